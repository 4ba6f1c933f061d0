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
  for (let i = 0; i < labels.length; i++) {
    const name = findNearest(image.red[i] as number, image.green[i] as number, image.blue[i] as number);
    labels[i] = name;
    const [red, green, blue] = palette[name] ?? [0, 0, 0];
    const keep = (care[i] ?? 0) * 0.85;
    const flat = flatness * blend(LEAST_FLAT, 1, clamp((near[i] ?? 0) * 5));
    image.red[i] = blend(blend(image.red[i] as number, red, flat), careful.red[i] ?? 0, keep);
    image.green[i] = blend(blend(image.green[i] as number, green, flat), careful.green[i] ?? 0, keep);
    image.blue[i] = blend(blend(image.blue[i] as number, blue, flat), careful.blue[i] ?? 0, keep);
  }
  releasePlanes(careful.red, careful.green, careful.blue, near);
  return swell(labels, palette, { width, height, unit, care, steps });
}

/** Pixels at 1024 x 1024 to either side: so far apart a border of two things is another colour, and a soft light is not. */
const REACH = 4;
/** And so far from such a step an area is still part of something. */
const NEAR = 16;
/** Of the flatness, what is left of it where nothing but light changes: there a colour for each area would be rings. */
const LEAST_FLAT = 0.15;
const [SOFT_STEP, CLEAR_STEP] = [0.025, 0.09];

/** Where colours change within a few pixels, 0–1. */
function findSteps({ width, height, red, green, blue }: Planes, unit: number): Float32Array {
  const reach = Math.max(1, Math.round(REACH * unit));
  const steps = takePlane(red.length);
  for (let y = 0; y < height; y++) {
    const [up, down] = [Math.max(0, y - reach) * width, Math.min(height - 1, y + reach) * width];
    for (let x = 0; x < width; x++) {
      const [left, right] = [y * width + Math.max(0, x - reach), y * width + Math.min(width - 1, x + reach)];
      const [above, below] = [up + x, down + x];
      const most = Math.max(
        Math.abs((red[right] as number) - (red[left] as number)),
        Math.abs((red[below] as number) - (red[above] as number)),
        Math.abs((green[right] as number) - (green[left] as number)),
        Math.abs((green[below] as number) - (green[above] as number)),
        Math.abs((blue[right] as number) - (blue[left] as number)),
        Math.abs((blue[below] as number) - (blue[above] as number)),
      );
      steps[y * width + x] = clamp((most - SOFT_STEP) / (CLEAR_STEP - SOFT_STEP));
    }
  }
  return steps;
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
  const stepOf = (one: number, other: number): number => {
    if (one === other) return 0;
    const [a, b] = [palette[one] ?? [0, 0, 0], palette[other] ?? [0, 0, 0]];
    return clamp(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) * 3.4);
  };
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      const own = labels[i] ?? 0;
      const step = Math.max(stepOf(own, labels[i + 1] ?? 0), stepOf(own, labels[i + width] ?? 0));
      borders[i] = step * (steps[i] ?? 0);
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
    for (let i = 0; i < relief.length; i++) {
      const dip = clamp((near[i] ?? 0) * depth * radius * 0.5 * unit) / 3;
      relief[i] = (relief[i] ?? 0) - dip * (1 - 0.72 * (care[i] ?? 0));
    }
    releasePlanes(near);
  }
  releasePlanes(borders);
  return relief;
}
