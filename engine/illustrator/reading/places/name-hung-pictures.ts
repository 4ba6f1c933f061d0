// "A giraffe poster on the wall", 墙上贴着海报: a picture that hangs in the image is one thing of it, and not all of it.

import { means, UNSHOWN, type Word } from '../words/word.ts';

const PICTURE = /^(?:posters?|paintings?|drawings?|海报|油画|照片)$/i;
const WALL = /^(?:walls?|beds?|sofas?|couch|desks?|fireplace|墙|墙壁|墙面|墙上|床头)$/i;
const HUNG_ON = /^(?:on|above|over|hanging on|hung on)$/i;

const NEAR_WORDS = 8;

/** The words with such pictures left out, and told so. */
export function nameHungPictures(words: readonly Word[]): Word[] {
  return words.map((word, at) => (isHungPicture(words, at) ? { ...word, meanings: UNSHOWN } : word));
}

function isHungPicture(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  // What is written on it is read with it.
  if (
    !PICTURE.test(word.text) ||
    means(word, 'subject') ||
    at === 0 ||
    words.some((one) => means(one, 'quote'))
  )
    return false;
  const near = word.isHan ? words.slice(Math.max(0, at - NEAR_WORDS), at) : words.slice(at + 1, at + 5);
  const isWall = near.some(({ text, clause }) => clause === word.clause && WALL.test(text));
  return isWall && (word.isHan || near.some(({ text }) => HUNG_ON.test(text)));
}
