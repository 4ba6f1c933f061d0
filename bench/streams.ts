// How soon 2,000 open event streams hear that a task has ended: `node bench/streams.ts` prints the times from the commit
// to the bytes at the reader, and fails where the 99th of a hundred takes more than 150 ms.
// 250 people read by eight streams each, in a thread of its own; tasks end one by one, 50 a second, and then all at once.
// A bare server that writes the same bytes to as many readers is the peer: what is left is ours.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import { issueTicket } from '#server/account/event-ticket.ts';
import type { AppContext } from '#server/app-context.ts';
import { notifyTask } from '#server/task/notify-task.ts';
import { addPeople, type BenchApi, type Person, withApi } from './with-api.ts';

const PEOPLE = 250;
const STREAMS_EACH = 8;
const PAUSE_MS = 20;
const LIMIT_MS = 150;
const OPEN_AT_ONCE = 16;
const LAST_WORDS_MS = 10_000;

/** What a reader has heard: the task of the event, and when. */
type Heard = { task: string; at: number };

const now = () => performance.timeOrigin + performance.now();

/** Opens the streams, says how many are open, and tells of each end of a task. */
function readStreams(urls: readonly string[]): void {
  let next = 0;
  let heard: Heard[] = [];
  setInterval(() => {
    if (heard.length > 0) parentPort?.postMessage(heard, []);
    heard = [];
  }, 500);
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const url = urls[next++];
      if (url === undefined) return resolve();
      http
        .get(url, { agent: false }, (response) => {
          if (response.statusCode !== 200) return reject(new Error(`answered ${response.statusCode}`));
          response.on('data', (chunk: Buffer) => {
            const at = now();
            for (const [, task = ''] of String(chunk).matchAll(
              /data: \{"id":"(\d+)","type":1,"status":-1/g,
            )) {
              heard.push({ task, at });
            }
          });
          resolve();
        })
        .once('error', reject);
    });
  const lane = async () => {
    while (next < urls.length) await open();
  };
  void Promise.all(Array.from({ length: OPEN_AT_ONCE }, lane)).then(() =>
    parentPort?.postMessage('open', []),
  );
}

async function openReaders(urls: readonly string[], hear: (heard: Heard) => void): Promise<Worker> {
  const worker = new Worker(new URL(import.meta.url), { workerData: urls });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: 'open' | Heard[]) => {
      if (message === 'open') resolve();
      else message.forEach(hear);
    });
  });
  return worker;
}

function listTimes(ended: ReadonlyMap<string, number>, heard: readonly Heard[]): number[] {
  return heard.flatMap(({ task, at }) => {
    const end = ended.get(task);
    return end === undefined ? [] : [at - end];
  });
}

function describe(what: string, times: readonly number[], expected: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Infinity;
  const figures = [0.5, 0.99, 1].map((share) => at(share).toFixed(0)).join(' · ');
  console.log(
    `${what.padEnd(34)} ${figures} ms (median, 99th, longest), ${times.length} of ${expected} told`,
  );
  return times.length < expected ? Infinity : at(0.99);
}

async function endTask({ db }: AppContext, { task, userId }: Person): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`update tasks set status = -1, error_code = 'canceled', finished_at = now() where id = ${Number(task)}`,
    );
    await notifyTask(tx, { id: Number(task), user_id: userId });
  });
}

async function startAgain({ db }: AppContext): Promise<void> {
  await db.execute(sql`update tasks set status = 1, error_code = null, finished_at = null`);
  await sleep(1000);
}

async function waitFor(isDone: () => boolean): Promise<void> {
  const end = now() + LAST_WORDS_MS;
  while (!isDone() && now() < end) await sleep(100);
}

/** What the same costs without anything of ours: a server that writes 250 times to eight responses each. */
async function measureBare(): Promise<number[]> {
  const responses: http.ServerResponse[] = [];
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': \n\n');
    responses.push(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 4096, resolve));
  const { port } = server.address() as { port: number };
  const heard: Heard[] = [];
  const urls = Array.from({ length: PEOPLE * STREAMS_EACH }, () => `http://127.0.0.1:${port}/`);
  const worker = await openReaders(urls, (one) => heard.push(one));
  const ended = new Map<string, number>();
  const at = now();
  for (let person = 0; person < PEOPLE; person += 1) {
    const task = String(person + 1);
    ended.set(task, at);
    for (const response of responses.slice(person * STREAMS_EACH, (person + 1) * STREAMS_EACH)) {
      response.write(
        `id: 1\nevent: status\ndata: {"id":"${task}","type":1,"status":-1${' '.repeat(250)}}\n\n`,
      );
    }
  }
  await waitFor(() => heard.length >= PEOPLE * STREAMS_EACH);
  await worker.terminate();
  server.closeAllConnections();
  server.close();
  return listTimes(ended, heard);
}

async function run({ app, url }: BenchApi): Promise<void> {
  const people = await addPeople(app, PEOPLE);
  const all = PEOPLE * STREAMS_EACH;
  const bare = await measureBare();
  const urls: string[] = [];
  for (const { token } of people) {
    const tickets = await Promise.all(Array.from({ length: STREAMS_EACH }, () => issueTicket(app.db, token)));
    for (const ticket of tickets) urls.push(`${url}/api/task/events?ticket=${ticket}`);
  }
  let heard: Heard[] = [];
  const worker = await openReaders(urls, (one) => heard.push(one));
  await sleep(2000);

  heard = [];
  const steady = new Map<string, number>();
  for (const person of people) {
    await endTask(app, person);
    steady.set(person.task, now());
    await sleep(PAUSE_MS);
  }
  await waitFor(() => heard.length >= all);
  const steadyTimes = listTimes(steady, heard);
  await startAgain(app);

  heard = [];
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`update tasks set status = -1, error_code = 'canceled', finished_at = now()`);
    for (const { task, userId } of people) await notifyTask(tx, { id: Number(task), user_id: userId });
  });
  const at = now();
  await waitFor(() => heard.length >= all);
  const burst = new Map(people.map(({ task }) => [task, at]));
  const burstTimes = listTimes(burst, heard);
  await worker.terminate();

  describe(`bare server, ${PEOPLE} at once`, bare, all);
  describe(`streams, ${PEOPLE} tasks at once`, burstTimes, all);
  if (describe('streams, 50 tasks a second', steadyTimes, all) > LIMIT_MS) process.exitCode = 1;
}

if (isMainThread) await withApi(run);
else readStreams(workerData as string[]);
