// Gives hair its locks back that lie beside the silhouette of whose they are: ringlets and curls before a wall. They hang
// together with the hair, and have its colours and not those of what is around it.
import type { Image } from '#engine/raster/image.ts';
import { growMask, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { takeThinParts } from './take-thin-parts.ts';

/** `hair`: of the image; `body`: in any size, all of whose it is, on whom shadows have the colour of locks. What is added reaches a little beyond each lock, to be told from the wall pixel by pixel. */
export function takeLocks(hair: Mask, body: Mask, image: Image): Mask {
  const found = takeThinParts(hair, image);
  if (found === hair) return hair;
  const added = resizeMask(growMask(found, 1), image.width, image.height).values;
  const own = resizeMask(body, image.width, image.height).values;
  return {
    ...hair,
    values: hair.values.map((value, i) => Math.max(value, (added[i] as number) * (1 - (own[i] as number)))),
  };
}
