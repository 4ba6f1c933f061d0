// Sends a sign-in code to an address. Source: product A1.
import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/errors.ts';
import { CODE_DIGITS, RESEND_SECONDS } from '#contract/limits.ts';
import { openRateLimit, type RateLimit } from '#server/database/rate-limit.ts';
import { login_codes } from '#server/database/schema.ts';
import type { House } from '#server/house.ts';
import { MailError } from '#server/outside/mail.ts';
import { Refusal } from '#server/refusal.ts';
import { hashCode } from './code-hash.ts';
import { CODE_MINUTES, writeCodeLetter } from './code-letter.ts';
import { normalizeEmail } from './normalize-email.ts';

const DAY_SECONDS = 24 * 60 * 60;

export type CodeRequest = { email: string; language: Language; address: string };

/**
 * Mails a new code; it takes the place of an older one. Nobody's account is looked at, so the answer and the time
 * it takes are the same for known and unknown addresses, and the mail server can be waited for: when it does not
 * take the letter, the person is told and may try again at once.
 *
 * Refuses `invalid_email` (no address, or no such mailbox), `too_many_requests`, `unavailable` (mail server down).
 */
export async function requestCode(house: House, request: CodeRequest): Promise<{ resend_after: number }> {
  const email = normalizeEmail(request.email);
  const limits = openCodeLimits(house);
  // The caller's own limit first: one who is over it must not use up what belongs to somebody else's mailbox.
  await takeOne(limits.addressDay, request.address);
  try {
    await takeOne(limits.wait, email);
    await takeOne(limits.emailDay, email);
  } catch (error) {
    await limits.addressDay.giveBack(request.address); // no letter was sent
    throw error;
  }

  const code = randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0');
  const id = await keepCode(house, email, code);
  try {
    await house.mail.send(writeCodeLetter(email, code, request.language));
  } catch (error) {
    await limits.wait.giveBack(email);
    await limits.emailDay.giveBack(email);
    await house.db.delete(login_codes).where(eq(login_codes.id, id));
    throw refuseLetter(house, error);
  }
  if (house.mail.isOnDisk && !house.config.isProduction) {
    house.log.info(`The sign-in code of ${email} is ${code} (no mail server is set)`);
  }
  return { resend_after: RESEND_SECONDS };
}

function openCodeLimits({ db, config }: House) {
  const perDay = (name: string, points: number) => openRateLimit(db, { name, points, seconds: DAY_SECONDS });
  return {
    wait: openRateLimit(db, { name: 'code-wait', points: 1, seconds: RESEND_SECONDS }),
    emailDay: perDay('code-email', config.rates.emailCodes),
    addressDay: perDay('code-address', config.rates.addressCodes),
  };
}

async function takeOne(limit: RateLimit, key: string): Promise<void> {
  const { isAllowed, millisecondsLeft } = await limit.take(key);
  if (isAllowed) return;
  throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(millisecondsLeft / 1000) });
}

async function keepCode({ db, config }: House, email: string, code: string): Promise<number> {
  const [row] = await db
    .insert(login_codes)
    .values({
      email,
      code_hash: hashCode(config.secret, email, code),
      expires_at: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
    })
    .returning({ id: login_codes.id });
  if (!row) throw new Error('the code was not stored');
  return row.id;
}

function refuseLetter(house: House, error: unknown): unknown {
  if (!(error instanceof MailError)) return error;
  house.log.error({ err: error.cause }, `A sign-in letter was not taken: ${error.message}`);
  if (error.fault === 'unavailable') return new Refusal('unavailable', { cause: error });
  return new Refusal('invalid_email', { fields: { email: 'email_wrong' }, cause: error });
}
