// What stands out of an image: patches of one colour that hold together, are unlike the rest, and do not run into
// its edges. After the robust background detection of Zhu, Liang, Wei and Sun (2014).
import type { LabPlanes } from '#engine/raster/lab.ts';
import { makePlane } from '#engine/raster/make-plane.ts';

/** Patches that an image is cut into. */
const PATCHES = 260;
const ROUNDS = 6;
/** Colours this far apart in Lab are as good as unlike. */
const COLOUR_SPREAD = 9;
/** Patches this far apart, in parts of the image, say little of each other. */
const PLACE_SPREAD = 0.28;
/** How much a patch must run along the edge to be taken for background. */
const EDGE_SPREAD = 1;
/** People and things are cut by the foot of an image more often than by its other sides. */
const FOOT_WEIGHT = 0.35;

type Patches = {
  label: Int32Array;
  count: number;
  lightness: Float32Array;
  a: Float32Array;
  b: Float32Array;
  x: Float32Array;
  y: Float32Array;
  size: Float32Array;
  /** How much of a patch lies on the image's edge. */
  edge: Float32Array;
};

/** 0–1 for each pixel, the most salient at 1. */
export function readSalience(lab: LabPlanes): Float32Array {
  const patches = cutPatches(lab);
  const near = findNeighbours(patches, lab);
  const apart = measureApart(patches);
  const background = rateBackground(patches, near, apart);
  const contrast = rateContrast(patches, apart, background);
  const settled = settle(patches, near, apart, background, contrast);
  return makePlane(patches.label.length, (i) => settled[patches.label[i] as number] as number);
}

/** Patches of like colour and about one size: each pixel goes to the nearest middle, and the middles follow. */
function cutPatches({ width, height, lightness, a, b }: LabPlanes): Patches {
  const step = Math.sqrt((width * height) / PATCHES);
  const columns = Math.max(2, Math.round(width / step));
  const rows = Math.max(2, Math.round(height / step));
  const count = columns * rows;
  const make = () => new Float32Array(count);
  const patches: Patches = {
    label: new Int32Array(width * height).fill(-1),
    count,
    lightness: make(),
    a: make(),
    b: make(),
    x: make(),
    y: make(),
    size: make(),
    edge: make(),
  };
  for (let n = 0; n < count; n++) {
    const x = Math.min(width - 1, Math.floor((((n % columns) + 0.5) * width) / columns));
    const y = Math.min(height - 1, Math.floor(((Math.floor(n / columns) + 0.5) * height) / rows));
    const at = y * width + x;
    patches.x[n] = x;
    patches.y[n] = y;
    patches.lightness[n] = lightness[at] as number;
    patches.a[n] = a[at] as number;
    patches.b[n] = b[at] as number;
  }
  const calm = (12 / step) ** 2;
  const nearest = new Float32Array(width * height);
  for (let round = 0; round < ROUNDS; round++) {
    nearest.fill(Number.POSITIVE_INFINITY);
    for (let n = 0; n < count; n++) {
      const [cx, cy] = [patches.x[n] as number, patches.y[n] as number];
      const [cl, ca, cb] = [patches.lightness[n] as number, patches.a[n] as number, patches.b[n] as number];
      const bottom = Math.min(height - 1, Math.ceil(cy + step * 1.2));
      const right = Math.min(width - 1, Math.ceil(cx + step * 1.2));
      for (let y = Math.max(0, Math.floor(cy - step * 1.2)); y <= bottom; y++) {
        for (let x = Math.max(0, Math.floor(cx - step * 1.2)); x <= right; x++) {
          const i = y * width + x;
          const distance =
            ((lightness[i] as number) - cl) ** 2 +
            ((a[i] as number) - ca) ** 2 +
            ((b[i] as number) - cb) ** 2 +
            ((x - cx) ** 2 + (y - cy) ** 2) * calm;
          if (distance < (nearest[i] as number)) {
            nearest[i] = distance;
            patches.label[i] = n;
          }
        }
      }
    }
    moveMiddles(patches, { width, height, lightness, a, b });
  }
  return patches;
}

function moveMiddles(patches: Patches, { width, height, lightness, a, b }: LabPlanes): void {
  for (const plane of [
    patches.lightness,
    patches.a,
    patches.b,
    patches.x,
    patches.y,
    patches.size,
    patches.edge,
  ])
    plane.fill(0);
  for (let i = 0; i < patches.label.length; i++) {
    // A pixel that no middle reached goes with the one before it.
    if (patches.label[i] === -1) patches.label[i] = i > 0 ? (patches.label[i - 1] as number) : 0;
    const n = patches.label[i] as number;
    const x = i % width;
    const y = Math.floor(i / width);
    add(patches.lightness, n, lightness[i] as number);
    add(patches.a, n, a[i] as number);
    add(patches.b, n, b[i] as number);
    add(patches.x, n, x);
    add(patches.y, n, y);
    add(patches.size, n, 1);
    if (x === 0 || x === width - 1 || y === 0) add(patches.edge, n, 1);
    else if (y === height - 1) add(patches.edge, n, FOOT_WEIGHT);
  }
  for (let n = 0; n < patches.count; n++) {
    const size = Math.max(1, patches.size[n] as number);
    for (const plane of [patches.lightness, patches.a, patches.b, patches.x, patches.y])
      plane[n] = (plane[n] as number) / size;
  }
}

function add(plane: Float32Array, at: number, value: number): void {
  plane[at] = (plane[at] as number) + value;
}

/** Patches that touch; and all patches on the edge touch each other, as the background goes on out there. */
function findNeighbours({ label, count, edge }: Patches, { width }: LabPlanes): Set<number>[] {
  const near = Array.from({ length: count }, () => new Set<number>());
  const join = (one: number, other: number): void => {
    if (one === other) return;
    near[one]?.add(other);
    near[other]?.add(one);
  };
  for (let i = 0; i < label.length; i++) {
    if (i % width < width - 1) join(label[i] as number, label[i + 1] as number);
    if (i + width < label.length) join(label[i] as number, label[i + width] as number);
  }
  const outer = Array.from({ length: count }, (_, n) => n).filter((n) => (edge[n] as number) > 0);
  for (const one of outer) for (const other of outer) join(one, other);
  return near;
}

/** Distance of the colours of any two patches. */
function measureApart({ count, lightness, a, b }: Patches): Float32Array {
  const apart = new Float32Array(count * count);
  for (let n = 0; n < count; n++) {
    for (let m = n + 1; m < count; m++) {
      const distance = Math.hypot(
        (lightness[n] as number) - (lightness[m] as number),
        (a[n] as number) - (a[m] as number),
        (b[n] as number) - (b[m] as number),
      );
      apart[n * count + m] = distance;
      apart[m * count + n] = distance;
    }
  }
  return apart;
}

/** 0–1: how much of what hangs together with a patch runs along the edge, against its size. */
function rateBackground(
  { count, size, edge }: Patches,
  near: readonly Set<number>[],
  apart: Float32Array,
): Float32Array {
  const small = typicalStep(near, apart, count);
  const background = new Float32Array(count);
  for (let n = 0; n < count; n++) {
    const far = walkFrom(n, near, apart, count, small);
    let area = 0;
    let along = 0;
    for (let m = 0; m < count; m++) {
      const share = Math.exp(-(((far[m] as number) / COLOUR_SPREAD) ** 2) / 2);
      area += share * (size[m] as number);
      along += share * (edge[m] as number);
    }
    background[n] = 1 - Math.exp(-((along / Math.sqrt(Math.max(1, area))) ** 2) / (2 * EDGE_SPREAD ** 2));
  }
  return background;
}

/** Colour steps this small are noise, and cost nothing: else a long gradient would end far from where it began. */
function typicalStep(near: readonly Set<number>[], apart: Float32Array, count: number): number {
  const least = near.map((others, n) =>
    Math.min(...Array.from(others, (m) => apart[n * count + m] as number)),
  );
  const sorted = least.filter(Number.isFinite).toSorted((one, other) => one - other);
  return (sorted[Math.floor(sorted.length * 0.5)] ?? 0) * 1.2;
}

/** The way with the smallest colour steps from one patch to every other. */
function walkFrom(
  start: number,
  near: readonly Set<number>[],
  apart: Float32Array,
  count: number,
  free: number,
): Float32Array {
  const far = new Float32Array(count).fill(Number.POSITIVE_INFINITY);
  const isDone = new Uint8Array(count);
  far[start] = 0;
  for (let step = 0; step < count; step++) {
    let next = -1;
    for (let n = 0; n < count; n++) {
      if (isDone[n] === 0 && (next < 0 || (far[n] as number) < (far[next] as number))) next = n;
    }
    if (next < 0 || !Number.isFinite(far[next])) break;
    isDone[next] = 1;
    for (const other of near[next] ?? []) {
      const way = (far[next] as number) + Math.max(0, (apart[next * count + other] as number) - free);
      if (way < (far[other] as number)) far[other] = way;
    }
  }
  return far;
}

/** How unlike the background around it a patch is. 0–1. */
function rateContrast(patches: Patches, apart: Float32Array, background: Float32Array): Float32Array {
  const { count, x, y, size } = patches;
  const longSide = Math.max(...x, ...y, 1);
  const contrast = new Float32Array(count);
  for (let n = 0; n < count; n++) {
    let sum = 0;
    for (let m = 0; m < count; m++) {
      const place =
        Math.hypot((x[n] as number) - (x[m] as number), (y[n] as number) - (y[m] as number)) / longSide;
      const weight = Math.exp(-((place / PLACE_SPREAD) ** 2) / 2) * (size[m] as number);
      sum += (apart[n * count + m] as number) * weight * (background[m] as number);
    }
    contrast[n] = sum;
  }
  const most = Math.max(...contrast, 1e-6);
  return contrast.map((value) => value / most);
}

/** Lets background, contrast and likeness to the neighbours agree, by small steps. */
function settle(
  patches: Patches,
  near: readonly Set<number>[],
  apart: Float32Array,
  background: Float32Array,
  contrast: Float32Array,
): Float32Array {
  const { count } = patches;
  let settled = Float32Array.from(contrast);
  for (let round = 0; round < 60; round++) {
    const next = new Float32Array(count);
    for (let n = 0; n < count; n++) {
      const forward = contrast[n] as number;
      let weight = forward + (background[n] as number);
      let sum = forward;
      for (const other of near[n] ?? []) {
        const tie = Math.exp(-(((apart[n * count + other] as number) / COLOUR_SPREAD) ** 2) / 2) + 0.08;
        weight += tie;
        sum += tie * (settled[other] as number);
      }
      next[n] = sum / Math.max(1e-6, weight);
    }
    settled = next;
  }
  const most = Math.max(...settled, 1e-6);
  return settled.map((value) => value / most);
}
