// What a worker answers to probes and monitors.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tasks } from '#server/database/schema/tasks.ts';
import { boatParams } from '#tests/fakes/boat-params.ts';
import { openWorkerApp, type WorkerApp } from '#tests/fakes/worker-app.ts';
import { observeRun } from './run/run-metrics.ts';
import { type Probes, serveProbes } from './serve-probes.ts';

const TOKEN = 'a-token-of-a-monitor';
let app: WorkerApp;
let probes: Probes;

beforeAll(async () => {
  app = await openWorkerApp({ METRICS_TOKEN: TOKEN });
  probes = await serveProbes(app, 0);
});
afterAll(async () => {
  await probes.close();
  await app.close();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${probes.port}${path}`, { headers });

const countRuns = (text: string): number =>
  Number(
    /^atelier_run_seconds_count\{tool="text-to-image",outcome="completed"\} (\d+)$/m.exec(text)?.[1] ?? 0,
  );

it('says that it lives, and that it can work', async () => {
  expect((await ask('/healthz')).status).toBe(200);
  const ready = await ask('/readyz');
  expect([ready.status, await ready.json()]).toEqual([200, { checks: { database: true, storage: true } }]);
  expect((await ask('/anything')).status).toBe(404);
  expect((await ask('/toString')).status).toBe(404);
});

it('tells its numbers to this machine, and to who has the token', async () => {
  const passedOn = { 'x-forwarded-for': '203.0.113.9' };
  expect((await ask('/metrics')).status).toBe(200);
  expect((await ask('/metrics', passedOn)).status).toBe(404);
  expect((await ask('/metrics', { ...passedOn, authorization: 'Bearer another' })).status).toBe(404);
  expect((await ask('/metrics', { ...passedOn, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
});

it('tells how long the oldest task waits, what runs came to, and who waits for the database', async () => {
  // Other tests of this process have had runs.
  const earlier = countRuns(await (await ask('/metrics')).text());
  observeRun('text-to-image', 'completed', 1500);
  const before = await (await ask('/metrics')).text();
  expect(before).toMatch(/^atelier_queue_age_seconds 0$/m);
  expect(countRuns(before)).toBe(earlier + 1);
  expect(before).toMatch(/^atelier_leases_lost_total \d+$/m);
  expect(before).toMatch(/^atelier_database_connections\{state="waited_for"\} 0$/m);
  expect(before).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  await app.post({ type: 1, params: boatParams });
  await app.db.update(tasks).set({ created_at: new Date(Date.now() - 90_000) });
  const after = await (await ask('/metrics')).text();
  expect(Number(/^atelier_queue_age_seconds ([\d.]+)$/m.exec(after)?.[1])).toBeCloseTo(90, -1);
  expect(after).toMatch(/^atelier_tasks_open\{state="waiting",tool="text-to-image"\} 1$/m);
});

it('is not ready once it drains', async () => {
  probes.drain();
  expect((await ask('/readyz')).status).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);
});
