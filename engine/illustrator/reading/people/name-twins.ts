// "Twins", "twin girls", 双胞胎男孩: two children who look the same and wear the same.

import { ADJECTIVE, isFigure, means, meaningOf, type Meaning, type Word } from '../words/word.ts';

const TWIN = /^(?:twins?|identical twins?|双胞胎|孪生|双生)$/i;
const TWO = /^(?:twin (?:sisters|brothers|girls|boys)|(?:双胞胎|孪生|双生)(?:姐妹|兄弟))$/i;
const ALIKE = /^(?:identical|一模一样|长得一样)$/i;
/** "Identical", and what else stands between. */
const FURTHEST = 3;

/** Returns the words, with two alike of whom one word says that they are twins. */
export function nameTwins(words: readonly Word[]): Word[] {
  const named = [...words];
  for (const [at, word] of words.entries()) {
    const isTwo = TWO.test(word.text);
    if (!isTwo && !TWIN.test(word.text)) continue;
    // They are drawn so.
    for (const beside of [at - 1, at + 1])
      if (ALIKE.test(words[beside]?.text ?? ''))
        named[beside] = { ...(words[beside] as Word), meanings: ADJECTIVE };
    const who = isTwo ? at : ofWhom(words, at);
    if (who === undefined) {
      if (isFigure(word)) named[at] = asTwins(word);
      continue;
    }
    if (who !== at) named[at] = { ...word, meanings: ADJECTIVE };
    named[who] = asTwins(words[who] as Word);
  }
  return named;
}

/** Who is named right after it; else two who were named before. */
function ofWhom(words: readonly Word[], at: number): number | undefined {
  const word = words[at] as Word;
  for (let next = at + 1; next <= at + FURTHEST && words[next]?.run === word.run; next++) {
    const one = words[next] as Word;
    if (isFigure(one)) return isGroup(one) ? undefined : next;
    if (!means(one, 'adjective', 'colour', 'size')) break;
  }
  const before = words.findLastIndex((one, index) => index < at && isFigure(one) && !isGroup(one));
  const isTwo = before >= 0 && meaningOf(numberBefore(words, before), 'number')?.value === 2;
  return isTwo ? before : undefined;
}

function numberBefore(words: readonly Word[], at: number): Word | undefined {
  return words.slice(Math.max(0, at - FURTHEST), at).find((one) => means(one, 'number'));
}

function isGroup(word: Word): boolean {
  return /^(?:family|couple|band)$/.test(meaningOf(word, 'subject')?.value.key ?? '');
}

function asTwins(word: Word): Word {
  const meanings = word.meanings.map((meaning): Meaning =>
    meaning.is === 'subject'
      ? {
          is: 'subject',
          value: { ...meaning.value, person: { ...meaning.value.person, isTwin: true } },
        }
      : meaning,
  );
  return { ...word, meanings, many: 2, isPlural: true };
}
