// The keys of a player, on the whole page or inside of it.
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { findBinding } from '../base/key-bindings.ts';
import type { KeyName } from '../base/key-bindings.ts';
import { useKeysOf } from '../base/use-shortcut.ts';
import type { VideoPlayer } from './video-player.ts';

export type PlayerKeys = {
  player: VideoPlayer;
  root: RefObject<HTMLElement | null>;
  /** The keys of the whole page, or only of the player when it has the focus. */
  reach: 'page' | 'inside';
};

export function usePlayerKeys({ player, root, reach }: PlayerKeys): void {
  useKeysOf('player');
  useEffect(() => {
    const place = reach === 'page' ? document : root.current;
    if (!place) return;
    function press(event: Event) {
      if (!(event instanceof KeyboardEvent) || event.defaultPrevented || isBusyElsewhere(event)) return;
      const name = findBinding('player', event);
      if (!name) return;
      event.preventDefault();
      actsOf(player, root, event.key)[name]();
    }
    place.addEventListener('keydown', press);
    return () => place.removeEventListener('keydown', press);
  }, [player, root, reach]);
}

function actsOf(
  player: VideoPlayer,
  root: PlayerKeys['root'],
  key: string,
): Readonly<Record<KeyName<'player'>, () => void>> {
  const way = key === 'ArrowLeft' ? -1 : 1;
  return {
    play: player.toggle,
    frame: () => player.step(way),
    second: () => player.seek(player.read().time + way),
    loop: player.toggleLoop,
    sound: player.toggleMuted,
    screen: () => showOnWholeScreen(root.current),
  };
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
