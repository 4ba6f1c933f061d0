// One part of an instruction while it is being understood: its words, and which of them were made use of.
import type { ColourEntry } from './lexicon/colours.ts';
import type { PlaceWord, Verb } from './lexicon/scope.ts';
import type { Operation, Place, Region } from './instruction.ts';
import { readTokens, type MeaningName, type MeaningOf, type Token } from './read-tokens.ts';

export type Clause = { text: string; tokens: readonly Token[]; quotes: readonly string[] };

/** What went before in the same instruction: "add a cat and a dog". */
export type Before = {
  verb: Verb | undefined;
  /** Parts that were named without saying what shall become of them: "the sky and the ground darker". */
  regions: readonly Region[];
  /** An "and" stands between. */
  isJoined: boolean;
};

export type Reading = {
  operations: Operation[];
  /** Words of the clause that could not be made use of, while the rest could. */
  ignored?: string[];
};

export function meaningOf<Name extends MeaningName>(token: Token, name: Name): MeaningOf<Name> | undefined {
  return token.meanings.find((meaning): meaning is MeaningOf<Name> => meaning.is === name);
}

type Found<Name extends MeaningName> = readonly { token: Token; meaning: MeaningOf<Name> }[];

/** Asked for again with each word of a clause, it would cost with the square of their number. */
const found = new WeakMap<Clause, Map<MeaningName, Found<MeaningName>>>();

export function findAll<Name extends MeaningName>(clause: Clause, name: Name): Found<Name> {
  const ofClause = found.get(clause) ?? new Map<MeaningName, Found<MeaningName>>();
  found.set(clause, ofClause);
  const before = ofClause.get(name);
  if (before) return before as Found<Name>;
  const all = clause.tokens.flatMap((token) => {
    const meaning = meaningOf(token, name);
    return meaning ? [{ token, meaning }] : [];
  });
  ofClause.set(name, all);
  return all;
}

/** Each part of an image once, however often it was named. */
export function distinctRegions(regions: readonly Region[]): Region[] {
  return [...new Map(regions.map((region) => [JSON.stringify(region), region])).values()];
}

export function has(clause: Clause, name: MeaningName): boolean {
  return clause.tokens.some((token) => meaningOf(token, name));
}

export function hasVerb(clause: Clause, ...verbs: Verb[]): boolean {
  return findAll(clause, 'verb').some(({ meaning }) => verbs.includes(meaning.value));
}

export function unknownWords(clause: Clause): Token[] {
  return clause.tokens.filter(({ meanings }) => meanings.length === 0);
}

/** How much of it: the degrees that are said, or a part of a hundred. */
export function amountOf(clause: Clause): number {
  const [percent] = findAll(clause, 'percent');
  if (percent) return Math.min(2, Math.max(0.15, percent.meaning.value / 40));
  const degrees = findAll(clause, 'degree').map(({ meaning }) => meaning.value);
  return Math.min(
    2,
    Math.max(
      0.35,
      degrees.reduce((product, degree) => product * degree, 1),
    ),
  );
}

const PLACES: Record<PlaceWord, Place> = {
  left: { across: 'left' },
  right: { across: 'right' },
  centre: { across: 'middle', down: 'middle' },
  top: { down: 'top' },
  bottom: { down: 'bottom' },
  'upper-left': { across: 'left', down: 'top' },
  'upper-right': { across: 'right', down: 'top' },
  'lower-left': { across: 'left', down: 'bottom' },
  'lower-right': { across: 'right', down: 'bottom' },
  corner: { across: 'right', down: 'bottom' },
  sky: { on: 'sky' },
  ground: { on: 'ground' },
  table: { on: 'table' },
  head: { on: 'head' },
};

export function placeOf(clause: Clause): Place {
  return Object.assign({}, ...findAll(clause, 'place').map(({ meaning }) => PLACES[meaning.value])) as Place;
}

/** "The hair of the woman on the right": of nobody else. Of whose right the right eye is nobody knows. */
export function ofOne(region: Region, clause: Clause): Region {
  const { across } = placeOf(clause);
  const isOfSomebody = region.kind === 'person' || region.kind === 'subject';
  return isOfSomebody && across && SOMEBODY.test(clause.text) ? { ...region, across } : region;
}

const SOMEBODY = /\b(?:person|man|woman|girl|boy|guy|lady)\b|[人位]|女孩|男孩|[男女]生|女士|男士|先生|小姐/iu;

export function coloursOf(clause: Clause): { token: Token; colour: ColourEntry }[] {
  return findAll(clause, 'colour').map(({ token, meaning }) => ({ token, colour: meaning.value }));
}

/** The words from a place in the clause to its end. */
export function restAfter(clause: Clause, token: Token): string {
  return clause.text.slice(token.end).trim();
}

/** The same clause with these words left blank: what else it says. */
export function withoutWords({ text, quotes }: Clause, ...words: readonly RegExp[]): Clause {
  const rest = words.reduce((left, one) => left.replace(one, (found) => ' '.repeat(found.length)), text);
  return { text: rest, tokens: readTokens(rest), quotes };
}

/** Whether each of its words has one of these meanings. */
export function saysOnly({ tokens }: Clause, known: ReadonlySet<MeaningName>): boolean {
  return tokens.every(({ meanings }) => meanings.some(({ is }) => known.has(is)));
}

/** What light is asked for is said beside it: alone it would be more of it. */
const LIGHTING = /\blighting\b|(?:打光|光线|光照)的?/giu;
/** What a low sun makes of the sky. */
const OF_EVENING =
  /\b(?:golden|orange|pink|red|purple|crimson)\b(?! hour)|金色的?|橙色的?|粉色的?|紫色的?|红色的?/iu;
/** Of paint or cloth of a colour; of no print. */
const FINISH = /^(?:matte|glossy|shiny|metallic|哑光|亮光|金属)$/iu;

/** "Change the lighting to golden hour", "matte black": the same clause without words that only go with others there. */
export function withoutManner(clause: Clause): Clause {
  const bare = clause.text.search(LIGHTING) >= 0 ? withoutWords(clause, LIGHTING) : clause;
  // A golden sunset is no photo with a veil of gold over it.
  if (has(bare, 'hour') && !has(bare, 'region') && OF_EVENING.test(bare.text))
    return withoutWords(bare, OF_EVENING);
  const isSaid = (['hour', 'sort', 'tone', 'look'] as const).some((name) => has(bare, name));
  const rest = isSaid ? bare : clause;
  const finish = rest.tokens.find(
    (token, at) => FINISH.test(token.text) && meaningOf(rest.tokens[at + 1] ?? token, 'colour'),
  );
  return finish ? withoutWords(rest, new RegExp(finish.text, 'iu')) : rest;
}

/** "Change the red shirt to a blue shirt": the same clause without the second shirt, which is the first one. */
export function withoutEcho(clause: Clause): Clause {
  const { text, tokens, quotes } = clause;
  const at = tokens.findLastIndex((token) => meaningOf(token, 'into'));
  const after = tokens.slice(at + 1);
  const last = after.at(-1);
  if (at < 0 || !last || !after.some((token) => meaningOf(token, 'colour'))) return clause;
  const isEcho = tokens.slice(0, at).some((token) => isSame(token, last));
  const isBare = after.slice(0, -1).every(({ meanings }) => meanings.some(({ is }) => BEFORE_ECHO.has(is)));
  if (!isEcho || !isBare) return clause;
  const rest = text.slice(0, last.start) + ' '.repeat(last.end - last.start) + text.slice(last.end);
  return { text: rest, tokens: readTokens(rest), quotes };
}

const BEFORE_ECHO: ReadonlySet<MeaningName> = new Set(['colour', 'filler']);

/** A red dress instead of an outfit is another garment. */
function isSame(one: Token, other: Token): boolean {
  const isNamed = other.meanings.length === 0 || meaningOf(other, 'region') !== undefined;
  return isNamed && one.text.toLowerCase() === other.text.toLowerCase();
}
