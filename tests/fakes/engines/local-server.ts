// The engine of this machine with a tiny model, whose networks wait for a word before they compute.
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { NO_SANDBOX, type Sandbox } from '#server/children/sandbox.ts';
import type { Engine } from '#server/engines/engine.ts';
import { type LocalEngine, type LocalOptions, openLocal } from '#server/engines/local.ts';
import type { LocalModel } from '#server/engines/local/local-model.ts';
import { folderOf, makeOpenFolder } from '#server/engines/local/model-folder.ts';
import type { EngineServer } from './engine-server.ts';
import { REQUESTS } from './example-requests.ts';
import { placeTinyModel, TINY_MODEL } from './local/place-tiny-model.ts';
import { ANY_IMAGES, type Command, placeRuledRuntime } from './local/ruled-runtime.ts';
import type { TinyModelOptions } from './local/tiny-model.ts';

export type LocalServer = EngineServer & {
  engine: LocalEngine;
  options: LocalOptions;
  /** What the networks are told to do. */
  command: Command;
};

type Given = {
  model?: Partial<LocalModel>;
  weights?: TinyModelOptions;
  sandbox?: Sandbox;
  options?: Partial<LocalOptions>;
};

export async function startLocalServer(given: Given = {}): Promise<LocalServer> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'local-test-'));
  let [memory, isForbidden, submitted, canceled] = [Infinity, false, 0, 0];
  const model = { ...TINY_MODEL, ...given.model };
  const modelFolder = folderOf(dataDir, model.id);
  makeOpenFolder(dataDir, modelFolder);
  await placeTinyModel(modelFolder, model, given.weights);
  const entry = path.join(dataDir, 'models', 'runtime.js');
  const command = placeRuledRuntime(entry);
  const scratchFolder = path.join(dataDir, 'scratch');
  await mkdir(scratchFolder, { recursive: true });
  const options: LocalOptions = {
    dataDir,
    scratchFolder,
    sandbox: given.sandbox ?? NO_SANDBOX,
    model,
    modelFolder,
    runtime: { entry, folder: path.dirname(entry) },
    availableMemory: () => memory,
    ...given.options,
  };
  const real = openLocal(options);
  const manifest = path.join(modelFolder, 'manifest.json');
  const engine: LocalEngine = {
    ...real,
    async submit(prepared, context) {
      if (isForbidden) renameSync(manifest, `${manifest}.away`);
      try {
        const ref = await real.submit(prepared, context);
        submitted += 1;
        return ref;
      } finally {
        if (isForbidden) renameSync(`${manifest}.away`, manifest);
        [isForbidden, memory] = [false, Infinity];
      }
    },
    async cancel(ref) {
      const before = real.listPids();
      await real.cancel(ref);
      if (before.some((pid) => !real.listPids().includes(pid))) canceled += 1;
    },
  };
  return {
    engine,
    options,
    command,
    request: { ...REQUESTS['text-to-image'], width: 320, height: 192 },
    reopen: (): Engine => openLocal(options),
    trouble(_call, what) {
      if (what === 'busy') memory = 0;
      if (what === 'forbidden') isForbidden = true;
    },
    wasTroubled: () => !isForbidden && memory > 0,
    countSubmitted: () => submitted,
    finish: () => command({ images: ANY_IMAGES }),
    hold() {
      command({ images: 0 });
      [isForbidden, memory] = [false, Infinity];
    },
    fail: () => command({ fail: true }),
    truncate: () => command({ truncate: true }),
    restart() {
      for (const pid of real.listPids()) process.kill(pid, 'SIGKILL');
    },
    canceled: () => canceled,
    async close() {
      await engine.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
