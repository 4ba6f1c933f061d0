// Starts one PostgreSQL server process on a cluster folder and waits until it takes connections.
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { restoreOwner } from '#server/process/restore-owner.ts';
import { StartError } from '#server/process/start-error.ts';
import { canReachFolder, DATABASE_ENVIRONMENT, type DatabaseUser } from './choose-user.ts';
import { clearLeftover, readPostmasterFile, stopPostmaster } from './postmaster.ts';

const READY_LIMIT_MS = 120_000;
const BOOT_TRIES = 8;

export type ServerPlace = {
  cluster: string;
  logFile: string;
  binaries: string;
  user: DatabaseUser;
  isDurable: boolean;
};

/** True when the process is gone, however it went. */
export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * Starts the server and waits until it takes connections, on `knownPort` or else on any free one.
 * Throws StartError with the end of its log when it will not start; leaves nothing behind when the signal aborts.
 */
export async function bootServer(place: ServerPlace, knownPort: number | null, signal?: AbortSignal) {
  let port = knownPort;
  let words = '';
  for (let attempt = 0; attempt < BOOT_TRIES; attempt += 1) {
    signal?.throwIfAborted();
    port ??= await findFreePort();
    const { child, logStart } = spawnServer(place, port);
    const came = await waitUntilReady(child, place.cluster, signal);
    if (came === 'ready') return { child, port };
    words = readFileSync(place.logFile).subarray(logStart).toString('utf8');
    if (/could not (bind|create any TCP)/i.test(words)) {
      if (knownPort === null) port = null; // somebody was faster; at a restart the pools know only the old port
      else await sleep(500);
    } else if (/shared memory block .* still in use|lock file .* already exists/i.test(words)) {
      await sleep(700); // backends of a killed server are still ending
      await clearLeftover(place.cluster);
    } else if (came === 'killed') {
      await sleep(200); // by whoever frees memory, or by hand: nothing is wrong with the cluster
      await clearLeftover(place.cluster);
    } else break;
  }
  const end = words.trim().split('\n').slice(-8).join('\n');
  throw new StartError(`PostgreSQL did not start. The end of ${place.logFile}:\n${end}`);
}

function spawnServer(place: ServerPlace, port: number): { child: ChildProcess; logStart: number } {
  const { cluster, logFile, binaries, user, isDurable } = place;
  const log = openSync(logFile, 'a', 0o600); // a file, not a pipe: a full pipe would stop a server that outlives us
  const logStart = fstatSync(log).size;
  restoreOwner(logFile);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '', // a long DATA_DIR would not fit into a socket's 107 characters
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    ...(isDurable
      ? {}
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: '0', // or there is no minimal log
          autovacuum: 'off', // it visits one of so many databases after the other, and each lives for seconds
          max_connections: '300',
        }),
  };
  const args = [
    '-D',
    canReachFolder(cluster, user) ? cluster : '/proc/self/cwd',
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  // A session of its own: Ctrl-C in the terminal must reach us, not the database.
  const child = spawn(path.join(binaries, 'bin', 'postgres'), args, {
    ...user,
    cwd: cluster,
    env: DATABASE_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.on('error', () => {}); // seen as the end of the process
  closeSync(log);
  return { child, logStart };
}

/** Returns how it went: `ended` by itself or by us, who kill it when the start is given up or hangs, `killed` by others. */
async function waitUntilReady(
  child: ChildProcess,
  cluster: string,
  signal?: AbortSignal,
): Promise<'ready' | 'ended' | 'killed'> {
  const end = Date.now() + READY_LIMIT_MS;
  while (child.pid !== undefined && !hasEnded(child)) {
    const found = readPostmasterFile(cluster);
    if (found?.pid === child.pid && found.isReady) return 'ready';
    if (signal?.aborted || Date.now() > end) {
      await stopPostmaster(child.pid);
      signal?.throwIfAborted();
      return 'ended';
    }
    await sleep(15);
  }
  return child.signalCode === null ? 'ended' : 'killed';
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
