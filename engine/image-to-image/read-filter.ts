// Reads a filter or a tint of one colour: "add a pink filter", "a blue filter on the background", 加个蓝色滤镜.
import {
  amountOf,
  coloursOf,
  distinctRegions,
  findAll,
  has,
  hasVerb,
  type Clause,
  type Reading,
} from './clause.ts';

const FILTER = /\b(?:filters?|tints?|overlay)\b|滤镜/iu;

const NAMES_COLOUR: ReadonlySet<string> = new Set(['warm', 'cool']);

/** Null for what is no filter, or one of something that nobody can find. */
export function readFilter(clause: Clause): Reading | null {
  const [first, ...others] = coloursOf(clause);
  if (!first || others.length > 0 || !FILTER.test(clause.text)) return null;
  const isAsked = findAll(clause, 'verb').length === 0 || hasVerb(clause, 'add', 'change');
  if (!isAsked || (['not', 'ink', 'look'] as const).some((name) => has(clause, name))) return null;
  // "A warm orange filter" is of one colour; "brighter, with a pink filter" asks for more.
  if (findAll(clause, 'tone').some(({ meaning }) => !NAMES_COLOUR.has(meaning.value))) return null;
  if (clause.tokens.some(({ meanings }) => meanings.length === 0)) return null;
  const places = findAll(clause, 'place').map(({ meaning }) => meaning.value);
  if (places.some((place) => place !== 'sky')) return null;
  const regions = distinctRegions([
    ...findAll(clause, 'region').map(({ meaning }) => meaning.value),
    ...places.map(() => ({ kind: 'sky' }) as const),
  ]);
  const filter = { do: 'colour', colour: first.colour.rgb, amount: amountOf(clause) } as const;
  return { operations: regions.length === 0 ? [filter] : regions.map((region) => ({ ...filter, region })) };
}
