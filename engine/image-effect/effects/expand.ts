// More of an image than was taken: where in the new one it lies, and what goes on around it.
import { JobRefusal } from '#engine/job.ts';
import { continueShoulders, findShoulders } from '#engine/photo/continue-shoulders.ts';
import { cutRoughly } from '#engine/photo/cut-subject.ts';
import { extendPhoto, shareRoom, type Sides } from '#engine/photo/extend-photo.ts';
import { fitSkyRoughly } from '#engine/photo/fit-sky.ts';
import { resizeMask } from '#engine/raster/mask.ts';
import type { Effect } from '../effect.ts';

type Place = readonly [x: number, y: number];

/** So much of each side of the result is the photo, where the shape stays: more in one result, less in the next. */
const KEPT_SHARE = [0.76, 0.84] as const;
const WHERE: readonly [Place, ...Place[]] = [
  [0.5, 0.5],
  [0.5, 0.62],
  [0.38, 0.56],
  [0.62, 0.56],
];
const NOTHING_NAMED = { across: false, down: false };

/** Where no shape was chosen and something cannot go on at an edge, the result is so much narrower or lower. */
export const expandImage: Effect = async (work) => {
  const { width, height } = work;
  const ratio = await work.ratio();
  const isSameShape = Math.abs(Math.log(width / height / ratio)) < 0.06;
  const tall =
    Math.min(width / ratio, height) * (isSameShape ? work.random('kept').between(...KEPT_SHARE) : 1);
  const photo = await work.whole(Math.round(Math.max(tall * ratio, tall)));
  const cut = cutRoughly(photo, photo.people);
  const subject = cut?.mask ?? null;
  const [px, py] = work.vary(WHERE);
  const [wide, high] = [width - photo.width, height - photo.height];
  const [left, top] = [Math.round(wide * px), Math.round(high * py)];
  const wish: Sides = { left, right: wide - left, top, bottom: high - top };
  let room = shareRoom(wish, subject, NOTHING_NAMED);
  const isHeldAcross = wide > 0 && room.left + room.right === 0;
  const shoulders =
    isHeldAcross && cut?.face
      ? findShoulders(resizeMask(cut.mask, photo.width, photo.height), cut.face)
      : null;
  if (shoulders) room = shareRoom(wish, subject, NOTHING_NAMED, true);
  const added = { across: room.left + room.right, down: room.top + room.bottom };
  const isLess = added.across < wide || added.down < high;
  if (added.across + added.down === 0 || (isLess && !work.isAutoShape))
    throw new JobRefusal(
      'no_subject',
      'what stands out is cut off by the edges, and nobody knows how it goes on',
    );
  const sky = fitSkyRoughly(photo, photo.people, cut);
  const image = extendPhoto(photo, room, { subject, sky, seed: work.seed });
  if (shoulders) continueShoulders(image, photo, shoulders, room, work.seed);
  return { image };
};
