// Whose a thing is says more about the thing, and brings nobody: "a child's desk", "a ladies handbag", 儿童书桌, 奶奶的厨房.

import { GARMENT_DRAWINGS } from '../../lexicon/looks-of-people.ts';
import { isAskedAlone } from './join-wear.ts';
import { LIFELESS } from './drop-describing.ts';
import {
  ADJECTIVE,
  DESCRIBING,
  isFigure,
  isPlainPerson,
  isUnknown,
  means,
  meaningOf,
  type Word,
} from './word.ts';
import { ANIMAL_KINDS, DRIVEN_KINDS, type SubjectKind } from '../subject-kinds.ts';

/** Words between an owner and the thing: "a child's small wooden desk". */
const BETWEEN = 3;
/** Words on either side in which somebody may be said to do something. */
const REACH = 16;
const OF_HAN = '的';
const OCCASION = /^(?:birthday|school|favou?rite)$/i;
const GIVEN = /[给教递送]$/u;
const COUNTED = /^[一两二三四五六七八九十几]/u;
/** What nobody of a trade is in either, and what somebody of none may live in or be seen driving. */
const EATEN_OR_DRIVEN: ReadonlySet<SubjectKind> = new Set(['food', 'vehicle']);

/** Returns the words, with such owners told as left out. */
export function dropOwners(words: readonly Word[]): Word[] {
  return dropOfHim(words).map((word, at, all) => dropOwner(all, word, at));
}

/** 爷爷和他的孙女坐在船上: as 爷爷和孙女. */
function dropOfHim(words: readonly Word[]): Word[] {
  const isHis = (at: number): boolean =>
    /^[他她它]$/u.test(words[at]?.text ?? '') &&
    words[at + 1]?.text === OF_HAN &&
    means(words[at - 1], 'joiner') &&
    means(words[at + 2], 'subject');
  return words.filter((_, at) => !isHis(at) && !isHis(at - 1));
}

function dropOwner(words: readonly Word[], word: Word, at: number): Word {
  if (isLaidBy(words, at) || isServedOn(words, at))
    return { ...word, meanings: DESCRIBING, isPossessive: false };
  if (!isFigure(word)) return word;
  if (isReader(words, at)) return { ...word, meanings: ADJECTIVE, isPossessive: false };
  return isOwner(words, at) ? { ...word, meanings: DESCRIBING, isPossessive: false } : word;
}

/** "A ship's captain": nobody sees the ship beside him. */
function isServedOn(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at] as Word, words[at + 1]];
  const kind = meaningOf(word, 'subject')?.value.kind;
  if (!word.isPossessive || kind === undefined || !next) return false;
  // "A knight's armor" stands empty, and "a carpenter's dog" sleeps alone, where no "he" is told of.
  if (kind === 'figure')
    return (
      /^armou?r$/i.test(next.text) ||
      (isAnimal(next) && isOfTrade(word) && !words.some(({ text }) => OF_HIM.test(text)))
    );
  return DRIVEN_KINDS.has(kind) && isFigure(next);
}

const OF_HIM = /^(?:he|she|his|her|him|himself|herself|them|they)$/i;

function isAnimal(word: Word): boolean {
  return ANIMAL_KINDS.has(meaningOf(word, 'subject')?.value.kind ?? 'item');
}

/** "A dragon's egg": who laid it is not there. */
function isLaidBy(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at] as Word, words[at + 1]];
  if (!isAnimal(word) || !(word.isPossessive || (word.isHan && next?.text === OF_HAN))) return false;
  const thing = word.isHan ? words[at + 2] : next;
  return thing?.run === word.run && LAID.test(meaningOf(thing, 'subject')?.value.key ?? '');
}
const LAID = /^(?:egg|eggs|eggshell|nest|feather)$/;

/** "A children's book cover", "a logo for kids": who is to look at it is not on it. */
function isReader(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!isPlainPerson(word)) return false;
  const [before, next] = [words[at - 1], words[at + 1]];
  const isFor =
    /^for$/i.test(before?.text ?? '') &&
    (isPrinted(words[at - 2]) || means(words[at - 2], 'look') || SHEET.test(words[at - 2]?.text ?? ''));
  const isSheet = isPrinted(next) || (CHILDREN.test(word.text) && means(next, 'look'));
  return isFor || (next?.run === word.run && (word.isPossessive || word.isHan || word.isPlural) && isSheet);
}

/** 儿童蜡笔画 is drawn as children draw, or for them. */
const CHILDREN = /^(?:(?:child(?:ren)?|kids?)(?:['’]?s)?|儿童|小朋友|孩子|小孩)$/i;

/** "A coloring page for kids": as pictures of one look are, these are for somebody. */
const SHEET = /^(?:stickers?|wallpapers?|pages?|prints?|patterns?|books?|worksheets?|clip ?art|designs?)$/i;

function isPrinted(word: Word | undefined): boolean {
  const frame = meaningOf(word, 'frame')?.value;
  // "A kids coloring page".
  const isForColours = meaningOf(word, 'look')?.value === 'coloring';
  return (
    isForColours ||
    frame === 'poster' ||
    frame === 'logo' ||
    (means(word, 'carrier') && !means(word, 'subject'))
  );
}

function isOwner(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const thing = ownedBy(words, at);
  if (thing && isFigure(thing)) return isKinOf(words, at, thing);
  // "A painter's model": whoever that is, it is not the painter.
  if (isUnknownOnes(words, at)) return true;
  if (!thing) return false;
  const kind = meaningOf(thing, 'subject')?.value.kind;
  const garment = meaningOf(thing, 'garment')?.value;
  // "A boy's cap"; what a sailor's looks like nobody would see of a cap.
  if (garment !== undefined && word.isHan)
    return (
      isPlainPerson(word) &&
      // 她的红裙子: nobody but her garment tells that she is there.
      !/^[她他]$/u.test(word.text) &&
      words[at + 1]?.text === OF_HAN &&
      garment in GARMENT_DRAWINGS &&
      isAskedAlone(words, at, thing)
    );
  if (garment !== undefined)
    return (
      isPlainPerson(word) &&
      (garment in GARMENT_DRAWINGS || words.slice(Math.max(0, at - REACH), at).some(isFigure))
    );
  if (kind === undefined) return isRoomOf(words, at, thing);
  if (means(thing, 'act', 'person-act') || (kind === 'building' && isPlainPerson(word) && !isOfTrade(word)))
    return false;
  return LIFELESS.has(kind) || (isPlainPerson(word) && EATEN_OR_DRIVEN.has(kind));
}

/** "A lighthouse keeper's cottage": of a trade that has no look of its own. */
function isOfTrade(word: Word): boolean {
  return word.isPossessive === true && meaningOf(word, 'subject')?.value.key === 'tradesperson';
}

function isUnknownOnes(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  // "A bright children's playroom".
  const before =
    words[means(words[at - 1], 'adjective') && !/^an?$/i.test(words[at - 1]?.text ?? '') ? at - 2 : at - 1];
  return (
    word?.isPossessive === true &&
    next?.run === word.run &&
    isUnknown(next) &&
    /^an?$/i.test(before?.text ?? '') &&
    before !== undefined &&
    before.clause !== words[words.indexOf(before) - 1]?.clause
  );
}

/** "A farmer's wife": she is there, and he is not; "the boy's mother" may be with the boy who was named. */
function isKinOf(words: readonly Word[], at: number, kin: Word): boolean {
  return (
    words[at]?.isPossessive === true &&
    /^(?:wife|husband|daughters?|sons?|widow|apprentice|helper|assistant)$/i.test(kin.text) &&
    /^an?$/i.test(words[at - 1]?.text ?? '')
  );
}

/** The noun that belongs to the word at `at`; undefined where it owns nothing. */
function ownedBy(words: readonly Word[], at: number): Word | undefined {
  const word = words[at] as Word;
  const next = words[at + 1];
  if (next?.run !== word.run) return undefined;
  const isOf = word.isHan ? next.text === OF_HAN : word.isPossessive;
  // 送给妈妈一束花: two things that a verb has.
  if (!isOf && word.isHan && (GIVEN.test(words[at - 1]?.text ?? '') || COUNTED.test(next.text)))
    return undefined;
  // 儿童书桌, "kids desk": with nothing between the two.
  if (!isOf)
    return word.isHan
      ? next.start === word.end
        ? next
        : undefined
      : word.isPlural || /^baby$/i.test(word.text)
        ? next
        : undefined;
  for (const one of words.slice(word.isHan ? at + 2 : at + 1, at + 2 + BETWEEN)) {
    if (one.run !== word.run || means(one, 'link')) return undefined;
    if (means(one, 'subject', 'scene', 'garment')) return one;
    if (!means(one, 'adjective', 'colour', 'size') && !OCCASION.test(one.text)) return undefined;
  }
  return undefined;
}

/** Nobody does anything there, so that nobody has to be there. */
function isRoomOf(words: readonly Word[], at: number, room: Word): boolean {
  const owner = words[at] as Word;
  // A wizard is at home in his study.
  if (!isPlainPerson(owner) || owner.isPlural || meaningOf(room, 'scene')?.value !== 'room') return false;
  // 女仆咖啡厅，猫耳: somebody has them on.
  if (words.some((one) => one.clause !== owner.clause && means(one, 'garment'))) return false;
  return words
    .slice(Math.max(0, at - REACH), at + REACH)
    .every(
      (one) =>
        one === owner ||
        one.clause !== owner.clause ||
        !(isFigure(one) || means(one, 'act', 'person-act', 'feeling')),
    );
}
