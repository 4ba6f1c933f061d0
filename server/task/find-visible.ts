// One work that is shown to everybody, and whose it is.
import { and, eq } from 'drizzle-orm';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { Refusal } from '#server/refusal.ts';
import { isVisible } from './is-visible.ts';

type VisibleWork = { id: number; authorId: number; likes: number };

/** Undefined for a work that is not (any more) shown. */
export async function findVisible(db: DbOrTx, id: string): Promise<VisibleWork | undefined> {
  const [shown] = await db
    .select({ id: tasks.id, authorId: tasks.user_id, likes: tasks.likes })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.user_id))
    .where(and(eq(tasks.id, Number(id)), isVisible));
  return shown;
}

/** Refuses `asset_not_found`, for a private work like for one that never was. */
export async function needVisible(db: DbOrTx, id: string): Promise<VisibleWork> {
  const shown = await findVisible(db, id);
  if (!shown) throw new Refusal('asset_not_found');
  return shown;
}
