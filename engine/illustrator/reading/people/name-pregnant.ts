// "A pregnant woman", "a woman who is pregnant", 怀孕的妻子: somebody with a round belly.

import { ADJECTIVE, isFigure, means, type Meaning, type Word } from '../words/word.ts';

const PREGNANT = /^(?:pregnant|怀孕|怀孕的|怀着孕|怀了孕|有孕|有孕在身)$/i;
/** So many words may stand between. */
const FURTHEST = 4;

export function namePregnant(words: readonly Word[]): Word[] {
  const named = [...words];
  for (const [at, word] of words.entries()) {
    if (!PREGNANT.test(word.text)) continue;
    const who = whoIsSo(words, at);
    const one = words[who];
    if (!one) continue;
    named[who] = { ...one, meanings: one.meanings.map(asPregnant) };
    named[at] = { ...word, meanings: ADJECTIVE };
  }
  return named;
}

/** Who is named after it, with nothing but more adjectives between; else before. */
function whoIsSo(words: readonly Word[], at: number): number {
  const { clause } = words[at] as Word;
  for (let next = at + 1; next <= at + FURTHEST && words[next]?.clause === clause; next++) {
    if (isFigure(words[next] as Word)) return next;
    if (words[next]?.text !== '的' && !means(words[next], 'adjective', 'colour', 'size', 'number')) break;
  }
  return words.findLastIndex((one, index) => index < at && at - index <= FURTHEST && isFigure(one));
}

function asPregnant(meaning: Meaning): Meaning {
  return meaning.is === 'subject'
    ? {
        is: 'subject',
        value: { ...meaning.value, person: { ...meaning.value.person, sex: 'woman', isPregnant: true } },
      }
    : meaning;
}
