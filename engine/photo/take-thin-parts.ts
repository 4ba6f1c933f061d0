// Gives what is cut out its thin parts back, which a network of few pixels hardly sees: leaves, stalks, tails. They hang
// together with it, and have its colours and not those of what is around it.
import type { Image } from '#engine/raster/image.ts';
import { readLab } from '#engine/raster/lab.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { growMask, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { binColours, colourOdds } from './colour-odds.ts';

const SEARCH_PIXELS = 400;
/** Of the longer side: so far from what was found they are looked for. */
const REACH = 0.14;
/** Of the longer side: what is thicker than twice this is no thin part. */
const THIN = 0.014;
/** Log odds: so much likelier a colour must be inside than outside. */
const SURE = 1.6;
/** Of what was found: more than this is no part of it, but a ground of its colours. */
const MOST_ADDED = 0.35;

const INSIDE = 0.9;
const OUTSIDE = 0.05;

/** `found`: what is kept of it so far, coarsely. The same mask where nothing was missing. */
export function takeThinParts(found: Mask, image: Image): Mask {
  const small = shrinkImage(image, SEARCH_PIXELS);
  const { width, height } = small;
  const side = Math.max(width, height);
  const kept = resizeMask(found, width, height).values;
  const plane = (isIn: (i: number) => boolean) => makePlane(width * height, (i) => (isIn(i) ? 1 : 0));
  const isKept = (i: number): boolean => (kept[i] as number) > 0.5;
  const grow = (values: Float32Array, part: number) =>
    growMask({ width, height, values }, Math.sign(part) * Math.max(1, Math.round(Math.abs(part) * side)))
      .values;
  const near = grow(plane(isKept), REACH);
  const odds = colourOdds(
    binColours(readLab(small)),
    plane((i) => (kept[i] as number) > INSIDE),
    plane((i) => (kept[i] as number) < OUTSIDE),
  );
  const like = plane((i) => isKept(i) || (near[i] === 1 && (odds[i] as number) > SURE));
  // What is thick is a thing of its own.
  const thick = grow(grow(like, -THIN), THIN);
  // Where a thin part begins it is as thick as what it hangs from.
  const beside = grow(plane(isKept), THIN);
  const isCandidate = (i: number): boolean =>
    isKept(i) || (like[i] === 1 && (thick[i] === 0 || beside[i] === 1));
  const { labels } = labelComponents(width, height, isCandidate);
  const own = new Set<number>();
  for (let i = 0; i < kept.length; i++) if (isKept(i)) own.add(labels[i] as number);
  let [added, all] = [0, 1e-6];
  const values = kept.map((value, i) => {
    if (isKept(i)) all++;
    if (isKept(i) || !isCandidate(i) || !own.has(labels[i] as number)) return value;
    added++;
    return 1;
  });
  return added === 0 || added > all * MOST_ADDED ? found : { width, height, values };
}
