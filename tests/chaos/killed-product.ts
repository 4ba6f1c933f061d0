// The whole product with engines of a test's own: killed while tasks on them stand at several steps, and started again.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { expect } from 'vitest';
import { TASK_STATUS } from '#contract/task.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { connectDatabase, type Database, type Db } from '#server/database/connect.ts';
import { engine_runs } from '#server/database/schema/engines.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { expectInvariants } from '../fakes/expect-invariants.ts';
import { readEmails } from '../fakes/read-emails.ts';
import { makeImage } from '../fakes/sample-media.ts';
import { addBucket } from '../fakes/task-app.ts';
import { waitUntil } from '../fakes/wait-until.ts';
import { copyPreparedDatabase } from '../prepared-database.ts';
import { readDatabaseUrl } from '../start/data-folder.ts';
import { type AppProcess, findFreePort, makeDataDir, removeApp, startApp } from '../start-app.ts';
import { beginStep, type KilledEngine, LIMIT_MS, reachEnds, reachStep, type Step } from './kill-steps.ts';

const EMAIL = 'someone@example.com';
const USUAL = {
  LOG_LEVEL: 'error',
  RATE_ADDRESS_CALLS: '100000',
  RATE_USER_TASKS: '1000',
  WORKER_TASKS: '12', // all that are posted before a kill
};

type Settings = Record<string, string>;

export type Kill<Name extends string> = {
  /** What is tried by it, in a few words. */
  of: string;
  /**
   * Brought about one after the other: a task on each of these engines, which stands at its step until all of it is killed.
   * One for whose results an engine is let go on is before those that it must hold back; one that was not taken yet, last.
   */
  steps: readonly { step: Step; names: readonly Name[] }[];
  /** Beside those of all kills; it is started anew where it runs with others. */
  settings?: Settings;
  /** Instead of these, for the start after the kill. */
  settingsAfter?: Settings;
  /** The servers lose what a restart would lose. */
  withServers?: boolean;
  outcome: Outcome<Name>;
};

export type Outcome<Name extends string> = {
  /** What becomes of the tasks: `completed`, `held`, or `failed`, with the points that are back. */
  ends: Partial<Record<Step, Partial<Record<Name, string>>>>;
  /** How often each engine was asked in all. */
  asked: Partial<Record<Name, number>>;
};

export type KilledProduct<Name extends string> = {
  /**
   * The tasks, the kill, a new start, the end of each task. Fails where one has not all of its results, where a run is left
   * open, and where something is broken that must always hold.
   */
  kill(kill: Omit<Kill<Name>, 'of' | 'outcome'>): Promise<Outcome<Name>>;
  close(): Promise<void>;
};

type Given<Name extends string> = {
  /** Absent: a new one. It is removed in the end. */
  dataDir?: string;
  engines: Readonly<Record<Name, KilledEngine>>;
  settings: Settings;
};

export async function openKilledProduct<Name extends string>(
  given: Given<Name>,
): Promise<KilledProduct<Name>> {
  const { engines, dataDir = makeDataDir() } = given;
  await copyPreparedDatabase(dataDir);
  const allNames = Object.keys(engines) as Name[];
  const forAll = (act: (engine: KilledEngine) => unknown) => forEach(allNames, (name) => act(engines[name]));
  const port = await findFreePort();
  let { app, database, settings: runsWith } = await start({});
  const person = await signUp(app, database).catch(async (error: unknown) => {
    await close();
    throw error;
  });

  async function start(settings: Settings) {
    const app = await startApp({ dataDir, port, env: { ...USUAL, ...given.settings, ...settings } });
    return { app, database: connectDatabase(readDatabaseUrl(dataDir), { connections: 2 }), settings };
  }

  async function startAgain(settings: Settings): Promise<void> {
    ({ app, database, settings: runsWith } = await start(settings));
  }

  async function killAll(): Promise<void> {
    await database.close();
    await app.kill();
  }

  async function close(): Promise<void> {
    await database.close();
    await removeApp(app);
    await forAll(({ server }) => server.close());
  }

  const countAsked = (names: readonly Name[]) =>
    forEach(names, (name) => engines[name].server.countSubmitted());
  const finish = async () => void (await forAll(({ server }) => server.finish()));

  async function post(name: Name): Promise<number> {
    const { tool, fields } = engines[name];
    const click = { prompt: 'a fox', ...fields(person.image), client_token: randomUUID() };
    const { id } = await call<{ id: string }>(app, `/api/task/${tool}/post`, click, person.token);
    return Number(id);
  }

  /** A task on each of these engines, which has come to the step: to the last one when all are let go on, below. */
  async function bringTo(step: Step, names: readonly Name[]): Promise<Record<Name, number>> {
    await forAll(({ server }) => server.hold());
    const before = await countAsked(names);
    await forEach(names, (name) => beginStep(step, engines[name]));
    const ids = await forEach(names, post);
    // A task that waits could not be taken while its person is locked.
    const reached = step === 'before its end is written' ? 'while it is made' : step;
    await forEach(names, (name) =>
      reachStep(reached, engines[name], { db: database.db, taskId: ids[name], asked: before[name] }),
    );
    return ids;
  }

  return {
    async kill({ steps, settings = {}, settingsAfter = settings, withServers = false }) {
      if (JSON.stringify(settings) !== JSON.stringify(runsWith)) {
        await killAll();
        await startAgain(settings);
      }
      const names = [...new Set(steps.flatMap((one) => one.names))];
      const before = await countAsked(names);
      const posted: { step: Step; names: readonly Name[]; ids: Record<Name, number> }[] = [];
      for (const one of steps) posted.push({ ...one, ids: await bringTo(one.step, one.names) });
      const ending = steps.find(({ step }) => step === 'before its end is written');
      if (ending) {
        const databaseUrl = readDatabaseUrl(dataDir);
        await reachEnds(ending.names.length, { databaseUrl, personId: person.id, finish });
      }
      await killAll();
      if (withServers) await forEach(names, (name) => engines[name].server.restart());
      await finish();
      await startAgain(settingsAfter);
      const { db } = database;
      const ends: Outcome<Name>['ends'] = {};
      for (const { step, names: own, ids } of posted) {
        const found = await forEach(own, (name) => waitForEnd(db, ids[name]));
        const wanted = (name: Name) => (found[name] === 'completed' ? (engines[name].results ?? 1) : 0);
        expect(await forEach(own, (name) => countResults(db, ids[name]))).toEqual(await forEach(own, wanted));
        ends[step] = found;
      }
      const after = await countAsked(names);
      await expectAllEnded(
        db,
        posted.flatMap(({ ids }) => Object.values<number>(ids)),
      );
      await expectInvariants({ db, storage: await openDiskStorage(path.join(dataDir, 'media')) });
      return { ends, asked: await forEach(names, (name) => after[name] - before[name]) };
    },
    close,
  };
}

async function forEach<Name extends string, Value>(
  names: readonly Name[],
  look: (name: Name) => Value | Promise<Value>,
): Promise<Record<Name, Value>> {
  const entries = names.map(async (name) => [name, await look(name)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Name, Value>;
}

async function waitForEnd(db: Db, id: number): Promise<string> {
  return await waitUntil(
    `the end of task ${id}`,
    async () => {
      const [task] = await db.select().from(tasks).where(eq(tasks.id, id));
      if (task?.held_at) return 'held';
      if (task?.status === TASK_STATUS.completed) return 'completed';
      return task && task.status < 0 && `failed, ${task.refunded} back`;
    },
    LIMIT_MS,
  );
}

async function countResults(db: Db, taskId: number): Promise<number> {
  return await db.$count(media, and(eq(media.task_id, taskId), eq(media.role, 'result')));
}

/** The end of a run is written after that of its task. */
async function expectAllEnded(db: Db, taskIds: readonly number[]): Promise<void> {
  const isTheirs = inArray(engine_runs.task_id, taskIds);
  const isOpen = and(isTheirs, isNull(engine_runs.ended_at), ne(engine_runs.state, 'held'));
  await waitUntil('no run is left open', async () => (await db.$count(engine_runs, isOpen)) === 0);
}

async function call<Data>(app: AppProcess, address: string, body: object, token = ''): Promise<Data> {
  const isForm = body instanceof FormData;
  const response = await fetch(app.url + address, {
    method: 'POST',
    headers: { ...(!isForm && { 'content-type': 'application/json' }), ...(token && { token }) },
    body: isForm ? body : JSON.stringify(body),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: Data };
  if (code !== 200) throw new Error(`${address} answered ${code}: ${msg} ${JSON.stringify(data)}`);
  return data;
}

/** On a plan with room for several tasks of a kind, with points for all of them, and an image that was uploaded. */
async function signUp(app: AppProcess, database: Database) {
  await call(app, '/api/validate_email', { email: EMAIL });
  const email = await waitUntil('the email', async () => (await readEmails(app, EMAIL)).at(-1));
  const code = /\b\d{6}\b/.exec(email.text ?? '')?.[0];
  const typed = { platform: 0, email: EMAIL, code };
  const { id, token } = await call<{ id: string; token: string }>(app, '/api/login', typed);
  await database.db
    .update(users)
    .set({ plan: 'ultimate' })
    .where(eq(users.id, Number(id)));
  await addBucket(database, Number(id), { points: 10_000 });
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await makeImage(640, 640))], { type: 'image/png' }), 'a.png');
  const { upload_id } = await call<{ upload_id: string }>(app, '/api/task/upload', form, token);
  return { id: Number(id), token, image: { upload_id } };
}
