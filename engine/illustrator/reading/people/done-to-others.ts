// "A barber shaving an old man", 妈妈给女儿梳头: who is drawn shaving or combing does it to themselves, so that what is done
// to somebody else is told as left out; so is what a thing does by itself: "dinner is cooking".

import type { PersonAct } from './person-look.ts';
import { isFigure, means, meaningOf, UNSHOWN, type Word } from '../words/word.ts';

const TO_ONESELF: ReadonlySet<PersonAct | undefined> = new Set<PersonAct>([
  'shave',
  'comb-hair',
  'brush-teeth',
  'make-up-face',
]);
const FOR_HAN = /^[给为帮替]$/u;
/** So many words stand between, at most: "shaving a very old man". */
const BETWEEN = 3;

/** Returns the words, with such deeds left out. */
export function dropDoneToOthers(words: readonly Word[]): Word[] {
  return words.map((word, at) =>
    (TO_ONESELF.has(meaningOf(word, 'person-act')?.value) && isDoneToOther(words, at)) ||
    isOfAThing(words, at)
      ? { ...word, meanings: UNSHOWN }
      : word,
  );
}

function isDoneToOther(words: readonly Word[], at: number): boolean {
  const { run, isHan } = words[at] as Word;
  if (isHan) {
    const before = words.slice(Math.max(0, at - BETWEEN), at).filter((one) => one.run === run);
    return before.some(
      ({ text }, index) => FOR_HAN.test(text) && before.slice(index + 1).some((one) => isFigure(one)),
    );
  }
  for (const one of words.slice(at + 1, at + 1 + BETWEEN)) {
    if (one.run !== run) return false;
    if (isFigure(one)) return true;
    if (!means(one, 'adjective', 'number', 'colour', 'size')) return false;
  }
  return false;
}

/** "While dinner is cooking", "the bread is baking". */
function isOfAThing(words: readonly Word[], at: number): boolean {
  const [thing, be, word] = words.slice(Math.max(0, at - 2), at + 1);
  if (!word || word.isHan || !means(word, 'person-act') || !/^(?:is|are|was|were)$/i.test(be?.text ?? ''))
    return false;
  const kind = meaningOf(thing, 'subject')?.value.kind;
  return kind === 'food' || kind === 'item' || means(thing, 'meal');
}
