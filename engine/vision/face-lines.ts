// Points and lines of the face mesh: which points make up which line, where they lie, and how a line is drawn.
import type { Box } from '#engine/raster/mask.ts';
import type { Brush } from '#engine/raster/surface.ts';

export type Point = { x: number; y: number };

/** Numbers of MediaPipe's canonical face model, in order around. */
export const FACE_LINES = {
  oval: [
    10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176,
    149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
  ],
  /** Around the lips, and around what is seen between them. */
  lips: [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 409, 270, 269, 267, 0, 37, 39, 40, 185],
  mouth: [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308, 415, 310, 311, 312, 13, 82, 81, 80, 191],
  /** From their outer ends on the left to those on the right of the image. */
  brows: [
    [70, 63, 105, 66, 107],
    [336, 296, 334, 293, 300],
  ],
  eyes: [
    [33, 7, 163, 144, 145, 153, 154, 155, 133, 173, 157, 158, 159, 160, 161, 246],
    [362, 382, 381, 380, 374, 373, 390, 249, 263, 466, 388, 387, 386, 385, 384, 398],
  ],
} as const;

/** Numbers of the face mesh: the corners of the mouth, the left one of the image first. */
export const MOUTH_CORNERS = [61, 291] as const;

/** `points`: x and y of each point of the mesh; `n`: its number. */
export function pointOf(points: Float32Array, n: number): Point {
  return { x: points[n * 2] as number, y: points[n * 2 + 1] as number };
}

export function lineOf(points: Float32Array, line: readonly number[]): Point[] {
  return line.map((n) => pointOf(points, n));
}

/** Adds an open line to the path that was begun. */
export function traceLine(path: Pick<Brush, 'moveTo' | 'lineTo'>, line: readonly Point[]): void {
  for (const [at, { x, y }] of line.entries()) {
    if (at === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
}

/** From the middle of one eye to that of the other. */
export function eyeDistance([left, right]: readonly [Point, Point]): number {
  return Math.hypot(right.x - left.x, right.y - left.y);
}

/** Around the points with these numbers; around all of them without. */
export function boundsOf(
  points: Float32Array,
  which: readonly number[] = [...points.keys()].slice(0, points.length / 2),
): Box {
  const xs = which.map((n) => points[n * 2] as number);
  const ys = which.map((n) => points[n * 2 + 1] as number);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
