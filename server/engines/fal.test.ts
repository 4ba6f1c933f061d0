// fal as the worker sees it, through a fake that speaks its protocol and takes only what its models take.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { INPUTS, REQUESTS, testContext } from '#tests/fakes/engines/example-requests.ts';
import { type FalServer, startFalServer } from '#tests/fakes/engines/fal-server.ts';
import type { Engine, EngineRequest, Poll, RemoteRef } from './engine.ts';

let server: FalServer;
afterEach(() => server.close());

async function open(...settings: Parameters<typeof startFalServer>): Promise<Engine> {
  server = await startFalServer(...settings);
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
    expect(await engine.poll(ref)).toEqual({ state: 'queued', ahead: 1 });
    expect(await engine.poll(ref)).toEqual({ state: 'queued', ahead: 0 });
    expect(await engine.poll(ref)).toEqual({ state: 'running', progress: 10 });
    expect(await engine.poll(ref)).toEqual({ state: 'running', progress: 20 });
    await server.finish();
    const end = await follow(engine, ref);
    expect(end).toMatchObject({ state: 'succeeded', missing: [], costMicros: 3000 });
    const [output] = end.state === 'succeeded' ? end.outputs : [];
    expect(output).toMatchObject({ index: 0, kind: 'image', seed: 7 });
    if (!output) throw new Error('there is no output');
    const { width, height } = await sharp(await buffer(await engine.open(output))).metadata();
    expect([width, height]).toEqual([1024, 768]);
    expect(server.leakedKeys()).toBe(0);
  });

  it('is asked for as its model wants it', async () => {
    await submit(await open());
    expect(server.runs[0]).toMatchObject({
      upstream: 'fal-ai/flux/schnell',
      params: {
        prompt: 'a red fox in the snow. Style: a realistic photograph with natural light and fine detail.',
        image_size: { width: 1024, height: 768 },
        seed: 7,
        num_images: 1,
      },
    });
    expect(server.runs[0]?.webhook).toMatch(/\/our-webhook\?token=[0-9a-f-]{36}$/);
  });
});

describe('each result', () => {
  it('is a run of its own, with its own seed', async () => {
    const engine = await open();
    const ref = await submit(engine, REQUESTS['text-to-image']);
    await server.finish();
    const end = await follow(engine, ref);
    expect(server.runs.map(({ params }) => params['seed'])).toEqual([7, 8]);
    expect(end).toMatchObject({
      state: 'succeeded',
      outputs: [
        { index: 0, seed: 7 },
        { index: 1, seed: 8 },
      ],
      costMicros: 24_000,
    });
  });

  it('that is refused after another was begun is missing, and the other goes on', async () => {
    const engine = await open();
    server.acceptOnly(1);
    const ref = await submit(engine, REQUESTS['text-to-image']);
    await server.finish();
    const end = await follow(engine, ref);
    expect(end).toMatchObject({
      state: 'succeeded',
      outputs: [{ index: 0 }],
      missing: [{ index: 1, detail: 'fal answers 429: as the test wants' }],
      costMicros: 12_000,
    });
  });
});

describe('a submit whose answer was lost', () => {
  it('is found by the webhook, and paid once', async () => {
    const engine = await open({ webhookWaitMs: 10_000 });
    const prepared = await engine.prepare(server.request, testContext());
    server.trouble('submit', 'cut-after');
    await expect(engine.submit(prepared, testContext())).rejects.toMatchObject({
      kind: 'unavailable',
      mayBeCharged: true,
    });
    const recovering = server.reopen().recover?.(prepared, testContext());
    await server.finish();
    const ref = await recovering;
    if (typeof ref !== 'object') throw new Error(`recover says ${ref}`);
    expect(await follow(engine, ref)).toMatchObject({ state: 'succeeded', outputs: [{ index: 0, seed: 7 }] });
    expect(server.countSubmitted()).toBe(1);
  });

  it('is never said not to have been asked for', async () => {
    const engine = await open();
    const prepared = await engine.prepare(server.request, testContext());
    server.trouble('submit', 'cut');
    await expect(engine.submit(prepared, testContext())).rejects.toMatchObject({ mayBeCharged: true });
    expect(await engine.recover?.(prepared, testContext())).toBe('cannot-tell');
  });

  it('cannot be found without a webhook, and that is said at once', async () => {
    const engine = await open({ webhookUrl: null, webhookWaitMs: 60_000 });
    const prepared = await engine.prepare(server.request, testContext());
    expect(await engine.recover?.(prepared, testContext())).toBe('cannot-tell');
    expect(server.runs).toEqual([]);
  });

  it('is waited for no longer when the worker stops', async () => {
    const engine = await open({ webhookWaitMs: 60_000 });
    const prepared = await engine.prepare(server.request, testContext());
    const stop = new AbortController();
    const recovering = engine.recover?.(prepared, testContext(stop.signal));
    stop.abort(new Error('the worker stops'));
    await expect(recovering).rejects.toThrow('abort');
  });
});

describe('what fal refuses', () => {
  it('was never begun where nobody listens', async () => {
    const engine = await open();
    const prepared = await engine.prepare(server.request, testContext());
    await server.close();
    await expect(engine.submit(prepared, testContext())).rejects.toMatchObject({
      kind: 'unavailable',
      mayBeCharged: false,
    });
  });

  it('busy says when to come again', async () => {
    const engine = await open();
    server.trouble('submit', 'busy');
    await expect(submit(engine)).rejects.toMatchObject({
      kind: 'busy',
      retryAfterSeconds: 7,
      mayBeCharged: false,
    });
  });

  it('hangs no longer than its limit', async () => {
    const engine = await open({ limitMs: 200 });
    server.trouble('submit', 'hang');
    await expect(submit(engine)).rejects.toMatchObject({ kind: 'unavailable', mayBeCharged: true });
  });

  it('may name no address elsewhere: the key would go there', async () => {
    const engine = await open();
    server.lieAboutAddresses();
    await expect(submit(engine)).rejects.toMatchObject({ kind: 'unavailable', mayBeCharged: true });
  });

  it.each([
    [500, { detail: 'the model broke' }, { failure: 'engine_error', mayFallBack: true }],
    [503, { detail: 'x', error_type: 'runner_disconnected' }, { failure: 'engine_error', mayFallBack: true }],
    [504, { detail: 'too slow', error_type: 'request_timeout' }, { failure: 'timeout', mayFallBack: true }],
    [
      422,
      { detail: [{ loc: ['body', 'prompt'], msg: 'flagged', type: 'content_policy_violation' }] },
      { failure: 'prompt_blocked', mayFallBack: false },
    ],
    [
      422,
      { detail: [{ loc: ['body', 'image_url'], msg: 'No face detected', type: 'value_error' }] },
      { failure: 'no_face', mayFallBack: true },
    ],
  ] as const)('at its end with %i means what it says', async (status, json, expected) => {
    const engine = await open();
    server.failWith(status, json);
    const end = await follow(engine, await submit(engine));
    expect(end).toMatchObject({ state: 'failed', ...expected });
  });

  it('in the middle of a result without a word is asked again', async () => {
    const engine = await open();
    const ref = await submit(engine);
    server.failWith(503, {});
    await expect(engine.poll(ref)).rejects.toMatchObject({ kind: 'unavailable', mayBeCharged: true });
  });
});

describe('a cancellation', () => {
  it('that takes its time is seen at its end', async () => {
    const engine = await open();
    const ref = await submit(engine);
    server.cancelSlowly();
    await engine.cancel(ref);
    expect(await follow(engine, ref)).toEqual({ state: 'canceled' });
    expect(await follow(server.reopen(), ref)).toEqual({ state: 'canceled' });
  });

  it('that comes too late does no harm', async () => {
    const engine = await open();
    const ref = await submit(engine);
    await server.finish();
    await engine.cancel(ref);
    expect(await follow(engine, ref)).toMatchObject({ state: 'succeeded' });
  });
});

describe('files', () => {
  it('are uploaded once each, and named where the model wants them', async () => {
    const engine = await open();
    await submit(engine, REQUESTS['image-to-video']);
    const params = server.runs[0]?.params ?? {};
    expect(server.uploads.get(String(params['image_url']))?.toString()).toBe('the bytes of photo.jpg');
    expect(server.uploads.get(String(params['end_image_url']))?.toString()).toBe('the bytes of tail.jpg');
    expect(server.uploads.size).toBe(2);
    expect(server.leakedKeys()).toBe(0);
  });

  it('of another host are not read', async () => {
    const engine = await open({ fileHosts: ['https://*.fal.media/'] });
    const ref = await submit(engine);
    await server.finish();
    const end = await follow(engine, ref);
    const [output] = end.state === 'succeeded' ? end.outputs : [];
    if (!output) throw new Error('there is no output');
    await expect(engine.open(output)).rejects.toThrow('a host that is not its own');
  });

  it('are not uploaded for what no model can do', async () => {
    const engine = await open();
    const request = {
      ...REQUESTS['image-to-video'],
      fields: { ...REQUESTS['image-to-video'].fields, seconds: 60 },
    };
    await expect(engine.prepare(request, testContext())).rejects.toMatchObject({
      kind: 'refused',
      mayBeCharged: false,
      message: 'seedance-image makes videos of 4, 5, 6, 7, 8, 9, 10, 11, 12 seconds, not of 60',
    });
    expect(server.uploads.size).toBe(0);
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
});

it('makes a talking portrait of a photo and a voice', async () => {
  const engine = await open();
  await submit(engine, { ...REQUESTS['lip-sync'], inputs: [INPUTS.PHOTO, INPUTS.VOICE] });
  expect(server.runs[0]).toMatchObject({
    upstream: 'fal-ai/bytedance/omnihuman/v1.5',
    params: { resolution: '720p' },
  });
});
