// Looks every minute whether what must always hold does hold, and is loud when it does not.
import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { DAILY_TIME_ZONE } from '#contract/limits.ts';
import type { Db } from '#server/database/connect.ts';
import { invariant_checks } from '#server/database/schema/system.ts';
import { type CheckScope, checkInvariants } from './check-invariants.ts';
import type { WorkerContext } from './run-task.ts';

type CheckContext = Pick<WorkerContext, 'db' | 'storage' | 'log'>;

/** Looks at all rows when it is called first, and then at the first call of each night; else at the recent ones. */
export function startReports(app: CheckContext): (signal?: AbortSignal) => Promise<void> {
  let hasSeenAll = false;
  return async (signal) => {
    const scope = hasSeenAll && !(await isNewNight(app.db)) ? 'recent' : 'all';
    await reportInvariants(app, scope, signal);
    hasSeenAll = true;
  };
}

/** Stores what it found, so that every process can tell it. */
async function reportInvariants(app: CheckContext, scope: CheckScope, signal?: AbortSignal): Promise<void> {
  const checked = await checkInvariants(app.db, app.storage, { scope, ...(signal && { signal }) });
  for (const { rule, rows } of checked) {
    if (rows.length > 0)
      app.log.error({ rule, rows: rows.slice(0, 10) }, 'Something that must always hold does not');
  }
  const rules = checked.map(({ rule }) => rule);
  const isGone = and(eq(invariant_checks.scope, scope), notInArray(invariant_checks.rule, rules));
  await app.db.delete(invariant_checks).where(isGone);
  await app.db
    .insert(invariant_checks)
    .values(checked.map(({ rule, rows }) => ({ rule, scope, violations: rows.length })))
    .onConflictDoUpdate({
      target: [invariant_checks.scope, invariant_checks.rule],
      set: { violations: sql`excluded.violations`, checked_at: sql`excluded.checked_at` },
    });
}

/** No worker has looked at all rows since the last night began. */
async function isNewNight(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ isNew: boolean }>(sql`
    select coalesce(${nightOf(sql`max(checked_at)`)} < ${nightOf(sql`now()`)}, true) as "isNew"
    from ${invariant_checks} where scope = 'all'`);
  return rows[0]?.isNew ?? true;
}

/** A night counts for the day that it begins; most people sleep at three o'clock in Shanghai. */
function nightOf(time: SQL): SQL {
  return sql`date_trunc('day', ${time} at time zone ${DAILY_TIME_ZONE} - interval '3 hours')`;
}
