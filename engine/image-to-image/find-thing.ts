// Finds the thing or the animal that an instruction names: what stands out, where nothing else can be meant by the name.
import { cutNamed } from '#engine/photo/cut-subject.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { maskBox, maskShare, resizeMask, type Mask } from '#engine/raster/mask.ts';
import type { Place, ThingKind } from './instruction.ts';
import type { Reason, Work } from './work.ts';

/** Of the largest piece: another one as large may be meant as well. */
const AS_LARGE = 0.3;
/** How sure the network of people, which sees animals too, must be, and of how much of what stands out. */
const SURELY_ALIVE = 0.88;
const MOST_ALIVE = 0.5;
/** Of the image's width: farther beyond the middle it is on the other side. */
const OTHER_SIDE = 0.08;
const SEARCH_PIXELS = 200;

/** `across`: on which side it was said to be. Where somebody is, nobody knows which of what stands out is the thing. */
export function findThing(work: Work, what: ThingKind, across?: Place['across']): Mask | Reason {
  const { faces } = work.people();
  const cut = faces.length > 0 ? null : (work.subject() ?? cutNamed(work.before, work.people()));
  const mask = cut?.mask;
  if (!mask) return 'no_subject';
  if (what === 'thing' && isAlive(work, mask)) return 'no_subject';
  return choosePiece(mask, across);
}

/** Whether what stands out is somebody seen from behind, or an animal. */
export function isAlive(work: Work, mask: Mask): boolean {
  const { silhouette } = work.people();
  return silhouette.sureness > SURELY_ALIVE && shareIn(mask, silhouette.mask) > MOST_ALIVE;
}

/** Which part of a mask lies in another one. */
function shareIn(mask: Mask, other: Mask): number {
  const { values } = resizeMask(mask, other.width, other.height);
  const both = { ...other, values: values.map((value, i) => Math.min(value, other.values[i] as number)) };
  return maskShare(both) / Math.max(1e-6, maskShare({ ...other, values }));
}

function choosePiece(mask: Mask, across: Place['across']): Mask | Reason {
  const scale = Math.min(1, SEARCH_PIXELS / Math.max(mask.width, mask.height));
  const width = Math.max(1, Math.round(mask.width * scale));
  const height = Math.max(1, Math.round(mask.height * scale));
  const small = resizeMask(mask, width, height).values;
  const { labels, sizes } = labelComponents(width, height, (i) => (small[i] as number) > 0.5);
  const most = Math.max(0, ...sizes);
  const pieces = sizes.flatMap((size, label) => (size > most * AS_LARGE ? [label] : []));
  const middleOf = (label: number): number => {
    const box = maskBox({ width, height, values: small.map((_, i) => (labels[i] === label ? 1 : 0)) });
    return box ? (box.left + box.width / 2) / width : 0.5;
  };
  if (pieces.length < 2) return isOnSide(middleOf(pieces[0] ?? 0), across) ? mask : 'no_subject';
  if (across === undefined) return 'which';
  const sorted = pieces.toSorted((one, other) => middleOf(one) - middleOf(other));
  const own = sorted[{ left: 0, middle: (sorted.length - 1) >> 1, right: sorted.length - 1 }[across]];
  // Each pixel belongs to the piece that its place on the small mask belongs to, or lies beside.
  const room = {
    width,
    height,
    values: small.map((_, i) => (labels[i] === own || labels[i] === -1 ? 1 : 0)),
  };
  const near = resizeMask(room, mask.width, mask.height).values;
  return { ...mask, values: mask.values.map((value, i) => value * (near[i] as number)) };
}

function isOnSide(x: number, across: Place['across']): boolean {
  if (across === 'left') return x < 0.5 + OTHER_SIDE;
  return across === 'right' ? x > 0.5 - OTHER_SIDE : true;
}
