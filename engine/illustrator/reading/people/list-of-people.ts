// Who is named in one list, "grandpa, grandma and two kids", 爸爸妈妈和孩子, and whether what is worn after it is worn by all of them.

import type { Subject } from '../prompt-reading.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

/** Somebody of a list, by the noun that names them there. */
export type Listed = { noun: Noun; subject: Subject };

const ARTICLE = /^(?:an?|the|my|his|her|their|our|plus|[个位名对])$/i;

/** Whoever is named last before a word, after all who are joined to them; nearest first. */
export function listBefore(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  { byNoun }: Cast,
): Listed[] {
  const list: Listed[] = [];
  let index = nouns.findLastIndex((noun) => noun.at < at && byNoun.get(noun)?.kind === 'figure');
  for (; index >= 0; index--) {
    const noun = nouns[index] as Noun;
    const subject = byNoun.get(noun);
    const next = list.at(-1);
    if (subject?.person === undefined) break;
    // Who is named again is meant alone: "a boy and a girl, the girl wearing boots".
    if (list[0]?.subject === subject) return list.slice(0, 1);
    if (list.some((one) => one.subject === subject)) break;
    if (next && !isJoined(words, noun, next.noun)) break;
    list.push({ noun, subject });
  }
  return list;
}

function isJoined(words: readonly Word[], one: Noun, other: Noun): boolean {
  return words
    .slice(one.at + 1, other.at)
    .every(
      (word) =>
        ARTICLE.test(word.text) || means(word, 'joiner', 'number', 'adjective', 'size', 'hair-colour'),
    );
}

const ALL = /^(?:all|both|each|everyone|everybody|matching|都|各|全|全都|每人|每个人|人人|大家|均|皆|同款)$/i;
/** One of them is called by the plural. */
const BOUND =
  /^(?:jeans|trousers|pants|shorts|glasses|eyeglasses|sunglasses|goggles|boots|shoes|heels|gloves|headphones|earrings|overalls|pajamas|pyjamas|tights|leggings)$/i;

/** All of those before a garment who have it on; empty where it is that of one alone. */
export function whoAllWear(
  words: readonly Word[],
  nouns: readonly Noun[],
  { word, at, count }: Noun,
  cast: Cast,
): Subject[] {
  const they = isOfThem(words, at) ? peopleBefore(nouns, at, cast) : [];
  if (they.length > 1) return they;
  const list = listBefore(words, nouns, at, cast);
  const [own] = list;
  if (!own || list.length < 2) return [];
  const lead = words.slice(own.noun.at + 1, at);
  const isSaidOfAll = lead.some(({ text }) => ALL.test(text));
  const { clause } = own.noun.word;
  if (isSaidOfAll || (clause !== word.clause && (word.isHan || count !== 1))) return subjectsOf(list);
  if (clause !== word.clause) return [];
  const isWorn = lead.some((one) => meaningOf(one, 'link')?.value === 'wearing');
  // 一个男孩,一个女孩穿着裙子: each has a clause.
  if (word.isHan) return isWorn ? subjectsOf(list.filter(({ noun }) => noun.word.clause === clause)) : [];
  return word.isPlural && !BOUND.test(word.text) ? subjectsOf(list) : [];
}

/** 姐姐牵着弟弟,他们都穿着黄色雨衣, "they both wear hats": all who were named. */
function isOfThem(words: readonly Word[], at: number): boolean {
  const own = words.slice(0, at).filter(({ clause }) => clause === words[at]?.clause);
  return (
    /^(?:他们|她们|they|大家|[两二三四五六]人)$/i.test(own[0]?.text ?? '') &&
    own.slice(1, 3).some(({ text }) => /^(?:都|全都|都是|均|both|all)$/i.test(text))
  );
}

function peopleBefore(nouns: readonly Noun[], at: number, { byNoun }: Cast): Subject[] {
  const named = nouns.flatMap((noun) => (noun.at < at ? (byNoun.get(noun) ?? []) : []));
  return [...new Set(named.filter(({ kind }) => kind === 'figure'))];
}

function subjectsOf(list: readonly Listed[]): Subject[] {
  return [...new Set(list.map(({ subject }) => subject))];
}
