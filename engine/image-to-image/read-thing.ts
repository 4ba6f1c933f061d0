// Reads the name of a thing or an animal that is in the image: it is changed only where it is what stands out there.
import type { Subject } from '#engine/illustrator/reading/prompt-reading.ts';
import { findAll, has, hasVerb, meaningOf, placeOf, type Clause } from './clause.ts';
import type { Region, ThingKind } from './instruction.ts';
import {
  CREATURE_DRAWINGS,
  DRINK_WORDS,
  MARKS,
  MORE_THINGS,
  NEVER_TOLD_WORDS,
  ROCKET_WORDS,
  STRUCTURE_DRAWINGS,
  VESSEL_NAME,
} from './lexicon/things.ts';
import { REFUSALS } from './lexicon/refusals.ts';
import { AT_BODY, NOT_DRAWN } from './lexicon/worn.ts';
import { readName } from './read-name.ts';
import type { Token } from './read-tokens.ts';
import type { Reason } from './work.ts';
import { ANIMAL_KINDS, type SubjectKind } from '#engine/illustrator/reading/subject-kinds.ts';

/** Characters: "golden retriever puppy". What is longer is no name, and is not read once more. */
const LONGEST_NAME = 32;
/** What stands out may be one of these, as the illustrator sorts them. */
const THING_KINDS: Partial<Record<SubjectKind, ThingKind>> = {
  vehicle: 'vehicle',
  air: 'vehicle',
  boat: 'vehicle',
  food: 'morsel',
  building: 'structure',
  plant: 'morsel',
  item: 'thing',
  hang: 'thing',
  bird: 'creature',
  fish: 'creature',
};
/** Several of these lie or grow in one heap. */
const HEAPED: ReadonlySet<SubjectKind> = new Set(['food', 'plant']);
const SEVERAL = /s$|^[两几多这那]些?|们|[群些]/iu;
const NUMBERED = /\d|[二三四五六七八九十]/u;
const NEVER_TOLD = wordsOf(NEVER_TOLD_WORDS);
const KNOWN: ReadonlyMap<string, ThingKind> = new Map([
  ...kindsOf({ ...MORE_THINGS }),
  ...kindsOf({ rocket: ROCKET_WORDS, drink: DRINK_WORDS }),
]);
/** What a thing is compared with, or made into, is not there. */
const COMPARES = /\blike\b|像|似/iu;
/** "the lamp on the wall", 墙上的灯: the wall is only where it is. */
const WHERE =
  /\b(?:on|in|at|near|by|beside|behind|under|against|above|over|before|off|from)\s+(?:(?:the|a|an|his|her|my|our|their)\s+)?$/iu;
const WHERE_ZH = /^(?:上面?|里面?|下面?|旁边?|前面?|后面?)的?(?=\p{Script=Han})/u;

/** Null for what is no name of something that can stand out by itself. */
export function readThingName(words: string): ThingKind | null {
  const name = words.trim().toLowerCase();
  if (name.length > LONGEST_NAME || NEVER_TOLD.has(name)) return null;
  const known = KNOWN.get(name) ?? (VESSEL_NAME.test(name) ? 'vessel' : undefined);
  if (known) return known;
  const { subjects, scenes, ignored } = readName(words);
  if (scenes.length > 0 || ignored.length > 0) return null;
  const kinds = new Set(subjects.map(kindOf));
  const [kind] = kinds;
  // One thing that stands out is not several that were named.
  return kind && kinds.size === 1 && !subjects.some((subject) => isSeveral(subject, name)) ? kind : null;
}

function kindOf({ kind, drawing }: Subject): ThingKind | null {
  if (STRUCTURE_DRAWINGS.has(drawing)) return 'structure';
  if (CREATURE_DRAWINGS.has(drawing)) return 'creature';
  return THING_KINDS[kind] ?? (ANIMAL_KINDS.has(kind) ? 'animal' : null);
}

/** Of some the illustrator draws a few where one is named: "bird". */
function isSeveral({ kind, count, isCounted, isPair }: Subject, name: string): boolean {
  return count > 1 && (isCounted === true || SEVERAL.test(name)) && !isPair && !HEAPED.has(kind);
}

/** Whether several of what stands out alone are named: "the towers". */
function namesSeveral(words: string): boolean {
  if (words.length > LONGEST_NAME || !(SEVERAL.test(words) || NUMBERED.test(words))) return false;
  const { subjects, ignored } = readName(words);
  return ignored.length === 0 && subjects.some((subject) => kindOf(subject) && isSeveral(subject, words));
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(',').map((word) => word.trim()));
}

function kindsOf(lists: Partial<Record<ThingKind, string>>): [string, ThingKind][] {
  return (Object.entries(lists) as [ThingKind, string][]).flatMap(([kind, list]) =>
    [...wordsOf(list)].map((word): [string, ThingKind] => [word, kind]),
  );
}

export type NamedThing = { region: Extract<Region, { kind: 'thing' }>; tokens: readonly Token[] };

/**
 * The one thing that a clause names, with its words: those that are known as nothing else, and parts of an image right
 * before them, as in "table lamp". `isWhither`: a "to" before it does not say what shall be made of something. Null where there is none, or what these words name cannot be told from the rest.
 */
export function findNamedThing(clause: Clause, isWhither = false): NamedThing | null {
  const { tokens, text } = clause;
  const first = tokens.findIndex(({ meanings }) => meanings.length === 0);
  if (first < 0) return null;
  let [from, to] = [first, first];
  while (isBeside(tokens[to], tokens[to + 1]) && tokens[to + 1]?.meanings.length === 0) to++;
  while (isBeside(tokens[from - 1], tokens[from]) && isPartWord(tokens[from - 1])) from--;
  const [one, last] = [tokens[from], tokens[to]];
  if (!one || !last || (!isWhither && isMadeInto(clause, one))) return null;
  const what = readThingName(text.slice(one.start, last.end));
  const { across } = placeOf(clause);
  return (
    what && { region: { kind: 'thing', what, ...(across && { across }) }, tokens: tokens.slice(from, to + 1) }
  );
}

function isBeside(one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && other.start - one.end <= 1;
}

function isPartWord(token: Token | undefined): boolean {
  return token !== undefined && /^[a-z]/iu.test(token.text) && meaningOf(token, 'region') !== undefined;
}

function isMadeInto({ text, tokens }: Clause, one: Token): boolean {
  const before = tokens.filter(({ start }) => start < one.start);
  return before.some((token) => meaningOf(token, 'into')) || COMPARES.test(text.slice(0, one.start));
}

/** Whether a wall or a table is named for what is on it, and not to be changed itself. */
export function isOnlyWhere({ text }: Clause, token: Token): boolean {
  return WHERE.test(text.slice(0, token.start)) || WHERE_ZH.test(text.slice(token.end));
}

const SWITCHED =
  /\b(?:turn|switch|put)\s+(?:on|off)\b.*\b(?:lights?|lamps?)\b|\b(?:lights?|lamps?)\s+(?:on|off)\b|[开关]\S{0,2}灯|(?:打开|点亮|关掉|关上|熄灭)\S{0,4}灯/iu;

/** Why nothing can be done with what a clause names, where that can be said plainly. */
export function findReason(clause: Clause): Reason | null {
  if (SWITCHED.test(clause.text)) return 'lamps';
  const refused = REFUSALS.find(([, words]) => words.test(clause.text));
  if (refused) return refused[0];
  const isPut = hasVerb(clause, 'add', 'wear') || /\bgive\b/iu.test(clause.text);
  // "Change the shirt to a suit" asks for another garment.
  const isSwapped = hasVerb(clause, 'replace', 'change') && has(clause, 'into') && has(clause, 'region');
  if ((isPut || isSwapped) && !has(clause, 'not') && NOT_DRAWN.test(clause.text)) return 'worn';
  if (isPut && AT_BODY.test(clause.text)) return 'at_body';
  if (hasVerb(clause, 'remove') && (MARKS.test(clause.text) || has(clause, 'text'))) return 'marks';
  const isPartOfThing =
    findAll(clause, 'region').some(({ meaning }) => meaning.value.kind === 'person') &&
    findNamedThing(clause) !== null;
  const isAsked =
    hasVerb(clause, 'remove', 'replace', 'crop', 'zoom-in', 'keep', 'blur') ||
    findAll(clause, 'colour').length > 0 ||
    findAll(clause, 'tone').length > 0;
  const names = clause.tokens.some(
    ({ text, meanings }) =>
      meanings.length === 0 &&
      (NEVER_TOLD.has(text.toLowerCase()) || KNOWN.get(text.toLowerCase()) === 'drink' || namesSeveral(text)),
  );
  const isBehind =
    hasVerb(clause, 'remove') &&
    findAll(clause, 'region').some(({ meaning }) => meaning.value.kind === 'background') &&
    findNamedThing(clause) !== null;
  return isAsked && (names || isPartOfThing || isBehind) && !hasVerb(clause, 'add', 'wear')
    ? 'not_apart'
    : null;
}
