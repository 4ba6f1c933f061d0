// 一只大象在喝水,小男孩坐在它背上: on the back of the one that was named before.

import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Word } from '../words/word.ts';

const ON = /^(?:坐|骑|趴|站)在$/u;
const ITS = /^[它牠](?:们)?的?$/u;
const BACK = /^(?:背上|背|后背|背部)$/u;

export function rideItsBack(
  prompt: string,
  words: readonly Word[],
  nouns: readonly Noun[],
  { byNoun }: Cast,
): Tie[] {
  return words.flatMap((word, at): Tie[] => {
    const back = words[words[at + 1]?.text === '的' ? at + 2 : at + 1];
    const on = words[at - 1];
    if (!ITS.test(word.text) || !on || !ON.test(on.text) || !back || !BACK.test(back.text)) return [];
    const rider = nouns.findLast((noun) => noun.at < at && byNoun.get(noun)?.kind === 'figure');
    const mount = nouns.findLast((noun) => noun.at < (rider?.at ?? 0) && byNoun.get(noun)?.kind === 'mount');
    const [from, to] = [rider && byNoun.get(rider), mount && byNoun.get(mount)];
    if (!from || !to || rider?.word.clause !== word.clause) return [];
    return [{ relation: 'riding', from, to, words: prompt.slice(on.start, back.end), word: on }];
  });
}
