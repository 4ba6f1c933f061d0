// Takes the lock under which a user's points and tasks change, so that two changes never see the same balance.
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { nameStatement } from './named-statement.ts';
import { users } from './schema/users.ts';
import type { Tx } from './tx.ts';
import { Refusal } from '#server/refusal.ts';
import { readErrorCode } from '#server/process/start-error.ts';

const LOCK_TIMEOUT = '55P03';

export type LockedUser = typeof users.$inferSelect;

/**
 * Must come before any other lock of the transaction: everybody locks users first, so nobody waits in a circle.
 * Refuses with user_not_found.
 */
export async function lockUser(tx: Tx, userId: number): Promise<LockedUser> {
  const [user] = await lock(tx, { userId });
  if (!user) throw new Refusal('user_not_found');
  return user;
}

/**
 * Named one by one, as in the schema: a statement that is planned with all columns fails on a connection that has it when
 * a newer release adds one.
 */
const columns = Object.values(getTableColumns(users)).map(({ name }) => sql.identifier(name));

/** "No key" leaves others free to insert rows that point at the user, such as a session. */
const lock = nameStatement<LockedUser, { userId: number }>(
  'lock_user',
  () => sql`
    select ${sql.join(columns, sql`, `)} from ${users} where ${users.id} = ${sql.placeholder('userId')} for no key update`,
);

const lockFree = nameStatement<LockedUser, { userIds: number[] }>(
  'lock_free_users',
  () => sql`
    select ${sql.join(columns, sql`, `)} from ${users} where ${users.id} = any(${sql.placeholder('userIds')}::bigint[])
    for no key update skip locked`,
);

/**
 * Of several users at once those whom nobody else has locked, by id: who waited for one while holding another could wait
 * in a circle.
 */
export async function lockFreeUsers(
  tx: Tx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, LockedUser>> {
  const free = await lockFree(tx, { userIds: [...userIds] });
  return new Map(free.map((user) => [user.id, user]));
}

/**
 * A transaction under the same lock, for what comes round again by itself: undefined, and nothing is done, when somebody
 * else holds the lock or there is no such user. For any other row it waits a second, and is undone then.
 */
export async function withFreeUser<Result>(
  db: Db,
  userId: number,
  step: (tx: Tx) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '1s'`);
      const isThem = eq(users.id, userId);
      const [user] = await tx
        .select({ id: users.id })
        .from(users)
        .where(isThem)
        .for('no key update', { skipLocked: true });
      return user && (await step(tx));
    });
  } catch (error) {
    if (readErrorCode(error instanceof Error ? (error.cause ?? error) : error) !== LOCK_TIMEOUT) throw error;
    return undefined;
  }
}
