// 婴儿在妈妈怀里, "a kitten in the arms of a girl": what is said to be there is held, as if it had been said of the holder.

import { isSmallAnimal } from '../../people/hands.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Tie } from '../people/dress-people.ts';
import { isInArms, isLap } from '../people/taken-up.ts';
import { isHandWork } from '../../lexicon/hand-work.ts';
import type { PersonLook } from '../people/person-look.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Word } from '../words/word.ts';

/** Words between whoever is named first and "arms". */
const FURTHEST = 10;
/** "In the arms of her father". */
const NEAR = 4;

/** 趴在她的腿上: she was named before. */
const OWN = /^(?:[她他]的?|的?[她他]|(?:on|in)?(?:her|his))$/iu;

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
    const owner =
      pair.length < 2 &&
      OWN.test(
        words
          .slice(Math.max(0, at - 2), at)
          .map(({ text }) => text)
          .join(''),
      )
        ? nouns.findLast((noun) => noun.at < at && byNoun.get(noun)?.kind === 'figure')
        : undefined;
    const [one, other] = [...pair, ...(owner ? [owner] : [])].flatMap((noun) => byNoun.get(noun) ?? []);
    if (!one || !other || one === other) return [];
    const [held, holder] = isHeld(one) ? [one, other] : [other, one];
    if (!isHeld(held) || holder.kind !== 'figure' || isHeld(holder)) return [];
    if (isLap(words, at) && holder.person) sitDown(holder.person);
    return [{ relation: 'holding', from: holder, to: held, words: word.text, word }];
  });
}

/** Who reads with a cat on the lap sits. */
function sitDown(person: PersonLook): void {
  if (person.does === undefined || person.does === 'stand' || isHandWork(person.does)) person.does = 'sit';
}

function isHeld(subject: Subject): boolean {
  if (subject.kind === 'figure') return subject.person?.age === 'baby';
  return subject.kind === 'item' || subject.kind === 'food' || isSmallAnimal(subject);
}
