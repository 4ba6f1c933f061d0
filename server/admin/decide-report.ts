// Decides all open reports of a work together: keep it, hide it, or hide it and block its author.
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AdminReport, adminReportDecide } from '#contract/admin.ts';
import type { RuleClass } from '#contract/community.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import { banned_files } from '#server/database/schema/admin.ts';
import { reports } from '#server/database/schema/community.ts';
import { media, task_inputs } from '#server/database/schema/media.ts';
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { blockLocked } from './block-locked.ts';
import { hideLocked } from './hide-work.ts';
import { type LockedTask, lockTask } from './lock-person.ts';
import { presentReports } from './present-reports.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import type { Language } from '#texts/words.ts';

/**
 * Of two admins at the same work the second is refused (bad_parameters, already_decided), and nothing is done twice.
 * Refuses asset_not_found, and bad_parameters where the author is oneself.
 */
export async function decideReport(
  app: Pick<AppContext, 'config' | 'db'>,
  adminId: number,
  { task_id, decision, reason }: ParsedInputOf<typeof adminReportDecide>,
  language: Language,
): Promise<AdminReport> {
  const taskId = Number(task_id);
  await app.db.transaction(async (tx) => {
    const locked = await lockTask(tx, adminId, taskId);
    const worst = await findWorstReason(tx, taskId);
    const decided = await tx
      .update(reports)
      .set({ decision, decided_by: adminId, decided_at: sql`now()` })
      .where(and(eq(reports.task_id, taskId), isNull(reports.decision)))
      .returning({ id: reports.id });
    if (!worst || decided.length === 0) {
      throw new Refusal('bad_parameters', { fields: { task_id: fieldWord('already_decided') } });
    }
    if (decision !== 'keep') await hideLocked(tx, locked, worst);
    const banned = decision === 'ban' ? await ban(tx, adminId, locked, worst) : {};
    await writeAudit(tx, {
      adminId,
      act: `report_${decision}`,
      userId: locked.owner.id,
      taskId,
      reason,
      detail: { reports: decided.length, ...banned },
    });
  });
  const [report] = await presentReports(app, 'decided', [taskId], language);
  if (!report) throw new Refusal('asset_not_found');
  return report;
}

/** What most of its open reports say. */
async function findWorstReason(tx: Tx, taskId: number): Promise<RuleClass | undefined> {
  const [worst] = await tx
    .select({ reason: reports.reason })
    .from(reports)
    .where(and(eq(reports.task_id, taskId), isNull(reports.decision)))
    .groupBy(reports.reason)
    .orderBy(desc(count()), reports.reason)
    .limit(1);
  return worst?.reason;
}

/** An author of the demo gallery is nobody who could be blocked. */
async function ban(tx: Tx, adminId: number, { task, owner }: LockedTask, reason: RuleClass): Promise<object> {
  if (owner.id === adminId) {
    throw new Refusal('bad_parameters', { fields: { task_id: fieldWord('not_own_account') } });
  }
  const files = await banFiles(tx, task.id, reason);
  return { files, ...(owner.state === 'normal' ? await blockLocked(tx, owner.id) : {}) };
}

/** What came of the work and what its author sent for it: the same bytes are not taken again, from anybody. */
async function banFiles(tx: Tx, taskId: number, reason: RuleClass): Promise<number> {
  const { rows } = await tx.execute<{ sha256: string }>(sql`
    with files as (
      select sha256, sent_sha256 from ${media} where task_id = ${taskId}
      union
      select m.sha256, m.sent_sha256 from ${media} m join ${task_inputs} i on i.media_id = m.id
      where i.task_id = ${taskId} and m.role = 'upload'
    )
    select sha256 from files where sha256 <> '' union select sent_sha256 from files where sent_sha256 <> ''`);
  if (rows.length === 0) return 0;
  await tx
    .insert(banned_files)
    .values(rows.map(({ sha256 }) => ({ sha256, reason })))
    .onConflictDoNothing();
  return rows.length;
}
