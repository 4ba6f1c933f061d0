// Turns a mailed code into a session. Source: product A1, A2, A5.
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { type login, VerificationCode } from '#contract/session.ts';
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { type CodeHolder, hashHolder } from './code-challenge.ts';
import { countTry } from './code-limits.ts';
import { findOrCreateUser } from './find-or-create-user.ts';
import { chooseFirstName } from './first-name.ts';
import { dropUnproven, findUserOfIdentity, type Identity, linkIdentity } from './identities.ts';
import { giveMockRole } from './mock-login.ts';
import { normalizeEmail } from './normalize-email.ts';
import { openAccount, type Opened, type Visitor } from './open-account.ts';
import { endAllSessions } from './session-token.ts';
import { consumeCode } from './consume-code.ts';

type EmailSignIn = Extract<ParsedInputOf<typeof login>, { platform: 0 }>;

/** `linked`: the identity that was connected by this sign-in. */
export type OpenedByEmail = Opened & { linked: Identity | null };

/** Of two sign-ins with one code exactly one gets a session. */
export async function signInByEmail(
  app: AppContext,
  input: EmailSignIn,
  visitor: Visitor,
): Promise<OpenedByEmail> {
  const email = normalizeEmail(input.email);
  const code = VerificationCode.safeParse(input.code.trim());
  if (!code.success) {
    throw new Refusal('wrong_code', { fields: { code: code.error.issues[0]?.message ?? 'code_format' } });
  }
  const { address } = visitor;
  const hasChallenge = input.challenge !== undefined;
  const tried = { email, address, deviceId: input.d_id, proof: input.proof, hasChallenge };
  const giveBack = app.config.hasMockLogin ? () => {} : await countTry(app, tried);
  const by: CodeHolder = input.challenge === undefined ? { email, address } : { challenge: input.challenge };
  const holder = hashHolder(app.config.secret, by);
  const opened = await app.db.transaction(async (tx) => {
    const taken = await takeAnyCode(tx, app, { email, code: code.data, holder });
    // Not thrown here: the wrong try must stay counted.
    if (!taken) return null;
    const { identity } = taken;
    // Before the account, as in the other way in: whoever locks both does so in this order.
    const isFree = identity !== null && !(await findUserOfIdentity(tx, identity));
    const { language } = visitor;
    const found = await findOrCreateUser(tx, {
      email,
      chooseName: () => chooseFirstName(app, { email, language }),
      language,
      referrer: input.referrer ?? '',
    });
    if (app.config.hasMockLogin) found.user = await giveMockRole(tx, found.user);
    // Here the address is proven for the first time: sessions of who was there before end with their way in.
    if (!found.isNew && (await dropUnproven(tx, found.user.id))) await endAllSessions(tx, found.user.id);
    const opened = await openAccount(tx, app, found, {
      ...visitor,
      deviceId: input.d_id,
      browser: input.browser,
    });
    if (isFree) await linkIdentity(tx, identity, { userId: found.user.id, isProven: true });
    return { ...opened, linked: isFree && !found.isNew ? identity : null };
  });
  if (!opened) throw new Refusal('wrong_code');
  await giveBack();
  return opened;
}

/** In the mock login of spec §6.1 any six digits are right. */
async function takeAnyCode(
  tx: Tx,
  { config }: Pick<AppContext, 'config'>,
  typed: Parameters<typeof consumeCode>[2],
): ReturnType<typeof consumeCode> {
  return config.hasMockLogin ? { identity: null } : await consumeCode(tx, config.secret, typed);
}
