// The player of one video for a component, and its state as it changes.
import { useState, useSyncExternalStore } from 'react';
import { createVideoPlayer } from './video-player.ts';
import type { VideoPlayer, PlayerState } from './video-player.ts';

export function useVideoPlayer(duration: number, fps: number): readonly [VideoPlayer, PlayerState] {
  const [player] = useState(() => createVideoPlayer({ duration, fps }));
  return [player, useSyncExternalStore(player.subscribe, player.read, player.read)];
}
