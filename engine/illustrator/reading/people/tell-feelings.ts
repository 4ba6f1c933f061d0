// "A happy girl" smiles, "a happy dog" is told as left out: no animal's face shows what it feels.

import { isAnimal } from '../animals/name-young.ts';
import { isFigure, means, UNSHOWN, type Word } from '../words/word.ts';

const HAPPY =
  /^(?:happy|joyful|joyous|cheerful|delighted|happily|cheerfully|joyfully|开心的?|开心地|快乐的?|快乐地|高兴的?|高兴地|喜悦的?|欢快的?|欢乐的?)$/iu;
/** Of people a lonely one is alone. */
const OF_ANIMALS =
  /^(?:sad|unhappy|lonely|sleepy|smiling|smiles|难过的?|伤心的?|孤独的?|微笑|微笑着|笑|笑着|大笑)$/iu;
const OF_ALL = /^(?:sleepy|drowsy|困倦的?|犯困的?|昏昏欲睡的?)$/iu;
const LOOKS =
  /^(?:who|that|which|is|are|was|were|looks?|looking|seems?|feels?|feeling|being|very|so|很|非常|十分|特别|看起来|显得|正|在|正在|一脸|脸上|着|地|得)$/iu;
/** So many words may stand between. */
const FURTHEST = 4;

export function tellFeelings(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const isHappy = HAPPY.test(word.text);
    if (!isHappy && !OF_ANIMALS.test(word.text) && !OF_ALL.test(word.text)) return word;
    const who = whoFeels(words, at);
    if (!who) return word;
    if (isAnimal(who) || OF_ALL.test(word.text)) return { ...word, meanings: UNSHOWN };
    return isHappy && isFigure(who) ? { ...word, meanings: [{ is: 'smile' }] } : word;
  });
}

/** Who is named right after it; else who is said to look so. */
function whoFeels(words: readonly Word[], at: number): Word | undefined {
  const { run } = words[at] as Word;
  for (let next = at + 1; next <= at + FURTHEST && words[next]?.run === run; next++) {
    const one = words[next] as Word;
    if (isFigure(one) || isAnimal(one)) return one;
    if (one.text !== '的' && !means(one, 'adjective', 'colour', 'size', 'number', 'hair-colour')) break;
  }
  for (let before = at - 1; before >= Math.max(0, at - FURTHEST); before--) {
    const one = words[before] as Word;
    if (one.run !== run) break;
    if (isFigure(one) || isAnimal(one)) return one;
    if (!LOOKS.test(one.text)) break;
  }
  return undefined;
}
