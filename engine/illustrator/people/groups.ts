// Words that name several people at once: a couple, a family, a band. They are different people.

import { isHandInHand } from '../reading/hold-hands.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { PersonLook } from '../reading/person-look.ts';
import type { Tie } from '../reading/dress-people.ts';
import { playersOf } from './bands.ts';

export type Member = Pick<Subject, 'key' | 'height'> & { look: Partial<PersonLook> };

const FAMILY: readonly Member[] = [
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
const PAIRS: readonly (readonly [RegExp, readonly Member[]])[] = [
  [/^(?:parents|父母|爸妈)/iu, [MOTHER, FATHER]],
  [/^(?:grandparents|祖父母)/iu, [GRANDMOTHER, GRANDFATHER]],
  [/^母女/u, [MOTHER, GIRL]],
  [/^母子/u, [MOTHER, BOY]],
  [/^父子/u, [FATHER, BOY]],
  [/^父女/u, [FATHER, GIRL]],
  [/^[爷祖]孙/u, [GRANDFATHER, BOY]],
  [/^姐妹/u, [young(GIRL), young(SISTER)]],
  [/小姐妹|twin sisters|双胞胎姐妹/iu, [GIRL, SISTER]],
  [/^兄弟/u, [young(BOY), young(BROTHER)]],
  [/小兄弟|twin brothers|双胞胎兄弟/iu, [BOY, BROTHER]],
  [/^(?:姐弟|兄妹|siblings|brother and sister|twins|双胞胎)/iu, [GIRL, BOY]],
];

const WEDDED: readonly Member[] = [
  { key: 'princess', height: 0.38, look: { sex: 'woman', role: 'bride' } },
  { key: 'man', height: 0.39, look: { sex: 'man', role: 'groom' } },
];

function isWedding(words: string): boolean {
  return /wedding|bridal|newly|married|新|婚礼|结婚/i.test(words);
}

const PLACES: ReadonlySet<Tie['relation']> = new Set(['on', 'under', 'in']);

const SIZES: readonly (readonly [RegExp, number])[] = [
  [/three|3|三/, 3],
  [/five|5|五/, 5],
  [/six|6|六/, 6],
];

function membersOf({ key, words = '' }: Subject): readonly Member[] {
  if (key === 'couple') return isWedding(words) ? WEDDED : FAMILY.slice(0, 2);
  if (key === 'band') return playersOf(words);
  const pair = PAIRS.find(([pattern]) => pattern.test(words))?.[1];
  if (pair) return pair;
  const size = SIZES.find(([pattern]) => pattern.test(words))?.[1] ?? 4;
  // Of three the youngest is one child.
  return FAMILY.slice(0, size);
}

/** One of them has the string of the kite; the others stand by. */
function flyOne(others: readonly Subject[]): void {
  for (const { person } of others) {
    if (person?.hands !== 'kite') continue;
    delete person.hands;
    person.does = 'stand';
  }
}

const GROUPS: ReadonlySet<string> = new Set(['couple', 'family', 'band']);

/** Puts each member in the place of the group, in both lists; what two of a couple do they do to each other. */
export function expandGroups(subjects: Subject[], ties: Tie[]): void {
  for (const group of subjects.filter(({ key }) => GROUPS.has(key))) {
    const age = group.person?.age;
    const members = membersOf(group).map(({ look, ...member }): Subject => ({
      ...group,
      ...member,
      drawing: 'own/woman',
      count: 1,
      person: {
        ...group.person,
        ...look,
        ...(group.key === 'couple' && age ? { age } : {}),
        wears: [...(group.person?.wears ?? [])],
      },
    }));
    const [first, ...others] = members;
    const [second] = others;
    if (!first || !second) continue;
    flyOne(others);
    // The words point at the group: it becomes the first of them.
    const { person } = group;
    Object.assign(group, first, person && { person: Object.assign(person, first.person) });
    subjects.splice(subjects.indexOf(group) + 1, 0, ...others);
    for (const tie of ties) if (tie.from === group && tie.to === group) tie.to = second;
    // All of them hold hands: two who do it with each other are known.
    const joined = ties.find((tie) => isHandInHand(tie) && (tie.from === group || tie.to === group));
    if (joined) ties.push(...others.map((from): Tie => ({ ...joined, from, to: group })));
    const ridden = ties.find(
      ({ from, to, relation }) => from === group && relation === 'riding' && to?.kind === 'vehicle',
    );
    if (ridden?.to && ridden.to.isCounted !== true) {
      ridden.to.count = members.length;
      ties.push(...others.map((from) => ({ ...ridden, from, words: '' })));
    }
    // Where the first of them is, there the others are.
    const places = ties.filter(({ from, to, relation }) => from === group && to && PLACES.has(relation));
    ties.push(...places.flatMap((tie) => others.map((from) => ({ ...tie, from, words: '' }))));
  }
}
