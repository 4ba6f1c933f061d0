// Settles the soft edge of a sky: what has the colour of the sky right beside it is sky, and no half of a roof or a tree.
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { resizeMask, sampleMask, softenMask, type Mask } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

const SEARCH_PIXELS = 200;
/** Of the search's pixels: how far "right beside" reaches. */
const BESIDE = 4;
const SURE = 0.97;
/** Less sky than this in a pixel is for the edge itself to say. */
const DOUBTED = 0.2;
/** Of 255: as unlike as grain makes a plain sky, and as unlike as nothing of a sky is. */
const LIKE = 7;
const UNLIKE = 18;

export function settleSkyEdge(mask: Mask, image: Image): Mask {
  const { width, height, data } = image;
  const small = shrinkImage(image, SEARCH_PIXELS);
  const size = { width: small.width, height: small.height };
  const sure = resizeMask(mask, size.width, size.height).values.map((share) => (share > SURE ? 1 : 0));
  const weight = softenMask({ ...size, values: sure }, BESIDE);
  const near = [0, 1, 2].map((channel) =>
    softenMask(
      { ...size, values: sure.map((one, i) => one * (small.data[i * 4 + channel] as number)) },
      BESIDE,
    ),
  );
  const values = Float32Array.from(mask.values);
  for (let i = 0; i < values.length; i++) {
    const share = values[i] as number;
    if (share < DOUBTED || share > SURE) continue;
    const [u, v] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height];
    const all = sampleMask(weight, u, v);
    if (all < 0.02) continue;
    const unlike = Math.max(
      ...near.map((plane, channel) =>
        Math.abs(sampleMask(plane, u, v) / all - (data[i * 4 + channel] as number)),
      ),
    );
    values[i] = Math.max(share, ramp(UNLIKE, LIKE, unlike));
  }
  return { width, height, values };
}
