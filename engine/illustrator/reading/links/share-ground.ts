// 床中间躺着狗,左边放着枕头; "a teapot on a table, two cups next to it": what lies beside one that is on a piece of furniture
// lies there as well, and not on the floor.

import { isFurniture } from '../../things/redrawn.ts';
import { metresOf } from '../../things/metres.ts';
import type { LinkRelation, Subject } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import { PORTABLE_KINDS } from '../subject-kinds.ts';

const BESIDE: ReadonlySet<LinkRelation> = new Set(['beside', 'left', 'right']);
const GROUNDS: ReadonlySet<LinkRelation> = new Set(['on', 'in', 'under', 'holding', 'leaning_on', 'over']);
/** In metres: more stands on the floor. */
const LARGEST = 0.5;

/** Returns the ties, with those that follow from them. */
export function shareGround(given: readonly Tie[]): Tie[] {
  const ties = given.map((tie) => besideWhatLiesThere(tie, given));
  return ties.flatMap((tie) => {
    const { relation, from, to } = tie;
    if (!BESIDE.has(relation) || tie.words === '' || !to) return [tie];
    return [tie, ...[layWith(tie, from, to, ties), layWith(tie, to, from, ties)].flatMap((one) => one ?? [])];
  });
}

/** `one` on whatever the `other`, which it is beside, is on. */
function layWith(tie: Tie, one: Subject, other: Subject, ties: readonly Tie[]): Tie | undefined {
  if (!isSmall(one) || ties.some(({ from, relation }) => from === one && GROUNDS.has(relation)))
    return undefined;
  const ground = ties.find(
    ({ relation, from, to }) => relation === 'on' && from === other && to !== null,
  )?.to;
  return ground && ground !== one && isFurniture(ground)
    ? { ...tie, relation: 'on', from: one, to: ground, words: '' }
    : undefined;
}

function isSmall(one: Subject): boolean {
  return PORTABLE_KINDS.has(one.kind) && metresOf(one) < LARGEST && !one.key.startsWith('potted-');
}

/** "A cat sleeps on the table next to a crystal ball": the cat is next to it, and not the table. */
function besideWhatLiesThere(tie: Tie, ties: readonly Tie[]): Tie {
  const { relation, from, to, word } = tie;
  if (!BESIDE.has(relation) || tie.words === '' || !to || !isFurniture(from) || !isSmall(to)) return tie;
  const lying = ties.findLast(
    (one) =>
      one.relation === 'on' &&
      one.to === from &&
      one.from !== to &&
      one.word.clause === word.clause &&
      one.word.start < word.start,
  );
  return lying ? { ...tie, from: lying.from } : tie;
}
