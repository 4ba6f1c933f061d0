// Which of several things that stand out was meant: the one on the side, or of the colour, that was said.
import { keepMainColour } from '#engine/photo/main-colour.ts';
import type { Rgb } from '#engine/raster/colour.ts';
import type { Image } from '#engine/raster/image.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { toLab } from '#engine/raster/lab.ts';
import { growMask, maskBox, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { ofColour } from './colour-apart.ts';
import type { Place } from './instruction.ts';
import type { Reason } from './work.ts';

/** What was said of the one that is meant. */
export type Which = { across?: Place['across']; rgb?: Rgb };

/** Of the largest piece: another one as large may be meant as well. */
const AS_LARGE = 0.3;
/** Of the image's width: what is said to be on one side lies so far from the middle, as another one may lie there. */
const ON_SIDE = 0.04;
const SEARCH_PIXELS = 200;
/** Of the longer side, from the edge of what stands out: two things that touch hang together by less. */
const NECKS = [0.012, 0.025] as const;
/** Of what stands out: two solid things are still so much of it without their edges. */
const SOLID = 0.5;

/** `mask`: all that stands out, of the image's size. Returns the piece that is meant, or why nobody knows which that is. */
export function choosePiece(image: Image, mask: Mask, { across, rgb }: Which): Mask | Reason {
  const scale = Math.min(1, SEARCH_PIXELS / Math.max(mask.width, mask.height));
  const width = Math.max(1, Math.round(mask.width * scale));
  const height = Math.max(1, Math.round(mask.height * scale));
  const small = resizeMask(mask, width, height);
  const { owners, names } = partPieces(small);
  const middleOf = (name: number): number => {
    const values = small.values.map((value, i) => (owners[i] === name && value > 0.5 ? 1 : 0));
    const box = maskBox({ width, height, values });
    return box ? (box.left + box.width / 2) / width : 0.5;
  };
  const pieceOf = (name: number): Mask => {
    if (names.length < 2) return mask;
    const room = { width, height, values: small.values.map((_, i) => (owners[i] === name ? 1 : 0)) };
    const near = resizeMask(room, mask.width, mask.height).values;
    return { ...mask, values: mask.values.map((value, i) => value * (near[i] as number)) };
  };
  if (across === undefined && rgb) {
    const pieces = names.map(pieceOf);
    const colours = pieces.map((piece) => dropDark(image, keepMainColour(image, piece)));
    const [one, ...more] = ofColour(image, colours, rgb);
    if (!one) return names.length > 0 ? 'no_such_colour' : 'no_subject';
    return more.length > 0 ? 'which' : (pieces[colours.indexOf(one)] as Mask);
  }
  if (names.length < 2) return isOnSide(middleOf(names[0] ?? 0), across) ? mask : 'no_subject';
  if (across === undefined) return 'which';
  const sorted = names.toSorted((one, other) => middleOf(one) - middleOf(other));
  return pieceOf(
    sorted[{ left: 0, middle: (sorted.length - 1) >> 1, right: sorted.length - 1 }[across]] as number,
  );
}

/** Of the lightness that most of a thing has: what is darker are its windows, tyres and gaps. */
const [MOSTLY, DARKER] = [0.7, 0.5] as const;

function dropDark({ data }: Image, mask: Mask): Mask {
  const lightAt = (i: number): number =>
    toLab(data[i * 4] as number, data[i * 4 + 1] as number, data[i * 4 + 2] as number).lightness;
  const own = [...mask.values.keys()]
    .filter((i) => i % 7 === 0 && (mask.values[i] as number) > 0.5)
    .map(lightAt);
  const usual = own.toSorted((one, other) => one - other)[Math.floor(own.length * MOSTLY)] ?? 0;
  const values = mask.values.map((value, i) => (value > 0.5 && lightAt(i) < usual * DARKER ? 0 : value));
  return { ...mask, values };
}

type Pieces = {
  /** Whose each pixel is, also beside the pieces; −1 where it is of none that is named. */
  owners: Int32Array;
  names: number[];
};

/** The large pieces; two solid things that only touch are two. */
function partPieces(small: Mask): Pieces {
  const { width, height, values } = small;
  const all = values.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0);
  const whole = namePieces(small);
  if (whole.names.length > 1) return whole;
  for (const neck of NECKS) {
    const inner = growMask(small, -Math.max(1, Math.round(Math.max(width, height) * neck)));
    const { owners, names } = nameLarge(inner);
    const left = inner.values.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0);
    if (names.length > 1 && left > all * SOLID && lieBeside(owners, names, width))
      return { owners: spread(owners, width), names };
  }
  return whole;
}

/** Of the narrower: no more of it lies above or below another one. A sail stands on its boat. */
const OVER = 0.25;

function lieBeside(owners: Int32Array, names: readonly number[], width: number): boolean {
  const spans = names
    .map((name): readonly [number, number] => {
      const columns = [...owners.keys()].filter((i) => owners[i] === name).map((i) => i % width);
      return [
        columns.reduce((least, x) => Math.min(least, x), width),
        columns.reduce((most, x) => Math.max(most, x), 0),
      ];
    })
    .toSorted((one, other) => one[0] - other[0]);
  return spans.every(([from, to], at) => {
    const next = spans[at + 1];
    return !next || to - next[0] < Math.min(to - from, next[1] - next[0]) * OVER;
  });
}

function namePieces(mask: Mask): Pieces {
  const { owners, names } = nameLarge(mask);
  return { owners: names.length > 1 ? spread(owners, mask.width) : owners, names };
}

function nameLarge({ width, height, values }: Mask): Pieces {
  const { labels, sizes } = labelComponents(width, height, (i) => (values[i] as number) > 0.5);
  const most = Math.max(0, ...sizes);
  const names = sizes.flatMap((size, label) => (size > most * AS_LARGE ? [label] : []));
  return { owners: labels.map((label) => (names.includes(label) ? label : -1)), names };
}

/** Each pixel of the piece that is nearest to it. */
function spread(owners: Int32Array, width: number): Int32Array {
  const nearest = owners.slice();
  let front = [...nearest.keys()].filter((i) => (nearest[i] as number) >= 0);
  while (front.length > 0) {
    const next: number[] = [];
    for (const i of front) {
      const x = i % width;
      for (const at of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width])
        if (at >= 0 && at < nearest.length && nearest[at] === -1) {
          nearest[at] = nearest[i] as number;
          next.push(at);
        }
    }
    front = next;
  }
  return nearest;
}

function isOnSide(x: number, across: Place['across']): boolean {
  if (across === 'left') return x < 0.5 - ON_SIDE;
  return across === 'right' ? x > 0.5 + ON_SIDE : true;
}
