// One task: everything of an own one, of another's what its author shows.
import { and, eq, isNull } from 'drizzle-orm';
import type { PublicTask, Task } from '#contract/task.ts';
import { selectVisible } from './select-visible.ts';
import { presentPublicTasks } from './present-public-task.ts';
import { viewTask } from './view-task.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import type { Language } from '#texts/words.ts';
import { presentTasks } from './present-task.ts';

/** `userId` is null for a visitor. Another's work counts who opened it. Refuses (asset_not_found) another's private work like one that never was. */
export async function readTaskDetail(
  app: Pick<AppContext, 'config' | 'db'>,
  userId: number | null,
  id: string,
  language: Language,
): Promise<Task | PublicTask> {
  const isIt = eq(tasks.id, Number(id));
  if (userId !== null) {
    const own = await app.db
      .select()
      .from(tasks)
      .where(and(isIt, eq(tasks.user_id, userId), isNull(tasks.deleted_at)));
    const [task] = await presentTasks(app, own, language);
    if (task) return task;
  }
  if (userId !== null) await viewTask(app, userId, id);
  const shown = await selectVisible(app.db, isIt);
  const [work] = await presentPublicTasks(app, userId, shown, language);
  if (!work) throw new Refusal('asset_not_found');
  return work;
}
