// stable-diffusion.cpp as the worker sees it: what its jobs are asked for, and what it says of them.
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { INPUTS, REQUESTS, testContext } from '#tests/fakes/engines/example-requests.ts';
import { measureWhole } from '#tests/fakes/engines/measure-whole.ts';
import { type SdCppServer, startSdCppServer } from '#tests/fakes/engines/sdcpp-server.ts';
import { EngineError, type EngineRequest, type Poll, type RemoteRef } from './engine.ts';

let server: SdCppServer;
afterEach(() => server.close());

async function open(...settings: Parameters<typeof startSdCppServer>): Promise<SdCppServer> {
  server = await startSdCppServer(...settings);
  return server;
}

async function submit(request: EngineRequest): Promise<RemoteRef> {
  return await server.engine.submit(await server.engine.prepare(request, testContext()), testContext());
}

async function refuse(request: EngineRequest): Promise<EngineError> {
  const error = await submit(request).catch((thrown: unknown) => thrown);
  if (error instanceof EngineError) return error;
  throw new Error(`refused with ${String(error)}`);
}

async function end(request: EngineRequest): Promise<Poll> {
  const ref = await submit(request);
  server.finish();
  return await server.engine.poll(ref);
}

const base64 = (name: string) => Buffer.from(`the bytes of ${name}`).toString('base64');
const SECOND = { ...INPUTS.PHOTO, index: 1, key: 'second.jpg' };

describe('a job', () => {
  it('makes an image, each with its seed', async () => {
    await open();
    await submit({ ...REQUESTS['text-to-image'], width: 1345, height: 640 });
    expect(server.jobs.map(({ asked }) => asked)).toMatchObject([
      {
        prompt: expect.stringMatching(/^a red fox\./) as string,
        negative_prompt: 'text',
        seed: 7,
        width: 1360,
      },
      { seed: 8, height: 640 },
    ]);
  });

  it('begins with the image that is to be changed, and looks at all of them', async () => {
    await open();
    await submit({ ...REQUESTS['image-to-image'], inputs: [INPUTS.PHOTO, SECOND] });
    const all = ['photo.jpg', 'second.jpg'].map(base64);
    expect(server.jobs[0]?.asked).toMatchObject({ init_image: all[0], ref_images: all, strength: 0.6 });
  });

  it('makes a video between two images, of as many frames as it leaves whole', async () => {
    await open({ makes: 'video', fps: 16 });
    await submit(REQUESTS['image-to-video']);
    expect(server.jobs[0]?.asked).toMatchObject({
      init_image: base64('photo.jpg'),
      end_image: base64('tail.jpg'),
      video_frames: 81,
      fps: 16,
      output_format: 'webm',
    });
  });

  it.each([
    [{ makes: 'video' as const, modes: ['img_gen'] }, REQUESTS['text-to-video'], 'does not do vid_gen'],
    [{ isOld: true }, REQUESTS['text-to-image'], 'take a newer stable-diffusion.cpp'],
    [{ makes: 'video' as const, formats: ['webp'] }, REQUESTS['text-to-video'], 'delivers webp alone'],
    [{ makes: 'video' as const, ffmpeg: null }, REQUESTS['text-to-video'], 'no ffmpeg'],
  ])('that its server cannot do is not begun: %o', async (settings, request, why) => {
    await open(settings);
    const error = await refuse(request);
    expect(error).toMatchObject({ kind: 'misconfigured', mayBeCharged: false });
    expect(error.message).toContain(why);
    expect(server.countSubmitted()).toBe(0);
  });

  it('that is larger than it makes is left to others', async () => {
    await open();
    expect(await refuse({ ...REQUESTS['text-to-image'], width: 5000, height: 512 })).toMatchObject({
      kind: 'refused',
    });
  });

  it('has no room in a line that is full, and leaves its place to nobody', async () => {
    await open();
    server.takeAtMost(1);
    const ref = await submit(REQUESTS['text-to-image']);
    expect(await refuse(REQUESTS['text-to-image'])).toMatchObject({ kind: 'busy', mayBeCharged: false });
    server.finish();
    expect(await server.engine.poll(ref)).toMatchObject({
      state: 'succeeded',
      outputs: [{ index: 0 }],
      missing: [{ index: 1, detail: expect.stringContaining('queue is full') as string }],
    });
  });
});

describe('what it says', () => {
  it('is the place in its line, and no share of the work', async () => {
    await open();
    const ref = await submit(server.request);
    expect(await server.engine.poll(ref)).toEqual({ state: 'queued', ahead: 2 });
    expect(await server.engine.poll(ref)).toEqual({ state: 'queued', ahead: 1 });
    expect(await server.engine.poll(ref)).toEqual({ state: 'running', progress: 0 });
    // It cannot stop what it makes, and says so; nothing breaks.
    await server.engine.cancel(ref);
    expect(server.canceled()).toBe(0);
  });

  it.each([
    [true, false],
    [false, true],
  ])('of a job that failed (paid: %s) is told', async (isPaid, mayFallBack) => {
    await open({ isPaid });
    const ref = await submit(server.request);
    server.fail();
    expect(await server.engine.poll(ref)).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('generation_failed') as string,
      mayFallBack,
    });
  });
});

describe('what it delivers', () => {
  it.each(['webm', 'avi'])('is an MP4, of %s', async (format) => {
    await open({ makes: 'video', formats: ['webp', format] });
    const poll = await end(server.request);
    const [output] = poll.state === 'succeeded' ? poll.outputs : [];
    if (!output) throw new Error(`it ended ${JSON.stringify(poll)}`);
    expect(output).toMatchObject({ kind: 'video', location: expect.stringMatching(/\.mp4$/) as string });
    const bytes = await buffer(await server.engine.open(output));
    expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
    expect(await measureWhole('video', bytes)).toEqual({ width: 320, height: 192 });
  });

  it('with fewer frames than it says is no whole video', async () => {
    await open({ makes: 'video' });
    server.dropFrames();
    expect(await end(server.request)).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('5 of 9 frames') as string,
    });
  });

  it('is read from the scratch folder when the server has forgotten it, and lost when both have', async () => {
    await open();
    const ref = await submit(server.request);
    server.finish();
    expect((await server.engine.poll(ref)).state).toBe('succeeded');
    server.restart();
    const other = server.reopen();
    expect((await other.poll(ref)).state).toBe('succeeded');
    await rm(server.settings.scratchFolder, { recursive: true });
    expect((await server.reopen().poll(ref)).state).toBe('unknown');
  });

  it('is gone when it is released', async () => {
    await open();
    const ref = await submit(server.request);
    server.finish();
    await server.engine.poll(ref);
    expect(readdirSync(server.settings.scratchFolder)).toHaveLength(1);
    await server.engine.release(ref);
    expect(readdirSync(server.settings.scratchFolder)).toEqual([]);
  });
});
