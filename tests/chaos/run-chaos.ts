// Many machines and people at work while a drawn schedule of faults plays; what must always hold is asked for every second.
// One worker's clock is two hours fast, and one API's, where there are two, two hours slow; each press is sent twice.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { openS3Storage } from '#server/adapters/storage-s3.ts';
import type { Storage } from '#server/adapters/storage.ts';
import { connectDatabase, type Db } from '#server/database/connect.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { openStates } from '#server/database/task-states.ts';
import { isUnavailable } from '#server/is-unavailable.ts';
import { type CheckScope, checkInvariants } from '#server/worker/upkeep/check-invariants.ts';
import { openMailbox } from '../cluster/open-mailbox.ts';
import { openReplicas, type Role } from '../cluster/replicas.ts';
import { openServices } from '../cluster/services.ts';
import { startFakeComfyUi, WEIGHTLESS_WORKFLOWS } from '../fakes/engines/comfyui-server.ts';
import { startProxyBefore } from '../fakes/tcp-proxy.ts';
import { comparePosts } from '../soak/compare-posts.ts';
import { equip, join } from '../soak/people.ts';
import { playPerson } from '../soak/person.ts';
import { CLUSTER_FAULTS, type ClusterScene, databaseFolderOf } from './cluster-faults.ts';
import { openRandom } from './open-random.ts';

const CHECK_EVERY_MS = 1000;
const DRAIN_LIMIT_MS = 180_000;
const NETWORK = '127.0.1.';
/** As an address: spaces would part the options of Node. */
const SHIFT_CLOCK = new URL('../fakes/shift-clock.mjs', import.meta.url).href;
const HOURS_OFF: Readonly<Record<string, string>> = { 'worker 2': '2', 'api 2': '-2' };

export type ChaosOptions = {
  seed: number;
  machines: Record<Role, number>;
  people: number;
  /** So many faults, drawn by their weights. */
  faults: number;
  /** Between two of them, on average. */
  pauseMs: number;
  /** What people wait, as a share of what they do by nature. */
  pace: number;
  say(sentence: string): void;
};

export type ChaosReport = {
  seed: number;
  schedule: string[];
  /** Looks at what must hold that were answered. */
  checks: number;
  posts: number;
  ends: Record<string, number>;
  /** All of these must be empty or zero. */
  wrong: {
    invariants: string[];
    lost: string[];
    doubled: string[];
    strange: string[];
    serverFaults: string[];
    unfinished: number;
  };
};

export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { machines, say } = options;
  const closing: (() => unknown)[] = [];
  try {
    return await run();
  } finally {
    for (const close of closing.toReversed()) await close();
  }

  async function run(): Promise<ChaosReport> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-chaos-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
    const services = await openServices(folder);
    closing.push(() => services.close());
    const mailbox = await openMailbox(folder);
    closing.push(() => mailbox.close());
    const comfy = await startFakeComfyUi();
    comfy.queue.finish(); // what is asked for is made at once
    closing.push(() => comfy.close());
    const openNetwork = async (url: string) => {
      const network = await startProxyBefore(url);
      closing.push(() => network.close());
      return network;
    };
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = services.s3;
    const database = await openNetwork(services.databaseUrl);
    const store = await openNetwork(endpoint);
    const engine = await openNetwork(comfy.url);
    const settings = {
      DATABASE_URL: database.reach(services.databaseUrl),
      S3_ENDPOINT: new URL(store.reach(endpoint)).origin,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      SECRET: 'of the machines of this test alone',
      SMTP_URL: mailbox.url,
      COMFYUI_URL: new URL(engine.reach(comfy.url)).origin,
      COMFYUI_WORKFLOWS: WEIGHTLESS_WORKFLOWS,
      ENGINES_TEXT_TO_IMAGE: 'comfyui',
      RATE_ADDRESS_GIFTS: '1000',
      RATE_ADDRESS_CALLS: '100000',
      RATE_ADDRESS_CODES: '1000',
      RATE_USER_TASKS: '1000',
      LOG_LEVEL: 'error',
    };
    const replicas = await openReplicas(machines, settings, clockOf);
    closing.push(() => replicas.close());
    const people = await Promise.all(
      replicas.list('api').map(({ port }) => openNetwork(`http://127.0.0.1:${port}`)),
    );
    const direct = connectDatabase(services.databaseUrl, { connections: 3, part: 'worker' });
    closing.push(() => direct.close());
    const networks = { database, store, engine, people };
    const databaseFolder = process.env.TEST_DATABASE_URL ? null : databaseFolderOf(folder);
    const scene = { replicas, databaseFolder, db: direct.db, networks, store: services.ownStore };
    return await play(scene, { ...options, folder, storage: openS3Storage(services.s3) });
  }

  function clockOf(name: string): Record<string, string> {
    const hours = HOURS_OFF[name];
    if (hours === undefined) return {};
    say(`the clock of ${name} is ${hours} hours off`);
    return { NODE_OPTIONS: `--import=${SHIFT_CLOCK}`, TEST_CLOCK_HOURS: hours };
  }
}

type Play = ChaosOptions & { folder: string; storage: Storage };

async function play(scene: ClusterScene, given: Play): Promise<ChaosReport> {
  const { seed, folder, storage, pace, say } = given;
  const { db, networks } = scene;
  const urlOf = (n: number) => {
    const network = networks.people[n % networks.people.length];
    return `http://127.0.0.1:${network?.port}`;
  };
  const folk = [];
  for (let n = 0; n < given.people; n += 1) {
    folk.push(await join({ url: urlOf(n), dataDir: folder }, n, NETWORK));
  }
  await equip(db, folk);
  const resting = new AbortController();
  const working = folk.map((person, n) =>
    playPerson({ url: urlOf(n), address: '127.0.0.1', person, pace, copies: 2, signal: resting.signal }),
  );
  const watch = watchInvariants(db, storage);

  const schedule = drawSchedule(given);
  say(`CHAOS_SEED=${seed}: ${schedule.map(({ name }) => name).join(', ')}`);
  for (const { name, pauseMs, choices } of schedule) {
    await sleep(pauseMs);
    say(name);
    await CLUSTER_FAULTS[name]?.run(scene, openRandom(choices));
  }
  for (const network of [networks.database, networks.store, networks.engine, ...networks.people])
    network.heal();
  scene.store?.heal();
  say('no more faults; what is open comes to its end');
  resting.abort();
  await Promise.all(working);
  const unfinished = await untilNothingIsOpen(db);
  const { checks, broken } = await watch.stop();
  for (const rule of await check(db, storage, 'all')) broken.add(rule);
  const { states, wrong } = await comparePosts(db, folk);
  return {
    seed,
    schedule: schedule.map(({ name }) => name),
    checks,
    posts: folk.flatMap(({ posts }) => posts).length,
    ends: states,
    wrong: {
      invariants: [...broken],
      ...wrong,
      serverFaults: folk.flatMap(({ faults }) => faults),
      unfinished,
    },
  };
}

type Planned = { name: string; pauseMs: number; choices: number };

/** All of it is known before it begins: what takes how long changes nothing of it. */
function drawSchedule({ seed, faults, pauseMs }: ChaosOptions): Planned[] {
  const random = openRandom(seed);
  const names = Object.keys(CLUSTER_FAULTS);
  return Array.from({ length: faults }, () => ({
    name: random.pickByWeight(names, (name) => CLUSTER_FAULTS[name]?.weight ?? 0),
    pauseMs: pauseMs * (0.5 + random.next()),
    choices: random.below(2 ** 31),
  }));
}

async function check(db: Db, storage: Storage, scope: CheckScope): Promise<string[]> {
  const checked = await checkInvariants(db, storage, { scope });
  return checked.flatMap(({ rule, rows }) =>
    rows.length === 0 ? [] : [`${rule}: ${JSON.stringify(rows.slice(0, 3))}`],
  );
}

/** Every second, as long as the database and the store answer. */
function watchInvariants(db: Db, storage: Storage) {
  const ending = new AbortController();
  const broken = new Set<string>();
  let checks = 0;
  const watching = (async () => {
    while (!ending.signal.aborted) {
      try {
        for (const rule of await check(db, storage, 'recent')) broken.add(rule);
        checks += 1;
      } catch (error) {
        if (!isUnavailable(error)) broken.add(`the rules could not be asked: ${String(error)}`);
      }
      await sleep(CHECK_EVERY_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await watching;
      return { checks, broken };
    },
  };
}

async function untilNothingIsOpen(db: Db): Promise<number> {
  const end = Date.now() + DRAIN_LIMIT_MS;
  for (;;) {
    const open = await db.$count(tasks, inArray(tasks.status, openStates));
    if (open === 0 || Date.now() > end) return open;
    await sleep(300);
  }
}
