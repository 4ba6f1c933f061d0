// Bowls, cups and tables: what measures, what is a thing by itself, and what only the image stands on.

import { isContainer } from '../../contents/containers.ts';
import { hasVessel } from '../../contents/vessels.ts';
import { isDrink } from '../../lexicon/drinks.ts';
import { without, nameMeasure } from '../words/settle-word.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { ADJECTIVE, isFigure, isUnknown, means, meaningOf, type Word } from '../words/word.ts';
import { LAID_FULL } from './lay-feast.ts';
import { isHeaped } from './name-containers.ts';
import { ANIMAL_KINDS, BODY_KINDS } from '../subject-kinds.ts';

/** 桌上 is a table and what is on it, as 桌子上 is. */
export function splitTables(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    // 坐在桌边.
    if (word.text === '桌' && AT_TABLE_HAN.test(words[at + 1]?.text ?? ''))
      return [{ ...word, meanings: VOCABULARY.get('桌子') ?? [] }];
    if (!word.text.endsWith('桌上')) return [word];
    const middle = word.end - 1;
    return [
      { ...word, text: word.text.slice(0, -1), end: middle, meanings: VOCABULARY.get(word.text) ?? [] },
      { ...word, text: '上', start: middle, meanings: VOCABULARY.get('上') ?? [] },
    ];
  });
}

const AT_TABLE_HAN = /^(?:边|旁|旁边|前)$/u;

const HAN_MEASURE = /^[个位名只条匹头尾]$/u;

/** "Two glasses of lemonade" are two of it; nobody wears them. */
export function joinMeasures(words: readonly Word[]): Word[] {
  return words.flatMap((word, at): Word[] => {
    const next = words[at + 1];
    // 一筐筐鱼: many of them.
    if (next && isTwice(word, next)) return [{ ...word, text: word.text + next.text, end: next.end }];
    if (isTwice(words[at - 1], word)) return [];
    // 3个男孩: after a figure it is a word by itself.
    if (HAN_MEASURE.test(word.text) && isUnknown(word) && means(words[at - 1], 'number'))
      return [{ ...word, meanings: [{ is: 'structure' }] }];
    // 一车西瓜: on a cart, and beside no car.
    const isLoad = /^[一两满]$/u.test(words[at - 1]?.text ?? '') && next?.start === word.end;
    if (word.text === '车' && isLoad && meaningOf(next, 'subject')?.value.kind === 'food')
      return [{ ...word, meanings: VOCABULARY.get('手推车') ?? [] }];
    if (next?.text === 'of' && isPoured(word, whatIsPoured(words, at + 1)))
      return [{ ...word, text: `${word.text} of`, end: next.end, meanings: ADJECTIVE }];
    return word.text === 'of' && isPoured(words[at - 1], whatIsPoured(words, at)) ? [] : [word];
  });
}

function isTwice(one: Word | undefined, other: Word | undefined): boolean {
  return (
    /^一[篮筐桶篓]$/u.test(one?.text ?? '') && other?.start === one?.end && one?.text === `一${other?.text}`
  );
}

/** After the "of": "oolong tea" is a tea, though nobody knows its kind. */
function whatIsPoured(words: readonly Word[], of: number): Word | undefined {
  const [next, second] = [words[of + 1], words[of + 2]];
  return next && isUnknown(next) && second?.run === next.run ? second : next;
}

function isPoured(vessel: Word | undefined, drink: Word | undefined): boolean {
  const subject = meaningOf(drink, 'subject')?.value;
  if (!vessel || !subject) return false;
  // "Two plates of pasta": each is drawn on its own.
  if (/^(?:plates|bowls)$/i.test(vessel.text)) return subject.kind === 'food' && hasVessel(subject);
  return /^glasses$/i.test(vessel.text)
    ? subject.kind === 'food'
    : /^(?:cups?|mugs?)$/i.test(vessel.text) && isDrink(subject.key);
}

/** "A dog and a bowl", "a hamster sleeping in a wooden bowl": an animal is beside it or in it, and no food is named. */
function isOfAnimals(words: readonly Word[], bowl: Word): boolean {
  const isMeasure = /^of$/i.test(words[words.indexOf(bowl) + 1]?.text ?? '');
  const others = words.filter((word) => word.clause === bowl.clause && word !== bowl);
  return !isMeasure && others.some((word) => ANIMAL_KINDS.has(meaningOf(word, 'subject')?.value.kind ?? ''));
}

/**
 * A bowl is a thing where nothing but what is heaped is named with it; else it measures, as a cup of tea does. "Fruit",
 * "vegetables" and "toys" are of all kinds, and lie in something.
 */
export function keepBowls(words: readonly Word[]): Word[] {
  const isSomebody = words.some(isFigure);
  // 一篮水果: its measure is what it lies in.
  const named = words.map((word, at) => nameMeasure(word, at, words, isSomebody));
  const keysIn = (clause: number, isOf: (subject: { key: string; kind: string }) => boolean): string[] =>
    named.flatMap((word) => {
      const subject = word.clause === clause ? meaningOf(word, 'subject')?.value : undefined;
      return subject && isOf(subject) ? [subject.key] : [];
    });
  return named.map((word) => {
    const key = meaningOf(word, 'subject')?.value.key;
    // "Full of toys: a teddy bear, a drum": the list says which.
    if (key === 'toys' && words.some((one) => TOYS.test(meaningOf(one, 'subject')?.value.key ?? '')))
      return without(word, 'subject');
    if (key === 'fruit' || key === 'vegetables' || key === 'toys') {
      if (keysIn(word.clause, isContainer).length > 0 || words.some(({ text }) => LAID_FULL.test(text)))
        return word;
      return without(word, 'subject');
    }
    if (key !== 'bowl') return word;
    // A glass of milk beside it has a vessel of its own.
    const foods = keysIn(word.clause, ({ kind, key: food }) => kind === 'food' && !isDrink(food));
    if (foods.length === 0 && isOfAnimals(named, word)) return word;
    // From above a table is seen with plates.
    const isAbove = words.some((one) => meaningOf(one, 'frame')?.value === 'top_down');
    const isKept = !isAbove && foods.length > 0 && foods.every((food) => isHeaped(food, isSomebody));
    return isKept ? word : { ...word, meanings: [{ is: 'structure' }] };
  });
}

const TOYS = /^(?:teddy-bear|drum|ball|doll|toy-.+)$/;

const BESIDE_TABLES =
  /^(?:stool|cupboard|cabinet|cradle|grandfather-clock|silk-screen|couch-and-lamp|armchair|rocking-chair|chair|bed|bookshelf|floor-lamp)$/;

/** A table with nobody at it is no thing of its own: the image is of what lies on it. On a balcony it stands there. */
export function clearTables(words: readonly Word[]): Word[] {
  if (words.some((word) => meaningOf(word, 'subject')?.value.key === 'balcony'))
    return words.map((word) =>
      meaningOf(word, 'subject')?.value.key === 'table' ? without(word, 'scene') : word,
    );
  const isAThing = words.some((word) => {
    const subject = meaningOf(word, 'subject')?.value;
    return subject !== undefined && (BODY_KINDS.has(subject.kind) || BESIDE_TABLES.test(subject.key));
  });
  return words.map((word) =>
    !isAThing && meaningOf(word, 'subject')?.value.key === 'table' ? without(word, 'subject') : word,
  );
}
