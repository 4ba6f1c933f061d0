// Brings the database over when a release comes with the next major PostgreSQL: copied beside, compared, then exchanged.
import { existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { bootServer, type ServerPlace } from './boot-server.ts';
import type { DatabaseUser } from './choose-user.ts';
import { copyDatabase } from './copy-database.ts';
import { createCluster, DATABASE_ROLE } from './create-cluster.ts';
import { exchangeClusters, locateMove, markCopied } from './exchange-clusters.ts';
import { clearLeftover, stopPostmaster } from './postmaster.ts';
import { StartError } from '#server/process/start-error.ts';

/** The rows as text and the new cluster: together about as much again, and as much to spare. */
const SPACE = 2;

export type Move = {
  /** The data folder; whoever calls holds its lock. */
  folder: string;
  database: string;
  /** That of the old cluster, and of the new one. */
  password: string;
  from: { major: string; binaries: string };
  to: { major: string; binaries: string };
  user: DatabaseUser;
  isDurable: boolean;
  say: (sentence: string) => void;
  signal?: AbortSignal | undefined;
};

/**
 * The old cluster is read and never written to; it stays beside, under its number, until the operator removes it. Killed
 * before all is copied, the next start begins anew; after that, it goes on with the exchange. Throws StartError, with
 * nothing changed, where there is no space or what came is not what was there.
 */
export async function moveCluster(move: Move): Promise<void> {
  const { folder, from, to, say } = move;
  const { cluster, nursery, next } = locateMove(folder);
  say(`Moving the database from PostgreSQL ${from.major} to ${to.major}; this may take minutes`);
  await clearLeftover(cluster);
  if (existsSync(next)) await clearLeftover(next); // of a start that was killed
  rmSync(nursery, { recursive: true, force: true });
  await refuseFull(cluster);
  mkdirSync(nursery, { mode: 0o700 });
  try {
    await fillNext(move);
  } catch (error) {
    rmSync(nursery, { recursive: true, force: true });
    throw error;
  }
  markCopied(folder);
  const kept = exchangeClusters(folder);
  say(`The database is moved. The old one is kept in ${kept}: remove it when all is well`);
}

async function fillNext(move: Move): Promise<void> {
  const { folder, database, password, from, to, user, isDurable, signal } = move;
  const { cluster, nursery, next } = locateMove(folder);
  const passwordFile = path.join(nursery, 'password');
  const { binaries } = to;
  await createCluster({ clusterFolder: next, passwordFile, password, binaries, user, isDurable, signal });
  const common = { logFile: path.join(folder, 'postgres.log'), user, isDurable };
  const old = await boot({ cluster, binaries: from.binaries, ...common }, signal);
  try {
    const fresh = await boot({ cluster: next, binaries, ...common }, signal);
    try {
      const urlOf = (port: number) => (name: string) =>
        `postgres://${DATABASE_ROLE}:${password}@127.0.0.1:${port}/${name}`;
      await copyDatabase({
        from: urlOf(old.port),
        to: urlOf(fresh.port),
        database,
        folder: nursery,
        signal,
      });
    } finally {
      await fresh.stop();
    }
  } finally {
    await old.stop();
  }
}

async function boot(
  place: ServerPlace,
  signal: AbortSignal | undefined,
): Promise<{ port: number; stop(): Promise<void> }> {
  const { child, port } = await bootServer(place, null, signal);
  return {
    port,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      await stopPostmaster(child.pid);
      await ended;
    },
  };
}

async function refuseFull(cluster: string): Promise<void> {
  const needed = SPACE * (await measureFolder(cluster));
  const { bavail, bsize } = statfsSync(cluster);
  if (bavail * bsize > needed) return;
  throw new StartError(
    `The database must be moved to the next PostgreSQL, and beside ${cluster} there is no room for its copy: ${formatSize(needed)} are needed, ${formatSize(bavail * bsize)} are free.\n` +
      'Nothing was changed. Make room and start again.',
  );
}

async function measureFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  let bytes = 0;
  for (const file of files) bytes += (await stat(path.join(file.parentPath, file.name))).size;
  return bytes;
}

const formatSize = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(1)} GB`;
