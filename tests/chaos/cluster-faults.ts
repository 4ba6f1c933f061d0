// What goes wrong between and in many machines: processes killed, paused and deployed anew, networks cut, slow and silent,
// a store and an engine that misbehave.
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';
import type { Replica, Replicas, Role } from '../cluster/replicas.ts';
import type { S3Server, S3Trouble } from '../fakes/s3/s3-server.ts';
import type { TcpProxy } from '../fakes/tcp-proxy.ts';
import { readPostmasterPid } from '../start/data-folder.ts';
import { listDescendants } from '../start-app.ts';
import type { Random } from './open-random.ts';

export type ClusterScene = {
  replicas: Replicas;
  /** Of the database's own folder; null where it is somebody else's. */
  databaseFolder: string | null;
  /** Straight to the database. */
  db: Db;
  networks: { database: TcpProxy; store: TcpProxy; engine: TcpProxy; people: readonly TcpProxy[] };
  store: S3Server | null;
};

type Fault = {
  weight: number;
  /** `random` says whom it meets. */
  run(scene: ClusterScene, random: Random): Promise<void>;
};

/** Long enough for what was begun in it to be missed. */
const TROUBLED_MS = 2500;
const AWAY_MS = 500;
const STORE_TROUBLES: readonly S3Trouble[] = ['busy', 'broken', 'cut', 'lost', 'half'];

const choose = ({ replicas }: ClusterScene, role: Role, random: Random): Replica => {
  const all = replicas.list(role);
  const found = all[random.below(all.length)];
  if (!found) throw new Error(`no ${role} runs`);
  return found;
};

const killOne =
  (role: Role): Fault['run'] =>
  async (scene, random) => {
    const replica = choose(scene, role, random);
    await replica.app.kill();
    await sleep(AWAY_MS);
    await scene.replicas.startAgain(replica);
  };

const deployOne =
  (role: Role): Fault['run'] =>
  async (scene, random) => {
    const replica = choose(scene, role, random);
    const code = await replica.app.stop();
    if (code !== 0) throw new Error(`${replica.name} ended with ${code}:\n${replica.app.output()}`);
    await scene.replicas.startAgain(replica);
  };

/** A network for a while. */
const during =
  (name: 'database' | 'store' | 'engine', begin: (network: TcpProxy) => void): Fault['run'] =>
  async ({ networks }) => {
    begin(networks[name]);
    await sleep(TROUBLED_MS);
    networks[name].heal();
  };

export const CLUSTER_FAULTS: Readonly<Record<string, Fault>> = {
  'kill -9 of an API': { weight: 2, run: killOne('api') },
  'kill -9 of a worker': { weight: 3, run: killOne('worker') },
  'kill -9 of the database': {
    weight: 1,
    run: async ({ databaseFolder }) => {
      if (databaseFolder) process.kill(readPostmasterPid(databaseFolder), 'SIGKILL');
      await sleep(TROUBLED_MS);
    },
  },
  'an API deployed anew': { weight: 1, run: deployOne('api') },
  'a worker deployed anew': { weight: 2, run: deployOne('worker') },
  'a worker paused for longer than its lease': {
    weight: 2,
    run: async (scene, random) => {
      const { app } = choose(scene, 'worker', random);
      const pids = [app.pid, ...listDescendants(app.pid)];
      signalAll(pids, 'SIGSTOP');
      // Half a minute passes for all who hold something; those who live are in time to renew it, or are zombies, too.
      await scene.db.execute(sql`update tasks set lease_until = now() - interval '1 second'
        where status = 1 and lease_until is not null`);
      await sleep(TROUBLED_MS);
      signalAll(pids, 'SIGCONT');
    },
  },
  'all connections to the database reset': {
    weight: 2,
    run: ({ networks }) => Promise.resolve(networks.database.reset()),
  },
  'answers to commits lost': {
    weight: 2,
    run: during('database', (network) => network.loseAnswer(/commit/i, 4)),
  },
  'a slow network to the database': { weight: 1, run: during('database', (network) => network.delay(40)) },
  'a silent network to the database': {
    weight: 1,
    run: during('database', (network) => network.fallSilent()),
  },
  'a network to the store that cuts': { weight: 1, run: during('store', (network) => network.cutAfter(100)) },
  'a store that misbehaves': {
    weight: 2,
    run: async ({ store }, random) => {
      store?.trouble('put', STORE_TROUBLES[random.below(STORE_TROUBLES.length)] ?? 'busy');
      await sleep(TROUBLED_MS);
      store?.heal();
    },
  },
  'an engine that cannot be reached': { weight: 1, run: during('engine', (network) => network.refuse()) },
  'answers to people lost': {
    weight: 2,
    run: async ({ networks }) => {
      for (const network of networks.people) network.loseAnswer(/^POST /, 3);
      await sleep(TROUBLED_MS);
      for (const network of networks.people) network.heal();
    },
  },
};

/** Where services.ts puts it. */
export const databaseFolderOf = (folder: string): string => path.join(folder, 'database');

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // it has ended by itself
    }
  }
}
