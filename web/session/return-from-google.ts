// The way back from Google: the answer is held against the attempt, its code exchanged, the id token turned into a session.
import type { Language } from '#contract/errors.ts';
import { JSON_TIMEOUT_MS } from '#contract/limits.ts';
import { siteConfig } from '#contract/site.ts';
import { CallError } from '#web/api/call-error.ts';
import { call } from '#web/api/call.ts';
import { resolveApiUrl } from '#web/api/connection.ts';
import { readBase64Url } from './base64url.ts';
import { returnAddress } from './go-to-google.ts';
import type { Google } from './go-to-google.ts';
import { takeAttempt } from './google-attempt.ts';
import type { GoogleAttempt } from './google-attempt.ts';
import { signInWithGoogle } from './session.ts';

/** `stray`: nobody was sent here. `said`: it failed, and a toast has told why. */
type Outcome = 'signed_in' | 'canceled' | 'failed' | 'said' | 'stray';

export type GoogleReturned = { outcome: Outcome; from: string; place: string | null };

/** Never throws. Whatever comes of it, the attempt is used up. */
export async function returnFromGoogle(query: URLSearchParams, lang: Language): Promise<GoogleReturned> {
  const attempt = takeAttempt();
  const { from = '/home', place = null } = attempt ?? {};
  return { outcome: await findOutcome(query, attempt, lang), from, place };
}

async function findOutcome(
  query: URLSearchParams,
  attempt: GoogleAttempt | null,
  lang: Language,
): Promise<Outcome> {
  const code = query.get('code');
  const error = query.get('error');
  if (code === null && error === null) return 'stray';
  // An answer that this browser did not ask for may be somebody else's, who wants to be taken for its owner.
  if (attempt === null || query.get('state') !== attempt.state) return 'failed';
  if (error !== null || code === null) return error === 'access_denied' ? 'canceled' : 'failed';
  try {
    const { google } = await call(siteConfig, {}, { extractData: true, needToken: false });
    const idToken = google && (await exchangeCode(google, attempt, code));
    if (!idToken || readNonce(idToken) !== attempt.nonce) return 'failed';
    await signInWithGoogle(idToken, lang);
    return 'signed_in';
  } catch (failure) {
    return failure instanceof CallError ? 'said' : 'failed';
  }
}

/** By hand, not by our client: the receiver may be another house, and nothing of ours is its business (product A4). */
async function exchangeCode(google: Google, attempt: GoogleAttempt, code: string): Promise<string | null> {
  const { token_endpoint } = google;
  const address = token_endpoint.startsWith('/') ? resolveApiUrl(token_endpoint) : new URL(token_endpoint);
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({
      code,
      client_id: google.client_id,
      redirect_uri: returnAddress(google),
      grant_type: 'authorization_code',
      code_verifier: attempt.codeVerifier,
    }),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(JSON_TIMEOUT_MS),
  });
  const tokens: unknown = await answer.json();
  if (!answer.ok || typeof tokens !== 'object' || tokens === null || !('id_token' in tokens)) return null;
  return typeof tokens.id_token === 'string' ? tokens.id_token : null;
}

/** Whether the token is a true one, the server finds out; here only whether it answers this attempt. */
function readNonce(idToken: string): unknown {
  const claims: unknown = JSON.parse(new TextDecoder().decode(readBase64Url(idToken.split('.')[1] ?? '')));
  return typeof claims === 'object' && claims !== null && 'nonce' in claims ? claims.nonce : null;
}
