// Traces of the whole product: an API and a worker, processes of their own, tell one collector of the same press.
import { rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { type Collector, startCollector } from '#tests/fakes/otlp-collector.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { copyPreparedDatabase } from '../prepared-database.ts';
import { type AppProcess, makeDataDir, startApp } from '../start-app.ts';

const dataDir = makeDataDir();
let app: AppProcess | null = null;
let collector: Collector | null = null;

afterEach(async () => {
  await app?.kill();
  await collector?.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function call<Data>(path: string, body: object, token = ''): Promise<Data> {
  const response = await fetch(`${app?.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: Data };
  if (code !== 200) throw new Error(`${path}: ${msg}`);
  return data;
}

it('joins API and worker in one trace, and sends the last of it while it stops', async () => {
  const own = await startCollector();
  collector = own;
  await copyPreparedDatabase(dataDir);
  app = await startApp({
    dataDir,
    env: {
      NODE_ENV: 'development',
      MOCK_LOGIN: 'on',
      RATE_USER_CALLS: '60000',
      OTEL_EXPORTER_OTLP_ENDPOINT: own.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=of-the-collector',
    },
  });
  const email = 'somebody@example.com';
  await call('/api/validate_email', { email });
  const { token } = await call<{ token: string }>('/api/login', { platform: 0, email, code: '123456' });
  const { id } = await call<{ id: string }>('/api/task/text_to_image/post', { prompt: 'a red boat' }, token);
  await waitUntil(
    'a worker has it',
    async () => (await call<{ status: number }>('/api/task/status', { id }, token)).status > 0,
    120_000,
  );
  expect(await app.stop()).toBe(0);

  const run = own.spans.find(({ name }) => name === 'run task');
  const trace = own.spans.filter(({ traceId }) => traceId === run?.traceId);
  const services = Object.fromEntries(trace.map(({ name, service }) => [name, service]));
  expect(services).toMatchObject({
    'POST /api/task/text_to_image/post': 'atelier-api',
    'create task': 'atelier-api',
    'task waits': 'atelier-worker',
    'claim task': 'atelier-worker',
    'run task': 'atelier-worker',
  });
  expect(own.headers[0]).toMatchObject({ 'api-key': 'of-the-collector' });
  // Whether the image was finished in the time that a worker is given to end is not what is asked here.
  expect(['completed', 'left']).toContain(run?.attributes['atelier.outcome']);
  expect(own.text()).not.toContain(email);
  expect(own.text()).not.toContain('red boat');
  expect(app.output()).not.toContain('of-the-collector');
});
