// "The driver, a man in sunglasses, argues", 主唱是一个红发女孩: who somebody is, said by another name; and 两个女孩 after one girl,
// who are others.

import type { Subject } from '../prompt-reading.ts';
import { means, type Word } from '../words/word.ts';
import type { Noun } from './find-nouns.ts';

/** Names that tell no more of somebody than the sex. */
export const ONLY_SEX =
  /^(?:1?girl|1?boy|(?:young |beautiful |teenage )?(?:wo)?man|(?:teenage|little|small) (?:girl|boy)|(?:young )?lady|gentleman|guy|女[人士子性孩生郎]|女孩[子儿]|少女|姑娘|美女|美人|男[人士子性孩生]|男孩子|帅哥|少年|年轻[男女](?:子|人|性))$/i;

type Naming = ReadonlyMap<Noun, Subject>;

const KNOWN = /^(?:the|that|this|those|these|那|这|its|his|her|their)$/i;
const TELLING = /^(?:in|with|wearing|holding|of|from|on|at)$/i;
/** 主唱是一个…, "the singer is a …". */
const IS = /^(?:是|is)$/i;
const OF_WHO = /^(?:an?|young|old|tall|个|位|名|的|戴着?|穿着?|一[个位名])$/i;

/** Returns whom the noun at `index` explains: right after the comma, or after "is". */
export function explained(
  words: readonly Word[],
  nouns: readonly Noun[],
  index: number,
  { byNoun }: { byNoun: Naming },
): Subject | undefined {
  const noun = nouns[index] as Noun;
  const before = nouns.findLast((one, at) => at < index && byNoun.get(one)?.kind === 'figure');
  const one = before && byNoun.get(before);
  if (!before || !one || one.count > 1 || !ONLY_SEX.test(noun.word.text)) return undefined;
  const between = words.slice(before.at + 1, noun.at);
  if (before.word.clause === noun.word.clause) {
    const [is, ...lead] = between;
    const isToldBy = lead.every(
      (word) =>
        OF_WHO.test(word.text) ||
        means(
          word,
          'number',
          'colour',
          'adjective',
          'size',
          'hair',
          'hair-colour',
          'hair-cut',
          'garment',
          'link',
        ),
    );
    return IS.test(is?.text ?? '') && lead.length > 0 && isToldBy ? one : undefined;
  }
  const isNext = between.every(
    ({ text, clause }) => clause === noun.word.clause && /^(?:an?|young|old|tall)$/i.test(text),
  );
  const isKnown = KNOWN.test(words[before.at - 1]?.text ?? '');
  const isTold = TELLING.test(words[noun.at + 1]?.text ?? '') || isBetweenCommas(words, before, noun);
  return isNext && isKnown && between.length > 0 && isTold ? one : undefined;
}

/** "Its owner, a teenage girl, holds its paw": what is done after the second comma is done by the one before the first. */
function isBetweenCommas(words: readonly Word[], before: Noun, noun: Noun): boolean {
  const [next, after] = words.slice(noun.at + 1, noun.at + 3);
  return (
    words[before.at + 1]?.clause === noun.word.clause &&
    next !== undefined &&
    next.clause > noun.word.clause &&
    after?.clause === next.clause &&
    means(next, 'link', 'act', 'person-act', 'rest') &&
    /s$/i.test(next.text)
  );
}

/** 穿红衣的女孩…,穿蓝衣的两个女孩: those are two others. */
export function isOtherNumber(
  words: readonly Word[],
  nouns: readonly Noun[],
  { at, word, count = 1 }: Noun,
  byNoun: Naming,
): boolean {
  if (!word.isHan || count < 2) return false;
  const lead = words.slice(0, at).findLast((one) => !means(one, 'number') && !/^[个位名只]$/u.test(one.text));
  const last = nouns.findLast((one) => one.word.text === word.text && one.at < at && byNoun.has(one));
  // 后面跟着两名选手: they follow the one.
  const isLed = lead?.text === '的' || LEADING.test(lead?.text ?? '');
  return isLed && lead?.clause === word.clause && last !== undefined && (last.count ?? 1) < count;
}
const LEADING = /^(?:跟着|跟随|尾随|还有|另有)$/u;
