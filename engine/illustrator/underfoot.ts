// What somebody stands on where it fills the foot of the image: a roof of tiles, the deck of a bridge, a balcony, steps.

import type { PromptReading, Subject } from './prompt-reading.ts';
import { isOutside, type Stage } from './stage.ts';

export type Underfoot = 'tile-roof' | 'bridge' | 'balcony' | 'steps' | 'pool' | 'skatepark' | 'highway';

/** The row of its ridge, as a part of the frame's height. */
export const RIDGE_ROW = 0.82;
/** The row on which one stands. */
const FEET: Record<Underfoot, number> = {
  'tile-roof': RIDGE_ROW,
  bridge: 0.945,
  balcony: 0.945,
  steps: 0.87,
  pool: 0.955,
  skatepark: 0.94,
  highway: 0.93,
};

const BODIES: ReadonlySet<Subject['kind']> = new Set(['figure', 'face', 'full', 'mount', 'vehicle']);

export function underfootOf(stage: Pick<Stage, 'scene' | 'reading'>): Underfoot | undefined {
  return isOutside(stage) ? underfootIn(stage.reading) : undefined;
}

const GROUNDS: ReadonlySet<string> = new Set([
  'tile-roof',
  'balcony',
  'steps',
  'pool',
  'skatepark',
  'highway',
]);

/** A bridge is in the land where nobody is said to be on it. */
function underfootIn({ subjects, links }: PromptReading): Underfoot | undefined {
  const own = subjects.find(({ key }) => GROUNDS.has(key));
  if (own) return own.key as Underfoot;
  const isOnBridge = links.some(
    ({ relation, from, to }) =>
      (relation === 'on' || relation === 'over') &&
      BODIES.has(subjects[from]?.kind ?? 'item') &&
      to !== null &&
      subjects[to]?.key === 'bridge',
  );
  return isOnBridge ? 'bridge' : undefined;
}

export function hasTileRoof(stage: Pick<Stage, 'scene' | 'reading'>): boolean {
  return underfootOf(stage) === 'tile-roof';
}

/** The row of the feet of all who stand there; undefined on other ground. */
export function feetRow(stage: Pick<Stage, 'scene' | 'reading'>): number | undefined {
  const ground = underfootOf(stage);
  return ground && FEET[ground];
}
