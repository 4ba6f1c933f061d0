// "A clown juggling", 小丑杂耍: with nothing named, these are balls.

import { VOCABULARY } from '../words/vocabulary.ts';
import { isUnknown, meaningOf, means, type Word } from '../words/word.ts';

const JUGGLES = /^(?:juggl(?:es|ing|ed)|杂耍|玩杂耍|耍杂技|抛接)$/i;
const BALLS = 3;
/** Words after it among which what is juggled would be named. */
const REACH = 4;

/** Returns the words with balls behind such a verb, told with it. */
export function nameJuggling(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    if (!JUGGLES.test(word.text) || isNamed(words, at)) return [word];
    const balls = VOCABULARY.get('balls') ?? VOCABULARY.get('ball') ?? [];
    return [word, { ...word, meanings: balls, isPlural: true, many: BALLS }];
  });
}

function isNamed(words: readonly Word[], at: number): boolean {
  const after = words.slice(at + 1, at + 1 + REACH).filter((one) => one.run === words[at]?.run);
  return after.some(
    (one) =>
      isUnknown(one) ||
      means(one, 'undrawn') ||
      (means(one, 'subject') && meaningOf(one, 'subject')?.value.kind !== 'figure'),
  );
}
