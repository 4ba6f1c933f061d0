// "A baby otter", "a fox cub", 水豚宝宝 are young animals, and no children; "a penguin family", "a family of ducks", 企鹅一家 are
// two grown ones with their young.

import { isAnimal } from './name-young.ts';
import { joinWords } from '../words/noun-phrase.ts';
import { isFigure, means, meaningOf, type Word } from '../words/word.ts';

const BABY = /^(?:baby|infant|newborn)$/i;
const CUB = /^(?:cub|pup|calf|joey|hatchling|kit|chick|foal|piglet)s?$|^calves$/i;
/** How a name ends or begins that the lexicon has for the young. */
const NAMED_YOUNG =
  /^(?:baby|infant) |[ ](?:cub|pup|calf|calves|joey|hatchling|kitten)s?$|(?:宝宝|幼崽|幼仔|崽)$/i;
const ENGLISH_FAMILY = /^(?:family|families)$/i;
const FAMILY_OF = /^family of (three|four|five|six|[3-6])$/i;
const HAN_FAMILY = /^(?:一家|一家子|一家人|一家([三四五六])口|全家|家族|家庭)$/u;
const PARENTS = 2;
const USUAL_YOUNG = 3;
const NUMBERS: Readonly<Record<string, number>> = {
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
};
/** Between "baby" and the animal. */
const FURTHEST = 3;

/** Returns the words, the young as young ones and each family as both. */
export function nameCubs(words: readonly Word[]): Word[] {
  return nameFamilies(joinCubs(nameOwnChildren(nameParents(words))));
}

const PARENT =
  /^(?:mothers?|moms?|mums?|mama|mommy|fathers?|dads?|papa|daddy|parents?|grandmas?|grandpas?)$/i;
const CHILD = /^(?:bab(?:y|ies)|newborns?|infants?|sons?|daughters?|child|children|kids?)$/i;

/** "A polar bear mother with her cub", "a penguin dad": the animal is one, and nobody else. */
function nameParents(words: readonly Word[]): Word[] {
  return words.flatMap((word, at): Word[] => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (PARENT.test(word.text) && isAnimal(before) && before?.run === word.run) return [];
    const isOne = isAnimal(word) && next?.run === word.run && PARENT.test(next.text);
    return [isOne ? { ...word, ...spanOf(words, at), isPlural: next.isPlural } : word];
  });
}

/** "A kangaroo with a baby in its pouch", "a lion father and son": the young are of the animal, where nobody else is named. */
function nameOwnChildren(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (!CHILD.test(word.text) || !isFigure(word) || isAnimal(words[at + 1])) return word;
    const clause = words.slice(0, at).filter((one) => one.clause === word.clause);
    const lead = clause.findLast((one) => !means(one, 'adjective', 'number', 'size', 'colour'));
    const owner = clause.findLast((one) => isAnimal(one));
    return owner && !clause.some(isFigure) && isTheirs(word, lead, owner)
      ? { ...word, meanings: asYoung(owner).meanings }
      : word;
  });
}

function joinCubs(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const next = words[at + 1];
    const isNext = next?.run === word.run && !word.isHan;
    const isPair =
      isNext && ((BABY.test(word.text) && isAnimal(next)) || (isAnimal(word) && CUB.test(next.text)));
    if (isPair) {
      const animal = BABY.test(word.text) ? next : word;
      named.push({
        ...asYoung(animal),
        ...spanOf(words, at),
        isPlural: next.isPlural || /(?:s|ves)$/i.test(next.text),
      });
      at++;
    } else named.push(NAMED_YOUNG.test(word.text) ? asYoung(word) : word);
  }
  return named;
}

/** "Its baby"; a baby that is with a wild animal; the son of a father. A dog with a child is with one of people. */
function isTheirs({ text }: Word, lead: Word | undefined, owner: Word): boolean {
  const said = lead?.text ?? '';
  if (/^(?:its|their|her|his)$/i.test(said)) return true;
  const isParent = PARENT.test(owner.text.split(' ').at(-1) ?? '');
  if (/^and$/i.test(said)) return isParent;
  const isPet = /^(?:dog|cat)$/.test(meaningOf(owner, 'subject')?.value.key ?? '');
  const isBaby = /^(?:bab(?:y|ies)|newborns?|infants?)$/i.test(text);
  return /^(?:with|carrying|holding|feeding)$/i.test(said) && isBaby && (isParent || !isPet);
}

function spanOf(words: readonly Word[], at: number): Pick<Word, 'text' | 'start' | 'end'> {
  const { text, start, end } = joinWords(words, [at, at + 1], []);
  return { text, start, end };
}

function asYoung(word: Word): Word {
  const value = meaningOf(word, 'subject')?.value;
  if (!value || !isAnimal(word)) return word;
  return { ...word, meanings: [{ is: 'subject', value: { ...value, isYoung: true } }] };
}

function nameFamilies(words: readonly Word[]): Word[] {
  const families = words.flatMap((word, at) => {
    const animal = animalOf(words, at);
    return animal === undefined ? [] : [{ at, animal, young: youngOf(word) }];
  });
  return words.map((word, at) => {
    const family = families.find((one) => one.at === at || one.animal === at);
    const value = meaningOf(family && words[family.animal], 'subject')?.value;
    if (!family || !value) return word;
    // The parents are named first, by whichever word that is: the first is in front.
    const isFirst = at === Math.min(family.at, family.animal);
    const many = isFirst ? PARENTS : family.young;
    return {
      ...word,
      isPlural: true,
      many,
      meanings: [{ is: 'subject', value: isFirst ? value : { ...value, isYoung: true } }],
    };
  });
}

/** Where the animal is whose family it is. */
function animalOf(words: readonly Word[], at: number): number | undefined {
  const word = words[at] as Word;
  const before = words[at - 1];
  if (word.isHan) {
    const isFamily = HAN_FAMILY.test(word.text) && before?.end === word.start && isAnimal(before);
    return isFamily ? at - 1 : undefined;
  }
  if (FAMILY_OF.test(word.text)) return nextAnimal(words, at + 1);
  if (!ENGLISH_FAMILY.test(word.text)) return undefined;
  if (before?.run === word.run && isAnimal(before)) return at - 1;
  return words[at + 1]?.text === 'of' ? nextAnimal(words, at + 2) : undefined;
}

function nextAnimal(words: readonly Word[], from: number): number | undefined {
  const found = words.slice(from, from + FURTHEST).findIndex((one) => isAnimal(one));
  const between = words.slice(from, from + found);
  const isOf = found >= 0 && between.every((one) => means(one, 'adjective', 'colour', 'size', 'number'));
  return isOf ? from + found : undefined;
}

function youngOf({ text }: Word): number {
  const said = FAMILY_OF.exec(text)?.[1] ?? HAN_FAMILY.exec(text)?.[1];
  const all = said === undefined ? undefined : (NUMBERS[said.toLowerCase()] ?? Number(said));
  return all === undefined ? USUAL_YOUNG : all - PARENTS;
}
