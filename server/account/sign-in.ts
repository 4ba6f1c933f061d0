// Turns a mailed code into a session; the first time also into an account. Source: product A1, A2, A5.
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/errors.ts';
import { VerificationCode, type login } from '#contract/session.ts';
import { users } from '#server/database/schema.ts';
import type { Tx } from '#server/database/tx.ts';
import type { House } from '#server/house.ts';
import { grantDailyPoints } from '#server/points/grant-daily-points.ts';
import { grantWelcomeGift } from '#server/points/grant-welcome-gift.ts';
import { readBalance } from '#server/points/read-wallet.ts';
import { Refusal } from '#server/refusal.ts';
import { normalizeEmail } from './normalize-email.ts';
import { presentUser, type UserRow } from './present-user.ts';
import { restoreAccount } from './restore-account.ts';
import { openSession } from './session-token.ts';
import { takeCode } from './take-code.ts';

export type SignInInput = ParsedInputOf<typeof login>;
type EmailSignIn = Extract<SignInInput, { platform: 0 }>;
type Visitor = { language: Language; address: string };
type Opened = { user: UserRow; token: string; isNew: boolean; isRestored: boolean; gift: number };

const NAME_CHARACTERS = 30;

/**
 * Of two sign-ins with one code exactly one gets a session. Refuses `invalid_email`, `wrong_code`,
 * `invalid_id_token`, `abnormal_user`.
 */
export async function signIn(
  house: House,
  input: SignInInput,
  visitor: Visitor,
): Promise<OutputOf<typeof login>> {
  // No Google client is set up yet, so no id token can have been made for us.
  if (input.platform === 1) throw new Refusal('invalid_id_token');
  const email = normalizeEmail(input.email);
  const code = VerificationCode.safeParse(input.code.trim());
  if (!code.success) {
    throw new Refusal('wrong_code', { fields: { code: code.error.issues[0]?.message ?? 'code_format' } });
  }
  const opened = await house.db.transaction(async (tx) => {
    const isRight = await takeCode(tx, house.config.secret, email, code.data);
    // Not thrown here: the wrong try must stay counted.
    return isRight ? await openAccount(tx, house, email, input, visitor) : null;
  });
  if (!opened) throw new Refusal('wrong_code');
  await grantDailyPoints(house.db, opened.user.id);
  const balance = await readBalance(house.db, opened.user.id);
  return {
    ...presentUser(house.config, opened.user, balance),
    token: opened.token,
    first_login: opened.isNew,
    gift: opened.gift,
    restored: opened.isRestored,
  };
}

async function openAccount(
  tx: Tx,
  house: House,
  email: string,
  input: EmailSignIn,
  visitor: Visitor,
): Promise<Opened> {
  const { user, isNew } = await findOrCreateUser(tx, email, input, visitor.language);
  if (user.state !== 'normal') throw new Refusal('abnormal_user');
  const isRestored = await restoreAccount(tx, user.id);
  const deviceId = input.d_id ?? '';
  const gift = isNew
    ? await grantWelcomeGift(tx, {
        userId: user.id,
        deviceId,
        addressHash: hashAddress(house.config.secret, visitor.address),
        giftsAnAddressADay: house.config.rates.addressGifts,
      })
    : 0;
  const token = await openSession(tx, { userId: user.id, deviceId, browser: input.browser ?? '' });
  return { user, token, isNew, isRestored, gift };
}

async function findOrCreateUser(
  tx: Tx,
  email: string,
  input: EmailSignIn,
  language: Language,
): Promise<{ user: UserRow; isNew: boolean }> {
  const isSameEmail = sql`lower(${users.email}) = ${email}`;
  const [found] = await tx.select().from(users).where(isSameEmail);
  if (found) return { user: found, isNew: false };
  const [created] = await tx
    .insert(users)
    .values({ email, name: nameFromEmail(email), language, referrer: input.referrer ?? '' })
    .onConflictDoNothing()
    .returning();
  if (created) return { user: created, isNew: true };
  // Another sign-in of the same address was faster between the two statements.
  const [other] = await tx.select().from(users).where(isSameEmail);
  if (!other) throw new Refusal('register_failed');
  return { user: other, isNew: false };
}

/** The part before the @, as long as a name may be. */
function nameFromEmail(email: string): string {
  const [name = email] = email.split('@');
  return Array.from(name).slice(0, NAME_CHARACTERS).join('');
}

/** The network address is personal and only compared, so it is not kept itself. */
function hashAddress(secret: string, address: string): string {
  return createHmac('sha256', secret).update(`network address\n${address}`).digest('base64url');
}
