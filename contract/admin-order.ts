// The orders of everybody, in the admin module: read, and paid back.
import * as z from 'zod/mini';
import { Reason, Somebody } from './admin-fields.ts';
import { Order, ORDER_STATES } from './billing.ts';
import { endpoint } from './endpoint.ts';
import { Id, Time, pageFields, pageOf } from './page.ts';
import { Uuid } from './text.ts';

/** More than any order is: what a column of the database holds. */
const MOST_MONEY = 2 ** 31 - 1;

/** Money in minor units, as on the buyer's own order. */
export const AdminOrder = z.object({
  ...z.pick(Order, {
    id: true,
    kind: true,
    item_id: true,
    name: true,
    cause: true,
    cycle: true,
    currency: true,
    amount: true,
    credit: true,
    points: true,
    status: true,
    refunded: true,
    disputed: true,
    period_start: true,
    period_end: true,
    paid_with: true,
    created_at: true,
    paid_at: true,
  }).shape,
  /** Without a name and an address once they have gone. */
  user: Somebody,
  provider: z.string(),
  /** The provider's name for the payment; null where nothing was paid. */
  payment_ref: z.nullable(z.string()),
});
export type AdminOrder = z.output<typeof AdminOrder>;

export const AdminOrderDetail = z.object({
  ...AdminOrder.shape,
  /** Points that the order has brought so far, what is left of them, and what was taken back. */
  granted: z.int(),
  left: z.int(),
  taken_back: z.int(),
  /** What the provider told about this order, the oldest first. `applied_at` is null while it could not be applied. */
  events: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      happened_at: Time,
      applied_at: z.nullable(Time),
      outcome: z.string(),
      attempts: z.int(),
    }),
  ),
  /** What the provider must still be asked for. `last_error` is empty before the first try. */
  requests: z.array(
    z.object({ id: z.string(), act: z.string(), amount: z.int(), attempts: z.int(), last_error: z.string() }),
  ),
});
export type AdminOrderDetail = z.output<typeof AdminOrderDetail>;

/** `disputed`: the bank has taken the money back, or wants to; such an order is in one of the other states as well. */
export const ADMIN_ORDER_STATES = [...ORDER_STATES, 'disputed'] as const;
export type AdminOrderState = (typeof ADMIN_ORDER_STATES)[number];

export const adminOrderList = endpoint({
  path: '/api/admin/order/list',
  summary: 'Orders of everybody, newest first.',
  access: 'admin',
  kind: 'read',
  input: z.strictObject({
    id: z.optional(Id),
    user_id: z.optional(Id),
    kind: z.optional(Order.shape.kind),
    state: z.optional(z.enum(ADMIN_ORDER_STATES)),
    ...pageFields,
  }),
  output: pageOf(AdminOrder),
});

export const adminOrderDetail = endpoint({
  path: '/api/admin/order/detail',
  summary: 'One order with its points, what the provider told about it, and what it must still be asked for.',
  access: 'admin',
  kind: 'read',
  input: z.strictObject({ id: Id }),
  output: AdminOrderDetail,
  refusals: ['asset_not_found'],
});

export const adminOrderRefund = endpoint({
  path: '/api/admin/order/refund',
  summary:
    'Pay an order back, in whole or in part. With the last of it the unspent points go, and the plan that it has begun. The buyer is told. The same client_token pays once.',
  access: 'admin',
  kind: 'act',
  input: z.strictObject({
    id: Id,
    /** Minor units; at most what was paid and not paid back yet. */
    amount: z.int().check(z.gte(1), z.lte(MOST_MONEY)),
    reason: Reason,
    client_token: Uuid,
  }),
  output: AdminOrderDetail,
  refusals: ['asset_not_found'],
});
