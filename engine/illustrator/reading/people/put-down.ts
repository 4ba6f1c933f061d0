// 拖着行李箱的女士在打电话, "a man with a suitcase sits on a bench": what takes both hands, or a walk, stands beside who has it
// where the hands are at something else.

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
