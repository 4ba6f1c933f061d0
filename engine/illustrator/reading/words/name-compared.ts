// What something is only more than, or seems to do: "bigger than a house", "as if dreaming", "like sleeping giants",
// 比房子还大, 仿佛在沉睡, 思念家乡. None of it is there, nor does anybody do it: it is left out, and told so.

import { endOfNoun, isThing, joinWords } from './noun-phrase.ts';
import { isUnknown, means, UNSHOWN, type Word } from './word.ts';

/** "More beautiful", "much bigger". */
const MORE = /^(?:more|less|even|much|far|slightly|still)$/i;
/** "The house": it is there for the other. */
const DEFINITE = /^(?:the|this|that|these|those)$/i;
const SEEMS = /^(?:if|though)$/i;
const LIKE = /^like$/i;
/** Of whom or what else it is said: "I would like", "what they like". */
const WISHES = /^(?:would|i|we|you|they|to|who|really|also)$/i;
const HAN_SEEMS = /^(?:像|好像|就像|如同|宛如|宛若|犹如|仿佛|仿若|好似|恰似|似乎)$/u;
/** 比她还高. */
const STILL = /^(?:还|更|要|都|还要|更加|还更)$/u;
/** What somebody only thinks of. */
const THINKS = /^(?:thinks?|thinking|thought|remember(?:s|ing|ed)?|dreaming|longing|yearning)$/i;
const THINKS_HAN = /^(?:想着|想念|想念着|思念|思念着|怀念|想起|想到|回忆|回忆着|梦见|梦到|梦想着|盼着)$/u;
/** Nothing is compared to these: an image or water is so. */
const OF_IMAGE = ['look', 'tone', 'image-light', 'frame'] as const;
const MIRROR = /^(?:mirrors?|glass|镜子?|镜面)$/i;
const SUCH = /^(?:这样|这样的|这类|之类|之类的|这种|等)$/u;
const MOST_WORDS = 8;

/** Returns the words with such phrases joined. */
export function nameCompared(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = findCompared(words, at);
    if (!found) {
      named.push(words[at] as Word);
      continue;
    }
    const [from, to] = found;
    named.length -= at - from;
    named.push(joinWords(words, found, UNSHOWN));
    at = to;
  }
  return named;
}

/** From where to where it goes, which may begin before the word that it was found by. */
function findCompared(words: readonly Word[], at: number): [number, number] | undefined {
  const { text, isHan, clause } = words[at] as Word;
  const next = words[at + 1];
  if (next?.clause !== clause) return undefined;
  if (THINKS.test(text) || THINKS_HAN.test(text)) return thinksOf(words, at);
  if (isHan) return text === '比' ? moreThan(words, at) : HAN_SEEMS.test(text) ? seems(words, at) : undefined;
  if (/^than$/i.test(text)) return isBeside(words, at - 1, at) ? thanOther(words, at) : undefined;
  if (/^as$/i.test(text) && SEEMS.test(next.text)) return [at, endOfClause(words, at + 1)];
  if (LIKE.test(text) && !WISHES.test(words[at - 1]?.text ?? '')) return likeDoing(words, at);
  return undefined;
}

function isBeside(words: readonly Word[], before: number, at: number): boolean {
  return words[before]?.run !== undefined && words[before].run === words[at]?.run;
}

/** "Taller than his father"; of "than the house" only the comparison, for the house is there. */
function thanOther(words: readonly Word[], at: number): [number, number] | undefined {
  const next = words[at + 1] as Word;
  if (means(next, 'number')) return undefined;
  const from = MORE.test(words[at - 2]?.text ?? '') && isBeside(words, at - 2, at) ? at - 2 : at - 1;
  if (isThing(words[at - 1] as Word) && !isUnknown(words[at - 1])) return undefined;
  if (DEFINITE.test(next.text)) return [from, at];
  return [from, Math.max(at + 1, endOfNoun(words, at + 1))];
}

const OF_WHOM = /^(?:of|about|for|着|她|他|它|的|自己)$/i;

/** "Thinks of his wife", 思念家乡. */
function thinksOf(words: readonly Word[], at: number): [number, number] | undefined {
  let from = at + 1;
  while (from < at + 4 && OF_WHOM.test(words[from]?.text ?? '')) from++;
  const end = words[from]?.clause === words[at]?.clause ? endOfNoun(words, from) : -1;
  return end < 0 ? undefined : [at, end];
}

/** "Like sleeping giants": what is done stands before whoever would do it. */
function likeDoing(words: readonly Word[], at: number): [number, number] | undefined {
  let from = at + 1;
  if (/^(?:an?|the)$/i.test(words[from]?.text ?? '')) from++;
  const doing = words[from];
  if (!doing || doing.run !== words[at]?.run || !/ing$/i.test(doing.text)) return undefined;
  const follows = words[from + 1];
  const end = endOfNoun(words, from + 1);
  if (end < 0 && !(follows?.run === doing.run && means(follows, 'size'))) return [at, from];
  return [at, Math.max(end, from + 1)];
}

/** 比他还高, 比房子大: to the end of what is said of the two. */
function moreThan(words: readonly Word[], at: number): [number, number] | undefined {
  const other = Math.max(at + 1, endOfNoun(words, at + 1));
  const still = STILL.test(words[other + 1]?.text ?? '') ? other + 1 : other;
  const said = words[still + 1];
  const isSaid = said?.run === words[at]?.run && said?.text !== '的' && !means(said, 'subject', 'scene');
  return [at, isSaid ? still + 1 : still];
}

/** 像睡着的巨人, 仿佛置身仙境; a likeness to one thing is read elsewhere. */
function seems(words: readonly Word[], at: number): [number, number] | undefined {
  const end = endOfClause(words, at);
  const phrase = words.slice(at + 1, end + 1);
  if (phrase.some((word) => SUCH.test(word.text) || MIRROR.test(word.text) || means(word, ...OF_IMAGE)))
    return undefined;
  if (words[at]?.end !== words[at + 1]?.start || endOfKnown(words, at + 1) > at) return undefined;
  return [at, end];
}

/** Where a noun phrase ends that has something known in it. */
function endOfKnown(words: readonly Word[], from: number): number {
  const end = endOfNoun(words, from);
  return words.slice(from, end + 1).some((word) => isThing(word) && !isUnknown(word)) ? end : -1;
}

function endOfClause(words: readonly Word[], from: number): number {
  let end = from;
  while (end < from + MOST_WORDS && words[end + 1]?.clause === words[from]?.clause) end++;
  return end;
}
