// Whose faces an instruction means: all that the image is about, the one on the side that was named, or who wears a colour.
import type { Image } from '#engine/raster/image.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { isBesideOthers } from '#engine/vision/is-beside-others.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import type { Place } from './instruction.ts';
import { wearersOf } from './wearers-of.ts';
import type { Work } from './work.ts';

/** Of the image's width: a face this far beyond its middle is on the other side. */
const OTHER_SIDE = 0.1;
/** Of the width of the second widest face: beside two who stand in front, a smaller one is of somebody behind them. */
const BEHIND = 0.65;

/** Takes all faces, the widest first; returns them so, or the one; nobody where the only face is not where it was said to be. */
export function facesMeant(
  image: Image,
  faces: readonly Face[],
  { across, wearing }: Place,
): readonly Face[] {
  const all = mainFaces(image, faces);
  const main = wearing ? wearersOf(image, all, wearing) : all;
  if (across === undefined) return main;
  // Somebody else, whose face was not found, may be the one on that side.
  if (main.length < 2) return main.filter(({ x }) => !isOnOtherSide(x / image.width, across));
  const least = (main[1]?.width ?? 0) * BEHIND;
  const front = main.filter(({ width }) => width >= least);
  const sorted = front.toSorted((one, other) => one.x - other.x);
  const at = { left: 0, middle: (sorted.length - 1) >> 1, right: sorted.length - 1 }[across];
  return sorted.slice(at, at + 1);
}

/** Whether others stand beside the only one whose face was found: what is theirs is not told from what is hers. */
export function isBesideUnseen(work: Pick<Work, 'before' | 'people'>, face: Face): boolean {
  const { faces, silhouette } = work.people();
  const isOnly = mainFaces(work.before, faces).length === 1;
  return isOnly && isBesideOthers(silhouette.mask, face, work.before.width);
}

/** Nobody is named apart from the others. */
export function isOfAll({ across, wearing }: Place): boolean {
  return across === undefined && wearing === undefined;
}

function isOnOtherSide(x: number, across: 'left' | 'middle' | 'right'): boolean {
  if (across === 'middle') return Math.abs(x - 0.5) > 0.5 - OTHER_SIDE * 2;
  return across === 'left' ? x > 0.5 + OTHER_SIDE : x < 0.5 - OTHER_SIDE;
}
