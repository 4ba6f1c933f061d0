// Each id token opens one session: the first to write it down wins.
import type { Tx } from '#server/database/tx.ts';
import { used_id_tokens } from '#server/database/schema/users.ts';
import type { IdClaims } from '#server/adapters/read-id-token.ts';

/** True exactly once for a token. Another sign-in with the same one waits until this transaction has ended. */
export async function useIdToken(
  tx: Tx,
  { digest, goodUntil }: Pick<IdClaims, 'digest' | 'goodUntil'>,
): Promise<boolean> {
  const [first] = await tx
    .insert(used_id_tokens)
    .values({ token_hash: digest, expires_at: goodUntil })
    .onConflictDoNothing()
    .returning({ hash: used_id_tokens.token_hash });
  return first !== undefined;
}
