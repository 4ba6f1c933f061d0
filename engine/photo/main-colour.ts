// Of a part of an image only what has its main colour: a striped shirt keeps its stripes, a cup what is in it.
import type { Image } from '#engine/raster/image.ts';
import { blend, clamp, ramp } from '#engine/raster/curves.ts';
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { toLab } from '#engine/raster/lab.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { maskBox, type Box, type Mask } from '#engine/raster/mask.ts';

/** At most so many pixels are looked at. */
const SAMPLES = 6000;
const BIN = 6;
/** So many of the most frequent colours may be the main one. */
const CANDIDATES = 10;
/** Colours are compared as at this lightness: a fold is darker and less coloured, and of the same cloth. */
const LIGHTNESS = 45;
/** Darker than this nobody sees a colour. */
const DARKEST = 14;
/** How far the same colour reaches: somewhat, and more the stronger it is; and where another one begins, as a multiple. */
const REACH = 9;
const OF_CHROMA = 0.25;
const OTHER = 1.5;
/** Less than this of another colour is no pattern, and a main colour of less than that is none. */
const ONE_COLOUR = 0.9;
const LEAST_MAIN = 0.25;
/** White and grey stripes count for less than what they lie on; below so much colour something is white or grey. */
const PLAIN = 14;
const COLOURED = 1.8;
/** With so much colour a garment is followed beyond what was found of it. */
const VIVID = 20;
/** By so much at most the colour of a fold is purer. */
const PUREST = 1.7;
/** What is dark is raised to the usual light with all its noise: at most so many times the reach. */
const NOISE = 1.5;
/** Another hue is another colour sooner than a paler one is. */
const ACROSS = 1.6;
/** Of the reach: a colour between two others has few pixels near it. */
const CORE = 0.5;

/** `light`: how light the pixel itself is. */
type Tint = { a: number; b: number; light: number };

/** Of a garment: what has the colour of a face counts for less, as it may be an arm that was taken for a sleeve. */
const BARE = 0.3;

type Search = {
  /** The row below which the main colour is looked for, as the wall of a cup lies below its rim. */
  from?: number;
  /** Who wears it. */
  face?: Box;
  /** All of them, in the image's size: a sleeve that was taken for an arm or for hair goes on with the colour of the rest. */
  body?: Mask;
};

/** The same mask where there is one colour, or none that is the main one. */
export function keepMainColour({ data }: Image, mask: Mask, { from = 0, face, body }: Search = {}): Mask {
  const { values } = mask;
  const first = Math.round(from) * mask.width;
  const tints: Tint[] = [];
  const seen = values.subarray(first);
  const each = Math.max(1, Math.floor(seen.reduce((sum, value) => sum + value, 0) / SAMPLES));
  for (let i = first, count = 0; i < values.length; i++) {
    if ((values[i] as number) < 0.5 || count++ % each > 0) continue;
    const tint = tintAt(data, i);
    if (tint) tints.push(tint);
  }
  const skin = face && tintIn({ data, width: mask.width }, face);
  const [main] = frequentTints(tints)
    .map((tint) => ({
      tint,
      share: shareOf(tints, tint, CORE) * (skin ? blend(1, BARE, likeness(tint, skin)) : 1),
    }))
    .toSorted((one, other) => worth(other) - worth(one));
  const share = main ? shareOf(tints, main.tint) : 1;
  if (!main || share < LEAST_MAIN) return mask;
  const own = share > ONE_COLOUR ? dropSkin(data, mask, main.tint, skin) : ofTint(data, mask, main.tint);
  const paler = findPaler(tints, main.tint);
  const kept = paler ? dropPaler(data, own, main.tint, paler) : own;
  return face && body ? goOn(data, kept, { main: main.tint, skin, face, body }) : kept;
}

function ofTint(data: Uint8ClampedArray, mask: Mask, main: Tint): Mask {
  const values = mask.values.map((value, i) => {
    const tint = value > 0.01 ? tintAt(data, i) : null;
    return tint ? value * likeness(tint, main) : value;
  });
  return { ...mask, values };
}

/** Without what is nearer to the other colour than to the main one. */
function dropPaler(data: Uint8ClampedArray, mask: Mask, main: Tint, paler: Tint): Mask {
  const values = mask.values.map((value, i) => {
    const tint = value > 0.01 ? tintAt(data, i) : null;
    return tint ? value * ramp(0.55, 0.8, apart(tint, paler) / Math.max(1e-6, apart(tint, main))) : value;
  });
  return { ...mask, values };
}

/** Of a garment: less of another colour than this is its light. Of the strength of the main colour, and units of lightness. */
const LEAST_OTHER = 0.06;
const PALER = 0.5;
const LIGHTER = 15;
/** Of the reach of the main colour: the other is farther. */
const APART_FROM_MAIN = 0.7;

/** A pale shirt below a coloured jacket has a trace of its hue, and is much lighter all over; light on cloth goes over into it. */
function findPaler(tints: readonly Tint[], main: Tint): Tint | undefined {
  const strength = Math.hypot(main.a, main.b);
  if (strength < PLAIN) return undefined;
  const reach = REACH + OF_CHROMA * strength;
  return frequentTints(tints).find(
    (tint) =>
      Math.hypot(tint.a, tint.b) < strength * PALER &&
      tint.light > main.light + LIGHTER &&
      distance(tint, main) > reach * APART_FROM_MAIN &&
      tints.filter((one) => apart(one, tint) < BIN).length > tints.length * LEAST_OTHER,
  );
}

/** Of a unit of lightness beside one of colour. */
const BY_LIGHT = 0.25;

function apart(one: Tint, other: Tint): number {
  return Math.hypot(distance(one, other), (one.light - other.light) * BY_LIGHT);
}

/** So far apart the usual colours of a garment and of a face are, where a hand can be told from the garment. */
const APART = 8;
/** Of the way from the colour of a garment to that of a face, and as far at least: where skin in another light begins. */
const [BEGINS, NEAR_CLOTH, HALF_WAY] = [0.3, 7, 0.55] as const;
/** Of the way: where it surely is; and how far beside the way it may lie. */
const SURE = 0.15;
const BESIDE = 10;
/** Of the longer side: a hand is no smaller than this, and a fold in warm light is. */
const HAND = 0.005;

/** The colour of a hand before a garment of one colour lies on the way from that of the garment to that of the face. */
function dropSkin(data: Uint8ClampedArray, mask: Mask, main: Tint, skin: Tint | undefined): Mask {
  if (!skin || distance(skin, main) < APART) return mask;
  const { width, height, values } = mask;
  const bare = values.map((value, i) => {
    const tint = value > 0.01 ? tintAt(data, i) : null;
    return tint ? bareness(tint, main, skin) : 0;
  });
  const calm = blurPlane(bare, width, height, Math.max(1, Math.max(width, height) * HAND));
  const kept = values.map((value, i) => value * (1 - ramp(0.35, 0.65, calm[i] as number)));
  returnPlanes();
  return kept.every((value, i) => value > (values[i] as number) - 0.1) ? mask : { ...mask, values: kept };
}

function bareness({ a, b }: Tint, main: Tint, skin: Tint): number {
  const [x, y] = [skin.a - main.a, skin.b - main.b];
  const far = Math.hypot(x, y);
  const along = ((a - main.a) * x + (b - main.b) * y) / far;
  const begin = Math.max(far * BEGINS, Math.min(NEAR_CLOTH, far * HALF_WAY));
  const across = Math.abs((a - main.a) * y - (b - main.b) * x) / far;
  return ramp(begin, begin + far * SURE, along) * ramp(BESIDE * 1.5, BESIDE, across);
}

function distance(one: Pick<Tint, 'a' | 'b'>, other: Pick<Tint, 'a' | 'b'>): number {
  return Math.hypot(one.a - other.a, one.b - other.b);
}

/** Of the reach: hair beside a garment is of another colour than it. */
const SURELY = 0.6;
/** Of the longer side: how wide its folds are. */
const FOLD = 0.01;

/** Widths of a face beside it: as far as hair and hats reach. */
const ASIDE = 0.9;

type Wearer = { main: Tint; skin: Tint | undefined; face: Box; body: Mask };

/** What hangs together with a garment and is as colourful as it, below a chin, is of it. */
function goOn(data: Uint8ClampedArray, mask: Mask, { main, skin, face, body }: Wearer): Mask {
  const box = maskBox(mask);
  if (!box || Math.hypot(main.a, main.b) < VIVID || (skin && distance(main, skin) < APART)) return mask;
  const { width, height } = mask;
  const [first, last] = [Math.round(face.top + face.height) * width, (box.top + box.height) * width];
  const [left, right] = [face.left - face.width * ASIDE, face.left + face.width * (1 + ASIDE)];
  // Arms are raised beside a head, where neither hair nor a hat is.
  const isOfHead = (i: number): boolean => i < first && i % width > left && i % width < right;
  const more = mask.values.map((value, i) => {
    if (value > 0.5 || isOfHead(i) || i >= last || (body.values[i] as number) < 0.5) return value;
    const tint = tintAt(data, i);
    return tint ? Math.max(value, likeness(tint, main, SURELY) * (body.values[i] as number)) : value;
  });
  const { labels, sizes } = labelComponents(width, height, (i) => (more[i] as number) > 0.5);
  const isOfIt = new Uint8Array(sizes.length);
  for (let i = 0; i < labels.length; i++)
    if ((labels[i] as number) >= 0 && (mask.values[i] as number) > 0.5) isOfIt[labels[i] as number] = 1;
  const whole = mask.values.map((value, i) =>
    isOfIt[labels[i] as number] === 1 ? (more[i] as number) : value,
  );
  // Folds are farther from its colour than the rest, and lie within it.
  const near = blurPlane(whole, width, height, Math.max(1, Math.max(width, height) * FOLD));
  const values = whole.map((value, i) => {
    const within = isOfHead(i) || i >= last || value > 0.9 ? 0 : ramp(0.35, 0.55, near[i] as number);
    const tint = within > 0 && (body.values[i] as number) > 0.5 ? tintAt(data, i) : null;
    return tint ? Math.max(value, likeness(tint, main) * within) : value;
  });
  returnPlanes();
  return { ...mask, values };
}

function worth({ tint, share }: { tint: Tint; share: number }): number {
  return share * (Math.hypot(tint.a, tint.b) > PLAIN ? COLOURED : 1);
}

function shareOf(tints: readonly Tint[], main: Tint, part = 1): number {
  return tints.reduce((sum, tint) => sum + likeness(tint, main, part), 0) / Math.max(1, tints.length);
}

/** 1 for the same colour, 0 for another one; `part` of the usual reach. In folds the same cloth is darker, and its colour purer. */
function likeness({ a, b, light }: Tint, main: Tint, part = 1): number {
  const strength = Math.hypot(main.a, main.b);
  const reach = (REACH + OF_CHROMA * strength) * part * clamp(Math.sqrt(LIGHTNESS / light), 1, NOISE);
  if (strength < PLAIN) return ramp(reach * OTHER, reach, Math.hypot(a - main.a, b - main.b));
  const pure = clamp(Math.hypot(a, b) / strength, 1, PUREST);
  const along = (a * main.a + b * main.b) / strength / pure - strength;
  const across = (a * main.b - b * main.a) / strength / pure;
  return ramp(reach * OTHER, reach, Math.hypot(along, across * ACROSS));
}

/** What colour a pixel would have in the usual light; null where it is too dark to have one. */
function tintAt(data: Uint8ClampedArray, i: number): Tint | null {
  const o = i * 4;
  const { lightness, a, b } = toLab(data[o] as number, data[o + 1] as number, data[o + 2] as number);
  if (lightness < DARKEST) return null;
  const scale = LIGHTNESS / lightness;
  return { a: a * scale, b: b * scale, light: lightness };
}

/** The most frequent one in the middle of a box. */
function tintIn({ data, width }: Pick<Image, 'data' | 'width'>, box: Box): Tint | undefined {
  const tints: Tint[] = [];
  const step = Math.max(1, box.width / 60);
  for (let y = box.top + box.height * 0.25; y < box.top + box.height * 0.75; y += step)
    for (let x = box.left + box.width * 0.25; x < box.left + box.width * 0.75; x += step) {
      const tint = tintAt(data, Math.floor(y) * width + Math.floor(x));
      if (tint) tints.push(tint);
    }
  return frequentTints(tints)[0];
}

function frequentTints(tints: readonly Tint[]): Tint[] {
  const bins = new Map<string, { count: number; a: number; b: number; light: number }>();
  for (const { a, b, light } of tints) {
    const key = `${Math.round(a / BIN)} ${Math.round(b / BIN)}`;
    const bin = bins.get(key) ?? { count: 0, a: 0, b: 0, light: 0 };
    bins.set(key, { count: bin.count + 1, a: bin.a + a, b: bin.b + b, light: bin.light + light });
  }
  return [...bins.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, CANDIDATES)
    .map(({ count, a, b, light }) => ({ a: a / count, b: b / count, light: light / count }));
}
