// Who sits at a table to eat, and what is served there: nobody stands away, and nothing is eaten out of the hand.

import { eatsAtTable } from './eats-at-table.ts';
import { featEntry } from '../lexicon/feat-entries.ts';
import { isFeat } from '../lexicon/feats.ts';
import { isGesture } from '../lexicon/gestures.ts';
import { isMusic, workWith } from '../lexicon/hand-work.ts';
import { DRINK_KEYS } from '../lexicon/drinks.ts';
import type { LinkRelation, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { diningTableName, MOST_DINERS } from '../things/dining-table.ts';
import { gameTableName } from '../things/game-table.ts';
import { meetingTableName } from '../things/meeting-table.ts';
import { metresOf } from '../things/metres.ts';
import { isTopping } from '../contents/toppings.ts';
import { contentsOf, isContained } from '../contents/containers.ts';
import { isBowl } from '../contents/toppings.ts';
import { CONSUMING } from '../reading/links/link-kinds.ts';

export const DINING_TABLE = 'dining-table';
export const TABLE: Subject = { key: 'table', drawing: 'own/table', kind: 'item', height: 0.4, count: 1 };
const AT: ReadonlySet<LinkRelation> = new Set(['around', 'beside', 'in_front', 'behind', 'on']);
/** Everybody has their own. */
const OWN_DISH =
  /^(?:coffee|teacup-without-handle|wine|beer-mug|ramen|rice|hot-chocolate|bubble-tea|glass-of-milk)$/;
/** Here a table can be set for a meal: inside, on a terrace, in a garden, on a beach. */
const SETTABLE: ReadonlySet<string> = new Set([
  'room',
  'table',
  'terrace',
  'meadow',
  'forest',
  'sea',
  'lake',
]);
/** A folding table for a game stands on any ground. */
function isOnGround(scene: string): boolean {
  return !/^(?:sky|space|underwater|pond|leaf|abstract|emblem)$/.test(scene);
}
const ANIMALS: ReadonlySet<Subject['kind']> = new Set(['face', 'full']);
/** In metres: what is larger sits at no table. */
const LARGEST = 1.7;

function isTable({ key }: Subject): boolean {
  return key === 'table' || key === 'table-and-chairs' || key === DINING_TABLE;
}

/** Who blows out the candles of a cake sits behind it. */
export function blowsCandles({ person }: Subject): boolean {
  return person?.does === 'blow-candles';
}

const CAKE: Subject = { key: 'cake', drawing: 'noto/birthday-cake', kind: 'food', height: 0.42, count: 1 };

/** Of any kind: a chocolate cake, a wedding cake. */
export function isCake({ key }: Pick<Subject, 'key'>): boolean {
  return /(?:^|-)cake$/.test(key);
}

export type Dinner = { table: Subject; people: Subject[]; foods: Subject[] };

/** Who eats at which table; undefined where nobody does. */
export function dinnerOf(reading: PromptReading): Dinner | undefined {
  const { subjects, links, relations } = reading;
  const table = subjects.find(isTable);
  // Who works at a table, or serves there, is no guest.
  const guests = subjects.filter(
    ({ kind, person, words = '' }, own) =>
      kind === 'figure' &&
      (person?.hands === undefined || isGesture(person.hands)) &&
      !SERVES.test(words) &&
      !ON_THE_MOVE.has(person?.does) &&
      !playsToThem(reading, own),
  );
  // A fox in a waistcoat and a rabbit drink tea: both do.
  const areBeasts = guests.every(({ person }) => person?.animal !== undefined);
  const people = areBeasts ? [...guests, ...animalsAtTable(reading)] : guests;
  const total = people.reduce((sum, one) => sum + one.count, 0);
  if (!table || total === 0 || total > MOST_DINERS) return undefined;
  const isOf = (at: number | null): boolean => at !== null && people.includes(subjects[at] as Subject);
  const isAt = links.some(
    ({ relation, from, to }) => isOf(from) && to !== null && subjects[to] === table && AT.has(relation),
  );
  const isOnTop = links.some(
    ({ relation, from, to }) => isOf(from) && to !== null && subjects[to] === table && relation === 'on',
  );
  const isEating =
    reading.meal !== undefined ||
    reading.meeting !== undefined ||
    reading.game !== undefined ||
    people.some(blowsCandles) ||
    links.some(
      ({ relation, from, to }) =>
        isOf(from) && CONSUMING.has(relation) && to !== null && subjects[to]?.kind === 'food',
    );
  // What a cook or a waiter brings is in their hands.
  const isBrought = (one: Subject): boolean =>
    links.some(
      ({ relation, from, to }) =>
        relation === 'holding' &&
        subjects[to ?? -1] === one &&
        subjects[from]?.kind === 'figure' &&
        !people.includes(subjects[from]),
    );
  const foods = subjects.filter(
    (one) =>
      !isBrought(one) &&
      ((one.kind === 'food' && !isTopping(reading, one) && !isContained(reading, one)) ||
        (one.key === 'plate' && contentsOf(reading, one).some(({ kind }) => kind === 'food'))),
  );
  const isGathering =
    total > 1 &&
    // 猫和狗坐在窗台上看雨,桌上放着热茶: they look at something, and are not at the table.
    ((guests.length === 0 && foods.length > 0 && (isAt || !relations.has('watch'))) ||
      links.some(
        ({ relation, from, to }) =>
          isOf(from) && relation === 'around' && to !== null && subjects[to] === table,
      ) ||
      (relations.has('sit') &&
        !(guests.length === 0 && relations.has('watch')) &&
        (isAt || (foods.length > 0 && !people.some((one) => isElsewhere(reading, one))))));
  // Who dances on a table does not eat at it.
  if (isOnTop && !isEating) return undefined;
  return isEating || isGathering ? { table, people, foods } : undefined;
}

/** What those at the table have in their hands, which are behind its cloth, and which is not served on it. */
export function hiddenAtTable(reading: PromptReading): Subject[] {
  const dinner = dinnerOf(reading);
  if (!dinner) return [];
  return reading.links.flatMap(({ relation, from, to }) => {
    const [who, thing] = [reading.subjects[from], to === null ? undefined : reading.subjects[to]];
    const isHeld = relation === 'holding' || relation === 'playing';
    return isHeld && who?.person && thing && dinner.people.includes(who) && !dinner.foods.includes(thing)
      ? [thing]
      : [];
  });
}

/** 爷爷坐在藤椅上,孙子趴在地板上,桌上有一壶茶: who lies, or is on or in something else, is not at the table. */
function isElsewhere({ subjects, links }: PromptReading, one: Subject): boolean {
  const own = subjects.indexOf(one);
  return (
    /^(?:lie|sleep|kneel|walk|run)$/.test(one.person?.does ?? '') ||
    links.some(
      ({ relation, from, to }) =>
        from === own &&
        (relation === 'on' || relation === 'in') &&
        to !== null &&
        !isTable(subjects[to] as Subject),
    )
  );
}

/** 男人在弹钢琴,闺蜜喝着咖啡: who is at an instrument is at no table. */
function playsToThem({ subjects, links }: PromptReading, own: number): boolean {
  return links.some(({ relation, from, to }) => {
    const thing = subjects[to ?? -1];
    return relation === 'playing' && from === own && thing !== undefined && isMusic(workWith(thing));
  });
}

const SERVES = /\b(?:waiters?|waitress(?:es)?|butlers?|servers?|stewards?)\b|服务员|侍者|管家|店小二/i;

/** Animals who are at a meal are guests like others, where nobody else is. */
function animalsAtTable({ subjects, links }: PromptReading): Subject[] {
  if (subjects.some(({ kind, person }) => kind === 'figure' && person?.animal === undefined)) return [];
  const isElsewhere = (own: number): boolean =>
    links.some(({ relation, from }) => from === own && (relation === 'on' || relation === 'under'));
  return subjects.filter(
    (one, own) =>
      ANIMALS.has(one.kind) && one.rests?.how !== 'sleep' && !isElsewhere(own) && metresOf(one) <= LARGEST,
  );
}

/** A pot that boils is eaten from by all around it. */
function sharesPot({ subjects, links }: PromptReading): boolean {
  return links.some(
    ({ relation, to }) =>
      (relation === 'eating' || relation === 'around') && subjects[to ?? -1]?.key === 'hotpot',
  );
}

const COLLEAGUES = 4;
const COLLEAGUE: Subject = {
  key: 'person',
  drawing: 'own/wanderer',
  kind: 'figure',
  height: 0.38,
  count: COLLEAGUES,
};

/** A meal of several, also where one word names them. */
const GATHERING = /聚|团圆|年夜|宴|\b(?:party|reunion|feast|banquet|potluck)\b/i;

/** Nobody meets alone: 商务人士在开会 and 朋友聚餐 are several. */
function gatherPeople({ meeting, meal, subjects, scenes, unwanted }: PromptReading): void {
  if (unwanted.hasPeople || !(meeting || GATHERING.test(meal?.words ?? ''))) return;
  const people = subjects.filter(({ kind }) => kind === 'figure');
  const [one] = people;
  if (people.length === 1 && one?.count === 1 && one.isCounted !== true) one.count = COLLEAGUES;
  if (!meeting) return;
  if (!one) subjects.push({ ...COLLEAGUE, person: { role: 'business', wears: [] } });
  if (scenes.length === 0) scenes.push('room');
}

/** 火锅店: what is eaten there. */
const HOTPOT_HOUSE = /火锅[店馆城]|hot ?pot (?:restaurant|place|house)/i;
const HOTPOT: Subject = { key: 'hotpot', drawing: 'own/hot-pot', kind: 'food', height: 0.42, count: 1 };

function bringHotpot({ subjects, meal }: PromptReading, prompt: string): void {
  const isBrought = meal && HOTPOT_HOUSE.test(prompt) && subjects.every(({ kind }) => kind !== 'food');
  if (isBrought) subjects.push({ ...HOTPOT });
}

/** Lays a table where a meal is told of, and none is named. Changes the reading. */
export function layTable(reading: PromptReading, prompt: string): void {
  const { subjects, links, scenes, unwanted } = reading;
  gatherPeople(reading);
  bringHotpot(reading, prompt);
  const people = subjects.filter(({ kind }) => kind === 'figure');
  if (people.some(blowsCandles) && !subjects.some(isCake)) subjects.push({ ...CAKE });
  const isElsewhere =
    (scenes.some((scene) => !(reading.game ? isOnGround(scene) : SETTABLE.has(scene))) &&
      !scenes.includes('terrace')) ||
    subjects.some(({ key }) => key === 'picnic' || key === 'campfire') ||
    // 孩子打雪仗,奶奶叫他们吃饭.
    people.some(({ person }) => isFeat(person?.hands) && featEntry(person.hands).place !== undefined);
  if (
    !(
      reading.meal ||
      reading.meeting ||
      reading.game ||
      sharesPot(reading) ||
      eatsAtTable(reading) ||
      people.some(blowsCandles)
    ) ||
    people.length === 0 ||
    isElsewhere ||
    unwanted.keys.has(TABLE.key)
  )
    return;
  if (subjects.some(isTable)) return;
  subjects.push({ ...TABLE });
  links.push({
    relation: 'around',
    from: subjects.indexOf(whoPlays(reading, people, prompt) ?? whoEats(reading, people)),
    to: subjects.length - 1,
    words: '',
  });
  if (scenes.length === 0) scenes.push('room');
}

/** "A woman jogs, two old men play cards": of several who is named last before the game. */
function whoPlays({ game }: PromptReading, people: readonly Subject[], prompt: string): Subject | undefined {
  const at = game ? prompt.indexOf(game.words) : -1;
  return people.findLast(({ words }) => {
    const own = words === undefined ? -1 : prompt.indexOf(words);
    return own >= 0 && own < at;
  });
}

/** Nobody does these at a table. */
const ON_THE_MOVE: ReadonlySet<string | undefined> = new Set([
  'run',
  'jump',
  'swim',
  'ride',
  'dance',
  'climb',
]);

/** Who is told to eat or drink, else whoever is named first. */
function whoEats({ subjects, links }: PromptReading, people: readonly Subject[]): Subject {
  const eaters = people.filter((one) =>
    links.some(({ relation, from }) => CONSUMING.has(relation) && subjects[from] === one),
  );
  return (eaters[0] ?? people[0]) as Subject;
}

function tableName({ game, meeting }: PromptReading, total: number): string {
  if (game) return gameTableName(game.what, total);
  return meeting ? meetingTableName(total) : diningTableName(total);
}

/** The table becomes as long as they need, and their dishes stand on it. Changes the reading. */
export function seatDiners(reading: PromptReading): void {
  const dinner = dinnerOf(reading);
  if (!dinner) return;
  const { table, people, foods } = dinner;
  const total = people.reduce((sum, one) => sum + one.count, 0);
  Object.assign(table, {
    key: DINING_TABLE,
    drawing: tableName(reading, total),
  });
  const at = reading.subjects.indexOf(table);
  for (const food of foods) {
    const isEach = OWN_DISH.test(food.key) || isBowl(food) || DRINK_KEYS.has(food.key);
    if (isEach && food.isCounted !== true) food.count = total;
    reading.links.push({ relation: 'on', from: reading.subjects.indexOf(food), to: at, words: '' });
  }
}

/** Whether who is said to eat or drink it has it on the table. */
export function isServedAtTable(reading: PromptReading, food: Subject): boolean {
  return dinnerOf(reading)?.foods.includes(food) === true;
}

export function isDiner(reading: PromptReading, key: string): boolean {
  return dinnerOf(reading)?.people.some((one) => one.key === key) === true;
}
