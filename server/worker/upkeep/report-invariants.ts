// Looks whether what must always hold does hold, and is loud when it does not.
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { invariant_checks } from '#server/database/schema/system.ts';
import { type CheckScope, checkInvariants } from './check-invariants.ts';
import type { WorkerContext } from '#server/worker/worker-context.ts';

type CheckContext = Pick<WorkerContext, 'db' | 'storage' | 'log'>;

/** Stores what it found, so that every process can tell it. */
export async function reportInvariants(
  app: CheckContext,
  scope: CheckScope,
  signal?: AbortSignal,
): Promise<void> {
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
