// Where something is said to shine by itself: "a glowing mushroom", "a door in the forest glowing with light", 眼睛发光的黑豹.

import { means, type Word } from '../words/word.ts';

/** Of animals and people. */
export const EYES = /^(?:eyes?|眼睛|眼眸|双眼|眸子|瞳孔|双眸|眼瞳|瞳|眼)$/i;
const SHINES =
  /^(?:glowing|glows?|luminous|luminescent|bioluminescent|(?:会|能)?发光的?|发着光的?|发亮的?|(?:闪着|散发着?|泛着|发出)[\p{Script=Han}]{0,3}光芒?的?)$/iu;
/** Between the noun and what says that it shines: "eyes that are softly glowing", 眼睛在黑暗中发光. */
const BETWEEN =
  /^(?:that|which|are|is|all|softly|brightly|in|the|dark|darkness|都|会|在|黑暗|黑暗中|中|里|夜里)$/i;
const [BEFORE, AFTER] = [3, 5] as const;

/** Returns the word that says of the noun at `at` that it shines; undefined where none does. */
export function shineAt(words: readonly Word[], at: number): Word | undefined {
  const noun = words[at];
  for (let index = at - 1; index >= Math.max(0, at - BEFORE); index--) {
    const word = words[index];
    if (!word || word.run !== noun?.run || word.clause !== noun.clause) break;
    if (SHINES.test(word.text)) return isOfEyesBefore(words, index) ? undefined : word;
    if (word.text !== '的' && !means(word, 'adjective', 'colour', 'size', 'number')) break;
  }
  for (let index = at + 1; index <= at + AFTER; index++) {
    const word = words[index];
    if (!word || word.clause !== noun?.clause) return undefined;
    if (SHINES.test(word.text))
      return isOfNext(words, index) && !isOfEyesBefore(words, index) ? undefined : word;
    if (!BETWEEN.test(word.text) && !/ly$/i.test(word.text)) return undefined;
  }
  return undefined;
}

/** "A door in the forest glowing with light": said after where it is. */
export function shinesAtEnd(words: readonly Word[], at: number): boolean {
  return SHINES.test(words[at]?.text ?? '') && !isOfNext(words, at) && !EYES.test(words[at - 1]?.text ?? '');
}

/** 眼睛发光的黑豹: its eyes do, and not all of it. */
function isOfEyesBefore(words: readonly Word[], at: number): boolean {
  return words[at]?.isHan === true && EYES.test(words[at - 1]?.text ?? '');
}

/** 会发光的森林, "a lake, glowing mushrooms". */
function isOfNext(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.isHan === true) return word.text.endsWith('的') || next?.text === '的';
  return (
    next !== undefined &&
    next.run === word?.run &&
    means(next, 'subject', 'scene', 'part', 'undrawn', 'colour', 'garment')
  );
}
