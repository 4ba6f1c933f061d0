// "A goldfish in a glass bowl", 鱼缸里的斗鱼: fish that are named swim in a bowl; a tank is drawn with fish of its own.

import { meaningOf, type Meaning, type Word } from '../words/word.ts';

const BOWL = /^(?:glass )?(?:bowls?|fish ?bowls?|goldfish bowls?|鱼缸|金鱼缸|玻璃鱼缸|圆鱼缸|玻璃碗|碗)$/i;
/** Nobody serves food in them. */
const FOR_FISH = /fish|鱼缸/i;
/** Kept at home, and never eaten. */
const KEPT: ReadonlySet<string> = new Set(['own/koi', 'own/betta', 'own/guppy', 'own/tetra']);
/** So many words may stand between the fish and its bowl. */
const FURTHEST = 6;
const IN = /^(?:in|inside|within|里|里的|中|中的|内)$/i;

const FISH_BOWL: readonly Meaning[] = [
  { is: 'subject', value: { key: 'fish-bowl', drawing: 'own/fish-bowl', kind: 'item', height: 0.4 } },
];

/** Returns the words with such bowls named. */
export function nameFishBowl(words: readonly Word[]): Word[] {
  return words.map((word, at) =>
    BOWL.test(word.text) && hasFish(words, at) ? { ...word, meanings: FISH_BOWL } : word,
  );
}

function hasFish(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  // "A bowl of fish soup".
  if (/^of$/i.test(words[at + 1]?.text ?? '')) return false;
  const near = words
    .slice(Math.max(0, at - FURTHEST), at + FURTHEST)
    .filter(({ clause }) => clause === word.clause);
  return (
    near.some(({ text }) => IN.test(text)) &&
    near.some((one) => {
      const fish = meaningOf(one, 'subject')?.value;
      return fish?.kind === 'fish' && (FOR_FISH.test(word.text) || KEPT.has(fish.drawing));
    })
  );
}
