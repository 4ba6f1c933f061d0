// Counts what the content rules stopped, so that trying again and again has an end. The words are never kept.
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { RuleClass } from '#contract/community.ts';
import { blocked_tries } from '#server/database/schema/admin.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import type { Stage } from './moderation.ts';

/** Product §2.0: so many tries within a day bring a notice, and so many pause the making for a day. */
export const TRIES_UNTIL_NOTICE = 3;
export const TRIES_UNTIL_PAUSE = 8;
const DAY_MS = 24 * 60 * 60_000;

/** What an engine made of innocent words (stage `result`) is nobody's try. */
export type Tries = {
  /** Within the last 24 hours. */
  count: number;
  /** Null: making is not paused. */
  pausedUntil: Date | null;
};

export async function addTry(
  db: DbOrTx,
  userId: number,
  { stage, reason }: { stage: Stage; reason: RuleClass },
): Promise<Tries> {
  await db.insert(blocked_tries).values({ user_id: userId, stage, reason });
  return await readTries(db, userId);
}

/** What `countTries` counts. */
export type CountedTries = { count: number; together: number; newest: string | null };

/** A query of one row. The pause runs from the last of the tries: whoever goes on trying is not let in sooner. */
export function countTries(userId: SQLWrapper): SQL {
  const isRecent = sql`created_at > now() - interval '1 day'`;
  return sql`
    select count(*) filter (where ${isRecent})::int as count,
      count(*) filter (where created_at > newest - interval '1 day')::int as together,
      max(newest)::text as newest
    from (
      select created_at, max(created_at) over () as newest from blocked_tries
      where user_id = ${userId} and stage in ('prompt', 'upload') and created_at > now() - interval '2 days') tries`;
}

export function describeTries({ count, together, newest }: CountedTries): Tries {
  const end = new Date(newest === null ? 0 : new Date(newest).getTime() + DAY_MS);
  return { count, pausedUntil: together >= TRIES_UNTIL_PAUSE && end > new Date() ? end : null };
}

async function readTries(db: DbOrTx, userId: number): Promise<Tries> {
  const { rows } = await db.execute<CountedTries>(countTries(sql`${userId}`));
  return describeTries(rows[0] ?? { count: 0, together: 0, newest: null });
}
