// Takes the lock under which a user's points and tasks change, so that two changes never see the same balance.
import { eq } from 'drizzle-orm';
import { users } from '#server/database/schema.ts';
import type { Tx } from '#server/database/tx.ts';
import { Refusal } from '#server/refusal.ts';

export type LockedUser = typeof users.$inferSelect;

/**
 * Must come before any other lock of the transaction: everybody locks users first, so nobody waits in a circle.
 * Refuses with user_not_found.
 */
export async function lockUser(tx: Tx, userId: number): Promise<LockedUser> {
  // "No key" leaves others free to insert rows that point at the user, such as a session.
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) throw new Refusal('user_not_found');
  return user;
}
