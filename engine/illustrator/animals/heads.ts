// What is known of the heads of animals: which drawing shows it, and what they can be seen to do.

import type { Rest, Subject } from '../reading/prompt-reading.ts';
import type { AnimalHead } from '../reading/people/person-look.ts';
import { DRAGON_MOUTHS } from '../things/dragons.ts';
import { BEAST_HEADS, inMotion } from '../things/beasts.ts';
import { FRONT_BUILDS } from '../things/front-builds.ts';
import { grownDrawing } from '../things/young-builds.ts';
import { FACES, WHOLE, type Head } from './measures.ts';

/** The head from the front of what is drawn whole, in profile. */
const FACE_OF: Readonly<Record<string, string>> = {
  dog: 'dog-face',
  monkey: 'monkey-face',
  pig: 'pig-face',
  mouse: 'mouse-face',
  'own/polar-bear-cub': 'own/polar-bear-face',
  'own/upright-marmot': 'own/marmot-face',
  'own/prairie-dog': 'own/marmot-face',
  ...Object.fromEntries(Object.keys(FRONT_BUILDS).map((name) => [`own/${name}`, `own/${name}-face`])),
};

type Animal = Pick<Subject, 'drawing' | 'kind'>;

function bareName(drawing: string): string {
  return drawing.replace(/^(?:(?:fluent|noto)\/|own\/(?=robot$|alien$))/, '');
}

/** The drawing of the head from the front of whoever has one. */
export function faceOf({ drawing, kind }: Animal): string | undefined {
  const name = grownDrawing(bareName(drawing));
  return kind === 'face' && name in FACES ? name : FACE_OF[name];
}

/** Of these, drawn whole and from the front, so much of the height is the head. */
const HEAD_PART: Readonly<Record<string, number>> = {
  'own/penguin': 0.31,
  'front-facing-baby-chick': 0.42,
};

/** The head by itself of who is drawn whole and from the front. */
const HEAD_ALONE: Readonly<Record<string, string>> = {
  'own/penguin': 'own/penguin',
  duck: 'own/duck-head',
  frog: 'own/frog-head',
  'own/sitting-owl': 'own/owl-head',
  'own/sitting-snowy-owl': 'own/snowy-owl-head',
};

/** No beasts, but heads that somebody can have. */
const STRANGERS: Readonly<Record<string, Head>> = {
  robot: {
    eyes: [
      [0.36, 0.58],
      [0.64, 0.58],
    ],
    top: [0.5, 0.24],
    wide: 0.8,
  },
  alien: {
    eyes: [
      [0.3, 0.53],
      [0.72, 0.53],
    ],
    top: [0.5, 0.08],
    wide: 0.6,
  },
};

/** Of machines that are drawn whole: of their heads nothing else is known. */
const EYES_OF: Readonly<Record<string, Pick<Head, 'eyes' | 'eye'>>> = {
  'own/robot': {
    eyes: [
      [0.4224, 0.153],
      [0.5776, 0.153],
    ],
    eye: 0.036,
  },
  'own/alien': {
    eyes: [
      [0.295, 0.208],
      [0.705, 0.208],
    ],
    eye: 0.085,
  },
};

/** Where the eyes are that are seen of it; undefined where it has none. */
export function eyesOf(animal: Animal & Pick<Subject, 'rests'>): Pick<Head, 'eyes' | 'eye'> | undefined {
  const eyes = headSeen(animal) ?? EYES_OF[animal.drawing];
  return eyes && eyes.eyes.length > 0 ? eyes : undefined;
}

/** Robots and aliens do what people do. */
export function isStranger({ key }: Pick<Subject, 'key'>): boolean {
  return key in STRANGERS;
}

/** On the shoulders of somebody. */
export function headOnBody(face: string): Head | undefined {
  return headOf(face) ?? STRANGERS[face];
}

/** The head that somebody has who is this animal. */
export function animalHead(animal: Animal & Pick<Subject, 'key' | 'colour'>): AnimalHead | undefined {
  const name = bareName(animal.drawing);
  const plain = name.replace(/^own\//, '');
  const face =
    HEAD_ALONE[name] ?? faceOf(animal) ?? (plain in HEAD_PART || plain in STRANGERS ? plain : undefined);
  const { key, colour } = animal;
  return face === undefined ? undefined : { key, face, ...(colour === undefined ? {} : { colour }) };
}

/** The part of the drawing of a face, from its top, that is the head. */
export function headPart(face: string): number {
  return HEAD_PART[face] ?? 1;
}

/** Of a whole animal, or of the drawing of a face. */
export function headOf(name: string): Head | undefined {
  const bare = bareName(name);
  return FACES[bare] ?? WHOLE[bare] ?? BEAST_HEADS[bare];
}

/** The head that is seen of it: from the front where it rests, or is drawn so. */
export function headSeen(animal: Animal & Pick<Subject, 'rests'>): Head | undefined {
  const face = faceOf(animal);
  const how = animal.rests?.how;
  const isTurned = how !== undefined && how !== 'fire' && canRest(animal, how) && !movedAs(animal, how);
  const isFromFront = face !== undefined && (animal.kind === 'face' || isTurned);
  const head = headOf(isFromFront ? face : animal.drawing);
  return head && animal.rests?.isFromBehind ? { ...head, eyes: [] } : head;
}

/** Whether it is an animal of whose head we know where its parts are. */
export function isBeast({ drawing, kind }: Animal): boolean {
  return kind !== 'item' && kind !== 'food' && kind !== 'plant' && headOf(drawing) !== undefined;
}

/** Drawn as they run or fly: nobody sleeps so. */
const UNDER_WAY: ReadonlySet<string> = new Set(['horse', 'kangaroo']);

/** Of drawings that only stand those that move. */
const PROFILES: Readonly<Record<string, string>> = {
  deer: 'own/deer',
  'own/upright-marmot': 'own/marmot',
  'own/prairie-dog': 'own/marmot',
  'own/meerkat': 'own/low-meerkat',
};

/** Drawn in profile as it howls, walks or runs (at `stride`, 0–1), or leaps; undefined where it is not. */
export function movedAs(
  { drawing }: Pick<Subject, 'drawing'>,
  how: Rest['how'] | undefined,
  stride?: number,
): string | undefined {
  const name = bareName(drawing);
  const profile = PROFILES[name] ?? name;
  if (how === 'graze') return inMotion(profile, 'grazing');
  if (how === 'howl') return inMotion(profile, 'howling');
  if (how === 'walk') return inMotion(profile, 'walking', stride);
  return how === 'run' || how === 'leap' ? inMotion(profile, 'galloping', stride) : undefined;
}

/** Whether it can be seen to lie, sleep or yawn: only a head from the front lies on its paws and opens its mouth. */
export function canRest(animal: Animal, how: Rest['how']): boolean {
  const face = faceOf(animal);
  // Drawn as they stand, and moved after.
  if (how === 'leap' || how === 'wade' || how === 'dance' || how === 'strive') return false;
  if (how === 'howl' || how === 'run' || how === 'walk' || how === 'graze')
    return movedAs(animal, how) !== undefined;
  if (how === 'sit') return face !== undefined;
  if (how === 'roar') return face !== undefined && headOf(face)?.mouth !== undefined;
  if (how === 'sleep') return isBeast(animal) && !UNDER_WAY.has(bareName(animal.drawing));
  if (how === 'fire' && animal.drawing in DRAGON_MOUTHS) return true;
  if (how === 'fire') return WHOLE[bareName(animal.drawing)]?.mouth !== undefined;
  if (how === 'lie' && headOf(animal.drawing)?.belly !== undefined) return true;
  return face !== undefined && (how === 'lie' || headOf(face)?.mouth !== undefined);
}
