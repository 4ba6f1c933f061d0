// Knows the running server of a cluster folder by its postmaster.pid, and stops the one a killed run left behind.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { readErrorCode } from '#server/process/start-error.ts';

const STOP_STEPS = [
  ['SIGINT', 20_000], // "fast": rolls back, writes a checkpoint
  ['SIGQUIT', 5_000], // "immediate": recovers at the next start
  ['SIGKILL', 3_000],
] as const;

/** What postmaster.pid says: the process, where it listens, and whether it takes connections yet. Null without such a file. */
export function readPostmasterFile(
  clusterFolder: string,
): { pid: number; port: number; isReady: boolean } | null {
  try {
    const lines = readFileSync(path.join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n');
    return {
      pid: Math.abs(Number(lines[0])),
      port: Number(lines[3]),
      isReady: lines[7]?.trim() === 'ready',
    };
  } catch {
    return null;
  }
}

/**
 * Stops a server that still runs on this folder, or removes the stale file of one that is gone.
 * Returns true when a server was stopped. Call it only while holding the folder lock.
 */
export async function clearLeftover(clusterFolder: string): Promise<boolean> {
  const old = readPostmasterFile(clusterFolder);
  if (!old) return false;
  if (isPostmasterOf(old.pid, clusterFolder)) {
    await stopPostmaster(old.pid);
    return true;
  }
  // The number is free or was given to another program, for which PostgreSQL itself would refuse for good.
  rmSync(path.join(clusterFolder, 'postmaster.pid'), { force: true });
  return false;
}

/** Asks politely first, then less so; returns when the process is gone. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, patienceMs] of STOP_STEPS) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await hasEndedWithin(pid, patienceMs)) return;
  }
}

async function hasEndedWithin(pid: number, patienceMs: number): Promise<boolean> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (!isAlive(pid)) return true;
    await sleep(25);
  }
  return false;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return readErrorCode(error) === 'EPERM';
  }
}

/** A pid alone proves nothing, it may have been reused: the program's name and its folder must fit too. */
function isPostmasterOf(pid: number, clusterFolder: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') {
    const listing = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' });
    return (listing.stdout ?? '').includes('postgres');
  }
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return false;
    const stands = statSync(`/proc/${pid}/cwd`);
    const wanted = statSync(clusterFolder);
    return stands.ino === wanted.ino && stands.dev === wanted.dev; // by inode: any spelling of the path
  } catch {
    return false;
  }
}
