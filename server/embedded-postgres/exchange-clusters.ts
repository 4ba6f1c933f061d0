// The last steps of a move to another PostgreSQL, each a rename: where one was cut off, the next start goes on from there.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { syncFolder } from './sync-folder.ts';

export function locateMove(folder: string) {
  const nursery = path.join(folder, 'postgres-move');
  return {
    cluster: path.join(folder, 'postgres'),
    nursery,
    next: path.join(nursery, 'postgres'),
    /** Everything is in the new cluster, and was compared. */
    copied: path.join(nursery, 'copied'),
  };
}

export function markCopied(folder: string): void {
  const { nursery, copied } = locateMove(folder);
  writeFileSync(copied, '', { flush: true, mode: 0o600 });
  syncFolder(nursery);
}

/** True where all was copied and the two clusters have not changed places, or what is left was not cleared away. */
export const hasCopied = (folder: string): boolean => existsSync(locateMove(folder).copied);

/** Returns where the old cluster is kept; that of a move which had been through this before as well. */
export function exchangeClusters(folder: string): string {
  const { cluster, nursery, next } = locateMove(folder);
  let kept = '';
  if (existsSync(next)) {
    if (existsSync(cluster)) {
      kept = nameKept(folder, readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim());
      renameSync(cluster, kept);
      syncFolder(folder);
    }
    renameSync(next, cluster);
    syncFolder(folder);
  }
  rmSync(nursery, { recursive: true, force: true });
  return kept;
}

/** One that is kept from another time stays. */
function nameKept(folder: string, major: string): string {
  const name = path.join(folder, `postgres-${major}`);
  for (let n = 1; ; n += 1) {
    const free = n === 1 ? name : `${name}-${n}`;
    if (!existsSync(free)) return free;
  }
}
