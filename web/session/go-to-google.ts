// The way to Google: an authorization code with PKCE, bound to this browser by its state and to this device by its nonce.
import type { SiteConfig } from '#contract/site.ts';
import { writeBase64Url } from './base64url.ts';
import { readDeviceId } from './device-id.ts';
import { saveAttempt } from './google-attempt.ts';
import type { GoogleAttempt } from './google-attempt.ts';

export type Google = NonNullable<SiteConfig['google']>;

const RANDOM_BYTES = 32;
const SCOPE = 'openid email profile';

/** Hashes are made by the browser, which does so only on pages that came safely. */
export function canGoToGoogle(): boolean {
  return isSecureContext;
}

/** Leaves the page. */
export async function goToGoogle(google: Google, left: Pick<GoogleAttempt, 'from' | 'place'>): Promise<void> {
  location.assign(await prepareGoogle(google, left));
}

/** Keeps the attempt and returns the address that asks for its code. */
export async function prepareGoogle(
  google: Google,
  left: Pick<GoogleAttempt, 'from' | 'place'>,
): Promise<string> {
  const state = randomText();
  const codeVerifier = randomText();
  const nonce = await bindNonce(randomText(), readDeviceId());
  saveAttempt({ state, nonce, codeVerifier, ...left });
  const address = new URL(google.authorization_endpoint);
  const query = {
    response_type: 'code',
    client_id: google.client_id,
    redirect_uri: returnAddress(google),
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await hash(codeVerifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/** Asked with the code, and again with its exchange: both must be the same. */
export function returnAddress({ redirect_path }: Google): string {
  return location.origin + redirect_path;
}

/** As `BOUND_NONCE` of the contract says: a token that carries it opens a session for this device only. */
async function bindNonce(random: string, deviceId: string): Promise<string> {
  return `${random}.${await hash(`${random}.${deviceId}`)}`;
}

function randomText(): string {
  return writeBase64Url(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return writeBase64Url(new Uint8Array(digest));
}
