// Does outside of a container what the Dockerfile says: its last stage's settings and commands, its build stage in a folder.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const PROJECT = path.join(import.meta.dirname, '..', '..', '..');

type Instruction = { name: string; rest: string };

export type Dockerfile = {
  /** The instructions of the stage that builds. */
  build: Instruction[];
  /** `ENV` of the image. */
  env: Record<string, string>;
  entrypoint: string[];
  command: string[];
  healthcheck: string[];
  /** What it installs from Debian. */
  packages: string[];
};

const readList = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as string[];

export function readDockerfile(): Dockerfile {
  const text = readFileSync(path.join(PROJECT, 'Dockerfile'), 'utf8');
  const instructions = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): Instruction => {
      const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
      return { name, rest };
    });
  const last = instructions.findLastIndex(({ name }) => name === 'FROM');
  const image = instructions.slice(last);
  const find = (wanted: string) => image.find(({ name }) => name === wanted)?.rest ?? '';
  return {
    build: instructions.slice(0, last),
    env: Object.fromEntries(
      find('ENV')
        .split(' ')
        .map((pair) => pair.split('=') as [string, string]),
    ),
    entrypoint: readList(find('ENTRYPOINT')),
    command: readList(find('CMD')),
    healthcheck: readList(find('HEALTHCHECK')),
    packages: /install -y --no-install-recommends ([\w -]+?) &&/.exec(find('RUN'))?.[1]?.split(' ') ?? [],
  };
}

/** It, and all folders that it lies in. */
const parents = (file: string) => file.split('/').map((_, n, parts) => parts.slice(0, n + 1).join('/'));

/** What a build would be given of this checkout: the files that git knows, as they are, but those of .dockerignore. */
function listContext(): string[] {
  const ignored = readFileSync(path.join(PROJECT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const known = execFileSync('git', ['ls-files', '-z'], { cwd: PROJECT, encoding: 'utf8' }).split('\0');
  return known.filter(
    (file) =>
      file !== '' &&
      existsSync(path.join(PROJECT, file)) &&
      !parents(file).some((one) => ignored.some((pattern) => path.matchesGlob(one, pattern))),
  );
}

/** As in the image. */
export const SYSTEM = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

/** Puts the pinned Node there as `node`, and those programs by their names, for whoever runs them. Returns a PATH of it. */
export function makePath(folder: string, programs: Readonly<Record<string, string>> = {}): string {
  mkdirSync(folder);
  for (const [name, file] of Object.entries({ node: process.execPath, ...programs })) {
    cpSync(file, path.join(folder, name));
    chmodSync(path.join(folder, name), 0o755);
  }
  return [folder, ...SYSTEM].join(':');
}

const askNpm = (name: string) => execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim();

/**
 * Carries the build stage out in that folder, which is its root: `/app` lies in it. `bin` has its Node; npm is that of this
 * machine, and reaches the registry as ever. Throws with the words of the command that failed.
 */
export function buildStage({ build }: Dockerfile, root: string, bin: string): void {
  const npm = { npm_config_globalconfig: askNpm('globalconfig'), npm_config_cache: askNpm('cache') };
  const env = { ...process.env, ...npm, NODE_ENV: '', PATH: `${bin}:${process.env.PATH}`, HOME: root };
  let place = root;
  for (const { name, rest } of build) {
    const words = rest.split(' ');
    if (name === 'WORKDIR') mkdirSync((place = path.join(root, rest)), { recursive: true });
    else if (name === 'COPY') copyContext(words.slice(0, -1), path.join(place, words.at(-1) ?? ''));
    else if (name === 'RUN') run('sh', ['-c', rest], { cwd: place, env });
    else if (name !== 'FROM') throw new Error(`Nobody here knows how to do ${name} ${rest}`);
  }
}

function copyContext(names: readonly string[], target: string): void {
  const files = listContext().filter((file) =>
    names.some((name) => name === '.' || file === name || file.startsWith(`${name}/`)),
  );
  const packed = run('tar', ['-c', '--null', '--verbatim-files-from', '-T', '-'], {
    cwd: PROJECT,
    input: files.join('\0'),
  });
  run('tar', ['-x', '--no-same-owner'], { cwd: target, input: packed });
}

type Running = { cwd: string; env?: NodeJS.ProcessEnv; input?: string | Buffer };

function run(program: string, args: string[], options: Running): Buffer {
  const { status, stdout, stderr } = spawnSync(program, args, { ...options, maxBuffer: 2 ** 30 });
  if (status === 0) return stdout;
  throw new Error(
    `${program} ${args.join(' ')} ended with ${status}:\n${String(stdout).slice(-4000)}${String(stderr)}`,
  );
}
