// What stands on a desk, a shelf or a sill is small: cacti are in pots there, a lamp has no pole.

import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const DESK = /^(?:desks?|tables?|nightstands?|workbench|书桌上?|桌上?|桌子|桌面|办公桌|工作台)$/i;
const SMALL_PLACE =
  /^(?:window ?sills?|sills?|shelf|shelves|bookshelf|bookcase|mantel|mantelpiece|窗台上?|窗沿|架子|书架|置物架|花架|书柜)$/i;
const LAMP = /^lamps?$/i;
const PRICKLY: ReadonlySet<string> = new Set(['cactus']);

/** Returns the words with what is small there as it is. */
export function nameOnDesks(words: readonly Word[]): Word[] {
  return words.map((word, at): Word => {
    const subject = meaningOf(word, 'subject')?.value;
    if (!subject) return word;
    if (PRICKLY.has(subject.key) && subject.kind === 'plant' && isIndoors(words, at))
      return as(word, 'potted cactus');
    return LAMP.test(word.text) && near(words, at, DESK) ? as(word, 'table lamp') : word;
  });
}

function as(word: Word, name: string): Word {
  return { ...word, meanings: VOCABULARY.get(name) ?? [] };
}

/** Words on either side of it that say where it is. */
const REACH = 14;

function around(words: readonly Word[], at: number): readonly Word[] {
  return words.slice(Math.max(0, at - REACH), at + REACH);
}

function isIndoors(words: readonly Word[], at: number): boolean {
  return (
    near(words, at, SMALL_PLACE) ||
    near(words, at, DESK) ||
    around(words, at).some((one) => meaningOf(one, 'scene')?.value === 'room' && !means(one, 'window'))
  );
}

function near(words: readonly Word[], at: number, place: RegExp): boolean {
  const clause = words[at]?.clause ?? 0;
  const own = words.filter((one) => one.clause === clause);
  // "A desk with a laptop, a lamp and a cactus": the list goes on.
  const isListed = !own.some((one) => means(one, 'scene', 'link', 'person-act', 'act'));
  return around(words, at).some(
    (one) => (one.clause === clause || (isListed && one.clause < clause)) && place.test(one.text),
  );
}
