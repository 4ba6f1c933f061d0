// Ready is said only by a process that can write, and no longer by one that is about to go.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { startApiForTest, type TestApi } from '#tests/start-test-api.ts';
import { openReadiness } from './check-ready.ts';

const ask = (api: TestApi, language = 'en') =>
  api.post('/readyz', null, { method: 'GET', headers: { 'accept-language': language } });

afterEach(() => vi.useRealTimers());

it('is not said over a database that only reads, and is again when it writes', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const api = await startApiForTest({ ownsDatabase: true });
  expect(await ask(api)).toMatchObject({ http: 200, data: { checks: { database: true, storage: true } } });
  await setReadOnly(api, 'on');
  expect(await ask(api)).toMatchObject({ http: 200 }); // remembered
  vi.advanceTimersByTime(3001);
  const refused = await ask(api);
  expect(refused).toMatchObject({
    http: 503,
    code: 503,
    data: { fields: { database: 'Not usable at the moment' } },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await ask(api, 'zh')).toMatchObject({ data: { fields: { database: '暂不可用' } } });
  await setReadOnly(api, 'off');
  expect(await ask(api)).toMatchObject({ http: 200 });
});

async function setReadOnly({ database }: TestApi, value: 'on' | 'off'): Promise<void> {
  const client = await database.pool.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query('set transaction_read_only = off').catch(() => {});
  await client.query('set default_transaction_read_only = off');
  await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'atelier-api' and pid <> pg_backend_pid()`,
  );
  client.release(true);
}

it('is not said over a storage that cannot be written', async () => {
  const api = await startApiForTest();
  const media = path.join(api.app.config.dataDir, 'media');
  rmSync(media, { recursive: true });
  writeFileSync(media, 'not a folder');
  expect(await ask(api)).toMatchObject({
    http: 503,
    data: { fields: { storage: 'Not usable at the moment' } },
  });
});

it('asks once for many who want to know', async () => {
  const api = await startApiForTest();
  const isWritable = vi.spyOn(api.app.storage, 'isWritable');
  const readiness = openReadiness(api.app);
  await Promise.all(Array.from({ length: 20 }, () => readiness.check()));
  expect(isWritable).toHaveBeenCalledTimes(1);
});

it('is taken back before the door closes', async () => {
  const api = await startApiForTest({ config: { drainSeconds: 2 } });
  const closing = api.close();
  expect(await ask(api)).toMatchObject({ http: 503, data: { fields: { serving: expect.any(String) } } });
  expect(await api.post('/api/config', {})).toMatchObject({ http: 200 });
  await closing;
  await expect(ask(api)).rejects.toThrow('fetch failed');
});
