// Generate was pressed by somebody who had to sign in for it: it begins by itself once they have, unless they cancel.
import * as z from 'zod/mini';
import { useState } from 'react';
import { stored } from '#web/model/stored.ts';
import { useCountdown } from '#web/task/use-countdown.ts';
import type { IntendedRun } from '#web/task/use-countdown.ts';
import type { ComposerKind } from './composer-draft.ts';

/** The price was seen a moment ago; who comes back later decides anew. */
const LIFE_MS = 15 * 60_000;

const Intended = z.catch(z.nullable(z.object({ kind: z.enum(['image', 'video']), at: z.number() })), null);
/** Of this tab, which Google's sign-in leaves and comes back to. Words and options are the composer's draft. */
const intended = stored('intended-run', Intended, { isOfVisit: true });

export function intendRun(kind: Exclude<ComposerKind, 'effect'>): void {
  intended.write({ kind, at: Date.now() });
}

export function forgetIntendedRun(): void {
  intended.write(null);
}

/** What was to begin, once: true for a run of this kind that was meant within the last quarter of an hour. */
function isIntended(kind: ComposerKind): boolean {
  const found = intended.read();
  return found !== null && found.kind === kind && Date.now() - found.at < LIFE_MS;
}

/**
 * Counts down and calls `begin` at its end. Null where nothing was meant, while `isReady` is false (a guest, no words),
 * and after it was canceled.
 */
export function useIntendedRun(
  kind: Exclude<ComposerKind, 'effect'>,
  isReady: boolean,
  begin: () => void,
): IntendedRun | null {
  // What was meant is not React's to watch: canceling draws anew.
  const [, drawAnew] = useState({});
  const isMeant = isReady && isIntended(kind);
  const secondsLeft = useCountdown(isMeant, () => {
    forgetIntendedRun();
    begin();
  });
  function cancel() {
    forgetIntendedRun();
    drawAnew({});
  }
  return isMeant ? { secondsLeft, cancel } : null;
}
