// One task: everything of an own one, of another's what its author shows.
import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '#contract/errors.ts';
import type { PublicTask, Task } from '#contract/task.ts';
import { selectShown } from './select-shown.ts';
import { presentPublicTasks } from './present-public-task.ts';
import { viewTask } from './view-task.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/refusal.ts';
import { presentTasks } from './present-task.ts';

/** `userId` is null for a visitor. Another's work counts who opened it. Refuses (asset_not_found) another's private work like one that never was. */
export async function readTaskDetail(
  house: Pick<House, 'config' | 'db'>,
  userId: number | null,
  id: string,
  language: Language,
): Promise<Task | PublicTask> {
  const isIt = eq(tasks.id, Number(id));
  if (userId !== null) {
    const own = await house.db
      .select()
      .from(tasks)
      .where(and(isIt, eq(tasks.user_id, userId), isNull(tasks.deleted_at)));
    const [task] = await presentTasks(house, own, language);
    if (task) return task;
  }
  if (userId !== null) await viewTask(house, userId, id);
  const shown = await selectShown(house.db, isIt);
  const [work] = await presentPublicTasks(house, userId, shown, language);
  if (!work) throw new Refusal('asset_not_found');
  return work;
}
