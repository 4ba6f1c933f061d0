// How much of a swimmer is seen above the water.

import type { Subject } from '../reading/prompt-reading.ts';
import type { Spot } from './spot.ts';

const RISING: ReadonlySet<string> = new Set(['whale', 'dolphin', 'shark', 'mermaid', 'turtle']);

/** Large swimmers rise out of the water; small ones are seen through it. */
export function rises({ key }: Pick<Subject, 'key'>): boolean {
  return RISING.has(key);
}

/** The upper part of its drawing that is out of the water, 0–1: of a long back less than of a high body. */
export function partAbove(
  { subject, isOnWater }: Pick<Spot, 'subject' | 'isOnWater'>,
  { width, height }: { width: number; height: number },
): number {
  if (subject.kind !== 'fish' || !isOnWater || !rises(subject)) return 1;
  return width > height * 1.6 ? 0.54 : 0.72;
}
