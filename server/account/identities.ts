// Who an account is elsewhere: found, and remembered, by the issuer's name for a person, which no address can be.
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { identities, users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import type { UserRow } from './present-user.ts';

export type Identity = { issuer: string; subject: string };

/** Until the transaction ends nobody else links the same identity. */
export async function findUserOfIdentity(
  tx: Tx,
  { issuer, subject }: Identity,
): Promise<UserRow | undefined> {
  const key = `identity ${JSON.stringify([issuer, subject])}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const [found] = await tx
    .select(getTableColumns(users))
    .from(identities)
    .innerJoin(users, eq(users.id, identities.user_id))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return found;
}

/** `isProven`: the account's address is the issuer's own, or its owner typed a code that was mailed there. */
export async function linkIdentity(
  tx: Tx,
  { issuer, subject }: Identity,
  { userId, isProven }: { userId: number; isProven: boolean },
): Promise<void> {
  await tx.insert(identities).values({ issuer, subject, user_id: userId, is_proven: isProven });
}

/**
 * Ends what was linked before the address was proven: whoever came first on an issuer's word may not be its owner. True
 * when there was something.
 */
export async function dropUnproven(tx: Tx, userId: number): Promise<boolean> {
  const dropped = await tx
    .delete(identities)
    .where(and(eq(identities.user_id, userId), eq(identities.is_proven, false)))
    .returning({ subject: identities.subject });
  return dropped.length > 0;
}
