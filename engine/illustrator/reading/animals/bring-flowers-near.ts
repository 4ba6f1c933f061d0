// A hummingbird comes to a flower: it stands there by itself, as a bush, and is no field of them. In a flower that is seen
// from near sits one insect; one that is seen from near sits on a leaf.

import { INSECT_KEYS, LEAF } from '../../lexicon/barriers.ts';
import { bloomBuild } from '../../scenery/bloom-kinds.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Subject } from '../prompt-reading.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const FLOWERS: ReadonlySet<string> = new Set(['hibiscus', 'flower', 'wildflowers']);

/** Orchids and the like are drawn as what they are. */
const OF_A_KIND = /^own\/plant-of-/;

/** Changes the subjects. */
export function bringFlowersNear({ subjects }: Cast): void {
  if (subjects.some((one) => bloomBuild(one) !== undefined))
    for (const one of subjects) if (INSECT_KEYS.has(one.key) && one.isCounted !== true) one.count = 1;
  if (!subjects.some(({ key }) => key === 'hummingbird')) return;
  const flower = subjects.find(
    ({ key, kind, drawing }) => kind === 'plant' && FLOWERS.has(key) && !OF_A_KIND.test(drawing),
  );
  if (flower)
    Object.assign(flower, { key: 'hibiscus', drawing: 'own/hibiscus', kind: 'item', height: 0.5, count: 1 });
}

/** A blade of it, from so near. */
const GRASS = /^(?:grass|草|草地|草叶|小草)$/i;

/** "An ant, macro": so near it is on a leaf, where nothing else is named that it could be on. Changes the cast. */
export function bringLeafNear(words: readonly Word[], cast: Cast): Tie[] {
  const [insect, ...others] = cast.subjects;
  const word = words.find((one) => meaningOf(one, 'frame')?.value === 'close_up');
  if (!word || !insect || others.length > 0 || !INSECT_KEYS.has(insect.key)) return [];
  if (words.some((one) => !GRASS.test(one.text) && means(one, 'scene', 'near-scene', 'surface'))) return [];
  const { words: _, person: _person, ...entry } = LEAF;
  const leaf: Subject = { ...entry, count: 1 };
  cast.subjects.push(leaf);
  if (insect.isCounted !== true) insect.count = 1;
  return [{ relation: 'on', from: insect, to: leaf, words: '', word }];
}
