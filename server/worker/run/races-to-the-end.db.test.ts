// Everybody who may end a task, at once and in any order: it ends once, and is paid or paid back once.
import { eq, sql } from 'drizzle-orm';
import {
  array,
  assert,
  type AsyncCommand,
  asyncModelRun,
  asyncProperty,
  commands,
  constant,
  constantFrom,
  oneof,
} from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#server/database/connect.ts';
import { media } from '#server/database/schema/media.ts';
import { ledger } from '#server/database/schema/points.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { Tx } from '#server/database/tx.ts';
import { isUnavailable } from '#server/is-unavailable.ts';
import { Refusal } from '#server/refusal.ts';
import { cancelTask } from '#server/task/cancel-task.ts';
import { createTask } from '#server/task/create-task.ts';
import { failTask } from '#server/task/fail-task.ts';
import { sweep } from '#server/worker/upkeep/sweep.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { type ClaimedTask, claimTask } from './claim-task.ts';
import { finishTask } from './finish-task.ts';
import { LostClaim } from './update-claimed.ts';

const RUNS = 8;
const COST = 2;
const input = { prompt: 'a lamp', count: 1, engine: 'pro', negative_prompt: '', style: 'auto' };
const params = { ...input, aspect_ratio: '1:1', resolution: '1K' };
const engine = createTestEngine();
const request = { tool: 'text-to-image', seeds: [3], width: 64, height: 64, fields: {}, inputs: [] } as const;
const output = { index: 0, kind: 'image', seed: 3, location: '64x64#3' } as const;
const success = { outputs: [output], missing: [], understood: [], ignored: [] };

let app: TaskApp;
beforeAll(async () => {
  app = await openTaskApp();
});
afterAll(async () => {
  await app.close();
});

/** One task with all the claims that workers ever had on it; the early ones are those of zombies. */
type Scene = { userId: number; id: number; claims: ClaimedTask[]; finished: Set<number> };

async function open(): Promise<Scene> {
  await app.db.update(tasks).set({ deadline_at: sql`now() - interval '1 minute'` });
  await sweep(app); // of what the scene before has left open
  const userId = await addUser(app);
  const posted = await createTask(app, userId, { type: 1, params, language: 'en' });
  return { userId, id: Number(posted.id), claims: [], finished: new Set() };
}

const set = async (scene: Scene, values: object) =>
  void (await app.db.update(tasks).set(values).where(eq(tasks.id, scene.id)));

/** Who is not asked any more says so, and by no other error. */
async function unlessLost(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof LostClaim) && !(error instanceof Refusal)) throw error;
  });
}

/** A worker brings what it has claimed home once, however late. */
async function finish({ finished }: Scene, claim: ClaimedTask | undefined): Promise<void> {
  if (!claim || finished.has(claim.fence)) return;
  finished.add(claim.fence);
  const asked = { ...request, seeds: [...request.seeds] };
  const running = new AbortController().signal;
  await unlessLost(finishTask(app, engine, claim, asked, success, running));
}

const fail = async ({ id, userId }: Scene, claim: ClaimedTask | undefined) => {
  const why = { taskId: id, userId, failure: 'engine_error', from: [1] } as const;
  if (claim) await failTask(app.db, { ...why, fence: claim.fence });
};

/** All that can be done to a task. */
const ACTS = {
  claim: async (scene: Scene) => {
    const claimed = await claimTask(app.db);
    if (claimed) scene.claims.push(claimed);
  },
  'lose the lease': (scene) =>
    set(scene, { lease_until: sql`case when status = 1 then now() - interval '1 second' end` }),
  'pass the deadline': (scene) =>
    set(scene, { deadline_at: sql`least(deadline_at, now() - interval '1 second')` }),
  cancel: ({ userId, id }) => unlessLost(cancelTask(app, userId, String(id))),
  finish: (scene) => finish(scene, scene.claims.at(-1)),
  'finish as a zombie': (scene) => finish(scene, scene.claims.at(-2)),
  fail: (scene) => fail(scene, scene.claims.at(-1)),
  'fail as a zombie': (scene) => fail(scene, scene.claims.at(-2)),
  sweep: () => sweep(app),
} satisfies Record<string, (scene: Scene) => Promise<void>>;
type Act = keyof typeof ACTS;

type End = Pick<typeof tasks.$inferSelect, 'status' | 'refunded' | 'error_code' | 'fence'>;
type Model = { end: End | null };

/** What has ended stays as it ended, whoever comes later. */
async function expectOneEnd(model: Model, { id }: Scene): Promise<void> {
  const [task] = await app.db.select().from(tasks).where(eq(tasks.id, id));
  if (!task) throw new Error('it is gone');
  const { status, refunded, error_code, fence } = task;
  const end = { status, refunded, error_code, fence };
  if (model.end) expect(end).toEqual(model.end);
  else if (status === 2 || status === -1) model.end = end;
  const moves = await app.db.select().from(ledger).where(eq(ledger.task_id, id)).orderBy(ledger.id);
  expect(moves.map(({ amount }) => amount)).toEqual(status === -1 ? [-COST, COST] : [-COST]);
  expect(await app.db.$count(media, eq(media.task_id, id))).toBe(status === 2 ? 1 : 0);
}

/** Several at a time, and then what must hold. */
const step = (acts: readonly Act[]): AsyncCommand<Model, Scene> => ({
  check: () => true,
  toString: () => acts.join(' + '),
  run: async (model, scene) => {
    await Promise.all(acts.map((act) => ACTS[act](scene)));
    await expectOneEnd(model, scene);
  },
});

it('lets a task end once, whatever is done to it at the same time', async () => {
  const act = oneof(
    { weight: 1, arbitrary: constant<Act>('claim') }, // else most are canceled before
    { weight: 2, arbitrary: constantFrom(...(Object.keys(ACTS) as Act[])) },
  );
  const steps = commands([array(act, { minLength: 1, maxLength: 4 }).map(step)], {
    maxCommands: 12,
    size: 'max',
  });
  const play = asyncProperty(steps, (chosen) =>
    asyncModelRun(async () => ({ model: { end: null }, real: await open() }), chosen),
  );
  await assert(play, { numRuns: RUNS, endOnFailure: true });
  await expectInvariants(app);
});

it('pays back once when the process that was paying back dies in the middle', async () => {
  const scene = await open();
  await ACTS.claim(scene);
  await ACTS['pass the deadline'](scene);
  const [isPaid, isGone] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
  const dying = Object.assign(Object.create(app.db) as Db, {
    transaction: async (run: (tx: Tx) => Promise<unknown>) =>
      await app.db.transaction(async (tx) => {
        const answer = await run(tx);
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        isPaid.resolve(rows[0]?.pid ?? 0);
        await isGone.promise;
        return answer;
      }),
  });
  const { id: taskId, userId } = scene;
  const refund = failTask(dying, { taskId, userId, failure: 'engine_error', from: [1], fence: 1 });
  const pid = await isPaid.promise;
  // Those who come meanwhile wait for it, or pass it over.
  const [claim] = scene.claims;
  const others = Promise.all([fail(scene, claim), fail(scene, claim), sweep(app)]);
  const isWaitedFor = sql`select from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))`;
  await waitUntil('another waits', async () => (await app.db.execute(isWaitedFor)).rowCount !== 0);
  await app.db.execute(sql`select pg_terminate_backend(${pid}, 5000)`);
  isGone.resolve();
  await expect(refund).rejects.toSatisfy(isUnavailable);
  await others;
  const moves = await app.db.select().from(ledger).where(eq(ledger.task_id, taskId)).orderBy(ledger.id);
  expect(moves.map(({ amount }) => amount)).toEqual([-COST, COST]);
  await expectInvariants(app);
});
