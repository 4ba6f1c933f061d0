// What another worker adds: `node bench/workers.ts` prints how many tasks a second one, two and four workers finish that wait
// on one database for an engine which takes a second for each image, and what a task costs of the processors. The engine is
// a server of OpenAI's images API on loopback that answers with one image; everything else is the product.
import http from 'node:http';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { boatParams } from '#tests/fakes/boat-params.ts';
import { paintPng } from '#tests/fakes/engines/paint-result.ts';
import { addPeople } from './load/fill.ts';
import { openGround, type Ground } from './load/ground.ts';
import { readProcessorSeconds } from './load/processor-seconds.ts';
import { startRole } from './load/start-role.ts';

const PEOPLE = 2000;
/** Of each worker at a time. */
const TASKS = 4;
const ENGINE_MS = 1000;
const WARM_SECONDS = 6;
const SECONDS = 25;
const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 2, 4];

const engine = await startEngine();
const ground = await openGround();
try {
  await addPeople(ground.db, PEOPLE);
  await ground.db.execute(sql`update tasks set params = ${JSON.stringify(boatParams)}::jsonb`);
  let first: number | undefined;
  for (const count of COUNTS) {
    const { perSecond, msOfProcessor } = await measure(ground, count);
    first ??= perSecond / count;
    const ideal = (count * TASKS * 1000) / ENGINE_MS;
    console.log(
      `${count} worker${count === 1 ? '' : 's'}: ${perSecond.toFixed(1)} tasks a second, ${(perSecond / first).toFixed(2)} times what one does; at most ${ideal}; ${msOfProcessor.toFixed(0)} ms of the processor for each, PostgreSQL with it`,
    );
  }
} finally {
  await ground.close();
  engine.server.close();
}

async function measure({ url, folder, db, databasePid }: Ground, count: number) {
  const env = {
    WORKER_TASKS: String(TASKS),
    OPENAI_BASE_URL: engine.url,
    OPENAI_IMAGE_MODEL: 'a-model',
    OPENAI_IMAGE_SERVER: 'other',
  };
  const workers = await Promise.all(
    Array.from({ length: count }, () => startRole('worker', { url, folder }, env)),
  );
  try {
    await sleep(WARM_SECONDS * 1000);
    const pids = [databasePid, ...workers.map(({ pid }) => pid)];
    const [before, used] = [await countFinished(db), readProcessorSeconds(pids)];
    await sleep(SECONDS * 1000);
    const done = (await countFinished(db)) - before;
    const seconds = readProcessorSeconds(pids) - used;
    if (done === 0) throw new Error('Nothing was finished');
    return { perSecond: done / SECONDS, msOfProcessor: (seconds * 1000) / done };
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

/** Throws where a task has failed: its time would count for less. */
async function countFinished(db: Ground['db']): Promise<number> {
  const { rows } = await db.execute<{ done: number; failed: number; why: string | null }>(sql`
    select count(*) filter (where status = 2)::int as done, count(*) filter (where status = -1)::int as failed,
      max(error_detail) as why
    from tasks`);
  const [{ done = 0, failed = 0, why = '' } = {}] = rows;
  if (failed > 0) throw new Error(`${failed} tasks failed: ${why}`);
  return done;
}

async function startEngine(): Promise<{ server: http.Server; url: string }> {
  const image = (await paintPng(1024, 1024, 1)).toString('base64');
  const server = http.createServer((request, response) => {
    request.resume();
    const body = request.url?.endsWith('/models')
      ? { object: 'list', data: [{ id: 'a-model', object: 'model' }] }
      : { created: 1, data: [{ b64_json: image }] };
    const answer = (): void => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    };
    setTimeout(answer, request.method === 'POST' ? ENGINE_MS : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  return { server, url: `http://127.0.0.1:${address.port}/v1` };
}
