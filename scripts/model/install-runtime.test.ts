// How the runtime of models is installed, by a program in the place of npm: what it is told, and what is left of its work.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { hasRuntime, placeRuntime, RUNTIME_PACKAGE } from '#server/engines/local/runtime-folder.ts';
import { StartError } from '#server/process/start-error.ts';
import { installRuntime } from './install-runtime.ts';

let folder: string;
let dataDir: string;
const signal = new AbortController().signal;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'install-runtime-'));
  dataDir = path.join(folder, 'data');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
});

/** `platforms` are what the package brings. */
function placeNpm(work: string, platforms: readonly string[] = []): void {
  const npm = path.join(folder, 'npm-cli.js');
  writeFileSync(
    npm,
    `const fs = require('node:fs');
     fs.writeFileSync(${JSON.stringify(path.join(folder, 'told.json'))}, JSON.stringify({
       words: process.argv.slice(2), place: process.cwd(), lock: fs.readFileSync('package-lock.json', 'utf8'), env: process.env,
     }));
     for (const one of ${JSON.stringify(platforms)}) {
       fs.mkdirSync('node_modules/onnxruntime-node/bin/napi-v6/' + one, { recursive: true });
       fs.writeFileSync('node_modules/onnxruntime-node/bin/napi-v6/' + one + '/library', 'x', { mode: 0o600 });
     }
     ${work}`,
  );
  vi.stubEnv('npm_execpath', npm);
}

const INSTALLS = `fs.mkdirSync('node_modules/onnxruntime-node/dist', { mode: 0o700 });
  fs.writeFileSync('node_modules/onnxruntime-node/dist/index.js', '', { mode: 0o600 });`;
const HERE = `${process.platform}/${process.arch}`;

it('asks npm for what the lockfile pins, runs nothing of it, and keeps what is for this machine', async () => {
  placeNpm(INSTALLS, [HERE, 'win32/other', `${process.platform}/other`]);
  vi.stubEnv('npm_config_global', 'true');
  await installRuntime(dataDir, signal);
  const told = JSON.parse(readFileSync(path.join(folder, 'told.json'), 'utf8')) as {
    words: string[];
    lock: string;
    env: Record<string, string>;
  };
  expect(told.words).toEqual(expect.arrayContaining(['ci', '--ignore-scripts']));
  expect(told.lock).toBe(readFileSync(path.join(RUNTIME_PACKAGE, 'package-lock.json'), 'utf8'));
  expect(told.env['npm_config_global']).toBeUndefined();
  expect(hasRuntime(dataDir)).toBe(true);
  const { folder: place, entry } = placeRuntime(dataDir);
  const bin = path.join(place, 'node_modules', 'onnxruntime-node', 'bin', 'napi-v6');
  expect(readdirSync(path.join(bin, process.platform))).toEqual([process.arch]);
  expect(existsSync(path.join(bin, 'win32', 'other'))).toBe(false);
  for (const file of [entry, path.join(bin, HERE, 'library')])
    expect(statSync(file).mode & 0o444).toBe(0o444);
  for (const one of [place, path.dirname(entry)]) expect(statSync(one).mode & 0o777).toBe(0o755);
});

it.each([
  [
    "process.stderr.write('npm error code ENOTFOUND'); process.exit(1);",
    [HERE],
    /npm registry cannot be reached/,
  ],
  [
    "process.stderr.write('EINTEGRITY'); process.exit(1);",
    [HERE],
    /EINTEGRITY\n\nRun the same command again/,
  ],
  ['', [HERE], /npm installed onnxruntime-node, but not /],
  [INSTALLS, ['sunos/sparc'], /onnxruntime-node has nothing for /],
])(
  'says why it could not be installed, and leaves nothing that looks installed',
  async (work, platforms, words) => {
    placeNpm(work, platforms);
    const error = await installRuntime(dataDir, signal).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toMatch(words);
    expect(hasRuntime(dataDir)).toBe(false);
  },
);
