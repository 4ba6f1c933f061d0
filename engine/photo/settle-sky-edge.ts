// Settles the soft edge of a sky: what has the colour of the sky right beside it is sky, and no half of a roof or a tree.
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { resizeMask, softenMask, type Mask } from '#engine/raster/mask.ts';
import { between, openRows, type SmallRows } from '#engine/raster/resize-plane.ts';
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
  const soften = (plane: Float32Array): Float32Array => softenMask({ ...size, values: plane }, BESIDE).values;
  const near: Near = [
    soften(sure),
    soften(channelOf(small, sure, 0)),
    soften(channelOf(small, sure, 1)),
    soften(channelOf(small, sure, 2)),
  ];
  const values = mask.values.slice();
  const rows = openRows(size, width, width / size.width, height / size.height);
  const lines = near.map(() => new Float32Array(size.width + 1)) as unknown as Near;
  for (let y = 0; y < height; y++) {
    const row = values.subarray(y * width, (y + 1) * width);
    if (!isDoubted(row)) continue;
    for (const [n, line] of lines.entries()) rows.read(near[n] as Float32Array, y, line);
    settleRow(row, data.subarray(y * width * 4, (y + 1) * width * 4), lines, rows);
  }
  return { width, height, values };
}

/** What is surely sky, softly: how much of it there is, and its red, green and blue, weighed by that. */
type Near = readonly [weight: Float32Array, red: Float32Array, green: Float32Array, blue: Float32Array];

function channelOf({ data }: Image, share: Float32Array, channel: number): Float32Array {
  const plane = new Float32Array(share.length);
  for (let i = 0, at = channel; i < plane.length; i++, at += 4)
    plane[i] = (share[i] as number) * (data[at] as number);
  return plane;
}

function isDoubted(row: Float32Array): boolean {
  for (let x = 0; x < row.length; x++)
    if ((row[x] as number) >= DOUBTED && (row[x] as number) <= SURE) return true;
  return false;
}

function settleRow(
  row: Float32Array,
  pixels: Uint8ClampedArray,
  [weight, red, green, blue]: Near,
  { lefts, shares }: Pick<SmallRows, 'lefts' | 'shares'>,
): void {
  for (let x = 0, at = 0; x < row.length; x++, at += 4) {
    const own = row[x] as number;
    if (own < DOUBTED || own > SURE) continue;
    const left = lefts[x] as number;
    const share = shares[x] as number;
    const all = between(weight, left, share);
    if (all < 0.02) continue;
    const unlike = Math.max(
      Math.abs(between(red, left, share) / all - (pixels[at] as number)),
      Math.abs(between(green, left, share) / all - (pixels[at + 1] as number)),
      Math.abs(between(blue, left, share) / all - (pixels[at + 2] as number)),
    );
    row[x] = Math.max(own, ramp(UNLIKE, LIKE, unlike));
  }
}
