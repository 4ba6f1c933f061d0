// Wakes workers when there is something to do. The task row is the truth; a job of the queue only says "look".
import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle } from 'pg-boss';
import { describeConnection } from '#server/database/describe-connection.ts';
import type { Tx } from '#server/database/tx.ts';

const QUEUE = 'tasks';
/** Beside LISTEN/NOTIFY, which covers new jobs only and can lose its connection. */
const POLL_SECONDS = 0.5;
const KEEP_DONE_SECONDS = 60 * 60;

export type TaskQueue = {
  /** Puts a job beside the task, in the same transaction: both are there, or neither. */
  wake(tx: Tx): Promise<void>;
  /** Calls `look` soon after every commit of a `wake`, in one of the processes that watch. */
  watch(look: () => void): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens the queue of a migrated database. One process per deployment or more may `supervise` (remove old jobs);
 * workers do. `onError` hears of lost connections; the queue repairs itself.
 */
export async function openTaskQueue(
  url: string,
  options: { supervise: boolean; onError: (error: unknown) => void },
): Promise<TaskQueue> {
  const boss = new PgBoss({
    ...describeConnection(url, 'queue'),
    max: 3,
    migrate: false,
    supervise: options.supervise,
    schedule: false,
    useListenNotify: options.supervise,
  });
  boss.on('error', options.onError);
  await boss.start();
  await boss.createQueue(QUEUE, { notify: true, retryLimit: 0, deleteAfterSeconds: KEEP_DONE_SECONDS });
  return {
    wake: async (tx) => {
      await boss.send(QUEUE, null, { db: fromDrizzle(tx, sql) });
    },
    watch: async (look) => {
      const polling = { pollingIntervalSeconds: POLL_SECONDS, notifyPollingIntervalSeconds: POLL_SECONDS };
      await boss.work(QUEUE, { ...polling, batchSize: 50 }, () => {
        look();
        return Promise.resolve();
      });
    },
    close: () => boss.stop({ graceful: false, close: true }),
  };
}
