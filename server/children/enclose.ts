// Turns a command into one that runs inside the sandbox of this machine.
import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Sandbox, SandboxPlace } from './sandbox.ts';

const PROJECT = path.join(import.meta.dirname, '..', '..');
const ENTER = path.join(import.meta.dirname, 'enter-sandbox.sh');

/** All of the project that a child reads; what else lies there (data, .env, .git) is none of its business. */
const PROJECT_PARTS = [
  'package.json',
  'node_modules',
  'texts',
  'contract',
  'tools',
  'engine',
  'server',
  'build',
];

/** Programs and libraries of the system, wherever systems keep them. None of them is a place for secrets. */
const SYSTEM_PARTS = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/nix/store',
  '/gnu/store',
  '/run/current-system',
  '/home/linuxbrew/.linuxbrew',
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/ld.so.conf',
  '/etc/ld.so.conf.d',
  '/etc/localtime',
  '/var/cache/fontconfig',
];

/** libvips keeps large images there while it works on them. */
const TEMPORARY_BYTES = 512 * 1024 ** 2;
const MEGABYTE = 1024 ** 2;

const LIMITS = ['--core=0', '--nofile=1024', `--fsize=${4096 * MEGABYTE}`];
/** Node takes far more addresses than memory; what is counted here is what it may write to. */
const DATA_BYTES = 3072 * MEGABYTE;
/** Threads count too: Node has a dozen, ffmpeg some for each core. */
const PROCESSES_OF_ONE = 512;
/** Of the user that all children share, on all their jobs together. */
const PROCESSES_OF_ALL = 4096;

/** For the shell script; and Node asks /etc/passwd for a home where there is none, which does not know every user. */
const ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin', HOME: '/tmp' };

/** One line of what is visible inside. */
type Part =
  | { do: 'read' | 'write' | 'hide' | 'seal'; path: string }
  | { do: 'link'; path: string; target: string }
  | { do: 'temp'; path: string; bytes: number };

export type Enclosed = { command: string[]; env: Record<string, string> };

/**
 * The command, with what has to stand before it, and its environment. It must be started with no other environment.
 * `moduleFile` is what the child runs, when that is no part of the project.
 */
export function enclose(
  sandbox: Sandbox,
  place: SandboxPlace,
  command: readonly string[],
  moduleFile = '',
): Enclosed {
  const { means, programs } = sandbox;
  if (means === 'none') return { command: [...command], env: {} };
  const inner = [...dropRights(sandbox), ...limit(sandbox, place), ...command];
  if (means === 'limits') return { command: inner, env: ENVIRONMENT };
  const parts = listParts(place, [command[0] ?? '', moduleFile, ...(place.listPrograms?.() ?? [])]);
  if (means === 'bubblewrap') {
    return { command: [programs['bwrap'] ?? '', ...wrap(sandbox, parts), '--', ...inner], env: ENVIRONMENT };
  }
  const outer = [
    // Whatever ends us ends it: the kernel sees to that, and it takes all that is inside with it.
    programs['setpriv'] ?? '',
    '--pdeathsig=KILL',
    '--',
    programs['unshare'] ?? '',
    ...(sandbox.isNested ? ['--user', '--map-root-user'] : []),
    '--mount',
    '--net',
    '--ipc',
    '--uts',
    '--pid',
    '--fork',
    '--kill-child=KILL',
    '--',
    programs['sh'] ?? '',
    ENTER,
    ...(sandbox.isNested ? ['still'] : []),
    ...parts.flatMap(mount),
  ];
  return { command: [...outer, '--', ...inner], env: ENVIRONMENT };
}

function dropRights({ means, user, isNested, programs }: Sandbox): string[] {
  const setpriv = programs['setpriv'];
  if (!setpriv) return [];
  const become = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : [];
  // Only who has rights can give them up; bubblewrap has done it for whoever is not root.
  const hasRights = user !== null || (means === 'unshare' && isNested) || process.getuid?.() === 0;
  const isWrapped = means === 'bubblewrap' && user === null;
  const lose = hasRights && !isWrapped ? ['--bounding-set=-all', '--inh-caps=-all'] : [];
  return [setpriv, ...become, ...lose, '--no-new-privs', '--'];
}

function limit(
  { means, user, isNested, programs }: Sandbox,
  { dataBytes = DATA_BYTES }: SandboxPlace,
): string[] {
  const prlimit = programs['prlimit'];
  if (!prlimit) return [];
  // Processes are counted for each user, and for each user namespace anew. Without either the number of the
  // operator's own programs would decide whether a child can start.
  const isCounted = user !== null || (isNested && means !== 'limits');
  const processes = isCounted ? [`--nproc=${user ? PROCESSES_OF_ALL : PROCESSES_OF_ONE}`] : [];
  return [prlimit, ...LIMITS, `--data=${dataBytes}`, ...processes, '--'];
}

function listParts({ dataDir, folder, readFolders = [] }: SandboxPlace, programs: readonly string[]): Part[] {
  const parts: Part[] = [];
  const isShown = (file: string): boolean =>
    parts.findLast((part) => part.do !== 'link' && isInside(part.path, file))?.do === 'read';
  const read = (file: string): void => {
    if (existsSync(file) && !isShown(file)) parts.push({ do: 'read', path: file });
  };
  for (const file of SYSTEM_PARTS) {
    const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink();
    if (isLink) parts.push({ do: 'link', path: file, target: readlinkSync(file) });
    else read(file);
  }
  parts.push({ do: 'temp', path: '/tmp', bytes: TEMPORARY_BYTES });
  // A project under /usr/src, say, has become visible with all that lies in it.
  const hidden = [PROJECT].filter(isShown);
  parts.push(...hidden.map((file): Part => ({ do: 'hide', path: file })));
  for (const name of PROJECT_PARTS) read(path.join(PROJECT, name));
  for (const file of programs.flatMap(listNeeds)) read(file);
  const data = realpathSync(dataDir);
  if (isShown(data)) {
    hidden.push(data);
    parts.push({ do: 'hide', path: data });
  }
  for (const one of readFolders) read(one);
  parts.push({ do: 'write', path: folder });
  return [...parts, ...hidden.map((file): Part => ({ do: 'seal', path: file }))];
}

/** The program itself, never the folder it lies in: that may be somebody's home. */
function listNeeds(program: string): string[] {
  if (!path.isAbsolute(program) || !existsSync(program)) return [];
  const real = realpathSync(program);
  return [program, real, path.join(path.dirname(real), '..', 'lib')];
}

function isInside(folder: string, file: string): boolean {
  return file === folder || file.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}

/** For enter-sandbox.sh. */
function mount(part: Part): string[] {
  if (part.do === 'link') return ['link', part.path, part.target];
  if (part.do === 'temp') return ['temp', part.path, String(part.bytes)];
  return [part.do, part.path];
}

function wrap({ user, isNested, isStill }: Sandbox, parts: readonly Part[]): string[] {
  const rights = user
    ? [
        '--cap-drop',
        'ALL',
        ...['SETUID', 'SETGID', 'SETPCAP'].flatMap((name) => ['--cap-add', `CAP_${name}`]),
      ]
    : ['--cap-drop', 'ALL'];
  return [
    '--die-with-parent',
    ...(isNested ? ['--unshare-user'] : []),
    ...(isStill ? ['--disable-userns'] : []),
    '--unshare-net',
    '--unshare-ipc',
    '--unshare-uts',
    '--unshare-pid',
    ...rights,
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    ...parts.flatMap(wrapPart),
    '--remount-ro',
    '/dev',
    '--remount-ro',
    '/',
    '--chdir',
    '/',
  ];
}

function wrapPart(part: Part): string[] {
  // Made by itself, a folder above would be closed to any other user.
  const above = path.dirname(part.path) === '/' ? [] : ['--dir', path.dirname(part.path)];
  switch (part.do) {
    case 'read':
      return [...above, '--ro-bind', part.path, part.path];
    case 'write':
      return [...above, '--bind', part.path, part.path];
    case 'link':
      return [...above, '--symlink', part.target, part.path];
    case 'hide':
      return ['--tmpfs', part.path];
    case 'seal':
      return ['--remount-ro', part.path];
    case 'temp':
      return ['--perms', '1777', '--size', String(part.bytes), '--tmpfs', part.path];
  }
}
