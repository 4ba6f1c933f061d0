// Verbs of workers.
import { and, eq, sql } from 'drizzle-orm';
import { mailExport, packExport } from '#server/account/pack-exports.ts';
import { requestExport } from '#server/account/request-export.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { failTask } from '#server/task/fail-task.ts';
import { type ClaimedTask, claimTask } from '#server/worker/run/claim-task.ts';
import { finishTask } from '#server/worker/run/finish-task.ts';
import { sweep } from '#server/worker/upkeep/sweep.ts';
import { LostClaim, updateClaimed } from '#server/worker/run/update-claimed.ts';
import { postTask } from '#tests/fakes/admin-app.ts';
import { addBucket, addUser } from '#tests/fakes/task-app.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { type VerbContext, type Verb, addClaimed } from './verb.ts';

const isLostClaim = (error: unknown) => error instanceof LostClaim;
const engine = createTestEngine();
let lastPriority = 1000;

/** As the next worker would, once the lease is over. */
async function claimAgain({ db }: VerbContext, lost: ClaimedTask): Promise<ClaimedTask> {
  const [claimed] = await db
    .update(tasks)
    .set({ fence: lost.fence + 1 })
    .where(and(eq(tasks.id, lost.id), eq(tasks.status, 1)))
    .returning();
  if (!claimed) throw new LostClaim(lost);
  return claimed;
}

const running = new AbortController().signal;

/** An export of somebody new, as its queue names it. */
async function askForExport(app: VerbContext): Promise<{ id: number; job: { export_id: number } }> {
  const id = await addUser(app);
  return { id, job: { export_id: Number((await requestExport(app, { userId: id, language: 'en' })).id) } };
}

export const WORKER_VERBS: readonly Verb[] = [
  {
    name: 'claim a task',
    prepare: async (app) => {
      const id = await addUser(app);
      const before = { priority: (lastPriority += 1) }; // what others left waiting comes after it
      await app.db
        .update(tasks)
        .set(before)
        .where(eq(tasks.id, await postTask(app, id)));
      return { call: () => claimTask(app.db), people: [id] };
    },
  },
  {
    name: 'write progress',
    prepare: async (app) => {
      const id = await addUser(app);
      const task = await addClaimed(app, id);
      return { call: () => updateClaimed(app.db, task, { progress: 40 }), people: [id] };
    },
  },
  {
    name: 'finish a task',
    goesOn: true, // what was made outlasts a database that is away
    prepare: async (app) => {
      const id = await addUser(app);
      const task = await addClaimed(app, id);
      const request = { width: 64, height: 64, seeds: [3, 4] } as never;
      const output = { index: 0, kind: 'image', seed: 3, location: '64x64#3' } as const;
      const end = {
        state: 'succeeded',
        outputs: [output],
        missing: [{ index: 1, detail: 'as told' }],
        understood: [],
        ignored: [],
      } as const;
      let claimed: ClaimedTask | undefined;
      const call = async () => {
        claimed = claimed ? await claimAgain(app, claimed) : task;
        await finishTask(app, engine, claimed, request, end as never, new AbortController().signal);
      };
      return { call, people: [id] };
    },
    isDone: isLostClaim,
  },
  {
    name: 'fail a task',
    prepare: async (app) => {
      const userId = await addUser(app);
      const { id, fence } = await addClaimed(app, userId);
      const failure = { taskId: id, userId, fence, failure: 'engine_error', from: [1] } as const;
      return { call: () => failTask(app.db, failure), people: [userId] };
    },
  },
  {
    name: 'sweep',
    prepare: async (app) => {
      const [waiting, running] = [await addUser(app), await addUser(app)];
      const claimed = await addClaimed(app, running);
      const late = { deadline_at: sql`now() - interval '1 second'` };
      await app.db.update(tasks).set(late).where(eq(tasks.id, claimed.id));
      await app.db
        .update(tasks)
        .set(late)
        .where(eq(tasks.id, await postTask(app, waiting)));
      await addBucket(app, waiting, { points: 3, expiresAt: new Date(Date.now() - 1000) });
      return { call: () => sweep(app), people: [waiting, running] };
    },
  },
  {
    name: 'pack an export',
    prepare: async (app) => {
      const { id, job } = await askForExport(app);
      return { call: () => packExport(app, job, running), people: [id] };
    },
  },
  {
    name: 'mail an export',
    prepare: async (app) => {
      const { id, job } = await askForExport(app);
      await packExport(app, job, running);
      return { call: () => mailExport(app, job), people: [id] };
    },
  },
];
