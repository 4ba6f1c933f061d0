// All that the words say of two: who holds, wears, rides or is at what. What was read in a way of its own comes before what
// stands between the two.

import { blowsCandles } from '../../casting/diners.ts';
import { boardBoats, paddleCanoe } from '../animals/board-boats.ts';
import { rideBehind } from '../animals/ride-behind.ts';
import { rideItsBack } from '../animals/ride-its-back.ts';
import { bringLeafNear } from '../animals/bring-flowers-near.ts';
import { giveBikes, giveCar, giveHorse, giveKayak, giveMounts } from '../animals/give-car.ts';
import { canThingWear } from '../../things/dress-thing.ts';
import { withoutToppings } from '../food-and-vessels/top-dishes.ts';
import { feedWith, withoutFed } from './feed-with.ts';
import { holdInArms } from './hold-in-arms.ts';
import { holdObjects } from './hold-objects.ts';
import { holdOwn } from './hold-own.ts';
import { linkSubjects } from './link-subjects.ts';
import { passOverHead } from './over-head.ts';
import { restAtFeet } from './rest-at-feet.ts';
import { moveWorn, shelterAlone, shelterOthers } from './shelter-under.ts';
import { armLegends } from '../people/arm-legends.ts';
import { carryPeople, withoutCarried } from '../people/carry-people.ts';
import { giveThings } from '../people/give-things.ts';
import { sellThings } from '../people/sell-things.ts';
import { isReadInBed, putToBed } from '../people/put-to-bed.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { shareBoat } from './share-boat.ts';
import { shareWithEach } from './share-with-each.ts';
import { means, meaningOf, type Word } from '../words/word.ts';
import { BODY_KINDS, LIVING_KINDS } from '../subject-kinds.ts';

type Prompt = { prompt: string; words: readonly Word[]; nouns: readonly Noun[]; cast: Cast };

/** What was read before: clothes, what lies on a dish, who sits on somebody. */
type Read = { dressed: readonly Tie[]; toppings: readonly Tie[]; seated: readonly Tie[] };

/** Changes the cast: who needs a bed, a boat, a mount or a tool for what they do gets one. */
export function gatherTies(
  { prompt, words, nouns, cast }: Prompt,
  { dressed, toppings, seated }: Read,
): Tie[] {
  const onLeaf = bringLeafNear(words, cast);
  const inArms = holdInArms(words, nouns, cast);
  const carried = [...carryPeople(prompt, words, nouns, cast), ...inArms];
  const bikes = giveBikes(words, cast);
  const given = giveThings(words, nouns, cast);
  const fed = feedWith(words, nouns, cast);
  const ties = moveWorn(
    onceEach([
      ...dressed,
      ...onLeaf,
      ...carried,
      ...putToBed(words, cast, inArms),
      ...boardBoats(words, cast),
      ...shelterAlone(cast),
      ...giveMounts(words, cast),
      ...giveCar(words, cast),
      ...bikes,
      ...giveHorse(words, cast),
      ...given,
      ...sellThings(words, nouns, cast),
      ...fed,
      ...rideItsBack(prompt, words, nouns, cast),
      ...giveKayak(words, cast),
      ...floatInTub(cast),
      ...armLegends(cast),
      ...restAtFeet(words, nouns, cast),
      ...passOverHead(prompt, words, nouns, cast),
      ...toppings,
      ...withoutCarried(
        withoutSeats(
          withoutToppings(
            withoutTheirWords(
              withoutFed(
                withoutGiven(
                  linkSubjects(prompt, words, nouns, cast).filter((tie) => !isDoneUpon(words, tie)),
                  given,
                ),
                fed,
              ),
              bikes,
            ),
            toppings,
          ),
          [...seated, ...dressed.filter(({ from, to }) => to !== null && canThingWear(from, to))],
        ),
        carried,
      ),
      // Behind whoever rides it.
      ...rideBehind(words, nouns, cast),
      ...seated,
    ]).filter((tie) => (tie.relation !== 'on' || !blowsCandles(tie.from)) && !isReadInBed(tie, cast)),
  );
  const done = ties.map((tie) =>
    paddleCanoe(
      liesAhead(readsOn(doneByRider(holdsWhatItIsIn(tie, ties, { words, nouns, cast }), ties))),
      ties,
    ),
  );
  const held = holdOwn(words, nouns, cast, done);
  const all = shelterOthers([...held, ...holdObjects(words, nouns, cast, held)]);
  return shareBoat(shareWithEach(all, words, cast), words, cast);
}

/** "A toddler in a bathtub with a rubber duck": it swims there. */
function floatInTub({ byNoun, subjects }: Cast): Tie[] {
  const tub = subjects.find(({ key }) => key === 'bathtub');
  const [noun, duck] = [...byNoun].find(([, { key }]) => key === 'rubber-duck') ?? [];
  return tub && noun && duck ? [{ relation: 'in', from: duck, to: tub, words: '', word: noun.word }] : [];
}

/** 小猴子骑在大象背上吃香蕉: it is who rides that eats, unless it is what the mount grazes. */
function doneByRider(tie: Tie, ties: readonly Tie[]): Tie {
  if (!DONE_IN_HAND.has(tie.relation) || tie.to === null || FODDER.test(tie.to.key)) return tie;
  const rider = ties.find(
    ({ relation, to, word }) => relation === 'riding' && to === tie.from && word.start < tie.word.start,
  )?.from;
  return rider && tie.from.kind !== 'figure' ? { ...tie, from: rider } : tie;
}

/** 提着一个装着小猫的篮子: the basket is in the hand, and the cat is in that alone. */
function holdsWhatItIsIn(
  tie: Tie,
  ties: readonly Tie[],
  { words, nouns, cast: { byNoun } }: Omit<Prompt, 'prompt'>,
): Tie {
  if (tie.relation !== 'holding' || tie.to === null || !tie.word.isHan) return tie;
  const holder = ties.find(
    ({ relation, from, to }) => relation === 'in' && from === tie.to && to !== null,
  )?.to;
  const at = nouns.findIndex((noun) => byNoun.get(noun) === tie.to && noun.at > words.indexOf(tie.word));
  const next = nouns.slice(at + 1).find((noun) => byNoun.has(noun));
  const isOfNext =
    at >= 0 &&
    next !== undefined &&
    byNoun.get(next) === holder &&
    next.word.clause === tie.word.clause &&
    words[(nouns[at] as Noun).at + 1]?.text === '的';
  return isOfNext && holder ? { ...tie, to: holder } : tie;
}

/** 前方有一座城堡: what is ahead of somebody is farther off than they are, and hides nobody. */
function liesAhead(tie: Tie): Tie {
  const { from, to, relation } = tie;
  const isAhead =
    relation === 'in_front' && from.kind === 'building' && to !== null && BODY_KINDS.has(to.kind);
  return isAhead ? { ...tie, relation: 'behind' } : tie;
}

/** "Pouring water on a dog", "shining a light on a car": the water and the light are on it, and nobody who does so. */
function isDoneUpon(words: readonly Word[], { relation, from, word }: Tie): boolean {
  if (relation !== 'on' || !LIVING_KINDS.has(from.kind) || !UPON.test(word.text)) return false;
  const before = words
    .slice(Math.max(0, words.indexOf(word) - 5), words.indexOf(word))
    .filter(({ clause }) => clause === word.clause);
  const deed = before.findLastIndex(({ text }) => GIVING.test(text));
  // "Pouring tea sitting on a rug": after it where somebody is.
  return deed >= 0 && before.slice(deed).every((one) => !means(one, 'act', 'subject') || isGiven(one));
}
const UPON = /^(?:on|onto|upon|over)$/i;
const GIVING =
  /^(?:spray|pour|splash|sprinkl|spill|drip|squirt|throw|toss|drop|scatter|shin|blow|spit|rub|knock|tapp?)(?:ing|e?s)\b/i;

/** What is thrown or poured is no body. */
function isGiven(word: Word): boolean {
  const kind = meaningOf(word, 'subject')?.value.kind;
  return kind !== undefined && !LIVING_KINDS.has(kind);
}

/** "Reading on her phone": it is in the hand, and nobody stands on it. */
function readsOn(tie: Tie): Tie {
  const { from, to, relation } = tie;
  // "Brewing a potion in a cauldron": it stands by whoever does.
  if (relation === 'holding' && to?.key === 'cauldron') return { ...tie, relation: 'beside' };
  const isOnIt = relation === 'on' && from.kind === 'figure' && from.size !== 'tiny';
  return isOnIt && to !== null && HANDHELD.test(to.key) ? { ...tie, relation: 'holding' } : tie;
}
const HANDHELD = /phone$|^(?:tablet|smartphone|game-controller|camera|notebook|sketchbook|newspaper|letter)$/;
const DONE_IN_HAND: ReadonlySet<Tie['relation']> = new Set<Tie['relation']>([
  'eating',
  'drinking',
  'holding',
]);
const FODDER = /grass|hay|carrot|leaf|leaves|twig/;

/** What a word said already: who is cycling on a road rides no road. */
function withoutTheirWords(ties: readonly Tie[], said: readonly Tie[]): Tie[] {
  return ties.filter(({ word }) => said.every((one) => one.word !== word));
}

/** A ring that somebody holds out to another is not on her yet. */
function withoutGiven(ties: readonly Tie[], given: readonly Tie[]): Tie[] {
  const rings = new Set(given.flatMap(({ to }) => (to?.key === 'ring' ? [to] : [])));
  return ties.filter(({ from, to }) => !rings.has(from) && !(to && rings.has(to)));
}

/** Who sits on somebody is not beside them, or in their hands; what is worn is not beside its wearer. */
function withoutSeats(ties: readonly Tie[], seated: readonly Tie[]): Tie[] {
  return ties.filter(
    ({ from, to }) =>
      !seated.some((one) => [one.from, one.to].includes(from) && [one.from, one.to].includes(to)),
  );
}

/** Of two ties between the same two the last, which has words. */
function onceEach(ties: readonly Tie[]): Tie[] {
  return ties.filter(
    (tie, index) => !ties.some(({ from, to }, other) => other > index && from === tie.from && to === tie.to),
  );
}
