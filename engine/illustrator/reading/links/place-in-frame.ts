// Reads where in the image something is: "a cat on the left", 左边是猫.

import type { LinkRelation, Subject } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import { inMiddleOf } from './in-middle-of.ts';
import { subjectOf, type Read } from './place-after.ts';
import { isUnknown, means, type Word } from '../words/word.ts';
import { DOER_KINDS } from '../subject-kinds.ts';

export function isSide(relation: LinkRelation | undefined): boolean {
  return relation === 'left' || relation === 'right';
}

/** "In the middle of a square", 院子中间: who is in the middle of the place where all is is in the middle of the image. */
function isAmid(words: readonly Word[], at: number, relation: LinkRelation): boolean {
  if (relation !== 'middle') return false;
  const place = words.slice(at + 2).find(({ text }) => !/^(?:an?|the)$/i.test(text));
  return (
    place !== undefined &&
    place.clause === words[at]?.clause &&
    !means(place, 'subject', 'number', 'time', 'weather', 'mood')
  );
}

/** Something that nobody knows is named after "and" since the noun at `from`. */
function isOfUnknown(words: readonly Word[], from: number, at: number): boolean {
  const joiner = words.findLastIndex((word, place) => place > from && place < at && means(word, 'joiner'));
  const named = words.slice(joiner + 1, at);
  return (
    joiner > from &&
    /^(?:an?|the)$/i.test(named[0]?.text ?? '') &&
    named.some((word) => isUnknown(word) || means(word, 'undrawn')) &&
    !named.some((word) => means(word, 'subject'))
  );
}

const FRAME = /^(?:image|picture|frame|photo|scene|canvas|page|composition)$/i;

const QUOTED = /["“”「『《]/u;

/** "On the left of the picture". */
export function isOfFrame(words: readonly Word[], at: number): boolean {
  return words.slice(at + 1, at + 4).some(({ text }) => FRAME.test(text));
}

/** 老人坐在长椅上,左边放着拐杖,右边趴着狗: at the sides of whoever was named before, unless sides of the image are told. */
function besideNamed(
  { words, casting, cast }: Read,
  at: number,
  relation: LinkRelation,
  ties: readonly Tie[],
): Tie | undefined {
  const word = words[at] as Word;
  if (!isSide(relation) || words[at - 1]?.clause === word.clause) return undefined;
  const sides = ties.filter((tie) => isSide(tie.relation));
  if (sides.some(({ to }) => to === null)) return undefined;
  const next = casting.find((noun) => noun.at > at && noun.word.clause === word.clause);
  const body = casting.findLast(
    (noun) => noun.at < at && DOER_KINDS.has(cast.byNoun.get(noun)?.kind ?? 'sky'),
  );
  const [from, to] = [subjectOf(next, cast), sides.at(-1)?.to ?? subjectOf(body, cast)];
  return from && to && from !== to ? { relation, from, to, words: word.text, word } : undefined;
}

/** "A dog on a beach, on the right": a clause of nothing but the place is about whom the one before began with. */
function saidBefore(words: readonly Word[], casting: readonly Noun[], at: number): Noun | undefined {
  const { clause } = words[at] as Word;
  const isBare = words.every(
    (word, place) => place === at || word.clause !== clause || means(word, 'structure'),
  );
  const last = isBare ? casting.findLast((noun) => noun.at < at)?.word.clause : undefined;
  return casting.find((noun) => noun.word.clause === last);
}

const LIES: ReadonlySet<Subject['kind']> = new Set(['food', 'item']);

/** "A cat on the left", "on the right a dog", 左边是猫. */
export function placeInFrame(
  { text, words, casting, cast }: Read,
  at: number,
  relation: LinkRelation,
  ties: readonly Tie[],
): Tie | undefined {
  const word = words[at] as Word;
  // "In the center of a wheel": of what is named, and not of the image.
  if (words[at + 1]?.text === 'of' && !isOfFrame(words, at) && !isAmid(words, at, relation))
    return inMiddleOf({ text, words, casting, cast }, at);
  const before = casting.findLast((noun) => noun.at < at && noun.word.clause === word.clause);
  const beside =
    before || !word.isHan ? undefined : besideNamed({ text, words, casting, cast }, at, relation, ties);
  if (beside) return beside;
  // "A traffic light and a popcorn machine on the right": what is there is not drawn.
  if (before && isOfUnknown(words, before.at, at)) return undefined;
  // "The text "OPEN" at the top": the letters are there.
  if (before && QUOTED.test(text.slice(before.word.end, word.start))) return undefined;
  const next = casting.find((noun) => noun.at > at && noun.word.clause === word.clause);
  const from = subjectOf(before ?? next ?? saidBefore(words, casting, at), cast);
  // A cake with a number on top does not fly.
  if (relation === 'top' && from !== undefined && LIES.has(from.kind)) return undefined;
  if (!from) return undefined;
  // On the ground nothing is in an upper corner, and in the sky nothing in a lower one.
  const isAloft = ALOFT.has(from.kind);
  const row =
    UPPER.test(word.text) && !isAloft ? 'top' : LOWER.test(word.text) && isAloft ? 'bottom' : undefined;
  return { relation: row ?? relation, from, to: null, words: word.text, word };
}

const UPPER = /top|upper|上/;

const LOWER = /bottom|lower|下/;

const ALOFT: ReadonlySet<Subject['kind']> = new Set(['sky', 'air', 'bird', 'hang']);
