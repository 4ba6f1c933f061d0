// The points a new account gets, once for each account, device and mailbox (product §3.1, ledger kind 1).
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { prices } from '#contract/prices.ts';
import { buckets, gifts } from '#server/database/schema/points.ts';
import type { Tx } from '#server/database/tx.ts';
import { accountsOfMailbox } from './accounts-of-mailbox.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { movePoints } from './move-points.ts';

export type GiftClaim = {
  userId: number;
  /** Empty when the browser gave none: such an account is judged by its address alone. */
  deviceId: string;
  /** A keyed hash of the canonical mailbox; empty where the account has no address. */
  mailboxHash: string;
  /** A keyed hash of the network address, never the address itself; empty when unknown. */
  addressHash: string;
  /** Gifts that one address may get in 24 hours. */
  giftsAnAddressADay: number;
};

/** Returns the points given, or 0 when account, device, mailbox or network have had theirs. */
export async function grantWelcomeGift(tx: Tx, claim: GiftClaim): Promise<number> {
  const amount = prices().gifts.welcome;
  if (amount === 0) return 0;
  await lockUser(tx, claim.userId);
  if (await isAddressUsedUp(tx, claim)) return 0;
  if (await hadGiftBefore(tx, claim.userId)) return 0;
  const [gift] = await tx
    .insert(gifts)
    .values({
      user_id: claim.userId,
      device_id: claim.deviceId,
      mailbox_hash: claim.mailboxHash,
      address_hash: claim.addressHash,
    })
    .onConflictDoNothing()
    .returning({ userId: gifts.user_id });
  if (!gift) return 0;
  const [bucket] = await tx
    .insert(buckets)
    .values({ user_id: claim.userId, kind: 'gift', left: 0 })
    .returning({ id: buckets.id });
  if (!bucket) throw new Error('the gift got no bucket');
  await movePoints(tx, {
    userId: claim.userId,
    bucketId: bucket.id,
    kind: 'gift',
    amount,
    reason: 'welcome',
  });
  return amount;
}

/** Gifts of before decision 27 have no hash of their mailbox; their accounts have the mailbox. */
async function hadGiftBefore(tx: Tx, userId: number): Promise<boolean> {
  const given = await tx
    .select({ userId: gifts.user_id })
    .from(gifts)
    .where(inArray(gifts.user_id, accountsOfMailbox(userId)))
    .limit(1);
  return given.length > 0;
}

async function isAddressUsedUp(tx: Tx, { addressHash, giftsAnAddressADay }: GiftClaim): Promise<boolean> {
  if (addressHash === '') return false;
  // Sign-ins from one address wait for each other here, or two of them would both count the same number.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`gift ${addressHash}`}, 0))`);
  const [given] = await tx
    .select({ n: count() })
    .from(gifts)
    .where(and(eq(gifts.address_hash, addressHash), gt(gifts.created_at, sql`now() - interval '24 hours'`)));
  return (given?.n ?? 0) >= giftsAnAddressADay;
}
