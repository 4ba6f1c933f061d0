// Of whom a clause says more that begins with what somebody holds: of who leads the sentence, and not of who was named last.

import type { Noun } from '../nouns/find-nouns.ts';
import type { Word } from '../words/word.ts';
import { subjectOf, type Read } from './place-after.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

/** "A man proposing to his girlfriend on one knee with a ring": he has it. */
export function whoProposes({ words, casting, cast }: Read, at: number): Noun | undefined {
  const deed = words.findLastIndex(
    ({ text, clause }, place) =>
      place < at && clause === words[at]?.clause && /^propos(?:es|ing)/i.test(text),
  );
  if (deed < 0) return undefined;
  return casting.findLast((noun) => noun.at < deed && subjectOf(noun, cast)?.kind === 'figure');
}

/** "A girl walking her dog, holding an umbrella": a clause that begins with it says more of her. */
export function whoLeads(
  { words, casting, cast }: Read,
  at: number,
  doer: Noun | undefined,
): Noun | undefined {
  const word = words[at] as Word;
  if (word.isHan || !doer || words[at - 1]?.clause === word.clause) return undefined;
  // "Proposing to his girlfriend, holding a ring".
  const isTo = words
    .slice(Math.max(0, doer.at - 3), doer.at)
    .some(({ text }) => /^(?:.+ )?(?:to|at|towards?)$/i.test(text));
  const isBeast = isTo || ANIMAL_KINDS.has(subjectOf(doer, cast)?.kind ?? 'item');
  const first = casting.find((noun) => noun.word.clause === doer.word.clause);
  return isBeast && subjectOf(first, cast)?.kind === 'figure' ? first : undefined;
}
