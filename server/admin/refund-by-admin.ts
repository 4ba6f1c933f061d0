// Gives back what a finished task cost and was not given back yet; the work stays with its owner.
import { eq } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import type { AdminTask, adminTaskRefund } from '#contract/admin.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import { recordActivity } from '#server/community/record-activity.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { refundTask } from '#server/points/refund-task.ts';
import { Refusal } from '#server/refusal.ts';
import { notifyTask } from '#server/task/notify-task.ts';
import { lockTask } from './lock-person.ts';
import { readAdminTask } from './present-admin-task.ts';
import { writeAudit } from '#server/audit/write-audit.ts';

/** Refuses asset_not_found, and bad_parameters for a task that goes on or has nothing left to give back. */
export async function refundByAdmin(
  { db }: Pick<AppContext, 'db'>,
  adminId: number,
  { id, reason }: ParsedInputOf<typeof adminTaskRefund>,
): Promise<AdminTask> {
  await db.transaction(async (tx) => {
    const { task } = await lockTask(tx, adminId, Number(id));
    if (task.status === TASK_STATUS.queued || task.status === TASK_STATUS.processing) {
      throw new Refusal('bad_parameters', { fields: { id: fieldWord('only_finished') } });
    }
    if (task.refunded === task.cost) {
      throw new Refusal('bad_parameters', { fields: { id: fieldWord('nothing_to_return') } });
    }
    const points = await refundTask(tx, { userId: task.user_id, taskId: task.id, points: 'rest' });
    await tx.update(tasks).set({ refunded: task.cost }).where(eq(tasks.id, task.id));
    await notifyTask(tx, task);
    await recordActivity(tx, {
      userId: task.user_id,
      kind: 'points_adjusted',
      taskId: task.id,
      values: { points, reason },
    });
    await writeAudit(tx, {
      adminId,
      act: 'task_refund',
      userId: task.user_id,
      taskId: task.id,
      reason,
      detail: { points },
    });
  });
  return await readAdminTask(db, Number(id));
}
