// Makes more of an image than was taken, on all sides or on those that were named.
import { continueEdges, withoutSubject } from '#engine/photo/continue-edges.ts';
import type { Place } from './instruction.ts';
import type { Work } from './work.ts';

/** Of a side of the image: what comes to it where one side is named, and on either side where none is. */
const ONE_SIDE = 0.3;
const EITHER = 0.17;
/** Of the height: who reaches so far down is cut off by the image. */
const CUT_BELOW = 0.97;

export function extendImage(work: Work, { across, down }: Place, amount: number): void {
  const { image } = work;
  const subject = work.subject();
  const isNamed = isSide(across) || isSide(down);
  const share = (isNamed ? ONE_SIDE : EITHER) * Math.min(1.5, amount);
  const wide = Math.round(image.width * share);
  const tall = Math.round(image.height * share);
  const isCutBelow = subject !== null && subject.box.top + subject.box.height > image.height * CUT_BELOW;
  const room = {
    left: isNamed ? (across === 'left' ? wide : 0) : wide,
    right: isNamed ? (across === 'right' ? wide : 0) : wide,
    // Nobody knows how a body goes on that the image cuts off: it stands on the new edge, too.
    top: isNamed ? (down === 'top' ? tall : 0) : isCutBelow ? 2 * tall : tall,
    bottom: isNamed ? (down === 'bottom' ? tall : 0) : isCutBelow ? 0 : tall,
  };
  const ground = subject ? withoutSubject(image, subject.mask) : image;
  work.image = continueEdges(image, ground, {
    width: image.width + room.left + room.right,
    height: image.height + room.top + room.bottom,
    left: room.left,
    top: room.top,
    seed: work.seed,
  });
  work.forgetMasks();
}

function isSide(side: Place['across'] | Place['down']): boolean {
  return side !== undefined && side !== 'middle';
}
