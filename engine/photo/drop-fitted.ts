// Of what is painted without what is only fitted into it: glass, rims, number plates and lamps may be as pale as the paint.
import type { Image } from '#engine/raster/image.ts';
import { readLab } from '#engine/raster/lab.ts';
import { maskBox, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { findPanels, LEAST_PANEL, tintApart, type Border, type Panels } from './find-panels.ts';

const GUIDE_PIXELS = 900;
/** Of the paint: with less of it in panels it is a frame of tubes, or too small to be told. */
const LEAST_IN_PANELS = 0.4;
/** Of the square root of the smaller panel: a border is so long at least. */
const LEAST_BORDER = 0.25;
/** Of a border: with so much of a dark line it is a gap. */
const LINE = 0.2;
/** How far the sides of one panel may be apart, in lightness and tint: across a gap, and across the edge of what is reflected. */
const GAP = { light: 10, tint: 2 } as const;
const REFLECTION = { light: 34, tint: 5 } as const;
/** Of all panels of one paint: what is smaller and apart from them is a plate, a rim or a lamp. */
const SMALL = 0.04;
/** Of the height of it: windows lie above, and are of another tint than the paint by so much. */
const [WINDOWS, OTHER_TINT] = [0.5, 1.75] as const;

/** Of the square root of its size: what lies along the outline for so long is a roof and no window. */
const AT_OUTLINE = 0.5;

/** `whole`: all of the vehicle; `paint`: what may be its paint. Null where hardly any panels are seen. */
export function dropFitted(image: Image, whole: Mask, paint: Mask): Mask | null {
  const small = shrinkImage(image, GUIDE_PIXELS);
  const { width, height } = small;
  const own = resizeMask(paint, width, height).values;
  const all = resizeMask(whole, width, height);
  const box = maskBox(all);
  if (!box) return null;
  const isPaint = (i: number): boolean => (own[i] as number) > 0.5;
  const panels = findPanels(readLab(small), isPaint, (i) => (all.values[i] as number) < 0.5);
  const { sizes } = panels;
  const painted = own.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0);
  const inPanels = sizes.reduce((sum, size) => sum + (size >= LEAST_PANEL ? size : 0), 0);
  if (inPanels < painted * LEAST_IN_PANELS) return null;
  const isKept = choosePanels(panels, box.top + box.height * WINDOWS);
  const kept = spread(panels, isKept, isPaint, width);
  const soft = resizeMask({ width, height, values: kept }, paint.width, paint.height).values;
  return { ...paint, values: paint.values.map((value, i) => value * (soft[i] as number)) };
}

/** `windows`: the row that windows lie above. */
function choosePanels({ sizes, borders, tints, rows, rims }: Panels, windows: number): boolean[] {
  const groups = join(sizes, borders);
  const totals = sizes.map(() => 0);
  for (const [label, size] of sizes.entries())
    totals[groups[label] as number] = (totals[groups[label] as number] as number) + size;
  const most = Math.max(0, ...totals);
  const body = totals.indexOf(most);
  const mean = meanTint(sizes, tints, (label) => groups[label] === body);
  const apartFrom = (label: number): number => {
    const [a, b] = tints[label] as readonly [number, number];
    return tintApart(a - mean[0], b - mean[1]);
  };
  return sizes.map((size, label) => {
    if (size < LEAST_PANEL) return false;
    const group = groups[label] as number;
    if (group === body) return true;
    if ((totals[group] as number) < most * SMALL) return false;
    const isAtOutline = (rims[label] as number) > Math.sqrt(size) * AT_OUTLINE;
    return isAtOutline || (rows[label] as number) > windows || apartFrom(label) < OTHER_TINT;
  });
}

function meanTint(
  sizes: readonly number[],
  tints: Panels['tints'],
  isOf: (label: number) => boolean,
): readonly [number, number] {
  let [all, red, blue] = [1e-6, 0, 0];
  for (const [label, size] of sizes.entries()) {
    if (!isOf(label)) continue;
    const [a, b] = tints[label] as readonly [number, number];
    all += size;
    red += a * size;
    blue += b * size;
  }
  return [red / all, blue / all];
}

/** For each panel which it is one with, by the number of one of them. */
function join(sizes: readonly number[], borders: readonly Border[]): number[] {
  const groups = sizes.map((_, label) => label);
  const rootOf = (label: number): number => {
    let root = label;
    while (groups[root] !== root) root = groups[root] as number;
    return root;
  };
  for (const { one, other, length, dark, light, tint } of borders) {
    const least = Math.sqrt(Math.min(sizes[one] as number, sizes[other] as number)) * LEAST_BORDER;
    const most = dark > LINE ? GAP : REFLECTION;
    if (length > least && light < most.light && tint < most.tint) groups[rootOf(one)] = rootOf(other);
  }
  return sizes.map((_, label) => rootOf(label));
}

/** Pixels: so far beyond a gap a strip that is no panel is of what lies beside it. A rim is farther, beyond its tyre. */
const BEYOND = 6;
/** And of what hangs together with it by paint alone. */
const WITHIN = 14;

/** What lies between panels is of the nearest one: 1 where that is kept. What none is reached from is kept nowhere. */
function spread(
  { labels, sizes }: Panels,
  isKept: readonly boolean[],
  isPaint: (i: number) => boolean,
  width: number,
): Float32Array {
  const kept = new Float32Array(labels.length).fill(-1);
  for (const [i, label] of labels.entries())
    if (label >= 0 && (sizes[label] as number) >= LEAST_PANEL) kept[i] = isKept[label] ? 1 : 0;
  flow(kept, width, isPaint, WITHIN);
  flow(kept, width, () => true, BEYOND);
  return kept.map((value, i) => (isPaint(i) ? Math.max(0, value) : 0));
}

/** What is known (0 and above) goes on to what is not, over so many pixels at most. */
function flow(known: Float32Array, width: number, isOpen: (i: number) => boolean, most: number): void {
  let front = [...known.keys()].filter((i) => (known[i] as number) >= 0);
  for (let far = 0; far < most && front.length > 0; far++) {
    const next: number[] = [];
    for (const i of front) {
      const x = i % width;
      for (const at of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width])
        if (at >= 0 && at < known.length && (known[at] as number) < 0 && isOpen(at)) {
          known[at] = known[i] as number;
          next.push(at);
        }
    }
    front = next;
  }
}
