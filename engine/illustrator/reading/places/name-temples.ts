// "A Roman temple", 埃及神庙, "the temple of Zeus": each people builds its own, and one that is not drawn is told so.

import { CLASSICAL_TEMPLE, MARBLE, STRANGE_TO, TEMPLES_BY_LAND } from '../../lexicon/temples.ts';
import { joinWords } from '../words/noun-phrase.ts';
import { ADJECTIVE, means, meaningOf, type Meaning, type Word } from '../words/word.ts';

const TEMPLE = /^(?:.* )?temples?$|[寺庙院殿]$/iu;
const OF = /^(?:of|in|from|at)$/i;
const AGE = /^(?:ancient|old|the|古|古代|古老的?)$/i;
/** So many words before it may say whose it is. */
const REACH = 5;

/** A building with the words around it that say whose it is: one word, in the place of all from `from` to `to`. */
type Named = { from: number; to: number; meanings: readonly Meaning[]; describing: readonly number[] };

export function nameTemples(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const key = meaningOf(word, 'subject')?.value.key ?? '';
    const found = key in STRANGE_TO || key === CLASSICAL_TEMPLE.key ? nameOne(words, at, key) : undefined;
    if (!found) {
      named.push(word);
      continue;
    }
    // What was taken over already, up to where it begins, and what only describes it.
    const before = Math.min(at - found.from, named.length);
    named.splice(named.length - before, before);
    for (const index of found.describing) {
      const place = named.length - (found.from - index);
      if (named[place] === words[index]) named[place] = { ...(words[index] as Word), meanings: ADJECTIVE };
    }
    const one = joinWords(words, [found.from, found.to], found.meanings);
    named.push({ ...one, isPlural: word.isPlural });
    at = found.to;
  }
  return named;
}

function landOf({ text }: Word): (typeof TEMPLES_BY_LAND)[number][1] | undefined {
  return TEMPLES_BY_LAND.find(([land]) => land.test(text))?.[1];
}

/** Undefined where nothing says whose it is. */
function nameOne(words: readonly Word[], at: number, key: string): Named | undefined {
  const before = describing(words, at);
  const isTemple = TEMPLE.test(words[at]?.text ?? '') && key !== 'pagoda';
  const after = isTemple ? placeAfter(words, at) : undefined;
  const said = [...before, ...(after === undefined ? [] : [after])].map((index) => words[index] as Word);
  const isStrange = ({ text }: Word): boolean => STRANGE_TO[key]?.test(text) === true;
  if (said.some(isStrange)) return joined(words, at, before, [], isStrange);
  if (!isTemple) return undefined;
  const building = said.map(landOf).find((one) => one !== undefined);
  const isOfIt = (word: Word): boolean =>
    landOf(word) !== undefined ||
    ((building ?? CLASSICAL_TEMPLE) === CLASSICAL_TEMPLE && MARBLE.test(word.text));
  const value = building ?? (said.some(isOfIt) ? CLASSICAL_TEMPLE : undefined);
  if (!value) return undefined;
  const meanings: Meaning[] = [{ is: 'subject', value }];
  const place = after === undefined ? undefined : words[after];
  if (after !== undefined && place && landOf(place) && !means(place, 'scene'))
    return { from: at, to: after, meanings, describing: [] };
  return joined(words, at, before, meanings, isOfIt);
}

/** The places of what describes it, right before it, the nearest first. */
function describing(words: readonly Word[], at: number): number[] {
  const places: number[] = [];
  for (let index = at - 1; index >= Math.max(0, at - REACH); index--) {
    const word = words[index] as Word;
    if (word.run !== words[at]?.run || means(word, 'structure', 'joiner', 'link', 'act')) break;
    if (means(word, 'subject') && landOf(word) === undefined) break;
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
): Named {
  let from = at;
  for (const index of before) {
    const word = words[index] as Word;
    if (isOfIt(word)) from = index;
    else if (word.text !== '的') break;
  }
  const others = before.filter((index) => index < from && isOfIt(words[index] as Word));
  return { from, to: at, meanings, describing: others };
}
