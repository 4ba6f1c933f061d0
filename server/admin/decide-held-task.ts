// Lets a held task go on, or ends it: an admin has looked whether its engine was asked.
import { and, eq, sql } from 'drizzle-orm';
import type { AdminTask, adminTaskDecide } from '#contract/admin.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import { TASK_STATUS } from '#contract/task.ts';
import { hardLimitSeconds, toolOfType } from '#contract/tool-names.ts';
import type { AppContext } from '#server/app-context.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { engine_runs } from '#server/database/schema/engines.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { Tx } from '#server/database/tx.ts';
import { Refusal } from '#server/refusal.ts';
import { failLockedTask } from '#server/task/fail-task.ts';
import { notifyTask } from '#server/task/notify-task.ts';
import { lockTask } from './lock-person.ts';
import { readAdminTask } from './present-admin-task.ts';

type TaskRow = typeof tasks.$inferSelect;

/** Refuses asset_not_found, and bad_parameters for a task that is not held (any more). */
export async function decideHeldTask(
  { db }: Pick<AppContext, 'db'>,
  adminId: number,
  { id, decision, reason }: ParsedInputOf<typeof adminTaskDecide>,
): Promise<AdminTask> {
  await db.transaction(async (tx) => {
    const { task } = await lockTask(tx, adminId, Number(id));
    if (task.held_at === null)
      throw new Refusal('bad_parameters', { fields: { id: fieldWord('only_held') } });
    await tx
      .update(engine_runs)
      .set({ state: 'lost', ended_at: sql`now()` })
      .where(and(eq(engine_runs.task_id, task.id), eq(engine_runs.state, 'held')));
    if (decision === 'ask_again') await askAgain(tx, task);
    else await giveUp(tx, task);
    const { user_id: userId, engine } = task;
    await writeAudit(tx, {
      adminId,
      act: 'task_decide',
      userId,
      taskId: task.id,
      reason,
      detail: { decision, engine },
    });
  });
  return await readAdminTask(db, Number(id));
}

/** With what was prepared for it, as if nothing had been asked, and with its whole time. */
async function askAgain(tx: Tx, task: TaskRow): Promise<void> {
  await tx
    .update(tasks)
    .set({
      held_at: null,
      error_detail: null,
      prepared: task.prepared && { ...task.prepared, runId: null },
      remote_ref: null,
      lease_until: null,
      deadline_at: sql`now() + make_interval(secs => ${hardLimitSeconds(toolOfType(task.type))})`,
    })
    .where(eq(tasks.id, task.id));
  await notifyTask(tx, task);
}

async function giveUp(tx: Tx, { id: taskId, user_id: userId, error_detail }: TaskRow): Promise<void> {
  await failLockedTask(tx, {
    taskId,
    userId,
    failure: 'engine_error',
    from: [TASK_STATUS.processing],
    ...(error_detail === null ? {} : { detail: error_detail }),
  });
}
