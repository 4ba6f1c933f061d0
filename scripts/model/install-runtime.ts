// Installs ONNX Runtime with npm, by a lockfile of its own and without running anything of it, into the data folder.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { makeOpenFolder } from '#server/engines/local/model-folder.ts';
import {
  placeRuntime,
  RUNTIME_NAME,
  RUNTIME_PACKAGE,
  RUNTIME_VERSION,
} from '#server/engines/local/runtime-folder.ts';
import { openToAll } from '#server/process/open-to-all.ts';
import { StartError } from '#server/process/start-error.ts';
import { findNpm, makeEnvironment } from '../run/install-packages.mjs';

/** Its own script would fetch libraries for graphics cards from elsewhere. */
const ARGUMENTS = [
  'ci',
  '--ignore-scripts',
  '--global=false',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--progress=false',
  '--loglevel=error',
];
const ERROR_LINES = 6;

/** Throws StartError where npm cannot install it, or it does not run here. */
export async function installRuntime(dataDir: string, signal: AbortSignal): Promise<void> {
  const { folder, entry } = placeRuntime(dataDir);
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  makeOpenFolder(dataDir, path.dirname(folder));
  mkdirSync(part, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) {
    copyFileSync(path.join(RUNTIME_PACKAGE, name), path.join(part, name));
  }
  await runNpm(part, signal);
  leaveOnlyThisPlatform(path.join(part, 'node_modules', RUNTIME_NAME, 'bin'));
  openToAll(part);
  if (!existsSync(path.join(part, path.relative(folder, entry)))) {
    throw new StartError(`npm installed ${RUNTIME_NAME}, but not ${path.basename(entry)}.`);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}

function runNpm(cwd: string, signal: AbortSignal): Promise<void> {
  const [command, first] = findNpm();
  const child = spawn(command, [...first, ...ARGUMENTS], {
    cwd,
    env: makeEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: command === 'npm.cmd',
    signal,
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (words += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartError(explain(words)));
    });
  });
}

function explain(words: string): string {
  const lines = words.trim().split('\n').slice(0, ERROR_LINES).join('\n');
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|network/i.test(words);
  const advice = isOffline
    ? 'The npm registry cannot be reached: check the network, or the registry that npm is set to.'
    : 'Run the same command again.';
  return `${RUNTIME_NAME} ${RUNTIME_VERSION}, which runs the models, could not be installed.\n${lines}\n\n${advice}`;
}

/** The package brings the libraries of five platforms. */
function leaveOnlyThisPlatform(bin: string): void {
  for (const version of readdirSync(bin)) {
    const ours = path.join(bin, version, process.platform, process.arch);
    if (!existsSync(ours)) {
      throw new StartError(`${RUNTIME_NAME} has nothing for ${process.platform}-${process.arch}.`);
    }
    for (const platform of readdirSync(path.join(bin, version))) {
      for (const arch of readdirSync(path.join(bin, version, platform))) {
        const folder = path.join(bin, version, platform, arch);
        if (folder !== ours) rmSync(folder, { recursive: true, force: true });
      }
    }
  }
}
