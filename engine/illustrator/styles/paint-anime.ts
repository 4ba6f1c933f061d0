// Anime: flat cel tones with cool shadows, thin coloured lines, clear skies and glowing light.
import { blend, clamp, lumaOf, ramp } from '#engine/raster/curves.ts';
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { drawLines } from './draw-lines.ts';
import { addBloom } from './finish.ts';
import { readFlow } from './flow.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { readLuma, saturate, shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { readTone } from './read-tone.ts';
import { replacePlanes, smoothWithCare } from './smooth-regions.ts';

const BANDS = 6;

/** How much of a band's tone is taken; and how uneven a part of a photo is that takes none of it, and one that takes all. */
const BANDED = 0.65;
const [EVEN, UNEVEN] = [0.012, 0.045];

export function paintAnime(image: Planes, _seed: number, care?: Float32Array, isPhoto = false): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const once = smoothWithCare(image, 6 * unit, care);
  // Lines are sought in calm areas only: outlined, every petal would look like an insect.
  const tone = readTone(once);
  const flow = readFlow(tone, width, height, Math.max(1, 2 * unit));
  const lines = drawLines(tone, flow, {
    weight: 1.1 * unit,
    sensitivity: 0.5,
    reach: 5 * unit,
    hardness: 0.6,
  });
  releasePlanes(tone, flow.x, flow.y, flow.sureness);
  const calm = smoothWithCare(once, 4 * unit, care);
  releasePlanes(once.red, once.green, once.blue);
  replacePlanes(image, calm);
  const unevenness = isPhoto ? readUnevenness(image, 9 * unit) : null;
  shadePixels(image, (pixel) => {
    const luma = Math.max(0.004, lumaOf(pixel.red, pixel.green, pixel.blue));
    const step = luma * BANDS;
    const band = (Math.floor(step) + ramp(0.36, 0.64, step - Math.floor(step))) / BANDS;
    // Through an even sky a band would be a shadow that nothing throws.
    const banded = unevenness ? BANDED * ramp(EVEN, UNEVEN, unevenness[pixel.index] as number) : BANDED;
    const gain = blend(luma, band, banded) / luma;
    pixel.red *= gain;
    pixel.green *= gain;
    pixel.blue *= gain;
    saturate(pixel, isPhoto ? 1.38 : 1.28);
    const shade = 1 - ramp(0.12, 0.55, luma);
    pixel.red += (0.02 - pixel.red * 0.1) * shade;
    pixel.blue += 0.05 * shade;
    const lift = ramp(0.35, 0.95, luma) * 0.06;
    pixel.red += lift;
    pixel.green += lift;
    pixel.blue += lift;
    const line = clamp((lines[pixel.index] ?? 0) * 0.88);
    pixel.red *= 1 - line * 0.82;
    pixel.green *= 1 - line * 0.88;
    pixel.blue *= 1 - line * 0.7;
  });
  releasePlanes(lines, ...(unevenness ? [unevenness] : []));
  addBloom(image, { threshold: 0.66, radius: 20, strength: 0.34, colour: [1, 0.96, 1] });
}

/** How far brightness lies apart within a reach of each pixel. */
function readUnevenness(image: Planes, reach: number): Float32Array {
  const { width, height } = image;
  const luma = readLuma(image);
  const mean = blurPlane(luma, width, height, reach);
  for (let i = 0; i < luma.length; i++) luma[i] = (luma[i] as number) ** 2;
  const square = blurPlane(luma, width, height, reach);
  for (let i = 0; i < luma.length; i++)
    square[i] = Math.sqrt(Math.max(0, (square[i] as number) - (mean[i] as number) ** 2));
  releasePlanes(luma, mean);
  return square;
}
