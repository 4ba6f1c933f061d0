// Whose clothes a garment is: who was named before it, or in Chinese who comes after.

import { isBeast } from '../../animals/heads.ts';
import { isBeside, isHungThere, isLeftBehind, isOfPictured } from './worn-by-nobody.ts';
import { isDoneFor, isOfNamedAfter, isTakenUp } from './taken-up.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { isFigure, isUnknown, means, meaningOf, type Word } from '../words/word.ts';
import { ANIMAL_KINDS, BODY_KINDS } from '../subject-kinds.ts';

/** 穿汉服的男孩和女孩: who is joined to the one that comes after the garment wears one too. */
export function alsoWears(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  wearer: Subject,
  cast: Cast,
): Subject | undefined {
  const own = nouns.findIndex((noun) => noun.at > at && cast.byNoun.get(noun) === wearer);
  const [first, second] = [nouns[own], nouns[own + 1]];
  if (own < 0 || !first || !second || !words[at]?.isHan || first.word.run !== second.word.run)
    return undefined;
  const between = words.slice(first.at + 1, second.at);
  const other = cast.byNoun.get(second);
  const isJoined = between.length > 0 && between.every((word) => means(word, 'joiner'));
  // 穿军装的青年与母亲: his is none of hers.
  const isOfHisAge = other?.person?.age === wearer.person?.age;
  return isJoined && isOfHisAge && other?.person?.wears.length === 0 && other !== wearer ? other : undefined;
}

/** 公主把花环戴在他头上: of whoever was named before her. */
function putOnOther(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  { byNoun }: Cast,
): Subject | undefined {
  if (!words[at]?.isHan) return undefined;
  const after = words.slice(at + 1, at + 5).map(({ text }) => text);
  const isOther = /^[戴围系挂披套穿][在到给][他她]/u.test(after.join(''));
  const figures = nouns.filter((noun) => noun.at < at && byNoun.get(noun)?.kind === 'figure');
  const doer = byNoun.get(figures.at(-1) as Noun);
  const other = figures.findLast((noun) => byNoun.get(noun) !== doer);
  return isOther && other ? byNoun.get(other) : undefined;
}

/** The first word of its clause. */
function firstOf(words: readonly Word[], at: number): Word | undefined {
  return words.find(({ clause }) => clause === words[at]?.clause);
}

/** 把红领巾戴在妹妹脖子上, "wrapping a scarf around his sister's neck": of whoever it is put on. */
function isPutOn(words: readonly Word[], at: number, other: number): boolean {
  const between = words.slice(at + 1, other).map(({ text }) => text);
  if (words[at]?.isHan) return /^[戴围系挂披套穿][在到给]/u.test(between.join(''));
  return (
    other - at <= FURTHEST_ON &&
    /^(?:around|round|on|onto|over)$/i.test(between[0] ?? '') &&
    words.slice(Math.max(0, at - FURTHEST_ON), at).some(({ text }) => PUTTING.test(text))
  );
}
const FURTHEST_ON = 4;
const PUTTING = /^(?:put|wrap|ty|tie|plac|wind|drap|hang)(?:p?ing|t?ing|s|es)?$/i;

/** "A white dress on a little girl", "a blue coat worn by a man". */
function isOnSomebody(words: readonly Word[], at: number, { at: other, word }: Noun): boolean {
  const between = words.slice(at + 1, other).filter((one) => !means(one, 'adjective'));
  return isFigure(word) && /^(?:on|worn by)$/i.test(between.map(({ text }) => text).join(' '));
}

const MOST_IN_TAG = 3;

/** Whoever was named last before it; in Chinese also who comes after: 穿红裙的女孩. */
export function findWearer(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  cast: Cast,
): Subject | undefined {
  if (isLeftBehind(words, at) || isHungThere(words, at) || isBeside(words, at)) return undefined;
  const clause = words[at]?.clause ?? 0;
  const crowned = putOnOther(words, nouns, at, cast);
  if (crowned) return crowned;
  const isBody = (noun: Noun): boolean => {
    const subject = cast.byNoun.get(noun);
    return subject !== undefined && (BODY_KINDS.has(subject.kind) || isBeast(subject));
  };
  const after = nouns.find((noun) => noun.at > at && noun.word.clause === clause && isBody(noun));
  const last = nouns.findLast((noun) => noun.at < at && isBody(noun));
  // "1girl, 1cat, hoodie": among tags it is somebody's, where anybody is.
  const isTag =
    last !== undefined &&
    last.word.clause !== clause &&
    words.filter((one) => one.clause === clause).length <= MOST_IN_TAG;
  const somebody = isTag
    ? nouns.findLast((noun) => noun.at < at && cast.byNoun.get(noun)?.kind === 'figure')
    : undefined;
  const before = somebody ?? last;
  const leads =
    after !== undefined &&
    words[at]?.isHan === true &&
    words.slice(at + 1, after.at).some(({ text }) => text === '的' || text === '色的');
  const isAlone = before === undefined || before.word.clause !== clause;
  const isNext =
    after !== undefined &&
    isAlone &&
    (words[at]?.isHan === true || after.at - at <= 2 || isOnSomebody(words, at, after));
  // 一个少年和一个白衣少女: a colour and clothes that nobody is said to put on are of who comes next.
  // So are those of 和服女孩, where nobody puts them on: 柴犬坐在和服女孩旁边.
  const isClose =
    after?.at === at + 1 &&
    words[at]?.isHan === true &&
    (means(words[at - 1], 'colour')
      ? !means(words[at - 2], 'link')
      : meaningOf(words[at - 1], 'link')?.value !== 'wearing' && words[at - 1]?.clause === clause);
  // "A giraffe eats, two strangers in yellow caps point at it": of those who begin the clause, whoever they are.
  if (isAlone && !after && isOfUnknownLeader(words, at)) return undefined;
  // "A penguin between two seals, with a red scarf": whoever the sentence is about.
  const isOfFirst = isAlone && /^(?:with|wearing|in)$/i.test(firstOf(words, at)?.text ?? '');
  const first = nouns.find((noun) => noun.word.clause === before?.word.clause && isBody(noun));
  const chosen =
    leads || isNext || isClose || (after && isPutOn(words, at, after.at))
      ? after
      : isOfFirst
        ? (first ?? before)
        : before;
  return chosen && cast.byNoun.get(chosen);
}

/** Whether the clause begins with somebody whom nobody knows, to whom "in" or "with" gives what is worn. */
function isOfUnknownLeader(words: readonly Word[], at: number): boolean {
  const { clause, isHan } = words[at] as Word;
  const before = words.slice(0, at).filter((word) => word.clause === clause);
  const lead = before.findIndex((word) => !means(word, 'number', 'adjective', 'joiner', 'size', 'colour'));
  const [leader, next] = [before[lead], before[lead + 1]];
  return !isHan && isUnknown(leader) && /^(?:in|with|wearing)$/i.test(next?.text ?? '');
}

/** 床上躺着一个老人: who does it is named after it. */
export function namesDoerAfter(word: Word | undefined): boolean {
  return word !== undefined && /^[躺坐站睡跪蹲趴卧立]着$/u.test(word.text);
}

/** 雪橇上坐着他的妹妹. */
export const WHOSE = /^[他她它我](?:们)?的?$/u;

/** 某某走红毯，记者拍照: of whoever the clause begins with, though nobody knows them. */
export function isOfUnknown(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  doer: Subject,
  cast: Cast,
): boolean {
  const word = words[at];
  const own = nouns.find((noun) => cast.byNoun.get(noun) === doer);
  // 厨娘站在灶台前煮汤,一个小男孩…: the clause may say where before it says what.
  const first = words.find(({ clause }) => clause === word?.clause);
  const isLater = own !== undefined && own.word.clause !== word?.clause && own.at > at;
  // 白雪公主躺在花丛中,周围站着七个小矮人.
  const isSomebody = isUnknown(first) || means(first, 'name');
  return isLater && first !== undefined && first !== word && first.isHan && isSomebody;
}

/** They do things, and are of other kinds than people and animals. */
const OTHERS: ReadonlySet<string> = new Set(['ghost', 'fairy', 'mermaid', 'duck', 'swan']);

/** "A monster sitting beside a child": said of who was named before it, and not of somebody who comes after. */
export function isOfAnother(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  doer: Subject,
  cast: Cast,
): boolean {
  const own = nouns.find((noun) => cast.byNoun.get(noun) === doer);
  if (isOfPictured(words, at)) return true;
  if (namesDoerAfter(words[at]) || movesAhead(words, at)) return isOfOtherAfter(words, nouns, at, cast);
  // 石狮子蹲在大门两边,门前站着一个女人: nor is it done by who comes in a later clause.
  if (
    own &&
    own.at > at &&
    own.word.clause !== words[at]?.clause &&
    isRightAfterThing(words, nouns, at, cast)
  )
    return true;
  if (own && own.at < at)
    return isOfCompany(words, nouns, at, own, cast) || isOfLeader(words, nouns, at, doer, cast);
  if (!own || own.at <= at || isAttribute(words, at)) return false;
  const isLed = (word: Word): boolean => word.text === '的' && word.clause === words[at]?.clause;
  if (words.slice(at + 1, own.at).some(isLed)) return false;
  return nouns.some((noun) => {
    const subject = cast.byNoun.get(noun);
    const isBody =
      subject !== undefined && (BODY_KINDS.has(subject.kind) || isBeast(subject) || OTHERS.has(subject.key));
    return isBody && noun.at < at && noun.word.clause === words[at]?.clause;
  });
}

/** 天上盘旋着海鸥, 桥下游着鲤鱼. */
function movesAhead(words: readonly Word[], at: number): boolean {
  return MOVES.test(words[at]?.text ?? '') && words[at + 1]?.text === '着';
}
const MOVES = /^(?:盘旋|飞|飞舞|翱翔|游|漂|飘|爬|跑|跳|走)$/u;

/** 船头蹲着三只鸬鹚, 左边蹲着一只石狮子: whoever or whatever comes next does it, and nobody who was named before. */
function isOfOtherAfter(words: readonly Word[], nouns: readonly Noun[], at: number, cast: Cast): boolean {
  const next = nouns.find((noun) => noun.at > at && noun.word.clause === words[at]?.clause);
  const subject = next && cast.byNoun.get(next);
  if (!next || !subject || subject.kind === 'figure') return false;
  if (means(words[at + 1], 'number')) return true;
  return (
    (isBeast(subject) || ANIMAL_KINDS.has(subject.kind)) &&
    words
      .slice(at + 1, next.at)
      .every((word) => word.text === '着' || means(word, 'number', 'adjective', 'colour', 'size'))
  );
}

/** What is drawn is named right before it, and is nobody. */
function isRightAfterThing(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  { byNoun }: Cast,
): boolean {
  const before = nouns.find((noun) => noun.at === at - 1 && noun.word.clause === words[at]?.clause);
  const kind = before && byNoun.get(before)?.kind;
  return kind !== undefined && kind !== 'figure';
}

/** "A wizard with a dragon sleeping": who is named right before it does it, and not who is with them. */
function isOfCompany(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  own: Noun,
  cast: Cast,
): boolean {
  const before = nouns.find((noun) => noun.at === at - 1 && noun.word.run === words[at]?.run);
  const kind = before && cast.byNoun.get(before)?.kind;
  return (
    before !== undefined &&
    before !== own &&
    kind !== undefined &&
    kind !== 'figure' &&
    BODY_KINDS.has(kind) &&
    /ing$/i.test(words[at]?.text ?? '') &&
    words.slice(own.at + 1, before.at).some(({ text }) => /^with/i.test(text))
  );
}

/** "A chef cooks, a cat crouching beside him": a clause that begins with an animal says what that one does. */
function isOfLeader(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  doer: Subject,
  cast: Cast,
): boolean {
  const clause = words[at]?.clause;
  const inClause = nouns.filter((noun) => noun.at < at && noun.word.clause === clause);
  const leader = inClause.find((noun) => cast.byNoun.has(noun));
  const subject = leader && cast.byNoun.get(leader);
  const isAnimal =
    subject && (isBeast(subject) || (BODY_KINDS.has(subject.kind) && subject.kind !== 'figure'));
  if (!leader || !isAnimal || leader.word.isPossessive) return false;
  if (inClause.some((noun) => cast.byNoun.get(noun) === doer)) return false;
  return words
    .slice(0, leader.at)
    .filter((word) => word.clause === clause)
    .every(
      (word) => !means(word, 'link', 'person-act', 'act', 'rest') || /^(?:with|and|while)\b/i.test(word.text),
    );
}

/** "Carrying his sleeping daughter", "a crying boy", 熟睡的孩子: said of whoever is named right after it. */
function isAttribute(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  // 看着熟睡的孩子.
  if (word?.isHan && words[at + 1]?.text === '的') return true;
  return (
    before?.run === word?.run &&
    /ing$/i.test(word?.text ?? '') &&
    (means(before, 'number') || /^(?:an?|the|his|her|their|its|my|our)$/i.test(before?.text ?? ''))
  );
}

/** "Blonde woman", 金发女郎: who comes next; else who was named last, else who is named at all. */
export function findFigure(
  words: readonly Word[],
  nouns: readonly Noun[],
  at: number,
  cast: Cast,
  mayBeNext = true,
): Subject | undefined {
  const figures = nouns.filter((noun) => cast.byNoun.get(noun)?.kind === 'figure');
  const clause = words[at]?.clause;
  const after = figures.find((noun) => noun.at > at);
  const before =
    figures.findLast(
      (noun) => noun.at < at && !isTakenUp(words, noun.at) && (mayBeNext || !isDoneFor(words, noun.at)),
    ) ?? figures.findLast((noun) => noun.at < at);
  const isNext =
    (mayBeNext || before === undefined || namesDoerAfter(words[at]) || isAttribute(words, at)) &&
    after !== undefined &&
    words
      .slice(at + 1, after.at)
      .every(
        (word) =>
          word.text === '的' ||
          (namesDoerAfter(words[at]) && (means(word, 'number') || WHOSE.test(word.text))) ||
          (means(word, 'adjective', 'colour', 'size', 'hair-colour') && word.run === words[at]?.run),
      ) &&
    after.word.run === words[at]?.run;
  const leads =
    after !== undefined &&
    after.word.clause === clause &&
    before?.word.clause !== clause &&
    words.slice(at + 1, after.at).some(({ text }) => text === '的');
  const isFirst = figures.every((noun) => noun.at > at || noun.word.clause !== clause);
  const isOfAfter =
    after !== undefined &&
    (isOfNamedAfter(words, at, after.at) ||
      (namesDoerAfter(words[at]) && isFirst && after.word.clause === clause));
  const chosen = isNext || leads || isOfAfter ? after : (before ?? after);
  return chosen && cast.byNoun.get(chosen);
}

/** "A signpost pointing to the mountains, a hiker": who comes later does not do it. */
export function isOfAThing(words: readonly Word[], nouns: readonly Noun[], at: number, cast: Cast): boolean {
  const before = words[at - 1];
  if (!before || before.run !== words[at]?.run || !(isUnknown(before) || means(before, 'subject', 'undrawn')))
    return false;
  return !nouns.some(
    (noun) =>
      noun.at < at && noun.word.clause === before.clause && cast.byNoun.get(noun)?.person !== undefined,
  );
}
