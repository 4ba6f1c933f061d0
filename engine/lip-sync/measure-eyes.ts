// Reads from the mesh of a face where its eyes lie, along the face's own axes.
import { lineOf, pointOf, type Point } from '#engine/vision/face-lines.ts';

/** Pixels of the image: the middle, half of its width and height, and how it is turned, in radians clockwise. */
export type Lids = { x: number; y: number; across: number; down: number; angle: number };

/** Of MediaPipe's canonical face model: from the corner on the left of the image to that on the right, and the lids. */
const EYES = [
  { corners: [33, 133], upper: [160, 159, 158], lower: [144, 145, 153] },
  { corners: [362, 263], upper: [385, 386, 387], lower: [380, 374, 373] },
] as const;
/** The mesh follows the opening; to close an eye, its lashes and the rims of its lids must close, too. */
const LASHES = { across: 1.2, down: 1.6 } as const;
/** Of half a width: a face that looks aside hides an eye that is narrower. */
const LEAST_OPEN = 0.12;

/** Those that are open enough to be closed. */
export function measureEyes(points: Float32Array): readonly Lids[] {
  return EYES.flatMap(({ corners, upper, lower }) => {
    const [left, right] = lineOf(points, corners) as [Point, Point];
    const angle = Math.atan2(right.y - left.y, right.x - left.x);
    const heightOf = (n: number): number => {
      const { x, y } = pointOf(points, n);
      return y * Math.cos(angle) - x * Math.sin(angle);
    };
    const [top, bottom] = [Math.min(...upper.map(heightOf)), Math.max(...lower.map(heightOf))];
    const away = (top + bottom) / 2 - heightOf(corners[0]);
    const across = Math.hypot(right.x - left.x, right.y - left.y) / 2;
    const down = (bottom - top) / 2;
    if (down < across * LEAST_OPEN) return [];
    return [
      {
        x: (left.x + right.x) / 2 - away * Math.sin(angle),
        y: (left.y + right.y) / 2 + away * Math.cos(angle),
        across: across * LASHES.across,
        down: down * LASHES.down,
        angle,
      },
    ];
  });
}
