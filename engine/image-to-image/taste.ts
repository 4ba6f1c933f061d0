// What a seed changes beside chance: how far an operation goes, and the mood of the light. Near seeds differ clearly.
import type { Operation } from './instruction.ts';
import { changeTone } from './change-tone.ts';
import type { Work } from './work.ts';

/** Multiples of it are spread evenly over 0–1 (the golden ratio's fraction). */
const STEP = 0.618_033_988_749_895;

/** Operations whose light is the engine's own choice, and not the user's. */
const MOODS: ReadonlySet<Operation['do']> = new Set([
  'hour',
  'season',
  'weather',
  'sky',
  'background',
  'look',
]);

function spread(seed: number, offset: number): number {
  return (((seed % 1_000_003) + offset * 7.13) * STEP) % 1;
}

/** The operation as far as this seed takes it: between four fifths and five fourths. */
export function seasonOperation<Kind extends Operation>(operation: Kind, seed: number): Kind {
  if (!('amount' in operation) || operation.do === 'palette') return operation;
  const factor = 0.8 + 0.45 * spread(seed, 0);
  return { ...operation, amount: Math.max(0.2, operation.amount * factor) };
}

export function hasMood(operation: Operation): boolean {
  // A colour that was named is no light.
  return MOODS.has(operation.do) && !('colour' in operation);
}

/** A little warmer or cooler, softer or deeper: only where the light was changed anyway. */
export function tuneMood(work: Work): void {
  const warmth = spread(work.seed, 1) - 0.5;
  const depth = spread(work.seed, 2) - 0.5;
  changeTone(work, warmth > 0 ? 'warm' : 'cool', Math.abs(warmth) * 0.62, null);
  changeTone(work, depth > 0 ? 'contrast' : 'soft', Math.abs(depth) * 0.55, null);
}
