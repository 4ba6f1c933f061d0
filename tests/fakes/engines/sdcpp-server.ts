// stable-diffusion.cpp's own API on a loopback port: a line of jobs, made one after another, kept in memory.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import type { EngineRequest } from '#server/engines/engine.ts';
import { openSdCpp } from '#server/engines/sdcpp.ts';
import type { SdCppSettings } from '#server/engines/sdcpp/settings.ts';
import { makeMedia, testFfmpeg } from '#tests/fakes/sample-media.ts';
import type { EngineServer, Trouble } from './engine-server.ts';
import { REQUESTS } from './example-requests.ts';
import { isBefore, openTroubles } from './open-troubles.ts';
import { paintPng } from './paint-result.ts';
import { type Answer, type Asked, serveFake } from './serve-fake.ts';

type State = 'queued' | 'generating' | 'completed' | 'failed' | 'cancelled';
export type FakeJob = {
  id: string;
  kind: 'img_gen' | 'vid_gen';
  state: State;
  asked: JobBody;
  polls: number;
};
type JobBody = z.output<(typeof BODIES)['img_gen']> | z.output<(typeof BODIES)['vid_gen']>;

export type SdCppServer = EngineServer & {
  settings: SdCppSettings;
  jobs: FakeJob[];
  /** Its line takes so many. */
  takeAtMost(jobs: number): void;
  /** Leaves out frames that it says are there. */
  dropFrames(): void;
};

const side = z.int().min(64).max(4096);
const base64 = z.string().regex(/^[A-Za-z\d+/]+=*$/);
const COMMON = {
  prompt: z.string().min(1),
  negative_prompt: z.string(),
  width: side,
  height: side,
  seed: z.int(),
  init_image: base64.optional(),
};
const BODIES = {
  img_gen: z.strictObject({
    ...COMMON,
    strength: z.number().min(0).max(1).optional(),
    ref_images: z.array(base64).optional(),
    output_format: z.enum(['png', 'jpeg', 'webp']),
    embed_image_metadata: z.boolean().optional(),
  }),
  vid_gen: z.strictObject({
    ...COMMON,
    end_image: base64.optional(),
    video_frames: z.int().positive(),
    fps: z.int().positive(),
    output_format: z.enum(['webm', 'webp', 'avi']),
  }),
};

type Overrides = Partial<SdCppSettings> & { formats?: string[]; modes?: string[]; isOld?: boolean };

export async function startSdCppServer(overrides: Overrides = {}): Promise<SdCppServer> {
  const { formats = ['webm', 'webp', 'avi'], makes = 'image', isOld = false, ...changed } = overrides;
  const { modes = [makes === 'image' ? 'img_gen' : 'vid_gen'], ...given } = changed;
  const scratchFolder = await mkdtemp(path.join(os.tmpdir(), 'sdcpp-test-'));
  const jobs: FakeJob[] = [];
  const troubles = openTroubles();
  let [begun, canceled, room] = [0, 0, 64];
  let [isFinished, isFailing, isHalf, isLossy] = [false, false, false, false];
  const server = await serveFake(async (asked) => {
    const [, what = '', id, act] =
      /^\/sdcpp\/v1\/(\w+)(?:\/([\w-]+)(\/cancel)?)?$/.exec(asked.url.pathname) ?? [];
    if (what === 'capabilities' && !isOld) return { json: describeServer() };
    if ((what === 'img_gen' || what === 'vid_gen') && asked.method === 'POST') return begin(what, asked);
    const job = jobs.find((one) => what === 'jobs' && one.id === id);
    if (!job) return { status: 404, json: { error: 'job not found' } };
    return act ? cancel(job) : (troubles.consume('poll') ?? (await describe(job)));
  });

  function describeServer(): object {
    return {
      model: { name: 'wan2.2-ti2v-5b-q4.gguf' },
      supported_modes: modes,
      output_formats_by_mode: { img_gen: ['png', 'jpeg'], vid_gen: formats },
      features_by_mode: { vid_gen: { init_image: true, end_image: true, cancel_generating: false } },
      limits: { min_width: 64, max_width: 4096, min_height: 64, max_height: 4096 },
    };
  }

  function begin(kind: FakeJob['kind'], { body }: Asked): Answer | Trouble {
    const trouble = troubles.consume('submit');
    if (isBefore(trouble)) return trouble;
    const read = BODIES[kind].safeParse(JSON.parse(body.toString()));
    if (!read.success) return { status: 400, json: { error: read.error.issues[0]?.message } };
    if (jobs.filter(({ state }) => state === 'queued' || state === 'generating').length >= room) {
      return { status: 429, json: { error: 'job queue is full' } };
    }
    begun += 1;
    const state = isFailing ? 'failed' : isFinished ? 'completed' : 'queued';
    const job: FakeJob = { id: `job_${begun}`, kind, state, asked: read.data, polls: 0 };
    jobs.push(job);
    return (
      trouble ?? {
        status: 202,
        json: { id: job.id, kind, status: 'queued', poll_url: `/sdcpp/v1/jobs/${job.id}` },
      }
    );
  }

  function cancel(job: FakeJob): Answer {
    if (job.state === 'generating') return { status: 409, json: { error: 'job is currently generating' } };
    if (job.state === 'queued') {
      canceled += 1;
      job.state = 'cancelled';
    }
    return { json: { id: job.id, status: job.state } };
  }

  async function describe(job: FakeJob): Promise<Answer> {
    job.polls += 1;
    if (job.state === 'queued' && job.polls > 2) job.state = 'generating';
    const queue_position = job.state === 'queued' ? 3 - job.polls : 0;
    const base = { id: job.id, kind: job.kind, status: job.state, queue_position, result: null, error: null };
    if (job.state === 'failed') {
      return { json: { ...base, error: { code: 'generation_failed', message: 'it returned no results' } } };
    }
    return { json: job.state === 'completed' ? { ...base, result: await paint(job) } : base };
  }

  const encode = (bytes: Buffer) =>
    (isHalf ? bytes.subarray(0, bytes.byteLength / 2) : bytes).toString('base64');

  async function paint({ asked }: FakeJob): Promise<object> {
    const { width, height, seed } = asked;
    if (!('video_frames' in asked)) {
      return {
        output_format: 'png',
        images: [{ index: 0, b64_json: encode(await paintPng(width, height, seed)) }],
      };
    }
    const { fps, output_format } = asked;
    const frame_count = Math.floor((asked.video_frames - 1) / 4) * 4 + 1;
    const there = isLossy ? frame_count - 4 : frame_count;
    const source = [
      '-f',
      'lavfi',
      '-i',
      `testsrc=size=${width}x${height}:rate=${fps}`,
      '-frames:v',
      String(there),
    ];
    const codec = output_format === 'avi' ? ['-c:v', 'mjpeg'] : ['-c:v', 'libvpx', '-deadline', 'realtime'];
    const bytes = await makeMedia(`video.${output_format}`, [...source, ...codec]);
    return { output_format, fps, frame_count, b64_json: encode(bytes) };
  }

  const settings: SdCppSettings = {
    key: '',
    baseUrl: `${server.base}/v1`,
    isPaid: false,
    makes,
    sizes: [],
    seconds: [],
    fps: null,
    limitMs: 5000,
    ffmpeg: await testFfmpeg(),
    ...given,
    scratchFolder,
  };
  const engine = openSdCpp(settings);
  const endAll = (state: 'completed' | 'failed') => {
    for (const job of jobs) if (job.state === 'queued' || job.state === 'generating') job.state = state;
  };
  return {
    engine,
    settings,
    jobs,
    request: makes === 'image' ? IMAGE : VIDEO,
    reopen: () => openSdCpp(settings),
    trouble: troubles.add,
    wasTroubled: troubles.areMet,
    countSubmitted: () => begun,
    finish() {
      isFinished = true;
      endAll('completed');
    },
    hold() {
      isFinished = false;
      troubles.clear();
    },
    fail() {
      isFailing = true;
      endAll('failed');
    },
    truncate: () => void (isHalf = true),
    restart: () => void jobs.splice(0),
    canceled: () => canceled,
    takeAtMost: (most) => void (room = most),
    dropFrames: () => void (isLossy = true),
    close: async () => {
      await engine.close();
      await server.close();
      await rm(scratchFolder, { recursive: true, force: true });
    },
  };
}

const IMAGE: EngineRequest = { ...REQUESTS['text-to-image'], seeds: [7], width: 640, height: 368 };
const SHORT = { ...REQUESTS['text-to-video'].fields, seconds: 1, fps: 8 };
const VIDEO: EngineRequest = { ...REQUESTS['text-to-video'], width: 320, height: 192, fields: SHORT };
