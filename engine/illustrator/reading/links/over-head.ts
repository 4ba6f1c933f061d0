// 一只海龟从他头顶游过: what passes there is over whoever has the head.

import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { meaningOf, type Word } from '../words/word.ts';
import { BODY_KINDS, DOER_KINDS, type SubjectKind } from '../subject-kinds.ts';

const HEAD = /^(?:头顶|头顶上|头上|头顶上方|头上方)$/u;
const PASSES = /^(?:飞|游|掠|划|飘|经)过$|^(?:过|掠过)$/u;
const FURTHEST = 4;

export function passOverHead(
  prompt: string,
  words: readonly Word[],
  nouns: readonly Noun[],
  { byNoun }: Cast,
): Tie[] {
  return words.flatMap((word, at): Tie[] => {
    if (!HEAD.test(word.text)) return [];
    const from = words.findLast(
      (one, place) => place < at && at - place <= FURTHEST && one.clause === word.clause && one.text === '从',
    );
    const deed = words[at + 1];
    if (!from || deed?.clause !== word.clause || !passes(deed)) return [];
    const kindOf = (noun: Noun): SubjectKind => byNoun.get(noun)?.kind ?? 'sky';
    const passing = nouns.findLast(
      (noun) =>
        noun.word.start < from.start && noun.word.clause === word.clause && DOER_KINDS.has(kindOf(noun)),
    );
    const named = nouns.find((noun) => noun.word.start > from.start && noun.at < at && byNoun.has(noun));
    const below =
      named ??
      nouns.findLast((noun) => noun.at < (passing?.at ?? 0) && kindOf(noun) === 'figure') ??
      nouns.findLast((noun) => noun.at < (passing?.at ?? 0) && BODY_KINDS.has(kindOf(noun)));
    const [one, other] = [passing && byNoun.get(passing), below && byNoun.get(below)];
    if (!one || !other || one === other) return [];
    return [{ relation: 'over', from: one, to: other, words: prompt.slice(from.start, word.end), word }];
  });
}

function passes(word: Word): boolean {
  const act = meaningOf(word, 'act')?.value;
  return PASSES.test(word.text) || act === 'fly' || act === 'swim';
}
