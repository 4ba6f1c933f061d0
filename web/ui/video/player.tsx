// A video with its controls in a video frame.
import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { VideoPlayer } from './video-player.ts';
import { useIsPhone } from '../base/use-is-phone.ts';
import type { MenuItem } from '../layer/menu.tsx';
import { joinClasses } from '../base/join-classes.ts';
import { PlayerControls } from './player-controls.tsx';
import { SmallAction } from '../base/small-action.tsx';
import { useUiWords } from '../base/ui-words.tsx';
import { useVideoPlayer } from './use-video-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import style from './player.module.css';

export type PlayerProps = {
  src: string;
  /** What is shown before it plays. */
  poster: string;
  /** What is in it, for the ear. */
  label: string;
  width: number;
  height: number;
  duration: number;
  fps: number;
  hasSound: boolean;
  /** An address of WebVTT, shown over the video. */
  captions?: { src: string; language: string } | undefined;
  size?: 'page' | 'small';
  keys?: 'page' | 'inside';
  /** What can be done with the frame that is shown. */
  frame?: { label: string; items: (player: VideoPlayer) => readonly MenuItem[] };
  /** What stands under the controls and follows the video. */
  Below?: ((props: { player: VideoPlayer; src: string }) => ReactNode) | undefined;
  /** Told when the video cannot be had, for example because its address ran out. */
  onFail?: () => void;
};

export function Player({
  src,
  poster,
  label,
  width,
  height,
  duration,
  fps,
  hasSound,
  captions,
  size = 'page',
  keys = 'inside',
  frame,
  Below,
  onFail,
}: PlayerProps) {
  const words = useUiWords();
  const root = useRef<HTMLDivElement>(null);
  const [player, state] = useVideoPlayer(duration, fps);
  const { attach } = player;
  const isPhone = useIsPhone();
  usePlayerKeys({ player, root, reach: keys });
  return (
    <>
      <section
        ref={root}
        aria-label={label}
        className={joinClasses(style.player, size === 'small' && style.small)}
      >
        <div className={style.window} style={{ '--ratio': width / height }}>
          <video
            ref={attach}
            src={src}
            poster={poster}
            className={style.video}
            width={width}
            height={height}
            muted
            playsInline
            preload="auto"
            crossOrigin="anonymous"
            tabIndex={-1}
            onClick={player.toggle}
            onDoubleClick={isPhone ? undefined : () => void root.current?.requestFullscreen?.()}
            onError={onFail}
          >
            {captions && <track kind="captions" src={captions.src} srcLang={captions.language} default />}
          </video>
          {state.hasFailed && (
            <p className={style.failed} role="alert">
              <span>{words.not_played}</span>
              <SmallAction onClick={player.retry}>{words.try_again}</SmallAction>
            </p>
          )}
        </div>
        <PlayerControls
          player={player}
          state={state}
          root={root}
          hasSound={hasSound}
          size={size}
          frame={frame && { label: frame.label, items: frame.items(player) }}
        />
      </section>
      {Below && <Below player={player} src={src} />}
    </>
  );
}
