// The way back from Google: the answer is held against the attempt, its code exchanged, the id token turned into a session.
import { JSON_TIMEOUT_MS } from '#contract/limits.ts';
import { siteConfig } from '#contract/site.ts';
import type { Language } from '#texts/words.ts';
import { CallError } from '#web/api/call-error.ts';
import { call } from '#web/api/call.ts';
import { resolveApiUrl } from '#web/api/connection.ts';
import { readBase64Url } from './base64url.ts';
import { saveChallenge } from './code-challenge.ts';
import { returnAddress } from './go-to-google.ts';
import type { Google } from './go-to-google.ts';
import { consumeAttempt } from './google-attempt.ts';
import type { GoogleAttempt } from './google-attempt.ts';
import { startResendCountdown } from './resend-countdown.ts';
import { signInWithGoogle } from './session.ts';

/**
 * `stray`: nobody was sent here. `said`: it failed, and a toast has told why. `code`: the issuer does not own the
 * address, and a code was mailed to it.
 */
type Outcome = 'signed_in' | 'canceled' | 'failed' | 'said' | 'stray' | 'code';

type Found = { outcome: Outcome; email?: string };
/** `email`: where the code was mailed to. */
export type GoogleReturned = Found & { from: string; place: string | null };

/** Never throws. Whatever comes of it, the attempt is used up. */
export async function returnFromGoogle(query: URLSearchParams, lang: Language): Promise<GoogleReturned> {
  const attempt = consumeAttempt();
  const { from = '/home', place = null } = attempt ?? {};
  return { ...(await findOutcome(query, attempt, lang)), from, place };
}

async function findOutcome(
  query: URLSearchParams,
  attempt: GoogleAttempt | null,
  lang: Language,
): Promise<Found> {
  const code = query.get('code');
  const error = query.get('error');
  if (code === null && error === null) return { outcome: 'stray' };
  // An answer that this browser did not ask for may be somebody else's, who wants to be taken for its owner.
  if (attempt === null || query.get('state') !== attempt.state) return { outcome: 'failed' };
  if (error !== null || code === null) return { outcome: error === 'access_denied' ? 'canceled' : 'failed' };
  try {
    const { google } = await call(siteConfig, {}, { extractData: true, needToken: false });
    const idToken = google && (await exchangeCode(google, attempt, code));
    const claims = idToken ? readClaims(idToken) : null;
    if (!idToken || claims?.nonce !== attempt.nonce) return { outcome: 'failed' };
    return await signIn(idToken, claims.email, lang);
  } catch (failure) {
    return { outcome: failure instanceof CallError ? 'said' : 'failed' };
  }
}

async function signIn(idToken: string, email: unknown, lang: Language): Promise<Found> {
  try {
    await signInWithGoogle(idToken, lang);
    return { outcome: 'signed_in' };
  } catch (failure) {
    const sent = readCodeSent(failure);
    if (sent === null || typeof email !== 'string') throw failure;
    saveChallenge(email, sent.challenge);
    startResendCountdown(email, sent.resend_after);
    return { outcome: 'code', email };
  }
}

/** What the server says where it has mailed a code instead of opening a session. */
function readCodeSent(failure: unknown): { challenge: string; resend_after: number } | null {
  if (!(failure instanceof CallError) || failure.refusal !== 'wrong_code') return null;
  const { challenge, resend_after } = (failure.data ?? {}) as Record<string, unknown>;
  if (typeof challenge !== 'string' || typeof resend_after !== 'number') return null;
  return { challenge, resend_after };
}

/** By hand, not by our client: the receiver may be another product, and nothing of ours is its business (product A4). */
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
function readClaims(idToken: string): Record<string, unknown> | null {
  const claims: unknown = JSON.parse(new TextDecoder().decode(readBase64Url(idToken.split('.')[1] ?? '')));
  return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : null;
}
