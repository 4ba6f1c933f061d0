// `npm run seed`: fills a product for development with people, works of every tool, likes, follows, reports, and somebody
// with 10,000 creations. Works are posted to the running product, whose worker makes them.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Envelope } from '#contract/endpoint.ts';
import { TASK_STATUS } from '#contract/task.ts';
import { openSession } from '#server/account/session-token.ts';
import { readConfig } from '#server/config.ts';
import { connectDatabase, type Db } from '#server/database/connect.ts';
import { reachDatabase } from '#server/embedded-postgres/reach-database.ts';
import { buckets } from '#server/database/schema/points.ts';
import { users } from '#server/database/schema/users.ts';
import { movePoints } from '#server/points/move-points.ts';
import { drawFace } from '#tests/fakes/draw-face.ts';
import { addManyWorks } from '#tests/fakes/many-works.ts';
import { makeSound } from '#tests/fakes/sample-media.ts';
import { PEOPLE, type SeedWork, type There, WORKS } from './seed/works.ts';

const POINTS = 100_000;
const MANY = 10_000;
const LOOK_EVERY_MS = 500;
/** One video on a slow machine. */
const PATIENCE_MS = 10 * 60_000;

type Person = { id: number; token: string };

const config = readConfig();
const url = findRunning();
const { url: databaseUrl, close: release } = await reachDatabase(config);
const { db, close } = connectDatabase(databaseUrl, { part: 'admin', connections: 2 });
try {
  await seed(db);
} finally {
  await close();
  await release();
}

function findRunning(): string {
  try {
    const { url: running } = JSON.parse(readFileSync(path.join(config.dataDir, 'running.json'), 'utf8')) as {
      url: string;
    };
    return running;
  } catch {
    console.error('\nThe product is not running. Start it with npm run dev, then run this beside it.\n');
    process.exit(1);
  }
}

async function seed(database: Db): Promise<void> {
  const people = new Map<string, Person>();
  for (const name of Object.keys(PEOPLE)) people.set(name, await addPerson(database, name));
  const personOf = (name: string) => people.get(name) as Person;
  const works = new Map<string, string>();
  const there: There = {
    work: (name) => ({ task_id: works.get(name) ?? '' }),
    portrait: await send(personOf('noor'), 'portrait.png', await drawFace(768)),
    voice: await send(personOf('noor'), 'voice.wav', await makeSound(4)),
  };
  for (const work of WORKS) {
    const id = await make(personOf(work.by), work, there);
    works.set(work.name, id);
    if (!work.isPrivate) await post(personOf(work.by), '/api/task/publish', { id, public: true });
    console.log(`  ${work.by}: ${work.name}`);
  }
  await meet(
    personOf,
    [...works].filter(([name]) => name !== 'draft'),
  );
  const email = 'many@example.com';
  if ((await database.$count(users, eq(users.email, email))) === 0) {
    await addManyWorks(config.dataDir, MANY, { plan: 'pro', email });
  }
  console.log(`
  There are ${[...people.keys(), 'many'].map((name) => `${name}@example.com`).join(', ')}.
  In development any six digits sign them in; many has ${MANY} creations, admin sees /admin.`);
}

/** The one with that address, made where there is none, with points enough. */
async function addPerson(database: Db, address: string): Promise<Person> {
  const { name, bio, plan, role = 'user' } = PEOPLE[address] as (typeof PEOPLE)[string];
  const email = `${address}@example.com`;
  return await database.transaction(async (tx) => {
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    const [user] = known
      ? [known]
      : await tx.insert(users).values({ email, name }).returning({ id: users.id });
    const userId = user?.id ?? 0;
    await tx.update(users).set({ name, bio, plan, role }).where(eq(users.id, userId));
    const [bucket] = await tx
      .insert(buckets)
      .values({ user_id: userId, kind: 'reward', left: 0 })
      .returning({ id: buckets.id });
    await movePoints(tx, { userId, bucketId: bucket?.id ?? 0, kind: 'reward', amount: POINTS });
    return { id: userId, token: await openSession(tx, { userId, deviceId: 'seed', browser: 'seed' }) };
  });
}

/** Resolves with the task's id when it is finished. */
async function make(person: Person, work: SeedWork, there: There): Promise<string> {
  const asked = { ...work.input(there), client_token: randomUUID() };
  const { id } = await post<{ id: string }>(person, work.path, asked);
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { status, error } = await post<{ status: number; error: unknown }>(person, '/api/task/status', {
      id,
    });
    if (status === TASK_STATUS.completed) return id;
    if (status === TASK_STATUS.failed || Date.now() > end) {
      throw new Error(`${work.name} was not made: ${JSON.stringify(error)}`);
    }
    await sleep(LOOK_EVERY_MS);
  }
}

/** Everybody looks at some of what the others made. */
async function meet(personOf: (name: string) => Person, works: [name: string, id: string][]): Promise<void> {
  const names = Object.keys(PEOPLE).filter((name) => name !== 'admin');
  for (const [at, name] of names.entries()) {
    for (const other of names) {
      if (other !== name && other !== 'tomas')
        await post(personOf(name), `/users/${personOf(other).id}/follow`, {});
    }
    for (const [n, [work, id]] of works.entries()) {
      const isOwn = WORKS.some((one) => one.name === work && one.by === name);
      if (!isOwn && (n + at) % 3 !== 0) await post(personOf(name), '/api/task/like', { id, like: true });
    }
  }
  const [first, second] = works.slice(-2);
  for (const [reason, reported] of [
    ['violence', first],
    ['real_person', second],
  ] as const) {
    if (reported)
      await post(personOf('tomas'), '/api/report', { task_id: reported[1], reason, text: 'Please look' });
  }
}

async function send(person: Person, name: string, bytes: Buffer): Promise<{ upload_id: string }> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], name));
  body.set('params', '{}');
  const headers = { token: person.token };
  const response = await fetch(`${url}/api/task/upload`, { method: 'POST', body, headers });
  const { upload_id } = read<{ upload_id: string }>(name, await response.json());
  return { upload_id };
}

async function post<Data>(person: Person, place: string, body: object): Promise<Data> {
  const headers = { 'content-type': 'application/json', token: person.token };
  const response = await fetch(url + place, { method: 'POST', body: JSON.stringify(body), headers });
  return read<Data>(place, await response.json());
}

function read<Data>(what: string, answer: unknown): Data {
  const { code, msg, data } = answer as Envelope<Data>;
  if (code !== 200 || data === null) throw new Error(`${what}: ${code} ${msg} ${JSON.stringify(data)}`);
  return data;
}
