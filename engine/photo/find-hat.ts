// Tells a hat from hair: what covers the crown of a head is of other colours than the hair beside the face, and calmer
// than hair ever is.
import { inParts } from '#engine/raster/in-parts.ts';
import { fillHoles, labelComponents } from '#engine/raster/label-components.ts';
import type { LabPlanes } from '#engine/raster/lab.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { placesAround } from './around-face.ts';
import { binColours, COLOUR_COUNT, spread } from './colour-odds.ts';

/**
 * How surely each pixel is of it, 0–1. `isSure`: it is no hair, even if nobody has said that there is a hat. `isOverHair`:
 * what is seen beside the face is no skin.
 */
export type Hat = { share: Float32Array; isSure: boolean; isOverHair: boolean };

/** Surely of hair or of what lies on it. */
const SURELY = 0.6;
/** Widths of a face from its middle: the crown, where hair beside the face is looked for, and as far as a brim reaches. */
const [CROWN, BESIDE, BRIM] = [0.5, 0.95, 1.5] as const;
/** Heights of a face below its middle: the forehead's end; where hair beside the face is looked for; how low a brim hangs. */
const FOREHEAD = -0.62;
const BESIDE_FACE = [-0.1, 0.45] as const;
const [HIGHEST, LOWEST] = [-1.6, 0.15] as const;
/** Heights of a face below the top of a head: its crown. */
const CROWN_DEEP = 0.3;
/** Of the area of a face: less of either says nothing. */
const LEAST = 0.012;
/** How much two groups of colours have in common, 0–1, and how far apart in CIELAB their middles are. */
const COMMON = 0.68;
const APART = 15;
/** Of the way between the two: what is there in the middle, and how much of a head may be. */
const MIDDLE = 0.2;
const BETWEEN = 0.14;
/** What has more in common with skin is skin in the shade. */
const LIKE_SKIN = 0.83;
/** In widths of a face, how far from each other places are compared; how much they differ, in parts of their light. */
const GRAIN = 0.0125;
const [CALM, NAMED, SMOOTH] = [0.105, 0.14, 0.035] as const;
/** The same of what has hardly a colour in common with the hair beside the face, and is far from it. */
const PRINTED = 0.23;
const [OTHER_COMMON, OTHER_APART, BETWEEN_OTHER] = [0.33, 30, 0.36] as const;
/** Pixels: in fewer a face shows no grain. */
const LEAST_FACE = 52;

/** `head`: how surely each pixel of somebody is hair or on it; `skin`: how surely it is skin. Null where all may be hair. */
export function findHat(
  lab: LabPlanes,
  face: Face,
  { head, skin, body }: Record<'head' | 'skin' | 'body', Float32Array>,
): Hat | null {
  const { width, height } = lab;
  const placeOf = placesAround(face);
  const places = Array.from({ length: width * height }, (_, i) => placeOf(i % width, Math.floor(i / width)));
  let top = 0;
  for (const [i, { across, down }] of places.entries())
    if ((body[i] as number) > 0.5 && Math.abs(across) < CROWN && down < top) top = Math.max(down, HIGHEST);
  const crown = new Float32Array(head.length);
  const beside = new Float32Array(head.length);
  for (const [i, { across, down }] of places.entries()) {
    if ((head[i] as number) < SURELY) continue;
    const far = Math.abs(across);
    if (down < Math.max(top + CROWN_DEEP, FOREHEAD) && far < CROWN) crown[i] = 1;
    else if (down > BESIDE_FACE[0] && down < BESIDE_FACE[1] && far < BESIDE) beside[i] = 1;
  }
  const area = face.width * face.height;
  const bins = binColours(lab);
  const [upper, lower] = [countColours(bins, crown), countColours(bins, beside)];
  if (Math.min(upper.all, lower.all) < area * LEAST) return null;
  const common = commonOf(upper, lower);
  const line = lineBetween(lab, crown, beside);
  const grain = grainOf(lab, crown, Math.max(1, Math.round(face.width * GRAIN)));
  // Print and seams on dark cloth are as restless as hair; then its colours alone must say that it is none.
  const isOther = common < OTHER_COMMON && line.apart > OTHER_APART;
  if (common > COMMON || line.apart < APART || grain > (isOther ? PRINTED : NAMED)) return null;
  // Hair that is lit from above has all colours from one to the other.
  let [between, all] = [0, 1e-6];
  for (const [i, { across, down }] of places.entries()) {
    if ((head[i] as number) < SURELY || Math.abs(across) > BRIM || down > BESIDE_FACE[1]) continue;
    all++;
    if (Math.abs(line.at(i) - 0.5) < MIDDLE) between++;
  }
  if (between > all * (isOther ? BETWEEN_OTHER : BETWEEN) && grain > SMOOTH) return null;
  const bare = countColours(bins, skin);
  const share = new Float32Array(head.length);
  for (const [i, { across, down }] of places.entries()) {
    if ((body[i] as number) < 0.5 || down > LOWEST || Math.abs(across) > BRIM) continue;
    const bin = bins[i] as number;
    const [own, hair, flesh] = [upper, lower, bare].map(({ odds }) => (odds[bin] as number) + UNSEEN) as [
      number,
      number,
      number,
    ];
    const other = hair + (skin[i] as number) * flesh;
    share[i] = own / (own + other);
  }
  keepCrown(share, crown, width, height);
  return {
    share,
    isSure: face.width >= LEAST_FACE && (isOther || grain < CALM),
    isOverHair: commonOf(lower, bare) < LIKE_SKIN,
  };
}

/** How much two groups of colours have in common, 0–1: the coefficient of Bhattacharyya. */
function commonOf({ odds }: Colours, other: Colours): number {
  let common = 0;
  for (let bin = 0; bin < COLOUR_COUNT; bin++)
    common += Math.sqrt((odds[bin] as number) * (other.odds[bin] as number));
  return common;
}

/** How likely a colour is that was never seen. */
const UNSEEN = 0.3 / COLOUR_COUNT;

type Colours = { odds: Float32Array; all: number };

function countColours(bins: Uint16Array, weights: Float32Array): Colours {
  const counts = new Float32Array(COLOUR_COUNT);
  let all = 1e-6;
  for (let i = 0; i < bins.length; i++) {
    const own = weights[i] as number;
    if (own < SURELY) continue;
    counts[bins[i] as number] = (counts[bins[i] as number] as number) + own;
    all += own;
  }
  const odds = spread(counts);
  let sum = 1e-6;
  for (const value of odds) sum += value;
  return { odds: odds.map((value) => value / sum), all };
}

type Mean = readonly [number, number, number];

function meanOf({ lightness, a, b }: LabPlanes, group: Float32Array): Mean {
  const sum = [0, 0, 0, 1e-6] as [number, number, number, number];
  for (let i = 0; i < group.length; i++) {
    if (group[i] === 0) continue;
    sum[0] += lightness[i] as number;
    sum[1] += a[i] as number;
    sum[2] += b[i] as number;
    sum[3]++;
  }
  return [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]];
}

/** From the middle of one group's colours (0) to that of another (1): how far that is, and where each pixel lies. */
function lineBetween(
  lab: LabPlanes,
  other: Float32Array,
  one: Float32Array,
): { apart: number; at: (i: number) => number } {
  const from = meanOf(lab, one);
  const to = meanOf(lab, other);
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const square = Math.max(1e-6, x * x + y * y + z * z);
  const at = (i: number): number =>
    (((lab.lightness[i] as number) - from[0]) * x +
      ((lab.a[i] as number) - from[1]) * y +
      ((lab.b[i] as number) - from[2]) * z) /
    square;
  return { apart: Math.sqrt(square), at };
}

/** By how much lightness differs between places so many pixels from each other, in parts of it. */
function grainOf({ width, lightness }: LabPlanes, group: Float32Array, step: number): number {
  let [differs, light, count] = [0, 0, 1e-6];
  const far = step * width;
  for (let i = far; i < group.length - far; i++) {
    if (!group[i] || !group[i - step] || !group[i + step] || !group[i - far] || !group[i + far]) continue;
    const own = lightness[i] as number;
    for (const j of [i - step, i + step, i - far, i + far])
      differs += Math.abs(own - (lightness[j] as number)) / 4;
    light += own;
    count++;
  }
  return differs / (light + 8 * count);
}

/** What hangs together with the crown, without holes. */
function keepCrown(share: Float32Array, crown: Float32Array, width: number, height: number): void {
  const { labels, sizes } = labelComponents(width, height, (i) => (share[i] as number) > 0.5);
  const own = sizes.map(() => 0);
  for (let i = 0; i < crown.length; i++) {
    const piece = labels[i] as number;
    if (piece >= 0) own[piece] = (own[piece] as number) + (crown[i] as number);
  }
  const kept = own.indexOf(Math.max(0, ...own));
  for (let i = 0; i < share.length; i++) if (labels[i] !== kept) share[i] = 0;
  const filled = fillHoles(share, width, height);
  inParts(share.length, (from, end) => {
    for (let i = from; i < end; i++) share[i] = filled[i] as number;
  });
}
