// "A giant strawberry beside a rabbit", "a tiny astronaut on a pancake": giants are larger than all who are with them,
// the tiny smaller, whatever they measure by themselves.

import type { Subject } from '../reading/prompt-reading.ts';
import type { Member } from './spot.ts';

const [TALLER, LOWER] = [1.7, 0.6] as const;
/** The land is no measure. */
const FIXED: ReadonlySet<Subject['kind']> = new Set(['building', 'tree', 'plant', 'landmark', 'sky', 'hang']);

export function toldSizes(members: readonly Member[]): Member[] {
  const free = members.filter(({ subject }) => !FIXED.has(subject.kind));
  const plain = free.filter(({ subject }) => !isTold(subject));
  // "A giant teapot and tiny people": they are each other's measure.
  const hasBoth = new Set(free.map(({ subject }) => subject.size)).size > 1;
  const measures = plain.length > 0 || !hasBoth ? plain : free;
  if (measures.length === 0) return [...members];
  const all = measures.map(({ metres }) => metres);
  const [most, least] = [Math.max(...all), Math.min(...all)];
  return members.map((one) => {
    const { size, kind } = one.subject;
    if (FIXED.has(kind)) return one;
    if (size === 'huge') return { ...one, metres: Math.max(one.metres, most * TALLER) };
    return size === 'tiny' ? { ...one, metres: Math.min(one.metres, least * LOWER) } : one;
  });
}

function isTold({ size }: Subject): boolean {
  return size === 'huge' || size === 'tiny';
}
