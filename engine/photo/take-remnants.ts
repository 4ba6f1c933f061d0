// Adds to what is taken away what is left of it at its edge, which a network of few pixels does not see: a beak, feet on a
// branch, a handle. It touches what was found, and none of its colours go on beyond it.
import type { Image } from '#engine/raster/image.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { growMask, type Mask } from '#engine/raster/mask.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { type Search, widenMask } from './widen-mask.ts';

/** Of its longer side: how far it is looked for. */
const REACH = 0.18;
/** In Lab: so near two pixels are of one colour. So many of one are no chance. */
const LIKE = 8;
const LEAST_LIKE = 3;

/** A mask of the image's size: the same where nothing is left. */
export function takeRemnants(mask: Mask, image: Image): Mask {
  return widenMask(mask, image, { pixels: 240, rim: 1, find });
}

function find({ lab, values, box }: Search): Float32Array {
  const { width, height, lightness, a, b } = lab;
  const reach = Math.max(3, Math.round(Math.max(box.width, box.height) * REACH));
  // What goes on below it or behind it goes on sideways: a branch, a shore.
  const [wide, tall] = [Math.round(box.width * 0.6) + reach * 2, Math.round(reach * 1.2)];
  const near = growMask({ width, height, values }, reach).values;
  const band = growMask({ width, height, values }, reach * 2).values;
  const isAround = (i: number): boolean => near[i] === 0 && band[i] === 1;
  const goesOn = (at: number): boolean => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let like = 0;
    for (let v = Math.max(0, y - tall); v <= Math.min(height - 1, y + tall); v++) {
      for (let u = Math.max(0, x - wide); u <= Math.min(width - 1, x + wide); u++) {
        const i = v * width + u;
        if (!isAround(i)) continue;
        const far =
          ((lightness[i] as number) - (lightness[at] as number)) ** 2 +
          ((a[i] as number) - (a[at] as number)) ** 2 +
          ((b[i] as number) - (b[at] as number)) ** 2;
        if (far < LIKE ** 2 && ++like >= LEAST_LIKE) return true;
      }
    }
    return false;
  };
  const left = makePlane(width * height, (i) => (near[i] === 1 && values[i] === 0 && !goesOn(i) ? 1 : 0));
  const { labels } = labelComponents(width, height, (i) => left[i] === 1 || values[i] === 1);
  const touched = new Set<number>();
  values.forEach((value, i) => value === 1 && touched.add(labels[i] as number));
  return left.map((value, i) => (value === 1 && touched.has(labels[i] as number) ? 1 : 0));
}
