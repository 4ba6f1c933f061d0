// Who rows or sails sits in the boat: "a woman rowing a boat", 女孩划着小船.

import type { Cast } from './make-subjects.ts';
import type { Tie } from './dress-people.ts';
import { isFigure, meaningOf, type Word } from './word.ts';

const ROWING = /^(?:rowing|rows|paddling|paddles|sailing|steering|划|划着|划船|撑|撑着|撑船|泛舟)$/i;

/** The boat is seen with them in it; that they row is not. */
export function boardBoats(words: readonly Word[], { byNoun }: Cast): Tie[] {
  const at = words.findIndex(({ text }) => ROWING.test(text));
  const word = words[at];
  if (!word) return [];
  const [boat] = [...byNoun].find(([noun]) => meaningOf(noun.word, 'subject')?.value.kind === 'boat') ?? [];
  const rower = [...byNoun].findLast(([noun]) => noun.at < at && isFigure(noun.word));
  const to = boat && byNoun.get(boat);
  if (!rower || !to || boat.at < at) return [];
  const [, from] = rower;
  if (from.person) from.person.does ??= 'sit';
  return [{ relation: 'in', from, to, words: '', word }];
}
