// "A wooden bowl", "an empty plate", 一个瓶子: words that only measure elsewhere are things where they are what is to be seen.

import { isDrink } from '../../lexicon/drinks.ts';
import { isBowlOfDish } from './serve-bowls.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const VESSELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:bowls?|空?碗)$/i, 'bowl'],
  [/^(?:pots?|空?锅)$/i, 'cooking pot'],
  [/^(?:plates?|空?盘子?|空?碟子?)$/i, 'china plate'],
  [/^(?:bottles?|空?瓶子?)$/i, 'glass bottle'],
];
const POT = /^pots?$/i;
/** A pot of these is no kettle. */
const BAKED: ReadonlySet<string> = new Set(['clay', 'porcelain', 'stone', 'blue-and-white']);

/** Returns the words, with such vessels named. */
export function nameVessels(words: readonly Word[]): Word[] {
  const hasThing = words.some((word) => means(word, 'subject', 'quote', 'garment') && !means(word, 'scene'));
  const served = new Set(words.flatMap((word) => (isFood(word) ? word.clause : [])));
  return words.map((word, at) => {
    const drink = isCupAgain(words, at)
      ? words.slice(0, at).findLast(isDrunk)
      : isServedIn(words, at)
        ? words.slice(0, at).findLast(hasCup)
        : undefined;
    if (drink) return { ...word, meanings: drink.meanings };
    if (isOfDryFood(words, at)) return { ...word, meanings: [{ is: 'structure' }] };
    const name = means(word, 'subject') ? undefined : VESSELS.find(([text]) => text.test(word.text))?.[1];
    if (name === undefined || served.has(word.clause)) return word;
    if (name === 'bowl' && isBowlOfDish(words, at)) return word;
    const material = meaningOf(words[at - 1], 'material')?.value;
    if (hasThing && material === undefined && !isBeside(words, at)) return word;
    const isBaked = POT.test(word.text) && material !== undefined && BAKED.has(material);
    const subject = VOCABULARY.get(isBaked ? 'clay pot' : name)?.filter(({ is }) => is === 'subject');
    return subject ? { ...word, meanings: subject } : word;
  });
}

const CUP = /^(?:cup|glass|mug|杯子|玻璃杯|茶杯)$/i;

/** "A latte, the cup is blue", 一杯柠檬茶，杯子外面有水珠: the one that it is in. */
function isCupAgain(words: readonly Word[], at: number): boolean {
  const [word, before] = [words[at] as Word, words[at - 1]];
  if (!CUP.test(word.text)) return false;
  return word.isHan ? before?.clause !== word.clause : /^(?:the|its)$/i.test(before?.text ?? '');
}

/** "A paper cup of fries": no cup of coffee stands there as well. */
function isOfDryFood(words: readonly Word[], at: number): boolean {
  if (!/^(?:cups?|mugs?|glass)$/i.test(words[at]?.text ?? '') || words[at + 1]?.text !== 'of') return false;
  const food = words.slice(at + 2, at + 5).find((one) => !means(one, 'adjective', 'colour', 'size'));
  return food !== undefined && isFood(food) && !isDrunk(food) && !hasCup(food);
}

/** "Hot chocolate with marshmallows in a red mug": the one that is drawn with it. */
function isServedIn(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (!VESSEL.test(word.text)) return false;
  const before = words.slice(Math.max(0, at - FAR), at).filter(({ clause }) => clause === word.clause);
  const link = before.findLastIndex((one) => !means(one, 'adjective', 'colour', 'size', 'material'));
  return /^in$/i.test(before[link]?.text ?? '') && before.slice(0, link).some(hasCup);
}
const VESSEL = /^(?:cup|mug|(?:coffee|tea|glass|ceramic) (?:cup|mug)|teacup)$/i;
const FAR = 9;

/** Drawn in a cup that has the colour; milk is in a glass. */
function hasCup(word: Word): boolean {
  return /^(?:coffee|hot-chocolate|tea|teacup-without-handle)$/.test(
    meaningOf(word, 'subject')?.value.key ?? '',
  );
}

function isDrunk(word: Word): boolean {
  return isDrink(meaningOf(word, 'subject')?.value.key ?? '');
}

/** Dishes have vessels of their own. */
function isFood(word: Word): boolean {
  return meaningOf(word, 'subject')?.value.kind === 'food';
}

/** "A cat next to a bowl", "with a pot": two words before it at most. */
function isBeside(words: readonly Word[], at: number): boolean {
  const before = words
    .slice(Math.max(0, at - 3), at)
    .findLast((word) => !means(word, 'adjective', 'colour', 'size'));
  return meaningOf(before, 'link')?.value === 'beside' && !/^with$/i.test(before?.text ?? '');
}
