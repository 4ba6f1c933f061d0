// What stands on a desk, a shelf or a sill is small: succulents are in pots there, a lamp has no pole. 三盆花 are in pots
// anywhere.

import { VOCABULARY } from './vocabulary.ts';
import { means, meaningOf, type Word } from './word.ts';

const DESK = /^(?:desks?|tables?|nightstands?|workbench|书桌上?|桌上?|桌子|桌面|办公桌|工作台)$/i;
const SMALL_PLACE =
  /^(?:window ?sills?|sills?|shelf|shelves|bookshelf|bookcase|mantel|mantelpiece|窗台上?|窗沿|架子|书架|置物架|花架|书柜)$/i;
const LAMP = /^lamps?$/i;
const PRICKLY: ReadonlySet<string> = new Set(['cactus']);
/** Measures of pots: 一盆, 几小盆. */
const BY_POT = /盆$/u;

/** Returns the words with what is small there as it is. */
export function namePots(words: readonly Word[]): Word[] {
  return words.map((word, at): Word => {
    const subject = meaningOf(word, 'subject')?.value;
    if (!subject) return word;
    if (word.isHan && subject.key === 'flower' && BY_POT.test(words[at - 1]?.text ?? ''))
      return as(word, 'potted flowers');
    if (PRICKLY.has(subject.key) && subject.kind === 'plant' && isIndoors(words, word))
      return as(word, 'potted cactus');
    return LAMP.test(word.text) && near(words, word, DESK) ? as(word, 'table lamp') : word;
  });
}

function as(word: Word, name: string): Word {
  return { ...word, meanings: VOCABULARY.get(name) ?? [] };
}

function isIndoors(words: readonly Word[], word: Word): boolean {
  return (
    near(words, word, SMALL_PLACE) ||
    near(words, word, DESK) ||
    words.some((one) => meaningOf(one, 'scene')?.value === 'room' && !means(one, 'window'))
  );
}

function near(words: readonly Word[], word: Word, place: RegExp): boolean {
  return words.some((one) => one.clause === word.clause && place.test(one.text));
}
