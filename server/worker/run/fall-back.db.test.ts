// An engine that does nothing for a task makes room for the next one; none is asked twice for what may be paid.
import { eq, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engine_runs } from '#server/database/schema/engines.ts';
import { engine_reports } from '#server/database/schema/system.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { EngineError } from '#server/engines/engine.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { openWorkerApp, type WorkerApp } from '#tests/fakes/worker-app.ts';
import { listEngines } from '#server/worker/engines/choose-engine.ts';

let app: WorkerApp;

beforeEach(async () => {
  app = await openWorkerApp();
});
afterEach(() => app.close());

const paid = (id: string, script: Parameters<typeof createTestEngine>[0] = {}) =>
  createTestEngine({ id, traits: { isPaid: true, isRestartSafe: true }, ...script });

async function post(wish: { count?: 2 } = {}): Promise<number> {
  const usual = { engine: 'pro', prompt: 'A fox', aspect_ratio: '1:1', resolution: '1K', count: 1 };
  return await app.post({ type: 1, params: { ...usual, ...wish } });
}

async function listRuns() {
  await app.stop();
  return await app.db.select().from(engine_runs).orderBy(engine_runs.id);
}

describe('an engine that refuses', () => {
  it.each(['unavailable', 'misconfigured', 'refused'] as const)(
    'because it is %s lets the next one do it, at the same price',
    async (kind) => {
      const first = paid('first', { refuses: { error: new EngineError(kind, 'not now') } });
      const second = createTestEngine({ id: 'second' });
      await app.begin([first, second]);
      const done = await app.waitFor(await post(), 2);
      expect(done).toMatchObject({ engine: 'second', refunded: 0, engines_tried: ['first'] });
      expect(await listRuns()).toMatchObject([
        { engine: 'first', state: 'failed', detail: 'submit: not now' },
        { engine: 'second', state: 'succeeded', formula_seconds: expect.any(Number) as number },
      ]);
      await expectInvariants(app);
    },
  );

  it('by its content rules ends the task, and no other is asked', async () => {
    const second = createTestEngine({ id: 'second' });
    await app.begin([paid('first', { refuses: { error: new EngineError('blocked', 'no') } }), second]);
    expect(await app.waitFor(await post(), -1)).toMatchObject({ error_code: 'prompt_blocked', refunded: 2 });
    expect(second.submitted).toEqual([]);
  });

  it.each([
    { kind: 'busy', others: [createTestEngine({ id: 'second' })] },
    { kind: 'unavailable', others: [] },
  ] as const)('for now ($kind) lets the task wait; then it is asked again', async ({ kind, others }) => {
    const first = paid('first', { refuses: { error: new EngineError(kind, 'not now') } });
    await app.begin([first, ...others]);
    const id = await post();
    // The engine is left first, then the task is given back.
    const waiting = await waitUntil('it waits', async () => {
      const task = await app.readTask(id);
      return task.error_detail !== null && task.attempts === 0 && task;
    });
    expect(waiting).toMatchObject({ status: 1, error_detail: 'submit: not now', engines_tried: [] });
    delete first.script.refuses;
    await app.db.update(tasks).set({ lease_until: null }).where(eq(tasks.id, id));
    expect(await app.waitFor(id, 2)).toMatchObject({ engine: 'first' });
  });

  it('for long, being full, lets the next one do it', async () => {
    const error = new EngineError('busy', 'full', { retryAfterSeconds: 3600 });
    await app.begin([paid('first', { refuses: { error } }), createTestEngine({ id: 'second' })]);
    expect(await app.waitFor(await post(), 2)).toMatchObject({ engine: 'second' });
  });

  it('for good, as the only one, ends the task', async () => {
    await app.begin([paid('only', { refuses: { error: new EngineError('refused', 'too wide') } })]);
    expect(await app.waitFor(await post(), -1)).toMatchObject({ error_code: 'engine_error', refunded: 2 });
    await expectInvariants(app);
  });
});

describe('a paid engine whose answer got lost', () => {
  const lost = { error: new EngineError('unavailable', 'cut off', { mayBeCharged: true }), isDone: true };

  it('is not asked again, and no other either: an admin must say', async () => {
    const first = paid('first', { refuses: lost });
    const second = createTestEngine({ id: 'second' });
    await app.begin([first, second]);
    const id = await post();
    await app.waitUntilHeld(id);
    expect(first.submitted).toHaveLength(1);
    expect(second.submitted).toEqual([]);
    expect(await listRuns()).toMatchObject([{ engine: 'first', state: 'held', ended_at: null }]);
    await expectInvariants(app);
  });

  it('goes on where it can be found', async () => {
    const first = paid('first', { refuses: lost, recover: () => Promise.resolve({ run: 'nowhere' }) });
    await app.begin([first, createTestEngine({ id: 'second' })]);
    const id = await post();
    await waitUntil(
      'it is found',
      async () => (await app.readTask(id)).remote_ref !== null || (await app.readTask(id)).status < 0,
    );
    expect(first.submitted).toHaveLength(1);
  });

  it('makes room for the next one where it was certainly not asked', async () => {
    const first = paid('first', { refuses: lost, recover: () => Promise.resolve('not-submitted') });
    await app.begin([first, createTestEngine({ id: 'second' })]);
    expect(await app.waitFor(await post(), 2)).toMatchObject({ engine: 'second' });
  });
});

it('lets an engine rest that cannot be reached three times', async () => {
  const first = paid('first', { refuses: { error: new EngineError('unavailable', 'away') } });
  const engines = listEngines([first, createTestEngine({ id: 'second' })]);
  await app.begin(engines);
  for (let task = 1; task <= 4; task += 1) await app.waitFor(await post(), 2);
  expect((await listRuns()).filter(({ engine }) => engine === 'first')).toHaveLength(3);
  expect(engines.isWell('first')).toBe(false);
});

it('asks an engine for no more tasks at a time than it may do', async () => {
  const only = createTestEngine({ id: 'only', end: 'never' });
  await app.begin(listEngines([only], { tasks: { only: 1 } }));
  const ids = [await post(), await post()];
  await waitUntil('one waits, and the other is begun', async () => {
    const waits = (await Promise.all(ids.map(app.readTask))).map(({ error_detail }) =>
      error_detail?.includes('as many tasks'),
    );
    return waits.includes(true) && only.submitted.length > 0;
  });
  expect(only.submitted).toHaveLength(1);
  only.finishAll();
  only.script.end = 'succeed';
  for (const id of ids) await app.waitFor(id, 2);
});

it('asks the next engine when what one may cost a day is spent', async () => {
  const first = paid('first', { costMicros: 600_000 });
  const engines = listEngines([first, createTestEngine({ id: 'second' })], { budgets: { first: 1_000_000 } });
  await app.begin(engines);
  const made: string[] = [];
  for (let task = 1; task <= 3; task += 1) {
    const id = await post();
    made.push((await app.waitFor(id, 2)).engine);
    await waitUntil(
      'the end of its run',
      async () => (await app.db.$count(engine_runs, isNull(engine_runs.ended_at))) === 0,
    );
  }
  expect(made).toEqual(['first', 'first', 'second']);
});

it('asks the next engine when one has worked for as many points as it may in a day', async () => {
  const first = paid('first');
  const engines = listEngines([first, createTestEngine({ id: 'second' })], { points: { first: 3 } });
  await app.begin(engines);
  const made: string[] = [];
  first.script.end = 'fail';
  const failed = await app.waitFor(await post(), -1);
  expect(failed).toMatchObject({ engine: 'first', cost: 2, refunded: 2 });
  first.script.end = 'succeed';
  for (let task = 1; task <= 3; task += 1) made.push((await app.waitFor(await post(), 2)).engine);
  // What failed was given back: it counts for nothing.
  expect(made).toEqual(['first', 'first', 'second']);
});

it('says that a tool is away when all that its engine may do in a day is done', async () => {
  const engines = listEngines([paid('first')], { points: { first: 2 } });
  await app.begin(engines);
  await app.waitFor(await post(), 2);
  await app.stop();
  await app.begin(engines);
  await expect(post()).rejects.toMatchObject({ details: { fields: { type: 'engine_away' } } });
  const [report] = await app.db.select().from(engine_reports);
  expect(report).toMatchObject({
    is_well: false,
    detail: expect.stringContaining('a day is spent') as string,
  });
});

it('asks first whom a rule names for what was chosen, and the others after', async () => {
  const usual = createTestEngine({ id: 'usual' });
  const large = createTestEngine({ id: 'large' });
  const limits = {
    rules: [{ tool: 'text-to-image', options: { resolution: '1K', count: '2' }, engines: ['large'] }],
  } as const;
  await app.begin(listEngines([usual, large], limits));
  expect(await app.waitFor(await post(), 2)).toMatchObject({ engine: 'usual' });
  expect(await app.waitFor(await post({ count: 2 }), 2)).toMatchObject({ engine: 'large' });
  large.script.refuses = { error: new EngineError('refused', 'not now') };
  expect(await app.waitFor(await post({ count: 2 }), 2)).toMatchObject({
    engine: 'usual',
    engines_tried: ['large'],
  });
});

it('asks an engine that says it is not well after all others', async () => {
  const second = createTestEngine({ id: 'second' });
  await app.begin([paid('first', { isIll: true }), second]);
  expect(await app.waitFor(await post(), 2)).toMatchObject({ engine: 'second' });
  await app.stop();
  await app.begin([paid('first', { isIll: true })]);
  expect(await app.waitFor(await post(), 2)).toMatchObject({ engine: 'first' });
});
