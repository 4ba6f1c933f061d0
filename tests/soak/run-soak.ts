// Twenty people at work while strangers attack and everything around the product fails; then what they were told is
// compared with what is there.
import { setTimeout as sleep } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { openStates } from '#server/database/task-states.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { checkInvariants } from '#server/worker/upkeep/check-invariants.ts';
import path from 'node:path';
import { chooseSeed, openRandom } from '../chaos/open-random.ts';
import { waitUntil } from '../fakes/wait-until.ts';
import { readDatabaseUrl } from '../start/data-folder.ts';
import { type AppProcess, startApp } from '../start-app.ts';
import { attack, type AttackLog } from './attackers.ts';
import { comparePosts } from './compare-posts.ts';
import { chooseFault, FAULTS } from './faults.ts';
import { equip, join } from './people.ts';
import { type Person, playPerson } from './person.ts';
import { percentile, type Sample, watchLatency } from './watch-latency.ts';
import { openWireClient } from './wire-client.ts';

const PERSON_ADDRESS = '127.0.1.';
const STRANGER_ADDRESS = '127.0.2.';
const WATCHER_ADDRESS = '127.0.3.';
/** Below what one account may call. */
const CALLS_A_SECOND = 8;
const CHECK_EVERY_MS = 15_000;
const DRAIN_LIMIT_MS = 10 * 60_000;

export type SoakOptions = {
  dataDir: string;
  seconds: number;
  idleSeconds: number;
  people: number;
  strangers: number;
  /** A fault begins so long after the one before, on average. */
  faultEverySeconds: number;
  /** These, one after the other, instead of chosen ones; the run is over only when each of them was. */
  faults?: readonly string[];
  /** The same faults after the same pauses for the same seed; absent: one that is told at the beginning. */
  seed?: number;
  /** What people, strangers and checks wait between two acts, as a share of what they do without it. */
  pace?: number;
  /** True when the data folder lies on a file system of its own. */
  mayFillDisk: boolean;
  /** Ends the run in the middle, with the product that it started. */
  signal?: AbortSignal;
  files: readonly { name: string; bytes: Buffer }[];
  say(sentence: string): void;
};

export type SoakReport = {
  posts: { acknowledged: number; refused: number };
  tasks: Record<string, number>;
  faults: Record<string, number>;
  attacks: Record<string, { acts: number; cutOff: number; serverFaults: number }>;
  status: {
    idleP99: number;
    p50: number;
    p99: number;
    ratio: number;
    calls: number;
    unanswered: number;
    byFault: Record<string, { p50: number; p99: number; calls: number; unanswered: number }>;
  };
  /** All of these must be empty or zero. */
  wrong: {
    uninvitedApiRestarts: number;
    invariants: string[];
    lost: string[];
    doubled: string[];
    strange: string[];
    serverFaults: string[];
    unfinished: number;
  };
};

export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const { dataDir, say, pace = 1 } = options;
  const environment = {
    DEMO: 'off',
    LOG_LEVEL: 'error',
    RATE_ADDRESS_CODES: '100000',
    ADDRESS_CONNECTIONS: '256',
  };
  let running: AppProcess = await startApp({ dataDir, env: environment });
  const port = Number(new URL(running.url).port);
  options.signal?.addEventListener('abort', () => void running.kill(), { once: true });
  const outputs: string[] = [];
  const restart = async () => {
    await running.kill();
    outputs.push(running.output());
    running = await startApp({ dataDir, port, env: environment });
  };

  const people: Person[] = [];
  for (let n = 0; n < options.people; n += 1) people.push(await join(running, n, PERSON_ADDRESS));
  const strangers: Person[] = [];
  for (let n = 0; n < options.strangers; n += 1) strangers.push(await join(running, n, STRANGER_ADDRESS));
  // Of its own, so that its calls are counted with nobody else's.
  const watcher = await join(running, 0, WATCHER_ADDRESS);
  await withDatabase(dataDir, (db) => equip(db, people));
  const taskId = await makeOne(running.url, watcher);
  say(`${people.length} people and ${strangers.length} strangers have signed in`);

  const watching = {
    url: running.url,
    address: `${WATCHER_ADDRESS}1`,
    token: watcher.token,
    taskId,
    callsASecond: CALLS_A_SECOND,
  };
  const idle = await watchLatency({
    ...watching,
    during: () => '',
    signal: AbortSignal.timeout(options.idleSeconds * 1000),
  });
  const idleP99 = percentile(
    idle.map(({ ms }) => ms),
    0.99,
  );
  say(`idle: p99 of status ${idleP99.toFixed(1)} ms`);

  const stopping = new AbortController();
  const samplesEnd = new AbortController();
  const attacks: AttackLog = new Map();
  const faults: Record<string, number> = {};
  const invariants = new Set<string>();
  let during = '';
  let askedApiKills = 0;
  const url = running.url;
  const working = people.map((person, n) =>
    playPerson({ url, address: `${PERSON_ADDRESS}${n + 1}`, person, pace, signal: stopping.signal }),
  );
  const attacking = strangers.map(({ token }, n) =>
    attack({
      url,
      address: `${STRANGER_ADDRESS}${n + 1}`,
      token,
      victims: people.map(({ email }) => email),
      files: options.files,
      signal: stopping.signal,
      log: attacks,
      pace,
    }),
  );
  const latency = watchLatency({ ...watching, during: () => during, signal: samplesEnd.signal });
  const checking = repeatUntil(stopping.signal, CHECK_EVERY_MS * pace, async () => {
    for (const broken of await check(dataDir, 'recent').catch(() => [])) invariants.add(broken);
  });

  const random = openRandom(options.seed ?? chooseSeed());
  say(`CHAOS_SEED=${random.seed} brings the same faults after the same pauses`);
  const wanted = [...(options.faults ?? [])];
  const end = Date.now() + options.seconds * 1000;
  while (Date.now() < end || wanted.length > 0) {
    const pauseMs = 1000 * options.faultEverySeconds * (0.5 + random.next());
    await sleep(wanted.length > 0 ? pauseMs : Math.min(end - Date.now(), pauseMs));
    if (Date.now() >= end && wanted.length === 0) break;
    const name = options.faults ? (wanted.shift() ?? '') : chooseFault(options.mayFillDisk, random);
    const fault = FAULTS[name];
    if (!fault) continue;
    faults[name] = (faults[name] ?? 0) + 1;
    askedApiKills += fault.apiKills;
    during = fault.isOutage ? `${name} (outage)` : name;
    say(`${Math.round((end - Date.now()) / 1000)} s to go: ${name}`);
    await fault.run({
      running: () => running,
      restart,
      mayFillDisk: options.mayFillDisk,
      signal: stopping.signal,
    });
    await untilAnswered(url, watcher.token, taskId);
    during = '';
  }
  stopping.abort();
  samplesEnd.abort();
  say('no more attacks and faults; what is open comes to its end');
  await Promise.all([...working, ...attacking, checking]);
  const samples = await latency;
  const unfinished = await untilNothingIsOpen(dataDir);
  for (const broken of await check(dataDir, 'all')) invariants.add(broken);
  const compared = await withDatabase(dataDir, (db) => comparePosts(db, people));
  await running.stop();
  outputs.push(running.output());
  const apiEnds = outputs.join('\n').match(/The API ended/g)?.length ?? 0;
  const posts = people.flatMap((person) => person.posts);
  return {
    posts: {
      acknowledged: posts.filter(({ outcome }) => outcome === 'acknowledged').length,
      refused: posts.filter(({ outcome }) => outcome === 'refused').length,
    },
    tasks: compared.states,
    faults,
    attacks: Object.fromEntries(attacks),
    status: describe(samples, idleP99),
    wrong: {
      uninvitedApiRestarts: Math.max(0, apiEnds - askedApiKills),
      invariants: [...invariants],
      ...compared.wrong,
      serverFaults: people.flatMap((person) => person.faults),
      unfinished,
    },
  };
}

async function makeOne(url: string, person: Person): Promise<string> {
  const client = openWireClient(url, `${WATCHER_ADDRESS}1`);
  const order = { prompt: 'a fox', count: 1 };
  const { data } = await client.call('/api/task/text_to_image/post', order, person.token);
  const id = String(data?.['id']);
  await waitUntil(
    'the first picture',
    async () => (await client.call('/api/task/status', { id }, person.token)).data?.['status'] === 2,
    180_000,
  );
  client.close();
  person.posts.push({ token: '', outcome: 'acknowledged', taskId: id, deleted: false });
  return id;
}

/** Resolves when calls are answered again; a fault is over only then. */
async function untilAnswered(url: string, token: string, id: string): Promise<void> {
  const client = openWireClient(url, `${WATCHER_ADDRESS}1`);
  const isAnswered = async () =>
    (await client.call('/api/task/status', { id }, token).catch(() => null))?.code === 200;
  // Several in a row: what was remembered before the fault may answer the first.
  await waitUntil(
    'calls to be answered',
    async () => {
      for (let calls = 0; calls < 4; calls += 1) {
        if (!(await isAnswered())) return false;
        await sleep(250);
      }
      return true;
    },
    180_000,
  );
  client.close();
}

async function untilNothingIsOpen(dataDir: string): Promise<number> {
  const end = Date.now() + DRAIN_LIMIT_MS;
  return await withDatabase(dataDir, async (db) => {
    for (;;) {
      const open = await db.$count(tasks, inArray(tasks.status, openStates));
      if (open === 0 || Date.now() > end) return open;
      await sleep(500);
    }
  });
}

async function check(dataDir: string, scope: 'all' | 'recent'): Promise<string[]> {
  return await withDatabase(dataDir, async (db) => {
    const storage = await openDiskStorage(path.join(dataDir, 'media'));
    const checked = await checkInvariants(db, storage, { scope });
    return checked
      .filter(({ rows }) => rows.length > 0)
      .map(({ rule, rows }) => `${rule}: ${JSON.stringify(rows.slice(0, 3))}`);
  });
}

async function withDatabase<Found>(
  dataDir: string,
  use: (db: ReturnType<typeof connectDatabase>['db']) => Promise<Found>,
): Promise<Found> {
  const { db, close } = connectDatabase(readDatabaseUrl(dataDir), { connections: 2 });
  try {
    return await use(db);
  } finally {
    await close();
  }
}

async function repeatUntil(signal: AbortSignal, everyMs: number, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await sleep(everyMs, undefined, { signal }).catch(() => {});
    if (!signal.aborted) await work();
  }
}

function sumUp(samples: readonly Sample[]) {
  const times = samples.filter(({ ok }) => ok).map(({ ms }) => ms);
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    calls: samples.length,
    unanswered: samples.length - times.length,
  };
}

function describe(samples: readonly Sample[], idleP99: number): SoakReport['status'] {
  const whole = sumUp(samples.filter(({ during }) => !during.endsWith('(outage)')));
  const names = [...new Set(samples.map(({ during }) => during))].sort();
  return {
    idleP99,
    ...whole,
    ratio: whole.p99 / idleP99,
    byFault: Object.fromEntries(
      names.map((name) => [name || 'attacks alone', sumUp(samples.filter(({ during }) => during === name))]),
    ),
  };
}
