// What this process makes, and what it has in its data folder, is for nobody but its own user.
import { chmodSync, lstatSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { SANDBOX_USER } from '#server/children/sandbox.ts';

/** All that is in them is closed by closing them. The sandbox opens a way through two of them, to one user. */
const FOLDERS = ['.', 'media', 'incoming', 'scratch', 'outbox'];
const OTHERS = 0o077;

/** For new files and folders, those of programs that are started from here included. Call it before any is made. */
export function setPrivateUmask(): void {
  process.umask(OTHERS);
}

/** Closes what an earlier version left open. Folders that are not ours are left to their owner. */
export function closeDataFolder(dataDir: string): void {
  const self = process.getuid?.();
  if (self === undefined) return; // this system has no such modes
  for (const name of FOLDERS) {
    const folder = path.join(dataDir, name);
    const found = lstatSync(folder, { throwIfNoEntry: false });
    if (!found?.isDirectory() || (found.mode & OTHERS) === 0) continue;
    // A way that lend-files.ts opened, for children that another process of ours may have at this moment.
    if (found.gid === SANDBOX_USER.gid && (found.mode & OTHERS) === 0o010) continue;
    if (self === 0 || found.uid === self) chmodSync(folder, found.mode & 0o700);
  }
}
