// Faults on purpose: which task they meet, how they look from outside, and how a wrong setting is refused.
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Engine, EngineContext, Poll } from './engine.ts';
import { withFaults } from './faulty.ts';

const DONE: Poll = { state: 'succeeded', outputs: [], missing: [], understood: [], ignored: [] };

/** An engine that is always done at once. */
function makeEngine(): Engine & { submitted: string[] } {
  const submitted: string[] = [];
  return {
    submitted,
    id: 'quick',
    name: 'Quick',
    isAi: false,
    traits: {
      tools: ['text-to-image'],
      effects: [],
      canSpeak: false,
      canCancel: true,
      hasProgress: false,
      isRestartSafe: false,
      isPaid: false,
    },
    health: async () => ({ ok: true, detail: '' }),
    prepare: async (request) => ({ ...request }),
    async submit(_prepared, { taskId }) {
      submitted.push(taskId);
      return { quick: taskId };
    },
    poll: async () => DONE,
    cancel: async () => {},
    open: async () => Readable.from([]),
    release: async () => {},
    close: async () => {},
  };
}

const contextOf = (taskId: string): EngineContext => ({
  taskId,
  signal: new AbortController().signal,
  openInput: () => Promise.reject(new Error('there are no inputs')),
});

async function runTask(engine: Engine, taskId: string): Promise<Poll> {
  return engine.poll(await engine.submit({}, contextOf(taskId)));
}

describe('faults on purpose', () => {
  it('fails every task at rate 1, after looking healthy for a while', async () => {
    const engine = makeEngine();
    const healthy = withFaults(engine, 'fail:1', 60_000);
    expect(await runTask(healthy, 'a')).toEqual({ state: 'running', progress: 35 });
    const failing = withFaults(engine, 'fail:1', 0);
    expect(await runTask(failing, 'a')).toMatchObject({ state: 'failed', failure: 'engine_error' });
    expect(engine.submitted).toEqual([]);
  });

  it('leaves every task alone at rate 0 and without a spec', async () => {
    expect(await runTask(withFaults(makeEngine(), 'fail:0', 0), 'a')).toEqual(DONE);
    expect(await runTask(withFaults(makeEngine(), '', 0), 'a')).toEqual(DONE);
  });

  it('meets the same tasks each time, about as many as the rate says', async () => {
    const ids = Array.from({ length: 400 }, (_, n) => `task-${n}`);
    const fates = async (): Promise<string[]> => {
      const engine = withFaults(makeEngine(), 'fail:0.3,stall:0.2', 0);
      return Promise.all(ids.map(async (id) => (await runTask(engine, id)).state));
    };
    const first = await fates();
    expect(await fates()).toEqual(first);
    const count = (state: string): number => first.filter((fate) => fate === state).length;
    expect(count('failed')).toBeGreaterThan(90);
    expect(count('failed')).toBeLessThan(150);
    expect(count('running')).toBeGreaterThan(50);
    expect(count('running')).toBeLessThan(110);
  });

  it('stalls without an end until it is canceled', async () => {
    const engine = withFaults(makeEngine(), 'stall:1', 0);
    const ref = await engine.submit({}, contextOf('a'));
    expect(await engine.poll(ref)).toEqual({ state: 'running', progress: 35 });
    await engine.cancel(ref);
    expect(await engine.poll(ref)).toEqual({ state: 'canceled' });
  });

  it('forgets a run once by crash; the second submit of the task works', async () => {
    const engine = withFaults(makeEngine(), 'crash:1', 0);
    expect(await runTask(engine, 'a')).toEqual({ state: 'unknown' });
    expect(await runTask(engine, 'a')).toEqual(DONE);
  });

  it('knows a faulty run again from its stored ref, in another process too', async () => {
    const ref = await withFaults(makeEngine(), 'fail:1', 0).submit({}, contextOf('a'));
    const stored = JSON.parse(JSON.stringify(ref)) as typeof ref;
    expect(await withFaults(makeEngine(), 'fail:1', 0).poll(stored)).toMatchObject({ state: 'failed' });
  });

  it.each([
    ['explode:1', 'explode'],
    ['fail', 'rate of fail'],
    ['fail:2', 'rate of fail'],
    ['fail:-1', 'rate of fail'],
    ['fail:often', 'rate of fail'],
    ['fail:0.5,fail:0.1', 'twice'],
    ['fail:0.7,stall:0.7', 'together'],
  ])('refuses %s in words', (spec, words) => {
    expect(() => withFaults(makeEngine(), spec)).toThrow(words);
  });
});
