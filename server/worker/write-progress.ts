// Puts an engine's progress where the owner sees it: never falling, at most twice a second.
import { lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { TASK_STATUS } from '#contract/task.ts';
import type { Db } from '#server/database/connect.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { notifyTask } from '#server/task/notify-task.ts';
import { and, eq } from 'drizzle-orm';
import type { Claim } from './update-claimed.ts';

const LEAST_MS_BETWEEN = 500;
const MOST = 99;

/** What is dropped is only an earlier number of the same run; a write that fails is logged, and the run goes on. */
export function writeProgress(
  app: { db: Db; log: Logger },
  claim: Claim,
): { report(progress: number): void; stop(): Promise<void> } {
  let told = 0;
  let written = 0;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    timer = null;
    if (told <= written) return;
    written = told;
    try {
      const updated = await app.db
        .update(tasks)
        .set({ progress: sql`${written}` })
        .where(
          and(
            eq(tasks.id, claim.id),
            eq(tasks.fence, claim.fence),
            eq(tasks.status, TASK_STATUS.processing),
            lt(tasks.progress, written),
          ),
        )
        .returning({ id: tasks.id });
      if (updated.length > 0) await notifyTask(app.db, claim);
    } catch (error) {
      app.log.warn({ err: error, task: claim.id }, 'Progress could not be written');
    }
  }

  return {
    report(progress) {
      told = Math.max(told, Math.min(MOST, Math.floor(progress)));
      if (told > written) timer ??= setTimeout(() => (writing = write()), LEAST_MS_BETWEEN);
    },
    async stop() {
      if (timer) clearTimeout(timer);
      await writing;
    },
  };
}
