// Whose pixel it is, of several people who stand close: from each face and what hangs below it outwards, along clothes of
// one colour rather than across their edges.
import type { Image } from '#engine/raster/image.ts';
import { readLab, type LabPlanes } from '#engine/raster/lab.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import type { Face } from './find-faces.ts';

/** A step of one pixel costs this, where the face is as wide as all are in the mean. */
const STEP = 4;
/** … and for each unit of CIELAB that the colour changes by, so much more, up to a most: all edges are edges. */
const EDGE = 1.5;
const MOST_EDGE = 30;
/** Widths of a face across and heights below its chin: surely the neck and the chest of the same one. */
const [CHEST_WIDE, CHEST_LONG] = [0.7, 1.1] as const;
/** Heights of a face, from its middle to the top of its hair: no chest of somebody behind lies in it. */
const HAIR = 0.9;
/** Of a pixel that belongs to none of them. */
export const NOBODY = -1;

/**
 * Returns for each pixel of a mask which of the faces it belongs to, by its place in the list; −1 where the mask is at most
 * `least`, or nobody is reached. `faces` in pixels of the image.
 */
export function whosePixels(image: Image, faces: readonly Face[], mask: Mask, least: number): Int8Array {
  const { width, height } = mask;
  const lab = readLabAt(image, mask);
  const own = new Int8Array(width * height).fill(NOBODY);
  const cost = new Float64Array(width * height).fill(Infinity);
  const mean = faces.reduce((sum, face) => sum + face.width, 0) / Math.max(1, faces.length);
  const steps = faces.map((face) => Math.max(1, Math.round((STEP * mean) / face.width)));
  const queue: number[][] = [];
  const reach = (i: number, from: number, far: number): void => {
    if ((mask.values[i] as number) <= least || far >= (cost[i] as number)) return;
    cost[i] = far;
    own[i] = from;
    (queue[far] ??= []).push(i);
  };
  for (const [at, face] of faces.entries())
    for (const i of seedsOf(face, faces, { image, width, height })) reach(i, at, 0);
  for (let far = 0; far < queue.length; far++) {
    for (const i of queue[far] ?? []) {
      if (cost[i] !== far) continue;
      const x = i % width;
      const from = own[i] as number;
      const step = steps[from] as number;
      const go = (next: number): void => reach(next, from, far + step + edgeBetween(lab, i, next));
      if (x > 0) go(i - 1);
      if (x < width - 1) go(i + 1);
      if (i >= width) go(i - width);
      if (i < own.length - width) go(i + width);
    }
    delete queue[far];
  }
  return own;
}

/** The colours at the pixels of a mask, which may be larger than the image or, by a rounding, of another shape. */
function readLabAt(image: Image, { width, height }: Mask): LabPlanes {
  const lab = readLab(shrinkImage(image, Math.max(width, height)));
  if (lab.width === width && lab.height === height) return lab;
  const at = (plane: Float32Array): Float32Array =>
    makePlane(width * height, (i) => {
      const x = Math.floor((((i % width) + 0.5) / width) * lab.width);
      const y = Math.floor(((Math.floor(i / width) + 0.5) / height) * lab.height);
      return plane[y * lab.width + x] as number;
    });
  return { width, height, lightness: at(lab.lightness), a: at(lab.a), b: at(lab.b) };
}

/** Pixels of the mask that are surely of this face, and of nobody before whom it stands. */
function* seedsOf(face: Face, all: readonly Face[], { image, width, height }: Sizes): Generator<number> {
  const [across, down] = [width / image.width, height / image.height];
  const chin = face.y + face.height / 2;
  const heads = all.filter((other) => other !== face && other.y > face.y).map(headOf);
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / down;
    if (v < face.y - face.height / 2 || v > chin + face.height * CHEST_LONG) continue;
    const half =
      (face.width / 2) * (v > chin ? CHEST_WIDE : Math.sqrt(1 - ((v - face.y) / face.height) ** 2));
    for (let x = 0; x < width; x++) {
      const u = (x + 0.5) / across;
      if (Math.abs(u - face.x) > half) continue;
      if (!heads.some((head) => u > head.left && u < head.right && v > head.top)) yield y * width + x;
    }
  }
}

type Sizes = { image: Pick<Image, 'width' | 'height'>; width: number; height: number };

/** Where a head is, and whoever it belongs to hides all that is below. */
function headOf({ x, y, width, height }: Face): { left: number; right: number; top: number } {
  return { left: x - width / 2, right: x + width / 2, top: y - height * HAIR };
}

function edgeBetween({ lightness, a, b }: LabPlanes, i: number, j: number): number {
  const change = Math.hypot(
    (lightness[i] as number) - (lightness[j] as number),
    (a[i] as number) - (a[j] as number),
    (b[i] as number) - (b[j] as number),
  );
  return Math.round(Math.min(MOST_EDGE, change * EDGE));
}
