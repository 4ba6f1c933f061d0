// Stamps a painter's seal: carved strokes in a red square, in the emptier lower corner.
import { blend, ramp } from '#engine/raster/curves.ts';
import { grainAt, streamRandom } from '#engine/raster/plane-noise.ts';
import { unitOf, type Planes } from '#engine/raster/planes.ts';

const RED = [0.705, 0.145, 0.11] as const;
/** The carving is drawn on a grid of this many cells a side. */
const CELLS = 19;

export function stampSeal(image: Planes, seed: number): void {
  const { width, height } = image;
  const short = Math.min(width, height);
  const side = Math.round(short * 0.062);
  if (side < CELLS) return;
  const left = chooseLeft(image, side);
  const top = Math.round(height - short * 0.075 - side);
  const carving = carveSeal(seed);
  const wear = Math.max(1, Math.round(unitOf(image)));
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const cx = Math.floor((x / side) * CELLS);
      const cy = Math.floor((y / side) * CELLS);
      const edge = Math.min(x, y, side - 1 - x, side - 1 - y) / side;
      const rough = grainAt(Math.floor(x / (3 * wear)), Math.floor(y / (3 * wear)), seed + 8);
      const speck = grainAt(Math.floor(x / wear), Math.floor(y / wear), seed + 9);
      const worn =
        ramp(0.0, 0.05, edge - (rough - 0.6) * 0.05) * (speck > 0.93 ? 0.35 : 0.93) * (0.86 + rough * 0.14);
      const inked = carving[cy * CELLS + cx] ? worn : worn * 0.05;
      const i = (top + y) * width + left + x;
      image.red[i] = blend(image.red[i] ?? 1, RED[0], inked);
      image.green[i] = blend(image.green[i] ?? 1, RED[1], inked);
      image.blue[i] = blend(image.blue[i] ?? 1, RED[2], inked);
    }
  }
}

/** The lower corner with less ink in it. */
function chooseLeft(image: Planes, side: number): number {
  const { width, height } = image;
  const margin = Math.round(Math.min(width, height) * 0.075);
  const measure = (left: number): number => {
    let total = 0;
    for (let y = height - margin - side; y < height - margin; y += 3) {
      for (let x = left; x < left + side; x += 3) total += 1 - (image.green[y * width + x] ?? 1);
    }
    return total;
  };
  const right = width - margin - side;
  return measure(right) <= measure(margin) + 1 ? right : margin;
}

/** Four made-up characters, each some upright and level strokes, in a double frame: true = red. */
function carveSeal(seed: number): boolean[] {
  const random = streamRandom(seed + 17);
  const cells = Array.from({ length: CELLS * CELLS }, () => true);
  const cut = (x: number, y: number): void => {
    cells[y * CELLS + x] = false;
  };
  for (const [ox, oy] of [
    [2, 2],
    [10, 2],
    [2, 10],
    [10, 10],
  ] as const) {
    const top = oy + Math.floor(random() * 2);
    const bottom = oy + 6;
    const stem = ox + 1 + Math.floor(random() * 5);
    for (let y = top; y <= bottom; y++) cut(stem, y);
    for (let y = oy + Math.floor(random() * 2); y <= bottom; y += 2) {
      const from = ox + Math.floor(random() * 2);
      const to = ox + 5 + Math.floor(random() * 2);
      for (let x = from; x <= to; x++) cut(x, y);
    }
    const side = random() < 0.5 ? ox : ox + 6;
    for (let y = oy + 2 + Math.floor(random() * 2); y <= bottom; y++) cut(side, y);
  }
  return cells;
}
