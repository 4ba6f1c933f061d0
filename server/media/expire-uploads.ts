// Erases the files that users sent, when their time is over (product T18).
import { and, eq, exists, inArray, lt, not, sql } from 'drizzle-orm';
import { openStates } from '#server/database/task-states.ts';
import { media, task_inputs } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { listKeys } from './stored.ts';

const MOST_AT_ONCE = 200;

/** One batch; returns how many there were. What an open task still needs stays. */
export async function expireUploads({ db, storage }: Pick<AppContext, 'db' | 'storage'>): Promise<number> {
  const isNeeded = db
    .select({ id: tasks.id })
    .from(task_inputs)
    .innerJoin(tasks, eq(tasks.id, task_inputs.task_id))
    .where(and(eq(task_inputs.media_id, media.id), inArray(tasks.status, openStates)));
  const due = db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.role, 'upload'), lt(media.expires_at, sql`now()`), not(exists(isNeeded))))
    .limit(MOST_AT_ONCE)
    .for('update', { skipLocked: true });
  const gone = await db.delete(media).where(inArray(media.id, due)).returning();
  // Rows first, as everywhere: bytes without a row are swept later, a row without bytes would be a lie.
  for (const key of gone.flatMap(listKeys)) await storage.remove(key);
  return gone.length;
}
