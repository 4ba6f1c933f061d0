// Erases what the product has promised to erase: deleted and failed tasks, with their pictures, after thirty days.
import { and, eq, exists, inArray, lt, not, or, sql } from 'drizzle-orm';
import { media, purged_tasks, tasks, users } from '#server/database/schema.ts';
import type { Tx } from '#server/database/tx.ts';
import type { House } from '#server/house.ts';

const KEPT_DAYS = 30;
const MOST_AT_ONCE = 200;

/**
 * One batch of at most 200 tasks; answers how many there were. Counts from the deletion or the failure, by the
 * database's clock; safe in many workers. A task whose picture its owner shows as their own face waits until they
 * show another. Of a task only its money and its tool stay (`purged_tasks`), because the ledger does.
 */
export async function purgeTasks({ db, storage }: Pick<House, 'db' | 'storage'>): Promise<number> {
  const { count, keys } = await db.transaction(purgeRows);
  // Rows first: bytes that a kill leaves here are found by the sweep of orphans, a row without bytes would be a lie.
  for (const key of keys) await storage.remove(key);
  return count;
}

async function purgeRows(tx: Tx): Promise<{ count: number; keys: string[] }> {
  const keptSince = sql`now() - make_interval(days => ${KEPT_DAYS})`;
  const hasFailed = eq(tasks.status, -1);
  const isFace = tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(media, and(eq(media.user_id, users.id), eq(media.key, users.head_img)))
    .where(and(eq(users.id, tasks.user_id), eq(media.task_id, tasks.id)));
  const due = await tx
    .select({
      id: tasks.id,
      user_id: tasks.user_id,
      type: tasks.type,
      status: sql<2 | -1>`${tasks.status}`,
      cost: tasks.cost,
      refunded: tasks.refunded,
    })
    .from(tasks)
    .where(
      and(
        inArray(tasks.status, [2, -1]),
        or(lt(tasks.deleted_at, keptSince), and(hasFailed, lt(tasks.finished_at, keptSince))),
        not(exists(isFace)),
      ),
    )
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true });
  if (due.length === 0) return { count: 0, keys: [] };
  const ids = due.map(({ id }) => id);
  const files = await tx.delete(media).where(inArray(media.task_id, ids)).returning({
    key: media.key,
    thumb: media.thumb_key,
    poster: media.poster_key,
    preview: media.preview_key,
    subtitles: media.subtitles_key,
  });
  await tx.insert(purged_tasks).values(due);
  await tx.delete(tasks).where(inArray(tasks.id, ids));
  const keys = files.flatMap((row) => Object.values(row)).filter((key) => key !== '');
  return { count: due.length, keys };
}
