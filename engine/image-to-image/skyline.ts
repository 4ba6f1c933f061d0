// What stands against the sky of an image, and whether what an image is about stands there alone.
import type { Sky } from '#engine/photo/find-sky.ts';
import { growMask, maskBox, resizeMask, type Box, type Mask } from '#engine/raster/mask.ts';

const SEARCH_PIXELS = 160;
/** Of the width of its box: so far beside it and above it the sky is looked for, and so much of that is sky. */
const BESIDE = 0.3;
const LEAST_SKY = 0.5;
/** Of its height above the horizon: what reaches higher beside it is another such thing. */
const AS_HIGH = 0.5;
/** Of a column between there and the top of what was named: so much is no sky. Lattices are mostly holes. */
const LATTICE = 0.12;
/** Columns, of all: less is a wire or a bird. */
const LEAST_WIDE = 0.025;

/** Whether there is sky around its top. */
export function standsInSky(mask: Mask, sky: Sky): boolean {
  const { thing, open, box } = shrink(mask, sky);
  const reach = Math.max(2, box.width * BESIDE);
  const [left, right] = [box.left - reach, box.left + box.width + reach];
  let [sum, all] = [0, 0];
  for (let y = Math.max(0, box.top - 2); y < box.top + box.height * 0.25; y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(thing.width, right); x++) {
      const i = y * thing.width + x;
      if ((thing.values[i] as number) > 0.2) continue;
      all++;
      sum += open.values[i] as number;
    }
  return all > 0 && sum / all > LEAST_SKY;
}

/** Whether something else reaches into the sky beside it, about as high: a name may mean that one. */
export function standsAmongOthers(mask: Mask, sky: Sky): boolean {
  const { thing, open, box } = shrink(mask, sky);
  const own = growMask(thing, Math.max(2, box.width * BESIDE)).values;
  const ground = Math.min(thing.height, Math.round(sky.horizon * thing.height));
  const lowest = Math.round(box.top + (ground - box.top) * AS_HIGH);
  let columns = 0;
  for (let x = 0; x < thing.width; x++) {
    let [solid, all] = [0, 0];
    for (let y = box.top; y < lowest; y++) {
      const i = y * thing.width + x;
      if ((own[i] as number) > 0.2) continue;
      all++;
      solid += 1 - (open.values[i] as number);
    }
    if (all > 0 && solid / all > LATTICE) columns++;
  }
  return columns > thing.width * LEAST_WIDE;
}

type Small = { thing: Mask; open: Mask; box: Box };

function shrink(mask: Mask, sky: Sky): Small {
  const scale = Math.min(1, SEARCH_PIXELS / Math.max(mask.width, mask.height));
  const width = Math.max(1, Math.round(mask.width * scale));
  const height = Math.max(1, Math.round(mask.height * scale));
  const thing = resizeMask(mask, width, height);
  const box = maskBox(thing) ?? { left: 0, top: 0, width, height };
  return { thing, open: resizeMask(sky.mask, width, height), box };
}
