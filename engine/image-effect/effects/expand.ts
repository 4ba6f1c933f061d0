// More of an image than was taken: where in the new one it lies, and what goes on around it.
import { continueEdges, withoutSubject } from '#engine/photo/continue-edges.ts';
import { cutSubject } from '#engine/photo/cut-subject.ts';
import type { Effect } from '../effect.ts';

type Place = readonly [x: number, y: number];

/** So much of the result is the photo, where the shape stays. */
const KEPT_SHARE = 0.74;
const WHERE: readonly [Place, ...Place[]] = [
  [0.5, 0.5],
  [0.5, 0.62],
  [0.38, 0.56],
  [0.62, 0.56],
];

export const expandImage: Effect = async (work) => {
  const { width, height } = work;
  const probe = await work.whole(64);
  const ratio = probe.width / probe.height;
  const fits = Math.min(width / ratio, height);
  const isSameShape = Math.abs(Math.log((width / height) * (1 / ratio))) < 0.06;
  const tall = Math.round(fits * (isSameShape ? KEPT_SHARE : 1));
  const wide = Math.round(tall * ratio);
  const photo = await work.whole(Math.max(wide, tall));
  const subject = cutSubject(photo, photo.people);
  const isCutBelow = subject !== null && subject.box.top + subject.box.height > photo.height * 0.97;
  const [px, py] = work.vary(WHERE);
  const left = Math.round((width - photo.width) * px);
  // Somebody whose body the photo cuts off stands on the edge of the new one, too.
  const top = Math.round((height - photo.height) * (isCutBelow ? 1 : py));
  const ground = subject ? withoutSubject(photo, subject.mask) : photo;
  return {
    image: continueEdges(photo, ground, subject?.mask ?? null, { width, height, left, top, seed: work.seed }),
  };
};
