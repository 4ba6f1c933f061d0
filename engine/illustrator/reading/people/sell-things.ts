// Reads who sells what: "an old man selling balloons", 卖花的小女孩. Without a stall it is in their hands.

import type { Subject } from '../prompt-reading.ts';
import type { Tie } from './dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Word } from '../words/word.ts';

const SELLING = /^(?:selling|sells|卖|卖着|叫卖|售卖)$/i;
/** So many words away its goods may be, and who sells them. */
const GOODS_WITHIN = 4;
const SELLER_WITHIN = 9;
/** So many of small things are in a hand. */
const MOST_IN_HAND = 3;
const BALLOONS = 5;
const GOODS: ReadonlySet<Subject['kind']> = new Set(['item', 'food', 'plant', 'hat', 'air']);

/** Changes how many are held of what grows or is sold by the bunch. */
export function sellThings(words: readonly Word[], nouns: readonly Noun[], cast: Cast): Tie[] {
  const named = nouns.flatMap((noun) => {
    const subject = cast.byNoun.get(noun);
    return subject ? [{ ...noun, subject }] : [];
  });
  // A row of stalls is that of others.
  if (named.some(({ subject: { key, count } }) => key === 'market-stall' && count === 1)) return [];
  return words.flatMap((word, at) => {
    if (!SELLING.test(word.text)) return [];
    const goods = named.find(
      (one) =>
        one.at > at &&
        one.at <= at + GOODS_WITHIN &&
        one.word.clause === word.clause &&
        GOODS.has(one.subject.kind),
    );
    const people = named.filter(({ subject }) => subject.kind === 'figure' && subject.person !== undefined);
    const before = people.findLast((one) => one.at < at && one.at >= at - SELLER_WITHIN);
    const after = people.find(
      (one) => word.isHan && goods && one.at > goods.at && one.at <= goods.at + GOODS_WITHIN,
    );
    const seller = (before ?? after)?.subject;
    if (!goods || !seller || seller.count > 1 || seller.person?.hands !== undefined) return [];
    const { subject } = goods;
    if (subject.kind === 'air' && subject.key !== 'balloon') return [];
    if (subject.key === 'balloon') Object.assign(subject, { count: Math.max(BALLOONS, subject.count) });
    else if (subject.kind === 'plant')
      Object.assign(subject, { kind: 'item', count: Math.min(subject.count, MOST_IN_HAND) });
    return [{ relation: 'holding', from: seller, to: subject, words: word.text, word }];
  });
}
