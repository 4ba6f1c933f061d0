// Takes an image apart into areas of few colours, as a hand would model it, each swelling like a cushion.
import { blurPlane, blurPlanes } from '#engine/raster/blur-plane.ts';
import { choosePalette, makeFinder, type Colour } from './choose-palette.ts';
import { blend, clamp } from '#engine/raster/curves.ts';
import { releasePlanes, takeClearPlane, takePlane } from '#engine/raster/plane-store.ts';
import { maskBox, type Box } from '#engine/raster/mask.ts';
import { type Planes, takePlanes, unitOf } from '#engine/raster/planes.ts';
import { replacePlanes, smoothRegions } from './smooth-regions.ts';

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
  const careful = smoothWithin(image, maskBox({ width, height, values: care }, LEAST_CARE), 1.6 * unit);
  const once = smoothRegions(image, grain * unit);
  const calm = smoothRegions(once, grain * 0.7 * unit);
  releasePlanes(once.red, once.green, once.blue);
  const soft = blurPlanes(calm, 0.8 * unit);
  replacePlanes(image, soft);
  releasePlanes(calm.red, calm.green, calm.blue);
  const palette = choosePalette(image, colours);
  const findName = makeNamer(palette);
  const steps = findSteps(image, unit);
  const near = blurPlane(steps, width, height, NEAR * unit);
  const labels = new Uint8Array(width * height);
  const paints: Paints = { table: Float32Array.from(palette.flat()), labels, near, flatness };
  for (let row = 0; row < labels.length; row += width) {
    nameRow(image, row, labels, findName);
    flattenRow(image, paints, row);
  }
  if (careful) keepCareful(image, careful, care);
  releasePlanes(near);
  return swell(labels, palette, { width, height, unit, care, steps });
}

/** Of what is hardly cared for nothing is kept. */
const LEAST_CARE = 1e-6;
/** Steps of each channel that are told apart where a colour of the palette is looked for. */
const [STEP_BITS, LAST_STEP] = [7, 127];
const UNNAMED = 255;

/** Returns what names the nearest colour of a palette; each colour is looked for once. */
function makeNamer(palette: readonly Colour[]): (red: number, green: number, blue: number) => number {
  const findNearest = makeFinder(palette);
  const known = new Uint8Array(1 << (STEP_BITS * 3)).fill(UNNAMED);
  return (red, green, blue) => {
    const [r, g, b] = [stepOf(red), stepOf(green), stepOf(blue)];
    const place = (((r << STEP_BITS) | g) << STEP_BITS) | b;
    const name = known[place] as number;
    if (name !== UNNAMED) return name;
    return (known[place] = findNearest(r / LAST_STEP, g / LAST_STEP, b / LAST_STEP));
  };
}

function stepOf(value: number): number {
  const step = (value * LAST_STEP + 0.5) | 0;
  return step < 0 ? 0 : step > LAST_STEP ? LAST_STEP : step;
}

function nameRow(
  { width, red, green, blue }: Planes,
  row: number,
  labels: Uint8Array,
  findName: (red: number, green: number, blue: number) => number,
): void {
  for (let i = row; i < row + width; i++)
    labels[i] = findName(red[i] as number, green[i] as number, blue[i] as number);
}

type Paints = {
  /** Red, green and blue of each colour of the palette. */
  table: Float32Array;
  labels: Uint8Array;
  /** How near a border of two things is. */
  near: Float32Array;
  flatness: number;
};

/** Brings a row of pixels nearer to the one colour of their area. */
function flattenRow(
  { width, red, green, blue }: Planes,
  { table, labels, near, flatness }: Paints,
  row: number,
): void {
  for (let i = row; i < row + width; i++) {
    const name = (labels[i] as number) * 3;
    const flat = flatness * blend(LEAST_FLAT, 1, clamp((near[i] as number) * 5));
    red[i] = blend(red[i] as number, table[name] as number, flat);
    green[i] = blend(green[i] as number, table[name + 1] as number, flat);
    blue[i] = blend(blue[i] as number, table[name + 2] as number, flat);
  }
}

/** A part of an image, hardly smoothed. */
type Careful = { box: Box; part: Planes };

/** Smooths what lies in a box, as it would be in the whole. */
function smoothWithin(image: Planes, box: Box | null, radius: number): Careful | null {
  if (!box) return null;
  const far = Math.ceil(radius * 2) + 1;
  const left = Math.max(0, box.left - far);
  const top = Math.max(0, box.top - far);
  const width = Math.min(image.width, box.left + box.width + far) - left;
  const height = Math.min(image.height, box.top + box.height + far) - top;
  const part = takePlanes(width, height);
  for (const channel of ['red', 'green', 'blue'] as const)
    for (let y = 0; y < height; y++) {
      const from = (top + y) * image.width + left;
      part[channel].set(image[channel].subarray(from, from + width), y * width);
    }
  const smooth = smoothRegions(part, radius);
  releasePlanes(part.red, part.green, part.blue);
  return { box: { left, top, width, height }, part: smooth };
}

/** Brings pixels back to nearly what they were where there is care. */
function keepCareful(image: Planes, { box, part }: Careful, care: Float32Array): void {
  for (let y = 0; y < box.height; y++)
    keepRow(image, part, care, (box.top + y) * image.width + box.left, y * box.width);
  releasePlanes(part.red, part.green, part.blue);
}

function keepRow(image: Planes, part: Planes, care: Float32Array, to: number, from: number): void {
  for (let x = 0; x < part.width; x++) {
    const keep = (care[to + x] as number) * 0.85;
    if (keep === 0) continue;
    image.red[to + x] = blend(image.red[to + x] as number, part.red[from + x] as number, keep);
    image.green[to + x] = blend(image.green[to + x] as number, part.green[from + x] as number, keep);
    image.blue[to + x] = blend(image.blue[to + x] as number, part.blue[from + x] as number, keep);
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
  for (let y = 0; y < height - 1; y++) findBorders(borders, y * width, width, { labels, steps, apart });
  releasePlanes(steps);
  const nears = DENTS.map(([radius]) => blurPlane(borders, width, height, radius * unit)) as unknown as Nears;
  const relief = takePlane(labels.length);
  const depths = DENTS.map(([radius, depth]) => depth * radius * 0.5 * unit) as unknown as Depths;
  dent(relief, nears, depths, care);
  releasePlanes(borders, ...nears);
  return relief;
}

type Borders = { labels: Uint8Array; steps: Float32Array; apart: Float32Array };

/** How far apart the colours of a row's pixels and their neighbours to the right and below are, where anything steps. */
function findBorders(
  borders: Float32Array,
  row: number,
  width: number,
  { labels, steps, apart }: Borders,
): void {
  const colours = Math.sqrt(apart.length);
  for (let i = row; i < row + width - 1; i++) {
    const step = steps[i] as number;
    if (step === 0) continue;
    const name = (labels[i] as number) * colours;
    const across = apart[name + (labels[i + 1] as number)] as number;
    const down = apart[name + (labels[i + width] as number)] as number;
    borders[i] = (across > down ? across : down) * step;
  }
}

/** How wide and how deep the relief falls towards a border: a crease, a bend and a slope. */
const DENTS = [
  [2.2, 1.5],
  [6, 2.6],
  [15, 4.2],
] as const;
type Nears = readonly [Float32Array, Float32Array, Float32Array];
type Depths = readonly [number, number, number];

/** Of a dip, what is spared where there is most care: light and shade that meet in a face would be scars. */
const SPARED = 0.95;

/** A relief that is lower near borders, less where there is care. */
function dent(
  relief: Float32Array,
  [crease, bend, slope]: Nears,
  [first, second, third]: Depths,
  care: Float32Array,
): void {
  for (let i = 0; i < relief.length; i++) {
    const dip =
      clamp((crease[i] as number) * first) +
      clamp((bend[i] as number) * second) +
      clamp((slope[i] as number) * third);
    relief[i] = 1 - (dip / 3) * (1 - SPARED * (care[i] as number));
  }
}
