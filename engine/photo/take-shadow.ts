// Adds to what is taken away what it leaves on the ground: its feet and its shadow, below it and unlike the ground there.
import type { Image } from '#engine/raster/image.ts';
import type { LabPlanes } from '#engine/raster/lab.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { keepTouching, type Search, widenMask } from './widen-mask.ts';

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
  return widenMask(mask, image, { pixels: 320, rim: 1, find });
}

function find(search: Search): Float32Array {
  const { lab, values, box } = search;
  const { width, height } = lab;
  const bottom = box.top + box.height;
  const [first, last] = [
    Math.max(0, Math.round(bottom - box.height * ABOVE)),
    Math.min(height, Math.round(bottom + box.height * BELOW)),
  ];
  const from = Math.max(0, Math.round(box.left - box.width * BESIDE));
  const to = Math.min(width, Math.round(box.left + box.width * (1 + BESIDE)));
  const candidates = new Float32Array(width * height);
  for (let y = first; y < last; y++) {
    const ground = groundOf(lab, y, from, to);
    if (!ground) continue;
    for (let i = y * width + from; i < y * width + to; i++)
      if (values[i] === 0 && away(lab, i, ground) > UNLIKE + ground.spread) candidates[i] = 1;
  }
  // What goes on is what it sits or stands on: a branch, a path.
  const isAtEdge = (x: number, y: number): boolean => x === from || x === to - 1 || y === last - 1;
  return keepTouching(candidates, search, { isAtEdge, most: MOST });
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
