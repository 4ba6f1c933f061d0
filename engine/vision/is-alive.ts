// Whether what stands out is alive: the network of people sees somebody from behind, and most animals, too.
import { maskShare, resizeMask, type Mask } from '#engine/raster/mask.ts';
import type { People } from './see-people.ts';

/** How sure that network must be, and of how much of what stands out. */
const SURELY = 0.88;
const MOST = 0.5;

export function isAlive(mask: Mask, people: People): boolean {
  return people.silhouette.sureness > SURELY && isMostlyAlive(mask, people);
}

/** The same by whoever knows that it may be. */
export function isMostlyAlive(mask: Mask, people: People): boolean {
  const other = people.silhouette.mask;
  const { values } = resizeMask(mask, other.width, other.height);
  const both = { ...other, values: values.map((value, i) => Math.min(value, other.values[i] as number)) };
  return maskShare(both) / Math.max(1e-6, maskShare({ ...other, values })) > MOST;
}
