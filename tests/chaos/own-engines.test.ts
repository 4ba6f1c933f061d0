// kill -9 of the whole product at each step of a task on an operator's own engines: a server of /v1/videos,
// stable-diffusion.cpp by its jobs, a model on this machine. What is made once is asked for once where its run can be found;
// where it cannot be told whether it was asked for, the task is held if that cost money, and asked for again if not.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tasks } from '#server/database/schema/tasks.ts';
import { drawCases } from '../draw-cases.ts';
import { FETCHED_MODEL, placeFetchedModel } from '../fakes/engines/local/place-fetched-model.ts';
import { ANY_IMAGES, type Command } from '../fakes/engines/local/ruled-runtime.ts';
import { startOpenAiVideoServer } from '../fakes/engines/openai-video-server.ts';
import { startSdCppServer } from '../fakes/engines/sdcpp-server.ts';
import { queryFolder } from '../start/data-folder.ts';
import { makeDataDir } from '../start-app.ts';
import type { KilledEngine } from './kill-steps.ts';
import { type Kill, type KilledProduct, openKilledProduct } from './killed-product.ts';

type Name = 'videos' | 'sdImages' | 'sdVideos' | 'local';

const dataDir = makeDataDir();
let product: KilledProduct<Name> | undefined;
/** Nothing costs, and the videos are those of stable-diffusion.cpp. */
const free: Record<string, string> = {};

beforeAll(async () => {
  const [videos, sdImages, sdVideos, command] = await Promise.all([
    startOpenAiVideoServer(),
    startSdCppServer(),
    startSdCppServer({ makes: 'video' }),
    placeFetchedModel(dataDir),
  ]);
  Object.assign(free, {
    OPENAI_PAID: 'off',
    OPENAI_VIDEO_PAID: 'off',
    OPENAI_VIDEO_BASE_URL: sdVideos.settings.baseUrl,
    OPENAI_VIDEO_SERVER: 'stable-diffusion.cpp',
    OPENAI_VIDEO_FPS: '4',
  });
  const video = { tool: 'text_to_video', fields: () => ({ resolution: '540p' }) };
  product = await openKilledProduct({
    dataDir,
    engines: {
      videos: { ...video, server: videos },
      sdImages: {
        tool: 'image_to_image',
        fields: (image) => ({ count: 1, images: [image] }),
        fetchedBy: 'poll',
        server: sdImages,
      },
      sdVideos: { ...video, fetchedBy: 'poll', server: sdVideos },
      local: {
        tool: 'text_to_image_new',
        fields: () => ({ count: 2 }),
        results: 2,
        isUnderWay: gt(tasks.progress, 0),
        server: leadLocal(command),
      },
    },
    settings: {
      OPENAI_BASE_URL: sdImages.settings.baseUrl,
      OPENAI_IMAGE_SERVER: 'stable-diffusion.cpp',
      OPENAI_PAID: 'on',
      OPENAI_VIDEO_BASE_URL: videos.settings.baseUrl,
      OPENAI_VIDEO_API_KEY: videos.settings.key,
      OPENAI_VIDEO_MODEL: videos.settings.model,
      LOCAL_MODEL: FETCHED_MODEL,
      ENGINES_TEXT_TO_IMAGE: 'local',
      ENGINES_IMAGE_TO_IMAGE: 'openai',
      ENGINES_TEXT_TO_VIDEO: 'openai-video',
    },
  });
}, 180_000);
afterAll(() => product?.close());

/** It ends with the product, and costs nothing: each start of the product asks it anew. */
function leadLocal(command: Command): KilledEngine['server'] {
  const scratch = path.join(dataDir, 'scratch');
  return {
    async countSubmitted() {
      const runs = await queryFolder(dataDir, `select from engine_runs where engine = 'local'`);
      return runs.length;
    },
    // The first of two results is there, the second is waited for.
    trouble: (call) => call === 'open' && command({ images: 1 }),
    // The first task makes the folder.
    wasTroubled: () =>
      existsSync(scratch) &&
      readdirSync(scratch, { recursive: true }).some((name) => /^[\da-f-]+\/0\.png$/.test(String(name))),
    hold: () => command({ images: 0 }),
    finish: () => command({ images: ANY_IMAGES }),
    restart() {}, // it ends with the product
    close() {},
  };
}

const PAID = ['videos', 'sdImages'] as const;
const FREE = ['sdVideos', 'sdImages'] as const;
const PAID_COMPLETED = { videos: 'completed', sdImages: 'completed' };
const FREE_COMPLETED = { sdVideos: 'completed', sdImages: 'completed' };

// The model here draws one after another: a task at each kill.
const KILLS = [
  {
    of: 'until it is made, what costs money',
    steps: [
      { step: 'while it is made', names: PAID },
      { step: 'when it is taken, and not answered', names: PAID },
      { step: 'before it is taken', names: [...PAID, 'local'] },
    ],
    outcome: {
      ends: {
        'while it is made': PAID_COMPLETED,
        'when it is taken, and not answered': { videos: 'held', sdImages: 'held' },
        'before it is taken': { videos: 'held', sdImages: 'held', local: 'completed' },
      },
      asked: { videos: 2, sdImages: 2, local: 2 },
    },
  },
  {
    of: 'when it is made, what costs money',
    steps: [
      { step: 'before its results are fetched', names: [...PAID, 'local'] },
      { step: 'before its end is written', names: PAID },
    ],
    outcome: {
      ends: {
        'before its results are fetched': { ...PAID_COMPLETED, local: 'completed' },
        'before its end is written': PAID_COMPLETED,
      },
      asked: { videos: 2, sdImages: 2, local: 2 },
    },
  },
  {
    of: 'when it is made, and when it is taken and not answered, what is free',
    steps: [
      { step: 'before its end is written', names: [...FREE, 'local'] },
      { step: 'when it is taken, and not answered', names: FREE },
    ],
    settings: free,
    outcome: {
      ends: {
        'before its end is written': { ...FREE_COMPLETED, local: 'completed' },
        'when it is taken, and not answered': FREE_COMPLETED,
      },
      asked: { sdVideos: 3, sdImages: 3, local: 2 },
    },
  },
  {
    of: 'while it is made, what is free, with its servers',
    steps: [{ step: 'while it is made', names: [...FREE, 'local'] }],
    settings: free,
    withServers: true,
    outcome: {
      ends: { 'while it is made': { ...FREE_COMPLETED, local: 'completed' } },
      asked: { sdVideos: 2, sdImages: 2, local: 2 },
    },
  },
] satisfies Kill<Name>[];

it.each(drawCases<Kill<Name>>('kills with own engines', KILLS, 1))(
  'killed $of',
  { timeout: 600_000 },
  async ({ outcome, ...kill }) => {
    expect(await product?.kill(kill)).toEqual(outcome);
  },
);
