// The smile of a face in a photo: the corners of the mouth go up and outwards along the face's own axes, and the cheeks with
// them. A picture is changed by it at once, a video little by little.
import { lineOf, MOUTH_CORNERS, type Point } from '#engine/vision/face-lines.ts';
import type { Face } from '#engine/vision/find-faces.ts';

export type Smile = {
  /** Of the mouth, pixels. */
  wide: number;
  /** Beyond it nothing moves, pixels. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Returns how far from a pixel the one lies that comes there, pixels. */
  offsetAt(x: number, y: number): readonly [x: number, y: number];
};

/** Of the mouth's width: how far a corner moves, and how far around it the cheek moves along. */
const RAISED = 0.13;
const WIDENED = 0.06;
const CHEEK = 0.42;
/** Cheeks farther from a corner than so many times that stay where they are. */
const FARTHEST = 2;

export function smileOf({ points }: Face): Smile {
  const [left, right] = lineOf(points, MOUTH_CORNERS) as [Point, Point];
  const wide = Math.hypot(right.x - left.x, right.y - left.y);
  const along = { x: (right.x - left.x) / wide, y: (right.y - left.y) / wide };
  const up = { x: along.y, y: -along.x };
  const corners = [
    { ...left, side: -1 },
    { ...right, side: 1 },
  ];
  const reach = wide * CHEEK;
  return {
    wide,
    left: Math.min(left.x, right.x) - reach * FARTHEST,
    top: Math.min(left.y, right.y) - reach * FARTHEST,
    right: Math.max(left.x, right.x) + reach * FARTHEST,
    bottom: Math.max(left.y, right.y) + reach * FARTHEST,
    offsetAt(x, y) {
      let [dx, dy] = [0, 0];
      for (const corner of corners) {
        const far = Math.hypot(x - corner.x, y - corner.y) / reach;
        if (far > FARTHEST) continue;
        const share = Math.exp(-(far * far) * 1.4) * wide;
        dx -= (up.x * RAISED + along.x * WIDENED * corner.side) * share;
        dy -= (up.y * RAISED + along.y * WIDENED * corner.side) * share;
      }
      return [dx, dy];
    },
  };
}
