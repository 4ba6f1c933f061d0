// Every write of a worker to its task names the claim, so that one that lost its lease changes nothing.
import { and, eq } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { outlastDatabase } from './outlast-database.ts';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';

export type Claim = { id: number; user_id: number; fence: number };

export class LostClaim extends Error {
  constructor(claim: Claim) {
    super(`task ${claim.id} is no longer ours (claim ${claim.fence})`);
  }
}

/** Throws LostClaim when the task ended, or another worker has taken it. */
export async function updateClaimed(
  db: DbOrTx,
  claim: Claim,
  values: PgUpdateSetSource<typeof tasks>,
): Promise<void> {
  const updated = await db
    .update(tasks)
    .set(values)
    .where(
      and(eq(tasks.id, claim.id), eq(tasks.fence, claim.fence), eq(tasks.status, TASK_STATUS.processing)),
    )
    .returning({ id: tasks.id });
  if (updated.length === 0) throw new LostClaim(claim);
}

/** The same, which must be kept: while the database is away it is tried again, until the signal is aborted. */
export async function updateClaimedPersistently(
  db: DbOrTx,
  claim: Claim,
  values: PgUpdateSetSource<typeof tasks>,
  signal: AbortSignal,
): Promise<void> {
  await outlastDatabase(() => updateClaimed(db, claim, values), signal);
}
