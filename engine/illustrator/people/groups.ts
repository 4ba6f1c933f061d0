// Words that name several people at once: a couple, a family. They are different people.

import type { PersonLook, Subject } from '../prompt-reading.ts';
import type { Tie } from '../reading/dress-people.ts';

type Member = Pick<Subject, 'key' | 'height'> & { look: Pick<PersonLook, 'sex' | 'age' | 'role'> };

const FAMILY: readonly Member[] = [
  { key: 'woman', height: 0.38, look: { sex: 'woman', age: 'adult' } },
  { key: 'man', height: 0.39, look: { sex: 'man', age: 'adult' } },
  { key: 'girl', height: 0.27, look: { sex: 'woman', age: 'child' } },
  { key: 'boy', height: 0.27, look: { sex: 'man', age: 'child' } },
  { key: 'grandmother', height: 0.35, look: { sex: 'woman', age: 'old' } },
  { key: 'grandfather', height: 0.36, look: { sex: 'man', age: 'old' } },
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
  const size = SIZES.find(([pattern]) => pattern.test(words))?.[1] ?? 4;
  // Of three the youngest is one child.
  return FAMILY.slice(0, size);
}

/** Puts each member in the place of the group, in both lists; what two of a couple do they do to each other. */
export function expandGroups(subjects: Subject[], ties: Tie[]): void {
  for (const group of subjects.filter(({ key }) => key === 'couple' || key === 'family')) {
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
    // The words point at the group: it becomes the first of them.
    const { person } = group;
    Object.assign(group, first, person && { person: Object.assign(person, first.person) });
    subjects.splice(subjects.indexOf(group) + 1, 0, ...others);
    for (const tie of ties) if (tie.from === group && tie.to === group) tie.to = second;
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
