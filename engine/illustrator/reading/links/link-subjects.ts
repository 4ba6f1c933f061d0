// Reads how things lie to each other: "a cat on a chair", 树下的女孩, "on the left".

import type { LinkRelation, Subject } from '../prompt-reading.ts';
import { metresOf } from '../../things/metres.ts';
import { isMusic, workWith } from '../../lexicon/hand-work.ts';
import type { Tie } from '../people/dress-people.ts';
import type { PersonLook } from '../people/person-look.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import { fillBasket } from '../food-and-vessels/fill-basket.ts';
import { fillContainers, placeFilled } from '../food-and-vessels/fill-containers.ts';
import { linkTaken, linkToEarlier, linkToIt, linkToLast } from './link-to-it.ts';
import { ARMED_SEATS, impliedLink } from './imply-links.ts';
import { leadsToPronoun, linkToNamed, linkToPronoun } from './link-to-pronoun.ts';
import { joinTies } from './join-ties.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { settleHeld } from './settle-held.ts';
import { shareGround } from './share-ground.ts';
import {
  isOfLight,
  isPrintedThere,
  isWornThere,
  placeAfter,
  tieBoth,
  turned,
  type Read,
} from './place-after.ts';
import { meaningOf, type Word } from '../words/word.ts';
import { linkBetween } from './link-between.ts';
import { BUSY_WITH, isDeed, MOUNTS, SEATS } from './link-kinds.ts';
import { ANIMAL_KINDS, DOER_KINDS, HOLDER_KINDS } from '../subject-kinds.ts';
import { isOfFrame, isSide, placeInFrame } from './place-in-frame.ts';

export function linkSubjects(
  text: string,
  words: readonly Word[],
  nouns: readonly Noun[],
  cast: Cast,
): Tie[] {
  const read = { text, words, casting: nouns.filter((noun) => cast.byNoun.has(noun)), cast };
  const ties: Tie[] = [];
  for (const at of words.keys()) {
    const isOfPronoun = leadsToPronoun(words, at);
    const tie = isOfPronoun ? linkToPronoun(read, at) : linkAt(read, at, ties);
    if (tie && isOfPronoun) dropCompany(ties, tie);
    if (tie) tie.from = whoIsThere(tie, ties);
    if (tie?.relation === 'on' && isStood(words, at, tie)) (tie.from.person as PersonLook).does ??= 'stand';
    const same = tie ? ties.findIndex(({ from, to }) => from === tie.from && to === tie.to) : -1;
    if (tie && same < 0) ties.push(mount(tie));
    // 竹林里的熊猫在吃竹子: what is done with it says more than that one is in it.
    else if (tie && isDeed(tie.relation) && !isDeed(ties[same]?.relation ?? tie.relation))
      ties[same] = mount(tie);
    // "A chair with a cat under it": that the two are together is said by where the cat is.
    if (tie) dropTogether(ties, tie);
  }
  for (const { relation, from, to } of ties) if (relation === 'eating' && to) serveFish(from, to);
  for (const tie of ties) settleHeld(tie, cast);
  const joined = shareGround(
    joinTies(
      words,
      read.casting,
      cast,
      ties.flatMap((tie) => tieBoth(read, tie)),
    ),
  );
  countSeats(joined);
  for (const { relation, from, to } of joined)
    if (from.key === 'floor-lamp' && to && relation === 'on') setLamp(from, to);
    else if (from.key === 'floor-lamp' && relation === 'over') Object.assign(from, HUNG_LAMP);
  return [...placeFilled(joined, fillContainers(read, ties)), ...fillBasket(words, read.casting, cast)];
}

/** What the word at `at` says of two; undefined where it says nothing. */
function linkAt(read: Read, at: number, ties: readonly Tie[]): Tie | undefined {
  const { words } = read;
  const word = words[at] as Word;
  const framePlace = meaningOf(word, 'frame-place')?.value;
  const after = meaningOf(word, 'place-after')?.value;
  const relation = meaningOf(word, 'link')?.value ?? impliedLink(read, at);
  return (
    linkToNamed(read, at) ??
    linkToIt(read, at) ??
    linkTaken(read, at) ??
    (word.isHan &&
    after !== undefined &&
    !isOfLight(words, at) &&
    !isPrintedThere(words, at) &&
    !isWornThere(words, at)
      ? (linkToEarlier(read, at, after, ties) ??
        placeAfter(read, at, after) ??
        linkToLast(read, at, after, ties))
      : undefined) ??
    (framePlace !== undefined || isSide(after)
      ? placeInFrame(read, at, framePlace ?? (after as LinkRelation), ties)
      : undefined) ??
    (relation !== undefined && isSide(relation) && isOfFrame(words, at)
      ? placeInFrame(read, at, relation, ties)
      : undefined) ??
    (relation === undefined ? undefined : turned(read, at, linkBetween(read, at, relation)))
  );
}

/** "A lamp above his head" hangs from the ceiling. */
const HUNG_LAMP = { key: 'pendant', drawing: 'own/pendant' } as const;

/** "A lamp on a bedside table" is none that stands on the floor. */
function setLamp(lamp: Subject, { key }: Subject): void {
  if (/table|desk|nightstand|dresser|shelf|counter/.test(key))
    Object.assign(lamp, { key: 'table-lamp', drawing: 'own/table-lamp' });
}

const COOKED = '#c07a3c';

/** Who eats fish has one on a plate or in the mouth, and is not in the water; but a shark is. */
function serveFish(eater: Subject, fish: Subject): void {
  if (fish.key !== 'fish' || fish.kind !== 'fish' || eater.kind === 'fish') return;
  Object.assign(fish, { key: 'cooked-fish', drawing: 'noto/fish', kind: 'food' });
  if (eater.kind === 'figure') fish.colour ??= COOKED;
  if (fish.isCounted !== true) fish.count = 1;
}

/** Changes the ties: of two the other way round one that says nothing more goes. "With a piano to her left": it is not in her hands. */
function dropTogether(ties: Tie[], { from, to, relation }: Tie): void {
  const together = ties.findIndex(
    (one) =>
      one.from === to &&
      one.to === from &&
      one.words === '' &&
      (one.relation === 'beside' || (one.relation === 'holding' && !isDeed(relation))),
  );
  if (together >= 0 && relation !== 'beside') ties.splice(together, 1);
}

/** Changes the ties: "a dog on a bench with a cat behind it", where the cat is is said, and it is with nobody else. */
function dropCompany(ties: Tie[], { from }: Tie): void {
  const company = ties.findIndex((one) => one.to === from && one.words === '' && one.relation === 'beside');
  if (company >= 0) ties.splice(company, 1);
}

/** "Standing on a chair", 站在椅子上: nobody sits there. */
function isStood(words: readonly Word[], at: number, { from, to }: Tie): boolean {
  const { text, clause } = words[at] as Word;
  const before = words.slice(Math.max(0, at - 4), at).filter((one) => one.clause === clause);
  const isSaid = [text, ...before.map((one) => one.text)].some((one) => /^(?:standing|stands|站)/i.test(one));
  return isSaid && from.person !== undefined && to !== null && SEATS.has(to.key);
}

/** "With an axe on a ship": what is held does not stand there by itself. */
function bearsBodies({ key, kind }: Subject): boolean {
  return SEATS.has(key) || kind === 'boat' || key === 'rock' || key === 'tile-roof' || key === 'stool';
}

const ON_BODY: ReadonlySet<LinkRelation> = new Set(['holding', 'wearing']);
const ASIDE: ReadonlySet<LinkRelation> = new Set(['beside', 'left', 'right', 'in_front', 'behind']);

/** "Playing a guitar on a bench", "wearing a crown on a rock": who plays or wears is on it. */
function whoIsThere({ relation, from, to }: Tie, ties: readonly Tie[]): Subject {
  if (isDeed(relation) || to === null) return from;
  // "Playing violins and a cello on a boat": an instrument beside others that are played.
  const isPlayed = isMusic(workWith(from));
  const held = ties.find(
    (tie) =>
      (tie.to === from && (BUSY_WITH.has(tie.relation) || ON_BODY.has(tie.relation))) ||
      (isPlayed && tie.relation === 'playing'),
  );
  // "Holding an umbrella next to a lamp".
  const isAside = ASIDE.has(relation) && held?.relation === 'holding' && held.from.kind !== 'item';
  const isTheirs =
    held && (isAside || BUSY_WITH.has(held.relation) || held.relation === 'wearing' || bearsBodies(to));
  return isTheirs && held.from !== to ? held.from : from;
}

function mount(tie: Tie): Tie {
  // Nobody is seen in its seats, nor stands on top of it.
  if ((tie.relation === 'on' || tie.relation === 'riding') && tie.to && FAIR_RIDES.has(tie.to.key))
    return { ...tie, relation: 'in_front', words: '' };
  // "Curled up beside her pillow": that lies on the bed.
  if (tie.relation === 'beside' && tie.to?.key === 'bed' && /pillow|枕/i.test(tie.words))
    return { ...tie, relation: 'on' };
  // 靠在竹椅上打盹: one sits there.
  if (tie.relation === 'leaning_on' && SEATS.has(tie.to?.key ?? '') && DOER_KINDS.has(tie.from.kind))
    return { ...tie, relation: 'on' };
  // "Asleep on his books": they lie on the desk with the head.
  if (tie.relation === 'on' && tie.from.person?.does === 'sleep' && /^books?$/.test(tie.to?.key ?? ''))
    return { ...tie, relation: 'beside', words: '' };
  // "Leaning on a cane": the hand is on it.
  if (tie.relation === 'leaning_on' && tie.from.person && STICKS.test(tie.to?.key ?? ''))
    return { ...tie, relation: 'holding' };
  // Who is under an umbrella holds it.
  if (tie.relation === 'under' && tie.to?.key === 'umbrella' && DOER_KINDS.has(tie.from.kind))
    return { ...tie, relation: 'holding' };
  // "Pouring tea into a cup": the pot is beside it.
  if (tie.relation === 'in' && POTS.test(tie.from.key) && CUPS.test(tie.to?.key ?? ''))
    return { ...tie, relation: 'beside', words: '' };
  // "A coffee table with a teapot": it stands on it.
  if (
    tie.relation === 'beside' &&
    tie.words === '' &&
    tie.to &&
    TOPS.test(tie.from.key) &&
    isSetOn(tie.to, tie.from)
  )
    return { ...tie, relation: 'on', from: tie.to, to: tie.from };
  // "A sandcastle with flags": they are stuck into it.
  if (
    tie.relation === 'beside' &&
    tie.words === '' &&
    tie.from.key === 'sandcastle' &&
    tie.to?.key === 'plain-flag'
  )
    return { ...tie, relation: 'on', from: tie.to, to: tie.from };
  // "A farmer on a tractor": at its wheel.
  if (
    tie.relation === 'on' &&
    tie.to?.key === 'tractor' &&
    tie.from.person?.does !== 'stand' &&
    tie.from.person
  )
    return { ...tie, relation: 'driving' };
  // A hen sits on eggs that are smaller than she is.
  if (tie.relation === 'on' && tie.to && /^eggs?$/.test(tie.to.key) && DOER_KINDS.has(tie.from.kind))
    return { ...tie, relation: 'beside', words: '' };
  // 坐在牛车上: between its sides.
  if (tie.relation === 'on' && tie.to?.key === 'hand-cart' && DOER_KINDS.has(tie.from.kind))
    return { ...tie, relation: 'in' };
  // "In a wheelchair".
  if (tie.relation === 'in' && tie.to !== null && ARMED_SEATS.has(tie.to.key))
    return { ...tie, relation: 'on' };
  // "Toasting bread over a campfire": it would hang in the air.
  if (tie.relation === 'over' && tie.from.kind === 'food' && FIRES.has(tie.to?.key ?? ''))
    return { ...tie, relation: 'beside', words: '' };
  // "Arguing over a cake": nobody hovers over it.
  const isAtThing = tie.to?.kind === 'food' || tie.to?.kind === 'item';
  const isOnFoot =
    tie.from.kind === 'figure'
      ? !isUp(tie.from)
      : DOER_KINDS.has(tie.from.kind) && tie.from.count > 1 && tie.from.rests === undefined;
  if (tie.relation === 'over' && isAtThing && isOnFoot) return { ...tie, relation: 'beside' };
  // "Whispering in her friend's ear".
  if (tie.relation === 'in' && tie.to?.kind === 'figure') return { ...tie, relation: 'beside' };
  // "Writing in a journal", "on a clipboard", "singing into a microphone": nobody is inside of it, or on it.
  const isAtSheet =
    (tie.relation === 'in' && WRITTEN_IN.test(tie.to?.key ?? '')) ||
    (tie.relation === 'on' &&
      WRITTEN_ON.test(tie.to?.key ?? '') &&
      !STANDS_ON.test(tie.words) &&
      tie.to?.size !== 'huge' &&
      tie.from.person &&
      !tie.from.person.hands);
  if (isAtSheet && HOLDER_KINDS.has(tie.from.kind)) return { ...tie, relation: 'holding' };
  const isMounted =
    tie.relation === 'on' &&
    !ON_HEAD.test(tie.words) &&
    tie.to !== null &&
    (tie.from.kind === 'figure'
      ? MOUNTS.has(tie.to.key) || (ANIMAL_KINDS.has(tie.to.kind) && ON_BACK.test(tie.words))
      : HOLDER_KINDS.has(tie.from.kind) && MOUNTS.has(tie.to.key) && !ANIMAL_KINDS.has(tie.to.kind));
  return isMounted ? { ...tie, relation: 'riding' } : tie;
}

const STICKS = /^(?:walking-stick|staff|spear|shovel|rake|broom|spade)$/;
const FIRES: ReadonlySet<string> = new Set(['campfire', 'candle', 'fireplace']);
const POTS = /^(?:tea|teapot|kettle|coffee-pot|pitcher|jug)$/;
const CUPS = /^(?:tea|coffee|teacup.*|cup.*|.*glass|.*-cup|mug)$/;
const TOPS = /^(?:tea-table|low-table|table|dining-table|kitchen-island|stool|desk)$/;
/** In metres: more stands on the floor. */
const LARGEST_SET = 0.5;

function isSetOn(subject: Subject, on: Subject): boolean {
  if (subject.key.startsWith('potted-') && (on.key === 'stool' || subject.size !== undefined)) return false;
  const isThing = subject.kind === 'item' || subject.kind === 'food' || subject.kind === 'hat';
  return isThing && metresOf(subject) < LARGEST_SET;
}

const FAIR_RIDES: ReadonlySet<string> = new Set(['roller-coaster', 'ferris-wheel', 'carousel']);

function isUp({ person }: Subject): boolean {
  return person?.does === 'jump' || person?.does === 'fly' || person?.hands === 'stairs';
}

/** 站在一本巨大的书上: it is large enough to be stood on. */
const STANDS_ON = /\b(?:stand|sit|lie|lying|walk|danc|climb|atop|on top)|[站坐躺走爬]/i;
const WRITTEN_ON = /^(?:clipboard|book|newspaper|calculator)$/;
const WRITTEN_IN = /^(?:book|books|notebook|open-book|scroll|microphone)$/;
/** Nobody rides there. */
const ON_HEAD = /\b(?:head|nose|snout|trunk)\b|头|鼻子/i;

/** "On the back of a tiger", 坐在鲸鱼背上. */
const ON_BACK = /\bback\b|背/i;

/** "On thrones", 国王和王后坐在宝座上: one for each of them. */
function countSeats(ties: readonly Tie[]): void {
  const sitters = new Map<Subject, number>();
  for (const { relation, from, to } of ties)
    if (relation === 'on' && to !== null && DOER_KINDS.has(from.kind))
      sitters.set(to, (sitters.get(to) ?? 0) + from.count);
  for (const [seat, count] of sitters)
    if ((ARMED_SEATS.has(seat.key) || FOR_ONE.has(seat.key)) && !seat.isCounted) seat.count = count;
}

/** On one of these nobody has room beside another. */
const FOR_ONE: ReadonlySet<string> = new Set(['stool', 'barrel', 'crate', 'chair', 'tree-stump', 'stump']);
