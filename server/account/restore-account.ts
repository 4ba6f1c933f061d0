// Takes an account back that was given up: signing in during the days of grace is all it needs. Source: product A16.
import { eq } from 'drizzle-orm';
import { users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { Refusal } from '#server/refusal.ts';

/**
 * A step of every sign-in, before the session is opened; returns whether there was something to take back. The lock
 * keeps a sign-in and a giving up of the same moment in order, or a session could outlive the account. Refuses
 * `token_issue_failed` when the account was erased a moment ago: the next try makes a new one.
 */
export async function restoreAccount(tx: Tx, userId: number): Promise<boolean> {
  const user = await lockUser(tx, userId);
  if (user.state === 'gone') throw new Refusal('token_issue_failed');
  if (user.purge_at === null) return false;
  await tx.update(users).set({ purge_at: null }).where(eq(users.id, userId));
  return true;
}
