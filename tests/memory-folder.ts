// Where tests keep what is thousands of small files and gone with them: in memory, where Linux has room for files there.
import { existsSync, statfsSync } from 'node:fs';
import os from 'node:os';
import process from 'node:process';

/** Where Linux has files in memory; in a container it is often too small. */
export const MEMORY_FOLDER = '/dev/shm';
/** Of the folders with the data of a product that a test starts. */
export const DATA_PREFIX = 'atelier-app-';
/** All databases of a run take 1.4 GB, a product of its own 0.1 GB; the rest is left to whoever else needs memory. */
const NEEDED_MEMORY = 4 * 2 ** 30;

/** Returns a folder to make folders in: on a disk to make these files costs the most. */
export function quickFolder(): string {
  return hasRoom() ? MEMORY_FOLDER : os.tmpdir();
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY_FOLDER)) return false;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return Math.min(bavail * bsize, process.availableMemory()) > NEEDED_MEMORY;
}
