// Who lies in a bed, of those who are said to be in it, and who has fallen asleep over a desk.

import type { LinkRelation, Subject } from '../reading/prompt-reading.ts';

type Who = Pick<Subject, 'person'>;

export function isBed({ key }: Pick<Subject, 'key'>): boolean {
  return key === 'bed' || key === 'cradle';
}

export function isDesk({ key }: Pick<Subject, 'key'>): boolean {
  return key === 'table';
}

/** Where one is who sleeps at a desk: nobody of ours lies under one. */
const AT_DESK: ReadonlySet<LinkRelation> = new Set(['on', 'in_front', 'behind', 'beside', 'leaning_on']);

/** Whether somebody is said to lie in this thing, or sleeps with the head on it. */
export function isBedOf(bed: Pick<Subject, 'key'>, { person }: Who, relation: LinkRelation = 'on'): boolean {
  if (isDesk(bed)) return person?.does === 'sleep' && AT_DESK.has(relation);
  // Nobody else has room in it.
  if (bed.key === 'cradle' && person?.age !== 'baby') return false;
  return isBed(bed) && (person?.does === 'sleep' || person?.does === 'lie' || readsIn(person, relation));
}

/** Whether somebody reads sitting up in it: who is said to sit on it is on its edge. */
export function readsIn(person: Who['person'], relation: LinkRelation = 'in'): boolean {
  return person?.hands === 'read' && (relation === 'in' || (relation === 'on' && person.does !== 'sit'));
}
