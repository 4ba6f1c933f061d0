// Who is under a mushroom sits beneath its cap, which is the larger of the two; who is on a lily pad sits on one large leaf.

import { LILY_PAD } from '../../lexicon/barriers.ts';
import type { Subject } from '../prompt-reading.ts';
import { metresOf } from '../../things/metres.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Tie } from '../people/dress-people.ts';
import { HOLDER_KINDS } from '../subject-kinds.ts';

const SHELTERED: ReadonlySet<Subject['kind']> = new Set(['face', 'full', 'bird', 'figure']);
/** In metres: these a mushroom of tales is roof to; and a leaf on water carries. */
const [LARGEST_UNDER, LARGEST_ON] = [0.6, 0.24] as const;
const PADS = /荷叶|莲叶|睡莲叶|lily ?pad|lotus lea/i;

/** 🐸☂️: in a list of what there is a small animal has the umbrella for its roof. */
export function shelterAlone({ subjects, byNoun }: Cast): Tie[] {
  const umbrella = [...byNoun].find(([, { key }]) => key === 'umbrella');
  const [from, ...others] = subjects.filter(({ kind }) => SHELTERED.has(kind));
  if (!umbrella || !from || others.length > 0 || from.kind === 'figure' || from.count > 1) return [];
  if (metresOf(from) > LARGEST_UNDER || umbrella[1].count > 1) return [];
  return [{ relation: 'under', from, to: umbrella[1], words: '', word: umbrella[0].word }];
}

/** Changes what is meant in place. */
export function shelterUnder(ties: readonly Tie[]): void {
  for (const { relation, from, to } of ties) {
    if (!to) continue;
    const isDuck = from.key === 'duck';
    const isPerched = from.key === 'fairy' && relation === 'on';
    if (!SHELTERED.has(from.kind) && !isDuck && !isPerched) continue;
    const isRoof =
      relation === 'under' || relation === 'beside' || relation === 'on' || relation === 'in_front';
    const isSmall =
      metresOf(from) <= LARGEST_UNDER ||
      from.size === 'tiny' ||
      to.size === 'big' ||
      to.size === 'huge' ||
      /fairy|elf|gnome|精灵|仙子/i.test(from.words ?? '');
    if (to.key === 'mushroom' && to.count === 1 && isRoof && isSmall)
      Object.assign(to, { key: 'tall-mushroom', drawing: 'own/tall-mushroom', kind: 'item', height: 0.6 });
    if (relation === 'on' && to.kind === 'plant' && PADS.test(to.words ?? '') && metresOf(from) <= LARGEST_ON)
      sitOnPad(from, to);
  }
}

/** Ducks swim elsewhere. */
function sitOnPad(from: Subject, to: Subject): void {
  Object.assign(to, LILY_PAD, { words: to.words });
  if (from.kind === 'boat') from.kind = 'full';
}

/** "Wearing a cap on a stack of books": who wears it is there, not the cap. */
export function moveWorn(ties: readonly Tie[]): Tie[] {
  return ties.map((tie) => {
    const worn = ties.find(({ relation, to }) => relation === 'wearing' && to === tie.from);
    return worn && tie.to !== worn.from && tie.relation !== 'wearing' ? { ...tie, from: worn.from } : tie;
  });
}

/** "Holding a red umbrella over him": beside him, and the umbrella is over both. */
export function shelterOthers(ties: readonly Tie[]): Tie[] {
  return ties.map((tie) => {
    const { relation, from, to } = tie;
    const isSheltered =
      relation === 'over' &&
      HOLDER_KINDS.has(from.kind) &&
      to?.kind === 'figure' &&
      ties.some(
        (one) =>
          one.relation === 'holding' && one.from === from && /umbrella|parasol/.test(one.to?.key ?? ''),
      );
    return isSheltered ? { ...tie, relation: 'beside' } : tie;
  });
}
