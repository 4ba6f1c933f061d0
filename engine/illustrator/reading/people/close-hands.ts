// "Close-up of hands holding a cup", 双手捧着热茶的特写: hands are somebody's, of whom no more than they is to be seen.

import { VOCABULARY } from '../words/vocabulary.ts';
import { isFigure, isUnknown, means, meaningOf, type Word } from '../words/word.ts';

const HANDS = /^(?:hands?|双手|手|手部)$/i;
/** "In her hands": they are somebody's who is named otherwise. */
const IN = /^(?:in|on|with|by|from|into|在|用|拿在|捧在)$/i;
/** So many words after them the deed may stand. */
const FURTHEST = 3;

/** Returns the words, with somebody in place of hands that do something by themselves. */
export function nameHands(words: readonly Word[]): Word[] {
  if (words.some(isFigure)) return [...words];
  const at = words.findIndex(
    (_, index) => areNamedFirst(words, index) && (isDoing(words, index) || isClose(words)),
  );
  return words.map((word, index) =>
    index === at ? { ...word, isPlural: false, many: 1, meanings: VOCABULARY.get('person') ?? [] } : word,
  );
}

/** Whether a close-up is asked for, and hands are all of somebody that is in it. */
export function isOfHands(words: readonly Word[]): boolean {
  return isClose(words) && words.some((_, at) => areNamedFirst(words, at));
}

export function isHands({ text }: Word): boolean {
  return HANDS.test(text);
}

function isClose(words: readonly Word[]): boolean {
  return words.some((word) => meaningOf(word, 'frame')?.value === 'close_up');
}

/** Nothing but whose they are, and how, stands before them. */
function areNamedFirst(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!HANDS.test(word.text)) return false;
  return words
    .slice(0, at)
    .every(
      (one) =>
        (one.clause === word.clause || means(one, 'frame')) &&
        !IN.test(one.text) &&
        (isUnknown(one) ||
          isFigure(one) ||
          means(one, 'frame', 'structure', 'adjective', 'number', 'colour', 'size')),
    );
}

function isDoing(words: readonly Word[], at: number): boolean {
  return words
    .slice(at + 1, at + 1 + FURTHEST)
    .some((one) => one.clause === words[at]?.clause && (means(one, 'person-act') || isDeed(one)));
}

function isDeed(word: Word): boolean {
  const link = meaningOf(word, 'link')?.value;
  return link === 'holding' || link === 'playing';
}
