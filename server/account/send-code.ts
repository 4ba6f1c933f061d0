// Mails a sign-in code and keeps what it is checked against. Source: product A1; how it is counted: decision 27.
import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { CODE_DIGITS, RESEND_SECONDS } from '#contract/limits.ts';
import { login_codes } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { MailError } from '#server/adapters/mail.ts';
import { Refusal } from '#server/refusal.ts';
import type { Language } from '#texts/words.ts';
import { hashHolder, makeChallenge } from './code-challenge.ts';
import { hashCode } from './code-hash.ts';
import { CODE_MINUTES, writeCodeEmail } from './code-email.ts';
import { type CodeCaller, countEmail } from './code-limits.ts';
import type { Identity } from './identities.ts';

export type CodeOrder = CodeCaller & {
  language: Language;
  /** Whether the client sends a challenge back: one that knows only the specification does not. */
  wantsChallenge: boolean;
  /** Of the code that this browser asked for before: it is void from now on. */
  challenge: string | undefined;
  /** Linked to the account by whoever has the challenge and the code. */
  identity: Identity | null;
};

export type CodeSent = { resend_after: number; challenge?: string };

/**
 * Mails a new code; it takes the place of the one that this browser, or a client without a challenge in this network,
 * asked for before, and of nobody else's. Nobody's account is looked at but for its devices, so the answer and the time
 * it takes are the same for known and unknown addresses, and the mail server can be waited for: when it does not take
 * the email, the person is told and may try again at once.
 *
 * Refuses `invalid_email` (no such mailbox), `too_many_requests`, `unavailable` (mail server down).
 */
export async function sendCode(app: AppContext, order: CodeOrder): Promise<CodeSent> {
  const giveBack = await countEmail(app, order);
  try {
    return await mailCode(app, order);
  } catch (error) {
    await giveBack();
    throw error;
  }
}

async function mailCode(app: AppContext, order: CodeOrder): Promise<CodeSent> {
  const { db, config } = app;
  const { email } = order;
  const code = randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0');
  const earlier = await findEarlier(app, order);
  const identity = order.identity ?? earlier?.identity ?? null;
  const challenge = order.wantsChallenge ? makeChallenge() : undefined;
  const values = {
    email,
    code_hash: hashCode(config.secret, email, code),
    expires_at: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
  };
  if (challenge !== undefined) {
    const challenge_hash = hashHolder(config.secret, { challenge });
    await db.insert(login_codes).values({ ...values, ...identity, challenge_hash });
  }
  try {
    await app.mail.send(
      writeCodeEmail({ to: email, code, language: order.language, isToConnect: identity !== null }),
    );
  } catch (error) {
    await db.delete(login_codes).where(isCode(email, values.code_hash));
    throw refuseEmail(app, error);
  }
  if (earlier) await db.delete(login_codes).where(isCode(email, earlier.codeHash));
  // A code that connects an identity opens nothing without its challenge: who else typed it would let a stranger in.
  if (identity === null) await countForNetwork(app, order, values);
  if (app.mail.isOnDisk && !config.isProduction) {
    app.log.info(`The sign-in code of ${email} is ${code} (no mail server is set)`);
  }
  return { resend_after: RESEND_SECONDS, ...(challenge !== undefined && { challenge }) };
}

async function findEarlier(
  { db, config }: AppContext,
  { challenge, email }: CodeOrder,
): Promise<{ codeHash: string; identity: Identity | null } | undefined> {
  const holder = challenge === undefined ? '' : hashHolder(config.secret, { challenge });
  const [row] = await db
    .select()
    .from(login_codes)
    .where(
      and(
        eq(login_codes.challenge_hash, holder),
        sql`${login_codes.challenge_hash} <> ''`,
        eq(login_codes.email, email),
      ),
    );
  if (!row) return undefined;
  const { code_hash: codeHash, issuer, subject } = row;
  return { codeHash, identity: issuer !== null && subject !== null ? { issuer, subject } : null };
}

const isCode = (email: string, codeHash: string) =>
  and(eq(login_codes.email, email), eq(login_codes.code_hash, codeHash));

/** The same code for clients that send no challenge back: the newest of a network, with tries of its own. */
async function countForNetwork(
  { db, config }: AppContext,
  { email, address }: CodeOrder,
  values: Pick<typeof login_codes.$inferInsert, 'email' | 'code_hash'> & {
    expires_at: ReturnType<typeof sql>;
  },
): Promise<void> {
  const holder = hashHolder(config.secret, { email, address });
  await db
    .insert(login_codes)
    .values({ ...values, challenge_hash: holder })
    .onConflictDoUpdate({
      target: login_codes.challenge_hash,
      targetWhere: sql`${login_codes.challenge_hash} <> ''`,
      set: { ...values, wrong_tries: 0, used_at: null },
    });
}

function refuseEmail(app: AppContext, error: unknown): unknown {
  if (!(error instanceof MailError)) return error;
  app.log.error({ err: error.cause }, `A sign-in letter was not taken: ${error.message}`);
  if (error.fault === 'unavailable') return new Refusal('unavailable', { cause: error });
  return new Refusal('invalid_email', { fields: { email: 'email_wrong' }, cause: error });
}
