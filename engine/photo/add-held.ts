// With somebody what they hold and stand on: poles, skis, a chair. Behind them all is soft, and these are where they are.
import type { Image } from '#engine/raster/image.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { growMask, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { refineMask } from '#engine/raster/refine-mask.ts';
import { salientOf, type People } from '#engine/vision/see-people.ts';
import { takeThinParts } from './take-thin-parts.ts';

/** Belief from which on what hangs together with somebody is held by them: thin things are hardly believed. */
const HELD = 0.12;
/** Of the longer side: what is no thicker than twice this is thin, and shown with so much around it. */
const [THIN, AROUND] = [0.012, 0.0025] as const;

/** `mask`: of the image's size, what was cut out. Returns the same with all that stands out and hangs together with it. */
export function addHeld(image: Image, mask: Mask, people: Pick<People, 'faces' | 'salient'>): Mask {
  const standing = salientOf(image, people);
  if (!standing) return mask;
  const { width, height } = standing;
  const own = resizeMask(mask, width, height).values;
  const stands = standing.values.map((value, i) => (value > HELD || (own[i] as number) > 0.5 ? 1 : 0));
  // A slanting pole of one pixel hangs together at its corners alone.
  const near = growMask({ width, height, values: stands }, 1).values;
  const { labels } = labelComponents(width, height, (i) => near[i] === 1);
  const ofThem = new Set<number>();
  for (const [i, value] of own.entries()) if (value > 0.5) ofThem.add(labels[i] as number);
  const held = standing.values.map((value, i) =>
    Math.max(own[i] as number, value > HELD && ofThem.has(labels[i] as number) ? 1 : 0),
  );
  const whole = takeThinParts({ width, height, values: held }, image);
  const thin = resizeMask(thinOf(whole), image.width, image.height).values;
  const { values } = refineMask(whole, image, { reach: 0.008, calm: 0.0008 });
  return {
    ...mask,
    values: mask.values.map((value, i) => Math.max(value, values[i] as number, thin[i] as number)),
  };
}

/** What is thin, a little wider: brought to the edges of the image it would be lost in what is behind it. */
function thinOf(whole: Mask): Mask {
  const side = Math.max(whole.width, whole.height);
  const grow = (mask: Mask, part: number): Mask =>
    growMask(mask, Math.sign(part) * Math.max(1, Math.round(Math.abs(part) * side)));
  const solid = { ...whole, values: whole.values.map((value) => (value > HELD ? 1 : 0)) };
  const thick = grow(grow(solid, -THIN), THIN).values;
  return grow({ ...whole, values: solid.values.map((value, i) => (thick[i] === 0 ? value : 0)) }, AROUND);
}
