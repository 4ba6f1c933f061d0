// 新郎…,新娘…,两人手牵手, "a knight and a wizard …, both men carry lanterns": the number of all who were named one by one is they,
// and nobody else.

import { GROUPS } from '../../people/groups.ts';
import { sizeOfFamily } from '../../people/family-members.ts';
import { joinWords } from '../words/noun-phrase.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isFigure, keyOf, meaningOf, means, type Word } from '../words/word.ts';
import { isOfLike } from './is-of-like.ts';

const OF_THEM = /^(?:people|persons?|men|women|friends?|children|kids|girls|boys|人)$/i;
/** What is said of all of them together. */
const TOGETHER = /^(?:都|全都|一起|一同|互相|彼此|相互|一边)$/u;
/** 趴在两人脚边. */
const AT_THEM = /^(?:[脚身]|面前|中间|之间|旁边|头[顶上]|背后|[前后]面)/u;

/** The number and the name after it as one word for those who were named. */
export function nameAllAgain(words: readonly Word[]): Word[] {
  const renamed: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const next = words[at + 1];
    if (next && isAllAgain(words, at)) {
      renamed.push({
        ...joinWords(words, [at, at + 1], VOCABULARY.get(next.isHan ? '他们' : 'they') ?? []),
        text: next.isHan ? '他们' : 'they',
      });
      at++;
    } else renamed.push(word);
  }
  return renamed;
}

function isAllAgain(words: readonly Word[], at: number): boolean {
  const [word, name] = [words[at] as Word, words[at + 1] as Word];
  const count = meaningOf(word, 'number')?.value;
  if (count === undefined || count < 2 || name.clause !== word.clause || !isFigure(name)) return false;
  const before = words[at - 1];
  const isSomebody = keyOf(name) === 'person' || OF_THEM.test(name.text);
  const isSaid = word.isHan
    ? (before?.clause !== word.clause &&
        (/^人$/u.test(name.text) || words.slice(at + 2, at + 4).some(({ text }) => TOGETHER.test(text)))) ||
      (/^人$/u.test(name.text) && AT_THEM.test(words[at + 2]?.text ?? ''))
    : isSomebody && (/^both$/i.test(word.text) || /^the$/i.test(before?.text ?? ''));
  if (!isSaid || before === undefined) return false;
  // 从两人头顶飞过: whose heads they are was said.
  if (word.isHan && AT_THEM.test(words[at + 2]?.text ?? '')) return words.slice(0, at).some(isFigure);
  const named = peopleIn(words, at).filter(
    (one) => keyOf(name) === 'person' || /^(?:men|people)$/i.test(name.text) || isOfLike(name, one, true),
  );
  // 婚礼上，新郎…，新娘…: the couple is those two.
  const alone = named.filter((one) => !GROUPS.has(keyOf(one) ?? ''));
  return [named, alone].some((all) => all.reduce((sum, one) => sum + sizeOf(words, one), 0) === count);
}

/** Each name once. */
function peopleIn(words: readonly Word[], end: number): Word[] {
  const named = new Map<string, Word>();
  for (const word of words.slice(0, end)) {
    const key = word.text.toLowerCase();
    if (isFigure(word) && !word.isOneOf && !named.has(key)) named.set(key, word);
  }
  return [...named.values()];
}

function sizeOf(words: readonly Word[], word: Word): number {
  const key = keyOf(word);
  if (key === 'couple') return 2;
  if (key === 'family') return sizeOfFamily(word.text);
  const before = words
    .slice(0, words.indexOf(word))
    .findLast((one) => !means(one, 'adjective', 'colour', 'size'));
  return word.isPlural
    ? (meaningOf(before, 'number')?.value ?? Infinity)
    : (meaningOf(before, 'number')?.value ?? 1);
}
