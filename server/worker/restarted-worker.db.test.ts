// Deploys in the middle of one video of the built-in engine: each ends the worker's process in order, and starts another.
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { LEDGER_KINDS } from '#contract/points.ts';
import type { Posted, Task } from '#contract/task.ts';
import { engine_runs } from '#server/database/schema/engines.ts';
import { media } from '#server/database/schema/media.ts';
import { ledger } from '#server/database/schema/points.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import { readBalance } from '#server/points/read-wallet.ts';
import { NODE_OPTIONS } from '#server/process/node-options.ts';
import { playsAll } from '#tests/draw-cases.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { testFfmpeg } from '#tests/fakes/sample-media.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { startTestApi, type TestApi } from '#tests/start-test-api.ts';
import { sweepOrphans } from './upkeep/sweep-orphans.ts';

const PROGRAM = path.join(import.meta.dirname, '../../tests/fakes/worker-program.ts');
const DEPLOYS = playsAll() ? 3 : 1;
/** The engine's processes stand back for all others. */
const LIMIT_MS = 120_000;

let api: TestApi;
let worker: ChildProcess | undefined;

beforeAll(needDrawings, LIMIT_MS);
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  worker?.kill('SIGKILL');
  await api.close();
});

async function start(): Promise<void> {
  const child = fork(PROGRAM, [], { execArgv: [...NODE_OPTIONS] });
  worker = child;
  child.send({ ...api.app.config, workerTasks: 1, logLevel: 'warn' });
  await new Promise<void>((resolve, reject) => {
    child.on('message', (said) => said === 'ready' && resolve());
    child.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)));
  });
}

/** As every supervisor does: returns the code that it ends with. */
async function end(): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => worker?.once('exit', resolve));
  worker?.kill('SIGTERM');
  return await ended;
}

async function readRow(id: number): Promise<typeof tasks.$inferSelect> {
  const [row] = await api.app.db.select().from(tasks).where(eq(tasks.id, id));
  if (!row) throw new Error(`there is no task ${id}`);
  return row;
}

async function readWhyFailed(id: number): Promise<string> {
  const runs = await api.app.db.select().from(engine_runs).where(eq(engine_runs.task_id, id));
  return `the video was given up: ${runs.map(({ detail }) => detail).join(', ')}`;
}

async function probe(place: string) {
  const file = path.join(api.app.config.dataDir, 'result.mp4');
  await writeFile(file, Buffer.from(await (await api.fetch(place)).arrayBuffer()));
  return await probeMedia(await testFfmpeg(), file);
}

it(
  'costs the video nothing, however often: one attempt, one charge, one result',
  {
    timeout: 3 * LIMIT_MS,
  },
  async () => {
    const { app, signIn, post } = api;
    const person = await signIn();
    const before = await readBalance(app.db, person.id);
    const video = {
      prompt: 'A balloon in the sky',
      resolution: '540p',
      duration: 5,
      aspect_ratio: '1:1',
      camera: 'static',
    };
    const click = { ...video, client_token: randomUUID() };
    const { data: posted } = await post<Posted>('/api/task/text_to_video/post', click, person);
    const id = Number(posted?.id);

    for (let deploy = 1; deploy <= DEPLOYS; deploy += 1) {
      await start();
      const isMade = async () => {
        const { status, fence, progress, remote_ref } = await readRow(id);
        if (status !== 0 && status !== 1) throw new Error(await readWhyFailed(id));
        return fence === deploy && remote_ref !== null && progress > 0;
      };
      await waitUntil(`it is being made for the ${deploy}. time`, isMade, LIMIT_MS);
      expect(await end()).toBe(0);
      expect(await readRow(id)).toMatchObject({
        status: 1,
        fence: deploy,
        attempts: 0,
        lease_until: null,
        refunded: 0,
      });
    }

    await start();
    await waitUntil('it is made', async () => ![0, 1].includes((await readRow(id)).status), LIMIT_MS);
    expect(await end()).toBe(0);
    expect(await readRow(id)).toMatchObject({
      status: 2,
      fence: DEPLOYS + 1,
      attempts: 1,
      cost: posted?.cost,
      refunded: 0,
    });

    const { data: task } = await post<Task>('/app/task/detail', { id: posted?.id }, person);
    expect(task?.results).toHaveLength(1);
    const { video: picture, seconds } = await probe(task?.results[0]?.url ?? '');
    expect(picture).toMatchObject({ codec: 'h264', width: 720, height: 720 });
    expect(seconds).toBeCloseTo(5, 0);
    expect(await app.db.select().from(media).where(eq(media.task_id, id))).toMatchObject([
      { role: 'result' },
    ]);

    const moves = await app.db.select().from(ledger).where(eq(ledger.task_id, id));
    expect(moves.map(({ kind, amount }) => [kind, amount])).toEqual([
      [LEDGER_KINDS.task_charge, -(posted?.cost ?? 0)],
    ]);
    const after = await readBalance(app.db, person.id);
    expect(before.point + before.sub_point - after.point - after.sub_point).toBe(posted?.cost);

    const runs = await app.db.select().from(engine_runs).where(eq(engine_runs.task_id, id));
    expect(runs.filter(({ ended_at }) => ended_at === null)).toEqual([]);
    expect(await sweepOrphans(app, -60)).toBe(0);
    const scratch = path.join(app.config.dataDir, 'scratch');
    expect(existsSync(scratch) ? readdirSync(scratch, { recursive: true }) : []).toEqual([]);
    await expectInvariants(app);
  },
);
