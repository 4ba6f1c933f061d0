// Where wild animals are at home of whom nobody says where they are, where nothing else is with them.

import type { SceneName } from '../lexicon/circumstances.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';

/** Dry grass under acacias. */
const SAVANNA: ReadonlySet<string> = new Set([
  'lion',
  'leopard',
  'giraffe',
  'zebra',
  'elephant',
  'rhinoceros',
  'hyena',
  'wildebeest',
  'ostrich',
  'meerkat',
]);

const HOMES: readonly (readonly [SceneName, ReadonlySet<string>])[] = [
  ['meadow', SAVANNA],
  [
    'forest',
    new Set([
      'tiger',
      'monkey',
      'gorilla',
      'orangutan',
      'sloth',
      'koala',
      'panda',
      'moose',
      'boar',
      'lynx',
      'lemur',
      'cassowary',
      'kiwi-bird',
      'pangolin',
      'salamander',
      'stag-beetle',
    ]),
  ],
  ['lake', new Set(['crocodile', 'hippopotamus', 'capybara', 'platypus', 'cormorant', 'ibis'])],
  ['underwater', new Set(['axolotl', 'sea-urchin', 'shrimp'])],
  ['sea', new Set(['crab', 'starfish', 'pelican'])],
  ['desert', new Set(['scorpion'])],
];

/** Told by their names of a land of snow. */
const OF_SNOW = /arctic|\bsnow leopards?\b|北极|雪豹|雪狐/i;

const ANIMALS: ReadonlySet<Subject['kind']> = new Set(['full', 'face', 'mount', 'bird', 'fish', 'item']);

function isWild({ kind, person }: Subject): boolean {
  return ANIMALS.has(kind) && person === undefined;
}

/** The land of all of them. */
export function homeOfAnimals(subjects: readonly Subject[]): SceneName | undefined {
  const animals = subjects.filter(({ kind }) => kind !== 'sky');
  if (animals.length === 0 || !animals.every(isWild)) return undefined;
  if (animals.every(({ words = '' }) => OF_SNOW.test(words))) return 'snowfield';
  const home = HOMES.find(([, keys]) => animals.every(({ key }) => keys.has(key)))?.[0];
  // Of fireworks and of a rainbow nothing is seen from under trees.
  return home === 'forest' && animals.length < subjects.length ? undefined : home;
}

/** Whether the grass under them is that of a savanna: nothing else is said of where they are. */
export function areOfSavanna({
  subjects,
  scenes,
  weather,
}: Pick<PromptReading, 'subjects' | 'scenes' | 'weather'>): boolean {
  if (scenes.length > 0 || weather.size > 0) return false;
  return homeOfAnimals(subjects) === 'meadow';
}
