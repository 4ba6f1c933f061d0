// "On its shell": the back of who was named, and no shell; what lies there is a thing, and no place.

import { means, type Word } from '../words/word.ts';

const BACK = /^(?:backs?|shells?)$/i;
const OWN = /^(?:its|his|her|their)$/i;
const ON = /^(?:on|upon|onto|atop|across)$/i;
/** So many words before the back what lies on it is named. */
const FURTHEST = 5;

/** "A turtle with a small garden on its shell": nobody draws places so small. */
export function nameOwnBacks(words: readonly Word[]): Word[] {
  const backs = words.flatMap(({ text }, at) => (BACK.test(text) && isOnOwn(words, at) ? [at] : []));
  const loads = new Set(backs.map((back) => loadAt(words, back)));
  return words.map((word, at): Word => {
    if (backs.includes(at)) return { ...word, meanings: [{ is: 'part' }] };
    return loads.has(at) && means(word, 'scene') && !means(word, 'subject')
      ? { ...word, meanings: [] }
      : word;
  });
}

function isOnOwn(words: readonly Word[], at: number): boolean {
  return OWN.test(words[at - 1]?.text ?? '') && ON.test(words[at - 2]?.text ?? '');
}

/** What was named last before it. */
function loadAt(words: readonly Word[], back: number): number {
  const from = Math.max(0, back - FURTHEST);
  return from + words.slice(from, back).findLastIndex((word) => means(word, 'scene', 'subject'));
}
