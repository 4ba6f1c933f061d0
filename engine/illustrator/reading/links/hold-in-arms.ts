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
    const owner = isTheirs(words, at)
      ? nouns.findLast(
          (noun) => noun.at < at && isHolder(byNoun.get(noun)) && isOfSex(byNoun.get(noun), words[at - 1]),
        )
      : undefined;
    const [thing = near.find((noun) => noun !== owner)] = before.filter((noun) => noun !== owner).slice(-1);
    const pair = owner
      ? [owner, ...(thing ? [thing] : [])]
      : before.length > 1
        ? before.slice(-2)
        : near.slice(0, 2);
    const [one, other] = pair.flatMap((noun) => byNoun.get(noun) ?? []);
    if (!one || !other || one === other) return [];
    const [held, holder] = isHeld(one) ? [one, other] : [other, one];
    if (!isHeld(held) || holder.kind !== 'figure' || isHeld(holder)) return [];
    if (isLap(words, at) && holder.person) sitDown(holder.person);
    return [{ relation: 'holding', from: holder, to: held, words: word.text, word }];
  });
}

/** "With a briefcase on his lap and a girl beside him": the lap of who was named before, and not of her. */
function isTheirs(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  return OWN.test(before.join(''));
}

/** "On her lap" is on that of no man. */
function isOfSex(subject: Subject | undefined, whose: Word | undefined): boolean {
  const sex = subject?.person?.sex;
  if (/^(?:her|她的?)$/i.test(whose?.text ?? '')) return sex !== 'man';
  return !/^(?:his|他的?)$/i.test(whose?.text ?? '') || sex !== 'woman';
}

function isHolder(subject: Subject | undefined): boolean {
  return subject?.kind === 'figure' && !isHeld(subject);
}

/** Who reads with a cat on the lap sits. */
function sitDown(person: PersonLook): void {
  if (person.does === undefined || person.does === 'stand' || isHandWork(person.does)) person.does = 'sit';
}

function isHeld(subject: Subject): boolean {
  if (subject.kind === 'figure') return subject.person?.age === 'baby';
  return subject.kind === 'item' || subject.kind === 'food' || isSmallAnimal(subject);
}
