// "At a music festival": where somebody is, which no stage and no crowd of ours shows. 教师节 is a day, and nobody's.

import { joinWords } from '../words/noun-phrase.ts';
import { isFigure, means, UNSHOWN, type Word } from '../words/word.ts';

const FESTIVAL = /^(?:festivals?|carnival|fair|gala)$/i;
const AT = /^(?:at|in|during)$/i;
/** Words before it in which it is said that somebody is there. */
const BEFORE = 3;

/** 教师节, 护士节: a day like 国庆节. */
function joinDays(words: readonly Word[]): Word[] {
  return words.flatMap((word, at): Word[] => {
    const next = words[at + 1];
    if (word.text === '节' && isDayOf(words[at - 1], word)) return [];
    return isDayOf(word, next)
      ? [joinWords(words, [at, at + 1], [{ is: 'camera' }, { is: 'manner' }])]
      : [word];
  });
}

function isDayOf(word: Word | undefined, next: Word | undefined): boolean {
  return word !== undefined && next?.text === '节' && word.isHan && isFigure(word) && next.start === word.end;
}

/** Returns the words, such a festival told as left out. */
export function tellFestivals(given: readonly Word[]): Word[] {
  const words = joinDays(given);
  return words.map((word, at): Word => {
    const isBare = FESTIVAL.test(word.text) && word.meanings.every(({ is }) => is === 'structure');
    const before = words.slice(Math.max(0, at - BEFORE), at).filter(({ run }) => run === word.run);
    const isPlace = before.some(({ text }) => AT.test(text)) && !words.some((one) => means(one, 'carrier'));
    return isBare && word.meanings.length > 0 && isPlace ? { ...word, meanings: UNSHOWN } : word;
  });
}
