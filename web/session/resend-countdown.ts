// How long until another code may be asked for. Bound to the address: it survives Back, and another address is free.
import { useSyncExternalStore } from 'react';

type Countdown = { email: string; endsAt: number };

let countdown: Countdown = { email: '', endsAt: 0 };

const TICK_MS = 250;

const sameAddress = (email: string) => email.trim().toLowerCase();

/** A code was mailed to this address just now. */
export function startResendCountdown(email: string, seconds: number): void {
  countdown = { email: sameAddress(email), endsAt: Date.now() + seconds * 1000 };
}

export function readResendSeconds(email: string): number {
  if (countdown.email !== sameAddress(email)) return 0;
  return Math.max(0, Math.ceil((countdown.endsAt - Date.now()) / 1000));
}

/** The same, counting down while it is looked at. */
export function useResendSeconds(email: string): number {
  return useSyncExternalStore(watchClock, () => readResendSeconds(email));
}

function watchClock(notify: () => void): () => void {
  const timer = setInterval(notify, TICK_MS);
  return () => clearInterval(timer);
}
