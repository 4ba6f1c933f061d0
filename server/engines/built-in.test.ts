// The built-in engine as the worker sees it: real drawing processes, real PNG files.
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSandbox } from '#server/children/find-sandbox.ts';
import type { Sandbox } from '#server/children/sandbox.ts';
import { readConfig } from '#server/config.ts';
import type { Engine, EngineContext, EngineRequest, Poll, RemoteRef } from './engine.ts';
import { createBuiltIn } from './built-in.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { openTestPhoto } from '#tests/fakes/open-test-photo.ts';
import { testFfmpeg } from '#tests/fakes/sample-media.ts';

/** A drawing process has the lowest priority: on a busy machine an image takes its time. */
const PATIENCE = { timeout: 240_000, interval: 50 };

let dataDir: string;
let scratchFolder: string;
let sandbox: Sandbox;
let engine: Engine;

beforeAll(async () => {
  needDrawings();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'built-in-'));
  scratchFolder = path.join(dataDir, 'scratch');
  sandbox = findSandbox(readConfig({ DATA_DIR: dataDir }));
  engine = createBuiltIn({ dataDir, sandbox, scratchFolder, concurrency: 1, ffmpeg: null, speaker: '' });
});
afterAll(async () => {
  await engine.close();
  await rm(dataDir, { recursive: true, force: true });
});

function makeRequest(fields: Record<string, unknown>, seeds = [7]): EngineRequest {
  return {
    tool: 'text-to-image',
    seeds,
    width: 256,
    height: 192,
    fields: { engine: 'lite', ...fields },
    inputs: [],
  };
}

const makeContext = (signal = new AbortController().signal): EngineContext => ({
  taskId: 'task',
  signal,
  openInput: () => Promise.reject(new Error('there are no inputs')),
});

async function start(request: EngineRequest, context = makeContext(), on = engine): Promise<RemoteRef> {
  return on.submit(await on.prepare(request, context), context);
}

async function untilEnded(ref: RemoteRef, on = engine): Promise<Poll> {
  await expect.poll(async () => (await on.poll(ref)).state, PATIENCE).not.toMatch(/^(queued|running)$/);
  return on.poll(ref);
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return []; // it has just ended
  }
}

/** The process that this one has started last. */
function newestChild(): number | undefined {
  return childrenOf(process.pid).at(-1);
}

/**
 * Signals the processes of a run as they begin, one after another, before they can have made anything: one that is warm is
 * done sooner than somebody who looks from time to time would see it. Returns the processes, as they come.
 */
function signalAtBegin(ref: RemoteRef, signals: readonly NodeJS.Signals[]): readonly number[] {
  const pids: number[] = [];
  engine.watch?.(ref, ({ state }) => {
    const signal = signals[pids.length];
    const pid = newestChild();
    if (state !== 'running' || signal === undefined || pid === undefined || pids.includes(pid)) return;
    process.kill(pid, signal);
    pids.push(pid);
  });
  return pids;
}

/** The ffmpeg that takes frames in; false while there is none. Looks at what this process has started, and that again. */
function killEncoder(of = process.pid): boolean {
  return childrenOf(of).some((pid) => {
    if (killEncoder(pid)) return true;
    if (!isEncoder(pid)) return false;
    process.kill(pid, 'SIGKILL');
    return true;
  });
}

function isEncoder(pid: number): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    const program = words.split('\0')[0] ?? '';
    return words.includes('rawvideo') && words.includes(path.basename(dataDir)) && program.endsWith('ffmpeg');
  } catch {
    return false; // it has just ended
  }
}

async function drawn(request: EngineRequest): Promise<Buffer[]> {
  const ref = await start(request);
  const poll = await untilEnded(ref);
  if (poll.state !== 'succeeded') throw new Error(`the run ${JSON.stringify(poll)}`);
  const images: Buffer[] = [];
  for (const output of poll.outputs) images.push(await buffer(await engine.open(output)));
  await engine.release(ref);
  return images;
}

describe('the built-in engine', { timeout: 300_000 }, () => {
  it('says that it is no AI model, is free, and does not outlive its process', () => {
    expect(engine).toMatchObject({ id: 'built-in', name: 'Built-in illustrator', isAi: false });
    expect(engine.traits).toMatchObject({
      isPaid: false,
      isRestartSafe: false,
      canCancel: true,
      hasProgress: true,
    });
  });

  it('draws as many PNG images as there are seeds, of the size asked for, and says what it understood', async () => {
    const ref = await start(makeRequest({ prompt: 'a fox in a forest, zorbleflux' }, [11, 12]));
    const heard: Poll[] = [];
    const stop = engine.watch?.(ref, (poll) => heard.push(poll));
    const poll = await untilEnded(ref);
    stop?.();
    expect(poll).toMatchObject({
      state: 'succeeded',
      missing: [],
      outputs: [
        { index: 0, kind: 'image', seed: 11 },
        { index: 1, kind: 'image', seed: 12 },
      ],
    });
    if (poll.state !== 'succeeded') return;
    expect(poll.understood.join(' ')).toContain('fox');
    expect(poll.ignored).toContain('zorbleflux');
    for (const output of poll.outputs) {
      const bytes = await buffer(await engine.open(output));
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'png',
        width: 256,
        height: 192,
        channels: 3,
      });
    }
    const progress = heard.flatMap((one) => (one.state === 'running' ? [one.progress] : []));
    expect(progress.length).toBeGreaterThan(2);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(Math.max(...progress)).toBeLessThan(100);
    await engine.release(ref);
    expect(await engine.poll(ref)).toEqual({ state: 'unknown' });
    expect(await readdir(scratchFolder)).toEqual([]);
  });

  it('goes on in the same process after edits of a photo, whose networks stay loaded', async () => {
    const photo = await openTestPhoto('astronaut').resize(1536, 1536).png().toBuffer();
    const size = { width: 1536, height: 1536 };
    const facts = { kind: 'image', duration: 0, fps: 0, has_sound: false, ...size } as const;
    const context: EngineContext = { ...makeContext(), openInput: async () => Readable.from(photo) };
    const edit = async (prompt: string): Promise<number | undefined> => {
      const request: EngineRequest = {
        tool: 'image-to-image',
        seeds: [7],
        ...size,
        fields: {
          mode: 'edit',
          prompt,
          strength: 0.6,
          style: 'auto',
          aspect_ratio: 'same',
          resolution: '1K',
        },
        inputs: [{ ...facts, role: 'image', index: 0, key: 'photo', format: 'png' }],
      };
      const ref = await start(request, context);
      expect((await untilEnded(ref)).state).toBe('succeeded');
      await engine.release(ref);
      return newestChild();
    };
    const first = await edit('change the background to a beach');
    expect(first).toBeDefined();
    expect(await edit('blur the background')).toBe(first);
    expect(await edit('change the background to a snowy mountain')).toBe(first);
  });

  it('draws the same bytes for the same prompt and seed in another process, and others for another seed', async () => {
    const request = makeRequest({ prompt: '雪山下的熊猫', style: 'ink' });
    const [first] = await drawn(request);
    const other = createBuiltIn({
      dataDir,
      sandbox,
      scratchFolder,
      concurrency: 1,
      ffmpeg: null,
      speaker: '',
    });
    try {
      const ref = await start(request, makeContext(), other);
      const poll = await untilEnded(ref, other);
      if (poll.state !== 'succeeded' || !poll.outputs[0]) throw new Error('no picture');
      expect((await buffer(await other.open(poll.outputs[0]))).equals(first ?? Buffer.alloc(0))).toBe(true);
    } finally {
      await other.close();
    }
    const [second] = await drawn(makeRequest({ prompt: '雪山下的熊猫', style: 'ink' }, [8]));
    expect(second?.equals(first ?? Buffer.alloc(0))).toBe(false);
  });

  it('draws Pro with more care than Lite, at the same size', async () => {
    const [lite] = await drawn(makeRequest({ prompt: 'a red house' }));
    const [pro] = await drawn(makeRequest({ prompt: 'a red house', engine: 'pro' }));
    expect(pro?.equals(lite ?? Buffer.alloc(0))).toBe(false);
    expect(await sharp(pro).metadata()).toMatchObject({ width: 256, height: 192 });
  });

  it('stops at once when the run is canceled, and leaves no file', async () => {
    const ref = await start(makeRequest({ prompt: 'a city' }, [1, 2, 3, 4, 5, 6]));
    await engine.cancel(ref);
    expect(await engine.poll(ref)).toEqual({ state: 'canceled' });
    await engine.release(ref);
    expect(await readdir(scratchFolder)).toEqual([]);
  });

  it('stops when the task is aborted', async () => {
    const abort = new AbortController();
    const ref = await start(makeRequest({ prompt: 'a city' }, [1, 2, 3]), makeContext(abort.signal));
    abort.abort();
    expect(await untilEnded(ref)).toEqual({ state: 'canceled' });
    await engine.release(ref);
  });

  it('reports an image that takes too long as a timeout', async () => {
    const hasty = createBuiltIn({
      dataDir,
      sandbox,
      scratchFolder,
      concurrency: 1,
      timeoutSeconds: 0.05,
      ffmpeg: null,
      speaker: '',
    });
    try {
      const ref = await start(makeRequest({ prompt: 'a city' }), makeContext(), hasty);
      expect(await untilEnded(ref, hasty)).toMatchObject({ state: 'failed', failure: 'timeout' });
    } finally {
      await hasty.close();
    }
  });

  it('gives the images that came when others are missing', async () => {
    const ref = await start(makeRequest({ prompt: 'a castle' }, [1, 2]));
    // The second image cannot be written: its place is taken by a folder.
    await mkdir(path.join(scratchFolder, String(ref['run']), '1.png'));
    const poll = await untilEnded(ref);
    expect(poll).toMatchObject({
      state: 'succeeded',
      outputs: [{ index: 0, seed: 1 }],
      missing: [{ index: 1 }],
    });
    await engine.release(ref);
  });

  it('makes a result once more by itself when its process is killed, and fails when that happens again', async () => {
    const once = await start(makeRequest({ prompt: 'a city' }));
    signalAtBegin(once, ['SIGKILL']);
    expect(await untilEnded(once)).toMatchObject({
      state: 'succeeded',
      missing: [],
      outputs: [{ index: 0 }],
    });
    await engine.release(once);

    const twice = await start(makeRequest({ prompt: 'a city' }));
    const signaled = signalAtBegin(twice, ['SIGKILL', 'SIGKILL']);
    expect(await untilEnded(twice)).toMatchObject({
      state: 'failed',
      failure: 'engine_error',
      detail: expect.stringContaining('SIGKILL'),
    });
    expect(new Set(signaled).size).toBe(2);
    await engine.release(twice);
  });

  it.runIf(process.platform === 'linux')('does so as well when only its ffmpeg is killed', async () => {
    const ffmpeg = await testFfmpeg();
    const animating = createBuiltIn({
      dataDir,
      sandbox,
      scratchFolder,
      concurrency: 1,
      ffmpeg,
      speaker: '',
    });
    try {
      const fields = { prompt: 'a city', negative_prompt: '', mode: 'standard', camera: 'static' };
      const request = {
        ...makeRequest({}),
        tool: 'text-to-video',
        fields: { ...fields, sound: false, seconds: 2, fps: 24 },
      } as const;
      const ref = await start(request, makeContext(), animating);
      await expect.poll(() => killEncoder(), PATIENCE).toBe(true);
      expect(await untilEnded(ref, animating)).toMatchObject({ state: 'succeeded', missing: [] });
      await animating.release(ref);
    } finally {
      await animating.close();
    }
  });

  it('does not take a process that was stopped for a silent one, and goes on with it', async () => {
    const ref = await start(makeRequest({ prompt: 'a city' }));
    const stopped = signalAtBegin(ref, ['SIGSTOP']);
    await expect.poll(() => stopped.length, PATIENCE).toBe(1);
    const silent: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      await sleep(250);
      const poll = await engine.poll(ref);
      if (poll.state === 'running') silent.push(poll.silentSeconds ?? Infinity);
    }
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
    expect(silent.length).toBeGreaterThan(0);
    // What it had of the processor before, and not the clock: that would say 1.5 at least.
    expect((silent.at(-1) ?? 0) - (silent[1] ?? 0)).toBeLessThan(1.4);
    expect(await untilEnded(ref)).toMatchObject({ state: 'succeeded' });
    await engine.release(ref);
  });

  it.runIf(existsSync('/dev/full'))('takes a full disk for no fault of its own', async () => {
    const ref = await start(makeRequest({ prompt: 'a castle' }, [1, 2]));
    await symlink('/dev/full', path.join(scratchFolder, String(ref['run']), '1.png.part'));
    expect(await untilEnded(ref)).toMatchObject({ state: 'failed', isOurFault: true });
    await engine.release(ref);
  });

  it('opens nothing outside its own folder', async () => {
    const output = {
      index: 0,
      kind: 'image' as const,
      seed: 1,
      location: path.join(scratchFolder, '..', 'secret'),
    };
    await expect(engine.open(output)).rejects.toThrow(RangeError);
  });

  it('does not know a run of an earlier process', async () => {
    expect(await engine.poll({ run: '6f0b5d56-6a43-4a57-9c5e-0f2d0c5b6a11' })).toEqual({ state: 'unknown' });
    expect(await engine.poll({ something: 'else' })).toEqual({ state: 'unknown' });
  });

  it.each([
    ['no prompt', { prompt: '' }],
    ['an unknown style', { prompt: 'x', style: 'baroque' }],
  ])('refuses %s', async (_, fields) => {
    const ref = await start(makeRequest(fields));
    expect(await untilEnded(ref)).toMatchObject({
      state: 'failed',
      failure: 'engine_error',
      detail: expect.stringMatching(/prompt|style/),
    });
    await engine.release(ref);
  });

  it('is healthy', async () => {
    expect(await engine.health()).toMatchObject({ ok: true });
    expect(existsSync(scratchFolder)).toBe(true);
  });
});
