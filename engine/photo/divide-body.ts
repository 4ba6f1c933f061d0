// What of somebody is skin, hair or cloth. Where each usually lies around a face says it first; then, turn by turn, which
// colours and which grain each has in this photo; and at last what no edge parts is of one kind.
import { ramp } from '#engine/raster/curves.ts';
import { inParts } from '#engine/raster/in-parts.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import type { LabPlanes } from '#engine/raster/lab.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import {
  besideJaw,
  CHIN_AT,
  hangsTo,
  isBesideEar,
  neckAt,
  placesAround,
  STEP_DOWN,
  stepBesideFace,
  STEPS_DOWN,
  usualAt,
} from './around-face.ts';
import { binPixels, BINS, countBins, likelihoods, UNSEEN } from './colour-and-grain.ts';
import { differenceFromCloth, growHair, hairOdds, type Odds } from './grow-hair.ts';
import { spreadShares } from './spread-shares.ts';

/** How likely each pixel of the image is of each kind, 0–1. */
export type Shares = Record<'skin' | 'hair' | 'cloth', Float32Array>;

/** What is known of the pixels, 0–1: how surely they are of this person, lie in the face, and have its colour. */
export type Known = Record<'body' | 'oval' | 'likeFace', Float32Array>;

/** Less of a body is not asked. */
const LEAST_BODY = 0.05;
/** How often colours are learned anew. */
const TURNS = 3;
/** In the first of these turns it is looked for how far hair hangs. */
const GROWN = 2;
/** What has the colour of the face, and lies below the chin, is so much likelier skin than cloth, as a power of e. */
const LIKE_FACE = 2.4;
/** … from this likeness on. */
const ALIKE = 0.3;
/** Units of CIELAB: with less colour of its own a face says nothing, as cloth of a grey photo is as grey. */
const COLOURFUL = [2.5, 7] as const;
/** How often hair falls on a shoulder where it is long. */
const LOCKS = 1.2;
/** Of what is beside a jaw: surely no hair, and surely. */
const LONG = [0.38, 0.52] as const;
/** Widths of a face: narrower hair beside it ends there, and wider hair goes on farther down. */
const UNBROKEN = [0.03, 0.07] as const;
/** Of the steps beside a face: so many may show less, as where an ear or a hand lies over the hair. */
const MISSED = 1;
/** Of the top of a head that has the colour of the face: a bald one. */
const BALD = 0.8;
/** Heights of a face above its middle: no forehead is as high. */
const TOP = -0.6;
/** Of a piece of hair: with so much of it in a face it is none. */
const WITHIN = 0.55;
/** Heights of a face below its middle: hair begins above it, and above the second hardly any collar is beside a face. */
const [BEGINS, COLLARS] = [0, 0.25] as const;
/** How much the hair and the skin of somebody have in common, 0–1, where their ears are told from hair by colour. */
const IN_COMMON = [0.65, 0.35] as const;
/** How often hair lies where it is known to hang down to, and how much less often cloth does. */
const [HANGS, COVERED] = [1.6, 0.8] as const;

/** `chroma`: how colourful the face is, in units of CIELAB. */
export function divideBody(lab: LabPlanes, face: Face, known: Known, chroma: number): Shares {
  const { body } = known;
  const places = placesOfBody(body);
  const trust = ramp(COLOURFUL[0], COLOURFUL[1], chroma);
  const usual = readUsual(lab, face, known, places, trust);
  const bins = binPixels(lab, face);
  const kinds = [usual.skin, usual.hair, usual.cloth] as const;
  const shares = kinds.map((share) => share.slice()) as [Float32Array, Float32Array, Float32Array];
  const weights = seed(usual, known, places);
  const odds = oddsOf(bins, places, weights, usual, body);
  const distinct = differenceFromCloth(hairOdds(odds), bins, places, lab, face);
  const flesh = fleshOf(odds, trust);
  let reach = usual.hair;
  for (let turn = 0; turn < TURNS; turn++) {
    if (turn < GROWN) {
      const grown = hairOdds(turn === 0 ? odds : oddsOf(bins, places, weights, usual, body));
      reach = growHair(lab, face, grown, bins, places, { ...usual, oval: known.oval });
    }
    // What hair hangs down to teaches nothing of cloth.
    const [, , worn] = weights as [Float32Array, Float32Array, Float32Array];
    for (const i of places) worn[i] = (worn[i] as number) * (1 - distinct * hangsAt(usual, reach, i));
    const likely = weights.map((weight) => likelihoods(bins, places, weight));
    const long = longOnSides(shares[1], usual, known.body, face);
    inParts(places.length, (from, end) => {
      for (let k = from; k < end; k++) {
        const i = places[k] as number;
        const bin = bins[i] as number;
        const covered = distinct * hangsAt(usual, reach, i);
        const fallen = (usual.locks[i] as number) * (long[usual.isRight[i] as number] as number);
        const hangs = (usual.hangs[i] as number) * (reach[i] as number);
        const isFree = (usual.depth[i] as number) > 0 ? distinct * (1 - (reach[i] as number)) : 0;
        const usualHair = (usual.hair[i] as number) * (1 - isFree) + mix(fallen, hangs, distinct);
        const bare = skinBy(usual, known, i, covered, flesh, bin);
        const skin = (usual.skin[i] as number) * bare * (likely[0]?.[bin] as number);
        const hair = usualHair * (likely[1]?.[bin] as number);
        const cloth = (usual.cloth[i] as number) * (1 - COVERED * covered) * (likely[2]?.[bin] as number);
        const all = skin + hair + cloth;
        shares[0][i] = skin / all;
        shares[1][i] = hair / all;
        shares[2][i] = cloth / all;
      }
    });
    for (const [kind, share] of shares.entries()) {
      const weight = weights[kind] as Float32Array;
      for (const i of places) weight[i] = (share[i] as number) ** 2 * (body[i] as number);
    }
  }
  const [skin, hair, cloth] = shares;
  if (distinct < 0.5) dropCollars(hair, usual, body, face);
  spreadShares(lab, [skin, hair], places);
  dropShine(hair, skin, known.oval, lab);
  for (const i of places) cloth[i] = Math.max(0, 1 - (skin[i] as number) - (hair[i] as number));
  dropLoose(hair, cloth, usual.isHead, lab);
  return { skin, hair, cloth };
}

function placesOfBody(body: Float32Array): Int32Array {
  const places = new Int32Array(body.length);
  let count = 0;
  for (let i = 0; i < body.length; i++) if ((body[i] as number) > LEAST_BODY) places[count++] = i;
  return places.subarray(0, count);
}

/** How surely hair hangs down to a pixel, 0–1: at the height of the cheeks and below, where hair may be. */
function hangsAt({ depth, isHead, hangs }: Read, reach: Float32Array, i: number): number {
  if (depth[i] === 0) return 0;
  return (reach[i] as number) * (isHead[i] === 1 ? 1 : Math.min(1, hangs[i] as number));
}

function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}

/** Of each bin how surely it is of skin, where that or hair has it; how far the two are apart; and how colourful skin is. */
type Flesh = { shares: Float32Array; apart: number; trust: number };

function fleshOf({ skin, hair }: Odds, trust: number): Flesh {
  let common = 0;
  for (let bin = 0; bin < BINS; bin++) common += Math.sqrt((skin[bin] as number) * (hair[bin] as number));
  const shares = skin.map((own, bin) => own / (own + (hair[bin] as number) + UNSEEN));
  return { shares, apart: ramp(IN_COMMON[0], IN_COMMON[1], common), trust };
}

/** How much likelier or less likely skin is by its colour: ears beside hair are, and hair over skin of its colour is not. */
function skinBy(
  { isHead, isEar }: Read,
  { likeFace }: Known,
  i: number,
  covered: number,
  { shares, apart, trust }: Flesh,
  bin: number,
): number {
  const [like, share] = [likeFace[i] as number, shares[bin] as number];
  const below = isHead[i] === 1 ? 0 : -trust * covered * like * (1 - share);
  const ear = isEar[i] === 1 ? apart * (like * share - ALIKE) : 0;
  return Math.exp(LIKE_FACE * (below + ear));
}

/** Hair is learned where no collar is. */
function oddsOf(
  bins: Uint16Array,
  places: Int32Array,
  [skin, hair]: readonly Float32Array[],
  { depth }: Read,
  body: Float32Array,
): Odds {
  const upper = (hair as Float32Array).map((own, i) => (depth[i] === 2 ? 0 : own));
  return {
    skin: countBins(bins, places, skin as Float32Array),
    hair: countBins(bins, places, upper),
    all: countBins(bins, places, body),
  };
}

/** What place alone says; `jaws` and `steps` as `besideJaw` and `stepBesideFace` return them. */
type Read = Shares & {
  locks: Float32Array;
  jaws: Int8Array;
  steps: Int8Array;
  isRight: Uint8Array;
  isHead: Uint8Array;
  /** Beside the face, as low as ears are. */
  isEar: Uint8Array;
  /** Where hair surely is, above the middle of the face. */
  isSeed: Uint8Array;
  /** 0 above the middle of the face, 1 below it, 2 where collars may be. */
  depth: Uint8Array;
  /** How often hair lies there, below the chin, where it hangs so far. */
  hangs: Float32Array;
  neck: Float32Array;
};

function readUsual(
  { width, height }: LabPlanes,
  face: Face,
  { oval, likeFace, body }: Known,
  places: Int32Array,
  trust: number,
): Read {
  const plane = (): Float32Array => new Float32Array(width * height);
  const read: Read = {
    skin: plane(),
    hair: plane(),
    cloth: plane(),
    locks: plane(),
    jaws: new Int8Array(width * height),
    steps: new Int8Array(width * height),
    isRight: new Uint8Array(width * height),
    isHead: new Uint8Array(width * height),
    isEar: new Uint8Array(width * height),
    isSeed: new Uint8Array(width * height),
    depth: new Uint8Array(width * height),
    hangs: plane(),
    neck: plane(),
  };
  const placeOf = placesAround(face);
  let [top, bare] = [1e-6, 0];
  inParts(places.length, (from, end) => {
    for (let k = from; k < end; k++) {
      const i = places[k] as number;
      const place = placeOf(i % width, Math.floor(i / width));
      const { across, down } = place;
      const usual = usualAt(place, (oval[i] as number) > 0.5);
      // Above the chin hair has the colour of the face as often as not, and where light falls on a fringe.
      const like = down > CHIN_AT ? (likeFace[i] as number) - ALIKE : 0;
      const skin = usual.skin * Math.exp(LIKE_FACE * trust * like);
      const all = skin + usual.hair + usual.cloth;
      read.skin[i] = skin / all;
      read.hair[i] = usual.hair / all;
      read.cloth[i] = usual.cloth / all;
      read.locks[i] = LOCKS * usual.lock;
      read.jaws[i] = besideJaw(place);
      read.steps[i] = stepBesideFace(place, (oval[i] as number) > 0.5);
      read.isRight[i] = across > 0 ? 1 : 0;
      read.isHead[i] = down < CHIN_AT ? 1 : 0;
      read.isEar[i] = isBesideEar(place) && (oval[i] as number) < 0.5 ? 1 : 0;
      read.depth[i] = down > COLLARS ? 2 : down > BEGINS ? 1 : 0;
      read.isSeed[i] = down < BEGINS && (read.hair[i] as number) > 0.5 ? 1 : 0;
      read.neck[i] = neckAt(place);
      read.hangs[i] = HANGS * hangsTo(place);
      if (down > TOP || Math.abs(across) > 0.5) continue;
      top += body[i] as number;
      bare += (body[i] as number) * (likeFace[i] as number);
    }
  });
  if (bare > top * BALD * (2 - trust)) read.hair.fill(0);
  return read;
}

/** How much of a pixel of a body counts for a kind that it has this share of. */
function surely(share: number, own: number): number {
  return ramp(0.5, 0.8, share) * own;
}

/** What is surely of each kind by its place alone. Locks are not yet told from the cloth below them, nor is bare skin. */
function seed(
  { skin, hair, cloth, locks, depth }: Read,
  { body, likeFace }: Known,
  places: Int32Array,
): Float32Array[] {
  const seeds = [skin, hair, cloth].map(({ length }) => new Float32Array(length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (const i of places) {
    const own = body[i] as number;
    seeds[0][i] = surely(skin[i] as number, own) * (likeFace[i] as number);
    seeds[1][i] = depth[i] === 2 ? 0 : surely(hair[i] as number, own) * (1 - 0.9 * (likeFace[i] as number));
    const isCloth = (1 - (0.9 / LOCKS) * (locks[i] as number)) * (1 - 0.9 * (likeFace[i] as number));
    seeds[2][i] = surely(cloth[i] as number, own) * isCloth;
  }
  return seeds;
}

/**
 * How surely hair falls below the chin on the left and on the right: it is beside the jaw, and lies beside the face all the way
 * down to there. Hair that ends at the ears does not, however dark the collar is below it.
 */
function longOnSides(
  hair: Float32Array,
  read: Read,
  body: Float32Array,
  face: Face,
): readonly [number, number] {
  const { jaws } = read;
  const atJaw = [0, 0] as [number, number];
  const all = [1e-6, 1e-6] as [number, number];
  for (let i = 0; i < jaws.length; i++) {
    const jaw = jaws[i] as number;
    if (jaw === 0) continue;
    const side = jaw > 0 ? 1 : 0;
    all[side]++;
    atJaw[side] += (hair[i] as number) * (body[i] as number);
  }
  const widths = hairBeside(hair, read, body, face);
  const isLong = (side: 0 | 1): number =>
    ramp(LONG[0], LONG[1], atJaw[side] / all[side]) *
    ramp(UNBROKEN[0], UNBROKEN[1], widths[side].toSorted()[MISSED] as number);
  return [isLong(0), isLong(1)];
}

/** Widths of a face that hair is wide at each step beside it, on the left and on the right. */
function hairBeside(
  hair: Float32Array,
  { steps }: Read,
  body: Float32Array,
  { width, height }: Face,
): readonly [Float32Array, Float32Array] {
  const found = [new Float32Array(STEPS_DOWN), new Float32Array(STEPS_DOWN)] as const;
  const area = width * height * STEP_DOWN;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as number;
    if (step === 0) continue;
    const side = found[step > 0 ? 1 : 0];
    const at = Math.abs(step) - 1;
    side[at] = (side[at] as number) + ((hair[i] as number) * (body[i] as number)) / area;
  }
  return found;
}

/** Where hair ends beside a face, what has its colour farther down is a collar. */
function dropCollars(hair: Float32Array, read: Read, body: Float32Array, face: Face): void {
  const { steps, isRight } = read;
  const ends = hairBeside(hair, read, body, face).map((side) => {
    const isOver = (at: number): boolean => (side[at] ?? 0) < UNBROKEN[0];
    const end = side.findIndex((_, at) => isOver(at) && isOver(at + 1));
    return end < 0 || end === STEPS_DOWN - 1 ? Infinity : end;
  });
  for (let i = 0; i < hair.length; i++) {
    const step = steps[i] as number;
    const at = step === 0 ? (read.isHead[i] === 1 ? -1 : STEPS_DOWN) : Math.abs(step) - 1;
    if (at >= (ends[isRight[i] as number] as number)) hair[i] = 0;
  }
}

/** What lies all within a face is no hair: its forehead shines there. */
function dropShine(
  hair: Float32Array,
  skin: Float32Array,
  oval: Float32Array,
  { width, height }: LabPlanes,
): void {
  const { labels, sizes } = labelComponents(width, height, (i) => (hair[i] as number) > 0.5);
  const within = new Float32Array(sizes.length);
  for (let i = 0; i < labels.length; i++)
    if ((labels[i] as number) >= 0 && (oval[i] as number) > 0.5)
      within[labels[i] as number] = (within[labels[i] as number] as number) + 1;
  for (let i = 0; i < labels.length; i++) {
    const piece = labels[i] as number;
    if (piece < 0 || (within[piece] as number) < (sizes[piece] as number) * WITHIN) continue;
    skin[i] = (skin[i] as number) + (hair[i] as number);
    hair[i] = 0;
  }
}

/** Hair that hangs together with nothing above the chin is cloth. */
function dropLoose(
  hair: Float32Array,
  cloth: Float32Array,
  isHead: Uint8Array,
  { width, height }: LabPlanes,
): void {
  const { labels, sizes } = labelComponents(width, height, (i) => (hair[i] as number) > 0.5);
  const isGrown = new Uint8Array(sizes.length);
  for (let i = 0; i < labels.length; i++)
    if (isHead[i] === 1 && (labels[i] as number) >= 0) isGrown[labels[i] as number] = 1;
  for (let i = 0; i < labels.length; i++) {
    if ((labels[i] as number) < 0 || isGrown[labels[i] as number] === 1) continue;
    cloth[i] = (cloth[i] as number) + (hair[i] as number);
    hair[i] = 0;
  }
}
