// Everything that hangs on an account that is closed for good, in batches that can each be repeated.
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { endedStates } from '#server/database/task-states.ts';
import { TASK_STATUS } from '#contract/task.ts';
import type { Db } from '#server/database/connect.ts';
import { blocked_tries } from '#server/database/schema/admin.ts';
import { billing_notices } from '#server/database/schema/billing.ts';
import { activities, follows, likes, reports, views } from '#server/database/schema/community.ts';
import { media } from '#server/database/schema/media.ts';
import { gifts } from '#server/database/schema/points.ts';
import { idempotency_keys, tasks } from '#server/database/schema/tasks.ts';
import { resumable_uploads } from '#server/database/schema/uploads.ts';
import { data_exports, known_devices, users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { listKeys } from '#server/media/stored.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { eraseTasks, moneyOfTask } from '#server/task/erase-tasks.ts';
import { failTask } from '#server/task/fail-task.ts';
import { listDownloads } from '#server/task/prepare-download.ts';

const TASKS_AT_ONCE = 200;
const ROWS_AT_ONCE = 1000;

/**
 * False when something must be waited for (a task that runs, a batch that another worker holds) or the signal came;
 * the next round goes on. Rows go before bytes, as everywhere. What others may read about the person goes first.
 */
export async function eraseAccount(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  userId: number,
  signal?: AbortSignal,
): Promise<boolean> {
  const removeAll = async (keys: readonly string[]) => {
    for (const key of keys) await storage.remove(key);
  };
  await cancelWaiting(db, userId);
  const steps: ((tx: Tx) => Promise<Erased>)[] = [
    (tx) => eraseEnded(tx, userId),
    (tx) => eraseUploads(tx, userId),
    (tx) => eraseResumable(tx, userId),
    (tx) => takeBack(tx, likes, userId),
    (tx) => takeBack(tx, views, userId),
    ...listRest(userId).map(
      ([table, isTheirs]) =>
        (tx: Tx) =>
          eraseRows(tx, table, isTheirs),
    ),
    (tx) => eraseExports(tx, userId),
  ];
  for (const step of steps) {
    let count: number;
    do {
      if (signal?.aborted) return false;
      const erased = await db.transaction(step);
      await removeAll(erased.keys);
      ({ count } = erased);
    } while (count > 0);
  }
  // The device and the mailbox have had their gift for good; the network address is asked about for a day only.
  await db.update(gifts).set({ address_hash: '' }).where(eq(gifts.user_id, userId));
  return await db.transaction((tx) => finish(tx, userId));
}

type Erased = { count: number; keys: readonly string[] };

async function cancelWaiting(db: Db, userId: number): Promise<void> {
  const waiting = await db
    .select({ taskId: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.user_id, userId), eq(tasks.status, TASK_STATUS.queued)));
  for (const { taskId } of waiting) {
    await failTask(db, { taskId, userId, failure: 'canceled', from: [TASK_STATUS.queued] });
  }
}

/** What runs ends by itself, within its hard limit, and is erased after that. */
async function eraseEnded(tx: Tx, userId: number): Promise<Erased> {
  const ended = await tx
    .select(moneyOfTask)
    .from(tasks)
    .where(and(eq(tasks.user_id, userId), inArray(tasks.status, endedStates)))
    .limit(TASKS_AT_ONCE)
    .for('update', { skipLocked: true });
  const keys = await eraseTasks(tx, ended);
  return { count: ended.length, keys: [...keys, ...keys.flatMap(listDownloads)] };
}

async function eraseUploads(tx: Tx, userId: number): Promise<Erased> {
  const isUpload = and(eq(media.user_id, userId), eq(media.role, 'upload'));
  const some = tx
    .select({ id: media.id })
    .from(media)
    .where(isUpload)
    .limit(ROWS_AT_ONCE)
    .for('update', { skipLocked: true });
  const gone = await tx.delete(media).where(inArray(media.id, some)).returning();
  const keys = gone.flatMap(listKeys);
  return { count: gone.length, keys: [...keys, ...keys.flatMap(listDownloads)] };
}

/** What they gave to works of others is taken from the counts of these works in the same step. */
async function takeBack(tx: Tx, given: typeof likes | typeof views, userId: number): Promise<Erased> {
  const some = await tx
    .select({ taskId: given.task_id })
    .from(given)
    .where(eq(given.user_id, userId))
    .orderBy(asc(given.task_id))
    .limit(ROWS_AT_ONCE)
    .for('update', { skipLocked: true });
  if (some.length === 0) return { count: 0, keys: [] };
  const ids = some.map(({ taskId }) => taskId);
  const areThese = inArray(tasks.id, ids);
  // In the order of their ids, so that two who count never wait for each other in a circle.
  await tx.select({ id: tasks.id }).from(tasks).where(areThese).orderBy(tasks.id).for('no key update');
  await tx.delete(given).where(and(eq(given.user_id, userId), inArray(given.task_id, ids)));
  const counter = given === likes ? 'likes' : 'views';
  await tx
    .update(tasks)
    .set({ [counter]: sql`greatest(${tasks[counter]} - 1, 0)` })
    .where(areThese);
  return { count: some.length, keys: [] };
}

const listRest = (userId: number): [PgTable, SQL | undefined][] => [
  [follows, or(eq(follows.follower_id, userId), eq(follows.followee_id, userId))],
  [activities, or(eq(activities.user_id, userId), eq(activities.actor_id, userId))],
  [reports, eq(reports.reporter_id, userId)],
  [blocked_tries, eq(blocked_tries.user_id, userId)],
  [idempotency_keys, eq(idempotency_keys.user_id, userId)],
  [billing_notices, eq(billing_notices.user_id, userId)],
  [known_devices, eq(known_devices.user_id, userId)],
];

async function eraseRows(tx: Tx, table: PgTable, isTheirs: SQL | undefined): Promise<Erased> {
  const some = sql`select ctid from ${table} where ${isTheirs} limit ${ROWS_AT_ONCE} for update skip locked`;
  const { rowCount } = await tx.execute(sql`delete from ${table} where ctid = any(array(${some}))`);
  return { count: rowCount ?? 0, keys: [] };
}

async function eraseResumable(tx: Tx, userId: number): Promise<Erased> {
  const gone = await tx
    .delete(resumable_uploads)
    .where(eq(resumable_uploads.user_id, userId))
    .returning({ parts: resumable_uploads.parts });
  return { count: gone.length, keys: gone.flatMap(({ parts }) => parts.map(({ key }) => key)) };
}

async function eraseExports(tx: Tx, userId: number): Promise<Erased> {
  const gone = await tx
    .delete(data_exports)
    .where(eq(data_exports.user_id, userId))
    .returning({ key: data_exports.key });
  return { count: gone.length, keys: gone.flatMap(({ key }) => (key === '' ? [] : key)) };
}

/** Under the lock under which tasks and uploads are made: nothing can come after it. */
async function finish(tx: Tx, userId: number): Promise<boolean> {
  await lockUser(tx, userId);
  const works = await tx.$count(tasks, eq(tasks.user_id, userId));
  const files = await tx.$count(media, eq(media.user_id, userId));
  const begun = await tx.$count(resumable_uploads, eq(resumable_uploads.user_id, userId));
  if (works + files + begun > 0) return false;
  await tx.update(users).set({ purge_at: null }).where(eq(users.id, userId));
  return true;
}
