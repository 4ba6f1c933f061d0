// Whether somebody is a woman or a man, where the look or a pronoun tells it: a skirt, a beard, "a boxer wrapping his hands".

import { readRole } from '../../people/roles.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import { isFigure, type Show, type Word } from '../words/word.ts';
import type { Garment, PersonLook } from './person-look.ts';

export const HERS: ReadonlySet<Garment['garment']> = new Set([
  'dress',
  'skirt',
  'tutu',
  'qipao',
  'sari',
  'hanbok',
]);
const HER_HAIR: ReadonlySet<string | undefined> = new Set(['tails', 'braids', 'buns', 'bun']);

/** A student in a skirt, with twin tails, or with a beard: of whom nothing else says it. */
export function giveSexByLook(person: PersonLook): void {
  if (sexOf(person) !== undefined || person.animal) return;
  const isHers =
    HER_HAIR.has(person.hair?.cut) ||
    person.wears.some(({ garment }) => HERS.has(garment)) ||
    person.traits?.some(({ trait }) => trait === 'lipstick' || trait === 'eye-shadow') === true;
  if (person.beard) person.sex = 'man';
  else if (isHers) person.sex = 'woman';
}

const HIS = /^(?:his|him|himself|他的)$/i;
const HER = /^(?:her|hers|herself|她的)$/i;

/** "A boxer wrapping his hands": of one alone it is said who he is. */
export function giveSexByPronoun(words: readonly Word[], { subjects, byNoun }: Cast): void {
  giveSexInClause(words, byNoun);
  // "Commuters" are nobody's "him".
  const alone = subjects.filter(({ person, count }) => person !== undefined && count === 1);
  const [one, ...unknown] = alone.filter(({ person }) => sexOf(person) === undefined && !person?.animal);
  if (!one?.person || unknown.length > 0) return;
  const isHis = words.some(({ text }) => HIS.test(text));
  const isHer = words.some(({ text }) => HER.test(text));
  const sex = isHis ? 'man' : 'woman';
  // "A woman and her boss": she is the woman.
  if (isHis !== isHer && alone.every(({ person }) => sexOf(person) !== sex)) one.person.sex = sex;
}

/** "A potter with clay on her hands, an apprentice …": of whom the sentence begins with, before anybody else is named. */
function giveSexInClause(words: readonly Word[], byNoun: Cast['byNoun']): void {
  const people = [...byNoun].filter(([, { person }]) => person !== undefined);
  const [noun, somebody] = people.toSorted(([a], [b]) => a.at - b.at)[0] ?? [];
  const { person, count } = somebody ?? {};
  if (!noun || !person || person.animal || count !== 1 || sexOf(person) !== undefined) return;
  const end = words.findIndex(
    (word, at) => at > noun.at && (word.clause !== noun.word.clause || isFigure(word)),
  );
  const own = words.slice(noun.at + 1, end < 0 ? words.length : end).map(({ text }) => text);
  const [isHis, isHer] = [HIS, HER].map((pattern) => own.some((text) => pattern.test(text)));
  if (isHis !== isHer) person.sex = isHis ? 'man' : 'woman';
}

function sexOf(person: PersonLook | undefined): PersonLook['sex'] {
  return person?.sex ?? readRole(person?.role).sex;
}

const SEXES: Readonly<Record<string, NonNullable<PersonLook['sex']>>> = {
  male: 'man',
  female: 'woman',
  男: 'man',
  女: 'woman',
  男性: 'man',
  女性: 'woman',
};

/** 男医生, "female pilot". */
export function giveSex(nouns: readonly Noun[], at: number, word: Word, cast: Cast, show: Show): void {
  const sex = SEXES[word.text.toLowerCase()];
  if (!sex) return;
  const noun = nouns.find((one) => one.at === at + 1 && one.word.run === word.run);
  const person = noun && cast.byNoun.get(noun)?.person;
  if (!person) return;
  person.sex = sex;
  show(word, cast.byNoun.get(noun) ?? person);
}
