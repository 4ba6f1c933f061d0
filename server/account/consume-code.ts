// Checks a sign-in code and uses it up.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/database/tx.ts';
import { login_codes } from '#server/database/schema/users.ts';
import { hashCode, isSameHash } from './code-hash.ts';
import type { Identity } from './identities.ts';

const MAX_WRONG_TRIES = 5;

/** `holder` as `hashHolder` writes it. */
export type TypedCode = { email: string; code: string; holder: string };

/**
 * Returns exactly once for a right code: the identity that waits for it, or null for none; undefined for a wrong one.
 * A wrong try is counted for this holder alone, so the caller must commit then, too. Whether or not a code is
 * outstanding, one row is read, locked and written, so that the time does not tell.
 */
export async function consumeCode(
  tx: Tx,
  secret: string,
  { email, code, holder }: TypedCode,
): Promise<{ identity: Identity | null } | undefined> {
  const [found] = await tx
    .select({ hash: login_codes.code_hash })
    .from(login_codes)
    .where(and(eq(login_codes.challenge_hash, holder), eq(login_codes.email, email)));
  // One code has two rows, for the challenge and for the network: both are locked, always in this order.
  const isThisCode = and(eq(login_codes.email, email), eq(login_codes.code_hash, found?.hash ?? 'none'));
  const rows = await tx
    .select({
      id: login_codes.id,
      hash: login_codes.code_hash,
      holder: login_codes.challenge_hash,
      issuer: login_codes.issuer,
      subject: login_codes.subject,
      isUsed: sql<boolean>`${login_codes.used_at} is not null`,
      isAlive: sql<boolean>`${login_codes.expires_at} > now() and ${login_codes.wrong_tries} < ${MAX_WRONG_TRIES}`,
    })
    .from(login_codes)
    .where(isThisCode)
    .orderBy(asc(login_codes.id))
    .for('update');
  const own = rows.find((row) => row.holder === holder);
  const isRight = isSameHash(own?.hash ?? '', hashCode(secret, email, code));
  if (!own?.isAlive || rows.some(({ isUsed }) => isUsed)) {
    // Out of date from the beginning, and swept with the next round.
    await tx.insert(login_codes).values({ email, code_hash: '', expires_at: sql`now()` });
    return undefined;
  }
  if (!isRight) {
    const wrong_tries = sql`${login_codes.wrong_tries} + 1`;
    await tx.update(login_codes).set({ wrong_tries }).where(eq(login_codes.id, own.id));
    return undefined;
  }
  await tx
    .update(login_codes)
    .set({ used_at: sql`now()` })
    .where(isThisCode);
  const { issuer, subject } = own;
  return { identity: issuer !== null && subject !== null ? { issuer, subject } : null };
}
