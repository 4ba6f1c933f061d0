// Replicate as the worker sees it, through a fake that speaks its protocol and takes only what its models take.
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { INPUTS, REQUESTS, testContext } from '#tests/fakes/engines/example-requests.ts';
import { type ReplicateServer, startReplicateServer } from '#tests/fakes/engines/replicate-server.ts';
import type { Engine, EngineRequest, Poll, RemoteRef } from './engine.ts';

let server: ReplicateServer;
afterEach(() => server.close());

async function open(...settings: Parameters<typeof startReplicateServer>): Promise<Engine> {
  server = await startReplicateServer(...settings);
  return server.engine;
}

async function submit(engine: Engine, request: EngineRequest = server.request): Promise<RemoteRef> {
  return await engine.submit(await engine.prepare(request, testContext()), testContext());
}

async function follow(engine: Engine, ref: RemoteRef): Promise<Poll> {
  for (let polls = 0; polls < 50; polls += 1) {
    const poll = await engine.poll(ref);
    if (poll.state !== 'queued' && poll.state !== 'running') return poll;
  }
  throw new Error('the run does not end');
}

describe('one run', () => {
  it('is made, read and priced', async () => {
    const engine = await open();
    const ref = await submit(engine);
    expect(await engine.poll(ref)).toEqual({ state: 'queued', ahead: null });
    expect(await engine.poll(ref)).toEqual({ state: 'running', progress: 20 });
    expect(await engine.poll(ref)).toEqual({ state: 'running', progress: 30 });
    await server.finish();
    expect(await follow(engine, ref)).toMatchObject({
      state: 'succeeded',
      outputs: [{ index: 0, kind: 'image', seed: 7 }],
      costMicros: 3000,
    });
    expect(server.leakedKeys()).toBe(0);
  });

  it('is asked for as its model wants it, with a time after which nobody needs it', async () => {
    await submit(await open());
    expect(server.runs[0]).toMatchObject({
      model: 'black-forest-labs/flux-schnell',
      cancelAfter: '10m',
      input: { aspect_ratio: '1:1', seed: 7, num_outputs: 1, output_format: 'png' },
    });
    expect(server.runs[0]?.webhook).toMatch(/\/our-webhook\?token=[0-9a-f-]{36}$/);
  });

  it('is hinted at by a signed webhook that holds our token', async () => {
    const engine = await open();
    await submit(engine);
    await server.finish();
    const [run] = server.runs;
    const token = new URL(run?.webhook ?? '').searchParams.get('token');
    expect(server.hints).toEqual([{ remoteId: run?.id, token }]);
  });
});

describe('a submit whose answer was lost', () => {
  it('is found in the list, behind what others asked for, and paid once', async () => {
    const engine = await open();
    const prepared = await engine.prepare(server.request, testContext());
    server.trouble('submit', 'cut-after');
    await expect(engine.submit(prepared, testContext())).rejects.toMatchObject({ mayBeCharged: true });
    server.addStrangers(5);
    const ref = await server.reopen().recover?.(prepared, testContext());
    if (typeof ref !== 'object') throw new Error(`recover says ${ref}`);
    await server.finish();
    expect(await follow(engine, ref)).toMatchObject({ state: 'succeeded', outputs: [{ index: 0, seed: 7 }] });
    expect(server.countSubmitted()).toBe(1);
  });

  it('is not there when it never came', async () => {
    const engine = await open();
    const prepared = await engine.prepare(server.request, testContext());
    server.trouble('submit', 'cut');
    await expect(engine.submit(prepared, testContext())).rejects.toMatchObject({ mayBeCharged: true });
    expect(await engine.recover?.(prepared, testContext())).toBe('not-submitted');
  });

  it('that is on its way while it is looked for is found all the same', async () => {
    const engine = await open({ settleMs: 300 });
    const prepared = await engine.prepare(server.request, testContext());
    const recovering = server.reopen().recover?.(prepared, testContext());
    await engine.submit(prepared, testContext());
    expect(await recovering).toMatchObject({ runs: [{ index: 0 }] });
    expect(server.countSubmitted()).toBe(1);
  });

  it('cannot be told behind more predictions than are looked through', async () => {
    const engine = await open();
    const prepared = await engine.prepare(server.request, testContext());
    server.addStrangers(60);
    expect(await engine.recover?.(prepared, testContext())).toBe('cannot-tell');
  });

  it('cannot be told without a webhook address', async () => {
    const engine = await open({ webhookUrl: null });
    await submit(engine);
    const prepared = await engine.prepare(server.request, testContext());
    expect(await engine.recover?.(prepared, testContext())).toBe('cannot-tell');
    expect(server.runs[0]?.webhook).toBeNull();
  });

  it('of several results brings those that were begun', async () => {
    const engine = await open();
    const prepared = await engine.prepare(REQUESTS['text-to-image'], testContext());
    server.trouble('submit', 'cut-after');
    await expect(engine.submit(prepared, testContext())).rejects.toMatchObject({ mayBeCharged: true });
    expect(await engine.recover?.(prepared, testContext())).toMatchObject({
      runs: [{ index: 0 }],
      missing: [{ index: 1 }],
    });
  });
});

describe('a run that ends badly', () => {
  it.each([
    ['failed', 'CUDA out of memory', { failure: 'engine_error', mayFallBack: false }],
    ['failed', 'NSFW content detected in the output', { failure: 'result_blocked', mayFallBack: false }],
    ['failed', 'The input or prompt was flagged as sensitive (E005)', { failure: 'prompt_blocked' }],
    ['aborted', null, { failure: 'timeout', mayFallBack: true }],
  ] as const)('as %s (%s) means what it says', async (status, error, expected) => {
    const engine = await open();
    const ref = await submit(engine);
    server.endAs(status, error);
    expect(await follow(engine, ref)).toMatchObject({ state: 'failed', ...expected });
  });

  it('canceled there is canceled here', async () => {
    const engine = await open();
    const ref = await submit(engine);
    server.endAs('canceled', null);
    expect(await follow(engine, ref)).toEqual({ state: 'canceled' });
  });

  it('because its result was deleted after an hour says so, and is not made again for nothing', async () => {
    const engine = await open();
    const ref = await submit(engine);
    await server.finish();
    server.forgetResults();
    expect(await follow(engine, ref)).toMatchObject({
      state: 'failed',
      failure: 'engine_error',
      detail: expect.stringContaining('deleted there, an hour after') as string,
      mayFallBack: false,
    });
  });
});

it('does all eight tools, each with what its model takes', async () => {
  const engine = await open();
  await server.finish();
  for (const request of Object.values(REQUESTS)) {
    const end = await follow(engine, await submit(engine, request));
    expect(end).toMatchObject({ state: 'succeeded', missing: [] });
    const [output] = end.state === 'succeeded' ? end.outputs : [];
    if (!output) throw new Error('there is no output');
    expect((await buffer(await engine.open(output))).byteLength).toBeGreaterThan(100);
  }
  expect(new Set(engine.traits.tools)).toEqual(new Set(Object.keys(REQUESTS)));
  expect(server.uploads.length).toBe(8);
});

it('uploads nothing for what no model can do', async () => {
  const engine = await open();
  const inputs = [INPUTS.PHOTO, { ...INPUTS.VOICE, duration: 40 }];
  await expect(engine.prepare({ ...REQUESTS['lip-sync'], inputs }, testContext())).rejects.toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('up to 15 seconds') as string,
  });
  expect(server.uploads).toEqual([]);
});
