// "A father carrying his daughter on his shoulders", 丈夫背着妻子, 妈妈抱着儿子: who is carried by whom, and how.

import type { Tie } from './dress-people.ts';
import { IN_ARMS, isInArms, isLap } from './taken-up.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Carried } from './person-look.ts';
import type { Subject } from '../prompt-reading.ts';
import { isFigure, means, type Word } from '../words/word.ts';

const SHOULDERS = /^(?:shoulders?|肩膀|肩头|肩|肩上|肩膀上|肩头上|脖子|脖子上)$/i;
const PIGGYBACK = /^piggy-?backs?$/i;
/** 扛着儿子. */
const HOISTING = /^扛[着起]?$/u;
const ON_BACK = /^(?:背着|背起|背)$/;
/** Words between the deed and who it is done to: "carrying his little daughter". */
const NEAR = 4;
/** Around "shoulders" both people were named. */
const FURTHEST = 10;

/** One pair of an image; the first in it rides, the other carries. */
export function carryPeople(text: string, words: readonly Word[], nouns: readonly Noun[], cast: Cast): Tie[] {
  const people = nouns.filter((noun) => isSomebody(cast.byNoun.get(noun)));
  if (people.length < 2) return [];
  for (const [at, word] of words.entries()) {
    const chair = PUSHING.test(word.text) ? wheelchairOf(cast) : undefined;
    const how = chair ? 'wheelchair' : howAt(words, at);
    const pair =
      how &&
      (isInArms(words, at) ? pairInArms(people, words, cast, at) : pairAt(how, people, words, cast, at));
    if (!how || !pair || isByHand(words, at)) continue;
    const [carried, carrier] = pair;
    Object.assign(carried.person ?? {}, { carried: how, hands: undefined });
    if (carrier.person) carrier.person.hands = WORKS[how];
    if (chair) takeTurns(carrier, carried);
    const end = words[at + 1]?.text === '上' ? (words[at + 1] as Word).end : word.end;
    const deed = how === 'shoulders' || how === 'back' ? deedBefore(words, at) : word;
    const rides: Tie = {
      relation: 'riding',
      from: carried,
      to: carrier,
      words: text.slice(deed.start, end),
      word: deed,
    };
    return chair ? [rides, { relation: 'holding', from: carrier, to: chair, words: '', word }] : [rides];
  }
  return [];
}

/** What else was read between the two: they are drawn as one. */
export function withoutCarried(ties: readonly Tie[], carried: readonly Tie[]): Tie[] {
  return ties.filter(
    ({ from, to }) =>
      !(from.person?.carried === 'wheelchair' && to?.key === 'wheelchair') &&
      carried.every((one) => !(from === one.from && to === one.to) && !(from === one.to && to === one.from)),
  );
}

const WORKS = {
  shoulders: 'bear',
  back: 'piggyback',
  arms: 'carry-child',
  wheelchair: 'push',
} as const;

/** Who is in the chair sits, and who pushes it walks. */
function takeTurns({ person: pusher }: Subject, { person: sitter }: Subject): void {
  if (!pusher || !sitter) return;
  const deeds = [...(pusher.deeds ?? []), ...(sitter.deeds ?? [])];
  pusher.deeds = deeds.filter(({ act }) => act !== 'sit');
  sitter.deeds = deeds.filter(({ act }) => act === 'sit');
  if (pusher.does === 'sit') delete pusher.does;
}

const PUSHING = /^(?:push(?:es|ing)?|wheeling|推着?)$/i;

/** "Pushing an old man in a wheelchair", 推着坐轮椅的老人. */
function wheelchairOf({ subjects }: Cast): Subject | undefined {
  return subjects.find(({ key, count }) => key === 'wheelchair' && count === 1);
}

function isSomebody(subject: Subject | undefined): subject is Subject {
  return subject?.kind === 'figure' && subject.person !== undefined && subject.count === 1;
}

function howAt(words: readonly Word[], at: number): Carried | undefined {
  const { text, isHan } = words[at] as Word;
  if (SHOULDERS.test(text)) {
    const before = words.slice(Math.max(0, at - NEAR), at).map((word) => word.text);
    const isOn = isHan
      ? text.endsWith('上') || words[at + 1]?.text === '上'
      : before.some((word) => /(?:^| )(?:on|upon|onto)$/i.test(word));
    return isOn && !isLeantOn(words, at) ? 'shoulders' : undefined;
  }
  if (HOISTING.test(text) && isFigure(words[at + 1] ?? (words[at] as Word))) return 'shoulders';
  if (PIGGYBACK.test(text) || (ON_BACK.test(text) && !isLoad(words, at)) || isOnBack(words, at))
    return 'back';
  if (isOnHanBack(words, at)) return 'back';
  if (isInArms(words, at) && !isLap(words, at)) return 'arms';
  return IN_ARMS.test(text) && !isAfterwardsUp(words, at) ? 'arms' : undefined;
}

/** 背书包的小男孩: what is on the back is a thing. */
function isLoad(words: readonly Word[], at: number): boolean {
  const next = words.slice(at + 1, at + NEAR).find((word) => means(word, 'subject', 'garment'));
  return next !== undefined && !isFigure(next);
}

/** 趴在爸爸背上睡着了. */
function isOnHanBack(words: readonly Word[], at: number): boolean {
  const [lead, whose, word, up] = [words[at - 2], words[at - 1], words[at], words[at + 1]];
  return (
    (/^(?:背上|后背上)$/u.test(word?.text ?? '') ||
      (/^后?背$/u.test(word?.text ?? '') && up?.text === '上')) &&
    whose !== undefined &&
    isFigure(whose) &&
    /^(?:趴|伏|骑|坐|睡|靠)在$/u.test(lead?.text ?? '')
  );
}

/** "A hand on her shoulder", 靠在妈妈肩上, 戴在妹妹脖子上: something else is there, and nobody is carried. */
export function isLeantOn(words: readonly Word[], at: number): boolean {
  // "Carrying his sleeping daughter on his shoulders".
  const isCarried = words.slice(Math.max(0, at - FURTHEST), at).some(({ text }) => IN_ARMS.test(text));
  return (
    SHOULDERS.test(words[at]?.text ?? '') &&
    !isCarried &&
    words.slice(Math.max(0, at - NEAR), at).some(({ text }) => LAID_ON.test(text))
  );
}
const LAID_ON =
  /^(?:hands?|arms?|head|lean(?:s|ing)?|rest(?:s|ing)?|sleep(?:s|ing)?|asleep|手|头|[靠倚枕趴][在着到]?|依偎在?|[戴围系挂披搭][在着到上]?)$/i;

/** "Carrying his son on his back". */
function isOnBack(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - FURTHEST), at).map(({ text }) => text);
  return (
    /^backs?$/i.test(words[at]?.text ?? '') &&
    before.slice(-2).some((text) => /^on(?: (?:his|her|their))?$/i.test(text)) &&
    before.some((text) => IN_ARMS.test(text))
  );
}

/** "Carrying his daughter on his shoulders": where she is stands behind it. */
function isAfterwardsUp(words: readonly Word[], at: number): boolean {
  return words
    .slice(at + 1, at + FURTHEST)
    .some(
      ({ text }, ahead) => SHOULDERS.test(text) || PIGGYBACK.test(text) || isOnBack(words, at + 1 + ahead),
    );
}

/** "Holding his daughter's hand", 牵着: she walks beside. */
export function isByHand(words: readonly Word[], at: number): boolean {
  return words.slice(at + 1, at + 1 + NEAR).some(({ text }) => /^(?:hands?|手|小手)$/i.test(text));
}

/** "Carries his daughter on his shoulders": the carrying is told with where she is. */
function deedBefore(words: readonly Word[], at: number): Word {
  const word = words[at] as Word;
  const before = words.slice(Math.max(0, at - FURTHEST), at);
  return (
    before.findLast(({ text, clause }) => clause === word.clause && /^carr(?:y|ies|ying)$/i.test(text)) ??
    word
  );
}

type Pair = readonly [carried: Subject, carrier: Subject];

function pairAt(
  how: Carried,
  people: readonly Noun[],
  words: readonly Word[],
  cast: Cast,
  at: number,
): Pair | undefined {
  const subjectAt = (noun: Noun | undefined): Subject | undefined => noun && cast.byNoun.get(noun);
  // However much is said of what a carrier wears, it is said in the same clause.
  const isNear = (noun: Noun): boolean => at - noun.at <= FURTHEST || noun.word.clause === words[at]?.clause;
  const before = people.filter((noun) => noun.at < at && isNear(noun));
  // 抱着小狗,小学生蹲着: nobody has who is named after something else in the arms.
  const next = people.find(
    (noun) =>
      noun.at > at &&
      noun.at - at <= NEAR &&
      noun.word.clause === words[at]?.clause &&
      (words[noun.at - 1]?.text === '的' ||
        words.slice(at + 1, noun.at).every((word) => !means(word, 'subject'))),
  );
  const last = subjectAt(before.at(-1));
  const isDeed =
    how === 'arms' || how === 'wheelchair' || (how === 'back' && next !== undefined && before.length === 1);
  const [one, other] = isDeed ? [subjectAt(next), last] : [last, subjectAt(before.at(-2)) ?? subjectAt(next)];
  if (!one || !other || one === other) return undefined;
  if (how === 'wheelchair') return [one, other];
  // 丈夫背着妻子: whoever is named last; all else is done to children.
  if (isSmaller(one, other)) return [one, other];
  if (isSmaller(other, one)) return how === 'arms' ? undefined : [other, one];
  return how === 'back' ? [one, other] : undefined;
}

/** 婴儿在妈妈怀里, "a baby in the arms of her father", "a mother with a baby in her arms": the smaller is there. */
function pairInArms(
  people: readonly Noun[],
  words: readonly Word[],
  cast: Cast,
  at: number,
): Pair | undefined {
  const near = people.filter(
    (noun) =>
      at - noun.at <= FURTHEST &&
      noun.at - at <= NEAR &&
      // "With a kitten in his arms, a girl waiting": she is named in the next clause.
      (noun.at < at || noun.word.clause === words[at]?.clause),
  );
  const before = near.filter((noun) => noun.at < at);
  const [one, other] = (before.length > 1 ? before.slice(-2) : near.slice(0, 2)).map((noun) =>
    cast.byNoun.get(noun),
  );
  if (!one || !other) return undefined;
  if (isSmaller(one, other)) return [one, other];
  return isSmaller(other, one) ? [other, one] : undefined;
}

function isSmaller(one: Subject, other: Subject): boolean {
  return sizeOf(one) < sizeOf(other);
}

/** Babies lie in the arms in their own way. */
function sizeOf({ key, person }: Subject): number {
  if (person?.age === 'child') return 1;
  return person?.age === undefined && (key === 'girl' || key === 'boy') ? 1 : 2;
}
