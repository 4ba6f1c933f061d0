// The line of perforations on which a video is looked through; what has passed is wet.
import type { KeyboardEvent } from 'react';
import { formatClock } from './video-clock.ts';
import type { VideoPlayer, PlayerState } from './video-player.ts';
import { findBinding } from '../base/key-bindings.ts';
import { useUiWords } from '../base/ui-words.tsx';
import style from './player.module.css';

export function PlayerTrack({ player, state }: { player: VideoPlayer; state: PlayerState }) {
  const words = useUiWords();
  const { paint } = player;
  function press(event: KeyboardEvent) {
    // A range would move by its own step; here an arrow is a frame.
    if (findBinding('player', event) !== 'frame') return;
    event.preventDefault();
    player.step(event.key === 'ArrowLeft' ? -1 : 1);
  }
  return (
    <div ref={paint} className={style.track}>
      <input
        type="range"
        aria-label={words.position}
        aria-valuetext={`${formatClock(state.time, true)} / ${formatClock(state.duration, true)}`}
        min={0}
        max={state.duration}
        step={0.01}
        value={state.time}
        onChange={(event) => player.seek(event.target.valueAsNumber)}
        onKeyDown={press}
      />
      <span className={style.passed} aria-hidden="true" />
    </div>
  );
}
