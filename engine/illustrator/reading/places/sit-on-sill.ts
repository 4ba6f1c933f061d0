// 坐在窗台上: whoever sits there is seen in the room, but on no sill.

import { isFigure, means, type Word } from '../words/word.ts';

const SILL = /^(?:窗台|窗台上|window ?sills?|window ?ledges?)$/i;
const SITTING = /^(?:坐在?|坐着|sit(?:s|ting)?|perched)$/i;
/** Words before it in which the sitting is said. */
const BEFORE = 4;

/** Returns the words, the sill told as left out. */
export function sitOnSill(words: readonly Word[]): Word[] {
  return words.map((word, at): Word => {
    if (!SILL.test(word.text) || !means(word, 'scene')) return word;
    const before = words.slice(Math.max(0, at - BEFORE), at).filter(({ clause }) => clause === word.clause);
    const isSat = before.some(({ text }) => SITTING.test(text));
    const isPerson = words.some((one) => one.clause === word.clause && isFigure(one));
    return isSat && isPerson ? { ...word, meanings: [{ is: 'near-scene', value: 'room' }] } : word;
  });
}
