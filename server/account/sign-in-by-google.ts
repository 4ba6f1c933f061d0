// Turns an id token into a session. Source: product A4; why a token without a nonce is taken: decision 16; whose address
// is believed: decision 27.
import { createHash } from 'node:crypto';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { fieldWord } from '#contract/field-words.ts';
import { type login } from '#contract/session.ts';
import { BOUND_NONCE } from '#contract/oauth.ts';
import type { Tx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { IssuerError } from '#server/adapters/ask-issuer.ts';
import { type IdClaims, InvalidIdToken } from '#server/adapters/read-id-token.ts';
import { Refusal } from '#server/refusal.ts';
import { findOrCreateUser, type FoundUser } from './find-or-create-user.ts';
import { chooseFirstName } from './first-name.ts';
import { findUserOfIdentity, type Identity, linkIdentity } from './identities.ts';
import { readVouchedEmail } from './normalize-email.ts';
import { openAccount, type Opened, type Visitor } from './open-account.ts';
import { ownsAddress } from './owns-address.ts';
import { sendCode } from './send-code.ts';
import { useIdToken } from './use-id-token.ts';

type GoogleSignIn = Extract<ParsedInputOf<typeof login>, { platform: 1 }>;

/** `linked`: it was connected by this sign-in to an account that was there before. */
export type OpenedByGoogle = Opened & { linked: Identity | null };

/**
 * Whatever is wrong with a token, its bearer hears `invalid_id_token`, and the log hears why. Where there is an account
 * of the address, and the issuer vouches for it without owning it, a code is mailed there, and the refusal is
 * `wrong_code` with the challenge.
 */
export async function signInByGoogle(
  app: AppContext,
  input: GoogleSignIn,
  visitor: Visitor,
): Promise<OpenedByGoogle> {
  try {
    const claims = await readClaims(app, input);
    const opened = await app.db.transaction(async (tx) => {
      if (!(await useIdToken(tx, claims))) throw new InvalidIdToken('was used before');
      const found = await findOrCreateByIdentity(tx, app, claims, { ...input, ...visitor });
      // Not thrown here: the token must stay used.
      if (!found) return null;
      const opened = await openAccount(tx, app, found, {
        ...visitor,
        deviceId: input.d_id,
        browser: undefined,
      });
      return { ...opened, linked: found.isLinked && !found.isNew ? claims : null };
    });
    return opened ?? (await askForCode(app, claims, input, visitor));
  } catch (error) {
    if (error instanceof InvalidIdToken) {
      app.log.debug({ why: error.message }, 'An id token was refused');
      throw new Refusal('invalid_id_token');
    }
    if (error instanceof IssuerError) throw new Refusal('unavailable', { cause: error });
    throw error;
  }
}

async function readClaims({ google }: AppContext, { id_token, d_id }: GoogleSignIn): Promise<IdClaims> {
  if (google === null) throw new InvalidIdToken('cannot have been made for us: no client is set up');
  const claims = await google.readIdToken(id_token);
  if (!isOfDevice(claims.nonce, d_id)) throw new InvalidIdToken('was asked for on another device');
  return claims;
}

/** Our own page writes the device into the nonce. Of other nonces we know nothing, and they prove nothing. */
function isOfDevice(nonce: string, deviceId = ''): boolean {
  const [, random, bound] = BOUND_NONCE.exec(nonce) ?? [];
  if (random === undefined) return true;
  return (
    deviceId !== '' && bound === createHash('sha256').update(`${random}.${deviceId}`).digest('base64url')
  );
}

/** Null: there is an account of this address, and its owner must be asked by a code first. */
async function findOrCreateByIdentity(
  tx: Tx,
  app: AppContext,
  claims: IdClaims,
  { referrer = '', language }: Pick<GoogleSignIn, 'referrer'> & Visitor,
): Promise<(FoundUser & { isLinked: boolean }) | null> {
  const known = await findUserOfIdentity(tx, claims);
  if (known) return { user: known, isNew: false, isLinked: false };
  const address = readVouchedEmail(claims.email);
  // An address that nobody has proven opens nobody's account, and takes it from nobody.
  const isVerified = claims.isEmailVerified && address !== '';
  const isOwn = !isVerified || ownsAddress(app.config.google, claims, address);
  const found = await findOrCreateUser(tx, {
    email: isVerified ? address : '',
    chooseName: () => chooseFirstName(app, { given: claims.name, email: address, language }),
    language,
    referrer,
  });
  if (!isOwn && !found.isNew) return null;
  await linkIdentity(tx, claims, { userId: found.user.id, isProven: isOwn });
  return { ...found, isLinked: true };
}

async function askForCode(
  app: AppContext,
  claims: IdClaims,
  { d_id: deviceId }: GoogleSignIn,
  visitor: Visitor,
): Promise<never> {
  const email = readVouchedEmail(claims.email);
  const { issuer, subject } = claims;
  const sent = await sendCode(app, {
    ...visitor,
    email,
    deviceId,
    wantsChallenge: true,
    challenge: undefined,
    proof: undefined,
    identity: { issuer, subject },
  });
  const masked = maskEmail(email);
  throw new Refusal('wrong_code', {
    data: { ...sent, email: masked },
    says: fieldWord('code_connects', { x: masked }),
  });
}

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
