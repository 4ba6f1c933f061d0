// A request of each tool with real files, and how it is brought to its end.
import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import type { ToolName } from '#contract/tool-names.ts';
import type { Engine, EngineContext, EngineInput, EngineRequest, Poll } from '#server/engines/engine.ts';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import { makeImage, makeSound, makeVideo, testFfmpeg } from '#tests/fakes/sample-media.ts';

export type ReadInput = (input: EngineInput) => Buffer;
export type NamedRequest = { name: string; request: EngineRequest; read: ReadInput };
/** Seconds and frames a second are 0 for an image. */
export type MadeResult = { width: number; height: number; seconds: number; fps: number; hasSound: boolean };

const base = { index: 0, key: '', duration: 0, fps: 0, has_sound: false };
const IMAGE: EngineInput = { ...base, role: 'image', format: 'jpg', kind: 'image', width: 400, height: 320 };
const VIDEO: EngineInput = {
  ...base,
  role: 'video',
  format: 'mp4',
  kind: 'video',
  width: 320,
  height: 240,
  duration: 2,
  fps: 12,
  has_sound: true,
};
const VOICE: EngineInput = {
  ...base,
  role: 'audio',
  format: 'wav',
  kind: 'audio',
  width: 0,
  height: 0,
  duration: 1.5,
  has_sound: true,
};
const VIDEO_FIELDS = {
  prompt: 'a fox runs',
  negative_prompt: '',
  mode: 'standard',
  camera: 'auto',
  sound: false,
  seconds: 2,
  fps: 24,
};
const LIP_FIELDS = {
  speech: null,
  mouth_box: null,
  keep_sound: false,
  length: { longer: 'loop', shorter: 'cut' },
};

export async function makeRequests(): Promise<NamedRequest[]> {
  const files = {
    image: await makeImage(),
    tail: await makeImage(300, 500),
    video: await makeVideo({ width: 320, height: 240, seconds: 2, fps: 12 }),
    audio: await makeSound(1.5),
  };
  const read: ReadInput = ({ role }) => files[role];
  const make = (
    tool: ToolName,
    size: readonly [number, number],
    fields: Record<string, unknown>,
    inputs: readonly EngineInput[] = [],
    seeds = [7],
    name: string = tool,
  ): NamedRequest => ({
    name,
    request: { tool, seeds, width: size[0], height: size[1], fields, inputs },
    read,
  });
  const effect = { text: '', option: '' };
  return [
    make('text-to-image', [256, 192], { prompt: 'a fox', style: 'oil', negative_prompt: '' }, [], [7, 8]),
    make('image-to-image', [320, 256], { prompt: 'at night', mode: 'edit', strength: 0.6, style: 'auto' }, [
      IMAGE,
    ]),
    make('image-effect', [256, 256], { ...effect, effect_id: 'hanfu', option: 'tang' }, [IMAGE]),
    make('text-to-video', [256, 144], VIDEO_FIELDS),
    make('image-to-video', [240, 240], { ...VIDEO_FIELDS, motion: 'low' }, [IMAGE]),
    make(
      'image-to-video',
      [240, 240],
      VIDEO_FIELDS,
      [IMAGE, { ...IMAGE, role: 'tail' }],
      [7],
      'image-to-video with a last frame',
    ),
    make('video-effect', [256, 144], { ...effect, effect_id: 'muscle', seconds: 2, music: true }, [IMAGE]),
    make('lip-sync', [240, 192], LIP_FIELDS, [IMAGE, VOICE], [7], 'lip-sync of an image'),
    make('lip-sync', [320, 240], LIP_FIELDS, [VIDEO, VOICE], [7], 'lip-sync of a video'),
    make('upscale-video', [640, 480], { fps: 'keep', denoise: 'auto', sharpen: 50 }, [VIDEO]),
  ];
}

export function contextOf(read: ReadInput, signal = new AbortController().signal): EngineContext {
  return {
    taskId: '17',
    signal,
    openInput: (input) => Promise.resolve(Readable.from([read(input)])),
  };
}

/** Polls until the run has ended, as the worker does. */
export async function followRun(engine: Engine, ref: Record<string, unknown>): Promise<Poll> {
  for (let polls = 0; polls < 1200; polls += 1) {
    const poll = await engine.poll(ref);
    if (poll.state !== 'queued' && poll.state !== 'running') return poll;
    await sleep(50);
  }
  throw new Error('the run does not end');
}

/** From the request to what its files are, through all that is stored on the way. Throws where it does not succeed. */
export async function runRequest(
  engine: Engine,
  request: EngineRequest,
  read: ReadInput,
): Promise<MadeResult[]> {
  const context = contextOf(read);
  const prepared = asStored(await engine.prepare(request, context));
  const ref = asStored(await engine.submit(prepared, context));
  const end = await followRun(engine, ref);
  if (end.state !== 'succeeded') throw new Error(`the run ended ${JSON.stringify(end)}`);
  const made: MadeResult[] = [];
  for (const output of end.outputs) {
    made.push(await measureResult(output.kind, await buffer(await engine.open(asStored(output)))));
  }
  await engine.release(ref);
  return made;
}

export function asStored<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

async function measureResult(kind: 'image' | 'video', bytes: Buffer): Promise<MadeResult> {
  if (kind === 'image') {
    const image = sharp(bytes);
    await image.stats(); // to the last row
    const { width, height } = await image.metadata();
    return { width, height, seconds: 0, fps: 0, hasSound: false };
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'result-'));
  try {
    const file = path.join(folder, 'result.mp4');
    await writeFile(file, bytes);
    const { video, audio, seconds } = await probeMedia(await testFfmpeg(), file);
    if (!video) throw new Error('there is no video in it');
    return { width: video.width, height: video.height, seconds, fps: video.fps, hasSound: audio !== null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
