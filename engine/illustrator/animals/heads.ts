// What is known of the heads of animals: which drawing shows it, and what they can be seen to do.

import type { AnimalHead, Rest, Subject } from '../prompt-reading.ts';
import { FLYING_DRAGON } from '../things/flying-dragon.ts';
import { FACES, WHOLE, type Head } from './measures.ts';

/** The head from the front of what is drawn whole, in profile. */
const FACE_OF: Readonly<Record<string, string>> = {
  cat: 'cat-face',
  'black-cat': 'cat-face',
  dog: 'dog-face',
  rabbit: 'rabbit-face',
  tiger: 'tiger-face',
  monkey: 'monkey-face',
  pig: 'pig-face',
  mouse: 'mouse-face',
};

type Animal = Pick<Subject, 'drawing' | 'kind'>;

function bareName(drawing: string): string {
  return drawing.replace(/^(?:fluent|noto)\//, '');
}

/** The drawing of the head from the front of whoever has one. */
export function faceOf({ drawing, kind }: Animal): string | undefined {
  const name = bareName(drawing);
  return kind === 'face' && name in FACES ? name : FACE_OF[name];
}

/** Of these, drawn whole and from the front, so much of the height is the head. */
const HEAD_PART: Readonly<Record<string, number>> = {
  penguin: 0.4,
  owl: 0.47,
  'front-facing-baby-chick': 0.42,
};

/** The head that somebody has who is this animal. */
export function animalHead(animal: Animal & Pick<Subject, 'key' | 'colour'>): AnimalHead | undefined {
  const name = bareName(animal.drawing);
  const face = faceOf(animal) ?? (name in HEAD_PART ? name : undefined);
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
  return FACES[bare] ?? WHOLE[bare];
}

/** Whether it is an animal of whose head we know where its parts are. */
export function isBeast({ drawing, kind }: Animal): boolean {
  return kind !== 'item' && kind !== 'food' && kind !== 'plant' && headOf(drawing) !== undefined;
}

/** Drawn as they run or fly: nobody sleeps so. */
const UNDER_WAY: ReadonlySet<string> = new Set(['horse', 'kangaroo', 'dove']);

/** Whether it can be seen to lie, sleep or yawn: only a head from the front lies on its paws and opens its mouth. */
export function canRest(animal: Animal, how: Rest['how']): boolean {
  const face = faceOf(animal);
  // Drawn as they stand, and moved after.
  if (how === 'leap' || how === 'wade' || how === 'dance') return false;
  if (how === 'sit') return face !== undefined;
  if (how === 'sleep') return isBeast(animal) && !UNDER_WAY.has(bareName(animal.drawing));
  if (how === 'fire' && animal.drawing === FLYING_DRAGON) return true;
  if (how === 'fire') return WHOLE[bareName(animal.drawing)]?.mouth !== undefined;
  if (how === 'lie' && WHOLE[bareName(animal.drawing)]?.belly !== undefined) return true;
  return face !== undefined && (how === 'lie' || headOf(face)?.mouth !== undefined);
}
