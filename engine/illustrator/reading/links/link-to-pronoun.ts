// "Ducks around it", "a bicycle behind him", "a piano to her left", "above her head a kite": the place belongs to who or
// what the pronoun stands for.

import type { LinkRelation, Subject } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { isUnknown, means, meaningOf, type Word } from '../words/word.ts';
import { HAVING, STANDS } from './link-kinds.ts';
import { BODY_KINDS } from '../subject-kinds.ts';

const PRONOUN = /^(?:it|them|him|her)$/i;
const WHOSE = /^(?:its|his|her|their)$/i;
/** After these the side is said of somebody: "to her left". */
const SIDE_OF = /^(?:to|on|at|by)$/i;
const SIDES = /^(?:left|right)$/i;
const HEAD = /^heads?$/i;
/** "Her" before anything else is said of what comes after it. */
const AFTER_PRONOUN =
  /^(?:an?|the|and|or|but|in|on|at|with|while|as|is|are|stands?|sits?|lies|to|under|by|from|of)$/i;
const PLACES: ReadonlySet<LinkRelation> = new Set([
  ...STANDS,
  'left',
  'right',
  'in',
  'chasing',
  'following',
  'between',
]);
/** What is on food is a topping, and is read elsewhere. */
const TOPPED: ReadonlySet<LinkRelation> = new Set(['on', 'over']);

type Read = { words: readonly Word[]; casting: readonly Noun[]; cast: Cast };
/** Whom the words from `start` to `end` name. */
type Phrase = { relation: LinkRelation; pronoun: string; start: number; end: number };

/** From what was named before the pronoun, or comes after it in its clause, to what that stands for. */
export function linkToPronoun(read: Read, at: number): Tie | undefined {
  const { words, casting, cast } = read;
  const phrase = phraseAt(words, at);
  if (!phrase) return undefined;
  const { relation, start, end } = phrase;
  const word = words[at] as Word;
  const inClause = (noun: Noun): boolean => noun.word.clause === word.clause;
  const last = casting.findLast((noun) => noun.at < start && inClause(noun));
  if (last ? isOfOther(words.slice(last.at + 1, start)) : isOfOther(wordsBefore(words, start)))
    return undefined;
  const after = casting.find((noun) => noun.at > end && inClause(noun));
  // "Steam rising above it and a row of mugs": they are not said to be there.
  const isNext = after !== undefined && !words.slice(end + 1, after.at).some((one) => means(one, 'joiner'));
  const one = last ?? (isNext ? after : undefined);
  const found = (last ? [...havers(read, phrase, last), headOf(read, last), last] : one ? [one] : [])
    .map((noun) => [noun, meantBy(read, phrase, noun, start)] as const)
    .find(([, other]) => other !== undefined);
  const [from, to] = found?.map((noun) => noun && cast.byNoun.get(noun)) ?? [];
  if (!from || !to || from === to || to.kind === 'sky') return undefined;
  if (to.kind === 'food' && TOPPED.has(relation)) return undefined;
  const told = words
    .slice(start, end + 1)
    .map(({ text }) => text)
    .join(' ');
  return { relation: afterOr(relation, words, start), from, to, words: told, word };
}

/** "A tent with two people inside", "a window, a knight below": at what was named before, though no word stands for it. */
export function linkToNamed({ words, casting, cast }: Read, at: number): Tie | undefined {
  const word = words[at] as Word;
  const [end, relation] = adverbAt(words, at);
  if (!end || !relation) return undefined;
  const last = casting.findLast((noun) => noun.at < at && noun.word.clause === word.clause);
  if (!last || isOfOther(words.slice(last.at + 1, at))) return undefined;
  const one = headOf({ words, casting }, last);
  const before = casting[casting.indexOf(one) - 1];
  // "A chair with a cat below"; else what the clause before begins with.
  const isOfClause = before?.word.clause === one.word.clause;
  if (isOfClause && !words.slice(before.at + 1, one.at).some(({ text }) => HAVING.test(text)))
    return undefined;
  const isListed = isOfClause && words.slice(before.at + 1, one.at).some((word) => means(word, 'joiner'));
  // "Fish around her and an octopus below": below her.
  const earlier = isListed
    ? casting.findLast((noun) => noun.at < at && noun.word.clause !== word.clause)
    : before;
  const other =
    isOfClause && !(isListed && earlier)
      ? before
      : casting.find((noun) => noun.word.clause === earlier?.word.clause);
  const [from, to] = [cast.byNoun.get(one), other && cast.byNoun.get(other)];
  if (!from || !to || from === to || to.kind === 'sky') return undefined;
  if (!STANDING.has(from.kind) && from.kind !== 'fish') return undefined;
  if (relation === 'in' && !(BODY_KINDS.has(from.kind) && to.kind === 'building')) return undefined;
  return {
    relation: afterOr(relation, words, at),
    from,
    to,
    words: end === word ? word.text : `${word.text} ${end.text}`,
    word,
  };
}

/** "A tractor in a field, a dog running behind": it goes after it. */
function afterOr(relation: LinkRelation, words: readonly Word[], at: number): LinkRelation {
  const before = words[at - 1];
  const goes =
    meaningOf(before, 'act')?.value === 'run' ||
    meaningOf(before, 'rest')?.value === 'run' ||
    meaningOf(before, 'person-act')?.value === 'walk' ||
    /^(?:trot|follow|trail|gallop|bound)(?:s|ing)$/i.test(before?.text ?? '');
  return relation === 'behind' && goes ? 'following' : relation;
}

/** A place that nothing is named after: its last word, and what it says. */
function adverbAt(words: readonly Word[], at: number): [Word?, LinkRelation?] {
  const word = words[at] as Word;
  if (word.isHan) return [];
  const isFront = /^in$/i.test(word.text) && /^front$/i.test(words[at + 1]?.text ?? '');
  const relation = isFront ? 'in_front' : ADVERBS[word.text.toLowerCase()];
  const end = words[isFront ? at + 1 : at];
  const next = words[isFront ? at + 2 : at + 1];
  const isLast =
    next?.clause !== word.clause || means(next, 'joiner') || /^(?:with|while)$/i.test(next?.text ?? '');
  return relation && isLast ? [end, relation] : [];
}
const ADVERBS: Readonly<Record<string, LinkRelation>> = {
  inside: 'in',
  below: 'under',
  beneath: 'under',
  underneath: 'under',
  behind: 'behind',
};
/** Of others a spot tells nothing: flowers grow, and a moon is over all. */
const STANDING: ReadonlySet<Subject['kind']> = new Set([
  ...(BODY_KINDS as ReadonlySet<Subject['kind']>),
  'item',
  'vehicle',
  'building',
  'boat',
  'food',
]);

/** "With banners behind it": of what is not drawn, or is no more than a place. */
function isOfOther(between: readonly Word[]): boolean {
  return between.some(
    (word) =>
      HAVING.test(word.text) ||
      isUnknown(word) ||
      means(word, 'scene', 'near-scene', 'undrawn', 'part', 'garment', 'carrier'),
  );
}

/** Of the same clause. */
function wordsBefore(words: readonly Word[], at: number): Word[] {
  return words.slice(0, at).filter(({ clause }) => clause === words[at]?.clause);
}

/** Whether the word at `at` leads to a pronoun, and to nothing that comes after it. */
export function leadsToPronoun(words: readonly Word[], at: number): boolean {
  return phraseAt(words, at) !== undefined;
}

/** A place with its pronoun, of which the word at `at` is the place. */
function phraseAt(words: readonly Word[], at: number): Phrase | undefined {
  const { text, clause, isHan } = words[at] as Word;
  const next = words[at + 1];
  const [before, whose] = [words[at - 2], words[at - 1]];
  if (isHan) return undefined;
  if (SIDES.test(text) && whose && WHOSE.test(whose.text) && SIDE_OF.test(before?.text ?? ''))
    return { relation: text.toLowerCase() as 'left' | 'right', pronoun: whose.text, start: at - 2, end: at };
  const relation = meaningOf(words[at], 'link')?.value;
  if (!next || next.clause !== clause || relation === undefined || !PLACES.has(relation)) return undefined;
  if (relation === 'beside' && HAVING.test(text)) return undefined;
  const head = words[at + 2];
  if (relation === 'over' && WHOSE.test(next.text) && head?.clause === clause && HEAD.test(head.text))
    return { relation, pronoun: next.text, start: at, end: at + 2 };
  const isPronoun = PRONOUN.test(next.text) && !(/^her$/i.test(next.text) && isPossessed(words, at + 2));
  return isPronoun ? { relation, pronoun: next.text, start: at, end: at + 1 } : undefined;
}

/** "Behind her dog". */
function isPossessed(words: readonly Word[], at: number): boolean {
  const [own, after] = [words[at - 1], words[at]];
  if (!after || after.run !== own?.run) return false;
  return !AFTER_PRONOUN.test(after.text) && !means(after, 'link', 'act', 'person-act', 'rest');
}

/** "Two guards with spears behind him": he is none of the two, and they are there with what they have. */
function havers({ words, casting, cast }: Read, { pronoun }: Phrase, noun: Noun): Noun[] {
  const before = casting[casting.indexOf(noun) - 1];
  const who = before && cast.byNoun.get(before);
  const isWith =
    before?.word.clause === noun.word.clause &&
    words.slice(before.at + 1, noun.at).some(({ text }) => /^with$/i.test(text));
  return isWith && who?.kind === 'figure' && who.count > 1 && /^h/i.test(pronoun) ? [before] : [];
}

/** "A kite hanging from a branch above it", "a waiter carries two plates behind him": the kite and the waiter are there. */
function headOf({ words, casting }: Omit<Read, 'cast'>, noun: Noun): Noun {
  const before = casting[casting.indexOf(noun) - 1];
  if (before?.word.clause !== noun.word.clause) return noun;
  const between = words.slice(before.at + 1, noun.at);
  if (between.some((word) => HAVING.test(word.text) || means(word, 'joiner'))) return noun;
  // "Her bicycle leaning against a bench behind her": with the bench goes what leans on it.
  const isThing = STANDING.has(meaningOf(noun.word, 'subject')?.value.kind ?? 'sky');
  if (isThing && between.some((word) => meaningOf(word, 'link')?.value === 'leaning_on')) return noun;
  return between.some((word) => means(word, 'link')) ? headOf({ words, casting }, before) : noun;
}

function isOne(subject: Subject | undefined): boolean {
  return subject?.count === 1 && subject.kind !== 'figure';
}

function meantBy(read: Read, { pronoun, relation }: Phrase, one: Noun, start: number): Noun | undefined {
  const { words, casting, cast } = read;
  const subjectOf = (noun: Noun): Subject | undefined => cast.byNoun.get(noun);
  const earlier = casting.filter((noun) => noun.at < Math.min(one.at, start) && noun !== one);
  if (/^h/i.test(pronoun)) {
    const sex = /^her$/i.test(pronoun) ? 'woman' : 'man';
    const figures = earlier.filter((noun) => {
      const who = subjectOf(noun);
      return who?.kind === 'figure' && who.count === 1;
    });
    return (
      figures.findLast((noun) => (subjectOf(noun)?.person?.sex ?? sex) === sex) ??
      figures.at(-1) ??
      earlier.findLast((noun) => BODY_KINDS.has(subjectOf(noun)?.kind ?? 'sky'))
    );
  }
  // Flowers are around ducks, and what comes next is behind the ducks as well.
  if (/^the/i.test(pronoun))
    return (
      earlier.findLast((noun) => BODY_KINDS.has(subjectOf(noun)?.kind ?? 'sky')) ??
      earlier.findLast((noun) => STANDING.has(subjectOf(noun)?.kind ?? 'sky')) ??
      earlier.at(-1)
    );
  const things = earlier.filter((noun) => isOne(subjectOf(noun)));
  const before = things.at(-1);
  if (!before) return undefined;
  // "A chair with a cat under it".
  if (before.word.clause === one.word.clause) {
    const between = words.slice(before.at + 1, one.at);
    if (!between.some(({ text }) => HAVING.test(text))) return undefined;
    if (
      between.some((word) => means(word, 'joiner')) &&
      !between.some(({ text }) => /^(?:with|ha)/i.test(text))
    ) {
      const earlierOnes = things.filter((noun) => noun.word.clause !== one.word.clause);
      const { clause } = earlierOnes.at(-1)?.word ?? {};
      return earlierOnes.find((noun) => noun.word.clause === clause) ?? before;
    }
    // "A suitcase on a bed with a cat inside it".
    const leader = relation === 'on' || relation === 'under' ? before : headOf(read, before);
    return isOne(subjectOf(leader)) ? leader : before;
  }
  // "An owl on books, a candle on its left and an hourglass on its right": of the owl both.
  // "A vase between two candles on a table, an open book in front of it": what the clause before begins with.
  const head = things.find((noun) => noun.word.clause === before.word.clause);
  // "A piano against the wall, a cat on top of it": on no wall.
  return relation === 'on' && STANDING.has(subjectOf(before)?.kind ?? 'sky') ? before : head;
}
