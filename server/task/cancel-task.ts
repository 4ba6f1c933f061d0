// Takes a task out of the waiting line; its points come back.
import { and, eq, isNull } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import { fieldWord } from '#contract/field-words.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { failTask } from './fail-task.ts';

/** Refuses with asset_not_found, and with bad_parameters when it does not wait any more. */
export async function cancelTask({ db }: Pick<AppContext, 'db'>, userId: number, id: string): Promise<void> {
  const taskId = Number(id);
  const returned = await failTask(db, { taskId, userId, failure: 'canceled', from: [TASK_STATUS.queued] });
  if (returned !== undefined) return;
  const isOwn = and(eq(tasks.id, taskId), eq(tasks.user_id, userId), isNull(tasks.deleted_at));
  if ((await db.$count(tasks, isOwn)) === 0) throw new Refusal('asset_not_found');
  throw new Refusal('bad_parameters', { fields: { id: fieldWord('only_queued') } });
}
