// `npm run model`: open models on this machine. Lists them, and fetches the one that is asked for; nothing unasked.
import path from 'node:path';
import process from 'node:process';
import * as z from 'zod';
import {
  type FetchOptions,
  fetchModel,
  readFreeBytes,
  removeModel,
  verifyModel,
} from '#server/engines/local/fetch/fetch-model.ts';
import { FetchError, OfflineError } from '#server/engines/local/fetch/hub.ts';
import { findLocalModel } from '#server/engines/local/find-model.ts';
import {
  countBytes,
  formatGigabytes,
  type LocalModel,
  readLocalModels,
} from '#server/engines/local/local-model.ts';
import { folderOf, makeOpenFolder, readManifest, writeManifest } from '#server/engines/local/model-folder.ts';
import { hasRuntime } from '#server/engines/local/runtime-folder.ts';
import { isDiskFault } from '#server/is-unavailable.ts';
import { type Life, runLife } from '#server/process/process-life.ts';
import { StartError } from '#server/process/start-error.ts';
import { SETTINGS } from '#server/settings.ts';
import { installRuntime } from './model/install-runtime.ts';
import { listModels } from './model/list-models.ts';
import { measureModel } from './model/measure-model.ts';

const USAGE = `Open models on this machine:
  npm run model                     which there are, and which are here
  npm run model -- sdxs-512         fetches one, tries it and says how fast it is
  npm run model -- verify           compares what was fetched with its checksums
  npm run model -- remove sdxs-512
  --mirror https://…                instead of MODEL_MIRROR`;

const Settings = z.object({ DATA_DIR: SETTINGS.DATA_DIR, MODEL_MIRROR: SETTINGS.MODEL_MIRROR });
const PROGRESS_MS = 200;
const PROGRESS_SHARE = 0.1;

runLife(start, { say, complain });

async function start(life: Life): Promise<void> {
  const { words, mirror, dataDir } = readArguments();
  const [act = '', id = '', ...more] = words;
  if (more.length > 0) throw new StartError(USAGE);
  if (act === '') showAll(dataDir);
  else if (act === 'verify') await verify(dataDir, id, life);
  else if (act === 'remove' && id !== '') remove(dataDir, id);
  else if (id === '')
    await fetchOne({ dataDir, mirror, signal: life.signal, onProgress: showProgress() }, act);
  else throw new StartError(USAGE);
  life.stop('', process.exitCode ? Number(process.exitCode) : 0);
}

/** Only what it needs of the settings: a LOCAL_MODEL that is not here yet must not keep us from fetching it. */
function readArguments(): { words: string[]; mirror: string; dataDir: string } {
  const words = process.argv.slice(2);
  const at = words.indexOf('--mirror');
  const [, mirror] = at < 0 ? [] : words.splice(at, 2);
  if (words.some((word) => word.startsWith('-'))) throw new StartError(USAGE);
  const read = Settings.safeParse({
    DATA_DIR: given('DATA_DIR'),
    MODEL_MIRROR: mirror ?? given('MODEL_MIRROR'),
  });
  if (!read.success) {
    throw new StartError(
      read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    );
  }
  return { words, mirror: read.data.MODEL_MIRROR, dataDir: path.resolve(read.data.DATA_DIR) };
}

function given(name: string): string | undefined {
  return process.env[name]?.trim() || undefined;
}

function showAll(dataDir: string): void {
  for (const line of listModels(dataDir, readLocalModels())) say(line);
  say('');
  say('Fetch one:  npm run model -- sdxs-512     What they are:  docs/engines/local.md');
}

async function fetchOne(options: FetchOptions, id: string): Promise<void> {
  const model = findModel(id);
  const { dataDir } = options;
  const folder = folderOf(dataDir, id);
  makeOpenFolder(dataDir, folder);
  say(`${model.title.en}`);
  say(`Licence: ${model.licence.name}, ${model.licence.url}`);
  if (model.licence.note) say(`  ${model.licence.note.en}`);
  const free = formatGigabytes(await readFreeBytes(folder));
  say(`${formatGigabytes(countBytes(model))} from ${options.mirror}; ${free} are free at ${folder}`);
  const manifest = await fetchModel(options, model);
  const unsure = manifest.files.filter(({ commit }) => commit === '');
  if (unsure.length === manifest.files.length) say('The mirror named no commit: the files are as they came.');
  if (!hasRuntime(dataDir)) {
    say('Installing ONNX Runtime, which runs it (about 115 MB from npm)');
    await installRuntime(dataDir, options.signal);
  }
  say('Making an image of 512 × 512 pixels, twice: the first time it is loaded');
  const measured = await measureModel(dataDir, model, options.signal);
  writeManifest(folder, { ...manifest, measured });
  say(`It takes ${measured.seconds.toFixed(1)} s here, and ${measured.loadSeconds.toFixed(1)} s to load.`);
  say(`Use it: set LOCAL_MODEL=${id} and start again.`);
}

async function verify(dataDir: string, id: string, { signal }: Life): Promise<void> {
  const models = id === '' ? readLocalModels() : [findModel(id)];
  let seen = 0;
  for (const model of models) {
    const folder = folderOf(dataDir, model.id);
    const manifest = readManifest(folder);
    if (!manifest && id === '') continue;
    seen += 1;
    const faults = manifest ? await verifyModel(folder, manifest, signal) : ['it was not fetched'];
    say(
      `${model.id}: ${faults.length === 0 ? `${manifest?.files.length} files are as they were fetched` : faults.join('; ')}`,
    );
    if (faults.length > 0) {
      process.exitCode = 1;
      say(`Fetch it again:  npm run model -- ${model.id}`);
    }
  }
  if (seen === 0) say('No model is on this machine.');
}

function remove(dataDir: string, id: string): void {
  const model = findModel(id);
  if (!removeModel(dataDir, model.id)) throw new StartError(`${id} is not on this machine.`);
  say(`${id} is removed. Unset LOCAL_MODEL where it names it.`);
}

/** Throws StartError. */
function findModel(id: string): LocalModel {
  try {
    return findLocalModel(id);
  } catch (error) {
    if (error instanceof RangeError) throw new StartError(`${error.message}.\n\n${USAGE}`, { cause: error });
    throw error;
  }
}

/** One line that is written over in a terminal; elsewhere a line for each tenth. */
function showProgress(): FetchOptions['onProgress'] {
  let [shownAt, shown, begun] = [0, 0, -1];
  const startedAt = performance.now();
  return (bytes, all, file) => {
    if (begun < 0) begun = bytes;
    const now = performance.now();
    const share = bytes / all;
    const rate = (bytes - begun) / 1e6 / Math.max(0.001, (now - startedAt) / 1000);
    const line = `${Math.floor(share * 100)} %  ${formatGigabytes(bytes)} of ${formatGigabytes(all)}  ${rate.toFixed(1)} MB/s  ${file}`;
    if (process.stdout.isTTY) {
      if (now - shownAt < PROGRESS_MS && share < 1) return;
      shownAt = now;
      process.stdout.write(`\r\u001B[K  ${line}${share >= 1 ? '\n' : ''}`);
    } else if (share - shown >= PROGRESS_SHARE || (share >= 1 && shown < 1)) {
      shown = share;
      say(line);
    }
  };
}

function say(sentence: string): void {
  process.stdout.write(sentence === '' ? '\n' : `  ${sentence}\n`);
}

function complain(error: unknown): void {
  process.stderr.write(`\n${explain(error)}\n\n`);
}

function explain(error: unknown): string {
  if (error instanceof OfflineError) {
    const { dataDir, words } = readArguments();
    const [id = ''] = words;
    return (
      `${error.message}, so nothing was fetched. Set MODEL_MIRROR to a mirror that can be reached, or copy the files by hand\n` +
      `into ${folderOf(dataDir, id)} (docs/engines/local.md), and run the same command again.`
    );
  }
  if (error instanceof FetchError)
    return `${error.message}.\nRun the same command again to go on where it was.`;
  if (error instanceof StartError) return error.message;
  if (isDiskFault(error)) return `The disk does not take it: ${(error as Error).message}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
