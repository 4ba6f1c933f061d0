// What belongs to somebody at work, in the units of a figure: a body is a hundred tall, its feet at zero, it faces to the right.

import type { Pen } from '../things/pen.ts';
import type { Point } from './draft.ts';
import type { Hands } from './hands.ts';
import type { Skeleton } from './skeleton.ts';

type Paint = (pen: Pen, skeleton: Skeleton, hands: Hands) => void;

export type TradeDrawing = {
  /** Before the body is drawn. */
  behind?: Paint;
  /** What is in the hands, and before them. */
  over?: Paint;
};

/** Along the forearm, so far beyond the hand. */
export function beyond({ middle, end }: { middle: Point; end: Point }, far: number, turn = 0): Point {
  const angle = Math.atan2(end[1] - middle[1], end[0] - middle[0]) + turn;
  return [end[0] + Math.cos(angle) * far, end[1] + Math.sin(angle) * far];
}

/** Draws turned around a point, which is the origin of what is drawn. */
export function turned(pen: Pen, [x, y]: Point, turn: number, paint: () => void): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  paint();
  brush.restore();
}
