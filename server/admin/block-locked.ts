// Blocks an account: nothing of it signs in any more, what waits is canceled and paid back.
import { and, eq, sql } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import { SESSION_CHANNEL } from '#server/account/session-token.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import { failLockedTask } from '#server/task/fail-task.ts';

/**
 * A step of a transaction that has locked the user. The rows of the sessions stay, so that the next call is told why
 * (3010010) and not merely asked to sign in; they open nothing, and go when the account is let in again. Open streams
 * end on commit. Returns what was canceled and the points that went back.
 */
export async function blockLocked(tx: Tx, userId: number): Promise<{ canceled: number; refunded: number }> {
  await tx.update(users).set({ state: 'abnormal' }).where(eq(users.id, userId));
  const waiting = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.user_id, userId), eq(tasks.status, TASK_STATUS.queued)))
    .orderBy(tasks.id);
  let canceled = 0;
  let refunded = 0;
  for (const { id } of waiting) {
    const detail = 'the account was blocked';
    const back = await failLockedTask(tx, {
      taskId: id,
      userId,
      failure: 'canceled',
      detail,
      from: [TASK_STATUS.queued],
    });
    if (back === undefined) continue; // a worker was faster
    canceled += 1;
    refunded += back;
  }
  await tx.execute(sql`select pg_notify(${SESSION_CHANNEL}, ${String(userId)})`);
  return { canceled, refunded };
}
