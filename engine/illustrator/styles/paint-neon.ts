// Neon: the image sinks into the night and its outlines burn as glass tubes.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { blend, clamp, ramp, screen } from '#engine/raster/curves.ts';
import { drawLines } from './draw-lines.ts';
import { addVignette } from './finish.ts';
import { readFlow } from './flow.ts';
import { spreadClouds } from '#engine/raster/plane-noise.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { saturate, shadePixels, takePlanes, unitOf, type Planes } from '#engine/raster/planes.ts';
import { readTone } from './read-tone.ts';
import { smoothRegions } from './smooth-regions.ts';

export function paintNeon(image: Planes, seed: number): void {
  const { width, height } = image;
  const unit = unitOf(image);
  const calm = smoothRegions(image, 5 * unit);
  const tone = readTone(calm);
  const flow = readFlow(tone, width, height, Math.max(1, 3 * unit));
  const tubes = drawLines(tone, flow, {
    weight: 1.7 * unit,
    sensitivity: 0.5,
    reach: 9 * unit,
    hardness: 0.75,
  });
  releasePlanes(tone, flow.x, flow.y, flow.sureness, calm.red, calm.green, calm.blue);
  const glow = lightTubes(image, tubes, seed);
  shadePixels(image, (pixel) => {
    const { index } = pixel;
    saturate(pixel, 1.2);
    const tube = tubes[index] ?? 0;
    const core = ramp(0.55, 1, tube) * 0.75;
    pixel.red = screen(pixel.red * 0.13 + 0.012, clamp(glow.red[index] ?? 0));
    pixel.green = screen(pixel.green * 0.11 + 0.004, clamp(glow.green[index] ?? 0));
    pixel.blue = screen(pixel.blue * 0.17 + 0.035, clamp(glow.blue[index] ?? 0));
    pixel.red = blend(pixel.red, 1, core);
    pixel.green = blend(pixel.green, 0.96, core);
    pixel.blue = blend(pixel.blue, 1, core);
  });
  releasePlanes(tubes, glow.red, glow.green, glow.blue);
  addVignette(image, 0.4, [0.01, 0, 0.03]);
}

/** The gases in the tubes, in the order in which one place passes into the next. */
const GASES = [
  [1.15, 0.12, 0.52],
  [0.62, 0.2, 1.2],
  [0.08, 0.82, 1.15],
  [1.15, 0.5, 0.12],
] as const;

/** The light of the tubes near and far; which gas glows where depends on the place and on the image's own colour. */
function lightTubes(image: Planes, tubes: Float32Array, seed: number): Planes {
  const { width, height } = image;
  const unit = unitOf(image);
  const drift = spreadClouds(width, height, { cell: 420 * unit, octaves: 2, seed: seed + 6 });
  const lit = takePlanes(width, height);
  for (let i = 0; i < tubes.length; i++) {
    const tube = tubes[i] ?? 0;
    const cold = (image.blue[i] ?? 0) - (image.red[i] ?? 0);
    const place = clamp((drift[i] ?? 0.5) * 1.7 - 0.35 + cold * 0.5) * (GASES.length - 1.001);
    const first = GASES[Math.floor(place)] ?? GASES[0];
    const second = GASES[Math.floor(place) + 1] ?? first;
    const share = ramp(0.25, 0.75, place - Math.floor(place));
    lit.red[i] = tube * blend(first[0], second[0], share);
    lit.green[i] = tube * blend(first[1], second[1], share);
    lit.blue[i] = tube * blend(first[2], second[2], share);
  }
  releasePlanes(drift);
  for (const channel of [lit.red, lit.green, lit.blue]) {
    const near = blurPlane(channel, width, height, 3 * unit);
    const wide = blurPlane(channel, width, height, 11 * unit);
    const far = blurPlane(channel, width, height, 42 * unit);
    for (let i = 0; i < channel.length; i++) {
      channel[i] =
        (channel[i] ?? 0) * 0.8 + (near[i] ?? 0) * 1.2 + (wide[i] ?? 0) * 1.3 + (far[i] ?? 0) * 1.5;
    }
    releasePlanes(near, wide, far);
  }
  return lit;
}
