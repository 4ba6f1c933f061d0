// Erases tasks that have ended, with the rows of their images; of each only its money and its tool stay.
import { inArray } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import { media } from '#server/database/schema/media.ts';
import { purged_tasks, tasks } from '#server/database/schema/tasks.ts';
import type { Tx } from '#server/database/tx.ts';
import { listKeys } from '#server/media/stored.ts';

/** What `purged_tasks` keeps, because the ledger is kept. */
export const moneyOfTask = {
  id: tasks.id,
  user_id: tasks.user_id,
  type: tasks.type,
  status: tasks.status,
  cost: tasks.cost,
  refunded: tasks.refunded,
};

type Ended = Pick<typeof tasks.$inferSelect, keyof typeof moneyOfTask>;

/**
 * The tasks must be locked and have ended. Returns what lies in storage: to be removed after the commit, never
 * before it. Bytes that a kill leaves there are found by the sweep of orphans; a row without bytes would be a lie.
 */
export async function eraseTasks(tx: Tx, ended: readonly Ended[]): Promise<string[]> {
  if (ended.length === 0) return [];
  const ids = ended.map(({ id }) => id);
  const files = await tx.delete(media).where(inArray(media.task_id, ids)).returning();
  await tx.insert(purged_tasks).values(ended.map((task) => ({ ...task, status: endOf(task) })));
  await tx.delete(tasks).where(inArray(tasks.id, ids));
  return files.flatMap(listKeys);
}

function endOf({ id, status }: Ended): 2 | -1 {
  if (status === TASK_STATUS.completed || status === TASK_STATUS.failed) return status;
  throw new RangeError(`task ${id} has not ended`);
}
