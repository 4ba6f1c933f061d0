// Erases what the product has promised to erase: deleted and failed tasks, with their pictures, after thirty days.
import { and, eq, exists, inArray, lt, not, or, sql } from 'drizzle-orm';
import { media, tasks, users } from '#server/database/schema.ts';
import type { Tx } from '#server/database/tx.ts';
import type { House } from '#server/house.ts';
import { eraseTasks, moneyOfTask } from './erase-tasks.ts';

const KEPT_DAYS = 30;
const MOST_AT_ONCE = 200;

/**
 * One batch of at most 200 tasks; answers how many there were. Counts from the deletion or the failure, by the
 * database's clock; safe in many workers. A task whose picture its owner shows as their own face waits until they
 * show another. Of a task only its money and its tool stay (`purged_tasks`), because the ledger does.
 */
export async function purgeTasks({ db, storage }: Pick<House, 'db' | 'storage'>): Promise<number> {
  const { count, keys } = await db.transaction(purgeRows);
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
    .select(moneyOfTask)
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
  return { count: due.length, keys: await eraseTasks(tx, due) };
}
