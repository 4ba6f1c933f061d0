// A hummingbird comes to a flower: it stands there by itself, as a bush, and is no field of them. In a flower that is seen
// from near sits one insect.

import { INSECT_KEYS } from '../lexicon/barriers.ts';
import { bloomBuild } from '../scenery/bloom-kinds.ts';
import type { Cast } from './make-subjects.ts';

const FLOWERS: ReadonlySet<string> = new Set(['hibiscus', 'flower', 'wildflowers']);

/** Changes the subjects. */
export function bringFlowersNear({ subjects }: Cast): void {
  if (subjects.some((one) => bloomBuild(one) !== undefined))
    for (const one of subjects) if (INSECT_KEYS.has(one.key) && one.isCounted !== true) one.count = 1;
  if (!subjects.some(({ key }) => key === 'hummingbird')) return;
  const flower = subjects.find(({ key, kind }) => kind === 'plant' && FLOWERS.has(key));
  if (flower)
    Object.assign(flower, { key: 'hibiscus', drawing: 'own/hibiscus', kind: 'item', height: 0.5, count: 1 });
}
