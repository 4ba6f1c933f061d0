// Which of these works somebody likes.
import { and, eq, inArray } from 'drizzle-orm';
import { likes } from '#server/database/schema/community.ts';
import type { DbOrTx } from '#server/database/tx.ts';

/** `readerId` is null for a visitor, of whom nothing is known. */
export async function listLiked(
  db: DbOrTx,
  readerId: number | null,
  taskIds: readonly number[],
): Promise<Set<number>> {
  if (readerId === null || taskIds.length === 0) return new Set();
  const rows = await db
    .select({ id: likes.task_id })
    .from(likes)
    .where(and(eq(likes.user_id, readerId), inArray(likes.task_id, [...taskIds])));
  return new Set(rows.map(({ id }) => id));
}
