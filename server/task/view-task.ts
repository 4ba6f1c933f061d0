// Counts a person who opens another's work: people, not clicks.
import { eq, sql } from 'drizzle-orm';
import { views } from '#server/database/schema/community.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { findVisible } from './find-visible.ts';

/** Oneself does not count, nor a work that is not shown. */
export async function viewTask({ db }: Pick<AppContext, 'db'>, userId: number, id: string): Promise<void> {
  const work = await findVisible(db, id);
  if (!work || work.authorId === userId) return;
  await db.transaction(async (tx) => {
    const seen = await tx
      .insert(views)
      .values({ user_id: userId, task_id: work.id })
      .onConflictDoNothing()
      .returning({ id: views.task_id });
    if (seen.length === 0) return;
    await tx
      .update(tasks)
      .set({ views: sql`${tasks.views} + 1` })
      .where(eq(tasks.id, work.id));
  });
}
