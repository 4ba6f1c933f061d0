// Copies into a hole of an image, in the image's own pixels, what a search in few pixels found for it.
import type { Image } from '#engine/raster/image.ts';
import type { Mask } from '#engine/raster/mask.ts';

/** What takes nothing from anywhere. */
const NOWHERE = 1e9;
/** A pixel that is more than this of the hole is no source. */
const OF_HOLE = 0.02;

/** Of each cell of the search: how far away its patch is taken from, in pixels of the image, and how its colours change. */
type Cells = {
  width: number;
  height: number;
  /** Cells to a pixel. */
  sx: number;
  sy: number;
  across: Float32Array;
  down: Float32Array;
  /** Three numbers each. */
  change: Float32Array;
};

/** `from`: which cell each cell of the search takes its pixels from, below 0 for none; `change`: what is added to their colours. */
export function copyDetail(
  image: Image,
  hole: Mask,
  { width, height }: { width: number; height: number },
  from: Int32Array,
  change: Float32Array,
): Image {
  const data = new Uint8ClampedArray(image.data);
  const [sx, sy] = [width / image.width, height / image.height];
  const across = new Float32Array(from.length);
  const down = new Float32Array(from.length);
  for (let y = 0; y < height; y++) measureWays(from, y, width, sx, sy, across, down);
  const cells: Cells = { width, height, sx, sy, across, down, change };
  const found = new Float64Array(4);
  for (let y = 0; y < image.height; y++) copyRow(image, data, hole.values, cells, y, found);
  return { ...image, data };
}

function measureWays(
  from: Int32Array,
  y: number,
  width: number,
  sx: number,
  sy: number,
  across: Float32Array,
  down: Float32Array,
): void {
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const taken = from[i] as number;
    const row = (taken / width) | 0;
    across[i] = taken < 0 ? NOWHERE : (taken - row * width - x) / sx;
    down[i] = (row - y) / sy;
  }
}

function copyRow(
  image: Image,
  data: Uint8ClampedArray,
  hole: Float32Array,
  cells: Cells,
  y: number,
  found: Float64Array,
): void {
  for (let x = 0, i = y * image.width; x < image.width; x++, i++) {
    const share = Math.min(1, (hole[i] as number) * 1.2);
    if (share <= OF_HOLE) continue;
    addDetail(image, hole, cells, x, y, found);
    const total = found[3] as number;
    if (total === 0) continue;
    for (let channel = 0, at = i * 4; channel < 3; channel++, at++)
      data[at] = (data[at] as number) * (1 - share) + ((found[channel] as number) / total) * share;
  }
}

/** Whether the four cells of which this is the first lie as far from where they take their pixels. */
function isOne(across: Float32Array, down: Float32Array, first: number, width: number): boolean {
  const way = across[first] as number;
  const drop = down[first] as number;
  const below = first + width;
  return (
    way !== NOWHERE &&
    across[first + 1] === way &&
    across[below] === way &&
    across[below + 1] === way &&
    down[first + 1] === drop &&
    down[below] === drop &&
    down[below + 1] === drop
  );
}

/** To `found` come red, green and blue of what the four cells around a pixel take it from, and how much that weighs. */
function addDetail(
  { width: wide, height: tall, data }: Image,
  values: Float32Array,
  { width, height, sx, sy, across, down, change }: Cells,
  x: number,
  y: number,
  found: Float64Array,
): void {
  const u = x * sx - 0.5;
  const v = y * sy - 0.5;
  const left = Math.floor(u);
  const top = Math.floor(v);
  const first = top * width + left;
  if (left >= 0 && top >= 0 && left + 1 < width && top + 1 < height && isOne(across, down, first, width)) {
    // All four take it from the same place: most pixels of a patch.
    const px = Math.round(x + (across[first] as number));
    const py = Math.round(y + (down[first] as number));
    const from = py * wide + px;
    if (px >= 0 && py >= 0 && px < wide && py < tall && (values[from] as number) <= OF_HOLE) {
      const [fx, fy] = [u - left, v - top];
      for (let channel = 0; channel < 3; channel++) {
        const a = change[first * 3 + channel] as number;
        const b = change[(first + 1) * 3 + channel] as number;
        const c = change[(first + width) * 3 + channel] as number;
        const d = change[(first + width + 1) * 3 + channel] as number;
        const upper = a + (b - a) * fx;
        found[channel] = (data[from * 4 + channel] as number) + upper + (c + (d - c) * fx - upper) * fy;
      }
      found[3] = 1;
      return;
    }
  }
  let red = 0;
  let green = 0;
  let blue = 0;
  let total = 0;
  for (let cy = top; cy <= top + 1; cy++) {
    if (cy < 0 || cy >= height) continue;
    for (let cx = left; cx <= left + 1; cx++) {
      if (cx < 0 || cx >= width) continue;
      const cell = cy * width + cx;
      if (across[cell] === NOWHERE) continue;
      const px = Math.round(x + (across[cell] as number));
      const py = Math.round(y + (down[cell] as number));
      if (px < 0 || py < 0 || px >= wide || py >= tall) continue;
      if ((values[py * wide + px] as number) > OF_HOLE) continue;
      const weight = (1 - Math.abs(u - cx)) * (1 - Math.abs(v - cy)) + 1e-4;
      const at = (py * wide + px) * 4;
      total += weight;
      red += ((data[at] as number) + (change[cell * 3] as number)) * weight;
      green += ((data[at + 1] as number) + (change[cell * 3 + 1] as number)) * weight;
      blue += ((data[at + 2] as number) + (change[cell * 3 + 2] as number)) * weight;
    }
  }
  found[0] = red;
  found[1] = green;
  found[2] = blue;
  found[3] = total;
}
