// A rename is there after a loss of power once its folder is written.
import { closeSync, fsyncSync, openSync } from 'node:fs';

export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return; // folders cannot be opened there
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
