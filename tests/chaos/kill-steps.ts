// The steps of a task on an engine at which the product is killed: how each is brought about, and when it is reached.
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Db } from '#server/database/connect.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { EngineServer, TroubledCall } from '../fakes/engines/engine-server.ts';
import { waitUntil } from '../fakes/wait-until.ts';

/** The process of a model here has the lowest priority: on a busy machine an image takes its time. */
export const LIMIT_MS = 300_000;

/** What makes the results of one tool, and how it is led. */
export type KilledEngine = {
  /** Of the call that posts a task. */
  tool: string;
  /** Fields of the form beside the words; with this image, where one is wanted. */
  fields: (image: { upload_id: string }) => object;
  /** How many results that asks for; absent: one. */
  results?: number;
  /** By which call the results come; absent: `open`. */
  fetchedBy?: TroubledCall;
  /** What the row of a task says that is being made; absent: that the run is known by its name. */
  isUnderWay?: SQL;
  server: Pick<EngineServer, 'trouble' | 'wasTroubled' | 'hold' | 'restart'> & {
    /** How often it was asked to make something, and took it. */
    countSubmitted(): number | Promise<number>;
    finish(): void | Promise<void>;
    close(): void | Promise<void>;
  };
};

export type Step =
  | 'before it is taken'
  | 'when it is taken, and not answered'
  | 'while it is made'
  | 'before its results are fetched'
  | 'before its end is written';

/** Before the task is posted: the engine waits, or hangs at its step. */
export async function beginStep(step: Step, { server, fetchedBy = 'open' }: KilledEngine): Promise<void> {
  if (step === 'before it is taken') server.trouble('submit', 'hang');
  if (step === 'when it is taken, and not answered') server.trouble('submit', 'hang-after');
  if (step !== 'before its results are fetched') return;
  await server.finish();
  server.trouble(fetchedBy, 'hang');
}

/** Resolves when the task has come to the step. `asked`: how often the engine had been asked before it. */
export async function reachStep(
  step: Exclude<Step, 'before its end is written'>,
  { server, tool, isUnderWay = isNotNull(tasks.remote_ref) }: KilledEngine,
  { db, taskId, asked }: { db: Db; taskId: number; asked: number },
): Promise<void> {
  const isSo = async (what: SQL) => (await db.$count(tasks, and(eq(tasks.id, taskId), what))) > 0;
  const isThere = async (): Promise<boolean> => {
    // Stored before the call: from here on it may have happened.
    if (step === 'before it is taken') return isSo(sql`${tasks.prepared} ->> 'runId' is not null`);
    // How often it was asked is counted last: one of them must be asked for that over a connection of its own.
    const isHere = step === 'while it is made' ? await isSo(isUnderWay) : server.wasTroubled();
    return isHere && (await server.countSubmitted()) > asked;
  };
  await waitUntil(`${tool}, ${step}`, isThere, LIMIT_MS);
}

/**
 * Resolves when the files of so many tasks are stored and all that is left is to say so: each end locks its person first,
 * and waits for us until the database is killed. `finish` lets the engines go on.
 */
export async function reachEnds(
  count: number,
  { databaseUrl, personId, finish }: { databaseUrl: string; personId: number; finish: () => Promise<void> },
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => {}); // it is killed with the database
  await client.connect();
  await client.query('begin');
  await client.query('select from users where id = $1 for no key update', [personId]);
  await finish();
  const waiting = `select distinct pid from pg_stat_activity join pg_locks using (pid)
    where wait_event_type = 'Lock' and relation = 'users'::regclass`;
  const areWaiting = async () => {
    // A transaction that has looked once sees no connection that was opened later.
    await client.query('select pg_stat_clear_snapshot()');
    return (await client.query(waiting)).rowCount === count;
  };
  await waitUntil('the ends are about to be written', areWaiting, LIMIT_MS);
}
