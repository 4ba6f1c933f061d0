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

/** "Two boys ride one horse": both are on it. */
export function sharesMount(rider: Subject, mount: Subject): boolean {
  return rider.kind === 'figure' && rider.count === 2 && mount.isCounted === true && seatsTwo(mount);
}

/** Who sits behind whoever rides. */
export function passengerOf(mount: Subject, [first, second]: readonly Subject[]): Subject | undefined {
  if (!first || !seatsTwo(mount)) return undefined;
  return second ?? (sharesMount(first, mount) ? first : undefined);
}

/** Who rides it, with whoever comes on it last: behind somebody there is room for one more. */
export function ridersWith(mount: Subject, riders: readonly Subject[], rider: Subject): Subject[] {
  const [first] = riders;
  if (riders.includes(rider)) return [...riders];
  if (mount.count > 1) return [...riders, rider];
  const isRoom = first?.kind === 'figure' && rider.kind === 'figure' && first !== rider && seatsTwo(mount);
  if (!isRoom) return [rider];
  if (riders.length > 1) return [...riders];
  return first.sitsBehind ? [rider, first] : [first, rider];
}
