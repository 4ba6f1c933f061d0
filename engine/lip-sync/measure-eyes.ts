// Measures the eyes of a face that was found: only eyes that lie clear in the skin can be closed without a smear.
import type { Eye as FoundEye } from '#tools/lip-sync/find-face.ts';
import type { Image } from '#engine/raster/image.ts';

/** The middle of an eye, and half of its width and height, in pixels. */
export type Eye = { x: number; y: number; across: number; down: number };

/** In distances of the eyes: how far around a pupil is looked. */
const WINDOW = { across: 0.56, up: 0.32, down: 0.26 } as const;
const UNLIKE_SKIN = 42;
const LEAST_PIXELS = 12;
/** Height of an eye in its widths. */
const SHAPES = [0.2, 1.7] as const;

/** Both eyes, or none: where lids, brows or hair cannot be told from an eye, it stays open. */
export function measureEyes(image: Image, [left, right]: readonly [FoundEye, FoundEye]): readonly Eye[] {
  const apart = Math.hypot(right.x - left.x, right.y - left.y);
  const one = measureEye(image, left, apart);
  const other = measureEye(image, right, apart);
  if (!one || !other) return [];
  const alike = Math.min(one.across, other.across) / Math.max(one.across, other.across);
  return alike > 0.6 && Math.abs(one.y - left.y - (other.y - right.y)) < apart * 0.1 ? [one, other] : [];
}

/** Floods from the pupil over what is unlike the skin below; null when that runs out of the window. */
function measureEye({ width, height, data }: Image, { x, y }: FoundEye, apart: number): Eye | null {
  const left = Math.round(x - apart * WINDOW.across);
  const right = Math.round(x + apart * WINDOW.across);
  const top = Math.round(y - apart * WINDOW.up);
  const bottom = Math.round(y + apart * WINDOW.down);
  if (left < 0 || top < 0 || right >= width || bottom >= height) return null;
  const skin = meanColour(data, width, x, y + apart * 0.42, apart * 0.06);
  const isEye = (column: number, row: number) => {
    const at = (row * width + column) * 4;
    return (
      Math.hypot((data[at] ?? 0) - skin[0], (data[at + 1] ?? 0) - skin[1], (data[at + 2] ?? 0) - skin[2]) >
      UNLIKE_SKIN
    );
  };
  const columns = right - left + 1;
  const seen = new Uint8Array(columns * (bottom - top + 1));
  const waiting = [[Math.round(x), Math.round(y)] as const];
  const box = { left: right, right: left, top: bottom, bottom: top };
  let pixels = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [column, row] = next;
    if (column <= left || column >= right || row <= top || row >= bottom) return null;
    const place = (row - top) * columns + column - left;
    if (seen[place] || !isEye(column, row)) continue;
    seen[place] = 1;
    pixels++;
    box.left = Math.min(box.left, column);
    box.right = Math.max(box.right, column);
    box.top = Math.min(box.top, row);
    box.bottom = Math.max(box.bottom, row);
    waiting.push([column - 1, row], [column + 1, row], [column, row - 1], [column, row + 1]);
  }
  if (pixels < LEAST_PIXELS) return null;
  const across = (box.right - box.left + 1) / 2;
  const down = (box.bottom - box.top + 1) / 2;
  const shape = down / across;
  if (shape < SHAPES[0] || shape > SHAPES[1]) return null;
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, across, down };
}

function meanColour(
  data: Uint8ClampedArray,
  width: number,
  x: number,
  y: number,
  reach: number,
): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let row = Math.round(y - reach); row <= y + reach; row++) {
    for (let column = Math.round(x - reach); column <= x + reach; column++) {
      const at = (row * width + column) * 4;
      for (const c of [0, 1, 2] as const) sums[c] += data[at + c] ?? 0;
      count++;
    }
  }
  return [sums[0] / count, sums[1] / count, sums[2] / count];
}
