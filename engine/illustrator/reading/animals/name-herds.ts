// 骏马群, "an elephant herd", "a wolf pack": the word for many of them behind the animal is part of its name.

import { VOCABULARY } from '../words/vocabulary.ts';
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
    else if (isOfShepherd(words, at))
      named.push({ ...word, meanings: VOCABULARY.get('sheep') ?? [], isPlural: true, many: FLOCK });
    else named.push(word);
  }
  return named;
}

/** "A shepherd leads his flock": nobody says of what. */
function isOfShepherd(words: readonly Word[], at: number): boolean {
  return (
    /^flock$/i.test(words[at]?.text ?? '') &&
    !/^of$/i.test(words[at + 1]?.text ?? '') &&
    words.some(({ text }) => /^(?:shepherd(?:ess)?|sheep ?dog|border collie)$/i.test(text)) &&
    words.every((word) => meaningOf(word, 'subject')?.value.key !== 'sheep')
  );
}
/** As many as are told by a word for many. */
const FLOCK = 13;

/** "A collie herds a flock": a deed, and no herd of collies. */
function isDone(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    /^(?:herds|trains|parades)$/i.test(word?.text ?? '') &&
    next?.run === word?.run &&
    /^(?:an?|the|his|her|its|their|some)\b/i.test(next?.text ?? '')
  );
}
