// Who does something together with whoever is said to do it: who is joined to them, is with them, or takes them along.

import type { Subject } from '../prompt-reading.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { namesDoerAfter } from './find-wearer.ts';
import { listBefore, type Listed } from './list-of-people.ts';
import { means, type Word } from '../words/word.ts';

/** "Grandfather and grandson fishing", 爸爸妈妈和孩子坐着: who is joined to the doer does it as well. */
export function partnersOf(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  doer: Subject,
  cast: Cast,
): Subject[] {
  const list = listBefore(words, nouns, at, cast);
  const [own, next] = list;
  const opponent = joinedBefore(words, nouns, at, doer, cast) ?? joinedAfter(words, nouns, at, doer, cast);
  if (opponent) return [opponent];
  const company = companyAfter(words, nouns, at, cast);
  if (company && company !== doer) return [company];
  const leaders = leadersOf(words, nouns, own, cast);
  if (own?.subject === doer && leaders.length > 0) return leaders;
  if (own?.subject !== doer || !next) return [];
  const between = words.slice(next.noun.at + 1, own.noun.at);
  const isJoined =
    between.some((word) => means(word, 'joiner')) || next.noun.word.end === own.noun.word.start;
  return isJoined ? list.map(({ subject }) => subject).filter((one) => one !== doer) : [];
}

/** 女侠手持长剑与黑衣人对打: who begins the clause, whatever else is said of them. */
function joinedBefore(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  doer: Subject,
  { byNoun }: Cast,
): Subject | undefined {
  const own = nouns.findLast((noun) => noun.at < at && byNoun.get(noun) === doer);
  const joiner = own && words.slice(0, own.at).findLast((word) => !means(word, ...DESCRIBING));
  if (!own?.word.isHan || joiner?.clause !== own.word.clause || !/^[与跟同]$/u.test(joiner.text))
    return undefined;
  const first = nouns.find(
    (noun) => noun.word.clause === own.word.clause && byNoun.get(noun)?.kind === 'figure',
  );
  const one = first && byNoun.get(first);
  return one !== doer ? one : undefined;
}

/** 车上坐着他的妻子和两个孩子: all who are named in one list after it. */
function joinedAfter(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  doer: Subject,
  { byNoun }: Cast,
): Subject | undefined {
  if (!namesDoerAfter(words[at])) return undefined;
  const own = nouns.findIndex((noun) => noun.at > at && byNoun.get(noun) === doer);
  const [first, second] = nouns.slice(own, own + 2);
  if (own < 0 || !first || !second || second.word.clause !== first.word.clause) return undefined;
  const between = words.slice(first.at + 1, second.at);
  const isJoined =
    between.some((word) => means(word, 'joiner')) &&
    between.every((word) => means(word, 'joiner', ...DESCRIBING));
  const one = byNoun.get(second);
  return isJoined && one?.kind === 'figure' ? one : undefined;
}
const DESCRIBING = ['number', 'adjective', 'colour', 'size'] as const;

/** 爷爷奶奶带着孙子散步: who takes somebody along does it as well. */
function leadersOf(
  words: readonly Word[],
  nouns: readonly Noun[],
  own: Listed | undefined,
  cast: Cast,
): Subject[] {
  const at = own ? own.noun.at - 1 : -1;
  const lead = words.slice(Math.max(0, at - 1), at + 1).findLastIndex(({ text }) => LEADING.test(text));
  if (lead < 0) return [];
  const leading = Math.max(0, at - 1) + lead;
  const list = listBefore(words, nouns, leading, cast);
  return list[0]?.noun.word.clause === own?.noun.word.clause ? list.map(({ subject }) => subject) : [];
}
const LEADING = /^(?:带着?|领着?|陪着?|牵着|拉着|搀着|扶着)$/u;

/** "Fishing with his grandfather": who is with the doer does it as well. */
function companyAfter(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  cast: Cast,
): Subject | undefined {
  const [word, next] = [words[at], words[at + 1]];
  if (next?.run !== word?.run || !/^with(?: a)?$/i.test(next?.text ?? '')) return undefined;
  const noun = nouns.find((one) => one.at > at && one.at - at <= 4);
  const who = noun && cast.byNoun.get(noun);
  return who?.kind === 'figure' ? who : undefined;
}
