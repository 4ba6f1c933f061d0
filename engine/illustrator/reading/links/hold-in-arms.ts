// 婴儿在妈妈怀里, "a kitten in the arms of a girl": what is said to be there is held, as if it had been said of the holder.

import { isSmallAnimal } from '../../people/hands.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Tie } from '../people/dress-people.ts';
import { isInArms } from '../people/taken-up.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Word } from '../words/word.ts';

/** Words between whoever is named first and "arms". */
const FURTHEST = 10;
/** "In the arms of her father". */
const NEAR = 4;

/** Only who sits has one. */
const LAP = /^lap$/i;

/** Babies, animals and things; older children are carried (`carryPeople`). */
export function holdInArms(words: readonly Word[], nouns: readonly Noun[], { byNoun }: Cast): Tie[] {
  return words.flatMap((word, at): Tie[] => {
    if (!isInArms(words, at)) return [];
    const near = nouns.filter((noun) => {
      const isNear = at - noun.at <= FURTHEST && noun.at - at <= NEAR;
      return isNear && byNoun.has(noun) && noun.word.clause === word.clause;
    });
    const before = near.filter((noun) => noun.at < at);
    const pair = before.length > 1 ? before.slice(-2) : near.slice(0, 2);
    const [one, other] = pair.flatMap((noun) => byNoun.get(noun) ?? []);
    if (!one || !other || one === other) return [];
    const [held, holder] = isHeld(one) ? [one, other] : [other, one];
    if (!isHeld(held) || holder.kind !== 'figure' || isHeld(holder)) return [];
    if (LAP.test(word.text) && holder.person) holder.person.does ??= 'sit';
    return [{ relation: 'holding', from: holder, to: held, words: word.text, word }];
  });
}

function isHeld(subject: Subject): boolean {
  if (subject.kind === 'figure') return subject.person?.age === 'baby';
  return subject.kind === 'item' || subject.kind === 'food' || isSmallAnimal(subject);
}
