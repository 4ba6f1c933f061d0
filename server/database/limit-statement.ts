// Gives statements another time limit than the connection's: less for what anybody may ask, more for what must be whole.
import { sql } from 'drizzle-orm';
import { fieldWord } from '#contract/field-words.ts';
import { readErrorCode } from '#server/process/start-error.ts';
import { steadyClientOf } from './connect.ts';
import { Refusal } from '#server/refusal.ts';
import type { DbOrTx, Tx } from './tx.ts';

const SEARCH_SECONDS = 2;
const QUERY_CANCELED = '57014';

/** For each statement of `run`, which is a transaction of its own. */
export async function limitStatement<Answer>(
  db: DbOrTx,
  seconds: number,
  run: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${`${seconds}s`}, true)`);
    const connection = steadyClientOf(tx);
    connection?.bearSilence(seconds * 1000);
    try {
      return await run(tx);
    } finally {
      connection?.bearSilence();
    }
  });
}

/**
 * For parts of words, which are found by reading: a visitor's search must not hold the database for as long as a call
 * may take. Refuses `unavailable`, and says that the words are too common.
 */
export async function limitSearch<Answer>(
  db: DbOrTx,
  words: string | undefined,
  run: (db: DbOrTx) => Promise<Answer>,
): Promise<Answer> {
  if (!words) return await run(db);
  try {
    return await limitStatement(db, SEARCH_SECONDS, run);
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (readErrorCode(cause) !== QUERY_CANCELED) throw error;
    throw new Refusal('unavailable', { says: fieldWord('search_too_slow'), cause: error });
  }
}
