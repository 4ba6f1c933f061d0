// Makes more of an image than was taken, on all sides or on those that were named, or until it has another shape.
import { continueEdges, withoutSubject } from '#engine/photo/continue-edges.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Mask } from '#engine/raster/mask.ts';
import type { Operation, Place } from './instruction.ts';
import type { Reason, Work } from './work.ts';

/** Of a side of the image: what comes to it where one side is named, and on either side where none is. */
const ONE_SIDE = 0.3;
const EITHER = 0.17;
/** Of an edge: so much of it is covered by what the image cuts off there. */
const CUT = 0.06;
/** Of the height: so near the horizon all is land. */
const LAND = 0.03;

type Extend = Extract<Operation, { do: 'extend' }>;
type Sides = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** Nobody knows how goes on what the image cuts off: it stays at its edge. Returns why nothing could be added, or null. */
export function extendImage(work: Work, { place, amount, ratio }: Extend): Reason | null {
  const { image } = work;
  const subject = work.subject();
  const cut = subject ? cutSides(subject.mask) : { left: 0, right: 0, top: 0, bottom: 0 };
  const wish = ratio ? roomForShape(image, place, ratio) : roomAround(image, place, amount);
  const room = {
    ...share(wish, cut, 'left', 'right', isSide(place.across)),
    ...share(wish, cut, 'top', 'bottom', isSide(place.down)),
  } as Sides;
  const all = room.left + room.right + room.top + room.bottom;
  if (all === 0) return Object.values(wish).some((pixels) => pixels > 0) ? 'cut_off' : 'no_room';
  if (work.alpha) {
    work.image = padImage(image, room);
    work.forgetMasks();
    return null;
  }
  const things = thingsOf(work);
  const ground = things ? withoutSubject(image, things) : image;
  work.image = continueEdges(image, ground, things, {
    width: image.width + room.left + room.right,
    height: image.height + room.top + room.bottom,
    left: room.left,
    top: room.top,
    seed: work.seed,
  });
  work.forgetMasks();
  return null;
}

/** Around what was cut out nothing goes on. */
function padImage({ width, height, data }: Image, { left, right, top, bottom }: Sides): Image {
  const wide = width + left + right;
  const padded = new Uint8ClampedArray(wide * (height + top + bottom) * 4);
  for (let y = 0; y < height; y++)
    padded.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((top + y) * wide + left) * 4);
  return { width: wide, height: height + top + bottom, data: padded };
}

function roomAround({ width, height }: Image, { across, down }: Place, amount: number): Sides {
  const isNamed = isSide(across) || isSide(down);
  const part = (isNamed ? ONE_SIDE : EITHER) * Math.min(1.5, amount);
  const [wide, tall] = [Math.round(width * part), Math.round(height * part)];
  return {
    left: !isNamed || across === 'left' ? wide : 0,
    right: !isNamed || across === 'right' ? wide : 0,
    top: !isNamed || down === 'top' ? tall : 0,
    bottom: !isNamed || down === 'bottom' ? tall : 0,
  };
}

/** All of the image, and as much beside it or above and below as the shape takes. */
function roomForShape({ width, height }: Image, { across, down }: Place, ratio: number): Sides {
  const wide = Math.max(0, Math.round(height * ratio) - width);
  const tall = Math.max(0, Math.round(width / ratio) - height);
  const [before, above] = [beforeOf(across, 'left', 'right'), beforeOf(down, 'top', 'bottom')];
  const [left, top] = [Math.round(wide * before), Math.round(tall * above)];
  return { left, right: wide - left, top, bottom: tall - top };
}

function beforeOf<Side>(named: Side | undefined, first: Side, last: Side): number {
  return named === first ? 1 : named === last ? 0 : 0.5;
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

/** What must not be seen twice: what stands out, and what stands against the sky. */
function thingsOf(work: Work): Mask | null {
  const subject = work.subject()?.mask;
  const sky = work.sky();
  if (!sky) return subject ?? null;
  const { width, height, values } = sky.mask;
  const land = Math.round((sky.horizon - LAND) * height) * width;
  const things = values.map((value, i) => Math.max(subject?.values[i] ?? 0, i < land ? 1 - value : 0));
  return { width, height, values: things };
}

function isSide(side: Place['across'] | Place['down']): boolean {
  return side !== undefined && side !== 'middle';
}
