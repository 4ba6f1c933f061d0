// What places do and what was done before is no deed of anybody: "the city is still asleep", 沉睡的城市, "she has left home".

import { means, meaningOf, UNSHOWN, type Word } from './word.ts';

const LIFELESS: ReadonlySet<string> = new Set(['building', 'tree', 'plant', 'landmark', 'sky']);
/** Between whatever it is said of, and what is said. */
const LEADS =
  /^(?:is|are|was|were|still|that|which|lies|lay|all|fast|half|quietly|peacefully|正|正在|仍|还|仍在|还在)$/i;
/** Of these every place can be said. */
const BESIDES = /^(?:sit|fly|sail|burn|ride|hold|under|swim|watch|read|play)$/;
const SIDES = /^(?:left|right)$/i;
/** "Has left", "who left": what somebody did. */
const HAVING =
  /^(?:has|have|had|having|never|who|he|she|they|it|i|we|you|just|was|were|been|be|is|are|already|always)$/i;
/** "Right next to", "right after sunset": it only says how near. */
const NEARER =
  /^(?:next to|beside|behind|in front of|in|on|under|above|over|by|near|at|before|after|there|here|now|where|through|into)$/i;

/** Returns the words with those of no deed left out. */
export function sayOfPlaces(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (SIDES.test(word.text) && means(word, 'frame-place') && isNoSide(words, at))
      return { ...word, meanings: [{ is: 'structure' }] };
    const act = meaningOf(word, 'act')?.value ?? meaningOf(word, 'rest')?.value;
    if (act === undefined || BESIDES.test(act) || means(word, 'subject')) return word;
    return isOfPlace(words, at) ? { ...word, meanings: UNSHOWN } : word;
  });
}

function isNoSide(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (before?.run === word?.run && HAVING.test(before?.text ?? '')) return /^left$/i.test(word?.text ?? '');
  return /^right$/i.test(word?.text ?? '') && next?.run === word?.run && NEARER.test(next?.text ?? '');
}

function isOfPlace(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (word.isHan && words[at + 1]?.text === '的')
    return isPlace(words[at + 2], word) && !isDoerBefore(words, at);
  if (!word.isHan && /ing$/i.test(word.text) && isPlace(words[at + 1], word)) return !isDoerBefore(words, at);
  let before = at - 1;
  while (LEADS.test(words[before]?.text ?? '')) before--;
  return before < at - 1 && isPlace(words[before], word);
}

/** 女孩睡觉的房间: somebody else does it there. */
function isDoerBefore(words: readonly Word[], at: number): boolean {
  const ahead = words.slice(0, at).filter(({ run }) => run === words[at]?.run);
  return ahead.some((word) => meaningOf(word, 'subject') !== undefined);
}

function isPlace(one: Word | undefined, word: Word): boolean {
  if (one?.run !== word.run) return false;
  const kind = meaningOf(one, 'subject')?.value.kind;
  return kind === undefined ? means(one, 'scene') : LIFELESS.has(kind);
}
