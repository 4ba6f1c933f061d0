// 爸爸开车带着孩子: who drives, and nothing is named that one drives, drives a car; who is on horseback has a horse.

import { isBeast } from '../../animals/heads.ts';
import type { Inside } from '../../lexicon/insides.ts';
import { insideNamed } from '../places/name-insides.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { type Word, isUnknown, meaningOf, means } from '../words/word.ts';
import { sharesMount } from '../../casting/seats-two.ts';
import { ANIMAL_KINDS, DRIVEN_KINDS } from '../subject-kinds.ts';

const CAR: Omit<Subject, 'count'> = { key: 'car', drawing: 'own/car', kind: 'vehicle', height: 0.24 };
const DRIVING = /^(?:开车|驾车|driving|drives)$/i;

const RACE_CAR: Omit<Subject, 'count'> = {
  key: 'race-car',
  drawing: 'racing-car',
  kind: 'vehicle',
  height: 0.26,
};

/** Who drives by trade. */
const VEHICLES: readonly (readonly [RegExp, Omit<Subject, 'count'>])[] = [
  [/^(?:taxi|cab) driver|出租车司机/i, { key: 'taxi', drawing: 'own/taxi', kind: 'vehicle', height: 0.28 }],
  [/^bus driver|公交车?司机/i, { key: 'bus', drawing: 'own/city-bus', kind: 'vehicle', height: 0.28 }],
  [/^truck driver|卡车司机|货车司机/i, { key: 'truck', drawing: 'own/truck', kind: 'vehicle', height: 0.28 }],
  [/^(?:racing driver|race car driver|racing car driver|formula one driver|f1 driver)|赛车手/i, RACE_CAR],
  [/^tractor driver|拖拉机手/i, { key: 'tractor', drawing: 'own/tractor', kind: 'vehicle', height: 0.3 }],
  [
    /^helicopter pilot|直升机飞行员/i,
    { key: 'helicopter', drawing: 'own/helicopter', kind: 'air', height: 0.24 },
  ],
];

const BIKE: Omit<Subject, 'count'> = { key: 'bike', drawing: 'bicycle', kind: 'vehicle', height: 0.28 };

/** Who is known by what they ride or paddle: each of them has one. */
const RIDDEN: readonly (readonly [RegExp, Omit<Subject, 'count'>])[] = [
  [
    /^(?:motorcyclist|biker|motorcycle r(?:id|ac)er|motocross rider)s?$|摩托车?骑?手|机车骑士/i,
    { key: 'motorcycle', drawing: 'own/motorcycle', kind: 'vehicle', height: 0.28 },
  ],
  [
    /^(?:bmx r(?:id|ac)er|stunt cyclist|cyclist|bicyclist|mountain biker|bike rider|bicycle rider|bike messenger|bicycle messenger)s?$|小轮车|骑行者|骑车的?人|[自单][行]?车(?:手|运动员)/i,
    BIKE,
  ],
  [
    /^(?:delivery|food delivery) riders?$|外卖骑手|送餐骑手/i,
    { key: 'scooter', drawing: 'own/motor-scooter', kind: 'vehicle', height: 0.28 },
  ],
  [
    /^(?:jockey|horse rider|horseback rider|equestrian|rider)s?$|^horse(?:man|men|woman|women)$|骑师|骑马的人|马术运动员|^(?:赛马)?骑手$/i,
    { key: 'horse', drawing: 'own/horse', kind: 'mount', height: 0.4 },
  ],
  [
    /^(?:kayaker|canoeist|paddler|rower)s?$|皮划艇运动员|划艇运动员|赛艇运动员|划船的?人/i,
    { key: 'canoe', drawing: 'own/kayak', kind: 'boat', height: 0.055 },
  ],
];

/** Changes the cast: as many of them as there are riders, but where something that is ridden is named. */
export function giveMounts(words: readonly Word[], cast: Cast): Tie[] {
  const { subjects, byNoun } = cast;
  const ties: Tie[] = [];
  for (const [{ word }, from] of byNoun) {
    // Who brings meals is called a rider, too.
    const isCourier = from.person?.role === 'courier' && from.words === '骑手';
    // "A cyclist ahead of three riders".
    const isOnWheels = from.person?.role === 'cyclist' && /^riders?$/i.test(from.words ?? '');
    const name = isCourier ? '外卖骑手' : isOnWheels ? 'cyclist' : (from.words ?? '');
    const found = RIDDEN.find(([riders]) => from.person && riders.test(name));
    if (!found || ties.some((tie) => tie.from === from)) continue;
    const named = subjects.find(
      (one) =>
        RIDEABLE.has(one.key) &&
        (one.key === found[1].key || (one.words !== undefined && !isRiddenByOther(byNoun, one, from))) &&
        ties.every((tie) => tie.to !== one),
    );
    if (named) named.count = Math.max(named.count, from.count);
    const to: Subject = named ?? { ...found[1], count: from.count };
    if (!named) subjects.push(to);
    // A cyclist who rests has it beside.
    const rests = named === undefined && AT_REST.has(from.person?.does);
    ties.push({ relation: rests ? 'beside' : 'riding', from, to, words: '', word });
  }
  return [...ties, ...mountBoard(words, cast)];
}

/** "A boy on a scooter and a cyclist": somebody is named right before it, and whoever needs one only after. */
function isRiddenByOther(byNoun: Cast['byNoun'], mount: Subject, rider: Subject): boolean {
  const named = [...byNoun];
  const own = named.find(([, one]) => one === mount)?.[0];
  const later = named.find(([, one]) => one === rider)?.[0];
  if (!own || !later || later.at < own.at) return false;
  const before = named.findLast(([noun, one]) => noun.at < own.at && one.kind === 'figure');
  return before !== undefined && before[1] !== rider && before[0].word.clause === own.word.clause;
}

/** 熊猫，滑板: in a list of what there is an animal is on its board, and has no hands to hold it. */
function mountBoard(words: readonly Word[], { subjects, byNoun }: Cast): Tie[] {
  const [from, ...others] = subjects.filter((one) => isBeast(one) || one.kind === 'figure');
  const board = [...byNoun].find(([, { key }]) => key === 'skateboard');
  if (!from || !board || others.length > 0 || from.kind === 'figure' || from.count > 1) return [];
  // "A skateboard leaning against a wall and a pigeon": it is elsewhere.
  const isElsewhere = words.some(
    (word) => word.clause === board[0].word.clause && meaningOf(word, 'link')?.value === 'leaning_on',
  );
  if (isElsewhere) return [];
  return [{ relation: 'riding', from, to: board[1], words: '', word: board[0].word }];
}

const AT_REST: ReadonlySet<string | undefined> = new Set(['sit', 'lie', 'sleep']);

/** One is enough for one only. */
const FOR_ONE: ReadonlySet<string> = new Set([
  'bike',
  'motorcycle',
  'scooter',
  'horse',
  'skateboard',
  'broom',
]);

/** Two may share one. */
const BOARDS: ReadonlySet<string> = new Set(['lying-surfboard']);

const INSIDE: ReadonlySet<Tie['relation']> = new Set<Tie['relation']>(['in', 'on', 'riding']);

/** "Two boys riding bicycles": as many as there are boys; of a group named by one word each has one. */
export function countMounts(words: readonly Word[], ties: readonly Tie[]): void {
  for (const { relation, from, to, word } of ties) {
    // 热气球里坐着一对情侣: they are in one.
    if (to?.key === 'hot-air-balloon' && to.isCounted !== true && INSIDE.has(relation)) to.count = 1;
    const riders = ties.reduce(
      (all, tie) => (tie.relation === 'riding' && tie.to === to ? all + tie.from.count : all),
      0,
    );
    if (!to || (relation === 'riding' && sharesMount(from, to) && !isOfEach(words, word))) continue;
    const isTooFew = from.count > 1 ? FOR_ONE.has(to.key) || isForOne(to) : riders > 1 && isForOne(to);
    if (BOARDS.has(to.key) ? from.count > 1 && to.count > 1 : relation === 'riding' && isTooFew)
      to.count = Math.max(riders, from.count);
  }
}

/** "Two boys each ride a horse", 各骑一匹马. */
function isOfEach(words: readonly Word[], { clause }: Word): boolean {
  return words.some((one) => one.clause === clause && /^(?:each|各|各自|分别)$/i.test(one.text));
}

/** 三个骑骆驼的旅人: nobody rides behind another where nobody counts what is ridden. */
function isForOne({ key, isCounted }: Subject): boolean {
  return isCounted !== true && /^(?:camel|horse|donkey|unicorn)$/.test(key);
}

const RIDEABLE: ReadonlySet<string> = new Set([
  'bike',
  'motorcycle',
  'scooter',
  'horse',
  'camel',
  'elephant',
  'unicorn',
  'donkey',
  'canoe',
]);

const CYCLING = /^(?:cycling|biking|bicycling|骑车|骑着车|骑行)$/i;

/** "A family cycling", 爸爸骑车送孩子: who is named before it has a bicycle, where nothing else is named that one rides. */
export function giveBikes(words: readonly Word[], { subjects, byNoun }: Cast): Tie[] {
  const at = words.findIndex(({ text }) => CYCLING.test(text));
  const word = words[at];
  if (!word || isOfANoun(word, words[at + 1]) || subjects.some(({ key }) => RIDEABLE.has(key))) return [];
  const cast = [...byNoun].filter(([, { kind }]) => kind === 'figure' || ANIMAL_KINDS.has(kind));
  const figures = cast.filter(([, { kind }]) => kind === 'figure');
  const people = figures.length > 0 ? figures : cast;
  const before = people.filter(([noun]) => noun.at < at);
  return (before.length > 0 ? before : people).map(([, from]) => {
    const to: Subject = { ...BIKE, count: from.count };
    subjects.push(to);
    return { relation: 'riding', from, to, words: word.text, word };
  });
}

/** "A cycling helmet", 骑行服. */
function isOfANoun(word: Word, next: Word | undefined): boolean {
  return (
    next?.run === word.run &&
    ((isUnknown(next) && !next.isHan) || means(next, 'garment', 'subject', 'undrawn', 'frame', 'carrier'))
  );
}

const KAYAK: Omit<Subject, 'count'> = { key: 'canoe', drawing: 'own/kayak', kind: 'boat', height: 0.055 };

/** "Kayaking in rapids", 漂流: who does it has a kayak. */
export function giveKayak(words: readonly Word[], { subjects }: Cast): Tie[] {
  const word = words.find(({ meanings }) => meanings.some(({ is }) => is === 'paddling'));
  const from = subjects.find(({ kind }) => kind === 'figure');
  if (!word || !from || subjects.some(({ kind }) => kind === 'boat')) return [];
  const to: Subject = { ...KAYAK, count: from.count };
  if (from.person && from.person.role === undefined) from.person.role = 'paddler';
  subjects.push(to);
  return [{ relation: 'riding', from, to, words: word.text, word }];
}

const RIDDEN_INSIDE: ReadonlySet<Inside> = new Set<Inside>(['bus', 'subway-car', 'airliner']);

export function giveCar(words: readonly Word[], { subjects }: Cast): Tie[] {
  const figures = subjects.filter(({ kind }) => kind === 'figure');
  // A dog drives where nobody else is there who would.
  const people = figures.length > 0 ? figures : subjects.filter((one) => isBeast(one) && one.kind !== 'fish');
  if (people.length === 0 || subjects.some(({ kind }) => DRIVEN_KINDS.has(kind))) return [];
  // "A waitress serves a truck driver": who is met somewhere has left it.
  const [first] = figures;
  for (const [trade, vehicle] of VEHICLES) {
    const word = words.find(({ text }) => trade.test(text));
    const from = people.find(({ words: said }) => said === word?.text);
    if (!word || !from || (from !== first && figures.length > 1)) continue;
    const to = { ...vehicle, count: 1 };
    subjects.push(to);
    return [{ relation: 'driving', from, to, words: '', word }];
  }
  const word = words.find(({ text }) => DRIVING.test(text));
  // 在公交车上开车: no car is in a bus.
  if (!word || words.some(({ text }) => RIDDEN_INSIDE.has(insideNamed(text) ?? 'attic'))) return [];
  const to: Subject = { ...CAR, count: 1 };
  subjects.push(to);
  return people.map((from) => ({ relation: 'driving', from, to, words: word.text, word }));
}

const HORSE: Omit<Subject, 'count'> = { key: 'horse', drawing: 'own/horse', kind: 'mount', height: 0.4 };
const ON_HORSEBACK = /^(?:on horseback|horseback riding|riding horseback|骑在马上|骑在马背上)$/i;

const RIDES = /^(?:riding|rides|galloping|gallops|策马|纵马|策马奔腾|策马奔驰)$/i;
/** Of whom nobody asks what they ride. */
const HORSEMEN =
  /\b(?:cowboys?|cowgirls?|knights?|samurai|cavalry\w*|generals?|nomads?|outlaws?|rangers?|gauchos?|mongols?)\b|牛仔|骑士|将军|侠客|女侠|武士|骑兵/i;
/** "Riding": words between a rider and the word. */
const NEAR = 4;

/** "A general on horseback", 骑在马上, "a cowboy riding through the desert". */
export function giveHorse(words: readonly Word[], { subjects, byNoun }: Cast): Tie[] {
  const rider = [...byNoun].find(
    ([{ at }, one]) =>
      one.kind === 'figure' &&
      HORSEMEN.test(one.words ?? '') &&
      words.slice(at + 1, at + 1 + NEAR).some(({ text }) => RIDES.test(text)),
  );
  const word = words.find(({ text }) => (rider ? RIDES : ON_HORSEBACK).test(text));
  const from = rider?.[1] ?? subjects.find(({ kind }) => kind === 'figure');
  const isRidden = ({ key, kind }: Subject): boolean =>
    kind === 'mount' ||
    RIDEABLE.has(key) ||
    (rider !== undefined && (ANIMAL_KINDS.has(kind) || DRIVEN_KINDS.has(kind)));
  if (!word || !from || subjects.some(isRidden)) return [];
  const to: Subject = { ...HORSE, count: 1 };
  subjects.push(to);
  return [{ relation: 'riding', from, to, words: word.text, word }];
}
