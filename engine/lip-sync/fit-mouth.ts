// Finds in a mouth's box where the lips meet: the line along which it will open.
import type { Image } from '#engine/raster/image.ts';
import type { Box } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { lightOf, rednessOf, traceLips } from './trace-lips.ts';

/** Pixels of the image. */
export type Mouth = {
  /** The middle between the corners. */
  x: number;
  y: number;
  /** From the middle to a corner. */
  half: number;
  /** Where the lips meet, above (−) or below `y`, from corner to corner in even steps; below the teeth of a smile. */
  seam: Float32Array;
  /** How far a smile shows its teeth, in the middle; 0 for closed lips. */
  smile: number;
  /** Mean colour of the skin around, 0–255. */
  skin: readonly [number, number, number];
};

const SEARCH_PIXELS = 90;
export const SEAM_STEPS = 33;
/** The box is what a person drew around the lips, the corners may lie a little outside. */
const MARGIN = { across: 0.1, down: 0.2 } as const;
const CORNER_DARKNESS = 0.3;
const LEAST_HALF = 0.36;
/** Of that of the skin. */
const TOOTH_REDNESS = 0.75;
/** The lower edge of teeth: 0 is straight, 1 a parabola. */
const TEETH_ARCH = 0.6;

/** `before` is the mouth a frame ago, where it would be now: of two lines that may be the lips, the nearer is taken. */
export function fitMouth(image: Image, box: Box, before?: Mouth): Mouth {
  const area = growBox(box, image);
  const crop = shrinkImage(cropImage(image, area), SEARCH_PIXELS);
  const scale = area.width / crop.width;
  const skin = meanBorder(crop);
  const { lips, marks } = traceLips(crop, skin, before && toRows(before, area, crop.width));
  const [left, right] = findCorners(lips, marks, crop.width, box.width / scale);
  const teeth = measureTeeth(crop, lips, skin, left, right);
  const path = lips.map((row, x) => row + (teeth?.(x) ?? 0));
  const half = ((right - left) / 2) * scale;
  const x = area.left + ((left + right) / 2) * scale;
  const seamAt = (column: number) => area.top + (pathAt(path, column) + 0.5) * scale;
  const y = seamAt((left + right) / 2);
  const seam = Float32Array.from(
    { length: SEAM_STEPS },
    (_, i) => seamAt(left + ((right - left) * i) / (SEAM_STEPS - 1)) - y,
  );
  const smile = (teeth?.((left + right) / 2) ?? 0) * scale;
  return { x, y, half, seam, smile, skin };
}

export function cropImage({ width, data }: Image, box: Box): Image {
  const cropped = new Uint8ClampedArray(box.width * box.height * 4);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.top + y) * width + box.left) * 4;
    cropped.set(data.subarray(from, from + box.width * 4), y * box.width * 4);
  }
  return { width: box.width, height: box.height, data: cropped };
}

/** Whole pixels inside the image. */
function growBox(box: Box, { width, height }: Image): Box {
  const left = Math.max(0, Math.round(box.left - box.width * MARGIN.across));
  const top = Math.max(0, Math.round(box.top - box.height * MARGIN.down));
  const right = Math.min(width, Math.round(box.left + box.width * (1 + MARGIN.across)));
  const bottom = Math.min(height, Math.round(box.top + box.height * (1 + MARGIN.down)));
  return { left, top, width: Math.max(2, right - left), height: Math.max(2, bottom - top) };
}

function meanBorder({ width, height, data }: Image): readonly [number, number, number] {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isBorder = y < height * 0.12 || y >= height * 0.88 || x < width * 0.06 || x >= width * 0.94;
      if (!isBorder) continue;
      for (const channel of [0, 1, 2])
        sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0);
      count++;
    }
  }
  const mean = (channel: number) => (sums[channel] ?? 0) / Math.max(1, count);
  return [mean(0), mean(1), mean(2)];
}

/** Where the line of the lips ends on either side; near the box's sides where it cannot be told. */
function findCorners(
  path: Float32Array,
  marks: Float32Array,
  width: number,
  boxWidth: number,
): [left: number, right: number] {
  const along = path.map((y, x) => {
    let most = 0;
    for (let step = -1; step <= 1; step++)
      most = Math.max(most, marks[Math.max(0, Math.round(y) + step) * width + x] ?? 0);
    return most;
  });
  const limit = CORNER_DARKNESS * Math.max(0.05, along.toSorted()[Math.floor(width * 0.7)] ?? 0);
  const middle = (width - 1) / 2;
  const least = boxWidth * LEAST_HALF;
  let left = Math.floor(middle);
  let right = Math.ceil(middle);
  while (left > 0 && ((along[left - 1] ?? 0) >= limit || middle - left < least)) left--;
  while (right < width - 1 && ((along[right + 1] ?? 0) >= limit || right - middle < least)) right++;
  return [left, right];
}

/** Rows of teeth below the upper lip, as a curve over the columns; null where the lips are closed. */
function measureTeeth(
  { width, height, data }: Image,
  lips: Float32Array,
  skin: readonly [number, number, number],
  left: number,
  right: number,
): ((column: number) => number) | null {
  const skinLight = lightOf(...skin);
  const skinRedness = rednessOf(...skin);
  const isTooth = (x: number, y: number) => {
    const from = (y * width + x) * 4;
    const [r, g, b] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
    return lightOf(r, g, b) > skinLight * 0.85 && rednessOf(r, g, b) < skinRedness * TOOTH_REDNESS;
  };
  const rows = new Float32Array(width);
  let [found, columns] = [0, 0];
  for (let x = Math.round(left + (right - left) * 0.2); x <= left + (right - left) * 0.8; x++) {
    const top = Math.round(lips[x] ?? 0);
    let last = -1;
    // Shadows between teeth and lip, and gaps between teeth, are passed over.
    for (let y = top; y < height && y - Math.max(top, last) < height * 0.12; y++) if (isTooth(x, y)) last = y;
    columns++;
    if (last < 0) continue;
    found++;
    rows[x] = last - top + 1.5;
  }
  if (found < columns * 0.45) return null;
  const middle = (left + right) / 2;
  const reach = (right - left) / 2;
  const high = rows.filter((row) => row > 0).toSorted()[Math.floor(found * 0.6)] ?? 0;
  return (column) => high * Math.max(0, 1 - ((column - middle) / reach) ** 2) ** TEETH_ARCH;
}

/** A mouth's line in rows of the crop, above its teeth. */
function toRows(mouth: Mouth, area: Box, columns: number): Float32Array {
  const scale = area.width / columns;
  return Float32Array.from({ length: columns }, (_, column) => {
    const u = (area.left + (column + 0.5) * scale - mouth.x) / mouth.half;
    const place = Math.max(0, Math.min(1, (u + 1) / 2)) * (SEAM_STEPS - 1);
    const arch = Math.max(0, 1 - u * u) ** TEETH_ARCH;
    return (mouth.y + pathAt(mouth.seam, place) - mouth.smile * arch - area.top) / scale - 0.5;
  });
}

function pathAt(path: Float32Array, column: number): number {
  const low = Math.max(0, Math.min(path.length - 1, Math.floor(column)));
  const high = Math.min(path.length - 1, low + 1);
  return (path[low] ?? 0) + ((path[high] ?? 0) - (path[low] ?? 0)) * (column - low);
}
