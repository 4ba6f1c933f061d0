// Who lies in a bed, of those who are said to be in it.

import type { Subject } from './prompt-reading.ts';

type Who = Pick<Subject, 'person'>;

export function isBed({ key }: Pick<Subject, 'key'>): boolean {
  return key === 'bed';
}

/** Whether somebody is said to lie in this thing. */
export function isBedOf(bed: Pick<Subject, 'key'>, { person }: Who): boolean {
  return isBed(bed) && (person?.does === 'sleep' || person?.does === 'lie');
}
