// "A 5 year old girl", "a boy aged 7", 七岁的女孩, "a 70 year old woman": years are of whoever is named with them, and count nobody.

import { joinWords } from '../words/noun-phrase.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { ADJECTIVE, isFigure, means, meaningOf, type Word } from '../words/word.ts';

const WHOLE = /^(\d{1,3})[- ]?(?:years?|yrs?|yo|y\/o)(?:[- ]?olds?)?$/i;
const YEARS = /^(?:years?|yrs?|years?-old|yo)$/i;
/** "Old man" is one word. */
const OLD = /^old\b/i;
const AGED = /^(?:aged|age)$/i;
const WHOLE_HAN = /^([一二两三四五六七八九十]{1,3}|\d{1,3})(?:多)?岁(?:大|左右)?$/u;
const LEFT_HAN = /^多?岁(?:大|左右)?$/u;
const ROUND_HAN = /^(?:左右|上下|大|多)$/u;
const DIGITS = '零一二三四五六七八九';

/** In years: younger is a child, as old or older is old. */
const GROWN = 13;
const OLD_AGE = 60;

type Found = { from: number; to: number; years: number };

/** Returns the words, each age as one that says who somebody is. */
export function nameAges(all: readonly Word[]): Word[] {
  const words = all.flatMap(splitJoined).map(asYoungAsOwner);
  const found = words.flatMap((_, at): Found[] => ageAt(words, at) ?? []);
  if (found.length === 0) return [...words];
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const age = found.find(({ from }) => from === at);
    const ends = found.find(({ from, to }) => from < at && at <= to);
    if (age) named.push(joinWords(words, [age.from, age.to], ADJECTIVE));
    else if (!ends) named.push(words[at] as Word);
  }
  return found.reduce((sofar, { years, from }) => makeOld(sofar, words[from] as Word, years), named);
}

/** "A little girl and her brother", 小男孩和他的姐姐: of a child they are children. */
function asYoungAsOwner(word: Word, at: number, words: readonly Word[]): Word {
  const sibling = SIBLINGS.find(([said]) => said.test(word.text))?.[1];
  const whose = words[at - 1]?.text === '的' ? at - 2 : at - 1;
  const isOwned = WHOSE.test(words[whose]?.text ?? '') && words[whose]?.run === word.run;
  const owner = !sibling
    ? undefined
    : isOwned
      ? words.slice(0, whose).findLast(isFigure)
      : childrenOf(words, at);
  const { age } = meaningOf(owner, 'subject')?.value.person ?? {};
  return sibling !== undefined && age === 'child'
    ? { ...word, meanings: VOCABULARY.get(sibling) ?? word.meanings }
    : word;
}
/** 两个孩子在堆雪人,姐姐…,弟弟…: who is called so after children, with nobody grown between them. */
function childrenOf(words: readonly Word[], at: number): Word | undefined {
  const isOneMore = means(words[at - 1], 'number') || /^an?$/i.test(words[at - 1]?.text ?? '');
  const last = isOneMore ? undefined : words.slice(0, at).findLast((one) => isFigure(one) && !isSibling(one));
  return last && /^(?:kids|children|孩子们?|小孩子?|小朋友)$/i.test(last.text) ? last : undefined;
}

function isSibling({ text }: Word): boolean {
  return /^(?:哥哥|姐姐|弟弟|妹妹|(?:(?:big|older|little|younger) )?(?:brother|sister)s?)$/i.test(text);
}
const SIBLINGS = [
  [/^(?:(?:big |older )?brothers?|哥哥)$/i, 'little boy'],
  [/^(?:(?:big |older )?sisters?|姐姐)$/i, 'little girl'],
] as const;
const WHOSE = /^(?:his|her|their|[他她](?:们)?的?)$/i;

/** "80-year-old man" may come as one word for an old man. */
function splitJoined(word: Word): Word[] {
  const [, age, noun] = /^(\d{1,3}-years?-old) (.+)$/i.exec(word.text) ?? [];
  if (age === undefined || noun === undefined) return [word];
  const middle = word.start + age.length;
  return [
    { ...word, text: age, end: middle, meanings: [] },
    { ...word, text: noun, start: middle + 1, meanings: VOCABULARY.get(noun.toLowerCase()) ?? [] },
  ];
}

function ageAt(words: readonly Word[], at: number): Found[] | undefined {
  const [word, next, last] = words.slice(at, at + 3);
  if (!word) return undefined;
  const whole = WHOLE.exec(word.text) ?? WHOLE_HAN.exec(word.text);
  if (whole) {
    const isRound = word.isHan && next !== undefined && ROUND_HAN.test(next.text);
    const isOldNext = !word.isHan && /^olds?$/i.test(next?.text ?? '');
    return [{ from: at, to: at + (isRound || isOldNext ? 1 : 0), years: yearsOf(whole[1] ?? '') }];
  }
  const years = meaningOf(word, 'number')?.value;
  if (years !== undefined && AGED.test(words[at - 1]?.text ?? ''))
    return [{ from: at, to: at, years: /^\d+$/.test(word.text) ? Number(word.text) : years }];
  if (years === undefined || !next || next.run !== word.run) return undefined;
  const said = /^\d+$/.test(word.text) ? Number(word.text) : years;
  if (LEFT_HAN.test(next.text))
    return [{ from: at, to: at + (last && ROUND_HAN.test(last.text) ? 2 : 1), years: said }];
  if (YEARS.test(next.text) && last?.run === word.run && OLD.test(last.text))
    // "70 year old man": two of these are one word.
    return [{ from: at, to: means(last, 'subject') ? at + 1 : at + 2, years: said }];
  return undefined;
}

function yearsOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['零', text];
  return (tens === '' ? 1 : digitOf(tens)) * 10 + digitOf(ones);
}

function digitOf(sign: string): number {
  return Math.max(0, DIGITS.indexOf(sign === '两' ? '二' : sign === '' ? '零' : sign));
}

/** Whoever is named next after the age in its clause, else last before it. */
function makeOld(words: readonly Word[], age: Word, years: number): Word[] {
  const at = words.findIndex(({ start }) => start === age.start);
  const isOne = (word: Word): boolean =>
    isFigure(word) && (word.clause === age.clause || word.run === age.run);
  const after = words.findIndex((word, index) => index > at && index <= at + REACH && isOne(word));
  const before = words.findLastIndex((word, index) => index < at && isFigure(word));
  const who = after >= 0 ? after : before;
  return words.map((word, index) => (index === who ? ofAge(withoutOld(word, words[at]), years) : word));
}

/** "25 year old woman": "old woman" is no word of it. */
function withoutOld(word: Word, age: Word | undefined): Word {
  const noun = /^old (.+)$/i.exec(word.text)?.[1];
  const isCut = noun !== undefined && age !== undefined && word.start === age.end + 1;
  if (!isCut) return word;
  return {
    ...word,
    text: noun,
    start: word.end - noun.length,
    meanings: VOCABULARY.get(noun.toLowerCase()) ?? word.meanings,
  };
}

function ofAge(word: Word, years: number): Word {
  return { ...word, meanings: meaningsAt(word, years) };
}
/** Words between an age and whose it is. */
const REACH = 4;

function meaningsAt(word: Word, years: number): Word['meanings'] {
  const known = (name: string): Word['meanings'] => VOCABULARY.get(name) ?? word.meanings;
  const person = meaningOf(word, 'subject')?.value.person;
  if (means(word, 'carrier') || person?.age === 'baby') return word.meanings;
  if (years < GROWN) {
    if (person?.sex === 'woman') return known('little girl');
    return known(person?.sex === 'man' ? 'little boy' : 'child');
  }
  if (years < OLD_AGE) return word.meanings;
  if (person?.sex === 'woman') return known('old woman');
  return known(person?.sex === 'man' ? 'old man' : 'elderly person');
}
