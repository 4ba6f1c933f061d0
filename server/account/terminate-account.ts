// Gives an account up: closed and hidden at once, erased after seven days unless somebody signs in. Source: product A16.
import { and, eq, sql } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import { GRACE_DAYS } from '#contract/leaving.ts';
import { fieldWord } from '#contract/field-words.ts';
import { stopRenewal } from '#server/billing/leave-subscription.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { type LockedUser, lockUser } from '#server/database/lock-user.ts';
import { Refusal } from '#server/refusal.ts';
import { failLockedTask } from '#server/task/fail-task.ts';
import type { Language } from '#texts/words.ts';
import { writeGoodbyeEmail } from './goodbye-email.ts';
import { endAllSessions } from './session-token.ts';

type Leaving = { userId: number; typed: string; language: Language };

/**
 * `typed` is the account's address, or its name where it has none. What waits is canceled and paid back, what runs
 * ends by itself, public works are gone from every wall because their author is. Points stay as they are; a plan does not
 * renew itself any more, also for who comes back. Refuses
 * `bad_parameters` (email_mismatch, name_mismatch).
 */
export async function terminateAccount(
  app: Pick<AppContext, 'config' | 'db' | 'jobs' | 'mail' | 'log'>,
  { userId, typed, language }: Leaving,
): Promise<{ purge_at: string }> {
  const { email, purgeAt } = await app.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    refuseMistyped(user, typed);
    await cancelWaiting(tx, userId);
    await stopRenewal({ tx, jobs: app.jobs }, userId);
    const [left] = await tx
      .update(users)
      // Of two calls at the same moment the second changes nothing.
      .set({ purge_at: sql`coalesce(${users.purge_at}, now() + make_interval(days => ${GRACE_DAYS}))` })
      .where(eq(users.id, userId))
      .returning({ email: users.email, purgeAt: users.purge_at });
    if (!left?.purgeAt) throw new Error('the account was not given up');
    await endAllSessions(tx, userId);
    return { email: left.email, purgeAt: left.purgeAt };
  });
  if (email !== '') await sendGoodbye(app, { to: email, language, purgeAt });
  return { purge_at: purgeAt.toISOString() };
}

function refuseMistyped({ email, name }: LockedUser, typed: string): void {
  if (fold(typed) === fold(email || name)) return;
  const word = fieldWord(email === '' ? 'name_mismatch' : 'email_mismatch');
  throw new Refusal('bad_parameters', { fields: { email: word } });
}

function fold(words: string): string {
  return words.normalize('NFC').trim().toLowerCase();
}

async function cancelWaiting(tx: Tx, userId: number): Promise<void> {
  const waiting = await tx
    .select({ taskId: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.user_id, userId), eq(tasks.status, TASK_STATUS.queued)))
    .orderBy(tasks.id);
  // One that a worker claims at this moment goes on.
  for (const { taskId } of waiting) {
    await failLockedTask(tx, { taskId, userId, failure: 'canceled', from: [TASK_STATUS.queued] });
  }
}

/** The account is closed already; a mail server that is down does not open it again. */
async function sendGoodbye(
  { config, mail, log }: Pick<AppContext, 'config' | 'mail' | 'log'>,
  goodbye: { to: string; language: Language; purgeAt: Date },
): Promise<void> {
  try {
    await mail.send(writeGoodbyeEmail({ ...goodbye, publicUrl: config.publicUrl }));
  } catch (err) {
    log.error({ err }, 'The letter to somebody who left was not taken');
  }
}
