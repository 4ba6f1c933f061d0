// Images by OpenAI's API as the worker sees it: what each kind of server is asked for, and what its answers mean.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { INPUTS, REQUESTS, testContext } from '#tests/fakes/engines/example-requests.ts';
import { type OpenAiServer, startOpenAiServer } from '#tests/fakes/engines/openai-server.ts';
import {
  type EngineContext,
  EngineError,
  type EngineRequest,
  type Poll,
  type Preview,
  type RemoteRef,
} from './engine.ts';
import { openOpenAi } from './openai.ts';

let server: OpenAiServer;
afterEach(() => server.close());

async function open(...settings: Parameters<typeof startOpenAiServer>): Promise<OpenAiServer> {
  server = await startOpenAiServer(...settings);
  server.finish();
  return server;
}

async function submit(request: EngineRequest, context: EngineContext = testContext()): Promise<RemoteRef> {
  const { engine } = server;
  return await engine.submit(await engine.prepare(request, context), context);
}

async function make(request: EngineRequest): Promise<Extract<Poll, { state: 'succeeded' }>> {
  const poll = await server.engine.poll(await submit(request));
  if (poll.state !== 'succeeded') throw new Error(`it ended ${JSON.stringify(poll)}`);
  return poll;
}

async function refuse(request: EngineRequest, context?: EngineContext): Promise<EngineError> {
  const error = await submit(request, context).catch((thrown: unknown) => thrown);
  if (error instanceof EngineError) return error;
  throw new Error(`refused with ${String(error)}`);
}

const TEXT: EngineRequest = REQUESTS['text-to-image'];
const EDIT: EngineRequest = REQUESTS['image-to-image'];
const TWO_PHOTOS: EngineRequest = {
  ...EDIT,
  inputs: [INPUTS.PHOTO, { ...INPUTS.PHOTO, index: 1, key: 'second.jpg' }],
};
const PROMPT = 'a red fox. Style: an oil painting with visible brush strokes.';

describe('what a server is asked for', () => {
  it('is one call at OpenAI, with no parameter that it does not know', async () => {
    await open();
    const { outputs } = await make(TEXT);
    expect(server.calls).toEqual([
      {
        path: '/v1/images/generations',
        fields: {
          model: 'gpt-image-1.5',
          prompt: `${PROMPT} Do not show: text.`,
          n: 2,
          size: '1024x1024',
        },
        files: [],
      },
    ]);
    expect(outputs.map(({ seed }) => seed)).toEqual([null, null]);
  });

  it('is a call for each image elsewhere, each with its seed', async () => {
    await open({ server: 'other' });
    const { outputs } = await make({ ...TEXT, width: 1345, height: 640 });
    expect(server.calls.map(({ fields }) => fields)).toMatchObject([
      { n: 1, seed: 7, size: '1360x640', response_format: 'b64_json' },
      { n: 1, seed: 8 },
    ]);
    expect(outputs.map(({ seed }) => seed)).toEqual([7, 8]);
    const [first] = outputs;
    if (!first) throw new Error('there is none');
    const { width, height } = await sharp(await buffer(await server.engine.open(first))).metadata();
    expect({ width, height }).toEqual({ width: 1345, height: 640 });
  });

  it('has what must not be seen behind a bar at LocalAI, and no bar of the user', async () => {
    await open({ server: 'localai' });
    await make({
      ...TEXT,
      fields: { ...TEXT.fields, prompt: 'a fox|a hen', negative_prompt: 'text | marks' },
    });
    expect(server.calls[0]?.fields['prompt']).toBe(
      'a fox,a hen. Style: an oil painting with visible brush strokes.|text , marks',
    );
  });

  it('has no orders of the user to a server that reads such in a prompt', async () => {
    await open({ server: 'other', key: '' });
    const nested = '<sd_cpp_SD_CPP_EXTRA_ARGSextra_args>{}</sd_cpp_extra_args>';
    const prompt = `a red <sd_cpp_extra_args>{"width":99999}</sd_cpp_extra_args>${nested} fox`;
    await make({ ...TEXT, seeds: [7], fields: { ...TEXT.fields, prompt } });
    expect(String(server.calls[0]?.fields['prompt'])).not.toMatch(/sd_cpp_extra_args/i);
  });
});

describe('an image to be changed', () => {
  it('goes to OpenAI in a form, several as a list', async () => {
    await open();
    await make(EDIT);
    await make(TWO_PHOTOS);
    const photo = { name: 'image-1.jpg', type: 'image/jpeg', text: 'the bytes of photo.jpg' };
    const second = { name: 'image-2.jpg', type: 'image/jpeg', text: 'the bytes of second.jpg' };
    expect(server.calls).toMatchObject([
      {
        path: '/v1/images/edits',
        fields: { model: 'gpt-image-1.5', prompt: 'make it night.', n: '1', size: '1024x1024' },
        files: [{ field: 'image', ...photo }],
      },
      {
        files: [
          { field: 'image[]', ...photo },
          { field: 'image[]', ...second },
        ],
      },
    ]);
  });

  it('goes to LocalAI with the call for images of text', async () => {
    await open({ server: 'localai' });
    await make(TWO_PHOTOS);
    const ref_images = ['photo', 'second'].map((name) =>
      Buffer.from(`the bytes of ${name}.jpg`).toString('base64'),
    );
    expect(server.calls).toMatchObject([{ path: '/v1/images/generations', fields: { ref_images } }]);
  });

  it('goes to Ollama as a data URL, and alone', async () => {
    await open({ server: 'ollama' });
    await make(EDIT);
    const image = `data:image/jpeg;base64,${Buffer.from('the bytes of photo.jpg').toString('base64')}`;
    expect(server.calls).toMatchObject([{ path: '/v1/images/edits', fields: { image, seed: 7 } }]);
    expect(await refuse(TWO_PHOTOS)).toMatchObject({ kind: 'refused', mayBeCharged: false });
  });

  it('that cannot be read, or has no end, is asked of nobody', async () => {
    await open();
    const broken = { ...testContext(), openInput: () => Promise.reject(new Error('the disk')) };
    expect(await refuse(EDIT, broken)).toMatchObject({ kind: 'unavailable', mayBeCharged: false });
    const block = Buffer.alloc(1024 * 1024);
    const endless = { ...testContext(), openInput: async () => Readable.from(repeat(block)) };
    expect(await refuse(EDIT, endless)).toMatchObject({ kind: 'unavailable', mayBeCharged: false });
    expect(server.countSubmitted()).toBe(0);
  });
});

function* repeat(block: Buffer): Generator<Buffer> {
  for (;;) yield block;
}

describe('what an answer means', () => {
  it.each([
    [400, 'moderation_blocked', 'Your request was rejected by the safety system.', 'blocked'],
    [429, 'rate_limit_exceeded', 'Rate limit reached', 'busy'],
    [429, 'insufficient_quota', 'You exceeded your current quota', 'misconfigured'],
    [403, null, 'Your organization must be verified', 'misconfigured'],
    [404, 'model_not_found', 'The model does not exist', 'misconfigured'],
    [400, 'invalid_value', 'Invalid size', 'refused'],
  ] as const)('%i %s: nothing was charged', async (status, code, message, kind) => {
    await open();
    server.refuse(status, { message, code }, { 'retry-after': '21' });
    const error = await refuse(TEXT);
    expect(error).toMatchObject({ kind, mayBeCharged: false });
    expect(error.message).toContain(message);
    expect(error.retryAfterSeconds).toBe(21);
    expect(error.failure).toBe(kind === 'blocked' ? 'prompt_blocked' : 'engine_error');
    expect(server.listStored()).toEqual([]);
  });

  it.each([
    ['openai', true],
    ['other', false],
  ] as const)('none at all, of %s, is waited for no longer than it may', async (kind, mayBeCharged) => {
    await open({ server: kind, limitMs: 200 });
    server.trouble('submit', 'hang');
    expect(await refuse(TEXT)).toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('does not answer within 0.2 s') as string,
      mayBeCharged,
    });
  });

  it('that was never asked for, as nobody is there, costs nothing', async () => {
    await open();
    await server.close();
    expect(await refuse(TEXT)).toMatchObject({ kind: 'unavailable', mayBeCharged: false });
  });

  it('with fewer images is paid back in part, and with none is a failure', async () => {
    await open();
    server.deliverAtMost(1);
    expect(await make(TEXT)).toMatchObject({
      outputs: [{ index: 0 }],
      missing: [{ index: 1, detail: expect.stringContaining('fewer images') as string }],
    });
    server.deliverAtMost(0);
    expect(await server.engine.poll(await submit(TEXT))).toMatchObject({
      state: 'failed',
      failure: 'engine_error',
      mayFallBack: false,
    });
  });

  it('of the second call alone that fails leaves the first image', async () => {
    await open({ server: 'other' });
    const { engine } = server;
    const prepared = await engine.prepare({ ...TEXT, seeds: [7, 8, 9] }, testContext());
    let opened = 0;
    // Between the calls: the first is answered, the next is refused.
    const signal = new AbortController().signal;
    const context: EngineContext = {
      ...testContext(),
      get signal() {
        opened += 1;
        if (server.countSubmitted() === 1) server.refuse(500, { message: 'broke' });
        return signal;
      },
    };
    const poll = await engine.poll(await engine.submit(prepared, context));
    expect(opened).toBeGreaterThan(0);
    expect(poll).toMatchObject({ outputs: [{ index: 0, seed: 7 }], missing: [{ index: 1 }, { index: 2 }] });
    expect(server.countSubmitted()).toBe(1);
  });

  it('that names addresses is read from the server alone, without the key', async () => {
    await open({ server: 'other', key: 'a-key' });
    server.answerWithUrls();
    expect((await make(TEXT)).outputs).toHaveLength(2);
    server.answerWithUrls('http://127.0.0.1:9');
    expect((await refuse(TEXT)).message).toContain('a host that is not its own');
  });
});

describe('an image of which sketches come', () => {
  const ONE: EngineRequest = { ...TEXT, seeds: [7] };

  it.each([
    [ONE, '/v1/images/generations', { stream: true, partial_images: 2 }],
    [EDIT, '/v1/images/edits', { stream: 'true', partial_images: '2' }],
  ] as const)('shows them while the call is held', async (request, path, fields) => {
    await open({ previews: 2 });
    const shown: Preview[] = [];
    const ref = await submit(request, { ...testContext(), show: (preview) => shown.push(preview) });
    expect(server.calls).toMatchObject([{ path, fields }]);
    expect(shown.map(({ index }) => index)).toEqual([0]);
    expect((await sharp(shown[0]?.image).metadata()).width).toBe(64);
    expect(await server.engine.poll(ref)).toMatchObject({ state: 'succeeded', outputs: [{ index: 0 }] });
  });

  it('is asked for as before where there are several, or none are wanted', async () => {
    await open({ previews: 1 });
    await make(TEXT);
    expect(server.calls[0]?.fields).not.toHaveProperty('stream');
    expect(server.calls).toHaveLength(1);
  });

  it.each([
    ['refuse', 1],
    ['ignore', 1],
  ] as const)('comes without them of a server that has none (%s), and is paid once', async (how, paid) => {
    await open({ previews: 1 });
    server.neverStream(how);
    expect((await make(ONE)).outputs).toHaveLength(1);
    expect(server.countSubmitted()).toBe(paid);
  });

  it.each([
    [{ message: 'it broke' }, 'unavailable', true],
    [{ code: 'moderation_blocked', message: 'rejected by the safety system' }, 'blocked', false],
  ] as const)('that ends with %o may be paid for', async (fault, kind, mayBeCharged) => {
    await open({ previews: 1 });
    server.breakStream(fault);
    const error = await refuse(ONE);
    expect(error).toMatchObject({ kind, mayBeCharged });
    expect(error.message).toContain(fault.message);
  });

  it.each(['cut-after', 'garbage'] as const)(
    'whose stream is %s may be paid for, and is not asked for again',
    async (trouble) => {
      await open({ previews: 1 });
      server.trouble('submit', trouble);
      expect(await refuse(ONE)).toMatchObject({ kind: 'unavailable', mayBeCharged: true });
      expect(server.countSubmitted()).toBe(1);
    },
  );
});

describe('what was made', () => {
  it('is gone when it is released, and is not known when it was lost', async () => {
    await open();
    const { engine, settings } = server;
    const ref = await submit(TEXT);
    expect(server.listStored()).toHaveLength(2);
    await engine.release(ref);
    expect(server.listStored()).toEqual([]);
    const lost = await submit(TEXT);
    for (const name of server.listStored()) await settings.storage.remove(name);
    expect(await engine.poll(lost)).toEqual({ state: 'unknown' });
  });

  it('is read by its own names alone', async () => {
    await open();
    for (const location of ['../secret', '/etc/passwd', 'made-../../x-0.png', 'upload-1.png']) {
      await expect(server.engine.open({ index: 0, kind: 'image', seed: null, location })).rejects.toThrow(
        RangeError,
      );
    }
  });
});

it('is not well where the key is wrong, or the model is not there', async () => {
  await open();
  const wrongKey = await openOpenAi({ ...server.settings, key: 'wrong' }).health();
  expect(wrongKey).toEqual({ ok: false, detail: expect.stringContaining('401') as string });
  const noModel = await openOpenAi({ ...server.settings, model: 'dall-e-3' }).health();
  expect(noModel).toEqual({ ok: false, detail: expect.stringContaining('has no model dall-e-3') as string });
});
