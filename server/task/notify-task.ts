// Tells every API process that a task has changed, so that its owner's event stream can say so.
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database/tx.ts';

export const TASK_CHANNEL = 'task';

/** Inside a transaction it is told on commit, and not at all on rollback. Only ids: a payload holds 8,000 bytes. */
export async function notifyTask(db: DbOrTx, task: { id: number; user_id: number }): Promise<void> {
  const payload = JSON.stringify({ id: task.id, user_id: task.user_id });
  await db.execute(sql`select pg_notify(${TASK_CHANNEL}, ${payload})`);
}
