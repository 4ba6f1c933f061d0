// Which inside a room is that belongs to no house, and whether any daylight comes in.

import type { Inside } from '../lexicon/insides.ts';
import type { Stage } from './stage.ts';

/** Where one is, if it is no room of a house. */
export function insideOf({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): Inside | undefined {
  return scene === 'room' ? reading.inside : undefined;
}

const CLOSED: ReadonlySet<Inside | undefined> = new Set<Inside | undefined>([
  'dungeon',
  'nightclub',
  'aquarium',
  'lift',
  'cellar',
  'cinema',
  'tomb',
  'subway-car',
]);

/** No daylight comes in there: it looks the same at any hour but the night, which is dim. */
export function isClosed({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return CLOSED.has(insideOf({ scene, reading })) && reading.time !== 'night';
}
