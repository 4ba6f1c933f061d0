// A video before and after in one frame: both run together, a line parts them, a magnifier looks closer.
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { CompareFrame } from './compare-frame.tsx';
import type { CompareMode } from './compare-frame.tsx';
import { findBinding } from '../base/key-bindings.ts';
import { useKeysOf } from '../base/use-shortcut.ts';
import { followVideo } from './follow-video.ts';
import { joinClasses } from '../base/join-classes.ts';
import { Magnifier } from './magnifier.tsx';
import { PlayerControls } from './player-controls.tsx';
import type { PlayerControlsProps } from './player-controls.tsx';
import { useVideoPlayer } from './use-video-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import playerStyle from './player.module.css';
import style from './split-player.module.css';

export type SplitPlayerProps = {
  before: { src: string; poster: string };
  after: { src: string; poster: string; width: number; height: number; duration: number; fps: number };
  label: string;
  tags: { before: string; after: string };
  hasSound: boolean;
  mode: CompareMode;
  /** One pixel of the result on one pixel of the screen; dragging moves it. */
  isActual: boolean;
  frame?: PlayerControlsProps['frame'];
};

type Place = { x: number; y: number };

const middle: Place = { x: 0.5, y: 0.5 };

export function SplitPlayer({
  before,
  after,
  label,
  tags,
  hasSound,
  mode,
  isActual,
  frame,
}: SplitPlayerProps) {
  const root = useRef<HTMLElement>(null);
  const [player, state] = useVideoPlayer(after.duration, after.fps);
  const { attach } = player;
  const [leader, setLeader] = useState<HTMLVideoElement | null>(null);
  const [follower, setFollower] = useState<HTMLVideoElement | null>(null);
  const [looked, setLooked] = useState(middle);
  const [isHeld, setHeld] = useState(false);
  usePlayerKeys({ player, root, reach: 'page' });
  useShift(setHeld);

  useEffect(() => attach(leader), [attach, leader]);
  useEffect(() => (leader && follower ? followVideo(leader, follower) : undefined), [leader, follower]);

  const isLarge = isActual || isHeld;
  const scale = isLarge && leader ? after.width / devicePixelRatio / leader.clientWidth : 1;
  // The place that is looked at stays where it is while everything around it grows.
  const large = {
    transform: scale > 1 ? `scale(${scale})` : undefined,
    transformOrigin: `${looked.x * 100}% ${looked.y * 100}%`,
  };
  function look(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    setLooked({
      x: Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)),
      y: Math.min(1, Math.max(0, (event.clientY - box.top) / box.height)),
    });
  }
  const video = {
    playsInline: true,
    preload: 'auto',
    crossOrigin: 'anonymous',
    tabIndex: -1,
  } as const;
  return (
    <section ref={root} aria-label={label} className={joinClasses(playerStyle.player, style.split)}>
      <div className={style.container} onPointerMove={look}>
        <CompareFrame
          ratio={after.width / after.height}
          mode={mode}
          tags={tags}
          before={
            <video muted ref={setFollower} src={before.src} poster={before.poster} style={large} {...video} />
          }
          after={
            <video muted ref={setLeader} src={after.src} poster={after.poster} style={large} {...video} />
          }
        >
          {mode === 'split' && !isLarge && leader && follower && (
            <Magnifier before={follower} after={leader} {...looked} />
          )}
        </CompareFrame>
      </div>
      <PlayerControls
        player={player}
        state={state}
        root={root}
        hasSound={hasSound}
        size="page"
        frame={frame}
      />
    </section>
  );
}

/** Shift, held, shows the pixels. */
function useShift(setHeld: (isHeld: boolean) => void) {
  useKeysOf('compare');
  useEffect(() => {
    const hear = (event: KeyboardEvent) =>
      findBinding('compare', event) === 'pixels' && setHeld(event.type === 'keydown');
    const release = () => setHeld(false);
    document.addEventListener('keydown', hear);
    document.addEventListener('keyup', hear);
    window.addEventListener('blur', release);
    return () => {
      document.removeEventListener('keydown', hear);
      document.removeEventListener('keyup', hear);
      window.removeEventListener('blur', release);
    };
  }, [setHeld]);
}
