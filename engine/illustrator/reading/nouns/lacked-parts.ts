// Parts that nobody of those who are there is drawn with: "a girl with wings", 有鹿角的少女, "a cat with wings".

import { BEASTS } from '../../things/beasts.ts';
import type { Subject } from '../prompt-reading.ts';
import { DOER_KINDS } from '../subject-kinds.ts';
import type { Word } from '../words/word.ts';

const WINGS = /^(?:wings?|翅膀|羽翼)$/i;
const OF_ANIMALS = /^(?:wings?|horns?|antlers|tail|paws?|claws|beak|翅膀|羽翼|角|犄角|鹿角|尾巴|爪子|喙)$/i;

/** Where something sits on or lies in that somebody has: no beast has it. */
const OF_PEOPLE = /^(?:shoulders?|palm of|肩膀|肩头|肩|手心|手掌|双手)$/i;

/** Such a word is told as left out; others name what everybody has. */
export function isLackedPart({ text }: Pick<Word, 'text'>, subjects: readonly Subject[]): boolean {
  const bodies = subjects.filter(({ kind }) => DOER_KINDS.has(kind));
  // Of two bodies one may have it: a bird on the shoulder of a robot.
  if (OF_PEOPLE.test(text)) return bodies.length === 1 && bodies.every(({ kind }) => kind !== 'figure');
  return bodies.length > 0 && bodies.every((one) => lacks(one, text));
}

function lacks({ kind, person, drawing }: Subject, part: string): boolean {
  // Demons and Vikings have horns, and who is an animal has what that has.
  if (kind === 'figure')
    return OF_ANIMALS.test(part) && person?.role === undefined && person?.animal === undefined;
  return WINGS.test(part) && kind !== 'bird' && drawing in BEASTS;
}
