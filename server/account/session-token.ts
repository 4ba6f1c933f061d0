// Sessions: opened at sign-in, found by token, ended by sign-out, by age, or by the twenty-first. A token has 256 bits; only its hash is kept.
import { hash as hashOnce, randomBytes } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';
import { prepareOnce } from '#server/database/prepare-once.ts';
import { sessions, users } from '#server/database/schema/users.ts';
import type { DbOrTx, Tx } from '#server/database/tx.ts';
import { Refusal } from '#server/refusal.ts';
import type { SessionUser } from '#server/session-user.ts';

const LIFE = sql`interval '30 days'`;
/** However much it is used: a stolen token does not open an account for ever. */
const LONGEST_LIFE = sql`interval '90 days'`;
const MOST_SESSIONS = 20;
const RENEW_AFTER = sql`interval '1 minute'`;
const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[\w-]{43}$/;

/** What is kept of a token, and what a session is called inside the server. */
export const hashToken = (token: string) => hashOnce('sha256', token, 'base64url');

/** In the transaction that has locked the user: of more than twenty sessions those that were not used the longest end. */
export async function openSession(
  tx: DbOrTx,
  session: { userId: number; deviceId: string; browser: string },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await tx.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: session.userId,
    device_id: session.deviceId,
    browser: session.browser,
    expires_at: sql`now() + ${LIFE}`,
  });
  const tooMany = tx
    .select({ hash: sessions.token_hash })
    .from(sessions)
    .where(eq(sessions.user_id, session.userId))
    .orderBy(desc(sessions.used_at), desc(sessions.created_at))
    .offset(MOST_SESSIONS);
  const ended = await tx
    .delete(sessions)
    .where(inArray(sessions.token_hash, tooMany))
    .returning({ hash: sessions.token_hash });
  if (ended.length > 0) await notifyEnded(tx, session.userId);
  return token;
}

/**
 * The user of a token, or null. Use moves the end of the session to 30 days from now, and at most to 90 days after its
 * beginning, written at most once a minute.
 * Refuses `abnormal_user` for an account that was blocked since.
 */
export async function findSession(db: Db, token: string): Promise<SessionUser | null> {
  if (!TOKEN_PATTERN.test(token)) return null;
  const hash = hashToken(token);
  const [found] = await prepareLookup(db).execute({ hash });
  if (!found) return null;
  const { state, isStale, ...user } = found;
  if (state !== 'normal') throw new Refusal('abnormal_user');
  if (isStale) {
    await db
      .update(sessions)
      .set({
        used_at: sql`now()`,
        expires_at: sql`least(now() + ${LIFE}, ${sessions.created_at} + ${LONGEST_LIFE})`,
      })
      .where(and(eq(sessions.token_hash, hash), sql`${sessions.used_at} < now() - ${RENEW_AFTER}`));
  }
  return user;
}

/** Every call with a token begins with this query. */
const prepareLookup = prepareOnce(buildLookup);

function buildLookup(db: Db) {
  return db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      role: users.role,
      plan: users.plan,
      language: users.language,
      state: users.state,
      isStale: sql<boolean>`${sessions.used_at} < now() - ${RENEW_AFTER}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, sql.placeholder('hash')), sql`${sessions.expires_at} > now()`))
    .prepare('find_session');
}

/** Which of the sessions still open something: not ended, not too old, their users not blocked. */
export async function findLiveSessions(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const live = await db
    .select({ hash: sessions.token_hash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        inArray(sessions.token_hash, [...hashes]),
        eq(users.state, 'normal'),
        sql`${sessions.expires_at} > now()`,
      ),
    );
  return new Set(live.map(({ hash }) => hash));
}

export const SESSION_CHANNEL = 'session';

/** Ending a session that is not there is fine. Every API process is told its user, and ends what it still holds open. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(eq(sessions.token_hash, hashToken(token)))
      .returning({ userId: sessions.user_id });
    if (ended) await notifyEnded(tx, ended.userId);
  });
}

/** All sessions of a user, as a step of a larger transaction; told on its commit. */
export async function endAllSessions(tx: Tx, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.user_id, userId));
  await notifyEnded(tx, userId);
}

async function notifyEnded(tx: DbOrTx, userId: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${SESSION_CHANNEL}, ${String(userId)})`);
}
