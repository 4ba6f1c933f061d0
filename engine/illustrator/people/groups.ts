// Words that name several people at once: a couple, a family, a band. They are different people.

import { isHandInHand } from '../reading/people/hold-hands.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { isTouching, type HandWork } from '../lexicon/hand-work.ts';
import type { PersonAct, PersonLook } from '../reading/people/person-look.ts';
import type { Tie } from '../reading/people/dress-people.ts';
import { FAMILY, PAIRS, SIZES, sizeOfFamily, type Member } from './family-members.ts';
import { seatsTwo } from '../casting/seats-two.ts';
import { playersOf } from './bands.ts';

const WEDDED: readonly Member[] = [
  { key: 'princess', height: 0.38, look: { sex: 'woman', role: 'bride' } },
  { key: 'man', height: 0.39, look: { sex: 'man', role: 'groom' } },
];

function isWedding(words: string): boolean {
  return /wedding|bridal|newly|married|新|婚礼|结婚/i.test(words);
}

const PLACES: ReadonlySet<Tie['relation']> = new Set(['on', 'under', 'in', 'touching', 'behind']);

function membersOf({ key, words = '' }: Subject): readonly Member[] {
  if (key === 'couple') return isWedding(words) ? WEDDED : FAMILY.slice(0, 2);
  if (key === 'band') return playersOf(words);
  const pair = PAIRS.find(([pattern]) => pattern.test(words))?.[1];
  if (pair) return pair;
  const size = sizeOfFamily(words);
  // Of three the youngest is one child.
  return FAMILY.slice(0, size);
}

/** One of them has the string of the kite, pushes the cart or paints the wall; the others stand or walk by. */
function workAlone(others: readonly Subject[]): void {
  for (const { person } of others) {
    const does = person?.hands && ALONE[person.hands];
    if (!person || !does) continue;
    delete person.hands;
    person.does = does;
  }
}

const ALONE: Partial<Record<HandWork, PersonAct>> = {
  kite: 'stand',
  'paint-wall': 'stand',
  push: 'walk',
  wheel: 'walk',
  pull: 'walk',
};

export const GROUPS: ReadonlySet<string> = new Set(['couple', 'family', 'band']);

/** 一对年轻人…女孩靠在男孩肩上. */
const YOUNG_PAIR = /年轻|情侣|恋人|lovers/i;

/** 父子俩在劈柴,母亲在打水: she is none of the two. */
export function mayBeOf(group: Subject, { person }: Subject): boolean {
  const pair = PAIRS.find(([pattern]) => pattern.test(group.words ?? ''))?.[1];
  return pair?.every(({ look }) => look.sex !== person?.sex) !== true;
}

/** Two ages that one name may stand for. */
function isOfAge(age: PersonLook['age'], named: PersonLook['age']): boolean {
  if (age === 'old' || named === 'old') return age === named;
  return age === 'child' ? named === 'child' || named === 'young' : named !== 'child' && named !== 'baby';
}

/** Those of a group whom nobody names: of so many only the rest. */
function unnamed(group: Subject, named: readonly Subject[]): Member[] {
  if (group.key === 'band') return otherPlayers(group, named);
  const age = group.key === 'couple' ? group.person?.age : undefined;
  const rest = membersOf(group).map((one) => (age ? { ...one, look: { ...one.look, age } } : one));
  for (const { person, count } of named)
    for (let index = 0; index < count; index++) {
      // Of a couple each is known by the sex alone.
      const isOfTwo =
        group.key === 'couple' && (person?.age === undefined || YOUNG_PAIR.test(group.words ?? ''));
      const same = rest.findIndex(
        ({ look }) => look.sex === person?.sex && (isOfTwo || isOfAge(look.age, person?.age)),
      );
      const alike = rest.findLastIndex(({ look }) => isOfAge(look.age, person?.age));
      const at = same >= 0 ? same : alike;
      if (at >= 0) rest.splice(at, 1);
    }
  // 一家五口…,爸爸妈妈…,三个孩子…: those are five.
  const isFull =
    group.key === 'family' && named.reduce((sum, one) => sum + one.count, 0) >= membersOf(group).length;
  if (isFull) return [];
  // Where nobody says how many they are, parents and children are all.
  const isSized = SIZES.some(([pattern]) => pattern.test(group.words ?? ''));
  const isWhole = named.length > 2 && named.some(({ person }) => person?.age === 'child');
  return group.key === 'family' && !isSized && isWhole ? [] : rest;
}

/** "A jazz trio: a woman sings, a man plays the double bass": whoever plays something else. */
function otherPlayers(group: Subject, named: readonly Subject[]): Member[] {
  const all = membersOf(group);
  const rest = all.filter(({ look }) => named.every(({ person }) => person?.hands !== look.hands));
  return rest.slice(0, Math.max(0, all.length - named.length));
}

/** Each of them somebody, of whom is true what is said of the group. */
function otherMembers(group: Subject, named: readonly Subject[]): Subject[] {
  const members = unnamed(group, named);
  const areBoth =
    members.some(({ look }) => look.sex === 'woman') && members.some(({ look }) => look.sex === 'man');
  const wears = group.person?.wears ?? [];
  return members.map(({ look, ...member }): Subject => ({
    ...group,
    ...member,
    drawing: 'own/woman',
    count: 1,
    person: {
      ...group.person,
      ...look,
      // "A couple dancing tango, red dress": it is hers.
      wears:
        areBoth && look.sex === 'man' ? wears.filter(({ garment }) => !OF_WOMEN.has(garment)) : [...wears],
    },
  }));
}
const OF_WOMEN: ReadonlySet<string> = new Set(['dress', 'skirt', 'tutu', 'qipao']);

/** "Three friends, the boy in a hat": who is left of so many. */
function restOf(group: Subject, named: readonly Subject[]): Subject[] {
  const count = named.reduce((left, one) => left - one.count, group.count);
  return count > 0 ? [{ ...group, count, person: { wears: [], ...group.person } }] : [];
}

/** "Two dancers, the man in black": he is a dancer as well. */
function takeUpTrade(one: Subject, { key, drawing, height, person }: Subject): void {
  if (GROUPS.has(key) || !one.person || !person?.role || one.person.role !== undefined) return;
  Object.assign(one, { key, drawing, height });
  one.person.role = person.role;
}

function isBusy({ person }: Subject): boolean {
  return person?.does === 'hold' || (person?.hands !== undefined && !isTouching(person.hands));
}

/** What is said of the group is true of who is named, where nothing else is said of them. */
function joinGroup(one: Subject, all: Subject): void {
  const [{ person }, { person: group }] = [one, all];
  if (!person || !group) return;
  takeUpTrade(one, all);
  if (person.wears.length === 0) person.wears = [...group.wears];
  const { does, hands, view, deeds, age } = group;
  // 四个年轻人…,一个男孩…: he is no child.
  if (age !== undefined && (person.age === undefined || age === 'young')) person.age = age;
  if (person.does === undefined && person.hands === undefined)
    Object.assign(person, does && { does }, hands && { hands }, deeds && { deeds });
  if (view) person.view ??= view;
}

/**
 * Puts each member in the place of the group, in both lists; what two of a couple do they do to each other. Who was
 * named is not made again. Returns what stands in the place of groups whose members are all named.
 */
export function expandGroups(
  subjects: Subject[],
  ties: Tie[],
  namedOf: ReadonlyMap<Subject, readonly Subject[]> = new Map(),
): Map<object, object> {
  const replaced = new Map<object, object>();
  for (const group of subjects.filter((one) => GROUPS.has(one.key) || namedOf.has(one))) {
    const named = (namedOf.get(group) ?? []).filter((one) => subjects.includes(one));
    const made = GROUPS.has(group.key) ? otherMembers(group, named) : restOf(group, named);
    for (const one of named) joinGroup(one, group);
    const { person } = group;
    const isBand = group.key === 'band';
    const [head, ...others] = made;
    // The words point at the group: it becomes the first of them.
    if (head) Object.assign(group, head, person && { person: Object.assign(person, head.person) });
    const first = head ? group : named[0];
    if (!first) continue;
    const rest = [...others, ...named.filter((one) => one !== first)];
    const [second] = rest;
    if (!second) continue;
    workAlone(rest);
    subjects.splice(subjects.indexOf(group), 1, ...(head ? [group, ...others] : []));
    if (first !== group) {
      replaced.set(group, first);
      if (person && first.person) replaced.set(person, first.person);
    }
    // What is said of one of them alone is not said of all.
    const shared = ties.filter(({ from, to }) => from === group || to === group);
    for (const tie of shared) {
      if (tie.from === group && tie.to === group) tie.to = second;
      if (tie.from === group) tie.from = first;
      if (tie.to === group) tie.to = first;
    }
    // All of them hold hands: two who do it with each other are known.
    const joined = shared.find((tie) => isHandInHand(tie) && (tie.from === first || tie.to === first));
    if (joined) ties.push(...rest.map((from): Tie => ({ ...joined, from, to: first })));
    const ridden = shared.find(
      ({ from, to, relation }) => from === first && relation === 'riding' && to?.kind === 'vehicle',
    );
    // Nobody stands by while others ride "a bicycle".
    if (ridden?.to && (ridden.to.isCounted !== true || (ridden.to.key === 'bike' && rest.length > 1))) {
      ridden.to.count = rest.length + 1;
      ties.push(...rest.map((from) => ({ ...ridden, from, words: '' })));
    }
    const carried = shared.find(
      ({ from, to, relation }) => from === first && relation === 'riding' && to !== null && seatsTwo(to),
    );
    if (carried && rest.length === 1) ties.push({ ...carried, from: second, words: '' });
    // "A family driving a car": one is at the wheel, and all are in it.
    const driven = shared.find(
      ({ from, to, relation }) => from === first && relation === 'driving' && to?.kind === 'vehicle',
    );
    if (driven) ties.push(...rest.map((from): Tie => ({ ...driven, relation: 'in', from, words: '' })));
    // Where the first of them is, there the others are.
    // A band has no room behind one of them.
    const places = shared.filter(
      ({ from, to, relation }) =>
        from === first && to && PLACES.has(relation) && !(relation === 'behind' && isBand),
    );
    const free = rest.filter(
      (one) => !ties.some(({ from, relation }) => from === one && PLACES.has(relation)),
    );
    ties.push(...places.flatMap((tie) => free.map((from) => ({ ...tie, from, words: '' }))));
    // Whose hands have something else have them not at it.
    for (const tie of ties)
      if (tie.relation === 'touching' && rest.includes(tie.from) && tie.words === '' && isBusy(tie.from))
        tie.relation = 'beside';
  }
  return replaced;
}
