// More of a photo than was taken, on the sides where it can be told how it goes on.
import type { Image } from '#engine/raster/image.ts';
import { resizeMask, type Mask } from '#engine/raster/mask.ts';
import { continueEdges } from './continue-edges.ts';
import type { Sky } from './find-sky.ts';

/** Of an edge: so much of it is covered by what the image cuts off there. */
const CUT = 0.02;
/** Of the height: so near the horizon all is land. */
const LAND = 0.03;

/** Pixels beside the photo. */
export type Sides = Record<'left' | 'right' | 'top' | 'bottom', number>;

/**
 * Nobody knows how goes on what the photo cuts off: nothing is added there. What is not added on one side is added on the
 * other one, unless a side was named. `isBodyContinued`: somebody knows how it goes on to the left and the right.
 */
export function shareRoom(
  wish: Sides,
  subject: Mask | null,
  isNamed: { across: boolean; down: boolean },
  isBodyContinued = false,
): Sides {
  const cut = subject ? cutSides(subject) : { left: 0, right: 0, top: 0, bottom: 0 };
  if (isBodyContinued) [cut.left, cut.right] = [0, 0];
  return {
    ...wish,
    ...share(wish, cut, 'left', 'right', isNamed.across),
    ...share(wish, cut, 'top', 'bottom', isNamed.down),
  };
}

/** `subject`: what stands out; `sky`: behind what stands before it. */
export function extendPhoto(
  photo: Image,
  room: Sides,
  { subject, sky, seed }: { subject: Mask | null; sky: Sky | null; seed: number },
): Image {
  const things = joinMasks(thingsOf(photo, subject, sky), findCutThings(photo, room));
  return continueEdges(photo, things, {
    width: photo.width + room.left + room.right,
    height: photo.height + room.top + room.bottom,
    left: room.left,
    top: room.top,
    seed,
  });
}

/** What cannot be added on one side is added on the other one, where neither was named. */
function share(
  wish: Sides,
  cut: Sides,
  first: keyof Sides,
  last: keyof Sides,
  isNamed: boolean,
): Partial<Sides> {
  const [isFirst, isLast] = [cut[first] > CUT, cut[last] > CUT];
  const all = wish[first] + wish[last];
  if (isFirst && isLast) return { [first]: 0, [last]: 0 };
  if (isFirst) return { [first]: 0, [last]: isNamed ? wish[last] : all };
  if (isLast) return { [first]: isNamed ? wish[first] : all, [last]: 0 };
  return { [first]: wish[first], [last]: wish[last] };
}

/** Which part of each edge is covered. */
function cutSides({ width, height, values }: Mask): Sides {
  const along = (length: number, at: (n: number) => number): number =>
    Array.from({ length }, (_, n) => values[at(n)] as number).reduce((sum, value) => sum + value, 0) / length;
  return {
    left: along(height, (y) => y * width),
    right: along(height, (y) => y * width + width - 1),
    top: along(width, (x) => x),
    bottom: along(width, (x) => (height - 1) * width + x),
  };
}

/** Of the longer side: in so many pixels what must not be seen twice is told from the rest. */
const SEEN_PIXELS = 256;

/** What must not be seen twice: what stands out, and what stands against the sky. */
function thingsOf(photo: Image, subject: Mask | null, sky: Sky | null): Mask | null {
  const scale = Math.min(1, SEEN_PIXELS / Math.max(photo.width, photo.height));
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  const things = subject && resizeMask(subject, width, height);
  if (!sky) return things;
  const land = Math.round((sky.horizon - LAND) * height) * width;
  const { values } = resizeMask(sky.mask, width, height);
  return {
    width,
    height,
    values: values.map((value, i) => Math.max(things?.values[i] ?? 0, i < land ? 1 - value : 0)),
  };
}

function joinMasks(one: Mask | null, other: Mask | null): Mask | null {
  if (!one || !other) return one ?? other;
  const others = resizeMask(other, one.width, one.height).values;
  return { ...one, values: one.values.map((value, i) => Math.max(value, others[i] as number)) };
}

/** Of the shorter side: how deep the rim is in which things are looked for, and how far into the image they are taken. */
const RIM = 0.02;
const DEEP = 0.3;
/** How far in colour, of 255, a thing at the edge is from what is on both sides of it; of the edge, how wide it may be. */
const UNLIKE = 26;
const WIDEST = 0.2;
/** Of the edge: what is unlike its neighbours in more places is a wood or a rock, and no thing before it. */
const MOST_THINGS = 0.4;

/**
 * What the upper edge cuts off before what goes on there: drawn outwards it would be a streak to the border. Null where
 * nothing is.
 */
function findCutThings(photo: Image, { top }: Sides): Mask | null {
  if (top === 0) return null;
  const { width, height, data } = photo;
  const short = Math.min(width, height);
  const rim = Math.max(1, Math.round(short * RIM));
  const columns = Array.from({ length: width }, (_, x) =>
    [0, 1, 2].map((channel) => {
      let sum = 0;
      for (let y = 0; y < rim; y++) sum += data[(y * width + x) * 4 + channel] as number;
      return sum / rim;
    }),
  );
  const far = Math.round((width * WIDEST) / 2);
  const medians = columns.map((_, x) =>
    medianOf(columns, Math.max(0, x - far * 2), Math.min(width, x + far * 2)),
  );
  const isThing = columns.map(
    (colour, x) =>
      Math.hypot(...colour.map((value, n) => value - ((medians[x] as number[])[n] as number))) > UNLIKE,
  );
  const count = isThing.filter(Boolean).length;
  if (count === 0 || count > width * MOST_THINGS) return null;
  const values = new Float32Array(width * height);
  for (let y = 0; y < short * DEEP; y++)
    for (let x = 0; x < width; x++) if (isThing[x]) values[y * width + x] = 1;
  return { width, height, values };
}

function medianOf(columns: readonly number[][], from: number, to: number): number[] {
  const step = Math.max(1, Math.floor((to - from) / 24));
  const near = Float32Array.from({ length: Math.ceil((to - from) / step) });
  return [0, 1, 2].map((channel) => {
    for (let n = 0; n < near.length; n++) near[n] = columns[from + n * step]?.[channel] as number;
    return near.sort()[near.length >> 1] as number;
  });
}
