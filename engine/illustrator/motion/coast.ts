// Gliding on in a video: on skis, boards and blades, on a sled, swimming; also of who is up to the breast in the water.
import type { HandWork } from '../lexicon/hand-work.ts';
import type { Spot } from '../placing/spot.ts';
import type { Move, Self } from './video-motion.ts';

/** Heights of who stands upright in a second. */
const PACES: Partial<Record<HandWork, number>> = {
  ski: 0.55,
  skate: 0.5,
  snowboard: 0.55,
  'ice-skate': 0.45,
  'roller-skate': 0.45,
  sled: 0.6,
  crawl: 0.25,
};

/** Undefined of who does not glide; a lone body's heights in a second. */
export function coastPace({ work, pose, view, isFloating }: Spot): number | undefined {
  // In the air over steps nobody comes down again.
  if (work === undefined || isFloating || pose === 'ollie' || (view ?? 'side') !== 'side') return undefined;
  return PACES[work];
}

/** `pace`: pixels a second. */
export function coast({ stage, spot, phase, middle, ahead, going }: Self, pace: number): Move {
  return (t) => ({
    x: going * ahead * pace * (t - middle),
    y: Math.sin(t * 2.1 + phase) * stage.short * 0.002,
    turn: Math.sin(t * 1.7 + phase) * 0.012,
    aboutX: spot.x,
    aboutY: spot.y,
  });
}

/** Of the body's height in a second, and up and down with each stroke. */
const [SLOWLY, BOB] = [0.1, 0.02] as const;

/** Who swims up to the breast in the water. */
export function paddle({ spot, phase, middle, ahead, going }: Self): Move {
  const stroke = (t: number): number => t * 2.4 + phase;
  return (t) => ({
    x: going * ahead * SLOWLY * spot.tall * (t - middle),
    y: Math.sin(stroke(t)) * BOB * spot.tall,
    turn: Math.sin(stroke(t) + 1) * 0.03,
    aboutX: spot.x,
    aboutY: spot.y,
  });
}
