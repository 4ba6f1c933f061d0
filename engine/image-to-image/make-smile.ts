// Raises the corners of every mouth: pixels near a corner move up and outwards along the face's own axes.
import { clamp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import type { Reason, Work } from './work.ts';

/** Numbers of the face mesh: the corners of the mouth. */
const CORNERS = [61, 291] as const;
/** Of the mouth's width: how far a corner moves, and how far around it the cheek moves along. */
const RAISED = 0.13;
const WIDENED = 0.06;
const REACH = 0.42;

export function makeSmile(work: Work, amount: number): Reason | null {
  const faces = mainFaces(work.before, work.people().faces);
  if (faces.length === 0) return 'no_person';
  for (const face of faces) work.image = raiseCorners(work.image, face, clamp(amount, 0.3, 1.5));
  return null;
}

function raiseCorners(image: Image, { points }: Face, amount: number): Image {
  const { width, height, data } = image;
  const [left, right] = CORNERS.map((n) => ({
    x: points[n * 2] as number,
    y: points[n * 2 + 1] as number,
  })) as [{ x: number; y: number }, { x: number; y: number }];
  const wide = Math.hypot(right.x - left.x, right.y - left.y);
  const along = { x: (right.x - left.x) / wide, y: (right.y - left.y) / wide };
  const up = { x: along.y, y: -along.x };
  const result = new Uint8ClampedArray(data);
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
      if (sx === x && sy === y) continue;
      const cx = clamp(sx, 0, width - 1.001);
      const cy = clamp(sy, 0, height - 1.001);
      const [px, py] = [Math.floor(cx), Math.floor(cy)];
      const [fx, fy] = [cx - px, cy - py];
      const at = (py * width + px) * 4;
      const below = at + width * 4;
      for (let c = 0; c < 3; c++) {
        const upper = (data[at + c] as number) * (1 - fx) + (data[at + 4 + c] as number) * fx;
        const lower = (data[below + c] as number) * (1 - fx) + (data[below + 4 + c] as number) * fx;
        result[(y * width + x) * 4 + c] = upper * (1 - fy) + lower * fy;
      }
    }
  }
  return { ...image, data: result };
}
