// "Two dancers, the man … and the woman …", "two children, a boy and a girl", 两个孩子…,男孩…,女孩…: who is named after so many and
// is one of them.

import type { Subject } from '../prompt-reading.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { means, type Word } from '../words/word.ts';
import { isOfLike } from './is-of-like.ts';

const MOST = 8;
/** 一个男孩和一个女孩, "a boy and two girls" and nothing else, between commas. */
const LISTING =
  /^(?:an?|one|two|three|four|the|other|is|are|一|两|三|个|位|名|一个|一位|一名|两个|三个|两位|三位)$/i;

/** Whoever is told of each group that was counted; all of those who are named must find room in it. */
export function membersCounted(
  words: readonly Word[],
  nouns: readonly Noun[],
  { byNoun }: Cast,
): Map<Subject, Subject[]> {
  const members = new Map<Subject, Subject[]>();
  const known = new Set<Subject>();
  for (const [index, noun] of nouns.entries()) {
    const group = byNoun.get(noun);
    if (group && !known.has(group) && isCountedGroup(noun, group)) {
      const own = ofGroup(words, nouns.slice(index + 1), { noun, group }, byNoun, known);
      if (own.length > 0) members.set(group, own);
    }
    if (group) known.add(group);
  }
  return members;
}

function isCountedGroup({ count, word }: Noun, { kind, count: all, person }: Subject): boolean {
  return (
    kind === 'figure' && person !== undefined && !word.isOneOf && count === all && all > 1 && all <= MOST
  );
}

function ofGroup(
  words: readonly Word[],
  later: readonly Noun[],
  { noun, group }: { noun: Noun; group: Subject },
  byNoun: Cast['byNoun'],
  known: ReadonlySet<Subject>,
): Subject[] {
  const named = new Map<Subject, Noun>();
  for (const one of later) {
    const subject = byNoun.get(one);
    const isNew = subject?.kind === 'figure' && subject !== group && !known.has(subject);
    if (isNew && one.word.clause !== noun.word.clause && !named.has(subject)) named.set(subject, one);
  }
  const listed = [...named].filter(([, one]) => isListed(words, noun, one));
  const candidates = listed.length > 1 ? listed : [...named].filter(([, one]) => isKnown(words, one));
  const each = [...named].filter(([subject, one]) => isOneOfMany(noun, one, subject));
  if (isDividedIn(noun, group, each.length)) return each.map(([subject]) => subject);
  const own = candidates.filter(([, one]) => !one.isAnother && isOfLike(noun.word, one.word, true));
  const total = own.reduce((sum, [{ count }]) => sum + count, 0);
  const isSome = own.every(([, { word }]) => !word.isHan) && listed.length < 2;
  return total === group.count || (isSome && total < group.count) ? own.map(([subject]) => subject) : [];
}

/** Of more than two any may be told of; of two that are children both: 两个小朋友放风筝,一个男孩…,女孩…. */
function isDividedIn({ word }: Noun, { count }: Subject, told: number): boolean {
  return told > 1 && told <= count && (count > 2 || OF_CHILDREN.test(word.text));
}
const OF_CHILDREN = /^(?:kids|children|toddlers|孩子|小孩|小朋友|小孩子)$/i;

/** 四个年轻人围坐着,一个男孩…,一个女孩…: of those of whom nothing but their age was said, by the sex. */
function isOneOfMany({ word: group }: Noun, { word, count }: Noun, { person, count: all }: Subject): boolean {
  return (
    OF_ANY_SEX.test(group.text) &&
    all === 1 &&
    (count === undefined || count === 1) &&
    person?.role === undefined &&
    BY_SEX.test(word.text) &&
    (YOUNG.test(group.text) || isOfLike(group, word, true))
  );
}
const OF_ANY_SEX =
  /^(?:friends|kids|children|teenagers|students|young people|people|年轻人|孩子们?|小孩|小朋友|朋友|学生|同学|伙伴|青年)$/i;
const YOUNG = /^(?:teenagers|young people|年轻人|青年)$/i;
const BY_SEX =
  /^(?:boy|girl|man|woman|男孩|女孩|男生|女生|小男孩|小女孩|男子|女子|(?:big |older |little |younger )?(?:brother|sister)|哥哥|姐姐|弟弟|妹妹)$/i;

/** In a clause right after that of the group, in which there is nothing but such names. */
function isListed(words: readonly Word[], { word: group }: Noun, { word }: Noun): boolean {
  const own = words.filter(({ clause }) => clause === word.clause);
  return (
    word.clause === group.clause + 1 &&
    own.every(
      (one) =>
        LISTING.test(one.text) ||
        means(one, 'number', 'joiner', 'adjective', 'size') ||
        (means(one, 'subject') &&
          one.meanings.some((it) => it.is === 'subject' && it.value.kind === 'figure')),
    )
  );
}

/** "The young woman"; 男孩 at the head of a clause, with no number. */
function isKnown(words: readonly Word[], { at, word, count }: Noun): boolean {
  if (word.isHan) return count === undefined && words[at - 1]?.clause !== word.clause;
  const before = words.slice(Math.max(0, at - 3), at);
  const the = before.findLastIndex(({ text }) => /^the$/i.test(text));
  return the >= 0 && before.slice(the + 1).every((one) => means(one, 'adjective', 'size'));
}
