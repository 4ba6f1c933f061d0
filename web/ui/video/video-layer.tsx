// The video over its poster, there while it is looked at; with frames to look through it where there is room.
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { formatClock } from './video-clock.ts';
import { readVideoFrames } from './video-frames.ts';
import type { VideoSource } from './video-source.ts';
import { joinClasses } from '../base/join-classes.ts';
import { currentAddress, wholeAddress } from './hover-video.ts';
import type { HoverVideo, HoverVideoState } from './hover-video.ts';
import { useIsPhone } from '../base/use-is-phone.ts';
import style from './video-layer.module.css';

export type VideoLayerProps = { source: VideoSource; hoverVideo: HoverVideo; state: HoverVideoState };

export function VideoLayer({ source, hoverVideo, state }: VideoLayerProps) {
  const { attach } = hoverVideo;
  return (
    <video
      ref={attach}
      src={currentAddress(source, state)}
      className={joinClasses(style.video, state.isShown && style.shown)}
      muted
      loop
      playsInline
      preload="auto"
      crossOrigin="anonymous"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

const FRAME_HEIGHT = 40;
const LOOK_MS = 250;

/** Moving over the frames looks for a place, a click opens like the image itself. */
export function VideoScrub({ source, hoverVideo, state }: VideoLayerProps) {
  const [at, setAt] = useState<number | null>(null);
  const isPhone = useIsPhone();
  const whole = wholeAddress(source, state);
  function move(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    setAt(share);
    hoverVideo.scrubTo(share);
  }
  function leave() {
    setAt(null);
    hoverVideo.endScrub();
  }
  // Videos that come into sight on a phone would each be loaded whole for frames that nobody asked for.
  if (whole === null || (isPhone && whole === source.url)) return null;
  return (
    <span
      className={style.scrub}
      onPointerMove={move}
      onPointerLeave={leave}
      onPointerUp={leave}
      onPointerCancel={leave}
      aria-hidden="true"
    >
      <Frames key={whole} src={whole} count={isPhone ? 8 : 12} />
      {at !== null && (
        <span className={style.head} style={{ left: `${at * 100}%` }}>
          <span className={style.time}>{formatClock(at * source.seconds, true)}</span>
        </span>
      )}
    </span>
  );
}

function Frames({ src, count }: { src: string; count: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const shown = canvas.current;
    if (!shown) return;
    const stopping = new AbortController();
    const width = Math.ceil(shown.clientWidth / count);
    shown.width = width * count;
    shown.height = FRAME_HEIGHT;
    // A whole video is not fetched for a look that only lasts a moment.
    const timer = setTimeout(() => {
      readVideoFrames({
        src,
        count,
        width,
        height: FRAME_HEIGHT,
        signal: stopping.signal,
        onFrame: (sheet) => shown.getContext('2d')?.drawImage(sheet, 0, 0),
      });
    }, LOOK_MS);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [src, count]);
  return (
    <>
      <canvas ref={canvas} className={style.frames} />
      <span className={style.gaps} style={{ '--frames': count }} />
    </>
  );
}
