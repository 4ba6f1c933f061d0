// Whether words tell a noun apart from all of the kind that were named before.

import type { Subject } from '../prompt-reading.ts';
import type { Noun } from './find-nouns.ts';
import { isOtherNumber } from './explain-who.ts';
import { means, type Word } from '../words/word.ts';

/** What is named so far, and by which nouns. */
export type Named = { subjects: readonly Subject[]; byNoun: ReadonlyMap<Noun, Subject> };

/** "The man": he was named before. */
const THE = /^(?:the|that|this|those|these|那|这|its|his|her|their)$/i;

/** "Her friend's ear", 他的朋友: somebody else. */
export function isOwned(words: readonly Word[], noun: Noun | undefined): boolean {
  const at = noun?.at ?? 0;
  const [whose, of] = [words[at - 2]?.text ?? '', words[at - 1]?.text ?? ''];
  return (
    /^(?:his|her|their|my|[他她它我]们?的)$/i.test(of) || (of === '的' && /^[他她它我]们?$/u.test(whose))
  );
}

/** 一罐糖果和一罐饼干. */
const ONE_OF = /^一[瓶盘罐桶箱筐锅车碗篮]/u;

/** Two of a kind are meant: "a red balloon and a blue balloon", "another cat". */
export function isApart(words: readonly Word[], nouns: readonly Noun[], index: number): boolean {
  const noun = nouns[index] as Noun;
  // 一位白衣剑客和一位黑衣剑客: what the second has on stands between.
  const from = nouns.findLast((one, at) => at < index && !means(one.word, 'garment', 'hair'))?.at ?? 0;
  const between = words.slice(from, noun.at);
  if (between.some(({ text }) => THE.test(text))) return false;
  return (
    between.some((word) => means(word, 'joiner')) &&
    (between.some(
      ({ text, meanings }) => /^an?$/i.test(text) || meanings.some(({ is }) => is === 'number'),
    ) ||
      ONE_OF.test(noun.word.text))
  );
}

/** 剑客站在竹林中，对面是一个蒙面刺客, "opposite him stands a swordsman": one more is there. */
export function isAcross(words: readonly Word[], { at, word }: Noun): boolean {
  const clause = words.slice(0, at).filter((one) => one.clause === word.clause);
  return (
    ACROSS.test(clause[0]?.text ?? '') &&
    clause.some((one) => means(one, 'number') || /^an?$/i.test(one.text)) &&
    !clause.some(({ text }) => THE.test(text))
  );
}

const ACROSS =
  /^(?:对面|旁边|身旁|身边|身后|背后|身前|面前|前面|后面|左边|右边|opposite|facing|beside|behind|across|next to)$/i;

const OF_A_SIDE = /^[左右]/u;

/** 穿红裙的女孩和穿蓝裙的女孩, 左边的男孩…右边的男孩: what is said before each tells the two apart. */
export function isDescribedApart(
  words: readonly Word[],
  nouns: readonly Noun[],
  index: number,
  { byNoun }: Named,
): boolean {
  const noun = nouns[index] as Noun;
  if (isOtherNumber(words, nouns, noun, byNoun)) return true;
  if (!noun.word.isHan || words[noun.at - 1]?.text !== '的') return false;
  if (isCalledAnother(words, nouns, noun)) return true;
  const { text } = noun.word;
  const last = nouns.findLast((one) => one.word.text === text && one.at < noun.at && byNoun.has(one));
  if (!last) return false;
  const isJoined = last.word.clause === noun.word.clause && means(words[last.at + 1], 'joiner');
  return isJoined || (OF_A_SIDE.test(sideOf(words, last)) && sideOf(words, last) !== sideOf(words, noun));
}

/** 另一个穿蓝裙子的女孩: what is said of her stands between. */
function isCalledAnother(words: readonly Word[], nouns: readonly Noun[], { at, word }: Noun): boolean {
  const other = words.findLastIndex(
    (one, place) => place < at && one.clause === word.clause && one.text.startsWith('另'),
  );
  const first = nouns.find((one) => one.at > other);
  // 另一个男孩的猫: the other is the boy.
  const isOfFirst = words
    .slice(other + 1, first?.at)
    .every((one) => means(one, 'number', 'adjective', 'colour', 'size'));
  return other >= 0 && first !== undefined && (first.at === at || !isOfFirst);
}

/** 左边 of 左边的男孩. */
function sideOf(words: readonly Word[], { at }: Noun): string {
  const [side, of] = [words[at - 2]?.text ?? '', words[at - 1]?.text];
  return of === '的' && OF_A_SIDE.test(side) ? side.slice(0, 1) : '';
}
