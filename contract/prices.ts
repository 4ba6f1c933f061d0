// What is sold and what each thing costs: plans, packs, points of the tools, gifts. `prices.json` is the shipped table.
import * as z from 'zod/mini';
import { ModelId } from './model.ts';
import en from '#texts/en/contract/plans.json' with { type: 'json' };
import zh from '#texts/zh/contract/plans.json' with { type: 'json' };
import { pairTexts, type Words } from '#texts/words.ts';
import { IMAGE_RESOLUTIONS } from './limits.ts';
import shipped from './prices.json' with { type: 'json' };

/** In the order of what they allow: no plan allows less than the one before it. */
export const PLAN_IDS = ['free', 'basic', 'pro', 'ultimate'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const CYCLES = ['month', 'year'] as const;
export type Cycle = (typeof CYCLES)[number];

/** Months of a period. */
export const MONTHS: Readonly<Record<Cycle, number>> = { month: 1, year: 12 };

export const CURRENCIES = ['CNY', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

const WORDS = pairTexts(en, zh);

/** What a plan brings beside its limits, as the wire names it (product §1.6), and as a sentence about it begins. */
export const PERK_WORDS = WORDS.perks;
export type Perk = keyof typeof PERK_WORDS;
export const PERKS = ['no_watermark', 'priority', 'commercial', 'batch_download'] as const satisfies Perk[];

/** Each list from what allows less to what allows more. */
export const LIMIT_STEPS = {
  max_image_resolution: IMAGE_RESOLUTIONS,
  max_resolution: ['720p', '1080p'],
  max_upscale: ['1080p', '2K', '4K'],
} as const;

function whole(from: number, to: number) {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.int(error).check(z.gte(from, error), z.lte(to, error));
}

/** What a plan allows (product §3.2). Running and waiting count tasks, seconds are of media; 0 seconds: none at all. */
export const PlanLimits = z.strictObject({
  image_running: whole(1, 100),
  video_running: whole(1, 100),
  waiting: whole(0, 1000),
  /** Of one task. */
  image_count: whole(1, 4),
  max_image_resolution: z.enum(LIMIT_STEPS.max_image_resolution),
  max_video_seconds: whole(0, 10),
  max_resolution: z.enum(LIMIT_STEPS.max_resolution),
  /** Of a video in 1080p. */
  max_1080p_seconds: whole(0, 10),
  lip_seconds: whole(0, 60),
  upscale_seconds: whole(0, 120),
  max_upscale: z.enum(LIMIT_STEPS.max_upscale),
  upscale_60_fps: z.boolean(),
});
export type PlanLimits = z.output<typeof PlanLimits>;

const points = whole(0, 1_000_000);
const cents = z
  .int('must be a whole number of cents above 0')
  .check(
    z.positive('must be a whole number of cents above 0'),
    z.lte(100_000_000, 'must be at most 100000000 cents'),
  );
const factor = z
  .number('must be a number from 1 to 10')
  .check(z.gte(1, 'must be a number from 1 to 10'), z.lte(10, 'must be a number from 1 to 10'));
const MODEL_FACTOR = 'must be a number from 0 to 100';
const modelFactor = z.number(MODEL_FACTOR).check(z.gte(0, MODEL_FACTOR), z.lte(100, MODEL_FACTOR));
const nameText = z
  .string('must be a text of 1 to 30 characters')
  .check(
    z.minLength(1, 'must be a text of 1 to 30 characters'),
    z.maxLength(30, 'must be a text of 1 to 30 characters'),
  );

/** Minor units: cents, 分. */
const Prices = z.strictObject({ CNY: cents, USD: cents });

export const Plan = z.strictObject({
  /** Absent: the product's own word for it. */
  name: z.optional(z.strictObject({ en: nameText, zh: nameText })),
  points_per_month: points,
  /** Null: it is not sold. A year is paid at once and gives its points by the month. */
  prices: z.nullable(z.strictObject({ month: Prices, year: Prices })),
  recommended: z.boolean(),
  /** Of its tasks in the queue: the higher goes first. */
  priority: whole(0, 100),
  watermark: z.boolean(),
  limits: PlanLimits,
  perks: z.array(z.enum(PERKS)),
});
export type Plan = z.output<typeof Plan>;

export const Pack = z.strictObject({
  id: z
    .string('must be of small letters, digits, _ and -')
    .check(z.regex(/^[a-z0-9_-]{1,40}$/, 'must be of small letters, digits, _ and -, at most 40')),
  points: whole(1, 10_000_000),
  /** Points given on top. */
  bonus: points,
  prices: Prices,
});
export type Pack = z.output<typeof Pack>;

/** Points, 0 for what is free of charge. */
const Points = z.strictObject({
  /** An image. */
  text_to_image: z.strictObject({ draft: points, fine_1K: points, fine_2K: points }),
  /** An image. */
  image_to_image: z.strictObject({ '1K': points, '2K': points }),
  /** An image. */
  image_effect: z.strictObject({ normal: points, premium: points }),
  /** A second, of both tools that make videos. */
  video: z.strictObject({
    standard: z.strictObject({ '540p': points, '720p': points }),
    pro: z.strictObject({ '720p': points, '1080p': points }),
    sound: points,
  }),
  /** A video; in 1080p by the factor, rounded up. */
  video_effect: z.strictObject({ normal: points, premium: points, factor_1080p: factor }),
  /** A second, and the least of a task. */
  lip_sync: z.strictObject({ '720p': points, '1080p': points, least: points }),
  /** A second, by the factor rounded up, and the least of a task. */
  upscale: z.strictObject({
    same: points,
    '1080p': points,
    '2K': points,
    '4K': points,
    factor_60_fps: factor,
    least: points,
  }),
});

export const PriceTable = z.strictObject({
  plans: z.strictObject({ free: Plan, basic: Plan, pro: Plan, ultimate: Plan }),
  packs: z.array(Pack),
  points: Points,
  /** By what the points of a tool are multiplied for a model that is chosen, by its id; 1 for all others. */
  models: z.optional(z.record(ModelId, modelFactor)),
  /** `welcome` once, never expiring; `daily` at the first visit of each day, until its end. */
  gifts: z.strictObject({ welcome: points, daily: points }),
});
export type PriceTable = z.output<typeof PriceTable>;

// A test reads the file by the schema; a start need not.
export const SHIPPED_PRICES = shipped as PriceTable;

let installed: PriceTable = SHIPPED_PRICES;

/** Returns the table of this process or page. Read it where it is used, never while a module is loaded. */
export function prices(): PriceTable {
  return installed;
}

/** For the start of a process or page; later, what was said before would not agree with what is charged. */
export function installPrices(table: PriceTable): void {
  installed = table;
}

/** True where a plan or a pack can be bought. */
export function sellsAnything({ plans, packs }: PriceTable = installed): boolean {
  return packs.length > 0 || PLAN_IDS.some((id) => plans[id].prices !== null);
}

export function planName(id: PlanId): Words {
  return installed.plans[id].name ?? WORDS.names[id];
}

/** Returns the first plan that allows it, of those that can be had; null where none does. */
export function firstPlanThat(allows: (plan: Plan) => boolean): PlanId | null {
  const { plans } = installed;
  return PLAN_IDS.find((id) => (id === 'free' || plans[id].prices !== null) && allows(plans[id])) ?? null;
}

/** Whole points, rounded up from the sixth decimal: 40 × 1.1 is 44, not what floating numbers make of it. */
export function ceilPoints(amount: number): number {
  return Math.ceil(Math.round(amount * 1e6) / 1e6);
}

/**
 * Returns the table of a deployment that sells nothing: every plan has what the last has (no plan allows less than the
 * one before it), no watermark and the same turn in the queue. Points stay as they are.
 */
export function openToAll(table: PriceTable): PriceTable {
  const { limits, perks } = table.plans.ultimate;
  const open = (plan: Plan): Plan => ({
    ...plan,
    points_per_month: 0,
    prices: null,
    recommended: false,
    priority: 0,
    watermark: false,
    limits,
    perks: PERKS.filter((perk) => perk === 'no_watermark' || perks.includes(perk)),
  });
  const { free, basic, pro, ultimate } = table.plans;
  return {
    ...table,
    plans: { free: open(free), basic: open(basic), pro: open(pro), ultimate: open(ultimate) },
    packs: [],
  };
}
