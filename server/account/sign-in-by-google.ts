// Turns an id token into a session. Source: product A4; why a token without a nonce is taken: decision 16.
import { createHash } from 'node:crypto';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { BOUND_NONCE, Email, type login } from '#contract/session.ts';
import type { Tx } from '#server/database/tx.ts';
import type { House } from '#server/house.ts';
import { IssuerError } from '#server/outside/ask-issuer.ts';
import { type IdClaims, InvalidIdToken } from '#server/outside/read-id-token.ts';
import { Refusal } from '#server/refusal.ts';
import { findOrCreateUser, type FoundUser } from './find-or-create-user.ts';
import { chooseFirstName } from './first-name.ts';
import { findUserOfIdentity, linkIdentity } from './identities.ts';
import { openAccount, type Opened, type Visitor } from './open-account.ts';
import { useIdToken } from './use-id-token.ts';

type GoogleSignIn = Extract<ParsedInputOf<typeof login>, { platform: 1 }>;

/** Whatever is wrong with a token, its bearer hears `invalid_id_token`, and the log hears why. */
export async function signInByGoogle(house: House, input: GoogleSignIn, visitor: Visitor): Promise<Opened> {
  try {
    const claims = await readClaims(house, input);
    return await house.db.transaction(async (tx) => {
      if (!(await useIdToken(tx, claims))) throw new InvalidIdToken('was used before');
      const found = await findOrCreateByIdentity(tx, house, claims, { ...input, ...visitor });
      return openAccount(tx, house, found, { ...visitor, deviceId: input.d_id, browser: undefined });
    });
  } catch (error) {
    if (error instanceof InvalidIdToken) {
      house.log.debug({ why: error.message }, 'An id token was refused');
      throw new Refusal('invalid_id_token');
    }
    if (error instanceof IssuerError) throw new Refusal('unavailable', { cause: error });
    throw error;
  }
}

async function readClaims({ google }: House, { id_token, d_id }: GoogleSignIn): Promise<IdClaims> {
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

async function findOrCreateByIdentity(
  tx: Tx,
  house: House,
  claims: IdClaims,
  { referrer = '', language }: Pick<GoogleSignIn, 'referrer'> & Visitor,
): Promise<FoundUser> {
  const known = await findUserOfIdentity(tx, claims);
  if (known) return { user: known, isNew: false };
  const address = Email.safeParse(claims.email.normalize('NFC')).data?.toLowerCase() ?? '';
  const found = await findOrCreateUser(tx, {
    // An address that nobody has proven opens nobody's account, and takes it from nobody.
    email: claims.isEmailVerified ? address : '',
    chooseName: () => chooseFirstName(house, { given: claims.name, email: address, language }),
    language,
    referrer,
  });
  await linkIdentity(tx, claims, found.user.id);
  return found;
}
