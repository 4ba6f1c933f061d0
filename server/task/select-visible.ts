// Shown works with their authors, as the rows that are presented to everybody.
import { and, eq, type SQL } from 'drizzle-orm';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { isVisible } from './is-visible.ts';
import type { PublicRow } from './present-public-task.ts';

export async function selectVisible(db: DbOrTx, which: SQL): Promise<PublicRow[]> {
  return await db
    .select({ task: tasks, author: users })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.user_id))
    .where(and(which, isVisible));
}
