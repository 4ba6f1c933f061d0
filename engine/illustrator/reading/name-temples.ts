// "A Roman temple", 埃及神庙, "the temple of Zeus": each people builds its own, and one that is not drawn is told so.

import { CLASSICAL_TEMPLE, MARBLE, STRANGE_TO, TEMPLES_BY_LAND } from '../lexicon/temples.ts';
import { joinWords } from './noun-phrase.ts';
import { ADJECTIVE, means, meaningOf, type Meaning, type Word } from './word.ts';

const TEMPLE = /^(?:.* )?temples?$|[寺庙院殿]$/iu;
const OF = /^(?:of|in|from|at)$/i;
const AGE = /^(?:ancient|old|the|古|古代|古老的?)$/i;
/** So many words before it may say whose it is. */
const REACH = 5;

export function nameTemples(words: readonly Word[]): Word[] {
  let named = [...words];
  // From the end, so that joined words leave the places before them as they are.
  for (let at = words.length - 1; at >= 0; at--) {
    const key = meaningOf(words[at], 'subject')?.value.key ?? '';
    if (key in STRANGE_TO || key === CLASSICAL_TEMPLE.key) named = nameOne(named, at, key);
  }
  return named;
}

function landOf({ text }: Word): (typeof TEMPLES_BY_LAND)[number][1] | undefined {
  return TEMPLES_BY_LAND.find(([land]) => land.test(text))?.[1];
}

function nameOne(words: readonly Word[], at: number, key: string): Word[] {
  const before = describing(words, at);
  const isTemple = TEMPLE.test(words[at]?.text ?? '') && key !== 'pagoda';
  const after = isTemple ? placeAfter(words, at) : undefined;
  const isStrange = ({ text }: Word): boolean => STRANGE_TO[key]?.test(text) === true;
  const said = [...before, ...(after === undefined ? [] : [after])];
  const strange = said.find((index) => isStrange(words[index] as Word));
  if (strange !== undefined) return joined(words, at, before, [], isStrange);
  if (!isTemple) return [...words];
  const building = said.map((index) => landOf(words[index] as Word)).find((one) => one !== undefined);
  const isOfIt = (word: Word): boolean =>
    landOf(word) !== undefined ||
    ((building ?? CLASSICAL_TEMPLE) === CLASSICAL_TEMPLE && MARBLE.test(word.text));
  const value =
    building ?? (said.some((index) => isOfIt(words[index] as Word)) ? CLASSICAL_TEMPLE : undefined);
  if (!value) return [...words];
  const meanings: Meaning[] = [{ is: 'subject', value }];
  if (after !== undefined && landOf(words[after] as Word) && !means(words[after], 'scene'))
    return [...words.slice(0, at), joinWords(words, [at, after], meanings), ...words.slice(after + 1)];
  return joined(words, at, before, meanings, isOfIt);
}

/** The places of what describes it, right before it. */
function describing(words: readonly Word[], at: number): number[] {
  const places: number[] = [];
  for (let index = at - 1; index >= Math.max(0, at - REACH); index--) {
    const word = words[index] as Word;
    if (word.run !== words[at]?.run || means(word, 'structure', 'joiner', 'link', 'act')) break;
    if (means(word, 'subject') && !TEMPLES_BY_LAND.some(([land]) => land.test(word.text))) break;
    places.push(index);
  }
  return places;
}

/** The place of the word after "of" or "in", where one follows. */
function placeAfter(words: readonly Word[], at: number): number | undefined {
  if (!OF.test(words[at + 1]?.text ?? '')) return undefined;
  const index = at + (AGE.test(words[at + 2]?.text ?? '') ? 3 : 2);
  return words[index]?.run === words[at]?.run ? index : undefined;
}

/** What says whose it is becomes one word with it where it stands beside it; else it only describes it. */
function joined(
  words: readonly Word[],
  at: number,
  before: readonly number[],
  meanings: readonly Meaning[],
  isOfIt: (word: Word) => boolean,
): Word[] {
  let from = at;
  for (const index of before) {
    const word = words[index] as Word;
    if (isOfIt(word)) from = index;
    else if (word.text !== '的') break;
  }
  const rest = words
    .slice(0, from)
    .map((word, index) => (before.includes(index) && isOfIt(word) ? { ...word, meanings: ADJECTIVE } : word));
  const one = joinWords(words, [from, at], meanings);
  return [...rest, { ...one, isPlural: words[at]?.isPlural === true }, ...words.slice(at + 1)];
}
