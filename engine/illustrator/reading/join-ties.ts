// "A cat and a dog on a sofa": where the last of several is, all of them are.

import type { LinkRelation, Subject } from '../prompt-reading.ts';
import type { Tie } from './dress-people.ts';
import type { Noun } from './find-nouns.ts';
import type { Cast } from './make-subjects.ts';
import { means, type Word } from './word.ts';

const PLACES: ReadonlySet<LinkRelation> = new Set(['on', 'under']);
const ALIVE: ReadonlySet<Subject['kind']> = new Set(['figure', 'face', 'full', 'bird']);
const AND = /^(?:and|&|和|与|跟)$/i;

/** The same for those who are named right before, joined by "and": they come first. */
export function joinTies(
  words: readonly Word[],
  casting: readonly Noun[],
  cast: Cast,
  ties: readonly Tie[],
): Tie[] {
  const placeOf = new Map(casting.map((noun, place) => [cast.byNoun.get(noun), place] as const).toReversed());
  const tied = new Set(ties.filter(({ relation }) => PLACES.has(relation)).map(({ from }) => from));
  return ties.flatMap((tie) => {
    const place = placeOf.get(tie.from) ?? 0;
    const [before, noun] = [casting[place - 1], casting[place]];
    const from = before && cast.byNoun.get(before);
    if (!before || !noun || !from || tied.has(from) || !isOfSeveral(tie, from)) return [tie];
    return isJoined(words, before, noun) ? [{ ...tie, from, words: '' }, tie] : [tie];
  });
}

function isOfSeveral({ relation, from, to }: Tie, other: Subject): boolean {
  // "A nurse and an old man in a wheelchair".
  const isPlace = to !== null && PLACES.has(relation) && to.key !== 'wheelchair';
  return isPlace && other !== to && ALIVE.has(other.kind) && ALIVE.has(from.kind);
}

function isJoined(words: readonly Word[], before: Noun, noun: Noun): boolean {
  const between = words.slice(before.at + 1, noun.at);
  return (
    before.word.clause === noun.word.clause &&
    between.some(({ text }) => AND.test(text)) &&
    between.every(
      (word) =>
        AND.test(word.text) ||
        /^(?:an?|the|his|her|their|一[只位个名条])$/i.test(word.text) ||
        means(word, 'number', 'colour', 'size', 'adjective'),
    )
  );
}
