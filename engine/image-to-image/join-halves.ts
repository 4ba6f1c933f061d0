// Joins what is asked in two breaths: 换个发色，棕色, "add a hat, a red one". Alone its colour would be a veil over all of the photo.
import { meaningOf } from './clause.ts';
import { REFUSALS } from './lexicon/refusals.ts';
import { readTokens, type MeaningName } from './read-tokens.ts';
import type { Split } from './split-instruction.ts';
import type { Reason } from './work.ts';

type Clauses = Split['clauses'];

export function joinHalves(clauses: Clauses): Clauses {
  const joined: Clauses = [];
  for (const clause of clauses) {
    const before = joined.at(-1);
    const isOfIt = OF_IT.test(clause.text);
    const second = clause.text.replace(OF_IT, '');
    const whole = before && (isOfIt || !clause.isJoined) ? wholeOf(before.text, second, isOfIt) : null;
    if (before && whole !== null) joined[joined.length - 1] = { ...before, text: whole };
    else joined.push(clause);
  }
  return joined;
}

/** A text that stands as a mark, as `splitInstruction` leaves it. */
const QUOTE = /^\uE000\d+\uE000$/u;
/** "Make it red", 把它变成红色: what was added before. */
const OF_IT =
  /^(?:make|paint|colou?r) (?:it|them) (?=\S)|^把?[它他她]们?(?:变成|染成|涂成|改成|换成|是)(?=\S)/iu;
/** All that 红色的 and "a red one" are made of. */
const OF_COLOUR: ReadonlySet<MeaningName> = new Set(['colour', 'filler']);
const ONE = /^(?:ones?|的)$/iu;

/** Null where the second says something of its own. */
function wholeOf(first: string, second: string, isOfIt: boolean): string | null {
  if (QUOTE.test(second)) return asksFor(first, 'which_words') ? `${first} ${second}` : null;
  const colours = readTokens(second);
  const isBare = colours.every(
    (token) => ONE.test(token.text) || token.meanings.some(({ is }) => OF_COLOUR.has(is)),
  );
  const colour = colours.find((token) => meaningOf(token, 'colour'));
  if (!isBare || !colour) return null;
  if (!isOfIt && asksFor(first, 'which_colour')) return withColour(first, second);
  const tokens = readTokens(first);
  const isAdded = tokens.some((token) => ['add', 'wear'].includes(meaningOf(token, 'verb')?.value ?? ''));
  const thing = tokens.find(({ meanings }) => meanings.every(({ is }) => is !== 'verb' && is !== 'filler'));
  if (!isAdded || !thing || tokens.some((token) => meaningOf(token, 'colour'))) return null;
  const name = /^[a-z]/iu.test(thing.text) ? `${colour.text} ` : `${colour.text.replace(/的$/u, '')}的`;
  return first.slice(0, thing.start) + name + first.slice(thing.start);
}

/** 换个发色 + 棕色. Null where nothing is named that shall have it. */
function withColour(first: string, second: string): string | null {
  if (/^[a-z]/iu.test(first)) return `${first} to ${second}`;
  const what = first.replaceAll(/发色|染发/gu, '头发').replaceAll(/^给|换(?:个|一个)?|的?颜色/gu, '');
  return what === '' ? null : `把${what}变成${second}`;
}

function asksFor(text: string, what: Reason): boolean {
  return REFUSALS.some(([why, words]) => why === what && words.test(text));
}
