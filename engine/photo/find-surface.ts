// Finds a wall, a floor or the top of a table: the one large surface of one colour above, below, or around what stands on it.
import { averagePlane } from '#engine/raster/blur-plane.ts';
import type { Image } from '#engine/raster/image.ts';
import { ramp } from '#engine/raster/curves.ts';
import { readLab, type LabPlanes } from '#engine/raster/lab.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { growMask, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { refineMask } from '#engine/raster/refine-mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

export type SurfaceName = 'wall' | 'floor' | 'table';

const SEARCH_PIXELS = 240;
type Kind = {
  /** Rows in which its colour is looked for, from the top, 0–1. */
  rows: readonly [number, number];
  /** How far its pixels may be from its colour, along both colour axes. */
  hue: number;
  /** How far neighbours may be from one another: light falls off slowly, an edge is a step. */
  step: number;
  /** How uneven it may be, in units of lightness. */
  texture: number;
  /** At least so much of the image, and of the side of the frame that it lies at. */
  share: number;
  side: number;
};
const KINDS: Record<SurfaceName, Kind> = {
  wall: { rows: [0, 0.6], hue: 9, step: 3.2, texture: 4.5, share: 0.12, side: 0.25 },
  floor: { rows: [0.75, 1], hue: 12, step: 4.5, texture: 8, share: 0.08, side: 0.3 },
  table: { rows: [0, 1], hue: 24, step: 12, texture: 18, share: 0.15, side: 0.2 },
};
/** Seeds are so much nearer to its colour than what may hang together with them, and so near in lightness. */
const SEED_HUE = 0.65;
const SEED_LIGHT = 14;
/** The light that falls off on a strong colour changes it more: of its strength, so much farther may a pixel be from it. */
const OF_CHROMA = 0.18;
/** Of the rows in which it is looked for: so much of what is free there must be it. */
const LEAST_FREE = 0.4;
/** Of the largest piece: what is smaller is a patch of the same colour elsewhere. */
const LEAST_PIECE = 0.12;
/** Pixels of the search. */
const BEHIND = 6;
const BIN = 4;

/** `others`: what stands before it. Null where no surface is surely that one. */
export function findSurface(image: Image, name: SurfaceName, others: Mask | null): Mask | null {
  const kind = KINDS[name];
  const lab = readLab(shrinkImage(image, SEARCH_PIXELS));
  const { width, height } = lab;
  const before = others && growMask(resizeMask(others, width, height), 1).values;
  const isFree = (i: number): boolean => (before?.[i] ?? 0) < 0.2;
  const texture = readTexture(lab);
  const isCalm = (i: number): boolean => (texture[i] as number) < kind.texture;
  const own = commonColour(lab, kind, (i) => isFree(i) && isCalm(i));
  if (!own) return null;
  const values = grow(lab, kind, own, (i) => isFree(i) && isCalm(i));
  const { labels, sizes } = labelComponents(width, height, (i) => values[i] === 1);
  const most = Math.max(0, ...sizes);
  values.forEach((value, i) => {
    if (value && (sizes[labels[i] as number] ?? 0) < most * LEAST_PIECE) values[i] = 0;
  });
  const share = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (most < values.length * kind.share || share < kind.share) return null;
  if (!reachesFrame(values, width, height, name, isFree) || !fillsRows(values, lab, kind, isFree))
    return null;
  // What is uneven lies in it, or is an edge: the edges of the image say which.
  const closed = closeGaps({ width, height, values }, isFree);
  const mask = refineMask(goBehind(closed, isFree), image, { reach: 0.008, calm: 0.0006 });
  const kept = others && resizeMask(others, image.width, image.height).values;
  mask.values.forEach((value, i) => (mask.values[i] = ramp(0.3, 0.75, value) * (1 - (kept?.[i] ?? 0))));
  return mask;
}

type Colour = { lightness: number; a: number; b: number };

/** Whether it is what one sees there, and not one of many patches. */
function fillsRows(
  values: Float32Array,
  { width, height }: LabPlanes,
  { rows }: Kind,
  isFree: (i: number) => boolean,
): boolean {
  let [own, all] = [0, 1e-6];
  for (let i = Math.floor(rows[0] * height) * width; i < rows[1] * height * width; i++) {
    if (i >= values.length || !isFree(i)) continue;
    all++;
    own += values[i] as number;
  }
  return own > all * LEAST_FREE;
}

/** All that hangs together with pixels of that colour, over neighbours that are alike. */
function grow(lab: LabPlanes, kind: Kind, own: Colour, isIn: (i: number) => boolean): Float32Array {
  const { width, height, lightness, a, b } = lab;
  const hue = kind.hue + OF_CHROMA * Math.hypot(own.a, own.b);
  const values = new Float32Array(width * height);
  const waiting: number[] = [];
  const awayFrom = (i: number): number => Math.hypot((a[i] as number) - own.a, (b[i] as number) - own.b);
  const take = (i: number): void => {
    values[i] = 1;
    waiting.push(i);
  };
  for (let i = 0; i < values.length; i++) {
    const isNear = Math.abs((lightness[i] as number) - own.lightness) < SEED_LIGHT;
    if (isNear && isIn(i) && awayFrom(i) < hue * SEED_HUE) take(i);
  }
  while (waiting.length > 0) {
    const i = waiting.pop() as number;
    const x = i % width;
    for (const n of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (n < 0 || n >= values.length || values[n] === 1 || !isIn(n) || awayFrom(n) > hue) continue;
      const step = Math.hypot(
        (lightness[n] as number) - (lightness[i] as number),
        (a[n] as number) - (a[i] as number),
        (b[n] as number) - (b[i] as number),
      );
      if (step < kind.step) take(n);
    }
  }
  return values;
}

/** The most frequent colour of some rows; null where none is frequent. */
function commonColour(
  { width, height, lightness, a, b }: LabPlanes,
  { rows }: Kind,
  isIn: (i: number) => boolean,
): Colour | null {
  const bins = new Map<number, number[]>();
  let all = 0;
  for (let y = Math.floor(rows[0] * height); y < rows[1] * height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!isIn(i)) continue;
      all++;
      const bin = Math.round((a[i] as number) / BIN) * 1000 + Math.round((b[i] as number) / BIN);
      const found = bins.get(bin);
      if (found) found.push(i);
      else bins.set(bin, [i]);
    }
  }
  const [most] = [...bins.values()].toSorted((one, other) => other.length - one.length);
  if (!most || all < width * height * 0.02) return null;
  const median = (plane: Float32Array): number =>
    most.map((i) => plane[i] as number).toSorted((one, other) => one - other)[most.length >> 1] as number;
  return { lightness: median(lightness), a: median(a), b: median(b) };
}

function readTexture({ lightness, width, height }: LabPlanes): Float32Array {
  const mean = averagePlane(lightness, width, height, 1);
  const square = averagePlane(
    lightness.map((value) => value * value),
    width,
    height,
    1,
  );
  const texture = square.map((value, i) => Math.sqrt(Math.max(0, value - (mean[i] as number) ** 2)));
  returnPlanes();
  return texture;
}

/** A wall goes on beyond the top or a side of the image, a floor beyond its foot, a table beyond any side. */
function reachesFrame(
  values: Float32Array,
  width: number,
  height: number,
  name: SurfaceName,
  isFree: (i: number) => boolean,
): boolean {
  const row = (y: number) => Array.from({ length: width }, (_, x) => y * width + x);
  const column = (x: number) => Array.from({ length: height }, (_, y) => y * width + x);
  const share = (places: number[]): number => {
    const free = places.filter(isFree);
    return free.filter((i) => values[i] === 1).length / Math.max(1, free.length);
  };
  const top = share(row(2));
  const foot = share(row(height - 3));
  const sides = Math.max(share(column(2)), share(column(width - 3)));
  const { side } = KINDS[name];
  if (name === 'floor') return foot > side && top < 0.1;
  return name === 'wall' ? Math.max(top, sides) > side : Math.max(foot, sides) > side;
}

/** It goes on behind what stands before it: the finer mask of that says where, and no rim is left between both. */
function goBehind({ width, height, values }: Mask, isFree: (i: number) => boolean): Mask {
  const near = growMask({ width, height, values }, BEHIND).values;
  return { width, height, values: values.map((value, i) => (isFree(i) ? value : (near[i] as number))) };
}

/** Small holes, as of the grain of wood or of a nail, belong to it. */
function closeGaps({ width, height, values }: Mask, isFree: (i: number) => boolean): Mask {
  const wide = growMask({ width, height, values }, 2);
  const closed = growMask(wide, -2).values;
  const holes = labelComponents(width, height, (i) => closed[i] === 0 && isFree(i));
  const least = width * height * 0.006;
  const filled = closed.map((value, i) => {
    const size = holes.sizes[holes.labels[i] as number];
    return value === 1 || (size !== undefined && size < least) ? 1 : 0;
  });
  return { width, height, values: filled };
}
