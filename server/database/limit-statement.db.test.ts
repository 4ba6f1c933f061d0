// A search that takes too long ends after two seconds, says so, and leaves the connection as it was.
import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startApiForTest, type TestApi } from '#tests/start-test-api.ts';
import { connectDatabase, steadyClientOf } from './connect.ts';
import { limitStatement } from './limit-statement.ts';
import type { Tx } from './tx.ts';

async function hold(api: TestApi, table: string): Promise<void> {
  const other = new Client({ connectionString: api.database.url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query(`begin; lock table ${table} in access exclusive mode`);
}

it('refuses a search in words', async () => {
  const api = await startApiForTest();
  const { token } = await api.signIn();
  await hold(api, 'tasks');
  const asked = [
    api.post('/app/task/public', { tab: 'latest', q: 'lake' }),
    api.post('/api/task/list', { q: 'lake' }, { token }),
    api.post('/app/task/public', { tab: 'latest', q: 'lake' }, { headers: { 'accept-language': 'zh' } }),
  ];
  const en = { http: 503, msg: 'This search takes too long. Please use more exact words' };
  expect(await Promise.all(asked)).toMatchObject([
    en,
    en,
    { http: 503, msg: '搜索耗时过长，请使用更精确的关键词' },
  ]);
});

it('is of this transaction only', async () => {
  const { database } = await startApiForTest();
  const readLimit = sql`select current_setting('statement_timeout') as "limit"`;
  const inside = await limitStatement(database.db, 600, (tx) => tx.execute(readLimit));
  const all = await Promise.all(Array.from({ length: 10 }, () => database.db.execute(readLimit)));
  expect(inside.rows).toEqual([{ limit: '10min' }]);
  expect(all.flatMap(({ rows }) => rows)).toEqual(Array.from({ length: 10 }, () => ({ limit: '10s' })));
});

async function readSilence(tx: Tx): Promise<number | undefined> {
  await tx.execute(sql`select 1`);
  const socket = steadyClientOf(tx)?.connection.stream as Socket | undefined;
  return socket?.timeout;
}

it('lets the network be silent for as long, and no longer afterwards', async () => {
  const { database } = await startApiForTest();
  const one = connectDatabase(database.url, { connections: 1 });
  onTestFinished(one.close);
  const inside = await limitStatement(one.db, 600, readSilence);
  expect([inside, await one.db.transaction(readSilence)]).toEqual([605_000, 15_000]);
});
