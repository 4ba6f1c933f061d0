// "Freshly picked strawberries", "a red battered suitcase": what was done to a thing says more about it. It is told as left out,
// and what stands before it (a number, a colour, "a basket of") belongs to the thing.

import { LIVING_KINDS } from '../subject-kinds.ts';
import { VOCABULARY } from './vocabulary.ts';
import { DESCRIBING, isUnknown, means, meaningOf, type Word } from './word.ts';

const PARTICIPLE =
  /^[a-z]{3,}(?<!e)ed$|^(?:worn|torn|woven|sunken|strewn|broken|bitten|bent|split|shrunken|stolen|fallen|chosen)$/i;
/** So many words may stand between it and its thing. */
const FURTHEST = 3;

/** Returns the words, with such participles as what describes the thing after them. */
export function nameParticiples(words: readonly Word[]): Word[] {
  return words.map((word, at) =>
    isUnknown(word) && PARTICIPLE.test(word.text) && !hasPart(word.text) && isSaidOfThing(words, at)
      ? { ...word, meanings: DESCRIBING }
      : word,
  );
}

/** "Red-roofed", "silver haired": the colour before it is that of the part. */
export function hasPart(text: string): boolean {
  const stem = /^(.+?)(?:(.)\2)?ed$/i.exec(text.toLowerCase());
  if (!stem) return false;
  const [, root = '', last = ''] = stem;
  return [root + last, `${root}${last}e`, root + last + last].some((one) =>
    means({ meanings: VOCABULARY.get(one) ?? [] }, 'part', 'garment', 'hair', 'hair-cut'),
  );
}

/** A thing comes after it; what stands before it is nobody who did it. */
function isSaidOfThing(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at] as Word];
  const doer = before?.run === word.run ? meaningOf(before, 'subject')?.value.kind : undefined;
  if (doer !== undefined && LIVING_KINDS.has(doer)) return false;
  for (const next of words.slice(at + 1, at + 1 + FURTHEST)) {
    if (next.run !== word.run || next.isHan) return false;
    if (means(next, 'subject', 'garment')) return !means(next, 'structure', 'adjective');
    if (!means(next, 'adjective', 'colour', 'size') || /^(?:an?|the|his|her|its|their)$/i.test(next.text))
      return false;
  }
  return false;
}
