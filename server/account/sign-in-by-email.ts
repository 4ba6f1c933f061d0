// Turns a mailed code into a session. Source: product A1, A2, A5.
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { type login, VerificationCode } from '#contract/session.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/refusal.ts';
import { findOrCreateUser } from './find-or-create-user.ts';
import { chooseFirstName } from './first-name.ts';
import { normalizeEmail } from './normalize-email.ts';
import { giveMockRole } from './mock-login.ts';
import { openAccount, type Opened, type Visitor } from './open-account.ts';
import { takeCode } from './take-code.ts';

type EmailSignIn = Extract<ParsedInputOf<typeof login>, { platform: 0 }>;

/** Of two sign-ins with one code exactly one gets a session. */
export async function signInByEmail(house: House, input: EmailSignIn, visitor: Visitor): Promise<Opened> {
  const email = normalizeEmail(input.email);
  const code = VerificationCode.safeParse(input.code.trim());
  if (!code.success) {
    throw new Refusal('wrong_code', { fields: { code: code.error.issues[0]?.message ?? 'code_format' } });
  }
  const opened = await house.db.transaction(async (tx) => {
    const isRight = house.config.hasMockLogin || (await takeCode(tx, house.config.secret, email, code.data));
    // Not thrown here: the wrong try must stay counted.
    if (!isRight) return null;
    const { language } = visitor;
    const found = await findOrCreateUser(tx, {
      email,
      chooseName: () => chooseFirstName(house, { email, language }),
      language,
      referrer: input.referrer ?? '',
    });
    if (house.config.hasMockLogin) found.user = await giveMockRole(tx, found.user);
    return openAccount(tx, house, found, { ...visitor, deviceId: input.d_id, browser: input.browser });
  });
  if (!opened) throw new Refusal('wrong_code');
  return opened;
}
