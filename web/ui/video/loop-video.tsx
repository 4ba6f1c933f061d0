// A short silent video that plays by itself while it is in sight, over its still; where less motion or less data is
// wanted it stays the still.
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { joinClasses } from '../base/join-classes.ts';
import { Image } from '../base/image.tsx';
import type { ImageProps } from '../base/image.tsx';
import { wantsStillness } from './video-source.ts';
import style from './loop-video.module.css';

export type LoopVideoProps = ImageProps & {
  /** Address of the video. */
  video: string;
  /** Somebody asked for rest. */
  isPaused?: boolean;
};

const SHARE_IN_SIGHT = 0.5;

export function LoopVideo({ video, isPaused = false, className, ...image }: LoopVideoProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [isInSight, setInSight] = useState(false);
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    const watched = box.current;
    if (!watched || typeof IntersectionObserver === 'undefined') return;
    const watcher = new IntersectionObserver(
      (entries) => {
        setInSight((entries.at(-1)?.intersectionRatio ?? 0) >= SHARE_IN_SIGHT && !wantsStillness());
      },
      { threshold: SHARE_IN_SIGHT },
    );
    watcher.observe(watched);
    return () => watcher.disconnect();
  }, []);
  const plays = isInSight && !isPaused;
  return (
    <span ref={box} className={joinClasses(style.box, className)}>
      <Image {...image} />
      {plays && (
        <video
          src={video}
          className={joinClasses(style.video, isMoving && style.moving)}
          autoPlay
          muted
          loop
          playsInline
          tabIndex={-1}
          aria-hidden="true"
          onPlaying={() => setMoving(true)}
          onEmptied={() => setMoving(false)}
        />
      )}
      {!(plays && isMoving) && (
        <span className={style.mark} aria-hidden="true">
          <Play />
        </span>
      )}
    </span>
  );
}
