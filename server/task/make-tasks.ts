// The transaction that makes tasks: those of several users who post at the same moment are made in one (decision 50).
import type { Posted } from '#contract/task.ts';
import { prices } from '#contract/prices.ts';
import type { Db } from '#server/database/connect.ts';
import { gatherByUser, type Outcome } from '#server/database/gather-by-user.ts';
import { type LockedUser, lockFreeUsers, lockUser } from '#server/database/lock-user.ts';
import { prepareOnce } from '#server/database/prepare-once.ts';
import type { Tx } from '#server/database/tx.ts';
import type { Jobs } from '#server/jobs/open-jobs.ts';
import { readErrorCode } from '#server/process/start-error.ts';
import { Refusal } from '#server/refusal.ts';
import { readUnderLock, type UnderLock } from './read-account.ts';
import { taskWakes } from './task-wakes.ts';
import { readWaitingLine, type WaitingLine } from './waiting-line.ts';
import { type TaskToWrite, writeTasks } from './write-task.ts';

/** An admin who gives a task: steps of the same transaction. */
export type Giver = {
  /** Instead of `lockUser`: also checks that the giver still may. */
  lock(tx: Tx): Promise<LockedUser>;
  /** Writes down who gave it and what it was worth. */
  record(tx: Tx, task: { id: number }, price: number): Promise<void>;
};

export type Decision = { replayed: Posted } | { toWrite: TaskToWrite; answer: Omit<Posted, 'id'> };

export type Making = {
  userId: number;
  /** Names a click; null: none. */
  token: string | null;
  /** What it is given by, and what it would cost. */
  gift: { giver: Giver; price: number } | null;
  jobs: Jobs;
  /** Under the lock; what it throws but a refusal undoes the transaction. */
  decide(tx: Tx, user: LockedUser, found: UnderLock): Promise<Decision>;
};

/** Two, so that one is put together while the database writes the other. A statement is planned for so many of `most`. */
const GROUPS = { atOnce: 2, most: 8 };

/** Classes of SQLSTATE: the values of one of them, or a lock, made the database undo all. Then each is tried alone. */
const SOMEBODYS_FAULT = /^(22|23|40|54|55)/;

/** Refuses what `decide` refuses, and with user_not_found. */
export async function makeTask(db: Db, making: Making): Promise<Posted> {
  return await (making.gift ? makeAlone(db, making) : makeInGroups(db)(making));
}

const makeInGroups = prepareOnce((db: Db) => gatherByUser((group: Making[]) => makeGroup(db, group), GROUPS));

async function makeGroup(db: Db, group: readonly Making[]): Promise<Outcome<Posted>[]> {
  const alone = (making: Making) => () => makeAlone(db, making);
  if (group.length === 1) return group.map(alone);
  const line = await readWaitingLine(db);
  try {
    const made = await db.transaction(async (tx) => {
      const free = await lockFreeUsers(
        tx,
        group.map(({ userId }) => userId),
      );
      const locked = group.flatMap((making) => {
        const user = free.get(making.userId);
        return user ? [{ making, user }] : [];
      });
      return await makeLocked(tx, locked, line);
    });
    return group.map((making) => made.get(making) ?? alone(making));
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (SOMEBODYS_FAULT.test(readErrorCode(cause))) return group.map(alone);
    throw error;
  }
}

/** Waits for the lock; nothing remains of what is refused. */
async function makeAlone(db: Db, making: Making): Promise<Posted> {
  const line = await readWaitingLine(db);
  return await db.transaction(async (tx) => {
    const user = await (making.gift?.giver.lock(tx) ?? lockUser(tx, making.userId));
    const made = await makeLocked(tx, [{ making, user }], line);
    const outcome = made.get(making);
    if (!outcome) throw new Error('one who is alone has an outcome');
    return await outcome();
  });
}

type Locked = { making: Making; user: LockedUser };

/** Without those who must be alone. */
async function makeLocked(
  tx: Tx,
  locked: readonly Locked[],
  line: WaitingLine | null,
): Promise<Map<Making, Outcome<Posted>>> {
  const outcomes = new Map<Making, Outcome<Posted>>();
  const places = locked.map(({ making: { userId, token }, user: { plan } }) => ({
    userId,
    token,
    priority: prices().plans[plan].priority,
  }));
  const looked = await readUnderLock(tx, places, line);
  const toWrite: { making: Making; decided: Exclude<Decision, { replayed: Posted }> }[] = [];
  for (const { making, user } of locked) {
    const found = looked.get(user.id);
    if (!found) throw new Error('nothing was found of a user who is locked');
    // Writes points off first, which must not remain where the rest is refused.
    if (locked.length > 1 && found.held.some(({ isExpired }) => isExpired)) continue;
    const decision = await making.decide(tx, user, found).catch(asRefused);
    if (decision instanceof Refusal) outcomes.set(making, () => Promise.reject(decision));
    else if ('replayed' in decision) outcomes.set(making, () => Promise.resolve(decision.replayed));
    else toWrite.push({ making, decided: decision });
  }
  if (toWrite.length === 0) return outcomes;
  const ids = await writeTasks(
    tx,
    toWrite.map(({ decided }) => decided.toWrite),
  );
  for (const { making, decided } of toWrite) {
    const id = ids.get(making.userId);
    if (id === undefined) throw new Error('a task was not written');
    await making.gift?.giver.record(tx, { id }, making.gift.price);
    outcomes.set(making, () => Promise.resolve({ ...decided.answer, id: String(id) }));
  }
  // Any queue of this process will do: they send by the same transaction.
  await toWrite[0]?.making.jobs.sendAll(
    taskWakes,
    toWrite.map(() => null),
    tx,
  );
  return outcomes;
}

function asRefused(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}
