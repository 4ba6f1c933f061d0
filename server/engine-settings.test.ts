// Which engines are asked, in which order, and what is said of a setting that switches on nothing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { findLocalModel } from './engines/local/find-model.ts';
import { folderOf, makeOpenFolder, writeManifest } from './engines/local/model-folder.ts';
import { placeRuntime } from './engines/local/runtime-folder.ts';
import { StartError } from '#server/process/start-error.ts';

const read = (env: Record<string, string>) => readConfig(env).engines;

function refuse(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error('was accepted');
}

it('has the built-in engine alone where nothing is set', () => {
  expect(read({})).toMatchObject({
    comfyUi: null,
    fal: null,
    replicate: null,
    openAi: null,
    openAiVideo: null,
    limits: { order: ['built-in'], orders: {}, tasks: {}, budgets: {} },
  });
});

it('asks every engine that is set up before the built-in one', () => {
  const { limits, comfyUi, fal } = read({
    COMFYUI_URL: 'http://127.0.0.1:8188, http://10.0.0.2:8188',
    COMFYUI_HEADERS: '{"Authorization":"Bearer x"}',
    FAL_KEY: 'a:b',
    REPLICATE_API_TOKEN: 'r8',
    OPENAI_API_KEY: 'sk',
  });
  expect(limits.order).toEqual(['comfyui', 'fal', 'replicate', 'openai', 'built-in']);
  expect(comfyUi).toMatchObject({
    urls: ['http://127.0.0.1:8188', 'http://10.0.0.2:8188'],
    headers: { Authorization: 'Bearer x' },
  });
  expect(fal).toMatchObject({ key: 'a:b', apiBase: 'https://queue.fal.run' });
});

it.each([
  [
    { OPENAI_API_KEY: 'sk' },
    {
      key: 'sk',
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-image-2.6-flare',
      server: 'openai',
      isPaid: true,
      previews: 1,
    },
  ],
  [
    { OPENAI_BASE_URL: 'http://gpu.local:11434/v1/', OPENAI_IMAGE_MODEL: 'flux' },
    { key: '', baseUrl: 'http://gpu.local:11434/v1', model: 'flux', server: 'other', isPaid: false },
  ],
  // Whoever wants a key may want money.
  [
    { OPENAI_BASE_URL: 'https://images.example.com/v1', OPENAI_API_KEY: 'k' },
    { model: '', server: 'other', isPaid: true },
  ],
  [
    {
      OPENAI_BASE_URL: 'http://gpu.local/v1',
      OPENAI_API_KEY: 'k',
      OPENAI_PAID: 'off',
      OPENAI_IMAGE_SERVER: 'localai',
    },
    { server: 'localai', isPaid: false },
  ],
  [{ OPENAI_API_KEY: 'sk', OPENAI_PAID: 'off' }, { isPaid: true }],
  [{ OPENAI_API_KEY: 'sk', OPENAI_PARTIAL_IMAGES: '0' }, { previews: 0 }],
  [{ OPENAI_BASE_URL: 'http://gpu.local/v1' }, { previews: 0 }],
])('reads of %o who makes images by the API of OpenAI', (env, openAi) => {
  expect(read(env).openAi).toMatchObject(openAi);
  expect(read(env).limits.order).toEqual(['openai', 'built-in']);
});

it.each([
  [
    {
      OPENAI_VIDEO_BASE_URL: 'http://gpu.local:8091/v1/',
      OPENAI_VIDEO_SERVER: 'vllm-omni',
      OPENAI_VIDEO_FPS: '16',
    },
    { baseUrl: 'http://gpu.local:8091/v1', server: 'vllm-omni', key: '', isPaid: false, sizes: [], fps: 16 },
  ],
  // A key goes to no server that it was not given for.
  [
    { OPENAI_API_KEY: 'sk', OPENAI_VIDEO_BASE_URL: 'http://gpu.local/v1' },
    { key: '', server: 'other', isPaid: false, fps: null },
  ],
  [
    { OPENAI_BASE_URL: 'https://gate.example/v1', OPENAI_API_KEY: 'k', OPENAI_VIDEO_MODEL: 'veo' },
    { baseUrl: 'https://gate.example/v1', key: 'k', model: 'veo', isPaid: true },
  ],
  [
    {
      OPENAI_VIDEO_BASE_URL: 'http://gpu.local/v1',
      OPENAI_VIDEO_API_KEY: 'v',
      OPENAI_VIDEO_PAID: 'off',
      OPENAI_VIDEO_SIZES: '1280x720, 720x1280',
      OPENAI_VIDEO_SECONDS: '5,10',
    },
    {
      key: 'v',
      isPaid: false,
      sizes: [
        { width: 1280, height: 720 },
        { width: 720, height: 1280 },
      ],
      seconds: [5, 10],
    },
  ],
])('reads of %o who makes videos', (env, openAiVideo) => {
  expect(read(env).openAiVideo).toMatchObject(openAiVideo);
  expect(read(env).limits.order).toContain('openai-video');
});

it('takes another order, for all tools and for one', () => {
  const env = { COMFYUI_URL: 'http://127.0.0.1:8188', FAL_KEY: 'a:b' };
  const { limits } = read({ ...env, ENGINES: 'fal, built-in', ENGINES_TEXT_TO_VIDEO: 'comfyui' });
  expect(limits).toMatchObject({ order: ['fal', 'built-in'], orders: { 'text-to-video': ['comfyui'] } });
});

it('takes limits: tasks at a time, and US dollars a day as millionths', () => {
  const { limits } = read({ FAL_KEY: 'a:b', ENGINE_TASKS: 'fal=10', ENGINE_BUDGETS: 'fal=2.50' });
  expect(limits).toMatchObject({ tasks: { fal: 10 }, budgets: { fal: 2_500_000 } });
});

it('takes points a day, and who is asked first where a task has certain options', () => {
  const rules =
    'text-to-image resolution=2K aspect_ratio=16:9: fal,built-in ; text-to-video duration=10: fal;';
  const { limits } = read({ FAL_KEY: 'a:b', ENGINE_POINTS: 'fal=2000', ENGINES_BY_OPTION: rules });
  expect(limits.points).toEqual({ fal: 2000 });
  expect(limits.rules).toEqual([
    {
      tool: 'text-to-image',
      options: { resolution: '2K', aspect_ratio: '16:9' },
      engines: ['fal', 'built-in'],
    },
    { tool: 'text-to-video', options: { duration: '10' }, engines: ['fal'] },
  ]);
});

it('switches a model on this machine on where it is named, and asks it before the built-in engine', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-models-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const env = { LOCAL_MODEL: 'sdxs-512', DATA_DIR: dataDir };
  const fetched = 'fetch it:  npm run model -- sdxs-512';
  expect(refuse(env)).toContain(
    `LOCAL_MODEL=sdxs-512 is not whole on this machine (sdxs-512 was not fetched); ${fetched}`,
  );
  // Who only answers calls needs no model.
  const secret = 's'.repeat(32);
  const api = { ...env, ROLE: 'api', DATABASE_URL: 'postgres://u:p@127.0.0.1/atelier', SECRET: secret };
  expect(read(api).local).toEqual({ model: 'sdxs-512' });

  const model = findLocalModel('sdxs-512');
  const folder = folderOf(dataDir, model.id);
  makeOpenFolder(dataDir, folder);
  const files = model.files.map((file) => ({ path: file.path, bytes: 1, sha256: '', repo: '', commit: '' }));
  for (const { path: name } of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), 'x');
  }
  const fetchedAt = new Date(0).toISOString();
  writeManifest(folder, {
    id: model.id,
    fetchedAt,
    mirror: 'http://m',
    files: files.slice(1),
    measured: null,
  });
  expect(refuse(env)).toContain('(tokenizer/vocab.json was not fetched)');
  writeManifest(folder, { id: model.id, fetchedAt, mirror: 'http://m', files, measured: null });
  expect(refuse(env)).toContain('LOCAL_MODEL=sdxs-512 has nothing here that runs it');

  const { entry } = placeRuntime(dataDir);
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, '');
  expect(read(env)).toMatchObject({ local: { model: 'sdxs-512' }, limits: { order: ['local', 'built-in'] } });
  writeFileSync(path.join(folder, 'unet', 'model.onnx'), 'cut');
  expect(refuse(env)).toContain('(unet/model.onnx has 3 bytes and should have 1)');
});

it.each([
  [{ LOCAL_MODEL: 'sd-9' }, 'LOCAL_MODEL names sd-9, which is none of sdxs-512, sd-turbo, lcm-dreamshaper-7'],
  [{ MODEL_MIRROR: 'hf-mirror' }, 'MODEL_MIRROR must be an address'],
  [{ ENGINES: 'local' }, 'ENGINES names local, which is not set up here'],
  [{ ENGINES: 'comfyui' }, 'ENGINES names comfyui, which is not set up here; there are built-in'],
  [{ ENGINES_LIP_SYNC: 'fall' }, 'ENGINES_LIP_SYNC names fall'],
  [{ ENGINE_BUDGETS: 'fal=5' }, 'ENGINE_BUDGETS names fal'],
  [{ OPENAI_API_KEY: 'sk', ENGINE_BUDGETS: 'openai=5' }, 'ENGINE_BUDGETS names openai, which does not tell'],
  [{ ENGINE_TASKS: 'built-in=0' }, 'ENGINE_TASKS must look like'],
  [{ ENGINE_BUDGETS: 'built-in=much' }, 'ENGINE_BUDGETS must look like'],
  [{ COMFYUI_URL: 'localhost:8188' }, 'COMFYUI_URL must be addresses'],
  [{ OPENAI_BASE_URL: 'gpu.local' }, 'OPENAI_BASE_URL must be an address'],
  [{ OPENAI_API_KEY: 'sk', OPENAI_IMAGE_SERVER: 'llama' }, 'OPENAI_IMAGE_SERVER must be one of openai'],
  [{ OPENAI_API_KEY: 'sk', OPENAI_PAID: 'yes' }, 'OPENAI_PAID must be on or off'],
  [{ OPENAI_API_KEY: 'sk', OPENAI_VIDEO_MODEL: 'sora-2' }, 'which shut its videos down on 2026-09-24'],
  [{ OPENAI_API_KEY: 'sk', OPENAI_PARTIAL_IMAGES: '4' }, 'OPENAI_PARTIAL_IMAGES must be a whole number'],
  [{ OPENAI_VIDEO_SIZES: '720p' }, 'OPENAI_VIDEO_SIZES must look like'],
  [{ OPENAI_VIDEO_SECONDS: 'five' }, 'OPENAI_VIDEO_SECONDS must look like'],
  [{ OPENAI_VIDEO_FPS: '0' }, 'OPENAI_VIDEO_FPS must be a whole number'],
  [
    { OPENAI_VIDEO_BASE_URL: 'http://gpu.local/v1', ENGINE_BUDGETS: 'openai-video=5' },
    'ENGINE_BUDGETS names openai-video',
  ],
  [{ ENGINE_POINTS: 'fal=5' }, 'ENGINE_POINTS names fal, which is not set up here'],
  [{ ENGINE_POINTS: 'built-in=2.5' }, 'ENGINE_POINTS must look like'],
  [{ ENGINES_BY_OPTION: 'text-to-image: built-in' }, 'ENGINES_BY_OPTION must look like text-to-image'],
  [{ ENGINES_BY_OPTION: 'text-to-image resolution=2K' }, 'ENGINES_BY_OPTION must look like'],
  [{ ENGINES_BY_OPTION: 'painting size=2K: built-in' }, 'names painting, which is none of text-to-image'],
  [{ ENGINES_BY_OPTION: 'text-to-image size=2K: built-in' }, 'names size; text-to-image has engine, aspect'],
  [
    { ENGINES_BY_OPTION: 'text-to-image resolution=3K: built-in' },
    'names resolution=3K of text-to-image, which can be 1K, 2K',
  ],
  [{ ENGINES_BY_OPTION: 'text-to-image count=4: fal' }, 'ENGINES_BY_OPTION names fal, which is not set up'],
  [
    { FAL_KEY: 'k', ENGINES: 'built-in', ENGINES_BY_OPTION: 'text-to-image count=4: fal' },
    'ENGINES_BY_OPTION names fal for text-to-image, and ENGINES leaves it out',
  ],
  [{ COMFYUI_HEADERS: 'Authorization: x' }, 'COMFYUI_HEADERS must be JSON such as'],
])('says what is wrong with %o', (env, said) => {
  expect(refuse(env)).toContain(said);
});
