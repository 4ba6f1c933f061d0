// 骏马群, "an elephant herd", "a wolf pack": the word for many of them behind the animal is part of its name.

import { meaningOf, type Word } from '../words/word.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

const HAN = /^(?:群|大军|队|队伍|商队)$/u;
const ENGLISH =
  /^(?:herds?|flocks?|packs?|swarms?|prides?|pods?|shoals?|schools?|colony|colonies|stampede|caravans?|convoys?|trains?|fleets?|parade|procession)$/i;
const MANY_OF: ReadonlySet<string> = new Set([...ANIMAL_KINDS, 'boat', 'vehicle']);

/** Joins both words to one that means the animal; how many they are says `make-subjects.ts`. */
export function nameHerds(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (const [at, word] of words.entries()) {
    const animal = named.at(-1);
    const kind = meaningOf(animal, 'subject')?.value.kind;
    const isNext =
      animal?.run === word.run && (word.isHan ? animal.end === word.start : animal.end + 1 === word.start);
    const isMany = (word.isHan ? HAN : ENGLISH).test(word.text);
    if (animal && isNext && isMany && !isDone(words, at) && MANY_OF.has(kind ?? ''))
      named[named.length - 1] = {
        ...animal,
        text: word.isHan ? `${animal.text}${word.text}` : `${animal.text} ${word.text}`,
        end: word.end,
        isPlural: true,
      };
    else named.push(word);
  }
  return named;
}

/** "A collie herds a flock": a deed, and no herd of collies. */
function isDone(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    /^(?:herds|trains|parades)$/i.test(word?.text ?? '') &&
    next?.run === word?.run &&
    /^(?:an?|the|his|her|its|their|some)\b/i.test(next?.text ?? '')
  );
}
