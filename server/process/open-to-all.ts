// What another user's processes may read and run, whatever the umask of who made it said.
import { chmodSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A folder with all that is in it. */
export function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(file, 0o755);
    else if (entry.isFile()) chmodSync(file, statSync(file).mode | 0o444);
  }
}
