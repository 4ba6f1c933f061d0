// Widens the mask of something by what belongs to it and lies beside it: looked for on a small copy of the image, where a
// network of few pixels sees nothing.
import type { Image } from '#engine/raster/image.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { readLab, type LabPlanes } from '#engine/raster/lab.ts';
import { growMask, maskBox, resizeMask, type Box, type Mask } from '#engine/raster/mask.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

const BELONGS = 0.3;

/** The image, smaller: its colours, what the mask has of it (1 or 0), and the box around that. */
export type Search = { lab: LabPlanes; values: Float32Array; box: Box };

export type Widening = {
  /** The longer side of the small copy. */
  pixels: number;
  /** By how many of them that which is found grows, for its edge is soft. */
  rim: number;
  /** Returns 1 for what is to be added. */
  find(search: Search): Float32Array;
};

/** A mask of the image's size: the same where nothing is found. */
export function widenMask(mask: Mask, image: Image, { pixels, rim, find }: Widening): Mask {
  const lab = readLab(shrinkImage(image, pixels));
  const { width, height } = lab;
  const own = resizeMask(mask, width, height).values;
  const values = makePlane(width * height, (i) => ((own[i] as number) > BELONGS ? 1 : 0));
  const box = maskBox({ width, height, values });
  if (!box) return mask;
  const added = find({ lab, values, box });
  if (!added.includes(1)) return mask;
  const large = resizeMask(growMask({ width, height, values: added }, rim), mask.width, mask.height).values;
  return { ...mask, values: mask.values.map((value, i) => Math.max(value, large[i] as number)) };
}

/** What a piece may not reach, and how large it may be. */
export type Bounds = {
  isAtEdge(x: number, y: number): boolean;
  /** Of the area of what the mask has. */
  most: number;
};

/** Of the candidates (1) the pieces that touch what the mask has and do not go on: a shadow, not the ground it lies on. */
export function keepTouching(
  candidates: Float32Array,
  { lab: { width, height }, values }: Search,
  { isAtEdge, most }: Bounds,
): Float32Array {
  const near = growMask({ width, height, values }, 2).values;
  const { labels, sizes } = labelComponents(width, height, (i) => candidates[i] === 1);
  const touching = new Set<number>();
  const beyond = new Set<number>();
  candidates.forEach((value, i) => {
    if (value === 0) return;
    const label = labels[i] as number;
    if (near[i] === 1) touching.add(label);
    if (isAtEdge(i % width, Math.floor(i / width))) beyond.add(label);
  });
  const largest = values.reduce((sum, value) => sum + value, 0) * most;
  return candidates.map((value, i) => {
    const label = labels[i] as number;
    const isKept = touching.has(label) && !beyond.has(label) && (sizes[label] ?? Infinity) < largest;
    return value === 1 && isKept ? 1 : 0;
  });
}
