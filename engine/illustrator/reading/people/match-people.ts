// What people are by whom they are with and what they have to do with: how old friends of a child are, who plays with whom.

import { isStranger } from '../../animals/heads.ts';
import { standUp } from '../animals/dress-animals.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { isUnknown, means, type Word } from '../words/word.ts';

/** "Playing the bagpipes": nobody knows what it is, and nobody waves a hand for it. */
export function isUnknownPlayed(words: readonly Word[], at: number): boolean {
  const next = words.slice(at + 1, at + 4).find((word) => !means(word, 'adjective', 'structure', 'colour'));
  return next !== undefined && next.run === words[at]?.run && isUnknown(next);
}

/** "Spinning wool": who turns something does not turn around. */
export function isOfATurnedThing(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return (
    next !== undefined &&
    next.run === words[at]?.run &&
    // "Spins gracefully" says how, and not what.
    !/^\p{L}+ly\b/iu.test(next.text) &&
    (isUnknown(next) ||
      means(next, 'subject', 'undrawn') ||
      /^(?:an?|the|his|her|their|its)$/i.test(next.text))
  );
}

/** A boxer who does nothing else has the gloves up. */
export function readyBoxers(words: readonly Word[], { byNoun }: Cast): void {
  if (words.some((word) => means(word, 'act'))) return;
  for (const { words: name = '', person } of byNoun.values())
    if (person && person.does === undefined && /\bboxers?\b|拳击手|拳手/i.test(name)) person.hands ??= 'box';
}

/** It takes two: who is named beside who plays is the other. */
export function seatAtBoard({ subjects, byNoun }: Cast): void {
  const players = [...byNoun.values()];
  // "Playing chess with an alien".
  if (
    players.filter(({ person }) => person).length < 2 &&
    players.some(({ person }) => person?.hands === 'chess')
  )
    for (const one of players) if (isStranger(one)) standUp(one);
  const people = [...byNoun.values()].flatMap(({ person }) => person ?? []);
  // "Two old men playing chess, a girl watches them": nobody else plays.
  const many = players.reduce((sum, { person, count }) => sum + (person?.hands === 'chess' ? count : 0), 0);
  if (many === 1) for (const person of people.slice(0, 2)) person.hands ??= 'chess';
  // They have a table of their own between them.
  const player = players.find(({ person }) => person?.hands === 'chess');
  const tables = [...byNoun].filter(([, { key, count }]) => key === 'table' && count === 1);
  const [noun, table] = tables[0] ?? [];
  if (!player || !noun || !table || tables.length > 1) return;
  byNoun.set(noun, player);
  subjects.splice(subjects.indexOf(table), 1);
}

const FRIENDS = /^(?:friends?|classmates?|playmates?|朋友们?|小伙伴们?|伙伴们?|同学们?)$/i;

/** A girl may be a young woman; beside a boy or a child she is one as well. */
export function matchAges({ byNoun }: Cast): void {
  const people = [...byNoun.values()];
  if (!people.some(({ person }) => person?.age === 'child')) return;
  for (const { key, person, words = '' } of people)
    if (person && (key === 'girl' || FRIENDS.test(words))) person.age ??= 'child';
}

/** "A tennis player …, her opponent waits": they play against each other. */
export function matchOpponents({ byNoun }: Cast): void {
  const people = [...byNoun.values()];
  const player = people.find(({ person, words = '' }) => person?.hands && !OPPONENT.test(words))?.person;
  if (!player?.hands || !AGAINST.has(player.hands)) return;
  // The goalkeeper of an ice hockey team has a stick, and no football.
  if (player.hands === 'hockey')
    for (const { person } of people)
      if (person?.hands === 'keeper')
        Object.assign(person, { hands: 'hockey', does: 'hockey', wears: player.wears.slice() });
  for (const { person, words = '' } of people)
    if (person && OPPONENT.test(words) && person.hands === undefined) {
      person.hands = player.hands;
      if (player.role) person.role ??= player.role;
      if (person.does === 'stand') delete person.does;
    }
}
const OPPONENT = /^(?:opponents?|对手|rivals?)$/i;
const AGAINST: ReadonlySet<string> = new Set([
  'tennis',
  'table-tennis',
  'badminton',
  'box',
  'chess',
  'hockey',
]);
