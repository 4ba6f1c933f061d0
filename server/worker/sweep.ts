// Every few seconds: ends what is overdue, writes off what has expired, removes what is old. Safe in many workers.
import { and, gte, inArray, isNull, lt, or, sql, eq } from 'drizzle-orm';
import { expireExports } from '#server/account/expire-exports.ts';
import { packNextExport } from '#server/account/pack-exports.ts';
import { purgeAccounts } from '#server/account/purge-accounts.ts';
import type { Db } from '#server/database/connect.ts';
import { clicks, tasks } from '#server/database/schema.ts';
import { expireUploads } from '#server/media/expire-uploads.ts';
import { expireBuckets } from '#server/points/expire-buckets.ts';
import { failTask } from '#server/task/fail-task.ts';
import { purgeTasks } from '#server/task/purge-tasks.ts';
import { MAX_ATTEMPTS } from './claim-task.ts';
import { startReports } from './report-invariants.ts';
import type { WorkerHouse } from './run-task.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const SWEEP_EVERY_MS = 5000;
const CHECK_EVERY_MS = 60_000;
const PURGE_EVERY_MS = 60_000;
/** One at a time: the next begins when the last is sent. */
const PACK_EVERY_MS = 2000;
const CLEAN_EVERY_MS = 10 * 60_000;
const STALE_SECONDS = 60 * 60;
const ORPHANS_EVERY_MS = 6 * 60 * 60_000;
const ORPHAN_SECONDS = 24 * 60 * 60;
const MOST_AT_ONCE = 100;

/** `stop` waits for the step that is under way; the look at all rows ends early. */
export function startSweep(house: WorkerHouse): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const report = startReports(house);
  const steps = [
    repeat(SWEEP_EVERY_MS, () => sweep(house)),
    repeat(CHECK_EVERY_MS, () => report(stopping.signal)),
    repeat(PURGE_EVERY_MS, () => purgeTasks(house)),
    repeat(PURGE_EVERY_MS, () => expireUploads(house)),
    repeat(PURGE_EVERY_MS, () => purgeAccounts(house, stopping.signal)),
    repeat(PURGE_EVERY_MS, () => expireExports(house)),
    repeat(PACK_EVERY_MS, () => packNextExport(house, stopping.signal)),
    repeat(CLEAN_EVERY_MS, () => house.storage.removeStale(STALE_SECONDS)),
    repeat(ORPHANS_EVERY_MS, () => sweepOrphans(house, ORPHAN_SECONDS)),
  ];
  function repeat(everyMs: number, step: () => Promise<unknown>): { stop(): Promise<void> } {
    let under: Promise<unknown> | null = null;
    const timer = setInterval(() => {
      under ??= step()
        .catch((err: unknown) => {
          if (!stopping.signal.aborted) house.log.error({ err }, 'A sweep failed; the next one tries again');
        })
        .finally(() => (under = null));
    }, everyMs);
    return {
      stop: async () => {
        clearInterval(timer);
        await under;
      },
    };
  }
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(steps.map((step) => step.stop()));
    },
  };
}

/** One round. Times are the database's. */
export async function sweep({ db }: Pick<WorkerHouse, 'db'>): Promise<void> {
  await failOverdue(db);
  await failExhausted(db);
  await expireBuckets(db);
  await db.delete(clicks).where(lt(clicks.created_at, sql`now() - interval '24 hours'`));
}

async function failOverdue(db: Db): Promise<void> {
  const overdue = await db
    .select({ taskId: tasks.id, userId: tasks.user_id, status: tasks.status })
    .from(tasks)
    .where(and(inArray(tasks.status, [0, 1]), lt(tasks.deadline_at, sql`now()`)))
    .limit(MOST_AT_ONCE);
  for (const { status, ...task } of overdue) {
    if (status === 0) {
      await failTask(db, {
        ...task,
        failure: 'capacity',
        detail: 'nobody could start it in time',
        from: [0],
      });
    } else {
      await failTask(db, { ...task, failure: 'timeout', detail: 'over its hard limit', from: [1] });
    }
  }
}

/** Tasks that took five workers with them, or that five workers could not finish for faults of ours. */
async function failExhausted(db: Db): Promise<void> {
  const exhausted = await db
    .select({ taskId: tasks.id, userId: tasks.user_id, fence: tasks.fence })
    .from(tasks)
    .where(
      and(
        eq(tasks.status, 1),
        gte(tasks.fence, MAX_ATTEMPTS),
        or(isNull(tasks.lease_until), lt(tasks.lease_until, sql`now()`)),
      ),
    )
    .limit(MOST_AT_ONCE);
  for (const task of exhausted) {
    const detail = `given up after ${task.fence} attempts`;
    await failTask(db, { ...task, failure: 'engine_error', detail, from: [1] });
  }
}
