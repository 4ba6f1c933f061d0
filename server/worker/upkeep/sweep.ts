// Every few seconds: ends what is overdue, writes off points and removes idempotency keys that have expired. Safe in many workers.
import { and, eq, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { openStates } from '#server/database/task-states.ts';
import { TASK_STATUS } from '#contract/task.ts';
import type { Db } from '#server/database/connect.ts';
import { idempotency_keys, tasks } from '#server/database/schema/tasks.ts';
import { eachInTurn } from '#server/process/each-in-turn.ts';
import { expireBuckets } from '#server/points/expire-buckets.ts';
import { failTaskOfFreeUser, type TaskFailure } from '#server/task/fail-task.ts';
import { MAX_ATTEMPTS } from '#server/worker/run/claim-task.ts';
import type { WorkerContext } from '#server/worker/worker-context.ts';

/** Sooner than any schedule of pg-boss: it looks at the clock twice a minute. */
const SWEEP_EVERY_MS = 5000;
const MOST_AT_ONCE = 100;
const HELD_DAYS = 2;

/** `stop` waits for the round that is under way, which ends early. */
export function startSweep(app: WorkerContext): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let under: Promise<void> | null = null;
  const timer = setInterval(() => {
    under ??= sweep(app, stopping.signal)
      .catch((err: unknown) => {
        if (!stopping.signal.aborted) app.log.error({ err }, 'A sweep failed; the next one tries again');
      })
      .finally(() => (under = null));
  }, SWEEP_EVERY_MS);
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await under;
    },
  };
}

/** One round. Times are the database's. Who is locked by somebody else is left for the next round, and holds up nobody. */
export async function sweep({ db }: Pick<WorkerContext, 'db'>, signal?: AbortSignal): Promise<void> {
  await failOverdue(db, signal);
  await failExhausted(db, signal);
  await failHeld(db, signal);
  await expireBuckets(db);
  await purgeIdempotencyKeys(db);
}

/** What our own faults kept from being made (ADR 0025) is no fault of the engine's. */
async function failOverdue(db: Db, signal?: AbortSignal): Promise<void> {
  const isOverdue = and(inArray(tasks.status, openStates), lt(tasks.deadline_at, sql`now()`));
  const fail = async ({ taskId, userId, status, fault }: Found) => {
    const why: Pick<TaskFailure, 'failure' | 'detail'> =
      status === TASK_STATUS.queued
        ? { failure: 'capacity', detail: 'nobody could start it in time' }
        : fault === null
          ? { failure: 'timeout', detail: 'over its hard limit' }
          : { failure: 'capacity', detail: `over its hard limit, after a fault of ours: ${fault}` };
    await failTaskOfFreeUser(db, {
      taskId,
      userId,
      ...why,
      from: [status === TASK_STATUS.queued ? TASK_STATUS.queued : TASK_STATUS.processing],
    });
  };
  await eachInTurn(findTasks(db, isOverdue), fail, signal);
}

/** Tasks that took five workers with them, or that five workers could not finish. */
async function failExhausted(db: Db, signal?: AbortSignal): Promise<void> {
  const isExhausted = and(
    eq(tasks.status, TASK_STATUS.processing),
    gte(tasks.attempts, MAX_ATTEMPTS),
    or(isNull(tasks.lease_until), lt(tasks.lease_until, sql`now()`)),
  );
  const fail = async ({ taskId, userId, fence, attempts }: Found) => {
    const detail = `given up after ${attempts} attempts`;
    await failTaskOfFreeUser(db, {
      taskId,
      userId,
      fence,
      failure: 'engine_error',
      detail,
      from: [TASK_STATUS.processing],
    });
  };
  await eachInTurn(findTasks(db, isExhausted), fail, signal);
}

/** Its owner is not kept waiting for ever where no admin looks: the points go back, the operator bears what it may cost. */
async function failHeld(db: Db, signal?: AbortSignal): Promise<void> {
  const isForgotten = lt(tasks.held_at, sql`now() - make_interval(days => ${HELD_DAYS})`);
  const fail = async ({ taskId, userId, fault }: Found) => {
    await failTaskOfFreeUser(db, {
      taskId,
      userId,
      failure: 'engine_error',
      detail: `${fault}; no admin decided for ${HELD_DAYS} days`,
      from: [TASK_STATUS.processing],
    });
  };
  await eachInTurn(findTasks(db, isForgotten), fail, signal);
}

const foundTask = {
  taskId: tasks.id,
  userId: tasks.user_id,
  status: tasks.status,
  fence: tasks.fence,
  attempts: tasks.attempts,
  fault: tasks.error_detail,
};
type Found = Pick<typeof tasks.$inferSelect, 'status' | 'fence' | 'attempts'> & {
  taskId: number;
  userId: number;
  fault: string | null;
};

/** All of them by their ids: those that must be left now do not stand before the others in the next round. */
async function* findTasks(db: Db, which: SQL | undefined): AsyncGenerator<Found> {
  let found: Found[] = [];
  do {
    found = await db
      .select(foundTask)
      .from(tasks)
      .where(and(which, gt(tasks.id, found.at(-1)?.taskId ?? 0)))
      .orderBy(tasks.id)
      .limit(MOST_AT_ONCE);
    yield* found;
  } while (found.length === MOST_AT_ONCE);
}

async function purgeIdempotencyKeys(db: Db): Promise<void> {
  const isOld = lt(idempotency_keys.created_at, sql`now() - interval '24 hours'`);
  const old = db
    .select({ ctid: sql`ctid` })
    .from(idempotency_keys)
    .where(isOld)
    .for('update', { skipLocked: true });
  await db.delete(idempotency_keys).where(sql`ctid = any(array(${old}))`);
}
