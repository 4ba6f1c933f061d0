// The same place of two videos side by side, larger: left as it was, right as it is.
import { useEffect, useRef } from 'react';
import style from './magnifier.module.css';

const SIDE = 220;
/** Against what the frame shows. */
const MAGNIFIED = 2;

export type MagnifierProps = {
  before: HTMLVideoElement;
  after: HTMLVideoElement;
  /** The middle of what it shows, as shares of the frame. */
  x: number;
  y: number;
};

export function Magnifier({ before, after, x, y }: MagnifierProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    const scale = devicePixelRatio;
    canvas.current.width = SIDE * scale;
    canvas.current.height = SIDE * scale;
    let next = requestAnimationFrame(function draw() {
      for (const [video, left] of [
        [before, 0],
        [after, SIDE / 2],
      ] as const) {
        const wide = video.videoWidth * (SIDE / 2 / (video.clientWidth * MAGNIFIED));
        const high = video.videoHeight * (SIDE / (video.clientHeight * MAGNIFIED));
        if (video.readyState < 2 || !Number.isFinite(wide)) continue;
        const from = [clampTo(video.videoWidth, x, wide), clampTo(video.videoHeight, y, high)] as const;
        context.drawImage(video, ...from, wide, high, left * scale, 0, (SIDE / 2) * scale, SIDE * scale);
      }
      next = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(next);
  }, [before, after, x, y]);
  // It never lies over what it shows.
  const isLeft = x > 0.55 && y < 0.6;
  return (
    <span className={isLeft ? style.left : style.magnifier} aria-hidden="true">
      <canvas ref={canvas} />
    </span>
  );
}

function clampTo(length: number, share: number, part: number): number {
  return Math.max(0, Math.min(length - part, length * share - part / 2));
}
