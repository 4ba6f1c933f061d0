// "A cat and a dog on a sofa": where the last of several is, all of them are.

import type { LinkRelation, Subject } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import { isHandInHand } from '../people/hold-hands.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import { CONSUMING } from './link-kinds.ts';
import { listBefore } from '../people/list-of-people.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { seatsTwo } from '../../casting/seats-two.ts';
import { workWith } from '../../lexicon/hand-work.ts';
import { isPicked } from '../../people/hands.ts';
import { isContainer } from '../../contents/containers.ts';
import { cabinOf } from '../../things/cabins.ts';
import { metresOf } from '../../things/metres.ts';
import { isTableHigh } from '../../things/redrawn.ts';
import { means, type Word } from '../words/word.ts';

const PLACES: ReadonlySet<LinkRelation> = new Set(['on', 'under']);
const ALIVE: ReadonlySet<Subject['kind']> = new Set(['figure', 'face', 'full', 'bird']);
const SMALL_THINGS: ReadonlySet<Subject['kind']> = new Set(['full', 'face', 'bird', 'food', 'item', 'hat']);
/** In metres: a cat or the lamp of a desk, and no dog. */
const SMALL = 0.55;
const AND = /^(?:and|&|和|与|跟)$/i;

/**
 * The same for those who are named right beside, joined by "and": before who is tied, or after them where the place was
 * named first (沙发上有一只猫和一只狗).
 */
export function joinTies(
  words: readonly Word[],
  casting: readonly Noun[],
  cast: Cast,
  ties: readonly Tie[],
): Tie[] {
  const placeOf = new Map(casting.map((noun, place) => [cast.byNoun.get(noun), place] as const).toReversed());
  const tied = new Set(ties.filter(isPlaced).map(({ from }) => from));
  return ties.flatMap((tie) => {
    if (isHandInHand(tie)) return [tie, ...joinHolders(words, casting, cast, tie)];
    const rider = riderBefore(words, casting, cast, tie);
    if (rider) return [{ ...tie, from: rider }];
    if (tie.relation === 'holding') return [tie, ...holdMore(words, casting, cast, tie, ties)];
    const all = listed(words, casting, cast, tie, ties).filter(
      (one) =>
        tie.relation === 'touching' ||
        (CONSUMING.has(tie.relation) && tie.to?.isCounted !== true) ||
        (!tied.has(one) && isOfSeveral(tie, one)),
    );
    if (all.length > 0) return [...all.map((from) => ({ ...tie, from, words: '' })), tie];
    const place = placeOf.get(tie.from) ?? 0;
    const isNamedAfter = (placeOf.get(tie.to ?? undefined) ?? Infinity) < place;
    const listing = isNamedAfter ? listedAfter(words, casting.slice(place), cast, tie) : [];
    if (listing.length > 0)
      return [tie, ...listing.filter((one) => !tied.has(one)).map((from) => ({ ...tie, from, words: '' }))];
    const [first, second] = isNamedAfter ? [place, place + 1] : [place - 1, place];
    const [before, after] = [casting[first], casting[second]];
    const other = casting[isNamedAfter ? second : first];
    const from = other && cast.byNoun.get(other);
    if (!before || !after || !from || tied.has(from) || !isOfSeveral(tie, from)) return [tie];
    // "Reading from a book and a raven on a skull".
    const isUsed = USED.test(leadOf(words, before)) && from.kind === 'item' && ALIVE.has(tie.from.kind);
    return isJoined(words, before, after) && !isUsed ? [{ ...tie, from, words: '' }, tie] : [tie];
  });
}

/** 茶几上有茶具、一盘瓜子和一盆文竹: small things of one list, after the first of them; what is unknown among them is one of it. */
function listedAfter(
  words: readonly Word[],
  [first, ...rest]: readonly Noun[],
  { byNoun }: Cast,
  tie: Tie,
): Subject[] {
  const listing: Subject[] = [];
  let last = first;
  for (const noun of rest) {
    const [subject, between] = [byNoun.get(noun), words.slice((last?.at ?? 0) + 1, noun.at)];
    if (!subject || !between.every((word) => !means(word, ...ENDS_LIST))) break;
    // "With a teapot, a plate of cookies and a candle": after a comma only things are of the list.
    const isApart = noun.word.clause !== last?.word.clause;
    if (isApart && (ALIVE.has(subject.kind) || subject.key.startsWith('potted-'))) break;
    last = noun;
    // 一盘饼干: they are on the plate.
    if (between.every((word) => /^(?:of|的)$/i.test(word.text))) continue;
    const isPot = subject.key.startsWith('potted-') && subject.size === undefined && tie.to?.key !== 'stool';
    const isSmall = isPot || isOfSeveral(tie, subject);
    if (!isSmall || !(isApart || between.some((word) => means(word, 'joiner')))) break;
    listing.push(subject);
  }
  return listing;
}
/** In the other hand. */
const ARMS = /^(?:shield|sword|spear|staff|bow|torch|plain-flag)$/;
const USED = /^(?:from|reading|holding|with|carrying|using)$/i;

/** The word before a thing and what is said of it. */
function leadOf(words: readonly Word[], { at, word }: Noun): string {
  const lead = words
    .slice(Math.max(0, at - 4), at)
    .findLast((one) => one.clause === word.clause && !means(one, 'adjective', 'colour', 'size', 'number'));
  return lead?.text ?? '';
}

const ENDS_LIST = ['link', 'place-after', 'scene', 'near-scene', 'surface', 'act', 'person-act'] as const;

/** "Mom, dad and two kids sitting on a sofa", "fishing with his grandfather on a pier": who is named in one list with who is tied, or is with them. */
function listed(
  words: readonly Word[],
  casting: readonly Noun[],
  cast: Cast,
  { from, to, word }: Tie,
  ties: readonly Tie[],
): Subject[] {
  const company = ties.find(
    (tie) => tie.relation === 'beside' && tie.words === '' && tie.to === from && tie.from.kind === 'figure',
  );
  // "Repairs an owl on his desk": who does so is not up there with it.
  if (company) return to && isTableHigh(to) ? [] : [company.from];
  if (from.kind !== 'figure') return [];
  const [own, ...others] = listBefore(words, casting, words.indexOf(word), cast);
  return own?.subject === from ? others.map(({ subject }) => subject) : [];
}

/** 爸爸妈妈牵着孩子, "with her son and daughter": who is named right beside one of the two holds a hand as well. */
function joinHolders(
  words: readonly Word[],
  casting: readonly Noun[],
  cast: Cast,
  { from, to, word, relation, words: spoken }: Tie,
): Tie[] {
  const nounOf = (subject: Subject | null): number =>
    casting.findIndex((noun) => subject !== null && cast.byNoun.get(noun) === subject);
  const besides = [nounOf(from), nounOf(to)].flatMap((at) => {
    const noun = casting[at];
    if (!noun) return [];
    return [at - 1, at + 1].flatMap((beside) => {
      const other = casting[beside];
      const who = other && cast.byNoun.get(other);
      if (!who || who.kind !== 'figure' || who === from || who === to) return [];
      const [before, after] = beside < at ? [other, noun] : [noun, other];
      const isBeside = before.word.end === after.word.start || before.word === after.word;
      return isBeside || isJoined(words, before, after) ? [who] : [];
    });
  });
  return [...new Set(besides)].map((who) => ({ relation, from: who, to: from, words: spoken, word }));
}

/** "A witch and her cat flying on a broom": where there is room for one, it is she who rides. */
function riderBefore(
  words: readonly Word[],
  casting: readonly Noun[],
  cast: Cast,
  { relation, from, to }: Tie,
): Subject | undefined {
  if (relation !== 'riding' || from.kind === 'figure' || to?.key !== 'broom') return undefined;
  const at = casting.findIndex((noun) => cast.byNoun.get(noun) === from);
  const [before, own] = [casting[at - 1], casting[at]];
  const other = before && cast.byNoun.get(before);
  return before && own && other?.kind === 'figure' && isJoined(words, before, own) ? other : undefined;
}

/** "Holding a red balloon and cotton candy": what is named right beside it is in the other hand. */
function holdMore(
  words: readonly Word[],
  casting: readonly Noun[],
  cast: Cast,
  tie: Tie,
  ties: readonly Tie[],
): Tie[] {
  const at = casting.findIndex((noun) => tie.to !== null && cast.byNoun.get(noun) === tie.to);
  const [held, next] = casting.slice(at, at + 2);
  const other = next && cast.byNoun.get(next);
  if (at < 0 || !held || !next || !other || held.at < words.indexOf(tie.word)) return [];
  // "Three soldiers with swords and shields": each of them.
  const isOfEach = tie.from.count > 1 && other.isCounted !== true && ARMS.test(other.key);
  // "A family with bread and cheese" has a table for it.
  const isHad = tie.words !== '' || (HAVING.test(tie.word.text) && other.kind !== 'food');
  const isOne = tie.from.count === 1 && isHad;
  const isHolder = tie.from.kind === 'figure' && (isOne || isOfEach);
  if (!isHolder) return [];
  const isHandy =
    isOfEach ||
    (other.count === 1 && (ARMS.test(other.key) || other.key === 'umbrella')) ||
    ((other.kind === 'food' || other.kind === 'item' || isPicked(other) || workWith(other) === 'cradle') &&
      metresOf(other) < SMALL);
  const isFree = ties.every(({ from, to }) => from !== other && to !== other);
  return isHandy && isFree && isJoined(words, held, next) ? [{ ...tie, to: other, words: '' }] : [];
}

const HAVING = /^(?:with|has|having|armed with)$/i;

function isPlaced({ relation, to }: Pick<Tie, 'relation' | 'to'>): boolean {
  const isRidden = relation === 'riding' && to != null && seatsTwo(to);
  return (
    PLACES.has(relation) ||
    isRidden ||
    (relation === 'in' && to != null && (to.kind === 'boat' || to.key === 'hand-cart' || isContainer(to))) ||
    isSeated({ relation, to })
  );
}

/** In a vehicle whose seats are seen. */
function isSeated({ relation, to }: Pick<Tie, 'relation' | 'to'>): boolean {
  const seats = (relation === 'driving' || relation === 'in') && to ? cabinOf(to)?.seats : undefined;
  return seats !== undefined && seats.length > 1 && to?.count === 1;
}

/** All that live, or small animals and things: "a cat and a teapot on a table", but whoever is with a cake sits there. */
function isOfSeveral({ relation, from, to }: Tie, other: Subject): boolean {
  // "A nurse and an old man in a wheelchair".
  const isPlace = to !== null && isPlaced({ relation, to }) && to.key !== 'wheelchair';
  if (!isPlace || other === to) return false;
  const both = [from, other];
  return (
    both.every(({ kind }) => ALIVE.has(kind)) ||
    both.every((one) => SMALL_THINGS.has(one.kind) && metresOf(one) < SMALL)
  );
}

/** Whether one is named right after the other, with "and" between them. */
export function isJoined(words: readonly Word[], before: Noun, noun: Noun): boolean {
  const between = words.slice(before.at + 1, noun.at);
  return (
    before.word.clause === noun.word.clause &&
    between.some(({ text }) => AND.test(text)) &&
    between.every(
      (word) =>
        AND.test(word.text) ||
        /^(?:an?|the|his|her|their|一[只位个名条])$/i.test(word.text) ||
        means(word, 'number', 'colour', 'size', 'adjective'),
    )
  );
}
