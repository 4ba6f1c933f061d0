// One task: everything of an own one, of another's what its author shows.
import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '#contract/errors.ts';
import type { PublicTask, Task } from '#contract/task.ts';
import { isShown } from '#server/community/is-shown.ts';
import { tasks, users } from '#server/database/schema.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/refusal.ts';
import { presentPublicTasks } from './present-public-task.ts';
import { presentTasks } from './present-task.ts';

/** `userId` is null for a visitor. Refuses (asset_not_found) another's private work like one that never was. */
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
  const shown = await house.db
    .select({ task: tasks, author: users })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.user_id))
    .where(and(isIt, isShown));
  const [work] = await presentPublicTasks(house, shown, language);
  if (!work) throw new Refusal('asset_not_found');
  return work;
}
