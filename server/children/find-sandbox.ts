// Finds the best sandbox that this machine allows, by trying each once for real.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { StartError } from '#server/process/start-error.ts';
import { enclose } from './enclose.ts';
import { lendFiles, openPlace } from './lend-files.ts';
import { NAMESPACES, type ProbeAnswer, type ProbeTask } from './probe-sandbox.mjs';
import {
  NO_PROTECTIONS,
  NO_SANDBOX,
  type Protections,
  type Sandbox,
  SANDBOX_USER,
  type SandboxPlace,
} from './sandbox.ts';

export type SandboxSettings = {
  dataDir: string;
  /** The folders of the PATH: bubblewrap may lie in any of them. */
  programFolders: readonly string[];
  sandbox: {
    wish: 'on' | 'off' | 'required';
    /** What another process of ours found; null = to be found. */
    found: Sandbox | null;
  };
};

/** What starts a sandbox must be visible in it too, so only the folders of the system count. */
const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/run/current-system/sw/bin'];
const PROBE = path.join(import.meta.dirname, 'probe-sandbox.mjs');
const PROBE_LIMIT_MS = 20_000;
/** 8 × 8 pixels of grey. */
const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNowAEYhpYEAILzYAEeEbvlAAAAAElFTkSuQmCC',
  'base64',
);

const found = new Map<string, Sandbox>();

/** Returns `settings.sandbox.found` where it is there; tries, and remembers for this process, where it is not. */
export function findSandbox(settings: SandboxSettings): Sandbox {
  const { dataDir, sandbox, programFolders } = settings;
  if (sandbox.found) return sandbox.found;
  if (sandbox.wish === 'off') return NO_SANDBOX;
  const key = JSON.stringify([dataDir, programFolders]);
  const known = found.get(key) ?? tryAll(dataDir, listCandidates(programFolders));
  found.set(key, known);
  return known;
}

/** What could be tried on this machine, the best first. */
export function listCandidates(programFolders: readonly string[]): Sandbox[] {
  if (process.platform !== 'linux') return [];
  const programs: Record<string, string> = {};
  for (const name of ['unshare', 'setpriv', 'prlimit', 'sh']) {
    const file = findProgram(name, SYSTEM_FOLDERS);
    if (file) programs[name] = file;
  }
  const bwrap = findProgram('bwrap', [...SYSTEM_FOLDERS, ...programFolders]);
  if (bwrap) programs['bwrap'] = bwrap;
  const isRoot = process.getuid?.() === 0;
  const base: Sandbox = { ...NO_SANDBOX, isNested: !isRoot, programs };
  const enclosed: Sandbox[] = [
    ...(bwrap && !isRoot ? [{ ...base, means: 'bubblewrap' as const, isStill: true }] : []),
    ...(bwrap ? [{ ...base, means: 'bubblewrap' as const }] : []),
    ...('unshare' in programs && 'sh' in programs ? [{ ...base, means: 'unshare' as const }] : []),
  ];
  const limited: Sandbox[] = [{ ...base, means: 'limits' }];
  if (!('setpriv' in programs)) return limited;
  const asOther = (one: Sandbox): Sandbox[] => (isRoot ? [{ ...one, user: SANDBOX_USER }] : []);
  return [...enclosed.flatMap(asOther), ...enclosed, ...limited.flatMap(asOther), ...limited];
}

function findProgram(name: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** The first that works, with what holds in it. */
export function tryAll(dataDir: string, candidates: readonly Sandbox[]): Sandbox {
  const shortfalls: string[] = [];
  for (const candidate of candidates) {
    const tried = trySandbox(dataDir, candidate);
    if (typeof tried !== 'string') return { ...candidate, holds: tried, shortfalls };
    shortfalls.push(`${candidate.means}${candidate.user ? ` as uid ${candidate.user.uid}` : ''}: ${tried}`);
  }
  return { ...NO_SANDBOX, shortfalls };
}

/** Returns why it cannot be used, or what holds in it. */
function trySandbox(dataDir: string, sandbox: Sandbox): Protections | string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(path.join(dataDir, '.probe-'));
  const [secret, outside] = [`${folder}-secret`, `${folder}-outside`];
  try {
    writeFileSync(secret, 'secret', { mode: 0o600 });
    return probe({ dataDir, folder }, sandbox, secret, outside);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    for (const one of [folder, secret, outside]) rmSync(one, { recursive: true, force: true });
  }
}

function probe(place: SandboxPlace, sandbox: Sandbox, secret: string, outside: string): Protections | string {
  openPlace(sandbox, place);
  const folder = path.join(place.folder, 'job');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'picture.png'), IMAGE, { mode: 0o600 });
  const namespaces = Object.fromEntries(
    NAMESPACES.map((name) => [name, readlinkSync(`/proc/self/ns/${name}`)]),
  );
  const task: ProbeTask = { folder, secret, outside, namespaces };
  lendFiles(sandbox, place, task);
  const wanted = [process.execPath, '--disable-warning=ExperimentalWarning', PROBE, JSON.stringify(task)];
  const { command, env } = enclose(sandbox, place, wanted);
  const [program = '', ...args] = command;
  const run = spawnSync(program, args, {
    env,
    timeout: PROBE_LIMIT_MS,
    killSignal: 'SIGKILL',
    encoding: 'utf8',
  });
  if (run.error) return run.error.message;
  if (run.status !== 0)
    return run.stderr.trim().split('\n').at(-1) || `ended with ${run.signal ?? run.status}`;
  const answer = JSON.parse(run.stdout) as ProbeAnswer;
  if (!answer.worked) return 'a picture could not be opened in it';
  return {
    ...NO_PROTECTIONS,
    network: answer.own.includes('net'),
    files: answer.own.includes('mnt') && !answer.readSecret && !existsSync(outside),
    processes: answer.own.includes('pid'),
    user: sandbox.user !== null && answer.uid === sandbox.user.uid,
    limits: 'prlimit' in sandbox.programs,
  };
}

/** Throws StartError where strangers' files would reach the network or our files, and the settings forbid that. */
export function refuseWeakSandbox(
  { holds, shortfalls }: Sandbox,
  wish: SandboxSettings['sandbox']['wish'],
): void {
  if (wish !== 'required' || (holds.network && holds.files)) return;
  throw new StartError(
    'SANDBOX=required, and this machine cannot keep the network and its files from a process:\n' +
      `  ${shortfalls.join('\n  ') || 'only Linux can'}\n` +
      'Install bubblewrap (apt install bubblewrap), or start with SANDBOX=on, which takes what there is.',
  );
}

/** One sentence for whoever starts the product: what holds, and what would make it better. */
export function describeSandbox(sandbox: Sandbox, wish: SandboxSettings['sandbox']['wish']): string {
  if (wish === 'off') return 'Files of strangers are opened without a sandbox: SANDBOX is off';
  const { network, files, processes, user, limits } = sandbox.holds;
  const held = [
    ...(network ? ['without network'] : []),
    ...(files ? ['seeing no file but their own'] : []),
    ...(processes ? ['and no process of ours'] : []),
    ...(user ? ['as another user'] : []),
    ...(limits ? ['within limits of memory'] : []),
  ];
  const advice = describeWay(sandbox);
  const means = { bubblewrap: ' (bubblewrap)', unshare: ' (namespaces)', limits: '', none: '' }[
    sandbox.means
  ];
  const sentence =
    held.length > 0
      ? `Files of strangers are opened in a sandbox${means}: ${held.join(', ')}`
      : 'Files of strangers are opened without a sandbox: this system has none that we know';
  return advice ? `${sentence}. ${advice}` : sentence;
}

function describeWay({ holds, programs, shortfalls }: Sandbox): string {
  const isRootAsRoot = process.getuid?.() === 0 && !holds.user;
  if (holds.network && holds.files) {
    return isRootAsRoot
      ? `They belong to root, as the project cannot be read by another user: start as an ordinary user`
      : '';
  }
  if (process.platform !== 'linux') return 'Only Linux shuts out network and files';
  if (!('bwrap' in programs)) return 'For more, install bubblewrap (apt install bubblewrap)';
  return `bubblewrap does not run here: ${shortfalls[0] ?? 'unknown'}; in a container it needs user namespaces`;
}
