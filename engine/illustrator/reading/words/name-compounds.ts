// English compounds of two nouns of which the first is not there: "a tiger balloon", "a kangaroo road sign", "a plush tiger",
// "a forest green sofa", "Rose the florist".

import {
  BUILT_OF,
  MADE_OF,
  SHADES,
  SOFT_THINGS,
  THINGS_ENGLISH,
  TOYS_AFTER,
  TOYS_BEFORE,
} from '../../lexicon/compound-heads.ts';
import { showsIt } from './drop-describing.ts';
import { headInMark, MARK } from '../animals/name-heads.ts';
import { GARMENT_DRAWINGS } from '../../lexicon/looks-of-people.ts';
import { endOfNoun, joinWords } from './noun-phrase.ts';
import { isAnimal } from '../animals/name-young.ts';
import {
  CAPITAL,
  DESCRIBING,
  isFigure,
  isPlainPerson,
  isUnknown,
  means,
  meaningOf,
  UNSHOWN,
  type MeaningName,
  type Word,
} from './word.ts';
import { DRIVEN_KINDS } from '../subject-kinds.ts';

/** Drawn as they are: a bronze dragon is a dragon. */
export const OF_TALES = /^(?:dragon|phoenix|unicorn|griffin|pegasus|qilin)$/;
/** A sign has whatever it warns of on it. */
const SIGN = /(?:^| )signs?$/i;
/** Drawn as one that covers the mouth, which no mask of an animal is. */
const MASK = /^masks?$/i;
const NAMED = /^(?:named|called)$/i;

/** Returns the words, with those told as one that are one thing. */
export function nameCompounds(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const next = words[at + 1];
    const isBeside = next !== undefined && next.run === word.run && !word.isHan && !next.isHan;
    const compound = isBeside ? joinTwo(words, at) : undefined;
    // "A lion king crown": neither is there.
    if (compound && leadsTo(named.at(-1), word))
      named.push({ ...(named.pop() as Word), meanings: DESCRIBING });
    const [joined, length] = joinName(words, at) ?? compound ?? [word, 1];
    named.push(joined);
    at += length - 1;
  }
  return named;
}

/** Another noun right before the first of a compound. */
export function leadsTo(before: Word | undefined, word: Word): boolean {
  if (before?.run !== word.run || before.isHan !== word.isHan || before.isPlural) return false;
  if (!means(before, 'subject') || (word.isHan && before.end !== word.start)) return false;
  return !isPlainPerson(before) && !means(before, 'adjective', 'structure', 'colour');
}

/** "Rose the florist", "a cat named Tiger"; a sign or a logo has the name in letters. */
function joinName(words: readonly Word[], at: number): [Word, number] | undefined {
  const [word, next, third] = [words[at] as Word, words[at + 1], words[at + 2]];
  if (isCalledHan(words[at - 1], word) || isNameOfSomebody(words, at)) return [{ ...word, meanings: [] }, 1];
  if (!next || next.run !== word.run || word.isHan) return undefined;
  const isCalled = /^the$/i.test(next.text) && third !== undefined && isFigure(third);
  if (isCalled && CAPITAL.test(word.text) && meaningOf(word, 'subject'))
    return [{ ...word, meanings: [] }, 1];
  if (!NAMED.test(word.text) || !CAPITAL.test(next.text) || words.some((one) => means(one, 'carrier')))
    return undefined;
  let end = at + 1;
  while (end < at + 3 && words[end + 1]?.run === word.run && CAPITAL.test(words[end + 1]?.text ?? '')) end++;
  if (words.slice(at + 1, end + 1).every(isUnknown)) return undefined;
  return [joinWords(words, [at, end], UNSHOWN), end + 1 - at];
}

/** Plants that people are called after. */
const GIVEN_NAME =
  /^(?:Rose|Lily|Daisy|Violet|Iris|Jasmine|Ivy|Poppy|Holly|Hazel|Heather|Olive|Rosemary|Basil|Willow|Magnolia|Dahlia|Camellia|Clementine|Cherry|Ginger|Laurel|Marigold|Petunia|Primrose|Lavender|Aster|Azalea|Zinnia|Flora|Fern)$/;
/** What only somebody does or has. */
const OF_SOMEBODY =
  /^(?:sits?|sitting|stands?|standing|walks?|walking|smiles?|smiling|laughs?|laughing|reads?|reading|holds?|holding|wears?|wearing|dances?|dancing|sleeps?|sleeping|looks|looking|plays?|playing|runs?|running|rides?|riding|drinks|drinking|eats|eating|and her|and his|with her|with his)$/i;
const OF_WHOM = /^(?:portrait|photo|picture|painting|drawing|selfie|headshot)s?(?: of)?$/i;

/** "Iris sitting by the window", "a portrait of Daisy" between words in small letters. */
function isNameOfSomebody(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (word.isHan || !GIVEN_NAME.test(word.text) || !meaningOf(word, 'subject')) return false;
  const [before, next] = [words[at - 1], words[at + 1]];
  if (next && next.run === word.run && OF_SOMEBODY.test(next.text)) return true;
  const asked = before?.text === 'of' ? words[at - 2] : before;
  return asked !== undefined && OF_WHOM.test(asked.text) && /^[a-z]/.test(asked.text);
}

const CALLED_HAN = /^(?:名?叫|叫做|名叫做|名为|取名|取名叫|名字叫)$/u;
const GROWS: ReadonlySet<string> = new Set(['plant', 'tree', 'food']);

/** 一个叫牡丹的女孩: who is called after a flower. */
function isCalledHan(before: Word | undefined, word: Word): boolean {
  const kind = meaningOf(word, 'subject')?.value.kind;
  return before?.run === word.run && CALLED_HAN.test(before.text) && kind !== undefined && GROWS.has(kind);
}

/** The word at `at`, or it and the next as one; undefined where the two are no compound of these kinds. */
function joinTwo(words: readonly Word[], at: number): [Word, number] | undefined {
  const [word, next] = [words[at], words[at + 1]] as [Word, Word];
  const subject = meaningOf(word, 'subject')?.value;
  const colour = meaningOf(next, 'colour');
  if (colour && SHADES.test(word.text) && isOwned(words, at + 2))
    return [joinWords(words, [at, at + 1], [colour]), 2];
  if (TOYS_BEFORE.test(word.text) || (MODEL.test(word.text) && isDriven(next)))
    return joinToy(words, at, next);
  if (isMade(word, next) && !isLed(next, words[at + 2])) {
    const length = isHead(words[at + 2], word.run) ? 3 : 2;
    return [joinWords(words, [at, at + length - 1], []), length];
  }
  if (
    subject &&
    GROWS.has(subject.kind) &&
    !word.isPlural &&
    !means(word, 'colour') &&
    (COLOURED.test(next.text) || SKY.test(next.text))
  )
    return [joinWords(words, [at, at + 1], meaningsOfSky(next)), 2];
  // "An orange tent" is no tent for oranges.
  if (!subject || means(word, 'colour'))
    return isOfAir(word) && isWorn(next) ? [{ ...word, meanings: DESCRIBING }, 1] : undefined;
  if (word.isPlural || word.isPossessive || means(word, 'adjective', 'structure')) return undefined;
  if ((TOYS_AFTER.test(next.text) && isAnimal(word)) || (MODEL.test(next.text) && isDriven(word)))
    return joinToy(words, at, word);
  // "A fox head logo" shows the animal, its head before all.
  if (HEAD.test(next.text) && isAnimal(word) && !isNounNext(words, at + 2))
    return [
      joinWords(
        words,
        [at, at + 1],
        [{ is: 'subject', value: isMark(words) ? headInMark(subject) : { ...subject, kind: 'face' } }],
      ),
      2,
    ];
  if (MASK.test(next.text)) return [joinWords(words, [at, at + 1], []), 2];
  const isRole = subject.kind === 'figure' && !isPlainPerson(word);
  if (subject.kind === 'figure' && !isRole) return undefined;
  if (isRole && isUndrawnGarment(next)) return [{ ...word, meanings: DESCRIBING }, 1];
  // A cat sticker shows a cat, where nothing is named that it would be on.
  if (showsIt(words, at)) return undefined;
  if (THINGS_ENGLISH.test(next.text) && !isOfPeople(next))
    return isUnknown(next) ? [joinWords(words, [at, at + 1], []), 2] : [{ ...word, meanings: DESCRIBING }, 1];
  return SIGN.test(next.text) && !isRole ? [{ ...word, meanings: DESCRIBING }, 1] : undefined;
}

/** "A peach-coloured scarf", "an apricot sky": only its colour is meant. */
const COLOURED = /^colou?red$/i;
const SKY = /^sk(?:y|ies)$/i;

/** The sky stays, whatever its colour. */
function meaningsOfSky(next: Word): Word['meanings'] {
  return SKY.test(next.text) ? next.meanings : [];
}

const HEAD = /^(?:heads?|faces?)$/i;

function isMark(words: readonly Word[]): boolean {
  return words.some(({ text }) => MARK.test(text));
}

/** "A lion head fountain" is none. */
function isNounNext(words: readonly Word[], at: number): boolean {
  const [head, next] = [words[at - 1], words[at]];
  if (next === undefined || next.run !== head?.run) return false;
  return !means(next, 'structure', 'joiner', 'link', 'carrier', 'frame');
}

/** A colour before a noun: "a forest green sofa", "a plum purple velvet armchair", and no forest that is green. */
function isOwned(words: readonly Word[], at: number): boolean {
  const [colour, owner] = [words[at - 1], words[at]];
  const isNoun = owner !== undefined && (endOfNoun(words, at) > at || means(owner, ...COLOURED_THINGS));
  return isNoun && owner.run === colour?.run;
}
const COLOURED_THINGS: readonly MeaningName[] = ['subject', 'garment', 'part', 'scene'];

function isOfAir(word: Word): boolean {
  return means(word, 'weather', 'scene', 'time') && !means(word, 'adjective', 'colour', 'structure');
}

function isWorn(word: Word): boolean {
  return means(word, 'garment') || SOFT_THINGS.test(word.text);
}

/** Of what is drawn by itself it is told elsewhere: cowboy boots. */
function isUndrawnGarment(word: Word): boolean {
  const garment = meaningOf(word, 'garment')?.value;
  return garment !== undefined && !(garment in GARMENT_DRAWINGS);
}

function isOfPeople(word: Word): boolean {
  return isFigure(word) && isPlainPerson(word);
}

/** "A bronze lion statue". */
function isHead(word: Word | undefined, run: number): boolean {
  return word?.run === run && isUnknown(word) && THINGS_ENGLISH.test(word.text);
}

/** "A paper tiger", 积木城堡: animals and houses of what no animal or house is made of. */
export function isMade(material: Word, made: Word): boolean {
  const subject = meaningOf(made, 'subject')?.value;
  if (!subject || OF_TALES.test(subject.key)) return false;
  const isHouse = subject.kind === 'building' || subject.kind === 'landmark';
  return (isAnimal(made) && MADE_OF.test(material.text)) || (isHouse && BUILT_OF.test(material.text));
}

/** "A model ship", "a sailboat model". */
const MODEL = /^models?$/i;

function isDriven(word: Word): boolean {
  return DRIVEN_KINDS.has(meaningOf(word, 'subject')?.value.kind ?? 'item');
}

/** "A wooden horse stable" is none. */
function isLed(word: Word, next: Word | undefined): boolean {
  return next?.run === word.run && means(next, 'subject', 'garment');
}

/** Both words as a small thing that stands where toys stand. */
function joinToy(words: readonly Word[], at: number, animal: Word): [Word, number] | undefined {
  const value = toyOf(animal);
  return (
    value && [{ ...joinWords(words, [at, at + 1], [value]), isPlural: (words[at + 1] as Word).isPlural }, 2]
  );
}

/** Returns what a toy means that is made in the likeness of an animal or a vehicle; undefined for anything else. */
export function toyOf(animal: Word): Word['meanings'][number] | undefined {
  const subject = meaningOf(animal, 'subject')?.value;
  if (!subject || !(isAnimal(animal) || DRIVEN_KINDS.has(subject.kind))) return undefined;
  return { is: 'subject', value: { ...subject, key: `toy-${subject.key}`, kind: 'item', height: 0.24 } };
}
