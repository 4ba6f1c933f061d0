// Puts animals before a sleigh or a carriage, and whoever drives the sleigh into it: "santa's sleigh pulled by reindeer", 圣诞老人驾着驯鹿雪橇.

import type { LinkRelation, Subject } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import { tracesOf } from '../../things/teams.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { meaningOf, type Word } from '../words/word.ts';

const TEAM: ReadonlySet<string> = new Set([
  'deer',
  'dog',
  'horse',
  'donkey',
  'ox',
  'water-buffalo',
  'yak',
  'camel',
]);
/** By its name an animal draws it, said or not: so many of them. */
const BY_NAME: readonly (readonly [RegExp, string, number])[] = [
  [/horse|stage ?coach|马车/i, 'horse', 2],
  [/ox|牛车/i, 'ox', 1],
  [/donkey|驴车/i, 'donkey', 1],
];
/** Nobody drives one that nothing draws. */
const DRIVEN_TEAM = [/./, 'horse', 2] as const;
export const PULLING = /^(?:pull|pulled|pulls|pulling|drawn|harnessed|harness|拉着|拉|拖着|拖|牵引)$/i;
const DRIVING = /^(?:驾着|驾|驾驶|驾驶着|赶着|赶|driving|drives|riding|rides)$/i;
/** By their name they drive the one that is there. */
const COACHMAN = /coach ?man|(?:carriage|coach|wagon|cart) driver|车夫|车把式|赶车/i;
const DRIVEN: ReadonlySet<string> = new Set(['carriage', 'covered-wagon']);
const IN_IT: ReadonlySet<LinkRelation> = new Set(['in', 'on', 'riding', 'driving', 'holding']);
const REINDEER: Subject = { key: 'deer', drawing: 'own/reindeer', kind: 'full', height: 0.34, count: 2 };
const SANTA = /santa|father christmas|圣诞老人|🎅/i;

function isSanta({ person, words = '' }: Subject): boolean {
  return person?.role === 'santa' || SANTA.test(words);
}

/** Changes the sleigh where something pulls it, and returns the ties with those of its team. */
export function harnessTeam(
  words: readonly Word[],
  nouns: readonly Noun[],
  { subjects, byNoun }: Cast,
  ties: readonly Tie[],
): Tie[] {
  const sleigh = subjects.find((one) => tracesOf(one) !== undefined);
  const noun = nouns.find((one) => byNoun.get(one) === sleigh);
  if (!sleigh || !noun) return [...ties];
  // "A boy pulling a sled, a husky beside him": people pull it themselves, and no team does.
  const isByPeople = (at: number): boolean => {
    const doer = nouns.findLast((one) => one.at < at && byNoun.has(one));
    return (
      doer !== undefined && doer.word.clause === words[at]?.clause && byNoun.get(doer)?.kind === 'figure'
    );
  };
  const isDriven = words.some(
    ({ text }, at) => DRIVING.test(text) || (PULLING.test(text) && !isByPeople(at)),
  );
  const hasSanta = subjects.some(isSanta);
  // Dogs go before a sleigh, and after a cart that they are not said to pull.
  const isPulled = words.some(({ text }, at) => PULLING.test(text) && !isByPeople(at));
  const isOfTeam = ({ key }: Subject): boolean =>
    TEAM.has(key) && (key !== 'dog' || sleigh.key === 'sled' || isPulled);
  const team = isDriven || hasSanta ? subjects.filter(isOfTeam) : [];
  // Santa's sleigh flies behind reindeer, named or not.
  if (hasSanta && team.length === 0 && words.some((one) => meaningOf(one, 'act')?.value === 'fly')) {
    const reindeer: Subject = { ...REINDEER };
    subjects.push(reindeer);
    team.push(reindeer);
  }
  if (sleigh.key !== 'sled') return harnessCart(words, sleigh, noun, { subjects, team }, ties);
  const figures = subjects.filter(({ kind }) => kind === 'figure');
  const tied = ties.find(
    ({ from, to, relation }) => to === sleigh && figures.includes(from) && IN_IT.has(relation),
  );
  const isLeft = ties.some(({ from, to }) => to === sleigh && figures.includes(from));
  // "With a girl": the only one there is sits in it, unless she is said to be beside it or at something else.
  const [only] = figures.length === 1 ? figures : [];
  const isFree = only !== undefined && only.person?.hands === undefined && !isLeft;
  const lone = team.length > 0 && isFree ? only : undefined;
  const driver = tied?.from ?? subjects.find(isSanta) ?? lone;
  if (team.length === 0 && !(driver && isSanta(driver))) return [...ties];
  sleigh.drawing = driver && isSanta(driver) ? 'own/sleigh-with-sack' : 'own/sleigh';
  const isHarnessed = (one: Subject | null): boolean =>
    one === sleigh || (one !== null && team.includes(one));
  const isOne = (one: Subject | null): boolean => isHarnessed(one) || (one !== null && one === driver);
  const { word } = noun;
  // 驾着雪橇: the deed is told by its own word.
  const deed = tied?.word ?? words.find(({ text }) => DRIVING.test(text));
  return [
    ...ties.filter(({ from, to }) => !(isOne(from) && isOne(to))),
    ...team.map((from): Tie => ({ relation: 'tied_to', from, to: sleigh, words: '', word })),
    ...(driver
      ? [
          {
            relation: 'driving' as const,
            from: driver,
            to: sleigh,
            words: tied?.words ?? deed?.text ?? '',
            word: deed ?? word,
          },
        ]
      : []),
  ];
}

/** Only the animals are before a cart or a carriage; who drives it sits before it, and anybody else stays where they are. */
function harnessCart(
  words: readonly Word[],
  cart: Subject,
  { word }: Noun,
  { subjects, team }: { subjects: Subject[]; team: readonly Subject[] },
  ties: readonly Tie[],
): Tie[] {
  const drawing = [...team];
  const driver = DRIVEN.has(cart.key) ? findCoachman(cart, subjects, ties) : undefined;
  const [, name, count = 1] =
    BY_NAME.find(([pattern]) => pattern.test(cart.words ?? '')) ?? (driver ? DRIVEN_TEAM : []);
  const meaning = VOCABULARY.get(name ?? '')?.find(({ is }) => is === 'subject');
  const isUnsaid = !subjects.some(({ key }) => TEAM.has(key) && (key !== 'dog' || team.length > 0));
  if (isUnsaid && meaning?.is === 'subject') {
    const { key, drawing: drawn, kind, height } = meaning.value;
    drawing.push({ key, drawing: drawn, kind, height, count });
  }
  subjects.push(...drawing.filter((one) => !subjects.includes(one)));
  const said = driver && ties.find(({ from, to }) => from === driver && to === cart);
  const deed = said?.word ?? words.find(({ text }) => DRIVING.test(text));
  // A carriage is so large that it would hide whoever is behind it.
  const others = subjects.filter(
    (one) =>
      cart.key === 'carriage' &&
      one.kind === 'figure' &&
      one !== driver &&
      !ties.some(({ from, to }) => from === one || to === one),
  );
  const isOfCart = (one: Subject | null): boolean => one === cart || (one !== null && drawing.includes(one));
  return [
    ...ties.filter(
      ({ from, to }) =>
        !(drawing.includes(from) && to === cart) &&
        !(driver && (from === driver || to === driver) && isOfCart(from === driver ? to : from)) &&
        !(from === cart && to !== null && drawing.includes(to)),
    ),
    ...drawing.map((from): Tie => ({ relation: 'tied_to', from, to: cart, words: '', word })),
    ...(driver
      ? [
          {
            relation: 'driving' as const,
            from: driver,
            to: cart,
            words: said?.words ?? deed?.text ?? '',
            word: deed ?? word,
          },
        ]
      : []),
    ...others.map((from): Tie => ({ relation: 'in_front', from, to: cart, words: '', word })),
  ];
}

const DRIVES: ReadonlySet<LinkRelation> = new Set(['driving', 'holding']);

/** Who is said to drive it, or is called after that and not said to be anywhere else. */
function findCoachman(
  cart: Subject,
  subjects: readonly Subject[],
  ties: readonly Tie[],
): Subject | undefined {
  const said = ties.find(({ relation, from, to }) => DRIVES.has(relation) && to === cart && from.person);
  if (said) return said.from;
  return subjects.find(
    (one) =>
      COACHMAN.test(one.words ?? '') &&
      one.count === 1 &&
      one.person?.does !== 'stand' &&
      !ties.some(({ from, to }) => from === one && to !== null && to.kind !== 'full' && to.kind !== 'mount'),
  );
}
