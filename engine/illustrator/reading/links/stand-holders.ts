// 撑着伞走在桥上: whoever holds the umbrella walks on the bridge, not the umbrella, though that is named just before.

import type { Tie } from '../people/dress-people.ts';
import type { Word } from '../words/word.ts';

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

const SEATS = /^(?:bench|chair|armchair|stool|couch-and-lamp|bed)$/;
const UPRIGHT = /^(?:stand|stood)/i;
const UPRIGHT_HAN = /^(?:站|立|踩)[在着到上]*$/u;

/** 站在椅子上往窗外看, "standing on a chair reaching for a jar": nobody sits there, whatever else they do. Changes the people. */
export function standOnSeats(words: readonly Word[], ties: readonly Tie[]): void {
  for (const {
    relation,
    from: { person },
    to,
    word,
    words: told,
  } of ties) {
    if (relation !== 'on' || !person || !SEATS.test(to?.key ?? '')) continue;
    const at = words.indexOf(word);
    const lead = words.slice(Math.max(0, at - FURTHEST_LEAD), at);
    const isSaid = lead.some(({ text, clause }) => clause === word.clause && UPRIGHT_HAN.test(text));
    if (isSaid || UPRIGHT.test(told)) person.isUpright = true;
  }
}
/** 站在一把高高的木椅子上. */
const FURTHEST_LEAD = 6;
