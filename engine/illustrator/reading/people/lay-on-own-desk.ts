// "A woman typing on a laptop, a cup of coffee beside her": who works at a desk of their own has on it what is by them.

import { metresOf } from '../../things/metres.ts';
import { PORTABLE_KINDS } from '../subject-kinds.ts';
import type { LinkRelation } from '../prompt-reading.ts';
import type { Tie } from './dress-people.ts';
import type { PersonLook } from './person-look.ts';

const BY: ReadonlySet<LinkRelation> = new Set(['beside', 'in_front', 'left', 'right']);
const AT_DESKS: ReadonlySet<PersonLook['hands']> = new Set<PersonLook['hands']>(['type', 'study']);
/** In metres: more stands on the floor. */
const LARGEST = 0.35;

export function layOnOwnDesk(ties: readonly Tie[]): Tie[] {
  const taken = new Set<Tie['from']>();
  return ties.map((tie) => {
    const { relation, from, to } = tie;
    const isLaid =
      to?.person !== undefined &&
      tie.words !== '' &&
      BY.has(relation) &&
      AT_DESKS.has(to.person.hands) &&
      PORTABLE_KINDS.has(from.kind) &&
      metresOf(from) < LARGEST &&
      !taken.has(to);
    if (!isLaid) return tie;
    taken.add(to);
    return { ...tie, relation: 'holding', from: to, to: from };
  });
}
