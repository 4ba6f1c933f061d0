// Videos by `/v1/videos` as the worker sees them: what each kind of server is asked for, and what its answers mean.
import { afterEach, describe, expect, it } from 'vitest';
import { INPUTS, REQUESTS, testContext } from '#tests/fakes/engines/example-requests.ts';
import { type OpenAiVideoServer, startOpenAiVideoServer } from '#tests/fakes/engines/openai-video-server.ts';
import { EngineError, type EngineRequest, type Poll, type RemoteRef } from './engine.ts';
import { openOpenAiVideo } from './openai-video.ts';

let server: OpenAiVideoServer;
afterEach(() => server.close());

async function open(...settings: Parameters<typeof startOpenAiVideoServer>): Promise<OpenAiVideoServer> {
  server = await startOpenAiVideoServer(...settings);
  return server;
}

const TEXT: EngineRequest = REQUESTS['text-to-video'];
const IMAGE: EngineRequest = { ...REQUESTS['image-to-video'], inputs: [INPUTS.PHOTO] };

async function submit(request: EngineRequest): Promise<RemoteRef> {
  return await server.engine.submit(await server.engine.prepare(request, testContext()), testContext());
}

async function refuse(request: EngineRequest): Promise<EngineError> {
  const error = await submit(request).catch((thrown: unknown) => thrown);
  if (error instanceof EngineError) return error;
  throw new Error(`refused with ${String(error)}`);
}

async function health(changed: object) {
  return await openOpenAiVideo({ ...server.settings, ...changed }).health();
}

async function end(request = TEXT): Promise<Poll> {
  const ref = await submit(request);
  server.finish();
  return await server.engine.poll(ref);
}

describe('what a server is asked for', () => {
  it('is nothing but the fields of OpenAI at a gateway', async () => {
    await open();
    const negative = { ...TEXT, fields: { ...TEXT.fields, negative_prompt: 'people' } };
    await submit(negative);
    expect(server.videos[0]?.call).toEqual({
      path: '/v1/videos',
      fields: {
        model: 'wan2.2',
        prompt: expect.stringMatching(/^a fox runs\. .* Do not show: people\.$/) as string,
        size: '1280x720',
        seconds: '5',
      },
      files: [],
    });
  });

  it.each(['vllm-omni', 'sglang'] as const)(
    'is seed, frames and what must not be seen at %s',
    async (kind) => {
      await open({ server: kind, key: '', fps: 16 });
      await submit({ ...TEXT, fields: { ...TEXT.fields, negative_prompt: 'people' } });
      const { fields } = server.videos[0]?.call ?? {};
      expect(fields).toMatchObject({ seconds: '5', negative_prompt: 'people' });
      expect([fields?.['seed'], fields?.['fps'], fields?.['num_frames']].map(Number)).toEqual([9, 16, 81]);
    },
  );

  it('has an image as a form, wherever', async () => {
    for (const kind of ['other', 'vllm-omni', 'sglang'] as const) {
      await open({ server: kind });
      await submit(IMAGE);
      expect(server.videos[0]?.call.files).toEqual([
        { field: 'input_reference', name: 'image.jpg', type: 'image/jpeg', text: 'the bytes of photo.jpg' },
      ]);
      if (kind !== 'sglang') await server.close();
    }
  });

  it.each([
    [{ ...TEXT, fields: { ...TEXT.fields, sound: true } }, 'makes no sound'],
    [REQUESTS['image-to-video'], 'takes no tail beside one image'],
    [{ ...TEXT, fields: { ...TEXT.fields, seconds: 10 } }, 'makes videos of 4, 5 seconds, not of 10'],
    [{ ...TEXT, width: 1920, height: 1080 }, 'makes nothing as large as 1920 × 1080'],
    [{ ...TEXT, width: 960, height: 960 }, 'makes nothing of the shape 960 × 960'],
  ] as const)('is refused where its model does not make it', async (request, why) => {
    await open({ sizes: [{ width: 1280, height: 720 }], seconds: [4, 5] });
    const error = await refuse(request);
    expect(error).toMatchObject({ kind: 'refused', mayBeCharged: false });
    expect(error.message).toContain(why);
    expect(server.countSubmitted()).toBe(0);
  });

  it('is the smallest size that is enough', async () => {
    const sizes = [
      { width: 1920, height: 1088 },
      { width: 1280, height: 704 },
      { width: 832, height: 480 },
    ];
    await open({ sizes });
    await submit(TEXT);
    expect(server.videos[0]?.call.fields['size']).toBe('1280x704');
  });
});

describe('what an answer means', () => {
  it.each([
    [400, { error: { code: 'moderation_blocked', message: 'not this' } }, 'blocked'],
    [429, { error: { code: 'rate_limit_exceeded', message: 'too many' } }, 'busy'],
    [429, { error: { code: 'insufficient_quota', message: 'pay' } }, 'misconfigured'],
    [404, { detail: 'Not Found' }, 'misconfigured'],
    [422, { detail: 'num_frames' }, 'refused'],
  ] as const)('%i %o: nothing was charged', async (status, json, kind) => {
    await open();
    server.refuse(status, json, { 'retry-after': '21' });
    expect(await refuse(TEXT)).toMatchObject({ kind, mayBeCharged: false, retryAfterSeconds: 21 });
  });

  it.each([
    ['other', true],
    ['sglang', false],
  ] as const)('none at all, of %s, may be charged or not', async (kind, mayBeCharged) => {
    await open({ server: kind, limitMs: 200 });
    server.trouble('submit', 'hang');
    expect(await refuse(TEXT)).toMatchObject({ kind: 'unavailable', mayBeCharged });
  });

  it('is its progress, where it tells one', async () => {
    await open();
    const ref = await submit(TEXT);
    expect(await server.engine.poll(ref)).toEqual({ state: 'queued', ahead: null });
    await server.engine.poll(ref);
    expect(await server.engine.poll(ref)).toEqual({ state: 'running', progress: 20 });
    server.say({ status: 'processing', progress: null });
    expect(await server.engine.poll(ref)).toEqual({ state: 'running', progress: 20 });
    server.say({ status: 'thinking' });
    await expect(server.engine.poll(ref)).rejects.toThrow('says of the run: thinking');
  });

  it.each([
    ['other', false],
    ['vllm-omni', true],
  ] as const)('failed at %s: another engine may do it where nothing was paid', async (kind, mayFallBack) => {
    await open({ server: kind });
    const ref = await submit(TEXT);
    server.fail();
    const detail = expect.stringContaining('the model broke') as string;
    expect(await server.engine.poll(ref)).toEqual({
      state: 'failed',
      failure: 'engine_error',
      detail,
      mayFallBack,
    });
  });

  it.each([
    ['moderation: the prompt', 'prompt_blocked'],
    [{ message: 'timed out' }, 'timeout'],
    [{}, 'engine_error'],
  ] as const)('failed with %o is told to the user', async (error, failure) => {
    await open();
    const ref = await submit(TEXT);
    server.fail();
    server.say({ error });
    expect(await server.engine.poll(ref)).toMatchObject({ state: 'failed', failure, mayFallBack: false });
  });

  it.each([
    [{ outputs: { video_url: '/v1/videos/x/content' } }, '/v1/videos/x/content'],
    [{ video_url: '/v1/videos/y/content' }, '/v1/videos/y/content'],
    [{ url: '/v1/videos/z/content' }, '/v1/videos/z/content'],
    // Elsewhere nobody goes: the server has it as well.
    [{ url: 'http://169.254.169.254/secret' }, '/v1/videos/video_1/content'],
    [{}, '/v1/videos/video_1/content'],
  ])('that names a file as %o is read at the server alone', async (words, path) => {
    await open();
    server.say(words);
    const poll = await end();
    if (poll.state !== 'succeeded') throw new Error(`it ended ${poll.state}`);
    expect(poll.outputs).toMatchObject([{ index: 0, kind: 'video' }]);
    const { origin, pathname } = new URL(poll.outputs[0]?.location ?? '');
    expect([origin, pathname]).toEqual([new URL(server.settings.baseUrl).origin, path]);
  });
});

describe('a run', () => {
  it('leaves nothing at a server of one’s own, and its file at another', async () => {
    await open({ server: 'vllm-omni' });
    const ref = await submit(TEXT);
    server.finish();
    await server.engine.poll(ref);
    await server.engine.release(ref);
    expect(server.videos.map(({ state }) => state)).toEqual(['deleted']);
    await server.close();
    await open();
    const other = await submit(TEXT);
    server.finish();
    await server.engine.release(other);
    expect(server.videos.map(({ state }) => state)).toEqual(['done']);
  });

  it('whose answer was lost cannot be found again', async () => {
    await open();
    expect(server.engine.recover).toBeUndefined();
  });
});

it('is not well where the key is wrong, or the model is not there', async () => {
  await open();
  expect(await health({})).toEqual({ ok: true, detail: 'wan2.2' });
  expect(await health({ key: 'wrong' })).toMatchObject({ ok: false });
  expect(await health({ model: 'sora-2' })).toMatchObject({
    ok: false,
    detail: expect.stringContaining('has no model sora-2') as string,
  });
});
