// How fast a model is on this machine: by the engine itself, in its sandbox, with one image that nobody sees.
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { findSandbox } from '#server/children/find-sandbox.ts';
import { openLocal } from '#server/engines/local.ts';
import type { Engine } from '#server/engines/engine.ts';
import type { LocalModel } from '#server/engines/local/local-model.ts';
import { folderOf, type Manifest } from '#server/engines/local/model-folder.ts';
import { placeRuntime } from '#server/engines/local/runtime-folder.ts';
import { StartError } from '#server/process/start-error.ts';

const SIDE = 512;
const LOOK_MS = 100;

/** Throws StartError where it makes no image. */
export async function measureModel(
  dataDir: string,
  model: LocalModel,
  signal: AbortSignal,
): Promise<NonNullable<Manifest['measured']>> {
  const programFolders = (process.env['PATH'] ?? '').split(path.delimiter).filter(path.isAbsolute);
  const engine = openLocal({
    dataDir,
    scratchFolder: path.join(dataDir, 'scratch'),
    sandbox: findSandbox({ dataDir, programFolders, sandbox: { wish: 'on', found: null } }),
    model,
    modelFolder: folderOf(dataDir, model.id),
    runtime: placeRuntime(dataDir),
  });
  try {
    const first = await makeOne(engine, signal);
    const seconds = await makeOne(engine, signal);
    return { seconds, loadSeconds: Math.max(0, first - seconds), at: new Date().toISOString() };
  } finally {
    await engine.close();
  }
}

async function makeOne(engine: Engine, signal: AbortSignal): Promise<number> {
  const startedAt = performance.now();
  const context = {
    taskId: 'measure',
    signal,
    openInput: () => Promise.reject(new Error('there is nothing to change')),
  };
  const fields = { engine: 'pro', prompt: 'a red fox in the snow, golden light' };
  const request = {
    tool: 'text-to-image' as const,
    seeds: [1],
    width: SIDE,
    height: SIDE,
    fields,
    inputs: [],
  };
  const ref = await engine.submit(await engine.prepare(request, context), context);
  try {
    for (;;) {
      const poll = await engine.poll(ref);
      if (poll.state === 'succeeded') return (performance.now() - startedAt) / 1000;
      if (poll.state === 'failed') throw new StartError(`It makes no image here: ${poll.detail}`);
      signal.throwIfAborted();
      await sleep(LOOK_MS);
    }
  } finally {
    await engine.release(ref);
  }
}
