// Takes tasks out of their owner's sight: one that waits is canceled and paid back, one that runs is only hidden.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { lockUser } from '#server/database/lock-user.ts';
import type { Tx } from '#server/database/tx.ts';
import { Refusal } from '#server/refusal.ts';
import { failLockedTask } from './fail-task.ts';
import { notifyTask } from './notify-task.ts';

export type Deleted = { deleted: string[]; refunded: number };

/**
 * Deleting twice is fine and returns the same. Ids that are not the user's are left out of the answer; when none is
 * left, it refuses (asset_not_found). A public copy disappears at the same moment.
 */
export async function deleteTasks(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  ids: readonly string[],
): Promise<Deleted> {
  return await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const own = await tx
      .select({ id: tasks.id, user_id: tasks.user_id, status: tasks.status })
      .from(tasks)
      .where(and(eq(tasks.user_id, userId), inArray(tasks.id, ids.map(Number))))
      .orderBy(tasks.id);
    if (own.length === 0) throw new Refusal('asset_not_found');
    let refunded = 0;
    for (const task of own) refunded += await deleteTask(tx, task);
    return { deleted: own.map(({ id }) => String(id)), refunded };
  });
}

/** A step of a transaction that has locked the user. Returns the points that went back. */
export async function deleteTask(
  tx: Tx,
  task: Pick<typeof tasks.$inferSelect, 'id' | 'user_id' | 'status'>,
): Promise<number> {
  let refunded = 0;
  if (task.status === TASK_STATUS.queued) {
    // A worker that claims it at this moment wins; the task is hidden then, and goes on.
    const canceled = {
      taskId: task.id,
      userId: task.user_id,
      failure: 'canceled',
      from: [TASK_STATUS.queued],
      isDeleted: true,
    } as const;
    refunded = (await failLockedTask(tx, canceled)) ?? 0;
  }
  const hidden = await tx
    .update(tasks)
    .set({ deleted_at: sql`now()` })
    .where(and(eq(tasks.id, task.id), isNull(tasks.deleted_at)))
    .returning({ id: tasks.id });
  if (hidden.length > 0) await notifyTask(tx, task);
  return refunded;
}
