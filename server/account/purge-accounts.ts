// Erases accounts whose days of grace are over; of each only its ledger and its orders are left, under a row without a name.
import { and, eq, lte, sql } from 'drizzle-orm';
import { endForGood } from '#server/billing/leave-subscription.ts';
import { identities, login_codes, users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { lockUser, withFreeUser } from '#server/database/lock-user.ts';
import { eraseAccount } from './erase-account.ts';
import { endAllSessions } from './session-token.ts';

const MOST_AT_ONCE = 20;

/**
 * At most 20 accounts a round; returns how many are gone for good. First signing in is closed in one transaction:
 * from then on nobody can come back, and the address is free. Then follow batches, each of them repeatable, until
 * `purge_at` is taken from the row: a worker that dies in between is followed by one that goes on. Safe in many
 * workers; one account that fails keeps no other from its turn.
 */
export async function purgeAccounts(
  app: Pick<AppContext, 'db' | 'jobs' | 'storage' | 'log'>,
  signal?: AbortSignal,
): Promise<number> {
  const isDue = and(sql`${users.purge_at} is not null`, lte(users.purge_at, sql`now()`));
  const due = await app.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isDue)
    .orderBy(sql`random()`) // some that cannot be erased must not stand in the way of all others
    .limit(MOST_AT_ONCE);
  let gone = 0;
  for (const { id, email } of due) {
    if (signal?.aborted) break;
    try {
      // Before the lock: a sign-in locks its code first, then its account.
      if (email !== '') await app.db.delete(login_codes).where(isCodeOf(email));
      const isClosed = await withFreeUser(app.db, id, (tx) => blockSignIn({ tx, jobs: app.jobs }, id));
      if (isClosed && (await eraseAccount(app, id, signal))) gone += 1;
    } catch (err) {
      app.log.error({ err, user: id }, 'An account could not be erased; the next round goes on');
    }
  }
  return gone;
}

const isCodeOf = (email: string) => eq(sql`lower(${login_codes.email})`, email.toLowerCase());

/** The user is locked. False when somebody has signed in since, and the account stays. */
async function blockSignIn(
  { tx, jobs }: { tx: Tx; jobs: AppContext['jobs'] },
  userId: number,
): Promise<boolean> {
  const { state, purge_at } = await lockUser(tx, userId);
  if (purge_at === null) return false;
  if (state === 'gone') return true;
  await endForGood({ tx, jobs }, userId);
  await tx.delete(identities).where(eq(identities.user_id, userId));
  await endAllSessions(tx, userId);
  await tx
    .update(users)
    .set({
      state: 'gone',
      role: 'user',
      plan: 'free',
      email: '',
      mailbox: '',
      name: '',
      bio: '',
      head_img: '',
      referrer: '',
      theme: 'system',
      language: 'en',
      notifications: false,
    })
    .where(eq(users.id, userId));
  return true;
}
