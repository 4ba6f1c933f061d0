// 后座上坐着女儿, 女儿坐在后座: who is on the back seat of what somebody rides rides with them.

import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Word } from '../words/word.ts';
import { TWO_WHEELED } from '../links/link-kinds.ts';

const BACK_SEAT = /^(?:后座|后排|车后座)$/u;

/** Changes nothing: returns who sits there. */
export function rideBehind(words: readonly Word[], nouns: readonly Noun[], { byNoun }: Cast): Tie[] {
  return words.flatMap((word, at): Tie[] => {
    if (!BACK_SEAT.test(word.text)) return [];
    const mount = nouns.findLast((noun) => noun.at < at && TWO_WHEELED.has(byNoun.get(noun)?.key ?? ''));
    const own = nouns.filter(
      (noun) => noun.word.clause === word.clause && byNoun.get(noun)?.kind === 'figure',
    );
    const rider = own.find((noun) => noun.at > at) ?? own.findLast((noun) => mount && noun.at > mount.at);
    const [from, to] = [rider && byNoun.get(rider), mount && byNoun.get(mount)];
    return from && to ? [{ relation: 'riding', from, to, words: word.text, word }] : [];
  });
}
