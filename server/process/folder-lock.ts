// One program per data folder: an exclusive SQLite transaction, which is a file lock that the kernel frees on any death.
import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { restoreOwner } from './restore-owner.ts';
import { readErrorCode, StartError } from './start-error.ts';

const SQLITE_BUSY = 5;

/** Another run has the folder. */
export class FolderHeld extends StartError {}

export type FolderLock = {
  /** Writes down where we can be reached, for the message that a second start shows. */
  announce(url: string): void;
  release(): void;
};

/** Takes the folder, making it (mode 0700) where it does not exist. Throws FolderHeld when another run has it, StartError when it cannot be used. */
export function lockFolder(folder: string): FolderLock {
  try {
    const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (first !== undefined) restoreOwner(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw closedFolder(folder, error);
  }
  // A separate file: opening the lock file a second time in this process would drop the lock (POSIX).
  const note = path.join(folder, 'running.json');
  const lock = openLock(path.join(folder, '.lock'), folder);
  try {
    lock.exec('PRAGMA busy_timeout=0; PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)
      throw heldFolder(folder, note);
    throw closedFolder(folder, error);
  }
  rmSync(note, { force: true });
  return {
    announce(url) {
      writeFileSync(note, JSON.stringify({ pid: process.pid, url }), { mode: 0o600 });
      restoreOwner(note);
    },
    release() {
      rmSync(note, { force: true });
      lock.close();
    },
  };
}

function openLock(file: string, folder: string): DatabaseSync {
  try {
    closeSync(openSync(file, 'a', 0o600)); // SQLite would make it readable to all
    const lock = new DatabaseSync(file);
    restoreOwner(file);
    return lock;
  } catch (error) {
    throw closedFolder(folder, error);
  }
}

function closedFolder(folder: string, error: unknown): StartError {
  const self = process.getuid?.();
  return new StartError(
    `The data folder ${folder} cannot be used (${readErrorCode(error)})${self === undefined ? '' : `; you are uid ${self}`}.\n` +
      'Start as its owner, or choose another folder:  DATA_DIR=/other/folder npm start',
  );
}

function heldFolder(folder: string, note: string): FolderHeld {
  return new FolderHeld(
    `Atelier already runs on this data folder${describeRun(note)}.\n  ${folder}\n` +
      'Stop that one first, or use another folder and port:  DATA_DIR=/other/folder PORT=3001 npm start',
  );
}

function describeRun(note: string): string {
  try {
    const run: { pid: number; url: string } = JSON.parse(readFileSync(note, 'utf8'));
    return `: ${run.url} (process ${run.pid})`;
  } catch {
    return ''; // it is still starting
  }
}
