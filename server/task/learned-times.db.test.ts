// Times are learned from what engines did, each for itself, as shares of what the tool's formula says of the size.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine_runs } from '#server/database/schema/engines.ts';
import { openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { estimateDuration } from './learned-times.ts';

let app: TaskApp;

beforeAll(async () => {
  app = await openTaskApp();
});
afterAll(() => app.close());

const estimate = (engine: string, formulaSeconds = 10) =>
  estimateDuration(app.db, { tool: 'text-to-image', engine, formulaSeconds });

type Ran = Partial<Pick<typeof engine_runs.$inferInsert, 'type' | 'state'>> & { daysAgo?: number };

async function run(engine: string, seconds: number, { daysAgo = 0, ...ran }: Ran = {}) {
  await app.db.insert(engine_runs).values({
    task_id: 1,
    type: 1,
    engine,
    state: 'succeeded',
    formula_seconds: 10,
    most_seconds: 10,
    begun_at: sql<Date>`now() - make_interval(days => ${daysAgo}, secs => ${seconds})`,
    ended_at: sql<Date>`now() - make_interval(days => ${daysAgo})`,
    ...ran,
  });
}

it('goes by the formula until eight runs are known', async () => {
  for (let runs = 1; runs <= 7; runs += 1) await run('new', 30);
  expect(await estimate('new')).toEqual({ usual: 10, most: 10 });
  await run('new', 30);
  expect((await estimate('new')).usual).toBeCloseTo(30, 0);
});

it('learns the usual time and that of nine in ten, for every size', async () => {
  for (let seconds = 10; seconds <= 20; seconds += 1) await run('steady', seconds);
  const { usual, most } = await estimate('steady');
  expect(usual).toBeCloseTo(15, 0);
  expect(most).toBeCloseTo(19, 0);
  const large = await estimate('steady', 40);
  expect(large.usual / usual).toBeCloseTo(4, 1);
});

it('knows nothing of other tools, other engines, and what failed', async () => {
  for (let runs = 1; runs <= 8; runs += 1) {
    await run('other', 30, { type: 3 });
    await run('other', 30, { state: 'failed' });
  }
  expect(await estimate('other')).toEqual({ usual: 10, most: 10 });
});

it('forgets how it was 200 runs ago', async () => {
  for (let runs = 1; runs <= 50; runs += 1) await run('moved', 90, { daysAgo: 2 });
  for (let runs = 1; runs <= 200; runs += 1) await run('moved', 5);
  expect((await estimate('moved')).most).toBeCloseTo(5, 0);
});
