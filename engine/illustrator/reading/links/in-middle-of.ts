// "In the middle of a bridge", "in the middle of three dogs": on what carries one, or between several.

import type { Tie } from '../people/dress-people.ts';
import { means, meaningOf, type Word } from '../words/word.ts';
import { CARRYING } from './link-kinds.ts';
import { subjectOf, type Read } from './place-after.ts';

const BETWEEN = ['adjective', 'number', 'colour', 'size', 'structure', 'material'] as const;

/** Of what the words after the place at `at` say that one is in the middle. */
export function inMiddleOf({ text, words, casting, cast }: Read, at: number): Tie | undefined {
  const word = words[at] as Word;
  if (meaningOf(word, 'frame-place')?.value !== 'middle') return undefined;
  const isInClause = (one: { word: Word }): boolean => one.word.clause === word.clause;
  const last = casting.findLast((noun) => noun.at < at && isInClause(noun));
  const next = casting.find((noun) => noun.at > at && isInClause(noun));
  const [from, to] = [subjectOf(last, cast), subjectOf(next, cast)];
  if (!next || !from || !to || from === to) return undefined;
  if (!words.slice(at + 1, next.at).every((one) => means(one, ...BETWEEN))) return undefined;
  const relation = to.count > 1 ? 'between' : CARRYING.test(to.key) ? 'on' : undefined;
  return relation && { relation, from, to, words: text.slice(word.start, next.word.end), word };
}
