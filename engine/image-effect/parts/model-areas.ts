// Takes an image apart into areas of few colours, as a hand would model it, each swelling like a cushion.
import { blurPlane, blurPlanes } from '#engine/raster/blur-plane.ts';
import { choosePalette, makeFinder, type Colour } from '#engine/illustrator/styles/choose-palette.ts';
import { blend, clamp } from '#engine/raster/curves.ts';
import { releasePlanes, takeClearPlane, takePlane } from '#engine/raster/plane-store.ts';
import { type Planes, unitOf } from '#engine/raster/planes.ts';
import { replacePlanes, smoothRegions } from '#engine/illustrator/styles/smooth-regions.ts';

export type ModelOptions = {
  /** Colours that it is made of. */
  colours: number;
  /** Size of the smallest form, in pixels at 1024 x 1024. */
  grain: number;
  /** How far the colours of an area are brought to its one colour, 0–1. */
  flatness: number;
  /** Where little may be lost, 0–1. */
  care: Float32Array;
};

/** Simplifies the image in place; answers how high each pixel lies, 0 at the borders of areas, about 1 inside. */
export function modelAreas(image: Planes, { colours, grain, flatness, care }: ModelOptions): Float32Array {
  const { width, height } = image;
  const unit = unitOf(image);
  const careful = smoothRegions(image, 1.6 * unit);
  const once = smoothRegions(image, grain * unit);
  const calm = smoothRegions(once, grain * 0.7 * unit);
  releasePlanes(once.red, once.green, once.blue);
  const soft = blurPlanes(calm, 0.8 * unit);
  replacePlanes(image, soft);
  releasePlanes(calm.red, calm.green, calm.blue);
  const palette = choosePalette(image, colours);
  const findNearest = makeFinder(palette);
  const steps = findSteps(image, unit);
  const near = blurPlane(steps, width, height, NEAR * unit);
  const labels = new Uint8Array(width * height);
  const paints: Paints = { table: Float32Array.from(palette.flat()), labels, near, careful, care, flatness };
  for (let row = 0; row < labels.length; row += width) {
    for (let i = row; i < row + width; i++)
      labels[i] = findNearest(image.red[i] as number, image.green[i] as number, image.blue[i] as number);
    flattenRow(image, paints, row);
  }
  releasePlanes(careful.red, careful.green, careful.blue, near);
  return swell(labels, palette, { width, height, unit, care, steps });
}

type Paints = {
  /** Red, green and blue of each colour of the palette. */
  table: Float32Array;
  labels: Uint8Array;
  /** How near a border of two things is. */
  near: Float32Array;
  careful: Planes;
  care: Float32Array;
  flatness: number;
};

/** Brings a row of pixels nearer to the one colour of their area, or to what they were where there is care. */
function flattenRow(
  { width, red, green, blue }: Planes,
  { table, labels, near, careful, care, flatness }: Paints,
  row: number,
): void {
  for (let i = row; i < row + width; i++) {
    const name = (labels[i] as number) * 3;
    const keep = (care[i] as number) * 0.85;
    const flat = flatness * blend(LEAST_FLAT, 1, clamp((near[i] as number) * 5));
    red[i] = blend(blend(red[i] as number, table[name] as number, flat), careful.red[i] as number, keep);
    green[i] = blend(
      blend(green[i] as number, table[name + 1] as number, flat),
      careful.green[i] as number,
      keep,
    );
    blue[i] = blend(
      blend(blue[i] as number, table[name + 2] as number, flat),
      careful.blue[i] as number,
      keep,
    );
  }
}

/** Pixels at 1024 x 1024 to either side: so far apart a border of two things is another colour, and a soft light is not. */
const REACH = 4;
/** And so far from such a step an area is still part of something. */
const NEAR = 16;
/** Of the flatness, what is left of it where nothing but light changes: there a colour for each area would be rings. */
const LEAST_FLAT = 0.15;
const [SOFT_STEP, CLEAR_STEP] = [0.025, 0.09];

/** Where colours change within a few pixels, 0–1. */
function findSteps(image: Planes, unit: number): Float32Array {
  const reach = Math.max(1, Math.round(REACH * unit));
  const steps = takePlane(image.red.length);
  for (let y = 0; y < image.height; y++) findStepsOf(image, y, reach, steps);
  return steps;
}

function findStepsOf(
  { width, height, red, green, blue }: Planes,
  y: number,
  reach: number,
  steps: Float32Array,
): void {
  const up = Math.max(0, y - reach) * width;
  const down = Math.min(height - 1, y + reach) * width;
  const row = y * width;
  for (let x = 0; x < width; x++) {
    const left = row + (x < reach ? 0 : x - reach);
    const right = row + (x + reach < width ? x + reach : width - 1);
    const most = Math.max(
      differ(red, left, right, up + x, down + x),
      differ(green, left, right, up + x, down + x),
      differ(blue, left, right, up + x, down + x),
    );
    steps[row + x] = clamp((most - SOFT_STEP) / (CLEAR_STEP - SOFT_STEP));
  }
}

/** How far a channel differs between two places beside each other, or two above each other: the more of both. */
function differ(channel: Float32Array, left: number, right: number, above: number, below: number): number {
  const level = Math.abs((channel[right] as number) - (channel[left] as number));
  const upright = Math.abs((channel[below] as number) - (channel[above] as number));
  return level > upright ? level : upright;
}

type Ground = {
  width: number;
  height: number;
  unit: number;
  care: Float32Array;
  /** Taken over. */
  steps: Float32Array;
};

function swell(
  labels: Uint8Array,
  palette: readonly Colour[],
  { width, height, unit, care, steps }: Ground,
): Float32Array {
  const borders = takeClearPlane(labels.length);
  // How far each two colours of the palette lie apart.
  const apart = Float32Array.from({ length: palette.length ** 2 }, (_, pair) => {
    const [one, other] = [palette[Math.floor(pair / palette.length)], palette[pair % palette.length]];
    const [r, g, b] = [0, 1, 2].map((channel) => (one?.[channel] ?? 0) - (other?.[channel] ?? 0));
    return clamp(Math.hypot(r ?? 0, g ?? 0, b ?? 0) * 3.4);
  });
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0, i = y * width; x < width - 1; x++, i++) {
      const row = (labels[i] as number) * palette.length;
      const across = apart[row + (labels[i + 1] as number)] as number;
      const down = apart[row + (labels[i + width] as number)] as number;
      borders[i] = (across > down ? across : down) * (steps[i] as number);
    }
  }
  releasePlanes(steps);
  const relief = takePlane(labels.length).fill(1);
  for (const [radius, depth] of [
    [2.2, 1.5],
    [6, 2.6],
    [15, 4.2],
  ] as const) {
    const near = blurPlane(borders, width, height, radius * unit);
    dent(relief, near, care, depth * radius * 0.5 * unit);
    releasePlanes(near);
  }
  releasePlanes(borders);
  return relief;
}

/** Lowers a relief near borders, less where there is care. */
function dent(relief: Float32Array, near: Float32Array, care: Float32Array, depth: number): void {
  for (let i = 0; i < relief.length; i++) {
    const dip = clamp((near[i] as number) * depth) / 3;
    relief[i] = (relief[i] as number) - dip * (1 - 0.72 * (care[i] as number));
  }
}
