// The only place that changes what a bucket holds: the bucket and its ledger line move together.
import { eq, sql } from 'drizzle-orm';
import { LEDGER_KINDS, type LedgerKind } from '#contract/points.ts';
import { buckets, ledger } from '#server/database/schema.ts';
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
  const [bucket] = await tx
    .update(buckets)
    .set({ left: sql`${buckets.left} + ${move.amount}` })
    .where(eq(buckets.id, move.bucketId))
    .returning({ expiresAt: buckets.expires_at });
  if (!bucket) throw new Error(`no bucket ${move.bucketId}`);
  const balance = tx
    .select({ points: sql`coalesce(sum(${buckets.left}), 0)` })
    .from(buckets)
    .where(eq(buckets.user_id, move.userId));
  await tx.insert(ledger).values({
    user_id: move.userId,
    bucket_id: move.bucketId,
    kind: LEDGER_KINDS[move.kind],
    amount: move.amount,
    balance_after: sql`(${balance})`,
    task_id: move.taskId ?? null,
    reason: move.reason ?? null,
    expires_at: bucket.expiresAt,
  });
}
