// Points: two balances in dated buckets, and the ledger of every move.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Time, pageFields, pageOf } from './page.ts';

/** kind numbers of product §3.4, by name. */
export const LEDGER_KINDS = {
  gift: 1,
  daily: 2,
  plan_grant: 3,
  pack: 4,
  task_charge: 5,
  task_refund: 6,
  task_adjust: 7,
  expire: 8,
  reward: 9,
  admin: 10,
  clawback: 11,
} as const;
export type LedgerKind = keyof typeof LEDGER_KINDS;

const BUCKET_KINDS = ['daily', 'plan', 'gift', 'pack', 'reward'] as const;

/** `point` never expires, `sub_point` does; buckets are listed in the order in which they are spent. */
export const Wallet = z.object({
  point: z.int(),
  sub_point: z.int(),
  buckets: z.array(z.object({ kind: z.enum(BUCKET_KINDS), left: z.int(), expires_at: z.nullable(Time) })),
  /** `granted`: points of the day that this call has brought; 0 where they were there before. */
  daily: z.object({ amount: z.int(), resets_at: Time, granted: z.int() }),
});
export type Wallet = z.output<typeof Wallet>;

/** One move of one bucket. `balance_after` is the sum of both balances after it. */
export const PointDetail = z.object({
  id: z.string(),
  kind: z.int(),
  kind_name: z.enum(Object.keys(LEDGER_KINDS) as [LedgerKind, ...LedgerKind[]]),
  amount: z.int(),
  bucket: z.enum(['point', 'sub_point']),
  balance_after: z.int(),
  task_id: z.nullable(z.string()),
  task_type: z.nullable(z.int()),
  /** The order that the points were bought by; null where they were not bought. */
  order_id: z.nullable(z.string()),
  note: z.string(),
  expires_at: z.nullable(Time),
  created_at: Time,
});
export type PointDetail = z.output<typeof PointDetail>;

export const pointDetailList = endpoint({
  path: '/api/user/point_detail/list',
  summary: 'Every move of the caller’s points, newest first.',
  access: 'user',
  kind: 'read',
  input: z.strictObject({
    kind: z.optional(z.int().check(z.gte(1), z.lte(11))),
    direction: z.optional(z.enum(['income', 'spending'])),
    ...pageFields,
  }),
  output: pageOf(PointDetail),
});

export const pointsEndpoints = { pointDetailList };
