// Where many light things go that stand on nothing: all over the image, clear of what it is about and of one another.
import type { Spot } from '#engine/illustrator/placing/spot.ts';
import type { Subject } from '#engine/illustrator/reading/prompt-reading.ts';
import { growMask, resizeMask, type Mask } from '#engine/raster/mask.ts';
import type { Random } from '#engine/raster/random.ts';

/** What is strewn over a photo and not set down in it, and how many where no number is said. */
const STREWN: Readonly<Record<string, number>> = {
  'heart-suit': 9,
  butterfly: 6,
  star: 9,
  snowflake: 12,
  bubble: 10,
  'soap-bubble': 10,
};
/** Of the image's shorter side, before it is varied. */
const TALL = 0.115;
const VARIED = [0.6, 1.3] as const;
/** Places that are tried for each, and what one costs that lies over what the image is about. */
const TRIALS = 40;
const OVER = 0.6;
const SEARCH_PIXELS = 120;

/** Null for what is set down, or hung at one place. `hasNumber`: its count was said. */
export function countStrewn({ key, count }: Subject, hasNumber: boolean): number | null {
  const usual = STREWN[key];
  if (usual === undefined) return null;
  return hasNumber ? count : usual;
}

/** Returns one spot for each, the farthest (smallest) first. `about`: what shall stay free; null where nothing stands out. */
export function scatterSpots(
  subject: Subject,
  size: number,
  { width, height }: { width: number; height: number },
  about: Mask | null,
  random: Random,
): Spot[] {
  const short = Math.min(width, height);
  const small = about && shrink(about);
  const spots: Spot[] = [];
  for (let index = 0; index < subject.count; index++) {
    const tall = short * TALL * size * random.between(...VARIED);
    const half = tall * 0.6;
    let best = { x: half, y: tall, worth: -Infinity };
    for (let trial = 0; trial < TRIALS; trial++) {
      const x = random.between(half, width - half);
      const y = random.between(tall * 1.1, height - tall * 0.1);
      const apart = Math.min(1, ...spots.map((one) => Math.hypot(one.x - x, one.y - y) / short));
      const worth = apart - (small ? valueAt(small, x / width, (y - tall / 2) / height) * OVER : 0);
      if (worth > best.worth) best = { x, y, worth };
    }
    spots.push({
      subject,
      index,
      x: best.x,
      y: best.y,
      tall,
      depth: 0.7,
      isFloating: true,
      isOnWater: false,
      isPortrait: false,
      haze: 0,
      isFlipped: random.chance(0.5),
      turn: 0,
    });
  }
  return spots.toSorted((one, other) => one.tall - other.tall);
}

function shrink(mask: Mask): Mask {
  const scale = SEARCH_PIXELS / Math.max(mask.width, mask.height);
  const width = Math.max(1, Math.round(mask.width * scale));
  const height = Math.max(1, Math.round(mask.height * scale));
  return growMask(resizeMask(mask, width, height), 3);
}

function valueAt({ width, height, values }: Mask, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y * height)));
  return values[row * width + column] ?? 0;
}
