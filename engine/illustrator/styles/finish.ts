// What a lens and a video add at the end: glow, dark corners, grain.
import { blurPlane, shrinkFactor } from '#engine/raster/blur-plane.ts';
import { blend, clamp, lumaOf, ramp, screen } from '#engine/raster/curves.ts';
import { grainAt } from '#engine/raster/plane-noise.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { enlargePlane } from '#engine/raster/resize-plane.ts';
import { unitOf, type Planes } from '#engine/raster/planes.ts';

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
    for (let i = 0; i < channel.length; i++)
      channel[i] = screen(channel[i] as number, clamp((glow[i] as number) * share));
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
  for (let row = 0, to = 0; row < rows; row++) {
    const bottom = Math.min(height, (row + 1) * factor);
    for (let column = 0; column < columns; column++, to++) {
      const right = Math.min(width, (column + 1) * factor);
      let r = 0;
      let g = 0;
      let b = 0;
      for (let y = row * factor; y < bottom; y++) {
        for (let i = y * width + column * factor, end = y * width + right; i < end; i++) {
          const ownRed = red[i] as number;
          const ownGreen = green[i] as number;
          const ownBlue = blue[i] as number;
          const luma = lumaOf(ownRed, ownGreen, ownBlue);
          if (luma <= threshold) continue;
          const shine = ramp(threshold, 1, luma);
          r += ownRed * shine;
          g += ownGreen * shine;
          b += ownBlue * shine;
        }
      }
      const count = (bottom - row * factor) * (right - column * factor);
      cells[0][to] = r / count;
      cells[1][to] = g / count;
      cells[2][to] = b / count;
    }
  }
  return { width: columns, height: rows, cells };
}

/** Up to here, from the middle, as a share of each side, corners do not darken. */
const INNER = 0.2;

/** Darkens towards the corners, towards `colour` if given. */
export function addVignette(
  image: Planes,
  strength: number,
  colour: readonly [number, number, number] = [0, 0, 0],
): void {
  const { width, height, red, green, blue } = image;
  const far = Float64Array.from({ length: width }, (_, x) => (x / width - 0.5) ** 2);
  for (let y = 0, i = 0; y < height; y++) {
    const down = (y / height - 0.5) ** 2;
    for (let x = 0; x < width; x++, i++) {
      const away = (far[x] as number) + down;
      if (away <= INNER * INNER) continue;
      const share = ramp(INNER, 0.78, Math.sqrt(away)) * strength;
      red[i] = blend(red[i] as number, colour[0], share);
      green[i] = blend(green[i] as number, colour[1], share);
      blue[i] = blend(blue[i] as number, colour[2], share);
    }
  }
}

/** Adds video grain, strongest in the middle tones; `amount` 0.02 is fine, 0.08 coarse. */
export function addGrain(image: Planes, amount: number, seed: number): void {
  const { width, height, red, green, blue } = image;
  const size = Math.max(1, Math.round(unitOf(image)));
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y / size) | 0;
    for (let x = 0; x < width; x++, i++) {
      const column = (x / size) | 0;
      const grain = grainAt(column, row, seed + 31) + grainAt(column, row, seed + 32) - 1;
      const luma = lumaOf(red[i] as number, green[i] as number, blue[i] as number);
      const lift = grain * amount * (0.45 + 2.2 * luma * (1 - luma));
      red[i] = (red[i] as number) + lift;
      green[i] = (green[i] as number) + lift;
      blue[i] = (blue[i] as number) + lift;
    }
  }
}
