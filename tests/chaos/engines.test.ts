// kill -9 of the whole product at each step of a task on engines of others, which it reaches by network: what is made once
// is asked for once. Where it cannot be told whether one that costs money was asked, the task is held, and not asked again.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawCases } from '../draw-cases.ts';
import { startOpenAiServer } from '../fakes/engines/openai-server.ts';
import { startFakeComfyUi, WEIGHTLESS_WORKFLOWS } from '../fakes/engines/comfyui-server.ts';
import { startFalServer } from '../fakes/engines/fal-server.ts';
import { startReplicateServer } from '../fakes/engines/replicate-server.ts';
import { type Kill, type KilledProduct, openKilledProduct } from './killed-product.ts';

type Name = 'comfy' | 'openAi' | 'fal' | 'replicate';

let product: KilledProduct<Name> | undefined;

/**
 * ComfyUI is free and knows our names. The others cost, and know none, but that Replicate's list of predictions names the
 * address of the webhook, and with it our token, where we have an address of https.
 */
beforeAll(async () => {
  const [comfy, openAi, fal, replicate] = await Promise.all([
    startFakeComfyUi(),
    startOpenAiServer(),
    startFalServer(),
    startReplicateServer(),
  ]);
  product = await openKilledProduct({
    // An image without and with an image given, a video without and with one.
    engines: {
      comfy: {
        tool: 'text_to_image_new',
        fields: () => ({ count: 1 }),
        server: { ...comfy, countSubmitted: comfy.submitted, finish: comfy.queue.finish },
      },
      openAi: {
        tool: 'image_to_image',
        fields: (image) => ({ count: 1, images: [image] }),
        isUnderWay: sql`true`, // nothing says so of a call that makes it all
        server: openAi,
      },
      fal: { tool: 'text_to_video', fields: () => ({ resolution: '540p' }), server: fal },
      replicate: {
        tool: 'image_to_video',
        fields: (image) => ({ resolution: '540p', image }),
        server: replicate,
      },
    },
    settings: {
      COMFYUI_URL: comfy.url,
      COMFYUI_WORKFLOWS: WEIGHTLESS_WORKFLOWS,
      FAL_KEY: fal.settings.key,
      FAL_API_BASE: fal.settings.apiBase,
      FAL_REST_BASE: fal.settings.restBase,
      FAL_PLATFORM_BASE: fal.settings.platformBase ?? '',
      REPLICATE_API_TOKEN: replicate.settings.token,
      REPLICATE_API_BASE: replicate.settings.apiBase,
      OPENAI_API_KEY: openAi.settings.key,
      OPENAI_BASE_URL: openAi.settings.baseUrl,
      OPENAI_IMAGE_SERVER: 'openai',
      OPENAI_IMAGE_MODEL: openAi.settings.model,
      ENGINES_TEXT_TO_IMAGE: 'comfyui',
      ENGINES_IMAGE_TO_IMAGE: 'openai',
      ENGINES_TEXT_TO_VIDEO: 'fal',
      ENGINES_IMAGE_TO_VIDEO: 'replicate',
    },
  });
}, 180_000);
afterAll(() => product?.close());

const ALL = ['comfy', 'openAi', 'fal', 'replicate'] as const;
/** Those whose results come by another call than the one that asks for them. */
const FETCHED = ['comfy', 'fal', 'replicate'] as const;
const ALL_HELD = { comfy: 'held', openAi: 'held', fal: 'held', replicate: 'held' } as const;
const ALL_COMPLETED = {
  comfy: 'completed',
  openAi: 'completed',
  fal: 'completed',
  replicate: 'completed',
} as const;
const FINDABLE = { PUBLIC_URL: 'https://127.0.0.1:9' }; // where nothing answers

const KILLS = [
  {
    of: 'until it is made',
    steps: [
      { step: 'while it is made', names: ALL },
      { step: 'when it is taken, and not answered', names: ALL },
      { step: 'before it is taken', names: ALL },
    ],
    outcome: {
      ends: {
        'while it is made': { ...ALL_COMPLETED, openAi: 'held' },
        'when it is taken, and not answered': { ...ALL_HELD, comfy: 'completed' },
        'before it is taken': { ...ALL_HELD, comfy: 'completed' },
      },
      asked: { comfy: 3, openAi: 2, fal: 2, replicate: 2 },
    },
  },
  {
    of: 'when it is made',
    steps: [
      { step: 'before its results are fetched', names: FETCHED },
      { step: 'before its end is written', names: ALL },
    ],
    settingsAfter: FINDABLE,
    outcome: {
      ends: {
        'before its results are fetched': { comfy: 'completed', fal: 'completed', replicate: 'completed' },
        'before its end is written': ALL_COMPLETED,
      },
      asked: { comfy: 2, openAi: 1, fal: 2, replicate: 2 },
    },
  },
  {
    of: 'when it is taken, and not answered by one where it can be found',
    steps: [{ step: 'when it is taken, and not answered', names: ['replicate'] }],
    settings: FINDABLE,
    outcome: {
      ends: { 'when it is taken, and not answered': { replicate: 'completed' } },
      asked: { replicate: 1 },
    },
  },
] satisfies Kill<Name>[];

it.each(drawCases<Kill<Name>>('kills with engines of others', KILLS, 1))(
  'killed $of',
  { timeout: 300_000 },
  async ({ outcome, ...kill }) => {
    expect(await product?.kill(kill)).toEqual(outcome);
  },
);
