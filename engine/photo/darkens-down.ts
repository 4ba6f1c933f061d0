// Whether what was taken for a sky grows darker towards its foot, as hazy mountains and vignetted walls do and no sky does.
import type { Image } from '#engine/raster/image.ts';
import { toLab } from '#engine/raster/lab.ts';
import { resizeMask, type Mask } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

const SEARCH_PIXELS = 160;
const SURELY = 0.9;
/** In a column of fewer pixels its upper and lower part are not compared; and the last rows are of the edge. */
const [LEAST_ROWS, EDGE] = [8, 2] as const;
const PART = 0.25;
/** Units of lightness: the air over a horizon is about as light as that above, or lighter; clouds there darken it by less. */
const DARKER = 10;

/** `mask`: of the image's size, 1 = taken for sky. */
export function darkensDown(image: Image, mask: Mask): boolean {
  const { width, height, data } = shrinkImage(image, SEARCH_PIXELS);
  const { values } = resizeMask(mask, width, height);
  const gains: number[] = [];
  for (let x = 0; x < width; x++) {
    const light: number[] = [];
    for (let i = x; i < values.length; i += width)
      if ((values[i] as number) > SURELY)
        light.push(
          toLab(data[i * 4] as number, data[i * 4 + 1] as number, data[i * 4 + 2] as number).lightness,
        );
    if (light.length < LEAST_ROWS) continue;
    const part = Math.floor(light.length * PART);
    gains.push(mean(light.slice(-part - EDGE, -EDGE)) - mean(light.slice(0, part)));
  }
  const usual = gains.toSorted((one, other) => one - other)[gains.length >> 1];
  return usual !== undefined && usual < -DARKER;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
