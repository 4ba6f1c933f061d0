// Holds a task of which it cannot be told whether a paid engine was asked: only an admin lets it go on.
import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';
import type { ClaimedTask } from './claim-task.ts';
import { endRun } from './record-run.ts';
import { updateClaimed } from './update-claimed.ts';

/** It cannot be told whether the engine was asked. */
export class UnclearRun extends Error {
  /** That of engine_runs. */
  readonly runId: number;
  constructor(runId: number, detail: string) {
    super(detail);
    this.runId = runId;
  }
}

/** Longer than anybody lives: a held task is neither lost nor overdue. */
const NEVER = sql`'9999-01-01'::timestamptz`;

/** Throws LostClaim. The attempt is taken off again. */
export async function holdTask(db: Db, task: ClaimedTask, { runId, message }: UnclearRun): Promise<void> {
  await db.transaction(async (tx) => {
    await updateClaimed(tx, task, {
      held_at: sql`now()`,
      error_detail: message,
      lease_until: NEVER,
      deadline_at: NEVER,
      attempts: task.attempts - 1,
    });
    await endRun(tx, runId, { state: 'held', detail: message });
  });
}
