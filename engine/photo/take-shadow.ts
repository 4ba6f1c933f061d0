// Adds to what is taken away what it leaves on the ground: its feet and its shadow, below it and unlike the ground there.
import type { Image } from '#engine/raster/image.ts';
import { readLab, type LabPlanes } from '#engine/raster/lab.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { growMask, maskBox, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

const SEARCH_PIXELS = 320;
/** Of its height and width: how far below it feet and shadows reach, and how far beside it. */
const BELOW = 0.3;
const BESIDE = 0.35;
/** Of its height: they begin so far above its lowest place. */
const ABOVE = 0.3;
/** In Lab: so far from the ground of their row. */
const UNLIKE = 5;
/** Of what is taken away: more than this is no shadow of it, but a ground of many colours. */
const MOST = 0.45;

/** A mask of the image's size. The same where it stands on nothing that can be told from a shadow. */
export function takeShadow(mask: Mask, image: Image): Mask {
  const lab = readLab(shrinkImage(image, SEARCH_PIXELS));
  const { width, height } = lab;
  const own = resizeMask(mask, width, height).values;
  const box = maskBox({ width, height, values: own });
  if (!box) return mask;
  const bottom = box.top + box.height;
  const [first, last] = [
    Math.max(0, Math.round(bottom - box.height * ABOVE)),
    Math.min(height, Math.round(bottom + box.height * BELOW)),
  ];
  const from = Math.max(0, Math.round(box.left - box.width * BESIDE));
  const to = Math.min(width, Math.round(box.left + box.width * (1 + BESIDE)));
  const isOwn = (i: number): boolean => (own[i] as number) > 0.3;
  const candidates = new Uint8Array(width * height);
  for (let y = first; y < last; y++) {
    const ground = groundOf(lab, y, from, to);
    if (!ground) continue;
    for (let x = from; x < to; x++) {
      const i = y * width + x;
      if (!isOwn(i) && away(lab, i, ground) > UNLIKE + ground.spread) candidates[i] = 1;
    }
  }
  const near = growMask(
    { width, height, values: makePlane(width * height, (i) => (isOwn(i) ? 1 : 0)) },
    2,
  ).values;
  const { labels, sizes } = labelComponents(width, height, (i) => candidates[i] === 1);
  const touching = new Set<number>();
  const beyond = new Set<number>();
  for (let i = 0; i < own.length; i++) {
    const label = labels[i] as number;
    const x = i % width;
    if (near[i] === 1) touching.add(label);
    // What goes on is what it sits or stands on: a branch, a path.
    if (x === from || x === to - 1 || Math.floor(i / width) === last - 1) beyond.add(label);
  }
  const most = own.reduce((sum, value) => sum + (value > 0.3 ? 1 : 0), 0) * MOST;
  const added = makePlane(width * height, (i) => {
    const label = labels[i] as number;
    return touching.has(label) && !beyond.has(label) && (sizes[label] ?? Infinity) < most ? 1 : 0;
  });
  if (!added.includes(1)) return mask;
  const large = resizeMask(growMask({ width, height, values: added }, 1), mask.width, mask.height).values;
  return { ...mask, values: mask.values.map((value, i) => Math.max(value, large[i] as number)) };
}

type Ground = { lightness: number; a: number; b: number; spread: number };

/** What a row of the ground looks like beside all of it; null where the image ends there. */
function groundOf({ width, lightness, a, b }: LabPlanes, y: number, from: number, to: number): Ground | null {
  const places = Array.from({ length: width }, (_, x) => y * width + x).filter((_, x) => x < from || x >= to);
  if (places.length < width * 0.08) return null;
  const sorted = (plane: Float32Array): number[] =>
    places.map((i) => plane[i] as number).toSorted((one, other) => one - other);
  const median = (plane: Float32Array): number => sorted(plane)[places.length >> 1] as number;
  const own = { lightness: median(lightness), a: median(a), b: median(b) };
  const far = places
    .map((i) =>
      Math.hypot(
        (lightness[i] as number) - own.lightness,
        (a[i] as number) - own.a,
        (b[i] as number) - own.b,
      ),
    )
    .toSorted((one, other) => one - other);
  return { ...own, spread: far[Math.floor(far.length * 0.8)] ?? 0 };
}

function away({ lightness, a, b }: LabPlanes, i: number, ground: Ground): number {
  return Math.hypot(
    (lightness[i] as number) - ground.lightness,
    (a[i] as number) - ground.a,
    (b[i] as number) - ground.b,
  );
}
