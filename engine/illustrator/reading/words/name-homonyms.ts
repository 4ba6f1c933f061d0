// "A bat and a ball", "a wax seal on a letter", "a crane lifts a beam": names of animals that other things have, too.

import { HOMONYMS } from './homonyms.ts';
import type { Homonym } from './said-of-others.ts';
import { VOCABULARY } from './vocabulary.ts';
import { UNSHOWN, type Word } from './word.ts';

/** Asked first: hardly any word is one of them. */
const IS_ANY = new RegExp(HOMONYMS.map(({ said }) => said.source).join('|'), 'i');

/** Only animals are or do this. */
const ALIVE =
  /^(?:sit|sits|sitting|fly|flies|flying|swim|swims|swimming|sleep|sleeps|sleeping|eat|eats|eating|run|runs|running|jumps?|jumping|dancing|dances|perched|wading|hanging|peeking|hiding|nibbling|cute|baby|furry|fluffy|little|vampire|feathers|wings)$/;
/** So many words around the name tell what lives. */
const NEAR = 2;

/** No drawing is there for them: what is said of them is said of nobody else. */
export const STRANGE_ANIMALS =
  /^(?:tapirs?|okapis?|aardvarks?|opossums?|echidnas?|wolverines?|bison|quokkas?)$/i;

/** Returns the words, with such names as what is meant by them. */
export function nameHomonyms(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (!IS_ANY.test(word.text)) return word;
    const homonym = HOMONYMS.find(
      (one) => one.said.test(word.text.toLowerCase()) && isMeantBy(one, words, at),
    );
    if (!homonym) return word;
    const isAlive = words
      .slice(Math.max(0, at - NEAR), at + NEAR + 1)
      .some((one) => one !== word && one.clause === word.clause && ALIVE.test(one.text.toLowerCase()));
    if (isAlive) return word;
    const meanings = homonym.meant === undefined ? undefined : VOCABULARY.get(homonym.meant);
    return { ...word, meanings: meanings ?? UNSHOWN, ...(homonym.many && { many: homonym.many }) };
  });
}

function isMeantBy(homonym: Homonym, words: readonly Word[], at: number): boolean {
  const { beside, before, led, unless, without, isFarToo } = homonym;
  const word = words[at] as Word;
  if (before && !before.test(words[at - 1]?.text.toLowerCase() ?? '')) return false;
  if (led && !led.test(clauseBefore(words, at))) return false;
  if (unless?.test(words[at + 1]?.text.toLowerCase() ?? '')) return false;
  if (without && words.some((one) => without.test(one.text.toLowerCase()))) return false;
  return words.some(
    (one) =>
      one !== word &&
      (one.clause === word.clause || isFarToo === true) &&
      beside.test(one.text.toLowerCase()),
  );
}

function clauseBefore(words: readonly Word[], at: number): string {
  return words
    .slice(0, at)
    .filter(({ clause }) => clause === words[at]?.clause)
    .map(({ text }) => `${text.toLowerCase()} `)
    .join('');
}
