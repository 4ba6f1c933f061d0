// 撑着伞走在桥上: whoever holds the umbrella walks on the bridge, not the umbrella, though that is named just before.

import type { Tie } from '../people/dress-people.ts';

const HELD: ReadonlySet<Tie['relation']> = new Set(['holding', 'wearing', 'playing']);
const WHERE: ReadonlySet<Tie['relation']> = new Set(['on', 'in', 'in_front', 'beside', 'under']);
const MOVING =
  /^(?:走|站|坐|跑|漫步|行走|散步|奔跑|徘徊|伫立|standing|stands|walking|walks|strolling|strolls|running|runs|sitting|sits|waiting|waits)/i;

/** What is carried about neither walks nor sits: its carrier does. */
export function standHolders(ties: readonly Tie[]): Tie[] {
  return ties.map(standBefore).map((tie) => {
    const isTrodden = tie.from.kind === 'item' && tie.to !== null && TRODDEN.has(tie.to.key);
    if (!WHERE.has(tie.relation) || !(isTrodden || MOVING.test(tie.words))) return tie;
    const holder = ties.find(({ relation, to }) => HELD.has(relation) && to === tie.from)?.from;
    return holder && holder !== tie.to && holder.person ? { ...tie, from: holder } : tie;
  });
}

/** Only feet are on these: 撑着伞走在雨中的桥上, where rain stands between. */
const TRODDEN: ReadonlySet<string> = new Set(['bridge', 'road', 'pier', 'steps', 'balcony', 'ship-deck']);

/** What one is said to be on, and stands before. */
const GROUNDS: ReadonlySet<string> = new Set(['playground', 'building-site']);

function standBefore(tie: Tie): Tie {
  const isThere = tie.relation === 'on' || tie.relation === 'in';
  return isThere && tie.to && GROUNDS.has(tie.to.key) ? { ...tie, relation: 'in_front' } : tie;
}
