// The quiet film of one card: its state, and what the card's root listens to.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import type { FilmSource } from './film-source.ts';
import { createQuietFilm } from './quiet-film.ts';
import type { QuietFilm, QuietState } from './quiet-film.ts';

export type QuietHand = {
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: () => void;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: () => void;
};

export function useQuietFilm(source: FilmSource | undefined): {
  quiet: QuietFilm;
  state: QuietState;
  hand: QuietHand;
} {
  const [quiet] = useState(createQuietFilm);
  const state = useSyncExternalStore(quiet.subscribe, quiet.read, quiet.read);
  useEffect(() => {
    quiet.take(source);
    if (!source) quiet.stop();
  }, [quiet, source]);
  useEffect(() => quiet.stop, [quiet]);
  if (!source) return { quiet, state, hand: {} };
  return {
    quiet,
    state,
    hand: {
      onPointerEnter: (event) => event.pointerType === 'mouse' && quiet.start(),
      onPointerLeave: quiet.stop,
      onFocus: (event) => !state.isOn && event.target.matches(':focus-visible') && quiet.start(),
      onBlur: quiet.stop,
    },
  };
}
