// "With a cat at her feet", 老人脚边趴着一只狗: it lies beside whose feet they are, and nowhere else.

import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Subject } from '../prompt-reading.ts';
import { BODY_KINDS, PORTABLE_KINDS } from '../subject-kinds.ts';
import type { Word } from '../words/word.ts';

const FEET = /^(?:feet|脚|腿)$/iu;
const AT = /^(?:at|by|near|around)$/i;
const BESIDE_HAN = /^(?:边|旁|旁边|下)$/u;
/** Words between the animal and the feet; whose they are may have been named long before. */
const FURTHEST = 10;
const FURTHEST_OWNER = 30;

/** Changes nothing: returns who lies at whose feet. */
export function restAtFeet(words: readonly Word[], nouns: readonly Noun[], { byNoun }: Cast): Tie[] {
  return words.flatMap((word, at): Tie[] => {
    if (!isAtFeet(words, at)) return [];
    const near = nouns.filter((noun) => byNoun.has(noun) && Math.abs(at - noun.at) <= FURTHEST);
    const owner = nouns.findLast(
      (noun) => noun.at < at && at - noun.at <= FURTHEST_OWNER && isSomebody(byNoun.get(noun)),
    );
    const animals = near.filter((noun) => noun.word.clause === word.clause && isAnimal(byNoun.get(noun)));
    const things = near.filter(
      (noun) => noun.word.clause === word.clause && PORTABLE_KINDS.has(byNoun.get(noun)?.kind ?? 'sky'),
    );
    const lying =
      animals.findLast((noun) => noun.at < at) ??
      animals[0] ??
      things.findLast((noun) => noun.at < at) ??
      things[0];
    const [from, to] = [lying && byNoun.get(lying), owner && byNoun.get(owner)];
    return from && to ? [{ relation: 'beside', from, to, words: word.text, word }] : [];
  });
}

function isAtFeet(words: readonly Word[], at: number): boolean {
  const { text = '', isHan } = words[at] ?? {};
  if (!FEET.test(text)) return false;
  if (isHan) return BESIDE_HAN.test(words[at + 1]?.text ?? '');
  return words.slice(Math.max(0, at - 3), at).some((one) => AT.test(one.text));
}

function isSomebody(subject: Subject | undefined): boolean {
  return subject?.kind === 'figure';
}

function isAnimal(subject: Subject | undefined): boolean {
  return subject !== undefined && subject.kind !== 'figure' && BODY_KINDS.has(subject.kind);
}
