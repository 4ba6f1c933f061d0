// Who rows or sails sits in the boat: "a woman rowing a boat", 女孩划着小船.

import type { Subject } from '../prompt-reading.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Tie } from '../people/dress-people.ts';
import { isFigure, means, meaningOf, type Word } from '../words/word.ts';

const ROWING = /^(?:rowing|rows|paddling|paddles|sailing|steering|划|划着|划船|撑|撑着|撑船|泛舟)$/i;

/** 情侣在湖上划船, "a girl rowing on a lake": these say that there is a boat. */
const ROWED = /^(?:rowing|划船|撑船|泛舟)$/i;

/** Neither sailed nor pushed by a pole. */
const OARED = /^(?:rowing|rows|paddling|paddles|划|划着|划船)$/i;

function giveBoat(
  words: readonly Word[],
  at: number,
  { byNoun, subjects }: Pick<Cast, 'byNoun' | 'subjects'>,
): Tie[] {
  const word = words[at] as Word;
  // 老爷爷在打太极,湖面上有人划船: whom its own clause names.
  const [, own] =
    [...byNoun].findLast(
      ([noun]) => noun.at < at && noun.word.clause === word.clause && isFigure(noun.word),
    ) ?? [];
  const from = own ?? subjects.find(({ kind }) => kind === 'figure');
  const boat = meaningOf({ meanings: VOCABULARY.get('小船') ?? [] }, 'subject')?.value;
  if (!from || !boat || subjects.some(({ kind }) => kind === 'boat')) return [];
  if (from.person) from.person.does ??= 'sit';
  const { person: _, ...hull } = boat;
  const to: Subject = { ...hull, count: 1 };
  subjects.push(to);
  giveOars(to, word);
  return [{ relation: 'in', from, to, words: word.text, word }];
}

/** Over the sides of a plain boat; returns whether it has them now. */
function giveOars(boat: Subject, word: Word): boolean {
  if (!OARED.test(word.text) || boat.drawing !== 'own/rowing-boat') return false;
  boat.drawing = 'own/rowed-boat';
  return true;
}

/** The boat is seen with them in it, and by its oars that they row. */
export function boardBoats(
  words: readonly Word[],
  { byNoun, subjects }: Pick<Cast, 'byNoun' | 'subjects'>,
): Tie[] {
  const at = words.findIndex(({ text }) => ROWING.test(text));
  const word = words[at];
  if (!word) return boardBoatman(byNoun);
  const [boat] = [...byNoun].find(([noun]) => meaningOf(noun.word, 'subject')?.value.kind === 'boat') ?? [];
  if (!boat && ROWED.test(word.text)) return giveBoat(words, at, { byNoun, subjects });
  const rower = [...byNoun].findLast(([noun]) => noun.at < at && isFigure(noun.word));
  const to = boat && byNoun.get(boat);
  // 撑着油纸伞: it is no boat that is pushed.
  const isNext = boat && words.slice(at + 1, boat.at).every((one) => !means(one, 'subject'));
  if (!rower || !to || boat.at < at || !isNext) return boardBoatman(byNoun);
  const [, from] = rower;
  // Drawn as one with whoever has the paddle.
  if (isForOne(from, to)) return [{ relation: 'riding', from, to, words: word.text, word }];
  if (from.person) from.person.does ??= 'sit';
  return [{ relation: 'in', from, to, words: giveOars(to, word) ? word.text : '', word }];
}

/** A canoe for one is paddled by who is in it. */
function isForOne({ person, count }: Subject, { key, count: boats }: Subject): boolean {
  return key === 'canoe' && person !== undefined && count === 1 && boats === 1;
}

/** "A boy in a red canoe" paddles it, where nobody else is in it. */
export function paddleCanoe(tie: Tie, ties: readonly Tie[]): Tie {
  const { from, to, relation } = tie;
  const isAlone =
    to !== null && ties.every((one) => one.to !== to || one.from === from || !ABOARD.has(one.relation));
  return (relation === 'in' || relation === 'on') && isAlone && isForOne(from, to)
    ? { ...tie, relation: 'riding' }
    : tie;
}
const ABOARD: ReadonlySet<Tie['relation']> = new Set<Tie['relation']>(['in', 'on', 'riding']);

/** By the name of the trade one is in the boat that is named: 乌篷船…船夫. */
function boardBoatman(byNoun: Cast['byNoun']): Tie[] {
  const cast = [...byNoun];
  const [boat] = cast.find(([, { kind, count }]) => kind === 'boat' && count === 1) ?? [];
  const [man] = cast.find(([{ word }]) => BOATMAN.test(word.text)) ?? [];
  const [from, to] = [man && byNoun.get(man), boat && byNoun.get(boat)];
  return man && from?.person && to ? [{ relation: 'in', from, to, words: '', word: man.word }] : [];
}
const BOATMAN = /^(?:boat ?m[ae]n|ferry ?m[ae]n|gondoliers?|船夫|船家|艄公|摆渡人)$/i;
