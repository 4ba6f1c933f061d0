// Gives somebody what they are said to do: the body and the hands each do one thing, and clothes go with some of it.

import type { Subject } from '../prompt-reading.ts';
import { isFeat } from '../../lexicon/feats.ts';
import { isHandWork, isMusic } from '../../lexicon/hand-work.ts';
import type { Deed, Garment, PersonAct, PersonLook } from './person-look.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { doFeat } from './do-feat.ts';

const CARRYING: ReadonlySet<PersonAct> = new Set(['sit', 'kneel', 'walk', 'run']);

/** The first thing said counts, of the body and of the hands: 坐在树下看书 is both. */
export function busy(person: PersonLook, deed: Deed): void {
  const { act } = deed;
  (person.deeds ??= []).push(deed);
  if (isFeat(act) && !isFeat(person.does)) {
    doFeat(person, act);
    return;
  }
  // A player plays; what is said to be done instead counts more.
  const isUsual = (isFeat(person.hands) || isMusic(person.hands)) && person.does === undefined;
  if (isHandWork(act)) person.hands = isUsual ? act : (person.hands ?? act);
  if ((act === 'ski' || act === 'snowboard') && person.wears.length === 0)
    person.wears.push({ garment: 'jacket', words: '' });
  if (act === 'dj' && person.wears.length === 0) person.wears.push({ garment: 'headphones', words: '' });
  if (act === 'swim' && person.wears.length === 0) person.role ??= 'swimmer';
  if (act === 'kung-fu' && person.role === 'monk') person.role = 'warrior-monk';
  if ((act === 'tai-chi' || act === 'kung-fu') && person.wears.length === 0 && person.role !== 'warrior-monk')
    for (const [garment, colour] of SUITS[act]) person.wears.push({ garment, colour, words: '' });
  if (act === 'ballet' && person.sex !== 'man' && !person.animal) person.role ??= 'ballerina';
  else if (act === 'ballet' && person.wears.length === 0) person.wears.push({ garment: 'tutu', words: '' });
  // 抱着小熊睡在床上: who sleeps does nothing else; who sleeps lying down sleeps.
  if (act === 'sleep' && (person.does === 'hold' || person.does === 'lie' || person.does === 'sit'))
    person.does = act;
  // 抱着猫坐在窗边: the arms hold what they hold, whatever the body does.
  if (person.does === 'hold' && CARRYING.has(act)) person.does = act;
  // "Yoga in a lotus position".
  if (act === 'sit' && person.does === 'yoga') person.does = act;
  // On a board with wheels one takes them at a leap.
  if (act === 'stairs' && person.hands === 'skate') person.does = act;
  // 打着伞跑: what is held is held meanwhile.
  const isFree = person.does === undefined || person.does === 'hold';
  if (isFree || (isHandWork(person.does) && !isHandWork(act))) person.does = act;
}

/** "Two astronauts planting a flag, one saluting, the other taking a selfie": what is said of who is left counts, and not what all did. */
export function startAnew(
  nouns: readonly Noun[],
  at: number,
  { person }: Subject,
  { byNoun, takenOut }: Cast,
  anew: Set<Noun>,
): void {
  const noun = nouns.findLast((one) => one.at < at && byNoun.get(one)?.person !== undefined);
  if (!noun?.word.isOneOf || anew.has(noun) || byNoun.get(noun)?.person !== person || !person) return;
  anew.add(noun);
  if (![...takenOut.values()].some((group) => group.person === person)) return;
  delete person.does;
  delete person.hands;
}

/** White for the slow one, dark trousers for the other. */
const SUITS: Readonly<Record<'tai-chi' | 'kung-fu', readonly (readonly [Garment['garment'], string])[]>> = {
  'tai-chi': [
    ['shirt', '#f1efe9'],
    ['trousers', '#f1efe9'],
  ],
  'kung-fu': [
    ['shirt', '#c9482e'],
    ['trousers', '#2c2a34'],
  ],
};
