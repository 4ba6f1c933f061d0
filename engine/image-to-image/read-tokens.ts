// Cuts a part of an instruction into known words with their meanings, and unknown ones.
import { LOOKS, type WordLook } from '#engine/illustrator/lexicon/circumstances.ts';
import { KNOWN_SUBJECTS } from '#engine/illustrator/reading/parse-prompt.ts';
import type { Hour, Ink, Region, Season, Sort, Tone } from './instruction.ts';
import {
  HOUR_WORDS,
  INK_WORDS,
  LOOK_WORDS,
  SEASON_WORDS,
  SORT_WORDS,
  TONE_WORDS,
} from './lexicon/changes.ts';
import { COLOUR_WORDS, type ColourEntry } from './lexicon/colours.ts';
import * as scope from './lexicon/scope.ts';

export type Meaning =
  | { is: 'verb'; value: scope.Verb }
  | { is: 'tone'; value: Tone }
  | { is: 'ink'; value: Ink }
  | { is: 'hour'; value: Hour }
  | { is: 'season'; value: Season }
  | { is: 'sort'; value: Sort }
  | { is: 'look'; value: WordLook | 'auto' }
  | { is: 'colour'; value: ColourEntry }
  | { is: 'region'; value: Region }
  | { is: 'degree'; value: number }
  | { is: 'place'; value: scope.PlaceWord }
  | { is: 'frame'; value: scope.FrameWord }
  | { is: 'ratio'; value: number }
  | { is: 'matter'; value: scope.Matter }
  /** Per cent, degrees of an angle. */
  | { is: 'percent'; value: number }
  | { is: 'angle'; value: number }
  | { is: 'quote'; value: number }
  | { is: 'whole' | 'into' | 'not' | 'too' | 'text' | 'kept-anyway' | 'kept-with-subject' | 'filler' };

export type MeaningName = Meaning['is'];
export type MeaningOf<Name extends MeaningName> = Extract<Meaning, { is: Name }>;

export type Token = {
  text: string;
  start: number;
  end: number;
  /** Empty: nobody knows the word. */
  meanings: Meaning[];
};

const LONGEST_PHRASE = 6;
const LONGEST_HAN = 8;
const RUN =
  /\uE000\d+\uE000|\d+(?:\.\d+)?\s*(?:%|percent|％)|-?\d+(?:\.\d+)?\s*(?:°|degrees?|deg|度)|\d{1,2}\s*[:：x×比]\s*\d{1,2}|p掉|\p{Script=Han}+|[\p{L}\d][\p{L}\d'’&/+-]*/giu;

const OWNER =
  /^(?:(?:person|people|everyone|everybody|group|m[ae]n|wom[ae]n|girls?|boys?|lad(?:y|ies)|guys?|child(?:ren)?|kids?|model|subject|character|figure)(?:['’]s?)?|him|her|人物?|他们?|她们?|大家|所有人|每个人|[女男](?:孩|生|士)|小?孩子?|模特|人像|主体)$/iu;

/** Laid over a photo it hides what is below: only a mosaic that is said to be a style is one. */
const HIDING = /(?<=^|, )(?:mosaics?|mosaic tiles?|马赛克)(?=,|$)/giu;

const lexicon = buildLexicon();
/** Chinese names of things, so that no half of them is taken for a word: the 亮 of 月亮 is not "brighter". */
const things = new Set(
  KNOWN_SUBJECTS.flatMap(({ words }) => words.split(',').map((word) => word.trim())).filter((word) =>
    /^\p{Script=Han}{2,}$/u.test(word),
  ),
);

export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const runs = [...text.matchAll(RUN)].map((match) => ({ text: match[0], start: match.index }));
  for (let index = 0; index < runs.length;) {
    const run = runs[index];
    if (!run) break;
    const special = readSpecial(run.text);
    if (special) {
      tokens.push(tokenOf(text, run.start, run.start + run.text.length, special));
      index++;
    } else if (/\p{Script=Han}/u.test(run.text)) {
      tokens.push(...readHan(text, run.start, run.text.toLowerCase()));
      index++;
    } else index += readEnglish(text, runs, index, tokens);
  }
  return leaveOutOwners(joinParted(tokens));
}

/** Verbs whose second half stands after what they are about: "cut her out". */
const PARTED: Readonly<Record<string, scope.Verb>> = { cut: 'cut-out', take: 'remove', crop: 'remove' };

function joinParted(tokens: Token[]): Token[] {
  const out = tokens.findIndex(({ text, meanings }) => meanings.length === 0 && /^out$/iu.test(text));
  const first = out > 0 ? tokens[0] : undefined;
  const verb = first && Object.hasOwn(PARTED, first.text.toLowerCase()) && PARTED[first.text.toLowerCase()];
  if (!first || !verb) return tokens;
  return tokens.map((token, at): Token => {
    if (at === 0) return { ...token, meanings: [{ is: 'verb', value: verb }] };
    return at === out ? { ...token, meanings: [{ is: 'filler' }] } : token;
  });
}

/** "her hair", "the man's shirt": whose it is says nothing more, as everybody's is meant. */
function leaveOutOwners(tokens: Token[]): Token[] {
  const kindOf = ({ meanings }: Token) => meanings.find((meaning) => meaning.is === 'region')?.value.kind;
  if (!tokens.some((token) => ['person', 'skin'].includes(kindOf(token) ?? ''))) return tokens;
  return tokens.map((token) =>
    kindOf(token) === 'subject' && OWNER.test(token.text)
      ? { ...token, meanings: [{ is: 'filler' }] }
      : token,
  );
}

function tokenOf(text: string, start: number, end: number, meanings: Meaning[]): Token {
  return { text: text.slice(start, end), start, end, meanings };
}

function readSpecial(run: string): Meaning[] | undefined {
  const quote = /^\uE000(\d+)\uE000$/.exec(run)?.[1];
  if (quote !== undefined) return [{ is: 'quote', value: Number(quote) }];
  const ratio = /^(\d{1,2})\s*[:：x×比]\s*(\d{1,2})$/i.exec(run);
  if (ratio) return [{ is: 'ratio', value: Number(ratio[1]) / Math.max(1, Number(ratio[2])) }];
  const value = Number.parseFloat(run);
  if (/(%|percent|％)$/i.test(run)) return [{ is: 'percent', value }];
  if (/(°|degrees?|deg|度)$/i.test(run) && !Number.isNaN(value)) return [{ is: 'angle', value }];
  return undefined;
}

type Run = { text: string; start: number };

/** "Make the sky blue": there the first word of a colour is the name of what shall have it. */
const NAMED = /\b(?:the|make|turn|paint|colou?r)\s+$/iu;

function isOfColourAlone(meanings: readonly Meaning[]): boolean {
  return meanings.every(({ is }) => is === 'colour');
}

/** The longest known phrase from here on, or one unknown word. Tells how many words were read. */
function readEnglish(text: string, runs: Run[], index: number, tokens: Token[]): number {
  const first = runs[index];
  if (!first) return 1;
  for (let length = Math.min(LONGEST_PHRASE, runs.length - index); length > 0; length--) {
    const last = runs[index + length - 1];
    if (!last) continue;
    const end = last.start + last.text.length;
    const phrase = text.slice(first.start, end);
    if (!/^[^,;，。；]*$/.test(phrase)) continue;
    const plain = phrase.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
    const meanings = lexicon.get(plain) ?? lexicon.get(plain.replace(/'s$|(?<=s)'$/, ''));
    if (!meanings) continue;
    const isLast = index + length === runs.length;
    if (isLast && length > 1 && isOfColourAlone(meanings) && NAMED.test(text.slice(0, first.start))) continue;
    tokens.push(tokenOf(text, first.start, end, meanings));
    return length;
  }
  tokens.push(tokenOf(text, first.start, first.start + first.text.length, []));
  return 1;
}

/** Longest known word first, from left to right; unknown letters in a row are one unknown word. */
function readHan(text: string, start: number, run: string): Token[] {
  const tokens: Token[] = [];
  let unknownFrom = -1;
  const endUnknown = (at: number): void => {
    if (unknownFrom >= 0) tokens.push(tokenOf(text, start + unknownFrom, start + at, []));
    unknownFrom = -1;
  };
  for (let at = 0; at < run.length;) {
    const length = knownLength(run, at);
    if (length === 0) {
      if (unknownFrom < 0) unknownFrom = at;
      at++;
      continue;
    }
    endUnknown(at);
    tokens.push(
      tokenOf(text, start + at, start + at + length, lexicon.get(run.slice(at, at + length)) ?? []),
    );
    at += length;
  }
  endUnknown(run.length);
  return tokens;
}

function knownLength(run: string, at: number): number {
  for (let length = Math.min(LONGEST_HAN, run.length - at); length > 0; length--)
    if (lexicon.has(run.slice(at, at + length)) || things.has(run.slice(at, at + length))) return length;
  return 0;
}

/** Single English words that ask for something in an instruction. */
export function knownWords(): string[] {
  return [...lexicon.entries()].flatMap(([word, meanings]) =>
    /^[a-z]+$/u.test(word) && meanings.some(({ is }) => is !== 'filler') ? [word] : [],
  );
}

export function isKnownWord(word: string): boolean {
  return lexicon.has(word);
}

function buildLexicon(): Map<string, Meaning[]> {
  const built = new Map<string, Meaning[]>();
  const add = (words: string | undefined, meaning: Meaning): void => {
    for (const raw of words?.split(',') ?? []) {
      const word = raw.trim().replaceAll('’', "'");
      if (word === '') continue;
      const meanings = built.get(word) ?? [];
      const isKnown = meanings.some((other) => other.is === meaning.is);
      if (!isKnown) built.set(word, [...meanings, meaning]);
    }
  };
  for (const [value, words] of entries(scope.VERB_WORDS)) add(words, { is: 'verb', value });
  for (const [value, words] of entries(TONE_WORDS)) add(words, { is: 'tone', value });
  for (const [value, words] of entries(INK_WORDS)) add(words, { is: 'ink', value });
  for (const [value, words] of entries(HOUR_WORDS)) add(words, { is: 'hour', value });
  for (const [value, words] of entries(SEASON_WORDS)) add(words, { is: 'season', value });
  for (const [value, words] of entries(SORT_WORDS)) add(words, { is: 'sort', value });
  for (const table of [LOOK_WORDS, LOOKS])
    for (const [value, named] of entries<WordLook | 'auto'>(table)) {
      const words = value === 'mosaic' ? named?.replaceAll(HIDING, '') : named;
      add(words, { is: 'look', value });
      // 黏土风 is said as 黏土风格 as well.
      add(words?.replaceAll(/风(?=\s*,|\s*$)/gu, '风格'), { is: 'look', value });
      // And 动漫 as 动漫化: to be made so.
      add(words?.replaceAll(/(?<=\p{Script=Han})(?<![风格化])(?=\s*,|\s*$)/gu, '化'), {
        is: 'look',
        value,
      });
    }
  for (const entry of COLOUR_WORDS) add(entry.words, { is: 'colour', value: entry });
  for (const [value, words] of scope.REGION_WORDS) add(words, { is: 'region', value });
  for (const [value, words] of scope.DEGREE_WORDS) add(words, { is: 'degree', value });
  for (const [value, words] of entries(scope.PLACE_WORDS)) add(words, { is: 'place', value });
  for (const [value, words] of entries(scope.FRAME_WORDS)) add(words, { is: 'frame', value });
  for (const [value, words] of scope.RATIO_WORDS) add(words, { is: 'ratio', value });
  for (const [value, words] of entries(scope.MATTER_WORDS)) add(words, { is: 'matter', value });
  add(scope.WHOLE_WORDS, { is: 'whole' });
  add(scope.INTO_WORDS, { is: 'into' });
  add(scope.NOT_WORDS, { is: 'not' });
  add(scope.TOO_WORDS, { is: 'too' });
  add(scope.TEXT_WORDS, { is: 'text' });
  add(scope.KEPT_ANYWAY_WORDS, { is: 'kept-anyway' });
  add(scope.KEPT_WITH_SUBJECT_WORDS, { is: 'kept-with-subject' });
  add(scope.FILLER_WORDS, { is: 'filler' });
  return built;
}

function entries<K extends string>(table: Partial<Record<K, string>>): [K, string | undefined][] {
  return Object.entries(table) as [K, string | undefined][];
}
