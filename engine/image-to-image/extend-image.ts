// Makes more of an image than was taken, on all sides or on those that were named, or until it has another shape.
import { extendPhoto, shareRoom, type Sides } from '#engine/photo/extend-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Operation, Place } from './instruction.ts';
import type { Reason, Work } from './work.ts';

/** Of a side of the image: what comes to it where one side is named, and on either side where none is. */
const ONE_SIDE = 0.3;
const EITHER = 0.17;

type Extend = Extract<Operation, { do: 'extend' }>;

/** Nobody knows how goes on what the image cuts off: it stays at its edge. Returns why nothing could be added, or null. */
export function extendImage(work: Work, { place, amount, ratio }: Extend): Reason | null {
  const { image } = work;
  const subject = work.subject()?.mask ?? null;
  const wish = ratio ? roomForShape(image, place, ratio) : roomAround(image, place, amount);
  const room = shareRoom(wish, subject, { across: isSide(place.across), down: isSide(place.down) });
  const all = room.left + room.right + room.top + room.bottom;
  if (all === 0) return Object.values(wish).some((pixels) => pixels > 0) ? 'cut_off' : 'no_room';
  if (work.alpha) {
    work.image = padImage(image, room);
    work.forgetMasks();
    return null;
  }
  work.image = extendPhoto(image, room, { subject, sky: work.sky(), seed: work.seed });
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

function isSide(side: Place['across'] | Place['down']): boolean {
  return side !== undefined && side !== 'middle';
}
