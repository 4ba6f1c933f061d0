// The panels of what is painted: areas that no gap, seal or hard edge crosses, and which of them lie side by side.
import { labelComponents, type Components } from '#engine/raster/label-components.ts';
import type { LabPlanes } from '#engine/raster/lab.ts';
import { growMask } from '#engine/raster/mask.ts';

/** Pixels: a gap between two doors is no wider than twice this, and what is farther than `ACROSS` lies beside nothing. */
const GAP = 3;
const ACROSS = 11;
/** Units of lightness: by so much a gap is darker than both of its sides; and so far apart two neighbours are at an edge. */
const [DARKER, STEP] = [7, 14] as const;
/** Fewer pixels are no panel. */
export const LEAST_PANEL = 60;

/** Paint is bluer below the sky and warmer above the ground; glass is greener. */
const [GREENER, BLUER] = [1.5, 0.6] as const;

/** How far two tints are apart that differ by so much in a and in b. */
export function tintApart(a: number, b: number): number {
  return Math.hypot(a * GREENER, b * BLUER);
}

/** What lies on both sides of a border of two panels: how many pixels long it is, how much of it is a dark line, and how far the sides are apart. */
export type Border = {
  one: number;
  other: number;
  length: number;
  dark: number;
  light: number;
  tint: number;
};

/** `tints`: the a and b of each, as at the lightness of 45; `rows`: where their middles lie; `rims`: how many pixels of each lie at the outline of all. */
export type Panels = Components & {
  borders: readonly Border[];
  means: Float64Array;
  tints: readonly (readonly [number, number])[];
  rows: Float64Array;
  rims: Float64Array;
};

/** `isPaint`: which pixels may be painted at all; `isOutside`: which are of something else. */
export function findPanels(
  lab: LabPlanes,
  isPaint: (i: number) => boolean,
  isOutside: (i: number) => boolean,
): Panels {
  const { width, height, lightness } = lab;
  const plane = { width, height, values: lightness };
  const closed = growMask(growMask(plane, GAP), -GAP).values;
  const [most, least] = [growMask(plane, 1).values, growMask(plane, -1).values];
  const isGap = (i: number): boolean => (closed[i] as number) - (lightness[i] as number) >= DARKER;
  const isEdge = (i: number): boolean => (most[i] as number) - (least[i] as number) > STEP;
  const even = lightness.map((_, i) => (isPaint(i) && !isGap(i) && !isEdge(i) ? 1 : 0));
  // Where a gap is broken by a pixel, two panels are two all the same.
  const inside = growMask({ width, height, values: even }, -1).values;
  const pieces = labelComponents(width, height, (i) => inside[i] === 1);
  const borders = readBorders(lab, pieces, (i) => isGap(i) || !isPaint(i));
  const measured = measure(lab, pieces);
  return { ...pieces, borders, ...measured, rims: countRims(lab, pieces, measured.means, isOutside) };
}

/** Pixels to the outline, of which the nearest are of what is inside and outside; darker than so much of a panel there is a frame around it. */
const [TO_OUTLINE, FRAME] = [6, 0.72] as const;

function countRims(
  { width, height, lightness }: LabPlanes,
  { labels, sizes }: Components,
  means: Float64Array,
  isOutside: (i: number) => boolean,
): Float64Array {
  const rims = new Float64Array(sizes.length);
  const leadsOut = (i: number, step: number, room: number, dark: number): boolean => {
    for (let far = 1; far <= TO_OUTLINE && far <= room; far++) {
      const at = i + step * far;
      if (isOutside(at)) return true;
      if ((labels[at] as number) >= 0 || (lightness[at] as number) < dark) return false;
    }
    return false;
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const label = labels[i] as number;
      if (label < 0) continue;
      const dark = (means[label] as number) * FRAME;
      const isRim =
        leadsOut(i, -1, x, dark) ||
        leadsOut(i, 1, width - 1 - x, dark) ||
        leadsOut(i, -width, y, dark) ||
        leadsOut(i, width, height - 1 - y, dark);
      if (isRim) rims[label] = (rims[label] as number) + 1;
    }
  return rims;
}

function measure({ width, lightness, a, b }: LabPlanes, { labels, sizes }: Components) {
  const [means, reds, blues, rows] = [0, 0, 0, 0].map(() => new Float64Array(sizes.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (const [i, label] of labels.entries()) {
    if (label < 0) continue;
    const size = sizes[label] as number;
    const light = Math.max(1, lightness[i] as number);
    means[label] = (means[label] as number) + light / size;
    reds[label] = (reds[label] as number) + ((a[i] as number) * 45) / light / size;
    blues[label] = (blues[label] as number) + ((b[i] as number) * 45) / light / size;
    rows[label] = (rows[label] as number) + Math.floor(i / width) / size;
  }
  const tints = sizes.map((_, label) => [reds[label] as number, blues[label] as number] as const);
  return { means, rows, tints };
}

type Sum = { length: number; dark: number; light: number; a: number; b: number };

/** Looks from each panel to the right and down, over what is between it and the next. */
function readBorders(
  lab: LabPlanes,
  { labels, sizes }: Components,
  isDark: (i: number) => boolean,
): Border[] {
  const { width, height, lightness, a, b } = lab;
  const sums = new Map<number, Sum>();
  const isPanel = (label: number): boolean => label >= 0 && (sizes[label] as number) >= LEAST_PANEL;
  const look = (i: number, step: number, room: number): void => {
    const one = labels[i] as number;
    if ((labels[i + step] as number) === one) return;
    let dark = 0;
    for (let far = 1; far <= Math.min(ACROSS, room); far++) {
      const at = i + step * far;
      const other = labels[at] as number;
      if (other === one) return;
      if (!isPanel(other)) {
        if (isDark(at)) dark = 1;
        continue;
      }
      // A little within both, as edges are of both colours.
      const [from, to] = [inner(labels, i, -step), inner(labels, at, step)];
      const sign = one < other ? 1 : -1;
      const key = Math.min(one, other) * sizes.length + Math.max(one, other);
      const sum = sums.get(key) ?? { length: 0, dark: 0, light: 0, a: 0, b: 0 };
      sums.set(key, {
        length: sum.length + 1,
        dark: sum.dark + dark,
        light: sum.light + sign * ((lightness[from] as number) - (lightness[to] as number)),
        a: sum.a + sign * ((a[from] as number) - (a[to] as number)),
        b: sum.b + sign * ((b[from] as number) - (b[to] as number)),
      });
      return;
    }
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!isPanel(labels[i] as number)) continue;
      if (x < width - 1) look(i, 1, width - 1 - x);
      if (y < height - 1) look(i, width, height - 1 - y);
    }
  return [...sums].map(([key, sum]) => ({
    one: Math.floor(key / sizes.length),
    other: key % sizes.length,
    length: sum.length,
    dark: sum.dark / sum.length,
    light: Math.abs(sum.light) / sum.length,
    tint: tintApart(sum.a / sum.length, sum.b / sum.length),
  }));
}

function inner(labels: Int32Array, i: number, step: number): number {
  return labels[i + step] === labels[i] ? i + step : i;
}
