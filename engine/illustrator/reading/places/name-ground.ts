// "A dark background", 深色背景: of no colour that is named, but of one that is meant.

import { means, type Meaning, type Word } from '../words/word.ts';

const DARK = /^(?:dark|dim|深色|深色的|暗色|暗色的|暗黑|暗调|暗)$/i;
const GROUND = /^(?:backgrounds?|backdrops?|背景[是为]?)$/i;
/** With a little warmth, so that what stands before it is not lost. */
const DEEP: readonly Meaning[] = [{ is: 'colour', value: '#2b282b' }];
const FURTHEST = 4;

/** Fruits, flowers and what is eaten, before a ground: of their colour. */
const NAMED_AFTER: Readonly<Record<string, string>> = {
  peach: '#f8c4a0',
  apricot: '#f4b27a',
  coral: '#f58a6e',
  salmon: '#f49a84',
  mint: '#b4e4cc',
  lavender: '#c8b4ec',
  lemon: '#f8e468',
  mustard: '#d8a832',
  olive: '#8a8a4a',
  rose: '#e8a0ac',
  plum: '#7a4068',
  sand: '#e0cba4',
  chocolate: '#5a3a2a',
  caramel: '#c68a4e',
};

export function nameGround(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const after = NAMED_AFTER[word.text.toLowerCase()];
    if (after !== undefined && GROUND.test(words[at + 1]?.text ?? '') && words[at + 1]?.run === word.run)
      return { ...word, meanings: [{ is: 'colour', value: after }] };
    return DARK.test(word.text) && (isBefore(words, at) || isAfter(words, at))
      ? { ...word, meanings: DEEP }
      : word;
  });
}

/** With nothing but what describes it between: a dark forest is one, and a dark blue has a name. */
function isBefore(words: readonly Word[], at: number): boolean {
  const clause = words.slice(at + 1, at + FURTHEST).filter((one) => one.clause === words[at]?.clause);
  const ground = clause.findIndex(({ text }) => GROUND.test(text));
  return ground >= 0 && clause.slice(0, ground).every(isOfGround);
}

function isOfGround(word: Word): boolean {
  return /^(?:studio|的|色调)$/i.test(word.text) || means(word, 'adjective', 'mood');
}

/** 背景是深色的. */
function isAfter(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at).filter((one) => one.clause === words[at]?.clause);
  return before.some(({ text, isHan }) => isHan && GROUND.test(text));
}
