// People who sleep lie in a bed, unless they are said to be elsewhere; who is read a bedtime story lies there too.

import { isBed, isDesk } from '../../casting/beds.ts';
import { isLeantOn } from './carry-people.ts';
import type { Inside } from '../../lexicon/insides.ts';
import { insideNamed } from '../places/name-insides.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Tie } from './dress-people.ts';
import type { PersonLook } from './person-look.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

/** A baby is seen in it, and not behind bars. */
const CRADLE = { key: 'cradle', drawing: 'own/cradle' } as const;
const BED: Omit<Subject, 'count'> = { key: 'bed', drawing: 'bed', kind: 'item', height: 0.4 };
const DESK: Omit<Subject, 'count'> = { key: 'table', drawing: 'own/table', kind: 'item', height: 0.4 };
const BEDTIME = /bedtime|睡前/i;
const SILL = /^(?:窗台|窗台上|window ?sill)$/i;
/** One sleeps on these, too. */
const ELSEWHERE =
  /^(?:couch-and-lamp|armchair|rocking-chair|chair|bench|boat|rowing-boat|tent|bathtub|tree|rug|hammock|picnic|steps|moon-seat|flying-carpet)$/;

/** Rooms in which nobody has one: one dozes there where one is. */
const BEDLESS =
  /librar|class ?room|school|office|carriage|train|subway|metro|airport|station|caf[eé]|coffee|restaurant|\bbar\b|pub|shop|store|market|gym|museum|图书馆|教室|学校|办公室|车厢|火车|高铁|地铁|机场|候[车机]|咖啡|餐厅|酒吧|店|超市|健身房|博物馆/i;

/** 趴在地上: one lies there, and in no bed. */
const ON_FLOOR =
  /^(?:地上|地板|地板上|地面|地毯|地毯上|草地|草地上|草坪|草坪上|floor|ground|carpet|grass|lawn)$/i;

/** "Sleeping on a mushroom", 睡在花朵里: what grows is no furniture. */
function isOnWildThing(words: readonly Word[], at: number): boolean {
  const thing = meaningOf(words[at], 'subject')?.value;
  if (!thing || !(WILD_KINDS.has(thing.kind) || WILD.test(thing.key))) return false;
  const { clause } = words[at] as Word;
  const before = words.slice(Math.max(0, at - 4), at).filter((word) => word.clause === clause);
  return before.some(({ text }) => /^(?:on|in|inside|atop|on top of|under|睡在|躺在)$/i.test(text));
}
const WILD_KINDS: ReadonlySet<Subject['kind']> = new Set(['plant', 'tree']);
const WILD = /^(?:mushroom|brown-mushroom|leaf|lily-pad|rock|log|stump|flower|rose|tulip|lotus|nest|shell)$/;

function isBedless({ text }: Word): boolean {
  const inside = insideNamed(text);
  return BEDLESS.test(text) || (inside !== undefined && !WITH_BEDS.has(inside));
}
const WITH_BEDS: ReadonlySet<Inside> = new Set<Inside>(['castle', 'attic', 'dungeon', 'barn', 'cellar']);

/** Gives a bed to whoever has none; returns who lies in it. */
export function putToBed(words: readonly Word[], cast: Cast, inArms: readonly Tie[]): Tie[] {
  const { subjects } = cast;
  const bedtime = words.find(({ text }) => BEDTIME.test(text));
  const people = subjects.filter(({ kind }) => kind === 'figure');
  layPatient(people, subjects.some(isBed) || words.some(({ text }) => BEDSIDE.test(text)));
  const isRead = people.some(({ person }) => person?.hands === 'read' && person.age !== 'child');
  if (bedtime || (isRead && subjects.some(isBed))) sitByBed(people, (one) => isUpright(words, cast, one));
  // "A baby in a crib" lies there.
  if (subjects.some(({ key }) => key === 'crib'))
    for (const { person } of people) if (person?.age === 'baby') person.does ??= 'lie';
  // Who is carried sleeps where they are.
  const asleep = people.filter(
    (one) =>
      (one.person?.does === 'sleep' || one.person?.does === 'lie') &&
      one.person.carried === undefined &&
      inArms.every(({ to }) => to !== one),
  );
  // 趴在旁边看: whoever looks on lies in no bed.
  if (
    words.some(({ text }) => /^趴[在着]?$/u.test(text)) &&
    !subjects.some(isBed) &&
    words.some((one) => means(one, 'act') && meaningOf(one, 'act')?.value === 'watch')
  ) {
    for (const { person } of asleep) if (person?.does === 'lie') person.does = 'watch';
    return [];
  }
  // 趴在窗台上: no bed is there, but what is to be seen outside.
  if (words.some(({ text }) => SILL.test(text))) {
    for (const { person } of asleep) if (person?.does === 'lie') person.does = 'watch';
    return [];
  }
  const scenes = words.flatMap((word) => meaningOf(word, 'scene')?.value ?? []);
  const isOut =
    words.some((_, at) => isOnWildThing(words, at)) ||
    words.some(({ text }) => ON_FLOOR.test(text)) ||
    (people.length > 1 && words.some((_, at) => isLeantOn(words, at))) ||
    scenes.some((scene) => scene !== 'room') ||
    words.some((word) => meaningOf(word, 'scene')?.value === 'room' && isBedless(word)) ||
    subjects.some(({ key }) => ELSEWHERE.test(key)) ||
    words.some((_, at) => isUnderThing(words, at));
  const [word] = words;
  const desk = subjects.find(isDesk) ?? deskOfBooks(words, cast, asleep);
  // The desk of a class is its teacher's, who sleeps there as little as a pupil does.
  const isTaught = people.some(({ person }) => person?.role === 'teacher' && person.does !== 'sleep');
  if (desk && word && !isTaught && (isAtDesk(words) || isOnBooks(words)))
    return asleep.map((from) => ({ relation: 'on', from, to: desk, words: '', word }));
  const [reader] = people;
  const own = subjects.find(isBed);
  // "Reading a newspaper in bed": no paper is in it, but who reads.
  if (
    asleep.length === 0 &&
    own &&
    word &&
    people.length === 1 &&
    reader?.person?.hands === 'read' &&
    isIn(words)
  )
    return [{ relation: 'in', from: reader, to: own, words: '', word }];
  if (asleep.length === 0 || isOut || !word) return [];
  const areBabies = asleep.every(({ person }) => person?.age === 'baby');
  const crib = areBabies ? subjects.find(({ key }) => key === 'crib') : undefined;
  if (crib) Object.assign(crib, CRADLE);
  // Brothers have a pillow fight on a bed, and the baby is in its crib.
  let bed = crib ?? subjects.find((one) => isBed(one) && (one.key === 'bed' || areBabies));
  if (!bed) {
    bed = { ...BED, count: 1 };
    subjects.push(bed);
  }
  const to = bed;
  return asleep.map((from) => ({ relation: 'on', from, to, words: '', word: bedtime ?? word }));
}

/** "Lying under a truck", but not under a blanket. */
function isUnderThing(words: readonly Word[], at: number): boolean {
  return (
    isBelowThing(words, at) ||
    isSheltered(words, at) ||
    (/^(?:under|beneath|underneath)$/i.test(words[at]?.text ?? '') &&
      meaningOf(words[at - 1], 'person-act')?.value !== 'sleep' &&
      /^(?:lying|lies)$/i.test(words[at - 1]?.text ?? '') &&
      words
        .slice(at + 1, at + 5)
        .every(({ text }) => !/^(?:blankets?|quilts?|covers?|duvet|sheets?)$/i.test(text)))
  );
}

/** "Sleeping under a bridge", in a clause that says no more of a bed. */
function isSheltered(words: readonly Word[], at: number): boolean {
  if (!/^(?:under|beneath|underneath)$/i.test(words[at]?.text ?? '')) return false;
  return words
    .slice(at + 1, at + 5)
    .some(
      (one) => one.run === words[at]?.run && SHELTERS.has(meaningOf(one, 'subject')?.value.kind ?? 'item'),
    );
}
const SHELTERS: ReadonlySet<Subject['kind']> = new Set(['landmark', 'tree', 'building', 'vehicle']);

/** 躺在汽车底下. */
function isBelowThing(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!word || !/^(?:底下|下面|之下)$/u.test(word.text) || /[被毯]/u.test(before?.text ?? '')) return false;
  return words.slice(0, at).some(({ text, clause }) => clause === word.clause && /^[躺趴]/u.test(text));
}

/** 医生站在病床边看望病人, "at a patient's bedside": whose bed it is lies in it, where nothing else is said of them. */
function layPatient(people: readonly Subject[], hasBed: boolean): void {
  const patient = people.find(({ words = '' }) => PATIENT.test(words));
  if (!hasBed || people.length < 2 || patient?.count !== 1 || !patient.person) return;
  if (isIdle(patient.person)) patient.person.does = 'lie';
}
const PATIENT = /\bpatient(?:['’]s)?$|病人$|患者$/i;
const BEDSIDE = /^(?:bedside|病床[边旁前]|床[边前旁])$/i;

/** "A patient in a hospital bed": who is in one, and does nothing else, lies there. Changes the people. */
export function lieDown(ties: readonly Tie[]): void {
  for (const { relation, from, to } of ties)
    if (
      (relation === 'in' || (relation === 'on' && to?.key === 'hammock')) &&
      to !== null &&
      (isBed(to) || to.key === 'hammock') &&
      from.person &&
      (isIdle(from.person) || (to.key === 'hammock' && isReading(from.person))) &&
      canLieIn(to, from.person)
    )
      from.person.does = 'lie';
}

function canLieIn({ key }: Subject, { age }: PersonLook): boolean {
  return key !== 'cradle' || age === 'baby';
}

/** One reads in a hammock lying. */
function isReading({ does, hands }: PersonLook): boolean {
  return hands === 'read' && (does === undefined || does === 'read');
}

function isIdle({ does, hands }: PersonLook): boolean {
  return does === undefined && hands === undefined;
}

/** "A newspaper in bed" is in the hands of who reads there. */
export function isReadInBed({ relation, from, to }: Tie, { subjects }: Cast): boolean {
  const isThere = relation === 'in' && to !== null && isBed(to) && from.kind === 'item';
  return isThere && subjects.some(({ person }) => person?.hands === 'read');
}

/** "In bed", "in her bed". */
function isIn(words: readonly Word[]): boolean {
  return words.some(
    (word, at) =>
      meaningOf(word, 'subject')?.value.key === 'bed' &&
      words.slice(Math.max(0, at - 2), at).some(({ text }) => /^in$/i.test(text)),
  );
}

/** "Asleep at his desk", 趴在桌上睡着了: over it, with the head on the arms. */
/** "Asleep on his books", 趴在书上睡着了. */
function isOnBooks(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    if (!/^books?$/.test(meaningOf(word, 'subject')?.value.key ?? '')) return false;
    const before = words.slice(Math.max(0, at - 3), at).filter(({ clause }) => clause === word.clause);
    if (!word.isHan) return before.some(({ text }) => /^(?:on|over|upon)$/i.test(text));
    return before.some(({ text }) => text.startsWith('趴')) && /^[上在]/u.test(words[at + 1]?.text ?? '上');
  });
}

/** They lie on a desk, where nothing else is said. Changes the cast. */
function deskOfBooks(
  words: readonly Word[],
  { subjects }: Cast,
  asleep: readonly Subject[],
): Subject | undefined {
  if (asleep.length !== 1 || asleep[0]?.person?.does !== 'sleep' || !isOnBooks(words)) return undefined;
  const desk: Subject = { ...DESK, count: 1 };
  subjects.push(desk);
  return desk;
}

function isAtDesk(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    if (meaningOf(word, 'subject')?.value.key !== 'table') return false;
    const before = words.slice(Math.max(0, at - 4), at);
    return word.isHan
      ? before.some(({ text }) => /[趴伏靠在]/.test(text))
      : before.some(({ text }) => /^(?:at|on|over|by)$/i.test(text));
  });
}

/** The child listens, even where the word for reading stood beside it: 给孩子讲睡前故事. All others read and sit, unless they stand. */
function sitByBed(people: readonly Subject[], stands: (one: Subject) => boolean): void {
  const listener = people.find(({ person }) => person?.age === 'child' || person?.age === 'baby');
  if (!listener?.person || people.length < 2) return;
  if (listener.person.does !== 'sleep') listener.person.does = 'lie';
  if (listener.person.hands === 'read') delete listener.person.hands;
  for (const one of people) {
    const { person } = one;
    if (!person || person === listener.person) continue;
    person.hands ??= 'read';
    if ((person.does === undefined || person.does === 'read') && !stands(one)) person.does = 'sit';
  }
}

/** 妈妈站在床后面讲故事, "a father standing by the bed". */
function isUpright(words: readonly Word[], { byNoun }: Cast, one: Subject): boolean {
  return [...byNoun].some(
    ([noun, subject]) =>
      subject === one &&
      words
        .slice(noun.at + 1, noun.at + 1 + WITHIN)
        .some(({ text, clause }) => clause === noun.word.clause && STANDING.test(text)),
  );
}
const STANDING = /^(?:stand(?:s|ing)?|stood|站[在着立]*)$/iu;
/** So many words after whoever stands. */
const WITHIN = 3;
