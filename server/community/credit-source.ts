// A work made after another's has come out: the source counts it, and its author is told.
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { tasks } from '#server/database/schema/tasks.ts';
import type { Tx } from '#server/database/tx.ts';
import { recordActivity } from './record-activity.ts';

/** Nothing for a work of one's own: nobody makes themself popular. */
export async function creditSource(
  tx: Tx,
  remix: Pick<typeof tasks.$inferSelect, 'remix_of' | 'user_id'>,
): Promise<void> {
  if (remix.remix_of === null) return;
  const isAnothers = and(ne(tasks.user_id, remix.user_id), isNull(tasks.deleted_at));
  const [source] = await tx
    .update(tasks)
    .set({ remixes: sql`${tasks.remixes} + 1` })
    .where(and(eq(tasks.id, remix.remix_of), isAnothers))
    .returning({ id: tasks.id, authorId: tasks.user_id });
  if (!source) return;
  await recordActivity(tx, {
    userId: source.authorId,
    kind: 'remixed',
    actorId: remix.user_id,
    taskId: source.id,
  });
}
