// 拖着行李箱的女士在打电话, "a man with a suitcase sits on a bench": what takes both hands, or a walk, stands beside who has it
// where the hands are at something else.

import type { Subject } from '../prompt-reading.ts';
import { isBall } from '../../people/hands.ts';
import type { PersonAct, PersonLook } from './person-look.ts';
import type { Tie } from './dress-people.ts';

const AT_REST: ReadonlySet<PersonAct | undefined> = new Set<PersonAct | undefined>(['sit', 'lie', 'kneel']);

/** Of who has it to push or pull. Changes the look, or the tie: then nobody is told to pull it. */
export function rollOrPutDown(tie: Tie, person: PersonLook, work: PersonLook['hands']): void {
  const isFree = person.hands === undefined || person.hands === work;
  if (isFree && !AT_REST.has(person.does)) {
    person.hands = work;
    return;
  }
  if (tie.to?.key !== 'suitcase') return;
  Object.assign(tie, { relation: 'beside', from: tie.to, to: tie.from, words: '' });
  tie.from.standsApart = true;
}

/** 男孩踢着易拉罐: what is kicked and is no ball is on the ground, and in nobody's hands. Changes the tie. */
export function leaveKicked(tie: Tie): void {
  const { relation, from, to, words } = tie;
  if (relation !== 'playing' || !to || !/^(?:踢|kick)/i.test(words) || isBall(to)) return;
  Object.assign(tie, { relation: 'beside', from: to, to: from, words: '' });
  to.standsApart = true;
}

/**
 * 孩子们坐在旋转木马上, "two children ride a carousel": nobody is seen in its seats, and nobody sits or rides in the grass before
 * it. Changes the looks.
 */
export function standBeforeRides(subjects: readonly Subject[], ties: readonly Tie[]): void {
  if (!ties.some(({ relation, to, words }) => relation === 'in_front' && words === '' && isFairRide(to)))
    return;
  for (const subject of subjects) {
    const { person } = subject;
    const { does } = person ?? {};
    const isSeated = ties.some(
      ({ from, to, relation }) => from === subject && SEATED.has(relation) && !isFairRide(to),
    );
    if (!person || (does !== 'sit' && does !== 'ride') || isSeated) continue;
    person.does = 'stand';
    if (person.deeds) person.deeds = person.deeds.filter(({ act }) => act !== does);
  }
}
const SEATED: ReadonlySet<Tie['relation']> = new Set(['on', 'in', 'riding', 'driving', 'around', 'under']);

function isFairRide(thing: Subject | null): boolean {
  return thing !== null && /^(?:carousel|ferris-wheel|roller-coaster)$/.test(thing.key);
}
