// Locks whom an admin acts on, and the admin beside them: who was unmade or blocked a moment ago does nothing more.
import { eq, inArray } from 'drizzle-orm';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import type { LockedUser } from '#server/database/lock-user.ts';
import { Refusal } from '#server/refusal.ts';

/** Must come first, as `lockUser`. Refuses user_not_found (also for who has gone, unless they may), and no_permission. */
export async function lockPerson(
  tx: Tx,
  adminId: number,
  userId: number,
  { mayBeGone = false }: { mayBeGone?: boolean } = {},
): Promise<LockedUser> {
  const locked = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [adminId, userId]))
    .orderBy(users.id) // two admins who act on each other do not wait in a circle
    .for('no key update');
  const admin = locked.find(({ id }) => id === adminId);
  if (admin?.role !== 'admin' || admin.state !== 'normal') throw new Refusal('no_permission');
  const person = locked.find(({ id }) => id === userId);
  if (!person || (person.state === 'gone' && !mayBeGone)) throw new Refusal('user_not_found');
  return person;
}

export type LockedTask = { task: typeof tasks.$inferSelect; owner: LockedUser };

/** The same for a task and its owner. Refuses asset_not_found. */
export async function lockTask(tx: Tx, adminId: number, taskId: number): Promise<LockedTask> {
  const [found] = await tx.select({ userId: tasks.user_id }).from(tasks).where(eq(tasks.id, taskId));
  if (!found) throw new Refusal('asset_not_found');
  const owner = await lockPerson(tx, adminId, found.userId);
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, taskId)).for('no key update');
  if (!task) throw new Refusal('asset_not_found');
  return { task, owner };
}
