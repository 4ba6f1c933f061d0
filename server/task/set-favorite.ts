// Puts a star on an own work, or takes it away.
import { and, eq, isNull } from 'drizzle-orm';
import { tasks } from '#server/database/schema/tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';

/** Refuses with asset_not_found. */
export async function setFavorite(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  { id, favorite }: { id: string; favorite: boolean },
): Promise<void> {
  const changed = await db
    .update(tasks)
    .set({ favorite })
    .where(and(eq(tasks.id, Number(id)), eq(tasks.user_id, userId), isNull(tasks.deleted_at)))
    .returning({ id: tasks.id });
  if (changed.length === 0) throw new Refusal('asset_not_found');
}
