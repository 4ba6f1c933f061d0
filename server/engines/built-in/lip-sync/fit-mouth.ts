// Finds in a mouth's box where the lips meet: the line along which it will open.
import type { Picture } from '../illustrator/picture.ts';
import type { Box } from '../photo/mask.ts';
import { shrinkPicture } from '../photo/shrink-picture.ts';

/** Pixels of the picture. */
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
const MARGIN = 0.1;
const CORNER_DARKNESS = 0.3;
/** How much a line apart from the middle of what is dark must be darker, to be taken. */
const STRAY = 0.5;
const LEAST_HALF = 0.36;
/** Of that of the skin. */
const TOOTH_REDNESS = 0.75;

export function fitMouth(picture: Picture, box: Box): Mouth {
  const area = growBox(box, picture);
  const crop = shrinkPicture(cropPicture(picture, area), SEARCH_PIXELS);
  const scale = area.width / crop.width;
  const skin = meanBorder(crop);
  const dark = readDarkness(crop, skin);
  const lips = bendPath(followDark(dark, crop.width, crop.height), dark, crop.width);
  const [left, right] = findCorners(lips, dark, crop.width, box.width / scale);
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

export function cropPicture({ width, data }: Picture, box: Box): Picture {
  const cropped = new Uint8ClampedArray(box.width * box.height * 4);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.top + y) * width + box.left) * 4;
    cropped.set(data.subarray(from, from + box.width * 4), y * box.width * 4);
  }
  return { width: box.width, height: box.height, data: cropped };
}

/** Whole pixels inside the picture. */
function growBox(box: Box, { width, height }: Picture): Box {
  const left = Math.max(0, Math.round(box.left - box.width * MARGIN));
  const top = Math.max(0, Math.round(box.top - box.height * MARGIN));
  const right = Math.min(width, Math.round(box.left + box.width * (1 + MARGIN)));
  const bottom = Math.min(height, Math.round(box.top + box.height * (1 + MARGIN)));
  return { left, top, width: Math.max(2, right - left), height: Math.max(2, bottom - top) };
}

function meanBorder({ width, height, data }: Picture): readonly [number, number, number] {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isBorder = y < height * 0.12 || y >= height * 0.88 || x < width * 0.06 || x >= width * 0.94;
      if (!isBorder) continue;
      for (const channel of [0, 1, 2]) sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0);
      count++;
    }
  }
  const mean = (channel: number) => (sums[channel] ?? 0) / Math.max(1, count);
  return [mean(0), mean(1), mean(2)];
}

const lightOf = (r: number, g: number, b: number): number => 0.3 * r + 0.59 * g + 0.11 * b;
const rednessOf = (r: number, g: number, b: number): number => (r - (g + b) / 2) / (r + g + b + 30);

/** How much darker or redder than the skin each pixel is; the darkest has 1. */
function readDarkness({ data }: Picture, skin: readonly [number, number, number]): Float32Array {
  const base = lightOf(...skin);
  const baseRed = rednessOf(...skin);
  const dark = Float32Array.from({ length: data.length / 4 }, (_, i) => {
    const [r, g, b] = [data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0];
    const darker = (base - lightOf(r, g, b)) / (base + 20);
    return Math.max(0, darker + 0.6 * Math.max(0, rednessOf(r, g, b) - baseRed));
  });
  const most = Math.max(0.02, dark.reduce((max, value) => Math.max(max, value), 0));
  return dark.map((value) => value / most);
}

/** The darkest way from left to right that keeps near the middle of what is dark. Rows, a column each. */
function followDark(dark: Float32Array, width: number, height: number): Float32Array {
  const middle = darkMiddle(dark, width, height);
  const cost = new Float32Array(width * height);
  const from = new Int8Array(width * height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      const away = (y - (middle[x] ?? 0)) / height;
      const own = 1 - (dark[y * width + x] ?? 0) + STRAY * Math.abs(away) + 2 * away * away;
      let best = x === 0 ? 0 : Infinity;
      for (let step = -1; step <= 1 && x > 0; step++) {
        if (y + step < 0 || y + step >= height) continue;
        const before = (cost[(y + step) * width + x - 1] ?? 0) + Math.abs(step) * 0.12;
        if (before >= best) continue;
        best = before;
        from[y * width + x] = step;
      }
      cost[y * width + x] = own + best;
    }
  }
  let row = 0;
  for (let y = 1; y < height; y++)
    if ((cost[y * width + width - 1] ?? 0) < (cost[row * width + width - 1] ?? 0)) row = y;
  const path = new Float32Array(width);
  for (let x = width - 1; x >= 0; x--) {
    path[x] = row;
    row += from[row * width + x] ?? 0;
  }
  return path;
}

/** Per column, the centre of what is dark; pulled to that of the whole box where there is little. */
function darkMiddle(dark: Float32Array, width: number, height: number): Float32Array {
  let [allSum, allRows] = [1e-3, (1e-3 * height) / 2];
  for (let i = 0; i < dark.length; i++) {
    const weight = (dark[i] ?? 0) ** 2;
    allSum += weight;
    allRows += weight * Math.floor(i / width);
  }
  const whole = allRows / allSum;
  const pull = (allSum / width) * 0.5;
  return Float32Array.from({ length: width }, (_, x) => {
    let [sum, rows] = [pull, pull * whole];
    for (let y = 0; y < height; y++) {
      const weight = (dark[y * width + x] ?? 0) ** 2;
      sum += weight;
      rows += weight * y;
    }
    return rows / sum;
  });
}

/** A calm curve through the path: a parabola, and half of what it leaves out where the lips wave. */
function bendPath(path: Float32Array, dark: Float32Array, width: number): Float32Array {
  const weights = path.map((y, x) => 0.05 + (dark[Math.round(y) * width + x] ?? 0));
  const fit = fitParabola(path, weights);
  const rest = path.map((y, x) => y - fit(x));
  const reach = Math.max(1, Math.round(width * 0.05));
  return path.map((_, x) => {
    let [sum, count] = [0, 0];
    for (let at = Math.max(0, x - reach); at <= Math.min(width - 1, x + reach); at++) {
      sum += rest[at] ?? 0;
      count++;
    }
    return fit(x) + (sum / count) * 0.7;
  });
}

/** Least squares, weighed. */
export function fitParabola(values: Float32Array, weights: Float32Array): (x: number) => number {
  const middle = (values.length - 1) / 2;
  const rows = [0, 1, 2].map(() => [0, 0, 0, 0]);
  for (const [i, value] of values.entries()) {
    const u = (i - middle) / Math.max(1, middle);
    const powers = [1, u, u * u];
    const weight = weights[i] ?? 0;
    for (const [r, row] of rows.entries()) {
      for (let c = 0; c < 3; c++) row[c] = (row[c] ?? 0) + weight * (powers[r] ?? 0) * (powers[c] ?? 0);
      row[3] = (row[3] ?? 0) + weight * (powers[r] ?? 0) * value;
    }
  }
  const [a = 0, b = 0, c = 0] = solveThree(rows);
  return (x) => {
    const u = (x - middle) / Math.max(1, middle);
    return a + b * u + c * u * u;
  };
}

/** Gauss on three rows of four numbers. */
function solveThree(rows: number[][]): number[] {
  for (let i = 0; i < 3; i++) {
    const pivot = rows[i]?.[i] || 1e-9;
    for (let r = 0; r < 3; r++) {
      if (r === i) continue;
      const factor = (rows[r]?.[i] ?? 0) / pivot;
      rows[r] = (rows[r] ?? []).map((value, c) => value - factor * (rows[i]?.[c] ?? 0));
    }
  }
  return rows.map((row, i) => (row[3] ?? 0) / (row[i] || 1e-9));
}

/** Where the line of the lips ends on either side; near the box's sides where it cannot be told. */
function findCorners(
  path: Float32Array,
  dark: Float32Array,
  width: number,
  boxWidth: number,
): [left: number, right: number] {
  const along = path.map((y, x) => {
    let most = 0;
    for (let step = -1; step <= 1; step++)
      most = Math.max(most, dark[Math.max(0, Math.round(y) + step) * width + x] ?? 0);
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
  { width, height, data }: Picture,
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
  if (found < columns * 0.6) return null;
  const middle = (left + right) / 2;
  const reach = (right - left) / 2;
  const high = rows.filter((row) => row > 0).toSorted()[Math.floor(found * 0.6)] ?? 0;
  return (column) => high * Math.max(0, 1 - ((column - middle) / reach) ** 2) ** 0.6;
}

function pathAt(path: Float32Array, column: number): number {
  const low = Math.max(0, Math.min(path.length - 1, Math.floor(column)));
  const high = Math.min(path.length - 1, low + 1);
  return (path[low] ?? 0) + ((path[high] ?? 0) - (path[low] ?? 0)) * (column - low);
}
