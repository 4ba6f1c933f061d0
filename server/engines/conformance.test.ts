// What the interface of engines promises, on every engine that speaks to a server, and its fake.
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { EngineServer } from '#tests/fakes/engines/engine-server.ts';
import { ENGINE_SERVERS, type ListedServer } from '#tests/fakes/engines/list-engine-servers.ts';
import { measureWhole } from '#tests/fakes/engines/measure-whole.ts';
import { type Engine, type EngineContext, EngineError, type Poll, type RemoteRef } from './engine.ts';

const context = (signal = new AbortController().signal): EngineContext => ({
  taskId: '17',
  signal,
  openInput: () => Promise.reject(new Error('the request has no inputs')),
});

const asStored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** A process of the lowest priority comes late where other tests have the processor: only what never comes is given up. */
const LIMIT_MS = 60_000;

/** Polls until the run has ended, as the worker does. */
async function follow(engine: Engine, ref: RemoteRef): Promise<Poll> {
  for (const startedAt = performance.now(); performance.now() - startedAt < LIMIT_MS;) {
    const poll = await engine.poll(ref);
    if (poll.state !== 'queued' && poll.state !== 'running') return poll;
    await sleep(25);
  }
  throw new Error('the run does not end');
}

/** A run that has ended well, in the engine that began it. */
async function make(server: EngineServer, ref: RemoteRef): Promise<Extract<Poll, { state: 'succeeded' }>> {
  server.finish();
  const end = await follow(server.engine, ref);
  if (end.state !== 'succeeded') throw new Error(`the run ended ${JSON.stringify(end)}`);
  return end;
}

const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => new Error('nothing was refused'),
    (error: unknown) => error,
  );

/** A server, and its engine; a call that makes it all is answered at once. */
async function open({ start, isSynchronous = false }: ListedServer) {
  const server = await start();
  onTestFinished(server.close);
  const { engine, request } = server;
  const prepare = async () => asStored(await engine.prepare(request, context()));
  const submit = async () => {
    if (isSynchronous) server.finish();
    return asStored(await engine.submit(await prepare(), context()));
  };
  return { server, engine, request, prepare, submit, isSynchronous };
}

const REMOTE = ENGINE_SERVERS.filter(({ isHere }) => !isHere);

describe.each(ENGINE_SERVERS)('the engine $name', (listed) => {
  it('is well, and can do the tool of its request', async () => {
    const { engine, request } = await open(listed);
    expect(await engine.health()).toEqual({ ok: true, detail: expect.any(String) as string });
    expect(engine.traits.tools).toContain(request.tool);
  });

  it('is not well when nobody is there, and says so', async () => {
    const { server, engine } = await open(listed);
    await server.close();
    const { ok, detail } = await engine.health();
    expect(ok).toBe(false);
    expect(detail).not.toBe('');
  });

  it('makes each output once, of the size that was asked for', async () => {
    const { server, engine, request, submit } = await open(listed);
    const ref = await submit();
    const { outputs, missing } = await make(server, ref);
    expect(missing).toEqual([]);
    expect(outputs.map(({ index }) => index).toSorted()).toEqual(request.seeds.map((_, index) => index));
    for (const output of outputs) {
      const bytes = await buffer(await engine.open(asStored(output)));
      expect(await measureWhole(output.kind, bytes)).toEqual({
        width: request.width,
        height: request.height,
      });
    }
    await engine.release(ref);
    expect(server.countSubmitted()).toBe(1);
  });

  it.each([
    { trouble: 'busy', kind: 'busy' },
    { trouble: 'forbidden', kind: 'misconfigured' },
  ] as const)('refused as $trouble has begun nothing', async ({ trouble, kind }) => {
    const { server, engine, prepare } = await open(listed);
    const prepared = await prepare();
    server.trouble('submit', trouble);
    const error = await refusal(engine.submit(prepared, context()));
    expect(error).toBeInstanceOf(EngineError);
    expect(error).toMatchObject({ kind, mayBeCharged: false });
    expect(server.countSubmitted()).toBe(0);
  });

  it('does not take a file that was cut for a whole one', async () => {
    const { server, engine, submit } = await open(listed);
    server.truncate();
    const ref = await submit();
    server.finish();
    const end = await follow(engine, ref);
    const [output] = end.state === 'succeeded' ? end.outputs : [];
    // It may have been noticed before.
    const read = async () =>
      output && (await measureWhole(output.kind, await buffer(await engine.open(output))));
    const isRefused = await read().then(
      () => false,
      () => true,
    );
    expect(isRefused || end.state === 'failed').toBe(true);
  });

  it('of which the server has forgotten everything says that it does not know the run, or goes on', async () => {
    const { server, engine, submit, isSynchronous } = await open(listed);
    const ref = await submit();
    server.restart();
    const { state } = await engine.poll(ref);
    const here = isSynchronous ? ['succeeded'] : [];
    expect(['unknown', 'queued', 'running', ...here]).toContain(state);
    expect(server.countSubmitted()).toBe(1);
  });
});

describe.each(REMOTE)('the engine $name, which a connection leads to,', (listed) => {
  it('is gone on with by another process, from what was stored', async () => {
    const { server, submit } = await open(listed);
    const ref = await submit();
    const other = server.reopen();
    onTestFinished(() => other.close());
    server.finish();
    const end = await follow(other, ref);
    if (end.state !== 'succeeded') throw new Error(`the run ended ${end.state}`);
    const [output] = end.outputs;
    if (!output) throw new Error('there is no output');
    const { width } = await measureWhole(output.kind, await buffer(await other.open(output)));
    expect(width).toBe(server.request.width);
    expect(server.countSubmitted()).toBe(1);
  });

  it.each(['cut', 'cut-after', 'broken', 'garbage'] as const)(
    'asked with a connection that is %s never begins a second run',
    async (trouble) => {
      const { server, engine, prepare } = await open(listed);
      const prepared = await prepare();
      server.trouble('submit', trouble);
      const error = await refusal(engine.submit(prepared, context()));
      expect(error).toBeInstanceOf(EngineError);
      const begun = server.countSubmitted();
      expect(begun).toBeLessThanOrEqual(1);
      // Where something was begun that costs, it is not said that nothing was.
      const isDenied = error instanceof EngineError && !error.mayBeCharged;
      expect(begun === 1 && engine.traits.isPaid && isDenied).toBe(false);
      const other = server.reopen();
      onTestFinished(() => other.close());
      const found = (await other.recover?.(prepared, context())) ?? 'cannot-tell';
      expect(begun === 1 && found === 'not-submitted').toBe(false);
      expect(server.countSubmitted()).toBe(begun);
      if (typeof found === 'object') await make(server, asStored(found));
    },
  );
});

describe.each(REMOTE.filter(({ isSynchronous }) => !isSynchronous))(
  'the engine $name, which is asked by a connection how it goes,',
  (listed) => {
    it.each(['cut', 'broken', 'garbage', 'busy'] as const)(
      'asked how it goes with an answer that is %s goes on afterwards',
      async (trouble) => {
        const { server, engine, submit } = await open(listed);
        const ref = await submit();
        server.trouble('poll', trouble);
        expect(await refusal(engine.poll(ref))).toBeInstanceOf(EngineError);
        await make(server, ref);
      },
    );
  },
);

describe.each(ENGINE_SERVERS.filter(({ isHere }) => isHere))(
  'the engine $name, whose runs end with ours,',
  (listed) => {
    it('says of a run of another process that it does not know it, and costs nothing to be asked again', async () => {
      const { server, engine, submit } = await open(listed);
      const ref = await submit();
      const other = server.reopen();
      onTestFinished(() => other.close());
      expect(await other.poll(ref)).toEqual({ state: 'unknown' });
      expect(engine.traits).toMatchObject({ isRestartSafe: false, isPaid: false });
    });

    it('goes on once more by itself when its process is killed in the middle', async () => {
      const { server, submit } = await open(listed);
      const ref = await submit();
      server.restart();
      expect((await make(server, ref)).missing).toEqual([]);
    });
  },
);

describe.each(ENGINE_SERVERS.filter(({ isSynchronous }) => !isSynchronous))(
  'the engine $name, which is asked how it goes,',
  (listed) => {
    it('says how far it is, and never less than before', async () => {
      const { server, engine, submit } = await open(listed);
      const ref = await submit();
      let furthest = -1;
      for (let polls = 0; polls < 5; polls += 1) {
        const poll = await engine.poll(ref);
        expect(['queued', 'running']).toContain(poll.state);
        const progress = poll.state === 'running' ? poll.progress : furthest;
        expect(progress).toBeGreaterThanOrEqual(furthest);
        expect(progress).toBeLessThan(100);
        furthest = progress;
      }
      await make(server, ref);
    });

    it('says of a run that failed what it was', async () => {
      const { server, engine, submit } = await open(listed);
      const ref = await submit();
      server.fail();
      const end = await follow(engine, ref);
      expect(end).toMatchObject({ state: 'failed', detail: expect.stringMatching(/\w{3}/) as string });
    });

    it('ends a run that is not wanted any more, and one that has ended without harm', async () => {
      const { server, engine, submit } = await open(listed);
      const ref = await submit();
      await engine.cancel(ref);
      expect(['canceled', 'unknown']).toContain((await follow(engine, ref)).state);
      expect(server.canceled()).toBe(1);
      await engine.cancel(ref);
      await engine.release(ref);
    });
  },
);

describe.each(ENGINE_SERVERS.filter(({ isSynchronous }) => isSynchronous))(
  'the engine $name, one call of which makes it all,',
  (listed) => {
    it('is done when it has submitted, and not before', async () => {
      const { server, engine, prepare } = await open(listed);
      let isOver = false;
      const submitting = engine.submit(await prepare(), context()).finally(() => void (isOver = true));
      await expect.poll(() => server.countSubmitted()).toBe(1);
      expect(isOver).toBe(false);
      server.finish();
      const ref = await submitting;
      server.trouble('poll', 'cut');
      expect((await engine.poll(ref)).state).toBe('succeeded');
    });

    it('says of a call that failed what it was, and whether it may be charged', async () => {
      const { server, engine, prepare } = await open(listed);
      server.fail();
      const error = await refusal(engine.submit(await prepare(), context()));
      expect(error).toBeInstanceOf(EngineError);
      expect(error).toMatchObject({
        kind: 'unavailable',
        message: expect.stringMatching(/\w{3}/) as string,
        mayBeCharged: engine.traits.isPaid,
      });
    });

    it('ends a call that is not wanted any more, and a run that is over without harm', async () => {
      const { server, engine, prepare, submit } = await open(listed);
      const abort = new AbortController();
      const submitting = refusal(engine.submit(await prepare(), context(abort.signal)));
      await expect.poll(() => server.countSubmitted()).toBe(1);
      abort.abort();
      const error = await submitting;
      expect(error).not.toEqual(new Error('nothing was refused'));
      expect(error).not.toBeInstanceOf(EngineError); // our own wish is no fault of the engine's
      await expect.poll(() => server.canceled()).toBe(1);
      const ref = await submit();
      await engine.cancel(ref);
      expect(['canceled', 'unknown']).toContain((await engine.poll(ref)).state);
      await engine.cancel(ref);
      await engine.release(ref);
    });
  },
);
