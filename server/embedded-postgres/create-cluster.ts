// Makes a new PostgreSQL cluster folder with initdb, whole or not at all.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { restoreOwner } from '#server/process/restore-owner.ts';
import { StartError } from '#server/process/start-error.ts';
import { canReachFolder, DATABASE_ENVIRONMENT, type DatabaseUser } from './choose-user.ts';
import { syncFolder } from './sync-folder.ts';

/** The name of the database's own superuser; nobody outside 127.0.0.1 can reach it. */
export const DATABASE_ROLE = 'atelier';

/**
 * Creates `clusterFolder` and writes the password of its role to `passwordFile` (mode 0600).
 * A start killed in the middle leaves only a `-new` folder, which the next one removes.
 */
export async function createCluster(options: {
  clusterFolder: string;
  passwordFile: string;
  /** That of the cluster which this one takes the place of; else a new one. */
  password?: string;
  binaries: string;
  user: DatabaseUser;
  isDurable: boolean;
  signal?: AbortSignal;
}): Promise<void> {
  const { clusterFolder, passwordFile, binaries, user, isDurable, signal } = options;
  const nursery = `${clusterFolder}-new`;
  const fresh = path.join(nursery, 'cluster');
  const { password = randomBytes(24).toString('base64url') } = options;
  rmSync(nursery, { recursive: true, force: true });
  for (const folder of [nursery, fresh]) {
    mkdirSync(folder, { mode: 0o700 });
    giveTo(folder, user);
  }
  const handout = path.join(nursery, 'password');
  writeFileSync(handout, `${password}\n`, { mode: 0o600 });
  giveTo(handout, user);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  restoreOwner(passwordFile);

  // libuv enters the folder before it changes the user, so /proc/self/cwd works where the path is closed to that user.
  const isReachable = canReachFolder(fresh, user);
  const args = [
    `--pgdata=${isReachable ? fresh : '/proc/self/cwd'}`,
    `--pwfile=${isReachable ? handout : '../password'}`,
    `--username=${DATABASE_ROLE}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
  ];
  const { code, output } = await run(path.join(binaries, 'bin', 'initdb'), args, fresh, user, signal);
  if (code !== 0) {
    rmSync(nursery, { recursive: true, force: true });
    signal?.throwIfAborted();
    const end = output.trim().split('\n').slice(-6).join('\n');
    throw new StartError(`PostgreSQL could not set up its folder ${clusterFolder}:\n${end}`);
  }
  renameSync(fresh, clusterFolder);
  rmSync(nursery, { recursive: true, force: true });
  if (isDurable) syncFolder(path.dirname(clusterFolder));
}

function giveTo(file: string, user: DatabaseUser): void {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid);
}

function run(program: string, args: string[], cwd: string, user: DatabaseUser, signal?: AbortSignal) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    let output = '';
    // A group of its own, so that a stop reaches initdb's children too.
    const child = spawn(program, args, { ...user, cwd, env: DATABASE_ENVIRONMENT, detached: true });
    const abort = () => child.pid && process.kill(-child.pid, 'SIGKILL');
    signal?.addEventListener('abort', abort, { once: true });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: -1, output: error.message }));
    child.once('close', (code) => {
      signal?.removeEventListener('abort', abort);
      resolve({ code, output });
    });
  });
}
