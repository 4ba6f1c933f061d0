// "A basket full of apples", 一碗草莓, 装满苹果的篮子, "a wheelbarrow of pumpkins": what lies in which container.

import { isContainer, isModel } from '../../contents/containers.ts';
import { containerOf, CUPS } from '../../things/containers.ts';
import type { LinkRelation, Subject } from '../prompt-reading.ts';
import { liesInHeaps } from './name-containers.ts';
import { metresOf } from '../../things/metres.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';
import { means, type Word } from '../words/word.ts';

const FILLED =
  /^(?:of|with|full|filled|overflowing|brimming|stuffed|packed|loaded|piled|heaped|high|fresh|ripe|mixed|assorted|various|roasted|混合|各种|各式|什锦|综合|里|里面|里有|里面有|中有|有|中|满|装满|装着|盛着|盛满|放着|放满|堆满|摆满|装|盛|刚|摘|刚摘|新摘|了|新鲜|新鲜的|的|许多|很多)$/iu;
/** Between things of one heap; an article or a number begins another thing. */
const AND = /^(?:and|or|&|plus|和|与|跟|、|还有|以及|fresh|ripe)$/iu;
const APART = /^(?:an?|the|一)$/i;
const MOST_BETWEEN = 4;
/** Nobody names more of one heap. */
const MOST_MIXED = 6;
/** What is said to be in it. */
const HAS = /^(?:里有|里面有|中有|有)$/u;
const SO_FILLED = /^(?:装满|装着|盛着|盛满|放满|堆满|摆满|装)$/u;
/** What is told with it is in it. */
const SHOWS_INSIDE = /^(?:snow-globe|terrarium)$/;
const HAS_ALL = /^(?:with|里有|里面有|中有|有|装着|盛着|放着)$/iu;
const IN_IT = /^(?:in|inside|within)$/i;
const IN_IT_HAN = /^(?:里面|里|内部|里有|里面有|装着|装有)$/u;
/** In English "a jar, cookies" has none in it. */
const IN_THERE = /^(?:of|with|in)$/i;
const IN_A_CUP = /^(?:full|filled|stuffed|packed|in|inside)$/i;
/** Where the container is, what lies in it is as well. */
const PLACED: ReadonlySet<LinkRelation> = new Set([
  'on',
  'in',
  'under',
  'beside',
  'behind',
  'in_front',
  'left',
  'right',
]);
const LYING: ReadonlySet<Subject['kind']> = new Set([
  'food',
  'item',
  'plant',
  'hat',
  'fish',
  'full',
  'face',
  'bird',
]);
/** Words between an egg and who comes out of it. */
const HATCHED_WITHIN = 8;
/** Nouns on either side of it that are looked at. */
const NEAR = 3;
const HATCHED = /^(?:孵出|孵出来|孵出来的|孵化|孵化出来|钻出来|爬出来)$/u;
/** In metres: what is put into something by the dozen. */
const LARGEST = 0.5;
/** "A basket of puppies": who looks out of it. */
const LARGEST_ANIMAL = 0.75;

/** Of what grows high only the flowers are in it. */
export function canLieIn(subject: Subject): boolean {
  return (
    LYING.has(subject.kind) &&
    !isContainer(subject) &&
    (subject.kind === 'plant' ||
      metresOf(subject) <= (ANIMAL_KINDS.has(subject.kind) ? LARGEST_ANIMAL : LARGEST))
  );
}

export function fillContainers(
  { words, casting, cast }: { words: readonly Word[]; casting: readonly Noun[]; cast: Cast },
  ties: readonly Tie[],
): Tie[] {
  const contents = casting.filter((noun) => {
    const subject = cast.byNoun.get(noun);
    return subject !== undefined && canLieIn(subject);
  });
  const places = new Map(casting.map((noun, place) => [noun, place] as const));
  return casting.flatMap((noun, place): Tie[] => {
    const to = cast.byNoun.get(noun);
    if (to?.key === 'eggshell')
      return hatch(words, noun, { near: casting.slice(Math.max(0, place - NEAR), place + NEAR), cast }, ties);
    if (to?.key === 'vase') return flowersOf(words, noun, { contents, cast });
    if (!to || !isContainer(to)) return [];
    const said = ties.find((tie) => tie.relation === 'in' && tie.to === to);
    if (said) return withSaid(words, { casting, places }, said, cast);
    const isHere = (one: Noun): boolean => one.word.clause === noun.word.clause;
    const models = casting
      .slice(Math.max(0, place - NEAR), place + NEAR)
      .filter((one) => isHere(one) && isModelIn(words, noun, one, cast));
    if (models.length > 0 && containerOf(to)?.isGlass)
      return models
        .slice(0, SHOWS_INSIDE.test(to.key) ? NEAR : 1)
        .flatMap((one) => cast.byNoun.get(one) ?? [])
        .map((from): Tie => ({ relation: 'in', from, to, words: '', word: noun.word }));
    // 一个木箱，里面装满了金币.
    const isTold =
      words.find(({ clause }) => clause === noun.word.clause + 1)?.text.startsWith('里面') === true;
    const next = contents.find(
      (one) => one.at > noun.at && (isHere(one) || (isTold && one.word.clause === noun.word.clause + 1)),
    );
    const before = contents.findLast((one) => one.at < noun.at && isHere(one));
    const isBefore =
      before !== undefined &&
      isAfterDe(words, noun.at) &&
      words.slice(Math.max(0, before.at - 4), before.at).some(({ text }) => SO_FILLED.test(text));
    const content = isBefore ? before : next && isNext(words, noun, next, cast) ? next : undefined;
    if (!content) return [];
    // "A basket with three apples and two oranges": all of what it has.
    const isSaid = words.slice(noun.at + 1, content.at).some(({ text }) => HAS_ALL.test(text));
    const all = isBefore
      ? [content]
      : [content, ...mixedWith(words, { casting, places }, content, cast, isSaid)];
    return all.flatMap((one): Tie[] => {
      const from = cast.byNoun.get(one);
      return from && from !== to && canLieIn(from)
        ? [{ relation: 'in', from, to, words: '', word: noun.word }]
        : [];
    });
  });
}

/** "A vase of lavender" on a balcony: what grows elsewhere is cut. */
function flowersOf(
  words: readonly Word[],
  vase: Noun,
  { contents, cast }: { contents: readonly Noun[]; cast: Cast },
): Tie[] {
  const next = contents.find((one) => one.at > vase.at && one.word.clause === vase.word.clause);
  const [from, to] = [next && cast.byNoun.get(next), cast.byNoun.get(vase)];
  if (!next || !to || from?.kind !== 'plant' || !isNext(words, vase, next, cast)) return [];
  return [{ relation: 'in', from, to, words: '', word: vase.word }];
}

/** 装满南瓜的木头手推车: what it is made of may stand between. */
function isAfterDe(words: readonly Word[], at: number): boolean {
  const of = words.slice(0, at).findLastIndex(({ text }) => text === '的');
  return of >= 0 && at - of <= 2 && words.slice(of + 1, at).every((one) => !means(one, 'subject', 'scene'));
}

/** "A snow globe with a castle inside", 水晶球里有一座城堡, 里面有城堡的水晶球. */
function isModelIn(words: readonly Word[], vessel: Noun, model: Noun, cast: Cast): boolean {
  const subject = cast.byNoun.get(model);
  if (!subject || vessel === model || !isModel(subject)) return false;
  const [from, to] = vessel.at < model.at ? [vessel.at, model.at] : [model.at, vessel.at];
  if (to - from > HATCHED_WITHIN) return false;
  const between = words.slice(from + 1, to);
  if (vessel.at < model.at)
    return (
      between.some(({ text }) => HAS.test(text)) ||
      (between.some(({ text }) => IN_THERE.test(text)) &&
        (SHOWS_INSIDE.test(cast.byNoun.get(vessel)?.key ?? '') ||
          words.slice(to + 1, to + 2).some(({ text }) => IN_IT.test(text))))
    );
  const before = words.slice(Math.max(0, from - NEAR - 1), from);
  return before.some(({ text }) => IN_IT_HAN.test(text)) && between.some(({ text }) => text === '的');
}

/** "Raspberries and cream in a bowl": only the last of them is said to be there. */
function withSaid(
  words: readonly Word[],
  named: { casting: readonly Noun[]; places: ReadonlyMap<Noun, number> },
  { from, to, word }: Tie,
  cast: Cast,
): Tie[] {
  const last = named.casting.findIndex((noun) => cast.byNoun.get(noun) === from);
  const first = named.casting
    .slice(Math.max(0, last - MOST_MIXED), Math.max(0, last))
    .find((noun) => mixedWith(words, named, noun, cast, true).some((one) => cast.byNoun.get(one) === from));
  // 篮子里装满了草莓和樱桃: what is named first is said to be there.
  const said = named.casting[last];
  const after = !first && word.isHan && said ? mixedWith(words, named, said, cast) : [];
  if (!first) return after.flatMap((one) => inThere(one, to, word, cast));
  const all = [first, ...mixedWith(words, named, first, cast, true)];
  const before = all.slice(
    0,
    all.findIndex((one) => cast.byNoun.get(one) === from),
  );
  return before.flatMap((one) => inThere(one, to, word, cast));
}

function inThere(noun: Noun, to: Subject | null, word: Word, { byNoun }: Cast): Tie[] {
  const from = byNoun.get(noun);
  return from && canLieIn(from) ? [{ relation: 'in', from, to, words: '', word }] : [];
}

/** 从蛋里孵出来的小龙, 破壳而出的小鸡: the animal that is named nearest to the egg is in it. */
function hatch(
  words: readonly Word[],
  egg: Noun,
  { near, cast }: { near: readonly Noun[]; cast: Cast },
  ties: readonly Tie[],
): Tie[] {
  const to = cast.byNoun.get(egg);
  if (!to || ties.some((tie) => tie.relation === 'in' && tie.to === to)) return [];
  const distance = ({ at }: Noun): number => Math.abs(at - egg.at);
  const [animal] = near
    .filter((one) => one !== egg && distance(one) <= HATCHED_WITHIN && isAnimal(cast.byNoun.get(one)))
    .toSorted((a, b) => distance(a) - distance(b));
  const from = animal && cast.byNoun.get(animal);
  if (!from) return [];
  const word =
    words.slice(egg.at, egg.at + HATCHED_WITHIN).find(({ text }) => HATCHED.test(text)) ?? egg.word;
  return [{ relation: 'in', from, to, words: '', word }];
}

function isAnimal(subject: Subject | undefined): boolean {
  return subject !== undefined && /^(?:full|face|bird)$/.test(subject.kind);
}

function isAnd(word: Word): boolean {
  return AND.test(word.text) || means(word, 'colour', 'adjective');
}

/**
 * "Strawberries and blueberries", 草莓和樱桃: food that is named on with nothing but "and" between lies there, too. `isSaid`: what
 * comes last is said to be there, and each may be counted: "two apples and a pear in a bowl".
 */
function mixedWith(
  words: readonly Word[],
  { casting, places }: { casting: readonly Noun[]; places: ReadonlyMap<Noun, number> },
  first: Noun,
  cast: Cast,
  isSaid = false,
): Noun[] {
  const mixed: Noun[] = [];
  let last = first;
  const own = places.get(first) ?? casting.length;
  for (const next of casting.slice(own + 1, own + 1 + MOST_MIXED)) {
    const between = words.slice(last.at + 1, next.at);
    const isMixed =
      [last, next].every((one) => liesInHeaps(cast.byNoun.get(one)?.key ?? '')) &&
      (isSaid || next.count === undefined) &&
      between.length <= MOST_BETWEEN &&
      between.every((word) => isAnd(word) || (isSaid && means(word, 'number', 'size'))) &&
      (isSaid || !between.some(({ text }) => APART.test(text)));
    if (!isMixed) break;
    mixed.push(next);
    last = next;
  }
  return mixed;
}

function isNext(words: readonly Word[], noun: Noun, next: Noun, cast: Cast): boolean {
  const between = words.slice(noun.at + 1, next.at);
  const isFood = cast.byNoun.get(next)?.kind === 'food';
  // Dishes are named after what hangs over them: 花灯 汤圆.
  if (isFood && cast.byNoun.get(noun)?.kind === 'hang') return false;
  const isOfCup = CUPS.has(cast.byNoun.get(noun)?.key ?? '') && isFood && !noun.word.isHan;
  if (isOfCup && !between.some(({ text }) => IN_A_CUP.test(text))) return false;
  // 一筐鱼.
  const isMeasure = /^一[筐篮桶篓]/u.test(noun.word.text);
  const isTold = noun.word.isHan
    ? isFood || isMeasure || between.some(({ text }) => SO_FILLED.test(text) || HAS.test(text))
    : between.some(({ text }) => IN_THERE.test(text));
  return (
    isTold &&
    between.every(
      (word) => FILLED.test(word.text) || means(word, 'colour', 'adjective', 'number', 'size', 'look'),
    )
  );
}

/** 装满玩具的箱子里: said by the verb between the two. */
function isSoFilled({ words }: Tie): boolean {
  return /[装盛堆放]满/u.test(words);
}

/** More than anybody counts. */
const MANY = 13;
const LIVING: ReadonlySet<Subject['kind']> = new Set(['full', 'face', 'bird', 'fish', 'figure']);
/** A flock is not in a cage where nobody said so; a lamp that hangs cannot be looked into. */
function settle({ from, to, word }: Tie, isFilled: boolean): void {
  if (to?.key === 'lantern' && to.kind === 'hang')
    Object.assign(to, { key: 'paned-lantern', drawing: 'own/paned-lantern', kind: 'item', count: 1 });
  if (from.isCounted === true) return;
  const isPlural = word.isPlural === true || /[^s]s$/i.test(from.words ?? '');
  if (LIVING.has(from.kind) && !isPlural) from.count = 1;
  else if (isFilled && !LIVING.has(from.kind)) from.count = MANY;
}

/** "A jar filled with cookies on a shelf": the jar is on it. Returns all ties, the filling ones as well. */
export function placeFilled(ties: readonly Tie[], filling: readonly Tie[]): Tie[] {
  for (const tie of filling) settle(tie, true);
  for (const tie of ties)
    if (tie.relation === 'in' && tie.to && isContainer(tie.to)) settle(tie, isSoFilled(tie));
  const inside = ties.filter(({ relation, to }) => relation === 'in' && to !== null && isContainer(to));
  const holderOf = new Map([...inside, ...filling].map(({ from, to }) => [from, to] as const));
  // "Beside" by "with" is what says that it is filled.
  const moved = ties.flatMap((tie): Tie[] => {
    const holder = holderOf.get(tie.from);
    if (inside.includes(tie)) return [tie];
    if (tie.to && holderOf.get(tie.to) === tie.from) return [];
    const isMoved = holder && PLACED.has(tie.relation) && tie.to !== holder;
    if (!isMoved) return [tie];
    return ties.some((one) => one.from === holder && one.to === tie.to) ? [] : [{ ...tie, from: holder }];
  });
  return [...moved, ...filling];
}
