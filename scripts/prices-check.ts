// `npm run prices:check`: what is wrong in a price table, or what each thing of it earns, brings and costs.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  CURRENCIES,
  type Currency,
  CYCLES,
  installPrices,
  MONTHS,
  PLAN_IDS,
  planName,
  type PriceTable,
  sellsAnything,
} from '#contract/prices.ts';
import { readPriceTable } from '#contract/read-price-table.ts';
import { TOOL_TYPES, TOOL_WORDS, type ToolName } from '#contract/tool-names.ts';
import { findContract } from '#tools/find-contract.ts';

const SHIPPED = path.join(import.meta.dirname, '..', 'contract', 'prices.json');
const USAGE = `Check a price table and see what it earns:
  npm run prices:check                                    the one of PRICES, else the shipped one
  npm run prices:check -- my-prices.json                  another
  npm run prices:check -- --cost-per-second 0.5           with what an engine costs, in US cents a second of its work`;

const SIGNS: Readonly<Record<Currency, string>> = { CNY: '¥', USD: '$' };

/** What people mostly ask of each tool, as its quote takes it. */
const TASKS: readonly { tool: ToolName; about: string; asked: object }[] = [
  { tool: 'text-to-image', about: '2 drafts', asked: { engine: 'lite', count: 2 } },
  { tool: 'text-to-image', about: '2 fine, 1K', asked: { engine: 'pro', count: 2 } },
  { tool: 'image-to-image', about: '2, 1K', asked: { count: 2 } },
  { tool: 'image-effect', about: '1', asked: { effect_id: 'anime_hand', count: 1 } },
  { tool: 'text-to-video', about: '5 s, 720p', asked: {} },
  { tool: 'text-to-video', about: '10 s, 1080p', asked: { mode: 'pro', resolution: '1080p', duration: 10 } },
  { tool: 'image-to-video', about: '5 s, 720p', asked: {} },
  { tool: 'video-effect', about: '5 s, 720p', asked: { effect_id: 'squish' } },
  { tool: 'lip-sync', about: '10 s, 720p', asked: { image: {}, audio: { duration: 10 } } },
  { tool: 'upscale-video', about: '10 s to 1080p', asked: { target: '1080p', duration: 10 } },
];

/** Returns the report; `costPerSecond` in US cents for a second that an engine works, null where nobody said. */
export function describePrices(table: PriceTable, costPerSecond: number | null): string {
  installPrices(table);
  const parts = [
    describePlans(table),
    describePacks(table),
    describeTasks(table, costPerSecond),
    ...describeModels(table),
  ];
  if (!sellsAnything(table)) parts.unshift('Nothing is sold: points bring no money.');
  const { welcome, daily } = table.gifts;
  return [
    ...parts,
    `Gifts: ${welcome} points at the first sign-in, ${daily} a day. They bring no money.`,
  ].join('\n\n');
}

function describePlans({ plans }: PriceTable): string {
  const rows = PLAN_IDS.flatMap((id) => {
    const { prices, points_per_month: points } = plans[id];
    if (!prices) return [[planName(id).en, id === 'free' ? 'free' : 'not sold']];
    return CYCLES.flatMap((cycle) =>
      CURRENCIES.map((currency) => {
        const month = prices[cycle][currency] / MONTHS[cycle];
        return [
          planName(id).en,
          cycle,
          formatMoney(prices[cycle][currency], currency),
          formatMoney(month, currency),
          String(points),
          points > 0 ? formatMoney(month / points, currency, 4) : '-',
        ];
      }),
    );
  });
  return alignTable('Plans', ['', '', 'price', 'a month', 'points a month', 'a point'], rows);
}

function describePacks({ packs }: PriceTable): string {
  const rows = packs.flatMap(({ id, points, bonus, prices }) =>
    CURRENCIES.map((currency) => [
      id,
      formatMoney(prices[currency], currency),
      bonus > 0 ? `${points} + ${bonus}` : String(points),
      formatMoney(prices[currency] / (points + bonus), currency, 4),
    ]),
  );
  return alignTable('Packs', ['', 'price', 'points', 'a point'], rows);
}

function describeTasks(table: PriceTable, costPerSecond: number | null): string {
  const worth = { CNY: rangeOfPoint(table, 'CNY'), USD: rangeOfPoint(table, 'USD') };
  const rows = TASKS.map(({ tool, about, asked }) => {
    const { contract } = findContract(TOOL_TYPES[tool]);
    const params = contract.quote.parse(asked);
    const { price } = contract.price(params);
    const brings = CURRENCIES.flatMap((currency) =>
      worth[currency].map((cents) => formatMoney(cents * price, currency, 3)),
    );
    const row = [TOOL_WORDS[tool].en, about, String(price), ...brings];
    if (costPerSecond === null) return row;
    const cost = contract.etaSeconds(params) * costPerSecond;
    const margins = worth.USD.map((cents) => formatMoney(cents * price - cost, 'USD', 3));
    return [...row, `${contract.etaSeconds(params)} s`, formatMoney(cost, 'USD', 3), ...margins];
  });
  const ends = sellsAnything(table) ? ['cheapest', 'dearest'] : [];
  const titles = [
    '',
    '',
    'points',
    ...CURRENCIES.flatMap((currency) =>
      worth[currency].map((_, place) => `${SIGNS[currency]} ${ends[place]}`),
    ),
    ...(costPerSecond === null
      ? []
      : ['engine', 'cost', ...worth.USD.map((_, place) => `margin, ${ends[place]}`)]),
  ];
  const drawn = alignTable('Tasks, by what the cheapest and the dearest point brings', titles, rows);
  if (costPerSecond === null) return drawn;
  return `${drawn}\n  The seconds are those of the built-in engine on one core; another engine has its own.`;
}

/** Nothing where all models cost the same. */
function describeModels({ models = {} }: PriceTable): string[] {
  const rows = Object.entries(models).map(([id, factor]) => [id, `× ${factor}`]);
  return rows.length > 0 ? [alignTable('Models, where one is chosen', ['', 'points'], rows)] : [];
}

/** Minor units that the cheapest and the dearest point brings; empty where none is sold. */
function rangeOfPoint({ plans, packs }: PriceTable, currency: Currency): number[] {
  const ofPlans = PLAN_IDS.flatMap((id) => {
    const { prices, points_per_month: points } = plans[id];
    if (!prices || points === 0) return [];
    return CYCLES.map((cycle) => prices[cycle][currency] / MONTHS[cycle] / points);
  });
  const all = [...ofPlans, ...packs.map(({ points, bonus, prices }) => prices[currency] / (points + bonus))];
  return all.length > 0 ? [Math.min(...all), Math.max(...all)] : [];
}

/** `minor`: cents or 分. */
function formatMoney(minor: number, currency: Currency, decimals = 2): string {
  const amount = Math.abs(minor / 100).toFixed(decimals);
  const sign = minor < 0 && Number(amount) > 0 ? '-' : '';
  return `${sign}${SIGNS[currency]}${amount}`;
}

/** Words at the left, numbers at the right. */
function alignTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return `${title}: none`;
  const lines = [head, ...rows];
  const widths = head.map((_, place) => Math.max(...lines.map((line) => line[place]?.length ?? 0)));
  const isNumber = (place: number) => head[place] !== '';
  const drawn = lines.map((line) =>
    line
      .map((cell, place) =>
        isNumber(place) ? cell.padStart(widths[place] ?? 0) : cell.padEnd(widths[place] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return [title, ...drawn.map((line) => `  ${line}`)].join('\n');
}

function run(): void {
  const { values, positionals } = parseArgs({
    options: { 'cost-per-second': { type: 'string' } },
    allowPositionals: true,
  });
  const given = values['cost-per-second'];
  const cost = given === undefined ? null : Number(given);
  if (positionals.length > 1 || (cost !== null && !(cost >= 0))) throw new Error(USAGE);
  const file = positionals[0] ?? (process.env['PRICES']?.trim() || SHIPPED);
  const { table, faults } = readPriceTable(readFileSync(file, 'utf8'));
  if (table) {
    process.stdout.write(`\n${file} has no faults.\n\n${describePrices(table, cost)}\n\n`);
    return;
  }
  process.stderr.write(`\n${file} cannot be used:\n  ${faults.join('\n  ')}\n\n`);
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    run();
  } catch (error) {
    process.stderr.write(`\n${(error as Error).message}\n\n`);
    process.exitCode = 1;
  }
}
