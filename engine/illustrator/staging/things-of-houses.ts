// What belongs into a house or on a table, and who lives in one.

import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { metresOf } from '../things/metres.ts';
import { hasKey } from './homes-of-things.ts';

/** Who lives in houses. */
export const PETS = /^(?:cat|black-cat|kitten|dog|poodle|puppy|corgi|hamster|mouse)$/;

/** Beside a pet they are in its house. */
export const AT_HOME = [
  'book',
  'books',
  'candle',
  'vase',
  'bowl',
  'teapot',
  'plate',
  'alarm-clock',
  'pillow',
  'yarn',
  'laptop',
] as const;

/** Whoever is with them is at home. */
export const OF_HOMES: readonly string[] = [
  'sewing-machine',
  'gramophone',
  'record-player',
  'microwave',
  'coffee-machine',
  'toaster',
  'kettle',
  'clothes-iron',
  'electric-fan',
  'stereo-speaker',
  'printer',
  'typewriter',
  'pillow',
];
/** No table bears them. */
export const TALL_THINGS: readonly string[] = [
  'harp',
  'double-bass',
  'spinning-wheel',
  'qipao-on-stand',
  'hanfu-on-stand',
  'vacuum-cleaner',
  'mop',
  'long-drum',
  'slot-machine',
  'armour',
  'rocking-horse',
  'pool-table',
  'arcade-machine',
  'clothes-rack',
  'chime-bells',
  'dishwasher',
  'robot-vacuum',
  'back-basket',
];

/** A thing of the house, or whoever lives in it. */
export function isOfHouse(subject: Subject): boolean {
  return isOfTable(subject) || PETS.test(subject.key) || subject.key === 'teddy-bear';
}

const ON_TABLES = /^(?:cat|black-cat|kitten|hamster|mouse)$/;

/** A thing that can be put down there, or an animal that jumps up. */
export function isOfTable(subject: Subject): boolean {
  return ['item', 'hat', 'food'].includes(subject.kind)
    ? metresOf(subject) < 0.6
    : ON_TABLES.test(subject.key);
}

/** Guests sit at a table. */
export function isParty(subjects: readonly Subject[]): boolean {
  return hasKey(subjects, 'tea', 'teacup-without-handle', 'cake', 'birthday-cake', 'table');
}

/** An animal that no table bears and that lives in no house. */
export function isOfOpenAir(subject: Subject): boolean {
  return (
    ANIMAL_KINDS.has(subject.kind) &&
    subject.kind !== 'fish' &&
    subject.kind !== 'bird' &&
    !isOfHouse(subject)
  );
}
