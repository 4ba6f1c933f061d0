// "A pan", "a red bag", 一把锁: words of many meanings are things where nothing else is named.

import { isThing } from './noun-phrase.ts';
import { means, type Word } from './word.ts';
import { VOCABULARY } from './vocabulary.ts';

/** The word, and the one that it stands for by itself. */
const ALONE: ReadonlyMap<string, string> = new Map([
  ['pepper', 'bell pepper'],
  ['pea', 'green peas'],
  ['peas', 'green peas'],
  ['bean', 'beans'],
  ['clam', 'clams'],
  ['glass', 'glass of water'],
  ['pan', 'frying pan'],
  ['blanket', 'folded blanket'],
  ['leaf', 'maple leaf'],
  ['saw', 'handsaw'],
  ['lock', 'padlock'],
  ['bag', 'handbag'],
  ['magazine', 'book'],
  ['stamp', 'postage stamp'],
  ['brush', 'paintbrush'],
  ['speaker', 'loudspeaker'],
  ['racket', 'tennis racket'],
  ['goal', 'soccer goal'],
  ['puzzle', 'puzzle piece'],
  ['bow', 'bow and arrow'],
  ['arrow', 'bow and arrow'],
  ['crystal', 'crystals'],
  ['slide', 'playground slide'],
  ['cage', 'birdcage'],
  ['web', 'spider web'],
  ['wall', 'brick wall'],
  ['锁', 'padlock'],
  ['包', 'handbag'],
  ['弓', 'bow and arrow'],
  ['笼子', 'birdcage'],
  ['叶子', 'maple leaf'],
  ['锅', 'frying pan'],
]);
/** What it stands on in a picture of a thing is no other one. */
const GROUNDS = /^(?:backgrounds?|backdrops?|background|背景|底)$/i;

/** Returns the words, such a one as the thing. */
export function nameAlone(words: readonly Word[]): Word[] {
  const things = words.filter((word) => isThing(word) && !GROUNDS.test(word.text));
  const named = words.filter((word) => ALONE.has(word.text.toLowerCase()) && !means(word, 'subject'));
  const [one] = named;
  if (!one || named.length > 1 || things.some((word) => word !== one)) return [...words];
  const meanings = VOCABULARY.get(ALONE.get(one.text.toLowerCase()) ?? '');
  return words.map((word) => (word === one && meanings ? { ...word, meanings } : word));
}
