// Whom of these people somebody follows.
import { and, eq, inArray } from 'drizzle-orm';
import { follows } from '#server/database/schema/community.ts';
import type { DbOrTx } from '#server/database/tx.ts';

/** `readerId` is null for a visitor, who follows nobody. */
export async function listFollowed(
  db: DbOrTx,
  readerId: number | null,
  ids: readonly number[],
): Promise<Set<number>> {
  if (readerId === null || ids.length === 0) return new Set();
  const rows = await db
    .select({ id: follows.followee_id })
    .from(follows)
    .where(and(eq(follows.follower_id, readerId), inArray(follows.followee_id, [...new Set(ids)])));
  return new Set(rows.map(({ id }) => id));
}
