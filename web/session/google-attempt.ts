// A sign-in by Google that is under way: what must come back with its answer, and where somebody was when they left.
import { forgetStored, readStored, STORED, writeStored } from '#web/model/me/stored-values.ts';

export type GoogleAttempt = {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** The address that was left. */
  from: string;
  /** Where somebody wanted to go when they were asked to sign in. */
  place: string | null;
};

/** One at a time: a second one makes the first one's answer worthless. */
export function saveAttempt(attempt: GoogleAttempt): void {
  writeStored(STORED.googleState, JSON.stringify(attempt));
}

/** The attempt, once; null where there is none. */
export function consumeAttempt(): GoogleAttempt | null {
  const kept = readStored(STORED.googleState);
  forgetStored(STORED.googleState);
  try {
    return readAttempt(JSON.parse(kept ?? 'null'));
  } catch {
    return null;
  }
}

function readAttempt(kept: unknown): GoogleAttempt | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { state, nonce, codeVerifier, from, place } = kept as Record<string, unknown>;
  if (!isFilled(state) || !isFilled(nonce) || !isFilled(codeVerifier)) return null;
  return {
    state,
    nonce,
    codeVerifier,
    from: isOwnPlace(from) ? from : '/home',
    place: isOwnPlace(place) ? place : null,
  };
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** A path of this product, never the address of another. */
function isOwnPlace(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value);
}
