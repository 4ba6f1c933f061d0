// Moves a photo to another hour of the day: its sky where it has one, its light and colours, its lamps.
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { addContrast, blend, clamp, lumaOf, ramp, screen } from '#engine/raster/curves.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { resizeMask } from '#engine/raster/mask.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { readLuma, saturate, shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { blendImages } from '#engine/raster/blend.ts';
import { shadeImage } from '#engine/photo/shade-image.ts';
import { balance } from './change-tone.ts';
import type { Hour } from './instruction.ts';
import { openSky } from './open-sky.ts';
import { swapSky } from './swap-sky.ts';
import type { Work } from './work.ts';

type Triple = readonly [number, number, number];

type Light = {
  /** What the light parts and the dark parts are multiplied by. */
  lights: Triple;
  shades: Triple;
  /** Below 1 darkens the middle tones. */
  exposure: number;
  saturation: number;
  contrast: number;
  /** Lamps and bright windows keep shining by this much. */
  lamps: number;
  /** A low sun: its colour, and how strong it is at its side. */
  sun?: { colour: Triple; strength: number };
  /** The words of the new sky; without them the old one is only coloured. */
  sky?: string;
};

const LIGHTS: Record<Hour, Light> = {
  night: {
    lights: [0.5, 0.64, 1],
    shades: [0.32, 0.42, 0.78],
    exposure: 0.5,
    saturation: 0.5,
    contrast: 0.22,
    lamps: 1,
    sky: 'starry night sky',
  },
  'blue-hour': {
    lights: [0.68, 0.78, 1.08],
    shades: [0.5, 0.6, 1.02],
    exposure: 0.66,
    saturation: 0.72,
    contrast: 0.12,
    lamps: 0.8,
  },
  dawn: {
    lights: [1.12, 0.97, 0.86],
    shades: [0.84, 0.86, 1.06],
    exposure: 0.94,
    saturation: 0.9,
    contrast: 0,
    lamps: 0.1,
    sun: { colour: [1, 0.78, 0.6], strength: 0.42 },
    sky: 'sky at dawn',
  },
  golden: {
    lights: [1.15, 1, 0.76],
    shades: [1, 0.92, 0.84],
    exposure: 1.02,
    saturation: 1.08,
    contrast: 0.1,
    lamps: 0,
    sun: { colour: [1, 0.8, 0.42], strength: 0.55 },
  },
  sunset: {
    lights: [1.16, 0.86, 0.66],
    shades: [0.76, 0.62, 0.86],
    exposure: 0.76,
    saturation: 0.98,
    contrast: 0.16,
    lamps: 0.35,
    sun: { colour: [1, 0.62, 0.3], strength: 0.55 },
    sky: 'sunset sky',
  },
  day: {
    lights: [1.02, 1.02, 1],
    shades: [1, 1.02, 1.06],
    exposure: 1.3,
    saturation: 1.1,
    contrast: 0.08,
    lamps: 0,
    sky: 'blue sky day',
  },
};

export function changeHour(work: Work, hour: Hour, amount: number): void {
  const light = LIGHTS[hour];
  const before = work.image;
  const taste = work.random(`hour ${hour}`);
  const side = taste.side();
  const strength = clamp(amount, 0.3, 1.3);
  const sky = openSky(work);
  const bodies = light.lamps > 0 ? somebody(work) : null;
  const painted = sky && light.sky ? swapSky(work, light.sky, 0, sky) : null;
  const sunX =
    painted && typeof painted !== 'string' ? painted.stage.light.x / before.width : 0.5 + side * 0.42;
  const skyMask = painted && sky ? sky.mask.values : null;
  work.image = shadeImage(work.image, (image) => {
    const lamps = light.lamps > 0 ? findLamps(image, [skyMask, bodies]) : null;
    const mean = meanLuma(image, skyMask);
    if (hour === 'day') balanceGrey(image, skyMask);
    const exposure = fitExposure(light.exposure, hour, mean) ** strength;
    shadePixels(image, (pixel) => {
      const i = pixel.index;
      const land = 1 - (skyMask?.[i] ?? 0);
      if (land < 0.01) return;
      const { red, green, blue } = pixel;
      const luma = clamp(lumaOf(red, green, blue));
      const bright = ramp(0.1, 0.85, luma);
      saturate(pixel, blend(1, light.saturation, strength));
      const gain = exposure * blend(1, 0.82 + 0.36 * bright, light.exposure < 1 ? 1 : 0);
      const tint = (shade: number, lit: number): number =>
        blend(1, blend(shade, lit, bright), strength) * gain;
      pixel.red = addContrast(clamp(pixel.red * tint(light.shades[0], light.lights[0])), light.contrast);
      pixel.green = addContrast(clamp(pixel.green * tint(light.shades[1], light.lights[1])), light.contrast);
      pixel.blue = addContrast(clamp(pixel.blue * tint(light.shades[2], light.lights[2])), light.contrast);
      if (land < 1) {
        pixel.red = blend(red, pixel.red, land);
        pixel.green = blend(green, pixel.green, land);
        pixel.blue = blend(blue, pixel.blue, land);
      }
    });
    if (light.sun) shineFromSide(image, sunX, sky?.horizon ?? 0.4, light.sun, strength, skyMask);
    if (lamps) lightLamps(image, lamps, light.lamps * strength);
  });
  if (strength < 1) work.image = blendImages(before, work.image, 0.35 + 0.65 * strength);
}

/** An image that is dark already is not darkened as much; a bright one is not blown out by day. */
function fitExposure(exposure: number, hour: Hour, mean: number): number {
  if (hour === 'day') return clamp(0.5 / Math.max(0.12, mean), 1, 2.1) * 0.96;
  if (exposure >= 1) return exposure;
  return blend(exposure, 1, ramp(0.42, 0.12, mean) * 0.8);
}

function meanLuma({ red, green, blue }: Planes, skyMask: Float32Array | null): number {
  let sum = 0;
  let total = 1e-6;
  for (let i = 0; i < red.length; i += 11) {
    const weight = 1 - (skyMask?.[i] ?? 0);
    sum += lumaOf(red[i] ?? 0, green[i] ?? 0, blue[i] ?? 0) * weight;
    total += weight;
  }
  return sum / total;
}

/** Takes out the tint of evening or lamp light: the mean of the land moves half the way to grey. */
function balanceGrey(image: Planes, skyMask: Float32Array | null): void {
  const sums = [1e-6, 1e-6, 1e-6];
  for (let i = 0; i < image.red.length; i += 11) {
    const weight = 1 - (skyMask?.[i] ?? 0);
    sums[0] = (sums[0] ?? 0) + (image.red[i] ?? 0) * weight;
    sums[1] = (sums[1] ?? 0) + (image.green[i] ?? 0) * weight;
    sums[2] = (sums[2] ?? 0) + (image.blue[i] ?? 0) * weight;
  }
  const grey = ((sums[0] ?? 0) + (sums[1] ?? 0) + (sums[2] ?? 0)) / 3;
  const gain = (sum: number | undefined): number =>
    (clamp(grey / Math.max(1e-6, sum ?? 1), 0.55, 1.8) - 1) / 3.2;
  balance(image, gain(sums[0]), gain(sums[1]), gain(sums[2]));
}

/** Nobody wears lamps: skin and white cloth would glow. */
function somebody(work: Work): Float32Array | null {
  const people = work.people();
  if (people.faces.length === 0) return null;
  return resizeMask(people.silhouette.mask, work.before.width, work.before.height).values;
}

/** Small spots that are far brighter than what is around them: lamps, windows, reflections of the sun. */
function findLamps(image: Planes, dark: readonly (Float32Array | null)[]): Float32Array {
  const { width, height } = image;
  const luma = readLuma(image);
  const around = blurPlane(luma, width, height, 11 * unitOf(image));
  const lamps = takePlane(luma.length);
  for (let i = 0; i < lamps.length; i++) {
    const here = luma[i] ?? 0;
    const warm = (image.red[i] ?? 0) - (image.blue[i] ?? 0);
    // Grey and blue spots are stone, water and snow.
    lamps[i] =
      ramp(0.16, 0.36, here - (around[i] ?? 0)) *
      ramp(0.55, 0.85, here) *
      ramp(-0.05, 0.04, warm) *
      dark.reduce((share, mask) => share * (1 - (mask?.[i] ?? 0)), 1);
  }
  releasePlanes(around);
  dropSurfaces(lamps, luma, image);
  dropLines(lamps, width, height);
  releasePlanes(luma);
  return lamps;
}

/** Of what is around a pixel: where so much is as bright as a lamp, it is the edge of a white wall or a white car. */
const [FEW, MANY] = [0.22, 0.36] as const;
const BRIGHT = 0.6;

function dropSurfaces(lamps: Float32Array, luma: Float32Array, image: Planes): void {
  const { width, height } = image;
  const bright = luma.map((light) => (light > BRIGHT ? 1 : 0));
  const around = blurPlane(bright, width, height, 28 * unitOf(image));
  for (let i = 0; i < lamps.length; i++)
    if (lamps[i]) lamps[i] = (lamps[i] as number) * ramp(MANY, FEW, around[i] as number);
  releasePlanes(around);
}

/** Of the longer side: no lamp is as long, but a kerb or a ray of the sun on a wall. */
const LONGEST = 0.09;

function dropLines(lamps: Float32Array, width: number, height: number): void {
  const { labels, sizes } = labelComponents(width, height, (i) => (lamps[i] as number) > 0.1);
  const ends = sizes.map(() => ({ left: width, right: 0, top: height, bottom: 0 }));
  for (let i = 0; i < labels.length; i++) {
    const box = ends[labels[i] as number];
    if (!box) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  const most = Math.max(width, height) * LONGEST;
  for (let i = 0; i < labels.length; i++) {
    const box = ends[labels[i] as number];
    if (box && Math.max(box.right - box.left, box.bottom - box.top) > most) lamps[i] = 0;
  }
}

function lightLamps(image: Planes, lamps: Float32Array, strength: number): void {
  const { width, height } = image;
  const near = blurPlane(lamps, width, height, 7 * unitOf(image));
  const wide = blurPlane(lamps, width, height, 34 * unitOf(image));
  shadePixels(image, (pixel) => {
    const i = pixel.index;
    const light = strength * ((lamps[i] ?? 0) * 0.75 + (near[i] ?? 0) * 0.8 + (wide[i] ?? 0) * 1.6);
    pixel.red = screen(pixel.red, light);
    pixel.green = screen(pixel.green, light * 0.78);
    pixel.blue = screen(pixel.blue, light * 0.42);
  });
  releasePlanes(near, wide, lamps);
}

/** The air towards the sun is bright, and the light parts of the land on that side are touched by it. */
function shineFromSide(
  image: Planes,
  sunX: number,
  horizon: number,
  { colour, strength }: NonNullable<Light['sun']>,
  amount: number,
  skyMask: Float32Array | null,
): void {
  const { width, height } = image;
  shadePixels(image, (pixel) => {
    const land = 1 - (skyMask?.[pixel.index] ?? 0);
    const dx = pixel.x / width - sunX;
    const dy = (pixel.y / height - horizon) * 1.2;
    const near = Math.exp(-(dx * dx + dy * dy) * 3.2);
    const luma = lumaOf(pixel.red, pixel.green, pixel.blue);
    const light = strength * amount * near * (0.22 + 0.6 * ramp(0.2, 0.75, luma)) * land;
    pixel.red = screen(pixel.red, light * colour[0]);
    pixel.green = screen(pixel.green, light * colour[1] * 0.85);
    pixel.blue = screen(pixel.blue, light * colour[2] * 0.6);
  });
}
