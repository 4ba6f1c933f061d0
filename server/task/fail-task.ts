// Ends a task as failed and gives all its points back, in one transaction: never one without the other.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Failure } from '#contract/failures.ts';
import { type TaskStatus, TASK_STATUS } from '#contract/task.ts';
import type { Db } from '#server/database/connect.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { Tx } from '#server/database/tx.ts';
import { lockUser, withFreeUser } from '#server/database/lock-user.ts';
import { refundTask } from '#server/points/refund-task.ts';
import { notifyTask } from './notify-task.ts';

export type TaskFailure = {
  taskId: number;
  userId: number;
  failure: Failure;
  /** One technical sentence for the operator; users never see it. */
  detail?: string;
  /** Only a task in one of these states fails. */
  from: readonly Extract<TaskStatus, 0 | 1>[];
  /** A worker names its claim: one that lost its lease changes nothing. */
  fence?: number;
  /** Hidden from its owner at the same time. */
  isDeleted?: boolean;
};

/** Returns the points that went back, or undefined when the task is not (any more) in a state to fail. */
export async function failTask(db: Db, failed: TaskFailure): Promise<number | undefined> {
  return await db.transaction(async (tx) => {
    await lockUser(tx, failed.userId);
    return await failLockedTask(tx, failed);
  });
}

/** The same without waiting, for the sweep: undefined also when the user is locked by somebody else. */
export async function failTaskOfFreeUser(db: Db, failed: TaskFailure): Promise<number | undefined> {
  return await withFreeUser(db, failed.userId, (tx) => failLockedTask(tx, failed));
}

/** The same as a step of a larger transaction that has locked the user. */
export async function failLockedTask(tx: Tx, failed: TaskFailure): Promise<number | undefined> {
  const [task] = await tx
    .update(tasks)
    .set({
      status: TASK_STATUS.failed,
      error_code: failed.failure,
      error_detail: failed.detail ?? null,
      lease_until: null,
      held_at: null,
      finished_at: sql`now()`,
      refunded: tasks.cost,
      ...(failed.isDeleted ? { deleted_at: sql`now()` } : {}),
    })
    .where(
      and(
        eq(tasks.id, failed.taskId),
        eq(tasks.user_id, failed.userId),
        inArray(tasks.status, [...failed.from]),
        failed.fence === undefined ? undefined : eq(tasks.fence, failed.fence),
      ),
    )
    .returning({ id: tasks.id, user_id: tasks.user_id });
  if (!task) return undefined;
  const points = await refundTask(tx, { userId: task.user_id, taskId: task.id, points: 'all' });
  await notifyTask(tx, task);
  return points;
}
