// Erases what the product has promised to erase: deleted and failed tasks, with their images, after thirty days.
import { and, eq, exists, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { endedStates } from '#server/database/task-states.ts';
import { TASK_STATUS } from '#contract/task.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { DbOrTx, Tx } from '#server/database/tx.ts';
import { eachInTurn } from '#server/process/each-in-turn.ts';
import type { AppContext } from '#server/app-context.ts';
import { withFreeUser } from '#server/database/lock-user.ts';
import { eraseTasks, moneyOfTask } from './erase-tasks.ts';

export const KEPT_DAYS = 30;
const MOST_USERS = 200;
const MOST_AT_ONCE = 200;

/**
 * One batch of at most 200 tasks of a user; returns how many there were. Counts from the deletion or the failure, by the
 * database's clock; safe in many workers. A task whose image its owner shows as their own face waits until they
 * show another; one of a user who is locked by somebody else waits for the next round. Of a task only its money and its
 * tool stay (`purged_tasks`), because the ledger does.
 */
export async function purgeTasks({ db, storage }: Pick<AppContext, 'db' | 'storage'>): Promise<number> {
  const owners = await db
    .selectDistinct({ id: tasks.user_id })
    .from(tasks)
    .where(isDue(db))
    .limit(MOST_USERS);
  let count = 0;
  await eachInTurn(owners, async ({ id }) => {
    const purged = await withFreeUser(db, id, (tx) => purgeRows(tx, id));
    count += purged?.count ?? 0;
    for (const key of purged?.keys ?? []) await storage.remove(key);
  });
  return count;
}

async function purgeRows(tx: Tx, userId: number): Promise<{ count: number; keys: string[] }> {
  const due = await tx
    .select(moneyOfTask)
    .from(tasks)
    .where(and(eq(tasks.user_id, userId), isDue(tx)))
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true });
  return { count: due.length, keys: await eraseTasks(tx, due) };
}

function isDue(db: DbOrTx): SQL | undefined {
  const keptSince = sql`now() - make_interval(days => ${KEPT_DAYS})`;
  const hasFailed = eq(tasks.status, TASK_STATUS.failed);
  const isFace = db
    .select({ id: users.id })
    .from(users)
    .innerJoin(media, and(eq(media.user_id, users.id), eq(media.key, users.head_img)))
    .where(and(eq(users.id, tasks.user_id), eq(media.task_id, tasks.id)));
  return and(
    inArray(tasks.status, endedStates),
    or(lt(tasks.deleted_at, keptSince), and(hasFailed, lt(tasks.finished_at, keptSince))),
    not(exists(isFace)),
  );
}
