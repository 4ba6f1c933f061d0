// Verbs of workers.
import { and, eq, sql } from 'drizzle-orm';
import { tasks } from '#server/database/schema/tasks.ts';
import { failTask } from '#server/task/fail-task.ts';
import { type ClaimedTask, claimTask } from '#server/worker/claim-task.ts';
import { finishTask } from '#server/worker/finish-task.ts';
import { sweep } from '#server/worker/sweep.ts';
import { LostClaim, updateClaimed } from '#server/worker/update-claimed.ts';
import { postTask } from '#tests/fakes/admin-house.ts';
import { addBucket, addUser } from '#tests/fakes/task-house.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { type VerbHouse, type Verb, addClaimed } from './verb.ts';

const isLostClaim = (error: unknown) => error instanceof LostClaim;
const engine = createTestEngine();
let lastPriority = 1000;

/** As the next worker would, once the lease is over. */
async function claimAgain({ db }: VerbHouse, lost: ClaimedTask): Promise<ClaimedTask> {
  const [claimed] = await db
    .update(tasks)
    .set({ fence: lost.fence + 1 })
    .where(and(eq(tasks.id, lost.id), eq(tasks.status, 1)))
    .returning();
  if (!claimed) throw new LostClaim(lost);
  return claimed;
}

export const WORKER_VERBS: readonly Verb[] = [
  {
    name: 'claim a task',
    prepare: async (house) => {
      const id = await addUser(house);
      const before = { priority: (lastPriority += 1) }; // what others left waiting comes after it
      await house.db
        .update(tasks)
        .set(before)
        .where(eq(tasks.id, await postTask(house, id)));
      return { call: () => claimTask(house.db, 'people'), people: [id] };
    },
  },
  {
    name: 'write progress',
    prepare: async (house) => {
      const id = await addUser(house);
      const task = await addClaimed(house, id);
      return { call: () => updateClaimed(house.db, task, { progress: 40 }), people: [id] };
    },
  },
  {
    name: 'finish a task',
    goesOn: true, // what was made outlasts a database that is away
    prepare: async (house) => {
      const id = await addUser(house);
      const task = await addClaimed(house, id);
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
        claimed = claimed ? await claimAgain(house, claimed) : task;
        await finishTask(house, engine, claimed, request, end as never, new AbortController().signal);
      };
      return { call, people: [id] };
    },
    isDone: isLostClaim,
  },
  {
    name: 'fail a task',
    prepare: async (house) => {
      const userId = await addUser(house);
      const { id, fence } = await addClaimed(house, userId);
      const failure = { taskId: id, userId, fence, failure: 'engine_error', from: [1] } as const;
      return { call: () => failTask(house.db, failure), people: [userId] };
    },
  },
  {
    name: 'sweep',
    prepare: async (house) => {
      const [waiting, running] = [await addUser(house), await addUser(house)];
      const claimed = await addClaimed(house, running);
      const late = { deadline_at: sql`now() - interval '1 second'` };
      await house.db.update(tasks).set(late).where(eq(tasks.id, claimed.id));
      await house.db
        .update(tasks)
        .set(late)
        .where(eq(tasks.id, await postTask(house, waiting)));
      await addBucket(house, waiting, { points: 3, expiresAt: new Date(Date.now() - 1000) });
      return { call: () => sweep(house), people: [waiting, running] };
    },
  },
];
