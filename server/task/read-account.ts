// What of somebody's account decides whether they may make a task.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { TaskType } from '#contract/tool-names.ts';
import type { Db } from '#server/database/connect.ts';
import type { LockedUser } from '#server/database/lock-user.ts';
import { prepareOnce } from '#server/database/prepare-once.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { OPEN } from '#server/database/task-states.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { pointsOfUser } from '#server/points/read-wallet.ts';
import { Refusal } from '#server/refusal.ts';

export type Account = {
  user: Pick<LockedUser, 'state' | 'purge_at' | 'plan'>;
  /** Types of the tasks that wait or run; held ones take no place. */
  open: TaskType[];
  /** Of both balances. */
  points: number;
};

/** All of it in one statement, without a lock. Refuses user_not_found. */
export async function readAccount(db: Db, userId: number): Promise<Account> {
  const [found] = await prepareLookup(db).execute({ userId });
  if (!found) throw new Refusal('user_not_found');
  const { open, points, ...user } = found;
  return { user, open, points };
}

const prepareLookup = prepareOnce(buildLookup);

function buildLookup(db: Db) {
  return db
    .select({
      state: users.state,
      purge_at: users.purge_at,
      plan: users.plan,
      open: sql<TaskType[]>`array(
        select type from tasks where user_id = users.id and status in (${OPEN}) and held_at is null)`,
      points: pointsOfUser,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('read_account');
}

/** Under the user's lock: what another click has just made is among them. */
export async function listOpen(db: DbOrTx, userId: number): Promise<TaskType[]> {
  const rows = await db
    .select({ type: tasks.type })
    .from(tasks)
    .where(and(eq(tasks.user_id, userId), sql`${tasks.status} in (${OPEN})`, isNull(tasks.held_at)));
  return rows.map(({ type }) => type);
}
