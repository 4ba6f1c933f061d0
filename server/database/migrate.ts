// Brings a database up to the newest migration, whoever else starts at the same time.
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { untilAborted } from '#server/process/until-aborted.ts';
import { buildIndexes } from './build-indexes.ts';
import { describeConnection, SteadyClient } from './describe-connection.ts';
import { MIGRATIONS, refuseNewer } from './refuse-newer.ts';
import { isPoolerError, makePoolerError, refusePooler } from './refuse-pooler.ts';

const LOCK_KEY = 7_283_546; // any number, the same in every version
const LOOK_EVERY_MS = 200;
const SILENT_MS = 1000;
const LOCK_NOT_AVAILABLE = '55P03';
/** Of five seconds each: a table that somebody uses for long is asked for again, and lets others pass in between. */
const TABLE_TRIES = 24;

type Options = { signal?: AbortSignal; say?: (sentence: string) => void };

/**
 * Runs what is missing, our tables and the queue's, under an advisory lock: of many processes that start together,
 * one migrates, the others wait. Ends at once, with the signal's reason, when that aborts. Throws StartError, and
 * changes nothing, where a newer version has migrated before.
 */
export async function migrateDatabase(url: string, { signal, say = () => {} }: Options = {}): Promise<void> {
  const stopping = signal ?? new AbortController().signal;
  stopping.throwIfAborted();
  const client = new SteadyClient(describeConnection(url, 'migration'));
  const leave = () => void client.end().catch(() => {}); // in the middle of a statement, too; it is rolled back
  stopping.addEventListener('abort', leave, { once: true });
  try {
    await untilAborted(client.connect(), stopping);
    await refusePooler(client);
    await refuseNewer(client);
    await takeTurn(client, stopping, say);
    await refuseNewer(client); // whoever had the turn before may have been one
    await migrateTables(client, stopping, say);
    await buildIndexes(client, say);
    await untilAborted(migrateQueue(url), stopping);
  } catch (error) {
    stopping.throwIfAborted();
    throw isPoolerError(error) ? makePoolerError(error) : error;
  } finally {
    stopping.removeEventListener('abort', leave);
    await client.end().catch(() => {}); // frees the lock
  }
}

/** Asked for again and again, because a waiting that sits in the database cannot be left in order. */
async function takeTurn(client: Client, signal: AbortSignal, say: (sentence: string) => void): Promise<void> {
  const begun = performance.now();
  let isSaid = false;
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      LOCK_KEY,
    ]);
    if (rows[0]?.mine) return;
    if (!isSaid && performance.now() - begun >= SILENT_MS) {
      say('Another start is migrating the database; waiting for it');
      isSaid = true;
    }
    await sleep(LOOK_EVERY_MS, undefined, { signal });
  }
}

async function migrateTables(
  client: Client,
  signal: AbortSignal,
  say: (sentence: string) => void,
): Promise<void> {
  for (let left = TABLE_TRIES - 1; ; left -= 1) {
    try {
      await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
      return;
    } catch (error) {
      if (left === 0 || !isLocked(error)) throw error;
      say('A table that must be changed is in use; trying again');
      await sleep(LOOK_EVERY_MS, undefined, { signal });
    }
  }
}

function isLocked(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === LOCK_NOT_AVAILABLE;
}

/** The queue's own tables. */
export async function migrateQueue(url: string): Promise<void> {
  const queue = new PgBoss({
    ...describeConnection(url, 'migration'),
    max: 2,
    supervise: false,
    schedule: false,
  });
  queue.on('error', () => {}); // start() refuses by itself; without a listener an idle connection's error would end us
  await queue.start();
  await queue.stop({ graceful: false, close: true });
}
