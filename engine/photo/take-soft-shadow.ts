// Adds to what is taken away the wide, soft shadow that it throws: darker than the ground of its row, of the same hue, and
// fading out on all sides. What goes on to the edge of the image is no shadow of it, but another ground.
import type { Image } from '#engine/raster/image.ts';
import type { LabPlanes } from '#engine/raster/lab.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { keepTouching, type Search, widenMask } from './widen-mask.ts';

/** Of its height: a shadow begins so far above its lowest place, and ends so far below. */
const ABOVE = 0.35;
const BELOW = 0.6;
/** In Lab: so much darker than the ground, and so far from its hue at most. */
const DARKER = 2.2;
const OTHER_HUE = 9;
/** Of what is taken away: more than this is no shadow of it. */
const MOST = 1.3;
/** Of a row: among its lighter pixels the ground is found, however wide the shadow is. */
const LIGHTER = 0.7;
/** In Lab: where the ground itself is more uneven than this, it has dark places of its own. */
const CALM = 5;

/** A mask of the image's size: the same where no such shadow is seen. */
export function takeSoftShadow(mask: Mask, image: Image): Mask {
  return widenMask(mask, image, { pixels: 240, rim: 3, find });
}

function find(search: Search): Float32Array {
  const { lab, values, box } = search;
  const { width, height, lightness, a, b } = lab;
  const bottom = box.top + box.height;
  const first = Math.max(0, Math.round(bottom - box.height * ABOVE));
  const last = Math.min(height, Math.round(bottom + box.height * BELOW));
  const dark = makePlane(width * height, () => 0);
  for (let y = first; y < last; y++) {
    const ground = groundOf(lab, y, values);
    if (!ground) continue;
    for (let i = y * width; i < (y + 1) * width; i++) {
      if (values[i] === 1) continue;
      const hue = Math.hypot((a[i] as number) - ground.a, (b[i] as number) - ground.b);
      if ((lightness[i] as number) < ground.lightness - DARKER - ground.spread && hue < OTHER_HUE)
        dark[i] = 1;
    }
  }
  const isAtEdge = (x: number, y: number): boolean =>
    x === 0 || x === width - 1 || y === first || y === last - 1;
  return keepTouching(dark, search, { isAtEdge, most: MOST });
}

type Ground = { lightness: number; a: number; b: number; spread: number };

/** Null where the row has too little ground, or ground of many shades. */
function groundOf({ width, lightness, a, b }: LabPlanes, y: number, own: Float32Array): Ground | null {
  const free = Array.from({ length: width }, (_, x) => y * width + x).filter((i) => own[i] === 0);
  if (free.length < width * 0.25) return null;
  const sorted = free.toSorted((one, other) => (lightness[one] as number) - (lightness[other] as number));
  const lights = sorted.slice(Math.floor(sorted.length * (1 - LIGHTER)));
  const median = (plane: Float32Array): number =>
    lights.map((i) => plane[i] as number).toSorted((one, other) => one - other)[lights.length >> 1] as number;
  const light = median(lightness);
  const low = lightness[lights[Math.floor(lights.length * 0.3)] as number] as number;
  const spread = light - low;
  return spread > CALM ? null : { lightness: light, a: median(a), b: median(b), spread };
}
