// "A pint of beer in front of each of them", 每人面前放着一杯茶: of such a thing there are as many as those who have it.

import { PORTABLE_KINDS } from '../subject-kinds.ts';
import type { Word } from '../words/word.ts';
import type { Cast } from './join-parts.ts';

const EACH = /^(?:each|each of|everyone|everybody)$/i;
const EACH_HAN = /^(?:每人|每个人|人人|各自|每位)$/u;
/** Words between the thing and who has one each. */
const REACH = 6;

/** Changes how many there are of the things of a cast. */
export function giveOneEach(words: readonly Word[], { byNoun }: Cast): void {
  for (const [noun, thing] of byNoun) {
    if (!PORTABLE_KINDS.has(thing.kind) || thing.count !== 1 || !isOfEach(words, noun.at)) continue;
    const group = [...byNoun].findLast(
      ([other, { kind, count }]) => other.at < noun.at && kind === 'figure' && count > 1,
    )?.[1];
    if (group) thing.count = group.count;
  }
}

function isOfEach(words: readonly Word[], at: number): boolean {
  const clause = words[at]?.clause;
  const isHere = (word: Word): boolean => word.clause === clause;
  return (
    words.slice(at + 1, at + 1 + REACH).some((word) => isHere(word) && EACH.test(word.text)) ||
    words.slice(Math.max(0, at - REACH), at).some((word) => isHere(word) && EACH_HAN.test(word.text))
  );
}
