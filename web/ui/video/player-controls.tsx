// The 44 pixels under a video: play, the time, the perforations, loop, speed, sound, the frame, full screen.
import { Camera, Ellipsis, Maximize, Pause, Play, Repeat, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { formatClock } from './video-clock.ts';
import { SPEEDS } from './video-player.ts';
import type { VideoPlayer, PlayerState } from './video-player.ts';
import { joinClasses } from '../base/join-classes.ts';
import { Menu } from '../layer/menu.tsx';
import type { MenuItem } from '../layer/menu.tsx';
import { PlayerTrack } from './player-track.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { showOnWholeScreen } from './use-player-keys.ts';
import style from './player.module.css';

export type PlayerControlsProps = {
  player: VideoPlayer;
  state: PlayerState;
  /** What becomes the full screen. */
  root: RefObject<HTMLElement | null>;
  hasSound: boolean;
  /** small leaves out speed, loop and the frame. */
  size: 'page' | 'small';
  /** What can be done with the frame that is shown. */
  frame?: { label: string; items: readonly MenuItem[] } | undefined;
};

export function PlayerControls({ player, state, root, hasSound, size, frame }: PlayerControlsProps) {
  const words = useUiWords();
  const speeds: MenuItem[] = SPEEDS.map((speed) => ({
    label: `${speed} ×`,
    isChosen: speed === state.speed,
    onSelect: () => player.setSpeed(speed),
  }));
  const isPage = size === 'page';
  return (
    <div className={style.controls}>
      <Control
        label={state.isPlaying ? words.pause : words.play}
        icon={state.isPlaying ? <Pause className={style.solid} /> : <Play className={style.solid} />}
        onPress={player.toggle}
      />
      <span className={style.time}>{formatClock(state.time, isPage)}</span>
      <PlayerTrack player={player} state={state} />
      <span className={joinClasses(style.time, style.wide)}>{formatClock(state.duration, isPage)}</span>
      {isPage && (
        <>
          <Control
            className={style.wide}
            label={words.loop}
            icon={<Repeat />}
            isPressed={state.isLooping}
            onPress={player.toggleLoop}
          />
          <Menu
            side="top"
            items={speeds}
            trigger={
              <button
                type="button"
                className={joinClasses(style.control, style.wide)}
                aria-label={`${words.speed}: ${state.speed} ×`}
              >
                {state.speed} ×
              </button>
            }
          />
        </>
      )}
      {hasSound && (
        <span className={style.sound}>
          <input
            type="range"
            className={style.volume}
            aria-label={words.volume}
            min={0}
            max={1}
            step={0.05}
            value={state.isMuted ? 0 : state.volume}
            onChange={(event) => player.setVolume(event.target.valueAsNumber)}
          />
          <Control
            label={state.isMuted ? words.sound_on : words.sound_off}
            icon={state.isMuted ? <VolumeX /> : <Volume2 />}
            onPress={player.toggleMuted}
          />
        </span>
      )}
      {isPage && frame && (
        <Menu
          side="top"
          items={frame.items}
          trigger={
            <button
              type="button"
              className={joinClasses(style.control, style.wide)}
              aria-label={frame.label}
              title={frame.label}
            >
              <Camera aria-hidden="true" />
            </button>
          }
        />
      )}
      {isPage && (
        <Menu
          side="top"
          items={[
            { label: words.loop, isChosen: state.isLooping, onSelect: player.toggleLoop },
            { label: words.speed, items: speeds },
            ...(frame ? ['line' as const, ...frame.items] : []),
          ]}
          trigger={
            <button
              type="button"
              className={joinClasses(style.control, style.narrow)}
              aria-label={words.more}
            >
              <Ellipsis aria-hidden="true" />
            </button>
          }
        />
      )}
      <Control
        label={words.full_screen}
        icon={<Maximize />}
        onPress={() => showOnWholeScreen(root.current)}
      />
    </div>
  );
}

type ControlProps = {
  label: string;
  icon: ReactNode;
  isPressed?: boolean;
  onPress: () => void;
  className?: string | undefined;
};

function Control({ label, icon, isPressed, onPress, className }: ControlProps) {
  return (
    <button
      type="button"
      className={joinClasses(style.control, className)}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
