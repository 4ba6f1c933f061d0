// The engines of this deployment, by its settings: each opened once for a worker.
import path from 'node:path';
import { findSandbox } from '#server/children/find-sandbox.ts';
import { createBuiltIn } from '#server/engines/built-in.ts';
import { openComfyUi } from '#server/engines/comfyui.ts';
import type { Engine } from '#server/engines/engine.ts';
import { FAL_FILE_HOSTS, openFal } from '#server/engines/fal.ts';
import { withFaults } from '#server/engines/faulty.ts';
import { findLocalModel } from '#server/engines/local/find-model.ts';
import { folderOf } from '#server/engines/local/model-folder.ts';
import { placeRuntime } from '#server/engines/local/runtime-folder.ts';
import { openLocal } from '#server/engines/local.ts';
import { openOpenAi } from '#server/engines/openai.ts';
import { openOpenAiVideo } from '#server/engines/openai-video.ts';
import { SD_CPP } from '#server/engines/openai/kinds.ts';
import { openSdCpp } from '#server/engines/sdcpp.ts';
import { openReplicate, REPLICATE_FILE_HOSTS } from '#server/engines/replicate.ts';
import { findSpeaker } from '#engine/speech/find-speaker.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import type { AppContext } from '#server/app-context.ts';
import type { EngineConfig } from '#server/engine-settings.ts';
import { findHint } from '#server/task/engine-hints.ts';
import { type Engines, listEngines } from './choose-engine.ts';

type Needed = Pick<AppContext, 'config' | 'db' | 'log' | 'storage'>;
type Settings<Name extends 'comfyUi' | 'fal' | 'replicate' | 'openAi' | 'openAiVideo'> = NonNullable<
  EngineConfig[Name]
>;

/** `results` is how many images and videos the built-in engine may make at a time. */
export async function openEngines(app: Needed, results: number): Promise<Engines> {
  const { comfyUi, fal, replicate, openAi, openAiVideo, local, faults, limits } = app.config.engines;
  const builtIn = await openBuiltIn(app, results);
  const engines: Engine[] = [
    ...(comfyUi ? [await openComfyUiWith(app, comfyUi)] : []),
    ...(fal ? [openFalWith(app, fal)] : []),
    ...(replicate ? [openReplicateWith(app, replicate)] : []),
    ...(openAi ? [openImages(app, openAi)] : []),
    ...(openAiVideo ? [await openVideos(app, openAiVideo)] : []),
    ...(local ? [openLocalWith(app, local.model)] : []),
    faults ? withFaults(builtIn, faults) : builtIn,
  ];
  return listEngines(engines, limits);
}

const scratchOf = ({ config }: Needed) => path.join(config.dataDir, 'scratch');

async function openBuiltIn(app: Needed, concurrency: number): Promise<Engine> {
  const { config, log } = app;
  return createBuiltIn({
    dataDir: config.dataDir,
    sandbox: findSandbox(config),
    scratchFolder: scratchOf(app),
    concurrency,
    ffmpeg: await findFfmpeg(config, log),
    speaker: await findSpeaker(config),
  });
}

function openLocalWith(app: Needed, id: string): Engine {
  const { config } = app;
  return openLocal({
    dataDir: config.dataDir,
    scratchFolder: scratchOf(app),
    sandbox: findSandbox(config),
    model: findLocalModel(id),
    modelFolder: folderOf(config.dataDir, id),
    runtime: placeRuntime(config.dataDir),
  });
}

/** A workflow that cannot be used is told, and the others are. */
async function openComfyUiWith(
  { log }: Needed,
  { workflowFolder, ...settings }: Settings<'comfyUi'>,
): Promise<Engine> {
  const engine = await openComfyUi({ ...settings, ...(workflowFolder && { workflowFolder }) });
  for (const fault of engine.listFaults()) log.warn(fault, 'A workflow of ComfyUI cannot be used');
  return engine;
}

function openFalWith(app: Needed, settings: Settings<'fal'>): Engine {
  return openFal({
    ...settings,
    webhookUrl: addressOf(app, 'fal'),
    findByToken: (token) => findHint(app.db, token),
    fileHosts: [...FAL_FILE_HOSTS, ownHost(settings.apiBase)],
  });
}

function openReplicateWith(app: Needed, settings: Settings<'replicate'>): Engine {
  return openReplicate({
    ...settings,
    webhookUrl: addressOf(app, 'replicate'),
    fileHosts: [...REPLICATE_FILE_HOSTS, ownHost(settings.apiBase)],
  });
}

/** The same settings name both: a server of OpenAI's API, and stable-diffusion.cpp with jobs of its own. */
function openImages(app: Needed, { server, ...given }: Settings<'openAi'>): Engine {
  if (server !== SD_CPP) return openOpenAi({ ...given, storage: app.storage, server });
  const settings = { ...given, scratchFolder: scratchOf(app) };
  return openSdCpp({ ...settings, makes: 'image', sizes: [], seconds: [], fps: null, ffmpeg: null });
}

async function openVideos(app: Needed, { server, ...given }: Settings<'openAiVideo'>): Promise<Engine> {
  if (server !== SD_CPP) return openOpenAiVideo({ ...given, server });
  const ffmpeg = await findFfmpeg(app.config, app.log);
  return openSdCpp({ ...given, makes: 'video', scratchFolder: scratchOf(app), ffmpeg });
}

/** Where a proxy stands in front of a provider, files come from there as well. */
const ownHost = (base: string) => `${new URL(base).origin}/`;

/** Null where nobody can call us: providers want https. */
function addressOf({ config }: Needed, provider: 'fal' | 'replicate'): string | null {
  return config.publicUrl.startsWith('https://') ? `${config.publicUrl}/webhooks/${provider}` : null;
}
