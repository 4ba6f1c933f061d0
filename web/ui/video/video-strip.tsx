// The sprocket line under a video: what it does, how long it is, its perforations, whether it has sound.
import { Video, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { Ref } from 'react';
import { formatClock } from './video-clock.ts';
import { joinClasses } from '../base/join-classes.ts';
import { useUiWords } from '../base/ui-words.tsx';
import style from './video-strip.module.css';

export type VideoStripProps = {
  /** How long the video is; null where it is not known yet. */
  seconds: number | null;
  /** page = 22 pixels under the image; wall = 16 pixels inside its lower edge, to be looked at only. */
  size?: 'page' | 'wall';
  /** It is still being made. */
  isComing?: boolean;
  isPlaying?: boolean;
  hasSound?: boolean;
  isMuted?: boolean;
  onToggle?: () => void;
  onToggleSound?: () => void;
  /** Whoever plays sets `--at` (0–1) here; the wet line follows without drawing anew. */
  ref?: Ref<HTMLDivElement>;
};

export function VideoStrip({
  seconds,
  size = 'page',
  isComing = false,
  isPlaying = false,
  hasSound = false,
  isMuted = true,
  onToggle,
  onToggleSound,
  ref,
}: VideoStripProps) {
  const words = useUiWords();
  const state = isComing ? <Video /> : isPlaying ? <Pause /> : <Play />;
  const sound = isMuted && onToggleSound ? <VolumeX /> : <Volume2 />;
  return (
    <div ref={ref} className={joinClasses(style.strip, style[size], isPlaying && style.playing)}>
      {onToggle ? (
        <button
          type="button"
          className={style.state}
          aria-label={isPlaying ? words.pause : words.play}
          onClick={onToggle}
        >
          {state}
        </button>
      ) : (
        <span className={joinClasses(style.state, isComing && style.coming)} aria-hidden="true">
          {state}
        </span>
      )}
      {seconds !== null && <span>{formatClock(seconds)}</span>}
      <span className={style.holes} aria-hidden="true" />
      {hasSound &&
        (onToggleSound ? (
          <button
            type="button"
            className={style.sound}
            aria-label={isMuted ? words.sound_on : words.sound_off}
            aria-pressed={!isMuted}
            onClick={onToggleSound}
          >
            {sound}
          </button>
        ) : (
          <span className={style.sound} aria-hidden="true">
            {sound}
          </span>
        ))}
    </div>
  );
}
