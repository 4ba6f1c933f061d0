// Moves what an image is about, makes it larger or smaller, turns it round or shows it twice: cut out, its place filled from
// around it, and laid anew.
import { cutOutBy } from '#engine/photo/cut-out-by.ts';
import { clamp } from '#engine/raster/curves.ts';
import { emptyMask, invertMask, maskBox, sampleMask, type Box, type Mask } from '#engine/raster/mask.ts';
import { surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { fillPlace, isCalmAround } from './erase.ts';
import { findThing } from './find-thing.ts';
import type { Operation } from './instruction.ts';
import { paintOver } from './lay-illustration.ts';
import type { Reason, Work } from './work.ts';

export type Arrangement = Extract<Operation, { do: 'arrange' }>;

/** The middle of its foot, how large it is laid, and whether from right to left. */
type Lying = { x: number; foot: number; times: number; isFlipped: boolean };
type Edges = { left: boolean; top: boolean; right: boolean; bottom: boolean };

/** Of a side of the image: what lies so near an edge goes on beyond it. */
const AT_EDGE = 0.006;
/** Of the width and height: how far something goes that is moved aside, up or down; what is nearer was not moved. */
const [ASIDE, UP_OR_DOWN, NOT_MOVED] = [0.27, 0.16, 0.025];
/** Of the width: so much stays free beside it. */
const MARGIN = 0.015;
const OUTERMOST = 0.2;
/** Nobody sees that something became larger by less. */
const LEAST_GROWTH = 0.05;
/** Of its width: how far a copy stands beside it, and how near it must be put where there is no more room. */
const [BESIDE, NEAREST] = [0.96, 0.42];

export function arrangeSubject(work: Work, arrangement: Arrangement): Reason | null {
  const mask = arrangement.what ? findThing(work, arrangement.what) : (work.subject()?.mask ?? 'no_subject');
  if (typeof mask === 'string') return mask;
  const box = maskBox(mask);
  if (!box) return 'no_subject';
  const edges = edgesOf(box, mask);
  if (isHalfHidden(work, box, edges)) return 'partly_hidden';
  const lying = PLANS[arrangement.how](work, box, edges, arrangement);
  if (typeof lying === 'string') return lying;
  if (!keepsEdges(lying, box, edges, mask)) return 'cut_off';
  const { width, height } = work.image;
  const cut = surfaceFromPixels(width, height, cutOutBy(work.image, mask.values).data);
  if (arrangement.how === 'copy') lay(work, cut, box, lying, invertMask(mask));
  else {
    const filled = fillPlace(work, mask, laidMask(mask, box, lying));
    if (typeof filled === 'string') return filled;
    work.image = filled;
    lay(work, cut, box, lying);
  }
  work.forgetMasks();
  return null;
}

/** Beyond which edges of the image it goes on. */
export function edgesOf({ left, top, width, height }: Box, whole: Pick<Mask, 'width' | 'height'>): Edges {
  const near = Math.max(1, Math.max(whole.width, whole.height) * AT_EDGE);
  return {
    left: left < near,
    top: top < near,
    right: left + width > whole.width - near,
    bottom: top + height > whole.height - near,
  };
}

/** In heights of a face: who is less tall and cut off by no edge sits or stands behind something. */
const LEAST_BODY = 5.5;

/** What would be laid elsewhere ends where something stands before it. */
function isHalfHidden({ before, people }: Work, box: Box, edges: Edges): boolean {
  const [face] = mainFaces(before, people().faces);
  return face !== undefined && !edges.bottom && box.height < face.height * LEAST_BODY;
}

type Plan = (work: Work, box: Box, edges: Edges, arrangement: Arrangement) => Lying | Reason;

const PLANS: Record<Arrangement['how'], Plan> = {
  move: (work, box, edges, arrangement) => {
    const { times, place } = arrangement;
    return times === 1 && Object.keys(place).length > 0
      ? move(work, box, edges, arrangement)
      : resize(work, box, edges, arrangement);
  },
  flip: (_, box) => ({ ...asItLies(box), isFlipped: true }),
  copy: ({ image }, box, _, { place }) => {
    const whole = asItLies(box);
    const isLeft = place.across ? place.across === 'left' : box.left > image.width - box.left - box.width;
    const wished = whole.x + (isLeft ? -1 : 1) * box.width * BESIDE;
    const half = box.width / 2 + image.width * MARGIN;
    const x = clamp(wished, Math.min(half, whole.x), Math.max(image.width - half, whole.x));
    return Math.abs(x - whole.x) < box.width * NEAREST ? 'no_room' : { ...whole, x };
  },
};

function asItLies({ left, top, width, height }: Box): Lying {
  return { x: left + width / 2, foot: top + height, times: 1, isFlipped: false };
}

function move({ image }: Work, box: Box, edges: Edges, { place, amount }: Arrangement): Lying | Reason {
  const { width, height } = image;
  const whole = asItLies(box);
  const half = box.width / 2 + width * MARGIN;
  const step = width * ASIDE * amount;
  const middle = place.across === 'middle';
  const wished = middle ? width / 2 : whole.x + ({ left: -step, right: step }[place.across as 'left'] ?? 0);
  // What goes on beyond an edge may do so farther; its middle stays in the image.
  const least = edges.left ? width * OUTERMOST : Math.min(half, whole.x);
  const most = edges.right ? width * (1 - OUTERMOST) : Math.max(width - half, whole.x);
  const x = middle ? wished : clamp(wished, Math.min(least, most), Math.max(least, most));
  const up = { top: -1, middle: 0, bottom: 1 }[place.down ?? 'middle'] * height * UP_OR_DOWN * amount;
  const isCentred = place.down === 'middle' && isFloating(image, box, edges);
  const foot = isCentred
    ? (height + box.height) / 2
    : clamp(whole.foot + up, box.height + 1, Math.max(height - height * MARGIN, whole.foot));
  const moved = Math.hypot(x - whole.x, foot - whole.foot);
  return moved < width * NOT_MOVED ? (middle ? 'there_already' : 'no_room') : { ...whole, x, foot };
}

/** Before a plain ground nothing says where it stands. */
function isFloating(image: Work['image'], { left, top, width, height }: Box, edges: Edges): boolean {
  if (edges.bottom || edges.top) return false;
  const hole: Mask = {
    width: image.width,
    height: image.height,
    values: new Float32Array(image.width * image.height),
  };
  for (let y = top; y < top + height; y++)
    hole.values.fill(1, y * image.width + left, y * image.width + left + width);
  return isCalmAround(image, hole);
}

/** On its foot, or on the edge that cuts it off. */
function resize({ image }: Work, box: Box, edges: Edges, { times, place }: Arrangement): Lying | Reason {
  const whole = asItLies(box);
  const high = edges.top ? Infinity : whole.foot / box.height;
  const wide = edges.left || edges.right ? Infinity : (image.width / box.width) * 1.15;
  const grown = Math.min(times, Math.max(1, Math.min(high, wide)));
  if (times > 1 && grown < 1 + LEAST_GROWTH) return 'no_room';
  const anchored =
    edges.left === edges.right
      ? whole.x
      : edges.left
        ? box.width * grown * 0.5
        : image.width - box.width * grown * 0.5;
  const half = (box.width * grown) / 2;
  const x = place.across
    ? { left: half, middle: image.width / 2, right: image.width - half }[place.across]
    : anchored;
  return { ...whole, x, times: grown };
}

/** Whether what goes on beyond an edge of the image still does: nobody knows how it ends. */
function keepsEdges(
  { x, foot, times, isFlipped }: Lying,
  box: Box,
  edges: Edges,
  whole: Pick<Mask, 'width' | 'height'>,
): boolean {
  const near = 2 + Math.max(whole.width, whole.height) * AT_EDGE;
  const [left, right] = [x - (box.width * times) / 2, x + (box.width * times) / 2];
  const [atLeft, atRight] = isFlipped ? [edges.right, edges.left] : [edges.left, edges.right];
  return (
    !(atLeft && left > near) &&
    !(atRight && right < whole.width - near) &&
    !(edges.top && foot - box.height * times > near) &&
    !(edges.bottom && foot < whole.height - near)
  );
}

/** Where it will lie. */
function laidMask(mask: Mask, box: Box, { x, foot, times, isFlipped }: Lying): Mask {
  const { width, height } = mask;
  const laid = emptyMask(width, height);
  const middle = box.left + box.width / 2;
  for (let row = 0; row < height; row++) {
    const v = (box.top + box.height + (row - foot) / times) / height;
    for (let column = 0; column < width; column++) {
      const u = (middle + ((column - x) / times) * (isFlipped ? -1 : 1)) / width;
      if (u >= 0 && u < 1 && v >= 0 && v < 1) laid.values[row * width + column] = sampleMask(mask, u, v);
    }
  }
  return laid;
}

/** `room`: only there. */
function lay(work: Work, cut: Surface, box: Box, { x, foot, times, isFlipped }: Lying, room?: Mask): void {
  paintOver(
    work,
    (brush) => {
      brush.translate(x, foot);
      brush.scale(isFlipped ? -times : times, times);
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(cut, -(box.left + box.width / 2), -(box.top + box.height));
    },
    room,
  );
}
