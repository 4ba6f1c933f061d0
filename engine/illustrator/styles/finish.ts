// What a lens and a video add at the end: glow, dark corners, grain.
import { blurPlane, shrinkFactor } from '#engine/raster/blur-plane.ts';
import { blend, lumaOf, ramp } from '#engine/raster/curves.ts';
import { grainAt } from '#engine/raster/plane-noise.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { enlargePlane } from '#engine/raster/resize-plane.ts';
import { unitOf, type Planes } from '#engine/raster/planes.ts';
import { openToneLoops, runOver } from '#engine/raster/tone-loops.ts';

export type BloomOptions = {
  /** Brightness from which a pixel shines. */
  threshold: number;
  /** Radius of the glow at 1024 x 1024, in pixels. */
  radius: number;
  strength: number;
  colour?: readonly [number, number, number];
};

/** Lets bright parts shine over their surroundings. */
export function addBloom(image: Planes, options: BloomOptions): void {
  const { width, height } = image;
  const { strength, colour = [1, 1, 1] } = options;
  const sigma = options.radius * unitOf(image);
  const factor = shrinkFactor(width, height, sigma);
  const lit = gatherLight(image, options.threshold, factor);
  const glow = takePlane(image.red.length);
  for (const [n, channel] of [image.red, image.green, image.blue].entries()) {
    const cells = lit.cells[n] as Float32Array;
    const soft = blurPlane(cells, lit.width, lit.height, sigma / factor);
    if (factor === 1) glow.set(soft);
    else enlargePlane({ width: lit.width, height: lit.height, factor, cells: soft }, glow, width, height);
    const share = strength * (colour[n] as number);
    runOver([channel, glow], [channel], (loops, [to = 0, from = 0], count) => {
      loops.layGlow(to, from, count, share);
    });
    releasePlanes(cells, soft);
  }
  releasePlanes(glow);
}

/** What of each channel is bright enough to shine: means of squares of `factor` pixels. */
function gatherLight(
  { width, height, red, green, blue }: Planes,
  threshold: number,
  factor: number,
): { width: number; height: number; cells: readonly Float32Array[] } {
  const columns = Math.ceil(width / factor);
  const rows = Math.ceil(height / factor);
  const cells = [takePlane(columns * rows), takePlane(columns * rows), takePlane(columns * rows)] as const;
  const count = Math.ceil(width / 4) * 4;
  const { loops, numbers } = openToneLoops(count * 6 * 4);
  const [r = 0, g = 0, b = 0, ...sums] = [0, 1, 2, 3, 4, 5].map((slot) => slot * count * 4);
  for (let row = 0; row < rows; row++) {
    const bottom = Math.min(height, (row + 1) * factor);
    numbers.fill(0, count * 3, count * 6);
    for (let y = row * factor; y < bottom; y++) {
      const at = y * width;
      numbers.set(red.subarray(at, at + width), 0);
      numbers.set(green.subarray(at, at + width), count);
      numbers.set(blue.subarray(at, at + width), count * 2);
      loops.gatherShine(r, g, b, sums[0] ?? 0, sums[1] ?? 0, sums[2] ?? 0, count, threshold);
    }
    for (const [n, channel] of cells.entries()) {
      const sum = numbers.subarray(count * (3 + n), count * (3 + n) + width);
      addAcross(sum, channel.subarray(row * columns, (row + 1) * columns), factor, bottom - row * factor);
    }
  }
  return { width: columns, height: rows, cells };
}

/** Means of `factor` numbers after the other, each the sum of `high`; the last may be of fewer. */
function addAcross(sums: Float32Array, means: Float32Array, factor: number, high: number): void {
  if (factor === 1) {
    means.set(sums);
    return;
  }
  for (let n = 0, from = 0; n < means.length; n++, from += factor) {
    const end = Math.min(sums.length, from + factor);
    let total = 0;
    for (let i = from; i < end; i++) total += sums[i] as number;
    means[n] = total / ((end - from) * high);
  }
}

/** Up to here, from the middle, as a share of each side, corners do not darken. */
const INNER = 0.2;
/** The square of how far a corner is; and as many steps on the way there are darkened alike. */
const [FARTHEST, STEPS] = [0.5, 2048];

/** Darkens towards the corners, towards `colour` if given. */
export function addVignette(
  image: Planes,
  strength: number,
  colour: readonly [number, number, number] = [0, 0, 0],
): void {
  const { width, height } = image;
  const far = Float64Array.from({ length: width }, (_, x) => (x / width - 0.5) ** 2);
  const shares = Float64Array.from(
    { length: STEPS + 1 },
    (_, step) => ramp(INNER, 0.78, Math.sqrt((step / STEPS) * FARTHEST)) * strength,
  );
  for (let y = 0; y < height; y++) darkenRow(image, y * width, far, (y / height - 0.5) ** 2, shares, colour);
}

function darkenRow(
  { red, green, blue }: Planes,
  first: number,
  far: Float64Array,
  down: number,
  shares: Float64Array,
  [r, g, b]: readonly [number, number, number],
): void {
  for (let x = 0, i = first; x < far.length; x++, i++) {
    const away = (far[x] as number) + down;
    if (away <= INNER * INNER) continue;
    const share = shares[(away * (STEPS / FARTHEST) + 0.5) | 0] as number;
    red[i] = blend(red[i] as number, r, share);
    green[i] = blend(green[i] as number, g, share);
    blue[i] = blend(blue[i] as number, b, share);
  }
}

/** Adds video grain, strongest in the middle tones; `amount` 0.02 is fine, 0.08 coarse. */
export function addGrain(image: Planes, amount: number, seed: number): void {
  const size = Math.max(1, Math.round(unitOf(image)));
  for (let y = 0; y < image.height; y++) grainRow(image, y, size, amount, seed);
}

function grainRow(
  { width, red, green, blue }: Planes,
  y: number,
  size: number,
  amount: number,
  seed: number,
): void {
  const row = (y / size) | 0;
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const column = (x / size) | 0;
    const grain = grainAt(column, row, seed + 31) + grainAt(column, row, seed + 32) - 1;
    const luma = lumaOf(red[i] as number, green[i] as number, blue[i] as number);
    const lift = grain * amount * (0.45 + 2.2 * luma * (1 - luma));
    red[i] = (red[i] as number) + lift;
    green[i] = (green[i] as number) + lift;
    blue[i] = (blue[i] as number) + lift;
  }
}
