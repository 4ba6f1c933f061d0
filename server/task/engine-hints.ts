// Which run a provider means by a token of ours: taken from its signed webhook, asked by an engine that lost an answer.
import { eq } from 'drizzle-orm';
import type { WebhookHint } from '#server/adapters/engine-webhook.ts';
import { engine_hints } from '#server/database/schema/engines.ts';
import type { DbOrTx } from '#server/database/tx.ts';

/** The first word holds: whoever calls later with the same token changes nothing. */
export async function recordHint(
  db: DbOrTx,
  engine: string,
  { token, remoteId }: WebhookHint,
): Promise<void> {
  if (token === null) return;
  await db.insert(engine_hints).values({ token, engine, remote_id: remoteId }).onConflictDoNothing();
}

/** Returns the provider's id of the run; null as long as it told none. */
export async function findHint(db: DbOrTx, token: string): Promise<string | null> {
  const [hint] = await db
    .select({ remoteId: engine_hints.remote_id })
    .from(engine_hints)
    .where(eq(engine_hints.token, token));
  return hint?.remoteId ?? null;
}
