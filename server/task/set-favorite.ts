// Puts a star on an own work or some of its images, or takes it away.
import { and, eq, isNull } from 'drizzle-orm';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { taskFavorite } from '#contract/task.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { markImages } from './mark-images.ts';

/** Refuses asset_not_found, for images that are not there like for the work. */
export async function setFavorite(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  { id, favorite, images }: ParsedInputOf<typeof taskFavorite>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isOwn = and(eq(tasks.id, Number(id)), eq(tasks.user_id, userId), isNull(tasks.deleted_at));
    const [work] = await tx.select().from(tasks).where(isOwn).for('no key update');
    if (!work) throw new Refusal('asset_not_found');
    const hasStar = await markImages(tx, work, 'favorite', { isOn: favorite, images });
    await tx.update(tasks).set({ favorite: hasStar }).where(eq(tasks.id, work.id));
  });
}
