// Trousers below a shirt where no row parts them, as of somebody who sits: two cloths, each in one piece, the one below.
import { labelComponents, type Components } from '#engine/raster/label-components.ts';
import type { LabPlanes } from '#engine/raster/lab.ts';

/** Units of CIELAB between two cloths: less is a shade. */
const APART = 20;
/** Of how far the colours of all lie apart: so much lies between the two cloths, and the rest within them. */
const PARTED = 0.76;
/** Of each cloth, in its largest piece; and of all, each at least. */
const [IN_ONE, LEAST] = [0.8, 0.15] as const;
/** Of all rows of cloth: above the first a shirt is surely seen, below the second trousers, before they are told apart. */
const [TOP, BOTTOM] = [0.2, 0.8] as const;
/** The cloth below begins (the first of its pixels) farther down than where most of the one above is. */
const [BEGINS, MOSTLY] = [0.08, 0.6] as const;
const ROUNDS = 6;
/** Of one cloth: what is smaller and apart from the rest is a pattern of the other one. */
const PATTERN = 0.08;

type Colour = readonly [number, number, number];

/** `clothes`: 0–1, of one person. Returns 1 for each pixel of the cloth below; `one` where there is one cloth, as far as can be seen, `unsure` where it is of another colour below and nobody knows where that begins. */
export function findLegs(
  { width, height, lightness, a, b }: LabPlanes,
  clothes: Float32Array,
  belowFace: Float32Array,
): Float32Array | 'one' | 'unsure' {
  const own = [...clothes.keys()].filter((i) => (clothes[i] as number) > 0.5);
  const rows = own.map((i) => belowFace[i] as number).toSorted((one, other) => one - other);
  if (rows.length === 0) return 'one';
  const colourAt = (i: number): Colour => [lightness[i] as number, a[i] as number, b[i] as number];
  const meanOf = (places: readonly number[]): Colour => {
    const sum = [0, 0, 0];
    for (const i of places)
      for (const [c, value] of colourAt(i).entries()) sum[c] = (sum[c] as number) + value;
    return sum.map((value) => value / Math.max(1, places.length)) as unknown as Colour;
  };
  const [top, bottom] = [TOP, BOTTOM].map((part) => rows[Math.floor(rows.length * part)] as number) as [
    number,
    number,
  ];
  let means = [
    meanOf(own.filter((i) => (belowFace[i] as number) < top)),
    meanOf(own.filter((i) => (belowFace[i] as number) > bottom)),
  ] as [Colour, Colour];
  const isOfTwo = distance(means[0], means[1]) > APART;
  /** 0 at the upper cloth's colour, 1 at that of the lower. */
  const along = (i: number): number => {
    const way = means[1].map((value, c) => value - (means[0][c] as number));
    const square = way.reduce((sum, value) => sum + value * value, 1e-6);
    return (
      colourAt(i).reduce((sum, value, c) => sum + (value - (means[0][c] as number)) * (way[c] as number), 0) /
      square
    );
  };
  for (let round = 0; round < ROUNDS; round++) {
    const below = own.map((i) => along(i) > 0.5);
    means = [meanOf(own.filter((_, at) => !below[at])), meanOf(own.filter((_, at) => below[at]))];
  }
  if (distance(means[0], means[1]) < APART) return 'one';
  const places = own.map(along);
  const isLegs = new Int8Array(clothes.length).fill(-1);
  for (const [at, i] of own.entries()) isLegs[i] = (places[at] as number) > 0.5 ? 1 : 0;
  const parts = [0, 1].map((which) => own.filter((i) => isLegs[i] === which)) as [number[], number[]];
  const pieces = parts.map((_, which) => labelComponents(width, height, (i) => isLegs[i] === which));
  const isWhole = parts.every(
    (part, which) =>
      part.length > own.length * LEAST && Math.max(...(pieces[which]?.sizes ?? [])) > part.length * IN_ONE,
  );
  const rowOf = (part: readonly number[], share: number): number =>
    part.map((i) => belowFace[i] as number).toSorted((one, other) => one - other)[
      Math.floor(part.length * share)
    ] as number;
  // A dark jacket begins beside the white shirt in it.
  if (parts[1].length === 0 || rowOf(parts[1], BEGINS) < rowOf(parts[0], MOSTLY)) return 'one';
  if (!isWhole || partedBy(places) < PARTED) return isOfTwo ? 'unsure' : 'one';
  const legs = new Float32Array(clothes.length);
  for (const i of own) {
    const which = isLegs[i] as 0 | 1;
    const { labels, sizes } = pieces[which] as Components;
    const isPattern = (sizes[labels[i] as number] as number) < parts[which].length * PATTERN;
    legs[i] = (which === 1) === isPattern ? 0 : 1;
  }
  return legs;
}

function distance(one: Colour, other: Colour): number {
  return Math.hypot(...one.map((value, c) => value - (other[c] as number)));
}

/** Of the spread of places along the way between two means, how much lies between those above and below the middle. */
function partedBy(places: readonly number[]): number {
  const groups = [places.filter((place) => place <= 0.5), places.filter((place) => place > 0.5)];
  const within = groups.reduce((sum, group) => sum + spreadOf(group), 0);
  return 1 - within / Math.max(1e-6, spreadOf(places));
}

function spreadOf(places: readonly number[]): number {
  const mean = places.reduce((sum, place) => sum + place, 0) / Math.max(1, places.length);
  return places.reduce((sum, place) => sum + (place - mean) ** 2, 0);
}
