// A model that was chosen: told by workers, refused in words where it cannot, and no other does it in its place.
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFieldWord } from '#contract/field-words.ts';
import { ToolModel } from '#contract/model.ts';
import { readPriceItems } from '#contract/price-words.ts';
import { installPrices, SHIPPED_PRICES } from '#contract/prices.ts';
import { engine_runs } from '#server/database/schema/engines.ts';
import { engine_reports } from '#server/database/schema/system.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { EngineError, type EngineRequest } from '#server/engines/engine.ts';
import { Refusal } from '#server/refusal.ts';
import { openModelList } from '#server/task/list-models.ts';
import { quoteTask } from '#server/task/quote-task.ts';
import { readAbilities } from '#server/task/read-abilities.ts';
import { readTaskDetail } from '#server/task/read-task-detail.ts';
import { repeatTask } from '#server/task/repeat-task.ts';
import { retryTask } from '#server/task/retry-task.ts';
import { addWork } from '#tests/fakes/add-work.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { openWorkerApp, type WorkerApp } from '#tests/fakes/worker-app.ts';

let app: WorkerApp;

beforeEach(async () => {
  app = await openWorkerApp();
});
afterEach(() => app.close());

const isSmall = ({ width }: EngineRequest) => (width > 1200 ? 'makes no large ones' : null);
const isFlat = ({ width, height }: EngineRequest) => (Math.max(width, height) > 2100 ? 'too long' : null);
const able = () => null;

const studio = (script: Parameters<typeof createTestEngine>[0] = {}) =>
  createTestEngine({ id: 'studio', models: { small: isSmall, large: able }, ...script });
const other = () => createTestEngine({ id: 'built-in' });

type Wish = { model?: string; resolution?: '1K' | '2K'; clientToken?: string };

async function post({ clientToken, ...wish }: Wish = {}): Promise<number> {
  const usual = { engine: 'pro', prompt: 'A fox', style: 'auto', aspect_ratio: '1:1', resolution: '1K' };
  const params = { ...usual, count: 1, negative_prompt: '', ...wish };
  return await app.post({ type: 1, params, clientToken });
}

/** The words under the fields of a refusal, in English. */
async function refusalOf(call: Promise<unknown>): Promise<Record<string, string>> {
  const refusal = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof Refusal)) throw new Error('it was not refused');
  expect(refusal.refusal).toBe('bad_parameters');
  const { fields = {} } = refusal.details;
  return Object.fromEntries(
    Object.entries(fields).map(([field, word]) => [field, readFieldWord(word, 'en')]),
  );
}

const list = async (language: 'en' | 'zh' = 'en') => {
  const abilities = await readAbilities(app.db);
  if (!abilities) throw new Error('nothing was reported');
  return await openModelList(app, 0)('text-to-image', abilities, language);
};

describe('the list of a tool', () => {
  it('has the models in the order in which they are asked, with what each can do', async () => {
    await app.begin([studio(), other()]);
    const models = await list('zh');
    expect(models.map((model) => ToolModel.parse(model))).toEqual(models);
    expect(models).toMatchObject([
      {
        id: 'studio/small',
        name: '模型 small',
        engine: 'studio',
        is_ai: false,
        away: false,
        speed: null,
        sample: null,
        accepts: { options: { resolution: { values: ['1K'] } }, except: [] },
        unused: ['negative_prompt'],
      },
      { id: 'studio/large', accepts: { options: {}, except: [] } },
      { id: 'built-in', name: '内置画师', unused: [] },
    ]);
  });

  it('says what does not go together', async () => {
    await app.begin([studio({ models: { flat: isFlat } }), other()]);
    const [flat] = await list();
    expect(flat?.accepts.options).toEqual({});
    expect(flat?.accepts.except).toContainEqual({ aspect_ratio: '16:9', resolution: '2K' });
    expect(flat?.accepts.except).not.toContainEqual({ aspect_ratio: '1:1', resolution: '2K' });
  });

  it('is empty where there is no choice', async () => {
    await app.begin([other()]);
    expect(await list()).toEqual([]);
  });

  it('leaves out what can do nothing, and says which are away', async () => {
    await app.begin([studio({ isIll: true, models: { none: () => 'nothing', large: able } }), other()]);
    expect(await list()).toMatchObject([
      { id: 'studio/large', away: true },
      { id: 'built-in', away: false },
    ]);
  });

  it('knows how fast each was, and shows the newest that it made and that is shown', async () => {
    await app.begin([studio(), other()]);
    await app.stop();
    for (let seconds = 1; seconds <= 9; seconds += 1) {
      await app.db.insert(engine_runs).values({
        task_id: 1,
        type: 1,
        engine: 'studio',
        model: 'studio/small',
        state: 'succeeded',
        formula_seconds: 10,
        most_seconds: 10,
        begun_at: sql<Date>`now() - make_interval(secs => ${seconds * 10})`,
        ended_at: sql<Date>`now()`,
      });
    }
    const made = { engine: 'studio', model: 'studio/small' };
    const hidden = await addWork(app, app.user, made);
    const shown = await addWork(app, app.user, { ...made, published_at: new Date(Date.now() - 60_000) });
    await addWork(app, app.user, { ...made, public: false });
    expect((await list())[0]?.sample).toContain(`task-${hidden}-1-0-thumb.webp`);
    await app.db
      .update(tasks)
      .set({ hidden_at: new Date() })
      .where(eq(tasks.id, Number(hidden)));
    const [small, large] = await list();
    expect(small?.sample).toContain(`task-${shown}-1-0-thumb.webp`);
    expect(small?.speed).toEqual([18, 82]);
    expect(large).toMatchObject({ speed: null, sample: null });
  });
});

const quote = (params: Record<string, unknown>) =>
  quoteTask(app, { id: app.user, plan: 'free' }, { type: 1, params: { count: 1, ...params } }, 'en');

describe('a task with a model', () => {
  it('is made by it and says so, though another would come first', async () => {
    const engine = studio();
    await app.begin([other(), engine]);
    const id = await post({ model: 'studio/large' });
    const done = await app.waitFor(id, 2);
    expect(done).toMatchObject({
      engine: 'studio',
      model: 'studio/large',
      params: { model: 'studio/large' },
    });
    expect(engine.submitted).toMatchObject([{ model: 'large' }]);
    expect(engine.submitted[0]?.fields).not.toHaveProperty('model');
    const shown = await readTaskDetail(app, app.user, String(id), 'zh');
    expect(shown).toMatchObject({ engine: { id: 'studio', model: '模型 large' } });
    await app.stop();
    expect(await app.db.select().from(engine_runs)).toMatchObject([{ model: 'studio/large' }]);
  });

  it('is refused in words where there is no such model, where it is away, and where it cannot', async () => {
    await app.begin([studio(), other()]);
    expect(await refusalOf(post({ model: 'studio/gone' }))).toEqual({
      model: expect.stringContaining('not here any more') as string,
    });
    const large = { model: 'studio/small', resolution: '2K' } as const;
    expect(await refusalOf(post(large))).toEqual({
      model: expect.stringContaining('Model small cannot do this') as string,
      resolution: expect.stringContaining('Model small cannot do this') as string,
    });
    await app.stop();
    await app.db.update(engine_reports).set({ is_well: false }).where(eq(engine_reports.engine, 'studio'));
    expect(await refusalOf(post({ model: 'studio/small' }))).toEqual({
      model: expect.stringContaining('Model small is away') as string,
    });
    // Who is left to choose takes another one.
    await post();
    expect(await app.db.$count(tasks)).toBe(1);
    await expectInvariants(app);
  });

  it('fails with its points back where its model cannot do it after all: nobody else does it', async () => {
    const engine = studio({ refuses: { error: new EngineError('refused', 'too odd') } });
    const second = other();
    await app.begin([engine, second]);
    const failed = await app.waitFor(await post({ model: 'studio/large' }), -1);
    expect(failed).toMatchObject({ error_code: 'engine_error', refunded: 2, engine: 'studio' });
    expect(second.submitted).toEqual([]);
    await expectInvariants(app);
  });

  it('waits for its engine where that is away for a moment', async () => {
    const engine = studio({ refuses: { error: new EngineError('unavailable', 'not now') } });
    const second = other();
    await app.begin([engine, second]);
    const id = await post({ model: 'studio/large' });
    // The engine is left first, then the task is given back.
    const waiting = await waitUntil('it waits', async () => {
      const task = await app.readTask(id);
      return task.error_detail !== null && task.attempts === 0 && task;
    });
    expect(waiting.error_detail).toBe('submit: not now');
    delete engine.script.refuses;
    await app.db.update(tasks).set({ lease_until: null }).where(eq(tasks.id, id));
    expect(await app.waitFor(id, 2)).toMatchObject({ engine: 'studio' });
    expect(second.submitted).toEqual([]);
  });

  it('is another click than the same without it', async () => {
    await app.begin([studio(), other()]);
    const clientToken = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
    const first = await post({ model: 'studio/large', clientToken });
    expect(await post({ model: 'studio/large', clientToken })).toBe(first);
    expect(await refusalOf(post({ clientToken }))).toHaveProperty('client_token');
    expect(await refusalOf(post({ model: 'studio/small', clientToken }))).toHaveProperty('client_token');
  });

  it('keeps it when it is tried again or repeated, as long as there is it', async () => {
    const engine = studio({ end: 'fail' });
    await app.begin([engine, other()]);
    const failed = await post({ model: 'studio/large' });
    await app.waitFor(failed, -1);
    engine.script.end = 'succeed';
    const again = { id: String(failed), language: 'en' } as const;
    const retried = Number((await retryTask(app, app.user, again)).id);
    expect(await app.waitFor(retried, 2)).toMatchObject({ model: 'studio/large' });
    const repeated = Number((await repeatTask(app, app.user, { ...again, id: String(retried) })).id);
    expect(await app.waitFor(repeated, 2)).toMatchObject({ params: { model: 'studio/large' } });
    await app.stop();
    await app.db.delete(engine_reports).where(eq(engine_reports.engine, 'studio'));
    const left = Number((await repeatTask(app, app.user, { ...again, id: String(retried) })).id);
    expect((await app.readTask(left)).params).not.toHaveProperty('model');
  });

  it('is quoted by the times of its model', async () => {
    await app.begin([studio(), other()]);
    await app.stop();
    for (let run = 0; run < 8; run += 1) {
      await app.db.insert(engine_runs).values({
        task_id: 1,
        type: 1,
        engine: 'studio',
        model: 'studio/large',
        state: 'succeeded',
        formula_seconds: 1,
        most_seconds: 1,
        begun_at: sql<Date>`now() - interval '50 seconds'`,
        ended_at: sql<Date>`now()`,
      });
    }
    const small = await quote({ model: 'built-in' });
    const large = await quote({ model: 'studio/large' });
    expect(large.eta_seconds).toBeGreaterThan(10 * small.eta_seconds);
    expect(large.price).toBe(small.price);
  });
});

describe('a table of prices that asks for more for a model', () => {
  beforeEach(() => installPrices({ ...SHIPPED_PRICES, models: { 'studio/large': 3, 'gone/model': 2 } }));
  afterEach(() => installPrices(SHIPPED_PRICES));

  it('is quoted, charged and paid back', async () => {
    const engine = studio();
    await app.begin([engine, other()]);
    expect((await quote({ model: 'studio/large' })).price).toBe(6);
    expect((await quote({})).price).toBe(2);
    const done = await app.waitFor(await post({ model: 'studio/large' }), 2);
    expect(done).toMatchObject({ cost: 6, refunded: 0 });
    expect(readPriceItems(done.cost_detail, 'en').at(-1)).toEqual({ label: 'This model × 3', amount: 4 });
    engine.script.end = 'fail';
    expect(await app.waitFor(await post({ model: 'studio/large' }), -1)).toMatchObject({
      cost: 6,
      refunded: 6,
    });
    await expectInvariants(app);
  });

  it('may name models that no engine has: it is only told', async () => {
    const warn = vi.spyOn(app.log, 'warn');
    await app.begin([studio(), other()]);
    expect(warn).toHaveBeenCalledWith(
      { models: ['gone/model'] },
      expect.stringContaining('no engine of this worker') as string,
    );
  });
});

it('names the model of a task that left it open', async () => {
  await app.begin([studio(), other()]);
  expect(await app.waitFor(await post(), 2)).toMatchObject({ engine: 'studio', model: 'studio/small' });
});
