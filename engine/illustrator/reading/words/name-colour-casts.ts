// "Blue tones", "a palette of teal and orange", "monochromatic purple", 红金配色, 以蓝色为主色调: of the whole image, and of no
// thing that is named beside it.

import {
  ALL_OF_ONE,
  CAST_AFTER,
  CAST_OF,
  FILM_COLOURS,
  FOR_THE_MOST,
  HAN_CAST_BEFORE,
  HAN_IS,
  LIGHT_AFTER,
  TWO_INKS,
  UNDER_LIGHT,
} from '../../lexicon/colour-casts.ts';
import { joinWords } from './noun-phrase.ts';
import { meaningOf, means, type Word } from './word.ts';

const INKS: ReadonlySet<string> = new Set(TWO_INKS.split(', '));
const MOST_INK_WORDS = 5;
/** "Blue and soft pink": say more about a colour. */
const SHADE = /^(?:soft|muted|deep|rich|bright|warm|cool|pale|dark|light|dusty|vivid|vibrant|柔和|柔和的)$/i;

/** From where to where it goes, which may begin before the word that it was found by. */
type Found = { from: number; to: number; colours: readonly string[]; isInk: boolean; isLight?: true };

/** Returns the words with such phrases joined. */
export function nameColourCasts(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = findCast(words, at);
    if (!found) {
      named.push(words[at] as Word);
      continue;
    }
    const { from, to, ...value } = found;
    named.length -= at - from;
    named.push(joinWords(words, [from, to], [{ is: 'cast', value }]));
    at = to;
  }
  return named;
}

function findCast(words: readonly Word[], at: number): Found | undefined {
  return findInks(words, at) ?? findAfter(words, at) ?? findBefore(words, at);
}

/** "In two colors", alone in its clause: of a car it would be said beside it. */
function findInks(words: readonly Word[], at: number): Found | undefined {
  if (words[at - 1]?.clause === words[at]?.clause) return undefined;
  for (let to = at; to < at + MOST_INK_WORDS && words[to]?.clause === words[at]?.clause; to++) {
    const text = joinWords(words, [at, to], []).text.toLowerCase();
    if (INKS.has(text) && words[to + 1]?.clause !== words[at]?.clause)
      return { from: at, to, colours: [], isInk: true };
  }
  return undefined;
}

/** "Blue and gold tones", 红金配色, 以蓝色为主色调. */
function findAfter(words: readonly Word[], at: number): Found | undefined {
  if (!isColour(words[at])) return undefined;
  const isOne = ALL_OF_ONE.test(words[at - 1]?.text ?? '') && isBeside(words, at - 1);
  const { colours, to } = coloursFrom(words, at);
  let end = to;
  while (isBeside(words, end) && (FOR_THE_MOST.test(wordAfter(words, end)) || wordAfter(words, end) === '的'))
    end++;
  const isMostly = FOR_THE_MOST.test(words[end]?.text ?? '');
  const isLight = isBeside(words, end) && isOfLight(words, at, end + 1);
  const isNamed = isLight || (isBeside(words, end) && CAST_AFTER.test(wordAfter(words, end)));
  if (isNamed) end++;
  const isOfFilm = FILM_COLOURS.test(joinWords(words, [at, to], []).text);
  if (!isNamed && !isMostly && !isOne && !isOfFilm) return undefined;
  const isInk = isOne || (isNamed && /^monochrome$/i.test(words[end]?.text ?? ''));
  const begun = isOne || HAN_IS.test(words[at - 1]?.text ?? '') ? at - 1 : at;
  return { from: begun, to: end, colours, isInk, ...(isLight ? { isLight } : {}) };
}

/** "A queen, purple light", "a cat in blue light": of all of it. A green light at a crossing is no such. */
function isOfLight(words: readonly Word[], at: number, last: number): boolean {
  if (!LIGHT_AFTER.test(words[last]?.text ?? '')) return false;
  let first = at;
  while (SHADE.test(words[first - 1]?.text ?? '') && words[first - 1]?.clause === words[at]?.clause) first--;
  const before = words[first - 1];
  const isBegun = before?.clause !== words[at]?.clause || UNDER_LIGHT.test(before?.text ?? '');
  return isBegun && words[last + 1]?.clause !== words[at]?.clause;
}

/** "Shades of blue", 色调为蓝色. */
function findBefore(words: readonly Word[], at: number): Found | undefined {
  const { text, isHan } = words[at] as Word;
  const isIt = isHan ? HAN_CAST_BEFORE.test(text) : CAST_OF.test(text);
  const joins = isHan ? HAN_IS : /^(?:of|in)$/i;
  if (!isIt || !isBeside(words, at) || !joins.test(wordAfter(words, at)) || !isBeside(words, at + 1))
    return undefined;
  const first = SHADE.test(wordAfter(words, at + 1)) ? at + 3 : at + 2;
  if (!isColour(words[first]) || words[first]?.run !== words[at]?.run) return undefined;
  const { colours, to } = coloursFrom(words, first);
  return { from: at, to, colours, isInk: /^monochrome$/i.test(text) };
}

/** The colours from there on, with what joins them. */
function coloursFrom(words: readonly Word[], at: number): { colours: string[]; to: number } {
  const colours: string[] = [];
  let to = at - 1;
  for (let next = at; words[next]?.clause === words[at]?.clause; next++) {
    const colour = meaningOf(words[next], 'colour')?.value;
    if (colour !== undefined) {
      colours.push(colour);
      to = next;
    } else if (!means(words[next], 'joiner') && !SHADE.test(words[next]?.text ?? '')) break;
  }
  return { colours, to };
}

function isColour(word: Word | undefined): boolean {
  return means(word, 'colour');
}

/** Whether the next word stands side by side with it. */
function isBeside(words: readonly Word[], at: number): boolean {
  return words[at]?.run !== undefined && words[at].run === words[at + 1]?.run;
}

function wordAfter(words: readonly Word[], at: number): string {
  return words[at + 1]?.text ?? '';
}
