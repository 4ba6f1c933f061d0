// Believes an id token or refuses it: signature, issuer, audience, age, and that it is an id token at all.
import { createHash } from 'node:crypto';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { IssuerError } from './ask-issuer.ts';

/** Keys that only the issuer has: whoever knows the public half can sign nothing with these. */
const ALGORITHMS = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA'.split(' ');
const TOLERANCE_SECONDS = 60;
/** A sign-in follows its token within seconds; so a token that lasts for years need not be remembered for years. */
const OLDEST_SECONDS = 60 * 60;
/** OpenID Connect Core, 2: at most 255 ASCII characters. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;

/** Why is for the log: a caller is told nothing that helps to make a better forgery. */
export class InvalidIdToken extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'InvalidIdToken';
  }
}

export type IdClaims = {
  issuer: string;
  subject: string;
  /** Empty where there is none. */
  email: string;
  /** True only where the issuer says that the mailbox is this person's. */
  isEmailVerified: boolean;
  name: string;
  /** The organisation that the issuer signs people in for (`hd`, Google); empty where there is none. */
  hostedDomain: string;
  /** Empty where there is none. */
  nonce: string;
  /** Of what was signed: one token has one, however its signature is written. */
  digest: string;
  /** From then on the token is refused for its age. */
  goodUntil: Date;
};

export type Expected = { issuer: string; clientId: string; keys: JWTVerifyGetKey };

/** Throws InvalidIdToken, or IssuerError where the keys cannot be had. */
export async function readIdToken(token: string, { issuer, clientId, keys }: Expected): Promise<IdClaims> {
  const { payload, protectedHeader } = await verify(token, { issuer, clientId, keys });
  // An access token of the same issuer may look alike.
  if (protectedHeader.typ !== undefined && !/^(application\/)?jwt$/i.test(protectedHeader.typ)) {
    throw new InvalidIdToken(`is of type ${protectedHeader.typ}`);
  }
  refuseOtherParty(payload, clientId);
  const { exp = 0, iat = 0 } = payload;
  const subject = readText(payload.sub);
  if (!SUBJECT.test(subject)) throw new InvalidIdToken('names no subject');
  return {
    issuer,
    subject,
    email: readText(payload['email']),
    isEmailVerified: payload['email_verified'] === true,
    name: readText(payload['name']),
    hostedDomain: readText(payload['hd']),
    nonce: readText(payload['nonce']),
    digest: createHash('sha256')
      .update(token.slice(0, token.lastIndexOf('.')))
      .digest('base64url'),
    goodUntil: new Date((Math.min(exp, iat + OLDEST_SECONDS) + TOLERANCE_SECONDS) * 1000),
  };
}

async function verify(token: string, { issuer, clientId, keys }: Expected) {
  const { errors, jwtVerify } = await import('jose');
  try {
    return await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience: clientId,
      clockTolerance: TOLERANCE_SECONDS,
      maxTokenAge: OLDEST_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
  } catch (error) {
    if (error instanceof errors.JWKSInvalid) throw new IssuerError('has no readable keys', error);
    if (error instanceof errors.JOSEError) throw new InvalidIdToken(`${error.code} ${error.message}`);
    throw error;
  }
}

/** A token for several, or one that was asked for by another client, is not ours. */
function refuseOtherParty({ aud, azp }: JWTPayload, clientId: string): void {
  const isForSeveral = Array.isArray(aud) && aud.length > 1;
  if (azp === undefined ? isForSeveral : azp !== clientId) {
    throw new InvalidIdToken('was made for another client');
  }
}

/** Text that the database could not keep is as good as none. */
function readText(claim: unknown): string {
  return typeof claim === 'string' && claim.isWellFormed() && !claim.includes('\0') ? claim : '';
}
