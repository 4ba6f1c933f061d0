// Who and what brings the snow, or the fallen leaves.

import { sweepsSnow } from '../reading/people/do-feats.ts';
import type { Subject } from '../reading/prompt-reading.ts';

const ON_SNOW: ReadonlySet<string> = new Set(['ski', 'snowboard', 'carry-snowboard']);

const OF_SNOW: ReadonlySet<string> = new Set(['snowman', 'igloo', 'snow-heap']);

/** Skiers and snowmen bring the snow with them. */
export function isOnSnow({ person, key }: Subject): boolean {
  return OF_SNOW.has(key) || sweepsSnow(person) || ON_SNOW.has(person?.hands ?? '');
}

/** Leaves lie in heaps when the trees shed them. */
export function isOfAutumn({ key }: Subject): boolean {
  return key === 'leaf-heap';
}
