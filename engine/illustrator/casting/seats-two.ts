// What two people ride together, the second behind the first.

import type { Subject } from '../reading/prompt-reading.ts';

const FOR_TWO: ReadonlySet<string> = new Set([
  'bike',
  'scooter',
  'motorcycle',
  'horse',
  'unicorn',
  'pegasus',
  'camel',
  'elephant',
  'donkey',
  'dragon',
]);

export function seatsTwo({ key, count }: Pick<Subject, 'key' | 'count'>): boolean {
  return count === 1 && FOR_TWO.has(key);
}

/** Who rides it, with whoever comes on it last: behind somebody there is room for one more. */
export function ridersWith(mount: Subject, riders: readonly Subject[], rider: Subject): Subject[] {
  const [first] = riders;
  if (mount.count > 1) return [...riders, rider];
  const isRoom = first?.kind === 'figure' && rider.kind === 'figure' && first !== rider && seatsTwo(mount);
  return isRoom ? (riders.length < 2 ? [first, rider] : [...riders]) : [rider];
}
