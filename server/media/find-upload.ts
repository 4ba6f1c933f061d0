// One file that a user sent.
import { and, eq, gt, sql } from 'drizzle-orm';
import { media } from '#server/database/schema/media.ts';
import type { DbOrTx } from '#server/database/tx.ts';

/** Undefined for what is not this user's, or whose time is over. */
export async function findUpload(
  db: DbOrTx,
  userId: number,
  uploadId: string,
): Promise<typeof media.$inferSelect | undefined> {
  const isOwn = and(eq(media.id, Number(uploadId)), eq(media.user_id, userId), eq(media.role, 'upload'));
  const [row] = await db
    .select()
    .from(media)
    .where(and(isOwn, gt(media.expires_at, sql`now()`)));
  return row;
}
