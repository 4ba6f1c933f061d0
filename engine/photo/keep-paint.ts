// Of a vehicle only what is painted: tyres, grilles and dark windows are no darker in a colour than they were in white, and
// what is fitted into the paint is left as it is.
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { readLab } from '#engine/raster/lab.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { dropFitted } from './drop-fitted.ts';

/** Of a hundred: darker paint is not told from rubber by its lightness, nor, with less colour than that, by anything. */
const LIGHT = 45;
const COLOURED = 10;
/** Of the usual lightness of the paint: what surely is none, and what surely is; between them it lies in the shade. */
const [NONE, PAINT] = [0.4, 0.58] as const;
/** Of all that the mask covers: with less of one colour it is not what the vehicle is painted in. */
const LEAST = 0.42;

/**
 * `whole`: all of the vehicle; `main`: what of it has the main colour. Null where too little has it, or it is
 * black or dark grey, as most of a bicycle.
 */
export function keepPaint(image: Image, whole: Mask, main: Mask): Mask | null {
  const { lightness, a, b } = readLab(image);
  const usualOf = (plane: Float32Array): number => {
    const own = plane.filter((_, i) => (main.values[i] as number) > 0.5).toSorted();
    return own[own.length >> 1] ?? 0;
  };
  const usual = usualOf(lightness);
  if (usual < LIGHT && Math.hypot(usualOf(a), usualOf(b)) < COLOURED) return null;
  const values =
    usual < LIGHT
      ? main.values
      : main.values.map((value, i) => value * ramp(NONE, PAINT, (lightness[i] as number) / usual));
  return sum(values) < sum(whole.values) * LEAST ? null : dropFitted(image, whole, { ...main, values });
}

function sum(plane: Float32Array): number {
  return plane.reduce((all, value) => all + value, 0);
}
