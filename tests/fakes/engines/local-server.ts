// The engine of this machine with a tiny model, whose networks wait for a word before they compute.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
import { placeTinyModel, TEST_RUNTIME, TINY_MODEL } from './local/place-tiny-model.ts';
import type { TinyModelOptions } from './local/tiny-model.ts';

export type LocalServer = EngineServer & {
  engine: LocalEngine;
  options: LocalOptions;
  /** What the networks are told to do. */
  command(words: Partial<Commands>): void;
};

/** `secret`: a file that must not be seen; what sees it fails. */
type Commands = { finish: boolean; fail: boolean; truncate: boolean; secret: string };
type Given = {
  model?: Partial<LocalModel>;
  weights?: TinyModelOptions;
  sandbox?: Sandbox;
  options?: Partial<LocalOptions>;
};

/** Stands before the real runtime: looks at a file of commands, which is all that comes through to the process. */
const ruledRuntime = (commands: string): string => `
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as runtime from ${JSON.stringify(TEST_RUNTIME)};
const look = () => JSON.parse(readFileSync(${JSON.stringify(commands)}, 'utf8'));
export const Tensor = runtime.Tensor;
export const InferenceSession = {
  async create(file, options) {
    const session = await runtime.InferenceSession.create(file, options);
    return {
      inputMetadata: session.inputMetadata,
      outputNames: session.outputNames,
      release: () => session.release(),
      async run(feeds) {
        if (file.includes('unet')) while (!look().finish && !look().fail) await sleep(10);
        if (existsSync(look().secret)) throw new Error('it sees what is none of its business');
        if (look().fail) throw new Error('the network broke');
        const made = await session.run(feeds);
        if (!look().truncate || !file.includes('vae_decoder')) return made;
        const [name, { type, data, dims }] = Object.entries(made)[0];
        return { [name]: new Tensor(type, data.slice(0, data.length / 2), [dims[0], dims[1], dims[2] / 2, dims[3]]) };
      },
    };
  },
};
`;

export async function startLocalServer(given: Given = {}): Promise<LocalServer> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'local-test-'));
  const commandFile = path.join(dataDir, 'models', 'commands.json');
  let commands: Commands = { finish: false, fail: false, truncate: false, secret: '' };
  let [memory, isForbidden, submitted, canceled] = [Infinity, false, 0, 0];
  const command = (words: Partial<Commands>): void => {
    commands = { ...commands, ...words };
    // In one go: whoever looks reads the old words or the new.
    writeFileSync(`${commandFile}.part`, JSON.stringify(commands), { mode: 0o644 });
    renameSync(`${commandFile}.part`, commandFile);
  };
  const model = { ...TINY_MODEL, ...given.model };
  const modelFolder = folderOf(dataDir, model.id);
  makeOpenFolder(dataDir, modelFolder);
  await placeTinyModel(modelFolder, model, given.weights);
  command({});
  const entry = path.join(dataDir, 'models', 'runtime.mjs');
  writeFileSync(entry, ruledRuntime(commandFile), { mode: 0o644 });
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
    countSubmitted: () => submitted,
    finish: () => command({ finish: true }),
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
