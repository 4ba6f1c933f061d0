// Changes what a bucket holds: the bucket and its ledger line move together. The price of a task alone is taken in the
// statement that writes the task (charge-task.ts).
import { sql } from 'drizzle-orm';
import { LEDGER_KINDS, type LedgerKind } from '#contract/points.ts';
import type { Tx } from '#server/database/tx.ts';

export type Move = {
  userId: number;
  bucketId: number;
  kind: LedgerKind;
  /** Points; negative takes away. Never 0. */
  amount: number;
  /** The task that is paid or given back. */
  taskId?: number;
  /** What a move without a task is for; the same user, kind and reason cannot happen twice. */
  reason?: string;
};

/**
 * Expects the user to be locked. A bucket never falls below zero, and a task moves a bucket once for each kind: the
 * database refuses both by constraints, as the last line behind the verbs of this folder.
 */
export async function movePoints(tx: Tx, move: Move): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    with moved as (
      update buckets set "left" = "left" + ${move.amount} where id = ${move.bucketId}
      returning id, user_id, expires_at
    )
    insert into ledger (user_id, bucket_id, kind, amount, balance_after, task_id, reason, expires_at)
    select moved.user_id, moved.id, ${LEDGER_KINDS[move.kind]}, ${move.amount},
      -- this statement still sees the buckets as they were before it
      (select coalesce(sum(b."left"), 0) from buckets b where b.user_id = moved.user_id) + ${move.amount},
      ${move.taskId ?? null}, ${move.reason ?? null}, moved.expires_at
    from moved where moved.user_id = ${move.userId}`);
  if (rowCount !== 1) throw new Error(`user ${move.userId} has no bucket ${move.bucketId}`);
}
