// The monitor reads from any API process what a worker found.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { engine_runs } from '#server/database/schema/engines.ts';
import { invariant_checks } from '#server/database/schema/system.ts';
import { openModeration } from '#server/moderation/moderation.ts';
import { reportInvariants } from '#server/worker/upkeep/report-invariants.ts';
import { addBucket, addUser } from '#tests/fakes/task-app.ts';
import { useTestApi } from '#tests/start-test-api.ts';
import { openApiMetrics } from './metrics.ts';

const api = useTestApi();

async function readMetric(name: string): Promise<string | undefined> {
  const text = await (await api.fetch('/metrics')).text();
  return text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1);
}

const violationsOf = (rule: string) => readMetric(`atelier_invariant_violations{name="${rule}"}`);
const checkedAt = (scope: string) =>
  readMetric(`atelier_invariant_check_timestamp_seconds{scope="${scope}"}`);

it('tells what the engines did in the last day', async () => {
  const run = { task_id: 1, type: 1, engine: 'fal', formula_seconds: 10, most_seconds: 20 } as const;
  const begun_at = sql<Date>`now() - interval '30 seconds'`;
  await api.app.db.insert(engine_runs).values([
    { ...run, state: 'succeeded', begun_at, ended_at: sql<Date>`now()`, cost_micros: 40_000 },
    { ...run, state: 'held', begun_at },
  ]);
  expect(await readMetric('atelier_engine_runs_day{engine="fal",state="made"}')).toBe('1');
  expect(await readMetric('atelier_engine_runs_day{engine="fal",state="held"}')).toBe('1');
  expect(await readMetric('atelier_engine_spent_usd_day{engine="fal"}')).toBe('0.04');
  expect(Number(await readMetric('atelier_engine_run_seconds_day{engine="fal"}'))).toBeCloseTo(30, 0);
});

it('tells nothing of checks before one was made', async () => {
  expect(await violationsOf('bucket_is_its_ledger')).toBeUndefined();
  expect(await checkedAt('all')).toBeUndefined();
});

it('tells what a worker found, until a look at all rows finds it mended', async () => {
  const { db } = api.app;
  const user = await addUser(api.app, { points: 0 });
  const bucket = await addBucket(api.app, user, { points: 5 });
  const move = (points: number) =>
    db.execute(sql`update buckets set "left" = "left" + ${points} where id = ${bucket}`);

  await move(1);
  await db.execute(sql`update ledger set created_at = created_at - interval '1 hour'`);
  await reportInvariants(api.app, 'all');
  expect(await violationsOf('bucket_is_its_ledger')).toBe('1');
  expect(await violationsOf('nothing_below_zero')).toBe('0');
  expect(Number(await checkedAt('all'))).toBeGreaterThan(0);
  expect(await checkedAt('recent')).toBeUndefined();

  await move(-1);
  await reportInvariants(api.app, 'recent'); // which are fine
  expect(Number(await checkedAt('recent'))).toBeGreaterThan(0);
  expect(await violationsOf('bucket_is_its_ledger')).toBe('1');

  await reportInvariants(api.app, 'all');
  expect(await violationsOf('bucket_is_its_ledger')).toBe('0');
});

it('forgets rules that are checked no more', async () => {
  await api.app.db.insert(invariant_checks).values({ rule: 'a_rule_of_old', scope: 'all', violations: 3 });
  expect(await violationsOf('a_rule_of_old')).toBe('3');
  await reportInvariants(api.app, 'all');
  expect(await violationsOf('a_rule_of_old')).toBeUndefined();
});

const check = () => Promise.reject(new Error('away'));

it('tells how often checkers of the content rules broke', async () => {
  const prompt = [{ name: 'remote', limitMs: 1000, whenBroken: 'pass' as const, check }];
  const moderation = openModeration({ prompt, upload: [], result: [] }, api.app.log);
  const metrics = openApiMetrics({ ...api.app, moderation });
  for (const text of ['a', 'b']) await moderation.judge('prompt', { text, use: 'wanted' });
  const line = 'atelier_checker_faults_total{stage="prompt",checker="remote",kind="failed"} 2';
  for (let reading = 0; reading < 2; reading += 1) expect((await metrics.read()).text).toContain(line);
});
