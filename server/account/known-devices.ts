// Devices that an account has signed in from: strangers can neither use up what is theirs nor pass for one of them.
import { and, eq, sql } from 'drizzle-orm';
import { known_devices, users } from '#server/database/schema/users.ts';
import type { DbOrTx, Tx } from '#server/database/tx.ts';
import { hasAddress } from './find-or-create-user.ts';
import { keyedHash } from './keyed-hash.ts';

/** Shorter ids are no random ones: what a stranger can guess proves nothing. Ours have 36. */
const SHORTEST_ID = 16;

/** Empty for what cannot tell one device from another. */
export function hashDevice(secret: string, deviceId: string): string {
  return deviceId.length < SHORTEST_ID ? '' : keyedHash(secret, 'device', deviceId);
}

/** Asks the same of the database whether or not there is such an account or device, so that the time tells nothing. */
export async function isKnownDevice(db: DbOrTx, email: string, deviceHash: string): Promise<boolean> {
  const found = await db
    .select({ userId: known_devices.user_id })
    .from(known_devices)
    .innerJoin(users, eq(users.id, known_devices.user_id))
    .where(and(hasAddress(email), eq(known_devices.device_hash, deviceHash)));
  return found.length > 0;
}

/** True when the account has never signed in from it; always where the device cannot be told from others. */
export async function rememberDevice(tx: Tx, userId: number, deviceHash: string): Promise<boolean> {
  if (deviceHash === '') return true;
  const known = await tx
    .update(known_devices)
    .set({ used_at: sql`now()` })
    .where(and(eq(known_devices.user_id, userId), eq(known_devices.device_hash, deviceHash)))
    .returning({ userId: known_devices.user_id });
  if (known.length > 0) return false;
  await tx.insert(known_devices).values({ user_id: userId, device_hash: deviceHash }).onConflictDoNothing();
  return true;
}
