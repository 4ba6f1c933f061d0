// Who is who in a family: each by sex and age, and two by the word for both.

import type { Subject } from '../reading/prompt-reading.ts';
import type { PersonLook } from '../reading/people/person-look.ts';

export type Member = Pick<Subject, 'key' | 'height'> & { look: Partial<PersonLook> };

export const FAMILY: readonly Member[] = [
  { key: 'woman', height: 0.38, look: { sex: 'woman', age: 'adult' } },
  { key: 'man', height: 0.39, look: { sex: 'man', age: 'adult' } },
  { key: 'girl', height: 0.27, look: { sex: 'woman', age: 'child' } },
  { key: 'boy', height: 0.27, look: { sex: 'man', age: 'child' } },
  { key: 'grandmother', height: 0.35, look: { sex: 'woman', age: 'old' } },
  { key: 'grandfather', height: 0.36, look: { sex: 'man', age: 'old' } },
];

const [MOTHER, FATHER, GIRL, BOY, GRANDMOTHER, GRANDFATHER] = FAMILY as readonly [
  Member,
  Member,
  Member,
  Member,
  Member,
  Member,
];
const SISTER: Member = { ...GIRL, key: 'sister' };
const BROTHER: Member = { ...BOY, key: 'brother' };
const young = (one: Member): Member => ({ ...one, height: 0.36, look: { ...one.look, age: 'young' } });

/** Two of a family by the word for both. */
export const PAIRS: readonly (readonly [RegExp, readonly Member[]])[] = [
  [/^(?:parents|父母|爸妈)/iu, [MOTHER, FATHER]],
  [/^(?:grandparents|祖父母)/iu, [GRANDMOTHER, GRANDFATHER]],
  [/^母女/u, [MOTHER, GIRL]],
  [/^母子/u, [MOTHER, BOY]],
  [/^父子/u, [FATHER, BOY]],
  [/^父女/u, [FATHER, GIRL]],
  [/^[爷祖]孙/u, [GRANDFATHER, BOY]],
  [/^姐妹/u, [young(GIRL), young(SISTER)]],
  [/小姐妹/u, [GIRL, SISTER]],
  [/^兄弟/u, [young(BOY), young(BROTHER)]],
  [/小兄弟/u, [BOY, BROTHER]],
  [/^(?:姐弟|兄妹|siblings|brother and sister|boy and girl twins|龙凤胎)/iu, [GIRL, BOY]],
];

/** "Grandparents, parents": two pairs of one family. */
export function areOtherPairs(words: string, other: string): boolean {
  const [one, two] = [words, other].map((name) => PAIRS.findIndex(([pattern]) => pattern.test(name)));
  return one !== two && one !== -1 && two !== -1;
}

/** How many a family is, by its name. */
export const SIZES: readonly (readonly [RegExp, number])[] = [
  [/three|3|三/, 3],
  [/five|5|五/, 5],
  [/six|6|六/, 6],
];

export function sizeOfFamily(words: string): number {
  return SIZES.find(([pattern]) => pattern.test(words))?.[1] ?? 4;
}
