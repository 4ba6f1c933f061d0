// Whether a noun names again who or what was named before, or another of the kind.

import { isContainer } from '../../contents/containers.ts';
import type { Noun } from './find-nouns.ts';
import { explained, ONLY_SEX } from './explain-who.ts';
import { isOfOtherKind } from './kinds-and-pieces.ts';
import { newcomer } from './newcomers.ts';
import type { PersonLook } from '../people/person-look.ts';
import { areOtherPairs } from '../../people/family-members.ts';
import { isDoneFor } from '../people/taken-up.ts';
import { isMyth } from '../../people/myth-roles.ts';
import type { Subject } from '../prompt-reading.ts';
import { isFigure, isUnknown, meaningOf, means, type Word } from '../words/word.ts';
import { ANIMAL_KINDS, LIVING_KINDS } from '../subject-kinds.ts';
import { isAcross, isApart, isDescribedApart, isOwned, type Named } from './told-apart.ts';

/** Returns who or what was named before by this noun, too. */
export function findTwin(
  words: readonly Word[],
  nouns: readonly Noun[],
  index: number,
  named: Named,
  subject: Subject,
): Subject | undefined {
  const isOther =
    isApart(words, nouns, index) ||
    isDescribedApart(words, nouns, index, named) ||
    isAcross(words, nouns[index] as Noun);
  const isSomebodyElse = areOthers(words, named, nouns, index);
  // 男孩把雨伞递给同学: nobody hands a thing to themselves.
  const isSomeone =
    subject.kind === 'figure' &&
    isOnlySomeone(subject) &&
    !isDoneFor(words, nouns[index]?.at ?? 0) &&
    !isOwned(words, nouns[index]);
  // 闺蜜头像，两个女孩: they are each other's.
  const isFriend = subject.kind === 'figure' && subject.count > 1 && startsClause(words, nouns[index]);
  const isAppositive = isApposition(words, nouns, index, named, subject);
  const toldAgain =
    flockAgain(words, nouns[index] as Noun, named) ??
    explained(words, nouns, index, named) ??
    calledShortly(words, nouns, index, named, subject);
  if (toldAgain) return toldAgain;
  // "A father and his daughter, the girl holds a kite": it is she.
  const isKnown = /^(?:the|that)$/i.test(words[(nouns[index]?.at ?? 0) - 1]?.text ?? '');
  const isNewcomer = newcomer(words, nouns, index, named, subject);
  const twins = named.subjects.filter((one) => {
    if (isSomebodyElse(one, subject)) return false;
    if (isNewcomer(one)) return false;
    if (isTag(words, nouns, index) && (isOfLike(one, subject) || isBottleOf(one, subject))) return true;
    if (isAppositive && isSameByTrade(one, subject)) return true;
    if (isBesideHerd(one, subject)) return false;
    if (isSomeone && one.kind === 'figure') return true;
    if (isFriend && isFriendsName(one)) return true;
    if (one.key !== subject.key || one.isYoung !== subject.isYoung || isOfOtherKind(one, subject))
      return false;
    if (isPotOfDrunk(words, nouns, one, subject, named)) return false;
    if (areOtherBreeds(one, subject) || areOtherTrades(one, subject)) return false;
    if (!isSamePerson(one.person, isKnown ? agedAs(subject.person, one.person) : subject.person))
      return false;
    if (areOtherPairs(one.words ?? '', subject.words ?? '')) return false;
    // Each of two jars has what is in it.
    if (isOther && isContainer(subject)) return false;
    const hasOwnColour =
      one.colour !== undefined && subject.colour !== undefined && one.colour !== subject.colour;
    return (
      !hasOwnColour &&
      !(isOther && (LIVING_KINDS.has(one.kind) || one.colour !== subject.colour || one.size !== subject.size))
    );
  });
  // "An orange cat and a grey cat …, the orange cat": by the same name it is that one.
  return twins.findLast((one) => isCalledSo(one, subject)) ?? twins.at(-1);
}

function isCalledSo(one: Subject, { words = '', colour }: Subject): boolean {
  return one.words?.toLowerCase() === words.toLowerCase() && (colour === undefined || one.colour === colour);
}

function isFriendsName(one: Subject): boolean {
  return (
    isOnlySomeone(one) && /^(?:闺蜜|好?朋友|好友|室友|同学|best friends?|friends?)$/i.test(one.words ?? '')
  );
}

function startsClause(words: readonly Word[], noun: Noun | undefined): boolean {
  const before = words.slice(0, noun?.at).findLast((word) => !means(word, 'number', 'adjective'));
  return before !== undefined && before.clause !== noun?.word.clause;
}

function isBreed({ key, drawing }: Subject): boolean {
  return drawing !== `own/${key}` && drawing !== key;
}

/** "They drink tea, a teapot between them": what is drunk is in cups. */
function isPotOfDrunk(
  words: readonly Word[],
  nouns: readonly Noun[],
  tea: Subject,
  pot: Subject,
  { byNoun }: Named,
): boolean {
  if (tea.key !== 'tea' || !/pot$|壶$/iu.test(pot.words ?? '') || /pot|壶|set|具/iu.test(tea.words ?? ''))
    return false;
  const noun = nouns.find((one) => byNoun.get(one) === tea);
  return noun !== undefined && meaningOf(words[noun.at - 1], 'link')?.value === 'drinking';
}

/** 柴犬和腊肠犬; "the dog" may be any of them. */
function areOtherBreeds(one: Subject, other: Subject): boolean {
  return ANIMAL_KINDS.has(one.kind) && one.drawing !== other.drawing && isBreed(one) && isBreed(other);
}

/** "His opponent …, the referee …": all whose trade has no drawing of its own have one key. */
function areOtherTrades(one: Subject, other: Subject): boolean {
  const [a = '', b = ''] = [one, other].map(({ words = '' }) => words.toLowerCase().replace(/s$/, ''));
  return one.key === 'tradesperson' && !a.includes(b) && !b.includes(a);
}

/** 一匹白马，身后万马奔腾: the one is none of the many, which may be of another colour. */
function isBesideHerd(one: Subject, many: Subject): boolean {
  return (
    ANIMAL_KINDS.has(many.kind) &&
    one.isCounted === true &&
    one.count === 1 &&
    many.count >= LEAST_HERD &&
    !isNamedAgain(one, many)
  );
}

/** 一条鱼…盯着鱼: by the same name and without a number they are as many as before. */
function isNamedAgain(one: Subject, again: Subject): boolean {
  return one.isCounted === true && again.isCounted !== true && one.words === again.words;
}
const LEAST_HERD = 5;

/** "1girl, young woman, portrait": a name by itself between commas, of which only the sex is said. */
function isTag(words: readonly Word[], nouns: readonly Noun[], index: number): boolean {
  const noun = nouns[index] as Noun;
  const before = words[noun.at - 1];
  return noun.count === undefined && before !== undefined && before.clause !== noun.word.clause;
}

/** 一瓶香水，玻璃瓶: what holds it is said once more. */
function isBottleOf({ key }: Subject, subject: Subject): boolean {
  return subject.key === 'bottle' && BOTTLED.test(key);
}
const BOTTLED = /^(?:perfume|potion|wine-bottle|champagne|.+-bottle|shampoo|serum|lotion)$/;

function isOfLike(one: Subject, subject: Subject): boolean {
  const isPlain = [one, subject].every(
    ({ words = '', count, person }) => ONLY_SEX.test(words) && count === 1 && person?.role === undefined,
  );
  return isPlain && one.person?.sex === subject.person?.sex;
}

const AFTER_NAME = /^(?:in|with|wearing|holding|of|from|on|at)$/i;

/** "1boy, knight, castle", "Thor, viking warrior": right after the only one there is a clause that is a name alone. */
function isApposition(
  words: readonly Word[],
  nouns: readonly Noun[],
  index: number,
  { subjects, byNoun }: Named,
  { kind, count }: Subject,
): boolean {
  if (kind !== 'figure' || count > 1) return false;
  const { at, word, count: written } = nouns[index] as Noun;
  const next = words[at + 1];
  const isAlone = next?.clause !== word.clause || (!word.isHan && AFTER_NAME.test(next.text));
  if (!isAlone || written !== undefined) return false;
  const first = nouns.findLast((one) => byNoun.get(one)?.kind === 'figure');
  const isTold = subjects.filter((one) => one.kind === 'figure').length === 1;
  if (!first || !isTold || first.word.clause === word.clause) return false;
  let start = at;
  while (start > 0 && words[start - 1]?.clause === word.clause) start--;
  const isOfTale = TALES.test(first.word.text);
  return words
    .slice(start, at)
    .every((one) => isDescribing(one) || (isOfTale && means(one, 'colour', 'garment', 'hair')));
}

/** Of these tales somebody is, whatever they wear: 仙侠，白衣男子. */
export const TALES = /^(?:仙侠|武侠|修仙|玄幻|wuxia|xianxia)$/i;

/** 骑着电动车,车后面…, 木船上…船头: by the name of all of its kind, and nothing more, it is the one named before. */
function calledShortly(
  words: readonly Word[],
  nouns: readonly Noun[],
  index: number,
  { subjects }: Named,
  subject: Subject,
): Subject | undefined {
  const noun = nouns[index] as Noun;
  const { isHan, text } = noun.word;
  const isBare = noun.count === undefined && noun.colour === undefined && noun.size === undefined;
  // 牵着水牛，牛背上坐着牧童.
  if (isBare && isHan && text.length === 1 && ANIMAL_KINDS.has(subject.kind)) {
    const named = subjects.filter(
      ({ kind, words = '', count }) =>
        count === 1 && ANIMAL_KINDS.has(kind) && words.length > 1 && words.endsWith(text),
    );
    if (named.length === 1) return named[0];
  }
  // "A little dragon …, the baby dragon": no other was named.
  if (isBare && !isHan && ANIMAL_KINDS.has(subject.kind) && /^the$/i.test(words[noun.at - 1]?.text ?? '')) {
    const named = subjects.filter(({ key }) => key === subject.key);
    if (named.length === 1 && named[0]?.count === 1 && subject.count === 1) return named[0];
  }
  const isShort = isHan
    ? SHORT_HAN.test(text) && !/^(?:的|大|小|新|另)$/u.test(words[noun.at - 1]?.text ?? '')
    : SHORT.test(text) && /^the$/i.test(words[noun.at - 1]?.text ?? '');
  if (!isShort || !isBare) return undefined;
  const alike = subjects.filter(
    ({ key, kind, count }) =>
      count === 1 &&
      (subject.key === 'table' ? /table$|^desk$|^workbench$/.test(key) : kind === subject.kind),
  );
  return alike.length === 1 ? alike[0] : undefined;
}
/** "Feeding pigeons, a child chasing the birds": those that were named before. */
function flockAgain(words: readonly Word[], { at, word }: Noun, { subjects }: Named): Subject | undefined {
  if (!/^birds$/i.test(word.text) || !/^the$/i.test(words[at - 1]?.text ?? '')) return undefined;
  return subjects.find(({ key, count }) => count > 1 && FLOCK.test(key));
}
const FLOCK = /^(?:pigeon|dove|gull|duck|swan|goose|crow|blackbird|sparrow|crane|parrot|flamingo|penguin)$/;

const SHORT_HAN = /^(?:车子?|船|鸟儿?|树|桌子?)$/u;
const SHORT = /^(?:boat|ship|bird|tree|table)$/i;

const OWNERS = /^(?:an?|the|this|that|my|his|her|their|our|its|[他她]的?)$/i;

function isDescribing(word: Word): boolean {
  return !OWNERS.test(word.text) && (isUnknown(word) || means(word, 'adjective', 'size', 'hair-colour'));
}

/** Of one the words say no more than the sex, and of the other the trade; or the one has a name that everybody knows. */
function isSameByTrade(one: Subject, subject: Subject): boolean {
  const [a, b] = [one.person, subject.person];
  const isOtherSex = a?.sex !== undefined && b?.sex !== undefined && a.sex !== b.sex;
  if (!a || !b || one.count > 1 || (isOtherSex && !TALES.test(one.words ?? ''))) return false;
  if (isMyth(a.role)) return hasTrade(subject);
  const [isPlain, isOther] = [one, subject].map(({ words = '' }) => ONLY_SEX.test(words));
  return (isPlain && hasTrade(subject)) || (isOther === true && hasTrade(one));
}

/** Words between two names of one list: "a lawyer, and a judge", 律师、法官. */
const IN_LIST = 2;

/** "A lawyer and a judge", 律师对法官说: people who look alike by their kind, and not by their names. */
function areOthers(words: readonly Word[], { byNoun }: Named, nouns: readonly Noun[], index: number) {
  const noun = nouns[index] as Noun;
  if (!isFigure(noun.word)) return () => false;
  const before = nouns[index - 1];
  const between = before ? words.slice(before.at + 1, Math.min(noun.at, before.at + 2 + IN_LIST + 1)) : [];
  const isNear = before !== undefined && isFigure(before.word) && noun.at - before.at - 1 <= IN_LIST + 1;
  const isJoined = isNear && between.some((word) => means(word, 'joiner'));
  const isListed = isJoined || (isNear && between.some(({ text }) => /^an?$/i.test(text)));
  const name = nameOf(noun);
  // 女运动员举起杠铃,教练在旁边大喊: who begins a clause that goes on is somebody else.
  const next = words[noun.at + 1];
  const leads =
    startsClause(words, noun) && next !== undefined && next.clause === noun.word.clause && noun.word.isHan;
  return (one: Subject, subject: Subject): boolean => {
    if (one.kind !== 'figure' || subject.kind !== 'figure') return false;
    if (!isJoined && (!hasTrade(one) || !hasTrade(subject))) return false;
    const known = lastNamesOf(byNoun, nouns, index).get(one);
    if (!known) return false;
    // 武侠风,剑客站在悬崖边: the first is nobody of whom anything was said.
    const isOther = leads && isDoing(words, known);
    if (!isListed && !isOther && known.word.clause !== noun.word.clause) return false;
    return nameOf(known) !== name;
  };
}

function isDoing(words: readonly Word[], { at, word }: Noun): boolean {
  return words
    .slice(at + 1, at + 6)
    .some((one) => one.clause === word.clause && means(one, 'link', 'person-act', 'act'));
}

type LastNames = { names: Map<Subject, Noun>; /** So many nouns are in it. */ read: number };
const lastNames = new WeakMap<Named['byNoun'], LastNames>();

/** By which of the nouns before `index` each was named last; each noun is looked at once, for all of those behind it. */
function lastNamesOf(byNoun: Named['byNoun'], nouns: readonly Noun[], index: number): Map<Subject, Noun> {
  const known = lastNames.get(byNoun) ?? { names: new Map(), read: 0 };
  lastNames.set(byNoun, known);
  for (; known.read < index; known.read++) {
    const noun = nouns[known.read] as Noun;
    const somebody = byNoun.get(noun);
    if (somebody) known.names.set(somebody, noun);
  }
  return known.names;
}

function nameOf({ word }: Noun): string {
  const name = word.text.toLowerCase();
  return word.isHan ? name : name.replace(/s$/, '');
}

/** Known by what they do for a living: whoever is only a woman or a boy has many names. */
function hasTrade({ person }: Subject): boolean {
  return person?.role !== undefined || person?.hands !== undefined || (person?.wears.length ?? 0) > 0;
}

/** "A person", "the figure", of whom nothing more is said. */
function isOnlySomeone({ key, person, count, words = '' }: Subject): boolean {
  // The owner of a dog is somebody else than who treats it, and an assistant than whom they help.
  if (/^(?:主人|owner|assistant|helper|助手|助理)s?$/i.test(words)) return false;
  const isPlain =
    person?.role === undefined && person?.age === undefined && (person?.wears.length ?? 0) === 0;
  // 摄影师: who is at work is known by it.
  return key === 'person' && isPlain && person?.hands === undefined && count === 1;
}

function isSamePerson(a: PersonLook | undefined, b: PersonLook | undefined): boolean {
  // A striker and a goalkeeper.
  if (a?.hands !== undefined && b?.hands !== undefined && a.hands !== b.hands) return false;
  return a?.animal?.key === b?.animal?.key && a?.role === b?.role && a?.age === b?.age && a?.sex === b?.sex;
}

/** Of whom no age is said, as old as the other. */
function agedAs(person: PersonLook | undefined, other: PersonLook | undefined): PersonLook | undefined {
  return person && person.age === undefined && other?.age !== undefined
    ? { ...person, age: other.age }
    : person;
}

export function mergeInto(twin: Subject, subject: Subject): void {
  if (!isNamedAgain(twin, subject)) twin.count = Math.max(twin.count, subject.count);
  twin.colour ??= subject.colour;
  twin.size ??= subject.size;
  const { person } = twin;
  if (!person || !subject.person) return;
  if (TALES.test(twin.words ?? '')) person.sex = subject.person.sex ?? person.sex;
  person.sex ??= subject.person.sex;
  person.age ??= subject.person.age;
  if (hasTrade(twin) || !hasTrade(subject)) return;
  const { key, drawing, height } = subject;
  const { sex, age } = person;
  Object.assign(twin, { key, drawing, height });
  Object.assign(person, subject.person, sex && { sex }, age && { age });
}
