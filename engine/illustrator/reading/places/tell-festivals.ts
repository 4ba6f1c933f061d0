// "At a music festival": where somebody is, which no stage and no crowd of ours shows.

import { means, UNSHOWN, type Word } from '../words/word.ts';

const FESTIVAL = /^(?:festivals?|carnival|fair|gala)$/i;
const AT = /^(?:at|in|during)$/i;
/** Words before it in which it is said that somebody is there. */
const BEFORE = 3;

/** Returns the words, such a festival told as left out. */
export function tellFestivals(words: readonly Word[]): Word[] {
  return words.map((word, at): Word => {
    const isBare = FESTIVAL.test(word.text) && word.meanings.every(({ is }) => is === 'structure');
    const before = words.slice(Math.max(0, at - BEFORE), at).filter(({ run }) => run === word.run);
    const isPlace = before.some(({ text }) => AT.test(text)) && !words.some((one) => means(one, 'carrier'));
    return isBare && word.meanings.length > 0 && isPlace ? { ...word, meanings: UNSHOWN } : word;
  });
}
