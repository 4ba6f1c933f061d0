// The network between browser, API and database, cut, slow and silent: what was done is done once, and the caller hears so.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { startProxyBefore, type TcpProxy } from '#tests/fakes/tcp-proxy.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { startTestApi, type TestApi } from '#tests/start-test-api.ts';

const POST = '/api/task/text_to_image/post';
const GIFT_AND_DAY = 120;

let api: TestApi;
let database: TcpProxy;
let browser: TcpProxy;
let person: { token: string; id: number };

beforeAll(async () => {
  database = await startProxyBefore(inject('testDatabase').server);
  api = await startTestApi({ databaseProxy: database });
  browser = await startProxyBefore(api.url);
});
afterAll(async () => {
  await browser.close();
  await api.close();
  await database.close();
});
beforeEach(async () => {
  person = await api.signIn();
});

/** Sends the same press as a browser would, on a connection of its own. */
async function press(clientToken: string): Promise<{ http: number; id: string | undefined }> {
  const response = await fetch(new URL(POST, browser.reach(api.url)), {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: person.token, connection: 'close' },
    body: JSON.stringify({ prompt: 'a fox in the snow', count: 1, client_token: clientToken }),
  });
  const { data } = (await response.json()) as { data: { id: string } | null };
  return { http: response.status, id: data?.id };
}

/** Straight from the database. */
async function countDone(): Promise<{ tasks: number; charges: number; points: number }> {
  const { rows } = await api.database.db.execute<{ tasks: number; charges: number; points: number }>(sql`
    select (select count(*) from tasks where user_id = ${person.id})::int as tasks,
      (select count(*) from ledger where user_id = ${person.id} and task_id is not null)::int as charges,
      (select sum("left") from buckets where user_id = ${person.id})::int as points`);
  return rows[0] ?? { tasks: 0, charges: 0, points: 0 };
}

async function expectOneTask(): Promise<void> {
  expect(await countDone()).toMatchObject({ tasks: 1, charges: 1, points: GIFT_AND_DAY - 1 });
  await expectInvariants({ db: api.database.db, storage: api.app.storage });
}

it('makes one task and one charge of a post whose answer never came, when it is sent again', async () => {
  const wasLost = browser.loseAnswer(/^POST /, 2);
  const token = randomUUID();
  await expect(press(token)).rejects.toThrow('fetch failed');
  await waitUntil('it was done', async () => (await countDone()).tasks === 1);
  await expect(press(token)).rejects.toThrow('fetch failed');
  expect(wasLost()).toBe(2);
  expect(await press(token)).toMatchObject({ http: 200, id: expect.any(String) });
  await expectOneTask();
});

it('makes one task and one charge of a post that is cut on its way to us', async () => {
  const token = randomUUID();
  browser.cutAfter(0, 1);
  await expect(press(token)).rejects.toThrow('fetch failed');
  expect(await press(token)).toMatchObject({ http: 200 });
  await expectOneTask();
});

it('says 503 when the connection is reset right after the commit, and finds the task by the same press', async () => {
  const token = randomUUID();
  const wasLost = database.loseAnswer(/commit/i, 1);
  expect(await press(token)).toEqual({ http: 503, id: undefined });
  expect(wasLost()).toBe(1);
  expect(await countDone()).toMatchObject({ tasks: 1, charges: 1 }); // nobody was told so
  expect(await press(token)).toMatchObject({ http: 200, id: expect.any(String) });
  await expectOneTask();
});

it('says 503 when all connections are reset before the commit, and has taken nothing', async () => {
  const token = randomUUID();
  const wasLost = database.loseAnswer(/insert into "?ledger/i, 1);
  expect(await press(token)).toEqual({ http: 503, id: undefined });
  expect(wasLost()).toBe(1);
  expect(await countDone()).toMatchObject({ tasks: 0, charges: 0, points: GIFT_AND_DAY });
  database.reset();
  expect(await press(token)).toMatchObject({ http: 200 });
  await expectOneTask();
});

it('makes one task of three presses at once over a slow network', async () => {
  const token = randomUUID();
  database.delay(15);
  browser.delay(50);
  const answers = await Promise.all([press(token), press(token), press(token)]);
  browser.heal();
  database.heal();
  expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  await expectOneTask();
});

it(
  'bears a database that falls silent: says 503 in time, and serves on when it is back',
  { timeout: 120_000 },
  async () => {
    const token = randomUUID();
    // All connections of the pool are there, and idle: what is asked next goes out on them.
    await Promise.all(Array.from({ length: 10 }, () => api.app.db.execute(sql`select pg_sleep(0.1)`)));
    database.fallSilent();
    const waiting = Array.from({ length: 12 }, () => press(token));
    await waitUntil('it is not ready', async () => {
      return (await api.fetch('/readyz')).status === 503;
    });
    expect((await api.fetch('/healthz')).status).toBe(200);
    expect((await Promise.all(waiting)).map(({ http }) => http)).toEqual(waiting.map(() => 503));
    database.heal();
    expect(await press(token)).toMatchObject({ http: 200 });
    await expectOneTask();
  },
);
