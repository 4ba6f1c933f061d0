// Of hair only what is about as warm as most of it: a sleeve of denim or a green collar that was taken for it is colder than any
// lock of the same head.
import { averageTwice } from '#engine/raster/blur-plane.ts';
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { readLab } from '#engine/raster/lab.ts';
import { resizeMask, type Mask } from '#engine/raster/mask.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

/** On its longer side; and pixels of those: a lock in which the sky is seen is narrower, and no sleeve. */
const PIXELS = 600;
const LOCK = 3;
/** Units of CIELAB towards blue or green from what most of the hair has: surely hair, and surely none. */
const [HAIR, COLD] = [13, 19] as const;

/** `hair`: of the image, 0–1. */
export function dropCold(hair: Mask, image: Image): Mask {
  const small = shrinkImage(image, PIXELS);
  const { width, height } = small;
  const own = resizeMask(hair, width, height).values;
  const { a, b } = readLab(small);
  const [red, yellow] = [a, b].map((plane) => medianIn(plane, own)) as [number, number];
  const calmA = averageTwice(a, width, height, LOCK).slice();
  const calmB = averageTwice(b, width, height, LOCK).slice();
  returnPlanes();
  const share = own.map((_, i) =>
    ramp(COLD, HAIR, Math.max(red - (calmA[i] as number), yellow - (calmB[i] as number))),
  );
  const fine = resizeMask({ width, height, values: share }, hair.width, hair.height).values;
  return { ...hair, values: hair.values.map((value, i) => value * (fine[i] as number)) };
}

function medianIn(plane: Float32Array, own: Float32Array): number {
  const inside = plane.filter((_, i) => (own[i] as number) > 0.5).toSorted();
  return inside[inside.length >> 1] ?? 0;
}
