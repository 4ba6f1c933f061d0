// Tells the operator that a shown work breaks the rules.
import { sql } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { reportTask as reportEndpoint } from '#contract/community.ts';
import { fieldWord } from '#contract/field-words.ts';
import { reports } from '#server/database/schema/community.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { needVisible } from '#server/task/find-visible.ts';

/**
 * A second report of the same work by the same person replaces the first, and is open again. Refuses
 * `asset_not_found` for what is not shown, and `bad_parameters` for an own work.
 */
export async function reportTask(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  { task_id, reason, text = '' }: ParsedInputOf<typeof reportEndpoint>,
): Promise<void> {
  const work = await needVisible(db, task_id);
  if (work.authorId === userId) {
    throw new Refusal('bad_parameters', { fields: { task_id: fieldWord('not_own_work') } });
  }
  const said = { reason, text, decision: null, decided_by: null, decided_at: null };
  await db
    .insert(reports)
    .values({ ...said, reporter_id: userId, task_id: work.id })
    .onConflictDoUpdate({
      target: [reports.reporter_id, reports.task_id],
      set: { ...said, created_at: sql`now()` },
    });
}
