// Moves a photo to another season: the leaves, the ground, the light, and what falls from the trees.
import { averagePlane, blurPlane } from '#engine/raster/blur-plane.ts';
import { blend, clamp, ramp } from '#engine/raster/curves.ts';
import { spreadClouds } from '#engine/raster/plane-noise.ts';
import { releasePlanes, returnPlanes, takePlane } from '#engine/raster/plane-store.ts';
import { readLuma, saturate, shadePixels, unitOf } from '#engine/raster/planes.ts';
import { readLab, toLab, writeRgb } from '#engine/raster/lab.ts';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask, type Mask } from '#engine/raster/mask.ts';
import { shadeImage } from '#engine/photo/shade-image.ts';
import { balance, changeTone } from './change-tone.ts';
import { letFall } from './change-weather.ts';
import type { Season } from './instruction.ts';
import { findRegion } from './regions.ts';
import { scatterLeaves } from './scatter-leaves.ts';
import type { Work } from './work.ts';

export function changeSeason(work: Work, season: Season, amount: number): void {
  const found = findRegion(work, { kind: 'plants' });
  const { width, height } = work.image;
  const plants = typeof found === 'string' ? emptyMask(width, height) : withoutSky(work, found);
  const share = Math.min(1, amount);
  if (season === 'autumn') {
    paintLeaves(work, plants, AUTUMN, share);
    work.image = shadeImage(work.image, (planes) => balance(planes, 0.045 * share, 0.005, -0.05 * share));
    scatterLeaves(work, amount);
  } else if (season === 'spring') {
    paintLeaves(work, plants, SPRING, share);
    changeTone(work, 'brighter', 0.22 * share, null);
    letFall(work, 'petals', amount);
  } else if (season === 'summer') {
    paintLeaves(work, plants, SUMMER, share);
    changeTone(work, 'vivid', 0.55 * amount, null);
    changeTone(work, 'warm', 0.28 * amount, null);
  } else {
    layWinter(work, plants, share);
    letFall(work, 'snow', amount * 0.8);
  }
}

function withoutSky(work: Work, mask: Mask): Mask {
  const sky = work.sky()?.mask.values;
  return sky ? { ...mask, values: mask.values.map((value, i) => value * (1 - (sky[i] ?? 0))) } : mask;
}

/** Colours that leaves turn to: hue in degrees of the Lab circle, how strong, how much lighter. */
type Leaf = { hue: number; chroma: number; lift: number };

const AUTUMN: readonly Leaf[] = [
  { hue: 92, chroma: 46, lift: 4 },
  { hue: 80, chroma: 60, lift: 8 },
  { hue: 62, chroma: 58, lift: 4 },
  { hue: 42, chroma: 52, lift: -2 },
];
const SPRING: readonly Leaf[] = [
  { hue: 118, chroma: 44, lift: 7 },
  { hue: 112, chroma: 40, lift: 9 },
  { hue: 356, chroma: 30, lift: 20 },
  { hue: 2, chroma: 24, lift: 26 },
];
const SUMMER: readonly Leaf[] = [
  { hue: 126, chroma: 48, lift: 0 },
  { hue: 120, chroma: 52, lift: 3 },
];

/** Of the height: where no sky is seen, what is green farther down is grass rather than the leaves of trees. */
const WITHOUT_SKY = [0.2, 0.5] as const;

/** Units of lightness by which a meadow far away differs within what is around a pixel, and trees do; and how light it is. */
const [CALM, RESTLESS] = [4, 8] as const;
const LIT = [38, 52] as const;

/** Of what is around a pixel: so much of a field makes it one. */
const BESIDE = [0.25, 0.55] as const;

/** How surely each pixel is of a field rather than of a tree, if it is green: there the light falls on it evenly. */
function findMeadow(image: Image): Float32Array {
  const { width, height, lightness } = readLab(image);
  const reach = Math.round(9 * unitOf(image));
  const mean = averagePlane(lightness, width, height, reach).slice();
  const square = averagePlane(
    lightness.map((light) => light * light),
    width,
    height,
    reach,
  );
  const open = mean.map((light, i) => {
    const texture = Math.sqrt(Math.max(0, (square[i] as number) - light * light));
    return ramp(RESTLESS, CALM, texture) * ramp(LIT[0], LIT[1], light);
  });
  // What stands in it throws no rim of leaves around itself.
  const near = averagePlane(open, width, height, 2 * reach);
  for (let i = 0; i < open.length; i++)
    open[i] = Math.max(open[i] as number, ramp(BESIDE[0], BESIDE[1], near[i] as number));
  returnPlanes();
  return open;
}

/** Each clump of leaves takes one of the colours, the next clump another, with the leaves' own lights and darks. */
function paintLeaves(work: Work, plants: Mask, leaves: readonly Leaf[], amount: number): void {
  const { image } = work;
  const unit = unitOf(image);
  const clumps = Float32Array.from(
    spreadClouds(image.width, image.height, { cell: 90 * unit, octaves: 5, seed: work.seed + 41 }),
  );
  const horizon = work.sky()?.horizon;
  const [begins, grass] = horizon === undefined ? WITHOUT_SKY : [horizon, horizon + 0.08];
  const open = findMeadow(image);
  const data = new Uint8ClampedArray(image.data);
  for (let i = 0, o = 0; o < data.length; i++, o += 4) {
    const share = (plants.values[i] ?? 0) * amount;
    if (share < 0.02) continue;
    // Noise keeps to its middle: it is spread, so that all colours come up.
    const y = Math.floor(i / image.width) / image.height;
    const low = Math.max(ramp(begins, grass, y), open[i] as number);
    // Grass keeps more of its green than trees do, and does not blossom: it takes the first colours of the list.
    const reach = (leaves.length - 1) * (1 - 0.6 * low);
    const spot = clamp(((clumps[i] ?? 0.5) - 0.5) * 3.2 + 0.5, 0, 0.999) * reach;
    const between = ramp(0.25, 0.75, spot - Math.floor(spot));
    const first = leaves[Math.floor(spot)];
    const second = leaves[Math.ceil(spot)] ?? first;
    if (!first || !second) continue;
    const lab = toLab(data[o] ?? 0, data[o + 1] ?? 0, data[o + 2] ?? 0);
    const own = Math.hypot(lab.a, lab.b);
    const turned = share * (1 - 0.45 * low);
    const one = toward(first, own);
    const other = toward(second, own);
    const lift = blend(first.lift, second.lift, between) * (1 - 0.6 * low);
    writeRgb(data, o, {
      lightness: clamp(lab.lightness + lift * turned * ramp(4, 40, lab.lightness), 0, 99),
      a: blend(lab.a, blend(one.a, other.a, between), turned),
      b: blend(lab.b, blend(one.b, other.b, between), turned),
    });
  }
  work.image = { ...image, data };
}

function toward({ hue, chroma }: Leaf, own: number): { a: number; b: number } {
  const strong = clamp(own / 26, 0.35, 1.25) * chroma;
  const angle = (hue * Math.PI) / 180;
  return { a: Math.cos(angle) * strong, b: Math.sin(angle) * strong };
}

/** Snow on what faces up and on the ground, greens gone grey, a pale cool light. */
function layWinter(work: Work, plants: Mask, amount: number): void {
  const sky = work.sky();
  const subject = work.subject()?.mask.values ?? null;
  const horizon = sky?.horizon ?? 0.5;
  work.image = shadeImage(work.image, (planes) => {
    const { width, height } = planes;
    const unit = unitOf(planes);
    const luma = readLuma(planes);
    const soft = blurPlane(luma, width, height, 2 * unit);
    const facing = takePlane(luma.length);
    const step = Math.max(1, Math.round(3 * unit));
    // Lighter than what lies just below: it looks up.
    for (let y = 0; y < height; y++) {
      const below = Math.min(height - 1, y + step) * width;
      for (let x = 0; x < width; x++)
        facing[y * width + x] = clamp(((soft[y * width + x] ?? 0) - (soft[below + x] ?? 0)) * 7);
    }
    const drift = spreadClouds(width, height, { cell: 60 * unit, octaves: 5, seed: work.seed + 9 });
    const cover = blurPlane(facing, width, height, 1.2 * unit);
    shadePixels(planes, (pixel) => {
      const i = pixel.index;
      const air = sky?.mask.values[i] ?? 0;
      const thing = subject?.[i] ?? 0;
      const plant = plants.values[i] ?? 0;
      const v = pixel.y / height;
      const ground = ramp(horizon, horizon + 0.12, v) * (1 - thing * 0.75) * (1 - air);
      saturate(pixel, 1 - amount * (0.28 + 0.5 * plant) * (1 - 0.6 * thing));
      const patch = ramp(0.34, 0.6, (drift[i] ?? 0.5) + 0.12 * (luma[i] ?? 0));
      const lying = clamp(
        ground * (0.7 + 0.22 * patch) * (0.35 + 0.65 * ramp(0.05, 0.4, luma[i] ?? 0)) +
          plant * (1 - ground) * (0.2 + 0.75 * ramp(0.1, 0.7, (cover[i] ?? 0) + 0.35 * patch)) +
          (1 - air) * (1 - thing * 0.5) * 0.75 * ramp(0.35, 0.95, cover[i] ?? 0),
        0,
        0.93,
      );
      const white = clamp(0.84 + 0.34 * ((luma[i] ?? 0) - 0.35) + 0.06 * ((drift[i] ?? 0.5) - 0.5));
      const share = lying * amount;
      pixel.red = blend(pixel.red, white * 0.96, share);
      pixel.green = blend(pixel.green, white * 0.985, share);
      pixel.blue = blend(pixel.blue, white * 1.03, share);
      // A pale sky over it, and everything a little cool.
      const pale = air * amount * 0.45;
      pixel.red = blend(pixel.red, 0.84, pale) * (1 - 0.03 * amount);
      pixel.green = blend(pixel.green, 0.88, pale);
      pixel.blue = blend(pixel.blue, 0.93, pale) * (1 + 0.025 * amount);
    });
    releasePlanes(luma, soft, facing, drift, cover);
  });
}
