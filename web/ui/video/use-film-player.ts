// The player of one film for a component, and its state as it changes.
import { useState, useSyncExternalStore } from 'react';
import { createFilmPlayer } from './film-player.ts';
import type { FilmPlayer, PlayerState } from './film-player.ts';

export function useFilmPlayer(duration: number, fps: number): readonly [FilmPlayer, PlayerState] {
  const [player] = useState(() => createFilmPlayer({ duration, fps }));
  return [player, useSyncExternalStore(player.subscribe, player.read, player.read)];
}
