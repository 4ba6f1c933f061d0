// Points: what was given, the buckets that hold them, and every move.
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { createdAt, id, idOf, time } from '../columns.ts';
import { users } from './users.ts';

/** One welcome gift an account, a device and a mailbox. */
export const gifts = pgTable(
  'gifts',
  {
    user_id: idOf('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    device_id: text('device_id').notNull().default(''),
    address_hash: text('address_hash').notNull().default(''),
    /** HMAC of the canonical mailbox: it outlives the account, and names nobody. */
    mailbox_hash: text('mailbox_hash').notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('gifts_device')
      .on(t.device_id)
      .where(sql`${t.device_id} <> ''`),
    uniqueIndex('gifts_mailbox')
      .on(t.mailbox_hash)
      .where(sql`${t.mailbox_hash} <> ''`),
    index('gifts_address').on(t.address_hash, t.created_at),
  ],
);

/** Points with one date of expiry. `sub_point` is the sum of those that expire, `point` of those that never do. */
export const buckets = pgTable(
  'buckets',
  {
    id: id(),
    user_id: idOf('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'daily' | 'plan' | 'gift' | 'pack' | 'reward'>().notNull(),
    left: integer('left').notNull(),
    expires_at: time('expires_at'),
    /** What they were bought by; a refund takes back what is left of them. */
    order_id: idOf('order_id'),
    created_at: createdAt(),
  },
  (t) => [
    index('buckets_order')
      .on(t.order_id)
      .where(sql`${t.order_id} is not null`),
    index('buckets_user').on(t.user_id, t.expires_at),
    index('buckets_expiry')
      .on(t.expires_at)
      .where(sql`${t.left} > 0 and ${t.expires_at} is not null`),
    check('buckets_left', sql`${t.left} >= 0`),
  ],
);

/** Every move of every bucket, append-only. A task moves a bucket once for each kind, so a refund cannot happen twice. */
export const ledger = pgTable(
  'ledger',
  {
    id: id(),
    user_id: idOf('user_id').notNull(),
    bucket_id: idOf('bucket_id').notNull(),
    kind: smallint('kind').notNull(),
    amount: integer('amount').notNull(),
    /** Both balances together after this move. */
    balance_after: integer('balance_after').notNull(),
    task_id: idOf('task_id'),
    /** What a move without a task was for; unique with its kind and user (`daily` by day, `gift` once). */
    reason: text('reason'),
    expires_at: time('expires_at'),
    created_at: createdAt(),
  },
  (t) => [
    index('ledger_user').on(t.user_id, t.id),
    index('ledger_bucket').on(t.bucket_id),
    uniqueIndex('ledger_task')
      .on(t.task_id, t.kind, t.bucket_id)
      .where(sql`${t.task_id} is not null`),
    uniqueIndex('ledger_reason')
      .on(t.user_id, t.kind, t.reason)
      .where(sql`${t.reason} is not null`),
    check('ledger_amount', sql`${t.amount} <> 0`),
  ],
);
