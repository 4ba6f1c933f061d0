// "Salmon in a bowl with rice", 碗里有米饭、三文鱼和黄瓜: what is named piece by piece is in the one bowl.

import type { SubjectEntry } from '../../lexicon/subject.ts';
import { canTop, isBowl } from '../../contents/toppings.ts';
import { edibleOf } from './name-foods.ts';
import { ADJECTIVE, means, meaningOf, type Word } from '../words/word.ts';

type Bowl = Omit<SubjectEntry, 'words'>;

const BOWL = /^(?:bowls?|一?碗)$/i;
/** Served with what is on it. */
const ON_RICE: Bowl = { key: 'rice-bowl', drawing: 'own/rice-bowl', kind: 'food', height: 0.4 };
const ON_LEAVES: Bowl = { key: 'leaf-bowl', drawing: 'own/leaf-bowl', kind: 'food', height: 0.4 };
/** Of animals these are eaten wherever a bowl is named with them. */
const ALWAYS_EATEN = /^(?:salmon|tuna|shrimps?|prawns?|三文鱼|金枪鱼|吞拿鱼|虾仁|大虾)$/i;
/** Nobody fills a bowl with meat and rice and means another. */
const INSIDE_HAN = /^(?:碗|碗里|碗中|里面|里|中)$/u;

/** Returns the words, with such a bowl named as a dish and what is in it as food. */
export function serveBowls(words: readonly Word[]): Word[] {
  const at = words.findIndex((word) => BOWL.test(word.text));
  const bowl = words[at];
  if (!bowl || words.some((word) => meaningOf(word, 'subject')?.value.key === 'fish-bowl')) return [...words];
  if (isBowlOfDish(words, at) || (bowl.isHan && dishBefore(words, at)))
    return words.map((word) => (word === bowl ? { ...word, meanings: ADJECTIVE } : word));
  const clauses = listAround(words, bowl);
  const isHere = (word: Word): boolean => clauses.has(word.clause);
  const inside = words.filter((word) => isHere(word) && partOf(word));
  const eaten = inside.filter((word) => isMeat(word));
  const isMixed = inside.length > 1 ? !means(bowl, 'subject') || eaten.length > 0 : false;
  const isOfOne = inside.length === 1 && ALWAYS_EATEN.test(inside[0]?.text ?? '');
  // What has a bowl of its own is in that.
  if (!(isMixed || isOfOne) || words.some((word) => isHere(word) && isOtherDish(word))) return [...words];
  const value = inside.some((word) => isRice(word)) ? ON_RICE : ON_LEAVES;
  return words.map((word) => {
    if (word === bowl) return { ...word, isPlural: false, meanings: [{ is: 'subject', value }] };
    const part = inside.includes(word) ? partOf(word) : undefined;
    return part ? { ...word, meanings: [{ is: 'subject', value: part }] } : word;
  });
}

/** 牛肉面，葱花，大碗, "ramen, ceramic bowl": a list of what there is, and the bowl that the dish is in. */
export function isBowlOfDish(words: readonly Word[], at: number): boolean {
  return isTag(words, at) && words.slice(0, at).some((word) => isInBowl(subjectOf(word)));
}

/** With nothing beside it that is a thing, too, or a number of them. */
function isTag(words: readonly Word[], at: number): boolean {
  const { clause } = words[at] as Word;
  return words.every(
    (word, index) =>
      index === at || word.clause !== clause || !means(word, 'subject', 'scene', 'link', 'number'),
  );
}

/** The clauses of its list: those beside its own with nothing but food in them. */
function listAround(words: readonly Word[], { clause }: Word): ReadonlySet<number> {
  const clauses = new Set([clause]);
  const said = Map.groupBy(words, (word) => word.clause);
  for (const step of [-1, 1])
    for (let next = clause + step; isList(said.get(next) ?? []); next += step) clauses.add(next);
  return clauses;
}

function isList(words: readonly Word[]): boolean {
  return (
    words.some((word) => partOf(word)) &&
    words.every(
      (word) =>
        partOf(word) ?? means(word, 'adjective', 'structure', 'joiner', 'colour', 'number', 'link', 'size'),
    )
  );
}

function isRice(word: Word): boolean {
  return meaningOf(word, 'subject')?.value.key === 'rice';
}

function isMeat(word: Word): boolean {
  return edibleOf(word.text) !== undefined;
}

/** As food that can lie in a bowl. */
function partOf(word: Word): Bowl | undefined {
  const subject = meaningOf(word, 'subject')?.value;
  if (subject?.key === 'rice') return subject;
  const edible = edibleOf(word.text);
  if (edible && canTop(edible, ON_RICE)) return edible;
  return subject && (subject.kind === 'food' || subject.key === 'mushroom') && canTop(subject, ON_RICE)
    ? { ...subject, kind: 'food' }
    : undefined;
}

function isOtherDish(word: Word): boolean {
  const subject = meaningOf(word, 'subject')?.value;
  return subject?.kind === 'food' && partOf(word) === undefined;
}

/** 三文鱼饭,碗里有黄瓜: the dish was named before its bowl. */
function dishBefore(words: readonly Word[], at: number): Word | undefined {
  const bowl = words[at] as Word;
  if (!INSIDE_HAN.test(bowl.text) || words[at - 1]?.clause === bowl.clause) return undefined;
  return words.find(
    (word) =>
      word.clause === bowl.clause - 1 && (isRice(word) || canTop({ key: 'cucumber' }, subjectOf(word))),
  );
}

function subjectOf(word: Word): { key: string } {
  return meaningOf(word, 'subject')?.value ?? { key: '' };
}

/** Drawn in a bowl of its own. */
function isInBowl(dish: { key: string }): boolean {
  return IN_BOWLS.test(dish.key) || isBowl(dish) || canTop({ key: 'cucumber' }, dish);
}
const IN_BOWLS = /^(?:mapo-tofu|wonton|rice-balls|congee|soup|.+-soup|.+-noodles)$/;
