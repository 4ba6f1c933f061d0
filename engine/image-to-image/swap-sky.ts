// Lays a painted sky behind the land of a photo, and puts the land into its light.
import type { Image } from '#engine/raster/image.ts';
import { clamp, lumaOf } from '#engine/raster/curves.ts';
import type { Sky } from '#engine/photo/find-sky.ts';
import { softenMask, type Mask } from '#engine/raster/mask.ts';
import { paintSky, type PaintedSky } from './paint-sky.ts';
import { namedSky } from './named-sky.ts';
import type { Reason, Work } from './work.ts';

/** How far the land follows the new sky in brightness and in colour. */
const FOLLOW_LIGHT = 0.42;
const FOLLOW_COLOUR = 0.3;

/** `sky`: where it is, if not where any may be that was named. */
export function swapSky(
  work: Work,
  words: string,
  followLight = 1,
  sky = namedSky(work),
): PaintedSky | Reason {
  if (!sky) return 'no_sky';
  const { image } = work;
  const painted = paintSky(words, image, lowestRow(sky) * image.height, work.seed);
  const land = clearEdges(image, sky.mask);
  const before = meanColour(image, sky.mask, (value) => value);
  const after = meanColour(painted.image, sky.mask, (value) => value);
  const gains = followLight === 0 ? null : followGains(before, after, followLight);
  const data = new Uint8ClampedArray(image.data.length);
  for (let i = 0, o = 0; o < data.length; i++, o += 4) {
    const share = sky.mask.values[i] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      const ground = (land.data[o + channel] ?? 0) * (gains?.[channel] ?? 1);
      data[o + channel] = ground + ((painted.image.data[o + channel] ?? 0) - ground) * share;
    }
    data[o + 3] = 255;
  }
  work.image = { ...image, data };
  return painted;
}

function lowestRow(sky: Sky): number {
  return clamp(sky.horizon + 0.015, 0.12, 1);
}

/**
 * At the edge every pixel still has some of the old sky in it, which would shine around trees and roofs: it is reckoned
 * out, with the old sky's colour nearby.
 */
function clearEdges(image: Image, mask: Mask): Image {
  const { width, height } = image;
  const reach = Math.max(4, Math.round(Math.max(width, height) * 0.02));
  const weights = softenMask(
    { ...mask, values: mask.values.map((value) => (value > 0.97 ? 1 : 0)) },
    reach,
  ).values;
  const near = [0, 1, 2].map(
    (channel) =>
      softenMask(
        {
          ...mask,
          values: mask.values.map((value, i) => (value > 0.97 ? (image.data[i * 4 + channel] ?? 0) : 0)),
        },
        reach,
      ).values,
  );
  const data = new Uint8ClampedArray(image.data);
  for (let i = 0; i < weights.length; i++) {
    const share = mask.values[i] ?? 0;
    const weight = weights[i] ?? 0;
    if (share < 0.03 || share > 0.97 || weight < 0.01) continue;
    for (let channel = 0; channel < 3; channel++) {
      const old = (near[channel]?.[i] ?? 0) / weight;
      const own = ((image.data[i * 4 + channel] ?? 0) - share * old) / (1 - share);
      // Where the guess is wild (thin twigs) it is only half believed.
      data[i * 4 + channel] = clamp(own, old * 0.15, 255) * 0.85 + (image.data[i * 4 + channel] ?? 0) * 0.15;
    }
  }
  return { width, height, data };
}

function meanColour(image: Image, mask: Mask, weigh: (value: number) => number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let total = 1e-6;
  for (let i = 0; i < mask.values.length; i += 5) {
    const weight = weigh(mask.values[i] ?? 0);
    total += weight;
    for (const channel of [0, 1, 2] as const) sum[channel] += (image.data[i * 4 + channel] ?? 0) * weight;
  }
  return [sum[0] / total, sum[1] / total, sum[2] / total];
}

function followGains(before: Triple, after: Triple, follow: number): [number, number, number] {
  const was = Math.max(12, lumaOf(...before));
  const is = Math.max(12, lumaOf(...after));
  const light = clamp((is / was) ** (FOLLOW_LIGHT * follow), 0.42, 1.25);
  return [0, 1, 2].map((channel) => {
    const hue = (after[channel] ?? 0) / is / Math.max(0.2, (before[channel] ?? 0) / was);
    return light * clamp(Math.max(0.2, hue) ** (FOLLOW_COLOUR * follow), 0.6, 1.4);
  }) as [number, number, number];
}

type Triple = [number, number, number];
