// Frees what a dead worker held, where it is known that no other worker lives.
import { and, eq, isNull } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import type { Db } from '#server/database/connect.ts';
import { tasks } from '#server/database/schema/tasks.ts';

/** A worker that lived after all would lose its tasks to the next claim, and could change nothing any more. */
export async function releaseLeases(db: Db): Promise<void> {
  await db
    .update(tasks)
    .set({ lease_until: null })
    .where(and(eq(tasks.status, TASK_STATUS.processing), isNull(tasks.held_at)));
}
