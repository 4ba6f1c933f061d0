// The keys of a player: Space, ← → by a frame (with Shift by a second), L loop, M sound, F full screen.
import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { VideoPlayer } from './video-player.ts';

export type PlayerKeys = {
  player: VideoPlayer;
  root: RefObject<HTMLElement | null>;
  /** The keys of the whole page, or only of the player when it has the focus. */
  reach: 'page' | 'inside';
};

export function usePlayerKeys({ player, root, reach }: PlayerKeys): void {
  useEffect(() => {
    const place = reach === 'page' ? document : root.current;
    if (!place) return;
    function press(event: Event) {
      if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isBusyElsewhere(event)) return;
      const act = findAct(event, player, root);
      if (!act) return;
      event.preventDefault();
      act();
    }
    place.addEventListener('keydown', press);
    return () => place.removeEventListener('keydown', press);
  }, [player, root, reach]);
}

function findAct(
  { key, shiftKey }: KeyboardEvent,
  player: VideoPlayer,
  root: PlayerKeys['root'],
): (() => void) | undefined {
  const move = (by: number) => (shiftKey ? player.seek(player.read().time + by) : player.step(by));
  const acts: Readonly<Record<string, () => void>> = {
    ' ': player.toggle,
    k: player.toggle,
    ArrowLeft: () => move(-1),
    ArrowRight: () => move(1),
    l: player.toggleLoop,
    m: player.toggleMuted,
    f: () => showOnWholeScreen(root.current),
  };
  return acts[key.length === 1 ? key.toLowerCase() : key];
}

/** In, and out again. */
export function showOnWholeScreen(element: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void element?.requestFullscreen?.();
}

/** Typing, moving a handle, pressing a button with Space, an open menu or dialog. */
function isBusyElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, textarea, select, [role=menu], [role=dialog]')) return true;
  return key === ' ' && target.closest('button, a') !== null;
}
