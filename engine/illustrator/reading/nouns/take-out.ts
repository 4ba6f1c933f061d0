// "Two boys on a bench, one eats an apple, the other plays the guitar": each of those who are taken out of several is somebody
// who does something of their own.

import type { Subject } from '../prompt-reading.ts';
import type { Noun } from './find-nouns.ts';
import type { Cast } from './join-parts.ts';
import { keyOf } from '../words/word.ts';
import { ANIMAL_KINDS, BODY_KINDS } from '../subject-kinds.ts';

/**
 * Changes the cast: of so many one less; the last of them is who is left. False where nobody was named whom it can be of.
 */
export function takeOut(noun: Noun, one: Subject, { subjects, byNoun, takenOut }: Cast): boolean {
  const bodies = subjects.filter((other) => BODY_KINDS.has(other.kind) && !takenOut.has(other));
  const group = bodies.findLast(({ drawing }) => drawing === one.drawing);
  const before = group && bodies[bodies.indexOf(group) - 1];
  if (!group) return false;
  // "A woman and a man, one reading": the first of the two.
  const isFirst = [...byNoun].every(([{ word }, named]) => !word.isOneOf || named !== before);
  const isWhole = group.count === 1 && ![...takenOut.values()].includes(group);
  if (isFirst && isWhole && before?.kind === group.kind && before.count === 1) {
    byNoun.set(noun, before);
    return true;
  }
  // "The others" are all who are left.
  const isLast = group.count < 2 || noun.word.isPlural;
  byNoun.set(noun, isLast ? group : one);
  if (isLast) {
    // "The boy …, the girl …": who is left of two is she.
    const { sex, age } = (noun.word.isPlural ? undefined : one.person) ?? {};
    if (group.person && sex) group.person.sex = sex;
    if (group.person && age) group.person.age = age;
    return true;
  }
  takeFrom(group, one, { subjects, takenOut });
  return true;
}

function takeFrom(
  group: Subject,
  one: Subject,
  { subjects, takenOut }: Pick<Cast, 'subjects' | 'takenOut'>,
): void {
  const { size, colour } = group;
  if (size !== undefined) one.size ??= size;
  if (colour !== undefined) one.colour ??= colour;
  subjects.push(one);
  takenOut.set(one, group);
  group.count -= one.count;
}

/** "Two cats …, the white cat sleeps", 五只羊，四只白羊一只黑羊: each of them is known by its colour. */
export function takeOutByColour(nouns: readonly Noun[], noun: Noun, one: Subject, cast: Cast): boolean {
  if (!ANIMAL_KINDS.has(one.kind) || one.colour === undefined || noun.isAnother) return false;
  const alike = cast.subjects.filter(({ key, isYoung }) => key === one.key && isYoung === one.isYoung);
  const group = alike.find(({ colour, isCounted }) => colour === undefined && isCounted);
  const isTaken = group !== undefined && [...cast.takenOut.values()].includes(group);
  if (!group || (group.count < 2 && !isTaken) || alike.some(({ colour }) => colour === one.colour))
    return false;
  if (noun.count !== undefined && !areAllTold(nouns, group, cast)) return false;
  const isLast = group.count <= one.count;
  cast.byNoun.set(noun, isLast ? group : one);
  if (isLast) group.colour = one.colour;
  else takeFrom(group, one, cast);
  return true;
}

/** As many by their colours as were counted. */
function areAllTold(nouns: readonly Noun[], group: Subject, { byNoun }: Cast): boolean {
  const first = nouns.find((noun) => byNoun.get(noun) === group);
  const told = nouns.filter(
    ({ at, word, colour }) => first && at > first.at && colour !== undefined && keyOf(word) === group.key,
  );
  return told.reduce((sum, { count = 1 }) => sum + count, 0) === first?.count;
}
