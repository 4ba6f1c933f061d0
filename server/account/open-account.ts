// The last step of every way to sign in: the account is looked at, greeted with its gift, and gets a session.
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { grantWelcomeGift } from '#server/points/grant-welcome-gift.ts';
import { Refusal } from '#server/refusal.ts';
import type { Language } from '#texts/words.ts';
import { canonicalMailbox } from './canonical-mailbox.ts';
import type { FoundUser } from './find-or-create-user.ts';
import { keyedHash } from './keyed-hash.ts';
import { hashDevice, rememberDevice } from './known-devices.ts';
import type { UserRow } from './present-user.ts';
import { restoreAccount } from './restore-account.ts';
import { openSession } from './session-token.ts';

/** Who signs in, as far as the call tells without being asked. */
export type Visitor = { language: Language; address: string };
type Device = { deviceId: string | undefined; browser: string | undefined };

export type Opened = {
  user: UserRow;
  token: string;
  isNew: boolean;
  gift: number;
  isRestored: boolean;
  isNewDevice: boolean;
};

/** Refuses `abnormal_user`. */
export async function openAccount(
  tx: Tx,
  { config }: Pick<AppContext, 'config'>,
  { user, isNew }: FoundUser,
  { address, deviceId = '', browser = '' }: Visitor & Device,
): Promise<Opened> {
  if (user.state !== 'normal') throw new Refusal('abnormal_user');
  const isRestored = await restoreAccount(tx, user.id);
  const mailbox = canonicalMailbox(user.email);
  const gift = isNew
    ? await grantWelcomeGift(tx, {
        userId: user.id,
        deviceId,
        mailboxHash: mailbox === '' ? '' : keyedHash(config.secret, 'mailbox', mailbox),
        // The network address is personal and only compared, so it is not kept itself.
        addressHash: keyedHash(config.secret, 'network address', address),
        giftsAnAddressADay: config.rates.addressGifts,
      })
    : 0;
  const isNewDevice = await rememberDevice(tx, user.id, hashDevice(config.secret, deviceId));
  const token = await openSession(tx, { userId: user.id, deviceId, browser });
  return { user, token, isNew, gift, isRestored, isNewDevice };
}
