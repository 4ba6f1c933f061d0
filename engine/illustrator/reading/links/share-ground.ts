// 床中间躺着狗,左边放着枕头; "a teapot on a table, two cups next to it": what lies beside one that is on a piece of furniture
// lies there as well, and not on the floor.

import { isFurniture } from '../../things/redrawn.ts';
import { metresOf } from '../../things/metres.ts';
import type { LinkRelation } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import { PORTABLE_KINDS } from '../subject-kinds.ts';

const BESIDE: ReadonlySet<LinkRelation> = new Set(['beside', 'left', 'right']);
const GROUNDS: ReadonlySet<LinkRelation> = new Set(['on', 'in', 'under', 'holding', 'leaning_on', 'over']);
/** In metres: more stands on the floor. */
const LARGEST = 0.5;

/** Returns the ties, with those that follow from them. */
export function shareGround(ties: readonly Tie[]): Tie[] {
  return ties.flatMap((tie) => {
    const { relation, from, to } = tie;
    const isSmall =
      PORTABLE_KINDS.has(from.kind) && metresOf(from) < LARGEST && !from.key.startsWith('potted-');
    if (!BESIDE.has(relation) || tie.words === '' || !to || !isSmall) return [tie];
    if (ties.some((one) => one.from === from && GROUNDS.has(one.relation))) return [tie];
    const ground = ties.find((one) => one.relation === 'on' && one.from === to && one.to !== null)?.to;
    return ground && ground !== from && isFurniture(ground)
      ? [tie, { ...tie, relation: 'on' as const, to: ground, words: '' }]
      : [tie];
  });
}
