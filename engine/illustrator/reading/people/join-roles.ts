// "A pirate captain", 海盗女王, "the fairy queen": two words for one person, who is dressed by what says most.

import type { PersonRole } from '../../casting/person-role.ts';
import type { SubjectEntry } from '../../lexicon/subject.ts';
import type { PersonLook } from './person-look.ts';
import { isMyth } from '../../people/myth-roles.ts';
import { isUnknown, meaningOf, type Word } from '../words/word.ts';

type Somebody = Omit<SubjectEntry, 'words'>;

/** Known by their dress, whatever rank they have among their like. */
const DRESSED: ReadonlySet<PersonRole> = new Set<PersonRole>([
  'pirate',
  'viking',
  'ninja',
  'samurai',
  'cowboy',
  'knight',
  'gladiator',
  'legionary',
  'warrior',
  'elf',
  'fairy',
  'angel',
  'witch',
  'wizard',
  'astronaut',
  'swordsman',
  'vampire',
  'pharaoh',
  'superhero',
  'clown',
  'chef',
  'santa',
]);
const CROWNED: ReadonlySet<PersonRole> = new Set<PersonRole>([
  'queen',
  'king',
  'princess',
  'prince',
  'emperor',
]);
/** Ranks by themselves have dresses as well; after one of those above they are ranks alone. */
const RANK =
  /^(?:captains?|warriors?|generals?|boss|soldiers?|heroe?s?|船长|战士|勇士|武士|将军|士兵|老板|英雄)$/i;
/** Nobody knows these by a dress. */
const UNKNOWN_RANK =
  /^(?:masters?|chiefs?|chieftains?|lords?|leaders?|commanders?|grandmasters?|大师|首领|头领|头目|领袖|酋长|老大|队长|统领)$/i;
/** 农民伯伯, 警察叔叔, 护士姐姐: how one speaks of somebody with a trade. */
const KIN = /^(?:伯伯|叔叔|阿姨|姐姐|哥哥|大叔|大爷|大妈|大伯|大哥|大姐|爷爷|奶奶|婆婆)$/u;
/** Told of by a hat, over the dress of somebody else: "a cowboy astronaut". */
const HATS: Partial<Record<PersonRole, string>> = {
  cowboy: 'cowboy hat',
  pirate: 'pirate hat',
  witch: 'witch hat',
  wizard: 'wizard hat',
  chef: 'chef hat',
  santa: 'santa hat',
};
/** The small being of that name is drawn in the air; with a rank it is a person. */
const WINGED: Somebody = {
  key: 'princess',
  drawing: 'own/princess',
  kind: 'figure',
  height: 0.38,
  person: { sex: 'woman', role: 'fairy' },
};

/** The words with those that name one person joined. */
export function joinRoles(words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    // "Medusa with snakes for hair": what she is known by is no second one.
    const owner = /^with$/i.test(joined.at(-1)?.text ?? '') ? joined.at(-2) : undefined;
    if (owner && isSameMyth(owner, word)) {
      joined.pop();
      joined[joined.length - 1] = { ...owner, text: `${owner.text} with ${word.text}`, end: word.end };
      continue;
    }
    const before = joined.at(-1);
    const value = before && isBeside(before, word) ? joinOf(before, word) : undefined;
    if (!before || !value) {
      joined.push(word);
      continue;
    }
    const text = before.isHan ? before.text + word.text : `${before.text} ${word.text}`;
    joined[joined.length - 1] = { ...word, text, start: before.start, meanings: [{ is: 'subject', value }] };
  }
  return joined;
}

function isSameMyth(one: Word, other: Word): boolean {
  const role = somebodyOf(one)?.person?.role;
  return one.clause === other.clause && isMyth(role) && somebodyOf(other)?.person?.role === role;
}

function isBeside(before: Word, word: Word): boolean {
  const isOne = before.run === word.run && before.isHan === word.isHan;
  return isOne && !before.isPlural && !before.isPossessive && (!word.isHan || before.end === word.start);
}

function joinOf(before: Word, word: Word): Somebody | undefined {
  const first = somebodyOf(before);
  const role = first?.person?.role;
  const named = meaningOf(word, 'subject')?.value;
  // "Athena goddess", "King Poseidon": who has a name is that one.
  if (first?.kind === 'figure' && named?.kind === 'figure') {
    if (isMyth(role)) return first;
    if (isMyth(named.person?.role)) return named;
  }
  if (
    first &&
    named &&
    isOnlyYoungOrOld(first) &&
    named.kind === 'figure' &&
    named.person?.role !== undefined
  )
    return { ...named, person: like(named.person, first.person ?? {}) };
  if (
    first?.kind === 'figure' &&
    role !== undefined &&
    named?.kind === 'figure' &&
    (KIN.test(word.text) || isOfPeople(before, named))
  )
    return { ...first, person: like(first.person, named.person ?? {}) };
  if (!first || role === undefined || !DRESSED.has(role)) return undefined;
  const isStructure = meaningOf(word, 'structure') !== undefined;
  if (UNKNOWN_RANK.test(word.text) && (isUnknown(word) || isStructure)) return first;
  const second = meaningOf(word, 'subject')?.value;
  if (second?.kind !== 'figure') return undefined;
  const { person = {} } = second;
  const isRank = RANK.test(word.text) && role !== person.role;
  if (isRank || person.role === role) return { ...first, person: like(first.person, person, isRank) };
  if (person.role !== undefined && CROWNED.has(person.role))
    return { ...first, person: { ...like(first.person, person), wears: [{ garment: 'crown', words: '' }] } };
  if (person.role === undefined && person.hands === undefined && (person.wears ?? []).length === 0)
    return { ...first, person: like(first.person, person) };
  if (person.role === undefined) return undefined;
  // Two such words side by side without a space between may be two people, but for a trade: 女巫老师.
  if (before.isHan && DRESSED.has(person.role) && person.role !== 'chef') return undefined;
  const hat = HATS[role];
  if (hat !== undefined) return { ...second, person: { ...person, wears: [{ garment: 'hat', words: hat }] } };
  const { hands } = person;
  return { ...first, person: { ...like(first.person, person), ...(hands && { hands }) } };
}

/** 蒙古族少年. */
function isOfPeople({ text }: Word, { person }: Somebody): boolean {
  return text.endsWith('族') && person?.role === undefined;
}

/** 少年侠客, "boy wizard": the first word says no more than how old one is. */
function isOnlyYoungOrOld({ kind, key, person = {} }: Somebody): boolean {
  // 古风，少年侠客: what the style puts on everybody was not asked for.
  const isPlain =
    person.role === undefined &&
    person.hands === undefined &&
    (person.wears ?? []).every(({ words }) => words === '');
  return (
    kind === 'figure' &&
    isPlain &&
    /^(?:boy|girl|child|man|woman|elder|hanfu)$/.test(key) &&
    person.age !== undefined
  );
}

function somebodyOf(word: Word): Somebody | undefined {
  const value = meaningOf(word, 'subject')?.value;
  return /^(?:fairy|精灵)$/i.test(word.text) && value?.key === 'fairy' ? WINGED : value;
}

/** The first as a woman or a man, and as old, as the second; a rank says nothing of either. */
function like(
  first: Partial<PersonLook> | undefined,
  second: Partial<PersonLook>,
  isRank = false,
): Partial<PersonLook> {
  const { sex, age } = isRank ? {} : second;
  return { ...first, ...(sex ? { sex } : {}), ...(age ? { age } : {}) };
}
