// Whether a word that leads to something leads there across something else that is named between.

import { isPlume } from '../nouns/find-nouns.ts';
import { isUnknown, means, type Word } from '../words/word.ts';
import { leadsToClothes } from './said-of-other.ts';

/** "In shining armour before a castle" leads to the armour. */
const CLOTHES = ['garment', 'hair'] as const;

/** Nothing else is named between: a scene, or something unknown, is what the word leads to. */
export function isAcross(words: readonly Word[], from: number, to: number, reachesOver: boolean): boolean {
  // "On her shoulder and a broom": the broom is another thing.
  const and = words.findIndex((word, at) => at > from + 1 && at < to && means(word, 'joiner'));
  const isPart = means(words[and - 1], 'part') || /^backs?$/i.test(words[and - 1]?.text ?? '');
  if (and >= 0 && isPart && /^an?$/i.test(words[and + 1]?.text ?? '')) return true;
  if (leadsToClothes(words, from, to)) return true;
  if (reachesOver && isDeedAfterClothes(words.slice(from + 1, to))) return true;
  return words.slice(from + 1, describedFrom(words, from + 1, to)).some(
    (word, index) =>
      // "Fighting while a king watches": that is said of somebody else.
      /^whil(?:e|st)$/i.test(word.text) ||
      (word.meanings.length === 0 && !isSaidOfNext(words, from + 1 + index, to)) ||
      // 围着冒热气的火锅: it is said of the pot.
      (isPlume(word) && words[from + 2 + index]?.text !== '的') ||
      (!isMeasure(words, from + 1 + index) &&
        means(word, 'scene', 'surface', 'undrawn', 'name', 'link', ...(reachesOver ? [] : CLOTHES))),
  );
}

/** "Carries two plates of pasta". */
function isMeasure(words: readonly Word[], at: number): boolean {
  return /^plates?$/i.test(words[at]?.text ?? '') && /^of$/i.test(words[at + 1]?.text ?? '');
}

/** "With a red beret paints a portrait of an old man": the old man is who is painted. */
function isDeedAfterClothes(between: readonly Word[]): boolean {
  const clothes = between.findIndex((word) => means(word, ...CLOTHES));
  return (
    clothes >= 0 &&
    between.slice(clothes + 1).some(({ text }) => /^(?:paint|draw|sketch)(?:s|ing)$/i.test(text))
  );
}

/** "In a rusty tin bucket": where the words right before a noun begin that are known to nobody, and can only be said of it. */
function describedFrom(words: readonly Word[], first: number, to: number): number {
  let at = to;
  // "On a chain stamping books": nothing is said of the books.
  const isDone = (place: number): boolean =>
    /ing$/i.test(words[place]?.text ?? '') && !ARTICLE.test(words[place - 1]?.text ?? '');
  while (at > first && words[at - 1]?.run === words[to]?.run && isUnknown(words[at - 1]) && !isDone(at - 1))
    at--;
  return at;
}

/** "Holds a rescued kitten": an unknown word between an article and the noun says more about that. */
function isSaidOfNext(words: readonly Word[], at: number, to: number): boolean {
  if (at !== to - 1) return false;
  const before = words[at - 1];
  // 一杯热牛奶.
  return words[at]?.isHan === true
    ? before?.run === words[at]?.run && means(before, 'number') && words[at]?.text.length === 1
    : ARTICLE.test(before?.text ?? '');
}
const ARTICLE = /^(?:an?|the|his|her|its|their)$/i;
