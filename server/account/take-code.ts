// Checks a sign-in code and uses it up.
import { desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/database/tx.ts';
import { login_codes } from '#server/database/schema.ts';
import { hashCode, isSameHash } from './code-hash.ts';

const MAX_WRONG_TRIES = 5;

/**
 * True exactly once for a right code: its row is locked until the caller's transaction ends. A wrong try is counted,
 * so the caller must commit on false, too. Only the newest code of an address counts.
 */
export async function takeCode(tx: Tx, secret: string, email: string, code: string): Promise<boolean> {
  const [newest] = await tx
    .select({
      id: login_codes.id,
      hash: login_codes.code_hash,
      isAlive: sql<boolean>`${login_codes.used_at} is null and ${login_codes.expires_at} > now()
        and ${login_codes.wrong_tries} < ${MAX_WRONG_TRIES}`,
    })
    .from(login_codes)
    .where(eq(login_codes.email, email))
    .orderBy(desc(login_codes.id))
    .limit(1)
    .for('update');
  if (!newest?.isAlive) return false;
  const isRight = isSameHash(newest.hash, hashCode(secret, email, code));
  await tx
    .update(login_codes)
    .set(isRight ? { used_at: sql`now()` } : { wrong_tries: sql`${login_codes.wrong_tries} + 1` })
    .where(eq(login_codes.id, newest.id));
  return isRight;
}
