// Erases images that were deleted while others of their task stayed, after the same thirty days as whole tasks.
import { and, asc, eq, exists, gte, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { listKeys } from '#server/media/stored.ts';
import { KEPT_DAYS } from './purge-tasks.ts';

const MOST_AT_ONCE = 200;

/**
 * One batch of at most 200; returns how many there were. Safe in many workers: a work that somebody acts on waits for the
 * next round, an image that its owner shows as their own face until they show another. The last rows of a task go with
 * it (`purgeTasks`): a finished work without any would be a lie. Rows go before bytes.
 */
export async function purgeImages({ db, storage }: Pick<AppContext, 'db' | 'storage'>): Promise<number> {
  const gone = await db.transaction(eraseDue);
  for (const key of gone.flatMap(listKeys)) await storage.remove(key);
  return gone.length;
}

async function eraseDue(tx: Tx): Promise<(typeof media.$inferSelect)[]> {
  const keptSince = sql`now() - make_interval(days => ${KEPT_DAYS})`;
  const other = alias(media, 'other');
  const hasOthers = exists(
    tx
      .select({ id: other.id })
      .from(other)
      .where(
        and(
          eq(other.task_id, media.task_id),
          eq(other.role, 'result'),
          or(isNull(other.deleted_at), gte(other.deleted_at, keptSince)),
        ),
      ),
  );
  const isFace = exists(
    tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, media.user_id), eq(users.head_img, media.key))),
  );
  const due = await tx
    .select({ id: media.id })
    .from(media)
    .innerJoin(tasks, eq(tasks.id, media.task_id))
    .where(and(eq(media.role, 'result'), lt(media.deleted_at, keptSince), hasOthers, not(isFace)))
    .orderBy(asc(media.id))
    .limit(MOST_AT_ONCE)
    .for('no key update', { of: tasks, skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  const gone = await tx.delete(media).where(inArray(media.id, ids)).returning();
  for (const { task_id, index } of gone) {
    if (task_id === null) continue;
    await tx
      .update(tasks)
      .set({ erased_images: sql`array_append(${tasks.erased_images}, ${index}::smallint)` })
      .where(eq(tasks.id, task_id));
  }
  return gone;
}
