// Reads a price table as an operator wrote it: what is wrong in it, a sentence for each fault.
import type * as z from 'zod/mini';
import {
  CURRENCIES,
  CYCLES,
  LIMIT_STEPS,
  PLAN_IDS,
  type Plan,
  type PlanId,
  type PlanLimits,
  PriceTable,
} from './prices.ts';

type ReadTable = { table: PriceTable; faults: readonly [] } | { table: null; faults: readonly string[] };

/** Takes the text of a file in JSON. Faults begin with the path of their field: `plans.pro.prices.month.USD must be …`. */
export function readPriceTable(text: string): ReadTable {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    return { table: null, faults: [`the file is not JSON: ${(error as Error).message}`] };
  }
  const read = PriceTable.safeParse(given);
  const faults = read.success ? findContradictions(read.data) : read.error.issues.flatMap(describeIssue);
  return read.success && faults.length === 0 ? { table: read.data, faults: [] } : { table: null, faults };
}

function describeIssue(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${path ? `${path}.` : ''}${key} is not known`);
  }
  return [`${path || 'the table'} ${describeForm(issue)}`];
}

function describeForm(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_key') return 'is no id of a model, as fal/flux-2';
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code !== 'invalid_type' || issue.message.startsWith('must ')) return issue.message;
  const forms: Readonly<Record<string, string>> = {
    object: 'must be an object',
    array: 'must be a list',
    boolean: 'must be true or false',
  };
  return forms[issue.expected] ?? `must be of the type ${issue.expected}`;
}

/** What fields say together. */
function findContradictions({ plans, packs }: PriceTable): string[] {
  return [
    ...PLAN_IDS.flatMap((id) => judgePlan(id, plans[id])),
    ...PLAN_IDS.slice(1).flatMap((id, before) => compareWithBefore(plans, id, PLAN_IDS[before] ?? 'free')),
    ...judgeRecommended(plans),
    ...judgePacks(packs),
  ];
}

function judgePlan(id: PlanId, { prices, points_per_month, watermark, perks, limits }: Plan): string[] {
  const faults: string[] = [];
  const at = `plans.${id}`;
  if (id === 'free' && prices) faults.push(`${at}.prices must be null: everybody has this plan`);
  if (id === 'free' && points_per_month > 0) {
    faults.push(`${at}.points_per_month must be 0: nothing is granted by the month without a subscription`);
  }
  for (const currency of prices ? CURRENCIES : []) {
    if (prices && prices.year[currency] > prices.month[currency] * 12) {
      faults.push(
        `${at}.prices.year.${currency} must not be above twelve months (${prices.month[currency] * 12})`,
      );
    }
  }
  if (perks.includes('no_watermark') === watermark) {
    faults.push(
      watermark
        ? `${at}.watermark must be false: the plan has the perk no_watermark`
        : `${at}.perks must name no_watermark: the plan has no watermark`,
    );
  }
  if (new Set(perks).size < perks.length) faults.push(`${at}.perks must name each perk once`);
  if (limits.max_resolution === '720p' && limits.max_1080p_seconds > 0) {
    faults.push(`${at}.limits.max_1080p_seconds must be 0 where max_resolution is 720p`);
  }
  if (limits.max_1080p_seconds > limits.max_video_seconds) {
    faults.push(`${at}.limits.max_1080p_seconds must not be above max_video_seconds`);
  }
  return faults;
}

/** A plan must not allow less than the one before it, nor be cheaper, nor bring fewer points for more money. */
function compareWithBefore(plans: PriceTable['plans'], id: PlanId, beforeId: PlanId): string[] {
  const [plan, before] = [plans[id], plans[beforeId]];
  const faults: string[] = [];
  const at = `plans.${id}`;
  for (const name of Object.keys(plan.limits) as (keyof PlanLimits)[]) {
    if (rankLimit(name, plan.limits) < rankLimit(name, before.limits)) {
      faults.push(`${at}.limits.${name} must not be below that of ${beforeId} (${before.limits[name]})`);
    }
  }
  for (const perk of before.perks) {
    if (!plan.perks.includes(perk)) faults.push(`${at}.perks must name ${perk}: ${beforeId} has it`);
  }
  if (plan.priority < before.priority) {
    faults.push(`${at}.priority must not be below that of ${beforeId} (${before.priority})`);
  }
  if (!plan.prices) return faults;
  const sold = PLAN_IDS.slice(0, PLAN_IDS.indexOf(id)).findLast((one) => plans[one].prices !== null);
  const cheaper = sold && plans[sold];
  if (!cheaper?.prices) return faults;
  if (plan.points_per_month < cheaper.points_per_month) {
    faults.push(`${at}.points_per_month must not be below that of ${sold} (${cheaper.points_per_month})`);
  }
  for (const cycle of CYCLES) {
    for (const currency of CURRENCIES) {
      const least = cheaper.prices[cycle][currency];
      if (plan.prices[cycle][currency] < least) {
        faults.push(`${at}.prices.${cycle}.${currency} must not be below that of ${sold} (${least})`);
      }
    }
  }
  return faults;
}

/** A number that is larger where more is allowed. */
function rankLimit(name: keyof PlanLimits, limits: PlanLimits): number {
  const value = limits[name];
  if (typeof value !== 'string') return Number(value);
  const steps: readonly string[] = LIMIT_STEPS[name as keyof typeof LIMIT_STEPS];
  return steps.indexOf(value);
}

function judgeRecommended(plans: PriceTable['plans']): string[] {
  const marked = PLAN_IDS.filter((id) => plans[id].recommended);
  const unsold = marked.filter((id) => plans[id].prices === null);
  return [
    ...marked
      .slice(1)
      .map((id) => `plans.${id}.recommended must be false: ${marked[0]} is recommended already`),
    ...unsold.map((id) => `plans.${id}.recommended must be false: the plan is not sold`),
  ];
}

function judgePacks(packs: PriceTable['packs']): string[] {
  const faults: string[] = [];
  for (const [place, pack] of packs.entries()) {
    const at = `packs.${place}`;
    if (packs.findIndex(({ id }) => id === pack.id) < place) {
      faults.push(`${at}.id must be its own: another pack is called ${pack.id}, too`);
    }
    for (const currency of CURRENCIES) {
      const bettered = packs.find(
        (other) =>
          other.prices[currency] < pack.prices[currency] &&
          other.points + other.bonus >= pack.points + pack.bonus,
      );
      if (bettered) {
        faults.push(`${at}.prices.${currency} must bring more points than ${bettered.id}, which costs less`);
      }
    }
  }
  return faults;
}
