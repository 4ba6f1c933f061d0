// Raises the corners of every mouth: pixels near a corner move up and outwards along the face's own axes.
import { clamp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { makeSampler, wordsOf } from '#engine/raster/sample-pixels.ts';
import { lineOf, MOUTH_CORNERS, type Point } from '#engine/vision/face-lines.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { facesMeant } from './faces-meant.ts';
import type { Place } from './instruction.ts';
import type { Reason, Work } from './work.ts';

/** Of the mouth's width: how far a corner moves, and how far around it the cheek moves along. */
const RAISED = 0.13;
const WIDENED = 0.06;
const REACH = 0.42;

export function makeSmile(work: Work, amount: number, place: Place): Reason | null {
  const faces = facesMeant(work.before, work.people().faces, place);
  if (faces.length === 0) return 'no_person';
  for (const face of faces) work.image = raiseCorners(work.image, face, clamp(amount, 0.3, 1.5));
  return null;
}

function raiseCorners(image: Image, { points }: Face, amount: number): Image {
  const { width, height, data } = image;
  const [left, right] = lineOf(points, MOUTH_CORNERS) as [Point, Point];
  const wide = Math.hypot(right.x - left.x, right.y - left.y);
  const along = { x: (right.x - left.x) / wide, y: (right.y - left.y) / wide };
  const up = { x: along.y, y: -along.x };
  const result = new Uint8ClampedArray(data);
  const words = wordsOf(result);
  const sample = makeSampler(image);
  const reach = wide * REACH;
  const corners = [
    { ...left, side: -1 },
    { ...right, side: 1 },
  ];
  const top = Math.max(0, Math.floor(Math.min(left.y, right.y) - reach * 2));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(left.y, right.y) + reach * 2));
  const first = Math.max(0, Math.floor(Math.min(left.x, right.x) - reach * 2));
  const last = Math.min(width - 1, Math.ceil(Math.max(left.x, right.x) + reach * 2));
  for (let y = top; y <= bottom; y++) {
    for (let x = first; x <= last; x++) {
      let [sx, sy] = [x, y];
      for (const corner of corners) {
        const far = Math.hypot(x - corner.x, y - corner.y) / reach;
        if (far > 2) continue;
        const share = Math.exp(-(far * far) * 1.4) * amount * wide;
        sx -= (up.x * RAISED + along.x * WIDENED * corner.side) * share;
        sy -= (up.y * RAISED + along.y * WIDENED * corner.side) * share;
      }
      if (sx !== x || sy !== y) words[y * width + x] = sample(sx, sy);
    }
  }
  return { ...image, data: result };
}
