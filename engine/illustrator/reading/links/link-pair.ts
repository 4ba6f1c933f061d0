// What two do to each other: "two cats fighting", 牵手的情侣; and who is chased where only "them" says it.

import type { LinkRelation } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Word } from '../words/word.ts';
import { subjectOf, type Read } from './place-after.ts';
import { DOER_KINDS, LIVING_KINDS } from '../subject-kinds.ts';

/** "Two cats fighting", "a man and a woman hugging": they do it to each other. */
export function linkPair(
  { casting, cast }: Read,
  second: Noun | undefined,
  relation: LinkRelation,
  word: Word,
  next?: Word,
): Tie | undefined {
  const to = subjectOf(second, cast);
  // "While a girl chases them": whoever was named before her.
  if (second && relation === 'chasing' && /^(?:it|them|him|her)$/i.test(next?.text ?? '')) {
    const chased = subjectOf(
      casting.findLast((noun) => noun.at < second.at && DOER_KINDS.has(subjectOf(noun, cast)?.kind ?? 'sky')),
      cast,
    );
    return to && chased ? { relation, from: to, to: chased, words: word.text, word } : undefined;
  }
  // 快递员骑着电动车,一只狗追在后面: after whoever was named before.
  const isAfter = relation === 'chasing' && second?.word.isHan === true;
  const ahead = isAfter
    ? casting.findLast(
        (noun) =>
          noun.at < second.at &&
          noun.word.clause !== second.word.clause &&
          DOER_KINDS.has(cast.byNoun.get(noun)?.kind ?? 'sky'),
      )
    : undefined;
  const isLone = casting.every((noun) => noun === second || noun.word.clause !== second?.word.clause);
  const other = isLone ? subjectOf(ahead, cast) : undefined;
  if (to && other && other !== to) return { relation, from: to, to: other, words: word.text, word };
  // 小狐狸和拿气球的小熊手牵手: no balloon does so.
  const first = casting
    .slice(0, second && casting.indexOf(second))
    .findLast((noun) => LIVING_KINDS.has(subjectOf(noun, cast)?.kind ?? 'sky'));
  // 两位武士对决，左边的…，右边的…: each with the other.
  const apart = [...cast.takenOut].find(([, group]) => group === to)?.[0];
  const from =
    apart ??
    (to && (to.count > 1 || to.key === 'couple' || to.key === 'family') ? to : subjectOf(first, cast));
  return from && to ? { relation, from, to, words: word.text, word } : undefined;
}
