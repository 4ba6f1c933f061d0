// "Casting lightning from his staff", "leaning on his sword": what somebody calls their own, and nobody leaves lying, is in
// the hand.

import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Word } from '../words/word.ts';
import { HELD } from './link-kinds.ts';

const ARMS: ReadonlySet<string> = new Set(['staff', 'sword', 'wand', 'spear', 'trident', 'scepter']);
const OWN = /^(?:his|her|their|its)$|[他她]的?$/iu;
/** Words before the noun that may tell more of it: "his long silver sword". */
const MORE = 3;

/** `ties`: what was said already, of which nothing is said again. */
export function holdOwn(
  words: readonly Word[],
  nouns: readonly Noun[],
  { byNoun }: Cast,
  ties: readonly Tie[],
): Tie[] {
  return nouns.flatMap((noun): Tie[] => {
    const to = byNoun.get(noun);
    if (to === undefined || ties.some((tie) => tie.to === to || tie.from === to)) return [];
    const before = words.slice(Math.max(0, noun.at - MORE), noun.at);
    const isOwn =
      ARMS.has(to.key) && before.some(({ text, clause }) => clause === noun.word.clause && OWN.test(text));
    if (!isOwn && !(HELD.has(to.kind) && isInOneHand(words, noun.at))) return [];
    const owner = nouns.findLast((one) => one.at < noun.at && byNoun.get(one)?.kind === 'figure');
    const from = owner && byNoun.get(owner);
    return from && from.count === 1 ? [{ relation: 'holding', from, to, words: '', word: noun.word }] : [];
  });
}

/** "A slice of pizza in the other", "a torch in one hand". */
function isInOneHand(words: readonly Word[], at: number): boolean {
  const after = words.slice(at + 1, at + 5).filter(({ run }) => run === words[at]?.run);
  return IN_HAND.test(after.map(({ text }) => text).join(' '));
}
const IN_HAND =
  /^in (?:the other(?: hand)?(?:$| (?:and|while)\b)|(?:one|each|both|his|her|their)(?: (?:left|right|other))? hands?\b)/i;
