// A model in memory: its networks, its vocabulary and its noise, from files in the layout of diffusers.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModelUse } from '../model-use.ts';
import { loadRuntime, type Runtime, type Session } from './runtime.ts';
import { NoiseConfig } from './sampler.ts';
import { openTokenizer, type Tokenize } from './tokenize.ts';

export type OpenModel = {
  use: ModelUse;
  runtime: Runtime;
  tokenize: Tokenize;
  noise: NoiseConfig;
  textEncoder: Session;
  unet: Session;
  decoder: Session;
  /** Only who changes an image needs it. */
  openEncoder(): Promise<Session>;
  close(): Promise<void>;
};

/** Throws what the disk and the runtime say: a file is missing, or is none that it can run. */
export async function openModel(use: ModelUse): Promise<OpenModel> {
  const runtime = await loadRuntime(use.runtime);
  const sessions: Session[] = [];
  const open = async (part: string): Promise<Session> => {
    const session = await runtime.InferenceSession.create(path.join(use.folder, part, 'model.onnx'), {
      executionProviders: ['cpu'],
      intraOpNumThreads: use.threads,
      // Only faults: what it has to say besides is for who makes models.
      logSeverityLevel: 3,
    });
    sessions.push(session);
    return session;
  };
  let encoder: Promise<Session> | undefined;
  return {
    use,
    runtime,
    tokenize: await openTokenizer(use.folder),
    noise: await readNoise(use.folder),
    textEncoder: await open('text_encoder'),
    unet: await open('unet'),
    decoder: await open('vae_decoder'),
    openEncoder: () => (encoder ??= open('vae_encoder')),
    close: async () => void (await Promise.all(sessions.map((session) => session.release()))),
  };
}

async function readNoise(folder: string): Promise<NoiseConfig> {
  const file = path.join(folder, 'scheduler', 'scheduler_config.json');
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '{}';
    throw error;
  });
  return NoiseConfig.parse(JSON.parse(text));
}
