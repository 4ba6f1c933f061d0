// "Casting lightning from his staff", "leaning on his sword": what somebody calls their own, and nobody leaves lying, is in
// the hand.

import { isSmallAnimal } from '../../people/hands.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Subject } from '../prompt-reading.ts';
import { isInOneHand } from '../people/worn-by-nobody.ts';
import type { Word } from '../words/word.ts';
import { PORTABLE_KINDS } from '../subject-kinds.ts';

const ARMS: ReadonlySet<string> = new Set(['staff', 'sword', 'wand', 'spear', 'trident', 'scepter']);
const OWN = /^(?:his|her|their|its)$|[他她]的?$/iu;
/** Words before the noun that may tell more of it: "his long silver sword". */
const MORE = 3;

/** Returns `ties` and whatever is in hands: of what was said already nothing is said again. */
export function holdOwn(
  words: readonly Word[],
  nouns: readonly Noun[],
  { byNoun }: Cast,
  ties: readonly Tie[],
): Tie[] {
  const held = nouns.flatMap((noun): Tie[] => {
    const to = byNoun.get(noun);
    const isInHand = to !== undefined && isHandy(to) && isInOneHand(words, noun.at);
    // "Beside a fountain with a rose in her hand": that says more than that both are there.
    const isSaid = (tie: Tie): boolean => !isInHand || tie.words !== '';
    if (to === undefined || ties.some((tie) => (tie.to === to || tie.from === to) && isSaid(tie))) return [];
    const before = words.slice(Math.max(0, noun.at - MORE), noun.at);
    const isOwn =
      ARMS.has(to.key) && before.some(({ text, clause }) => clause === noun.word.clause && OWN.test(text));
    if (!isOwn && !isInHand) return [];
    const owner = nouns.findLast((one) => one.at < noun.at && byNoun.get(one)?.kind === 'figure');
    const from = owner && byNoun.get(owner);
    return from && from.count === 1 ? [{ relation: 'holding', from, to, words: '', word: noun.word }] : [];
  });
  const isHeld = (one: Subject | null): boolean => held.some(({ to }) => to === one);
  return [...ties.filter((tie) => tie.words !== '' || !(isHeld(tie.to) || isHeld(tie.from))), ...held];
}

/** Flowers, lanterns and balloons as well, which else grow, hang and fly; and a teddy bear. */
function isHandy(subject: Subject): boolean {
  const { kind } = subject;
  return PORTABLE_KINDS.has(kind) || ['hang', 'plant', 'air'].includes(kind) || isSmallAnimal(subject);
}
