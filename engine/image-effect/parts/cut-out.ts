// A subject alone, on a see-through ground, its edges free of the colours of where it stood.
import type { Image } from '#engine/raster/image.ts';
import type { Surface } from '#engine/raster/surface.ts';
import { cutOutBy } from '#engine/photo/cut-out-by.ts';
import { cutSubject, type Cut } from '#engine/photo/cut-subject.ts';
import { isHeadless } from '#engine/photo/is-headless.ts';
import { nearestOfApart } from '#engine/photo/nearest-of-apart.ts';
import { maskShare, type Box, type Mask } from '#engine/raster/mask.ts';
import type { People } from '#engine/vision/see-people.ts';
import { JobRefusal } from '#engine/job.ts';
import { toSurface } from './canvas-image.ts';

export type CutOut = {
  /** Of the size of the photo, straight alpha. */
  image: Image;
  /** Made when it is first asked for. */
  readonly surface: Surface;
  mask: Mask;
  /** Around what can be seen of it. Pixels. */
  box: Box;
  face: Cut['face'];
  /** It goes on below the photo: its foot must stand on an edge. */
  isCutByFrame: boolean;
};

/** Of the photo: what fills it has no outline in it to be cut along, but for a face near by. */
const MOST_SHARE = 0.85;

/** Of its width: so much of it goes on above the photo, and nobody knows what. */
const HEADLESS = 0.3;
/** Of its height, where its head is, if it has one: of that, so much goes on beside the photo. Shoulders may. */
const HEAD = 0.33;
const HALVED = 0.5;

/**
 * The same for what is shown in another place; of people who stand far apart the nearest. Refuses also a body whose head the
 * photo cuts off.
 */
export function cutOutWithHead(photo: Image, people: People): CutOut {
  const all = cutOut(photo, people);
  const nearest = nearestOfApart(photo, people, all);
  const cut = nearest ? cutOut(photo, nearest) : all;
  if (isHeadless(photo, cut))
    throw new JobRefusal('no_subject', 'what stands out is cut off at the top of the photo');
  return cut;
}

/** The same for what shall stand alone. Refuses also what the photo cuts off at its top, or halves at a side. */
export function cutOutStanding(photo: Image, people: People): CutOut {
  const cut = cutOutWithHead(photo, people);
  const { width, height } = photo;
  const { values } = cut.mask;
  const along = (length: number, from: number, step: number): number => {
    let sum = 0;
    for (let n = 0; n < length; n++) sum += values[from + n * step] as number;
    return sum;
  };
  if (along(width, 0, 1) > cut.box.width * HEADLESS)
    throw new JobRefusal('no_subject', 'what stands out is cut off at the top of the photo');
  const tall = Math.round(Math.min(cut.box.height * HEAD, height - cut.box.top));
  const first = cut.box.top * width;
  if (Math.max(along(tall, first, width), along(tall, first + width - 1, width)) > tall * HALVED)
    throw new JobRefusal('no_subject', 'what stands out is cut off at a side of the photo');
  return cut;
}

/** `people`: all of the photo. Refuses (no_subject) where nothing stands out clearly enough. */
export function cutOut(photo: Image, people: People): CutOut {
  const cut = cutSubject(photo, people);
  if (!cut) throw new JobRefusal('no_subject', 'nothing can be cut out clearly');
  if (!cut.face && maskShare(cut.mask) > MOST_SHARE)
    throw new JobRefusal(
      'no_subject',
      'what there is fills the photo: nothing is around it to be taken away',
    );
  return cutOutAll(photo, cut);
}

/** What is known already. */
export function cutOutAll(photo: Image, cut: Cut): CutOut {
  const image = cutOutBy(photo, cut.mask.values);
  let surface: Surface | undefined;
  return {
    image,
    get surface() {
      return (surface ??= toSurface(image));
    },
    mask: cut.mask,
    box: cut.box,
    face: cut.face,
    isCutByFrame: cut.box.top + cut.box.height > photo.height * 0.97,
  };
}
