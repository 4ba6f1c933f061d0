// How the whole product bears a crowd: 2,000 signed-in people who ask for the state of a task every three seconds, of which
// one call in twenty posts a new one, 2,000 open event streams, and one who reads the feed and a tenth of all works as
// their own. `node bench/load.ts` prints, for 10,000 and 100,000 works (others: `… 10000 1000000`), what the calls took
// beside the least that a server could do for the same people in the same minutes: Fastify, pg and two or three statements.
// Which tables were read from end to end meanwhile is printed, and fails where they grow with the works.
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBare } from './load/bare-server.ts';
import { openCrowd, type CrowdResult } from './load/crowd.ts';
import { addPeople, addWorks, type Person } from './load/fill.ts';
import { openGround, type Ground } from './load/ground.ts';
import { readProcessorSeconds } from './load/processor-seconds.ts';
import { askAsReader } from './load/reader.ts';
import { listFullScans, readScans } from './load/scans.ts';
import { openStreams } from './load/streams.ts';
import { startRole } from './load/start-role.ts';

const PEOPLE = 2000;
const WARM_SECONDS = 8;
const SECONDS = 30;
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000];

type Measured = CrowdResult & { msOfProcessor: number };

const ground = await openGround();
try {
  const people = await addPeople(ground.db, PEOPLE);
  for (const size of SIZES) {
    await addWorks(ground.db, size);
    const bare = await measureBare(ground, people);
    const product = await measureProduct(ground, people);
    print(size, bare, product);
  }
} finally {
  await ground.close();
}

async function measureBare({ url, databasePid }: Ground, people: readonly Person[]): Promise<Measured> {
  const server = await startBare(url);
  try {
    return await measure(server.url, people, [server.pid, databasePid]);
  } finally {
    await server.stop();
  }
}

async function measureProduct(ground: Ground, people: readonly Person[]) {
  const api = await startRole('api', ground);
  try {
    const streams = await openStreams(api.url, people);
    const reader = askAsReader(api.url, people[0]?.token ?? '');
    const before = await readScans(ground.db);
    const measured = await measure(api.url, people, [api.pid, ground.databasePid]);
    const scanned = listFullScans(before, await readScans(ground.db));
    return { ...measured, pages: await reader.stop(), streams: streams.close(), scanned };
  } finally {
    await api.stop();
  }
}

/** The first seconds are not counted: code is compiled, connections are opened. */
async function measure(url: string, people: readonly Person[], pids: readonly number[]): Promise<Measured> {
  const crowd = openCrowd(url, people);
  await sleep(WARM_SECONDS * 1000);
  crowd.begin();
  const before = readProcessorSeconds(pids);
  await sleep(SECONDS * 1000);
  const seconds = readProcessorSeconds(pids) - before;
  const result = await crowd.end();
  return { ...result, msOfProcessor: (seconds * 1000) / result.calls };
}

function print(size: number, bare: Measured, product: Awaited<ReturnType<typeof measureProduct>>): void {
  console.log(`${size} works, ${PEOPLE} people, ${product.streams.open} streams`);
  line('', 'product', 'bare', 'bare/product');
  compare('status, median', product.status.median, bare.status.median);
  compare('status, 99 of 100', product.status.p99, bare.status.p99);
  compare('post, median', product.post.median, bare.post.median);
  compare('post, 99 of 100', product.post.p99, bare.post.p99);
  compare('processor for a call', product.msOfProcessor, bare.msOfProcessor);
  line('calls a second', (product.calls / SECONDS).toFixed(0), (bare.calls / SECONDS).toFixed(0));
  line('not answered with 200', product.refused, bare.refused);
  line('events on the streams', product.streams.events);
  for (const [what, { median, p99 }] of Object.entries(product.pages)) line(what, ms(median), ms(p99));
  for (const { table, rows } of product.scanned) {
    line(`read from end to end: ${table}`, `${rows} rows`);
    process.exitCode = 1;
  }
  if (product.refused > 0 || product.streams.lost > 0) process.exitCode = 1;
}

function compare(what: string, mine: number, least: number): void {
  line(what, ms(mine), ms(least), (least / mine).toFixed(2));
}

function line(what: string, ...values: (string | number)[]): void {
  console.log(`  ${what.padEnd(30)}${values.map((value) => String(value).padStart(14)).join('')}`);
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
