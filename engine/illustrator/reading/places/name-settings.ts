// What words mean by the place that is named with them: plants in a greenhouse, tables and chairs on a terrace.

import { isStranger } from '../../animals/heads.ts';
import type { SceneName } from '../../lexicon/circumstances.ts';
import { nameBuildings } from './name-buildings.ts';
import { nameHomeDoor } from './name-home-door.ts';
import { nameDecks } from './name-decks.ts';
import { nameCaves } from './name-caves.ts';
import { nameCities } from './name-cities.ts';
import { nameFloating } from './name-floating.ts';
import { nameHalls } from './name-halls.ts';
import { nameInsides } from './name-insides.ts';
import { nameCompany, nameHearth, nameHours, nameStairs, nameStudy } from './name-rooms.ts';
import { nameLandforms } from './name-landforms.ts';
import { namePlanets } from './name-planets.ts';
import { nameOnDesks } from '../food-and-vessels/name-on-desks.ts';
import { namePotions } from '../food-and-vessels/name-potions.ts';
import { nameRoomStyles } from './name-room-styles.ts';
import { nameRoof } from './name-roof.ts';
import { nameRuinedTowns } from './name-ruined-towns.ts';
import { nameStreets } from './name-streets.ts';
import { nameTreeVillages } from './name-tree-villages.ts';
import { nameWideLand } from './name-wide-land.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isFigure, means, meaningOf, type Meaning, type Word } from '../words/word.ts';
import { BODY_KINDS } from '../subject-kinds.ts';

const GROWING =
  /^(?:植物|绿色植物|热带植物|花草|绿植|plants?|tropical plants?|greenery|vegetation|vegetables|蔬菜)$/i;
const WATERING = /^(?:watering|waters|浇水|浇花|浇灌|洒水)$/i;
const SERVING =
  /^(?:cafes?|cafés?|coffee shop|coffeehouse|restaurants?|bistro|bar|咖啡馆|咖啡店|咖啡厅|餐厅|餐馆|酒吧|茶馆)$/i;
const OUTSIDE =
  /^(?:outdoors?|outside|open-air|open air|alfresco|al fresco|sidewalk|pavement|露天|户外|室外|街边|路边)$/i;
const INSIDE =
  /^(?:inside|indoors|interior|interiors|cozy|walls?|墙|墙上|室内|屋内|屋里|店内|里面|窗边|窗前|窗台)$/i;
const TABLES = /^(?:tables?|chairs?|桌子|椅子|座椅|餐桌|木桌|桌|椅)$/i;
const PARASOLS = /^(?:umbrellas?|parasols?|伞|大伞)$/i;

/** One after the other. */
export const NAME_SETTINGS: readonly ((words: readonly Word[]) => Word[])[] = [
  nameHalls,
  nameInsides,
  nameBuildings,
  nameHomeDoor,
  nameCities,
  nameRuinedTowns,
  nameTreeVillages,
  nameStreets,
  nameCaves,
  nameLandforms,
  namePlanets,
  nameFloating,
  nameRoomStyles,
  namePotions,
  nameWideLand,
  nameStudy,
  nameHearth,
  nameStairs,
  nameRoof,
  nameCompany,
  nameHours,
  nameCountry,
  namePalaceWalls,
  nameIslands,
  nameDryGarden,
  nameWhiteTown,
  nameStuckOn,
  nameLifts,
  openTerrace,
  furnishTerrace,
  nameGrowing,
  namePlatform,
  nameNook,
  nameMarket,
  nameDecks,
  nameOnDesks,
];

function isAt(words: readonly Word[], ...scenes: SceneName[]): boolean {
  return words.some(({ meanings }) =>
    meanings.some((one) => one.is === 'scene' && scenes.includes(one.value)),
  );
}

function nameGrowing(words: readonly Word[]): Word[] {
  if (!isAt(words, 'greenhouse')) return [...words];
  return words.map((word) => (GROWING.test(word.text) ? { ...word, meanings: known('plant') } : word));
}

/** "In Cappadocia, Turkey": no bird. */
function nameCountry(words: readonly Word[]): Word[] {
  const isThere = words.some(({ text }) => /^(?:cappadocia|istanbul|anatolia|ankara)$/i.test(text));
  return words.map((word) =>
    isThere && word.text === 'Turkey' ? { ...word, meanings: [{ is: 'scene', value: 'mountains' }] } : word,
  );
}

/** The red walls of the Forbidden City are no walls of a house. */
function namePalaceWalls(words: readonly Word[]): Word[] {
  const isThere = words.some((word) => meaningOf(word, 'subject')?.value.key === 'palace-hall');
  return words.map((word) =>
    isThere && /^(?:walls?|墙|城墙)$/i.test(word.text) ? { ...word, meanings: known('宫墙') } : word,
  );
}

const RAILS = /train|rail|metro|subway|火车|高铁|地铁|铁路|铁轨|列车/i;

/** The platform of a station, not of a theory; a bus stops at a bus stop. */
function namePlatform(words: readonly Word[]): Word[] {
  const hasBus = words.some((word) => meaningOf(word, 'subject')?.value.key === 'bus');
  const hasRails = words.some((word) => RAILS.test(word.text));
  return words.map((word): Word => {
    if (hasBus && !hasRails && /^(?:站台|站台上|车站|stop|station)$/i.test(word.text))
      return { ...word, meanings: known('公交站') };
    // With its article in one word it would be what the bus describes.
    if (hasBus && !hasRails && /^(?:at|in) (?:the|a) station$/i.test(word.text))
      return { ...word, meanings: [{ is: 'scene', value: 'street' }] };
    if (!/^(?:platforms?|站台|月台)$/i.test(word.text)) return word;
    const place = (['station', 'metro'] as const).find((scene) => isAt(words, scene));
    return place ? { ...word, meanings: [{ is: 'scene', value: place }] } : word;
  });
}

const MARKET = /market|bazaar|集市|市集|市场|夜市|早市|赶集/i;
const STALLS =
  /^(?:(?:market |food |fruit |street |vegetable )?stalls?|摊位|摊子|小摊|小吃摊|烧烤摊|小吃摊位|菜摊|水果摊)$/i;
const SOLD =
  /^(?:awnings?|crates?|wooden crates?|fruits?|vegetables?|veggies|produce|遮阳棚|雨棚|棚子|顶棚|板条箱|木箱|水果|蔬菜)$/i;

const OF_ALL_KINDS = /^(?:fruit|vegetables)$/;

/** What is full of something is looked at by itself. */
const FULL = /^(?:full|filled|overflowing|brimming|装满|盛满|堆满)$/i;

/** Its stalls are along the street, with what is sold there; a stall with somebody at it is one by itself. */
function nameMarket(words: readonly Word[]): Word[] {
  const isThere = words.some((word) => MARKET.test(word.text) && isAt([word], 'street'));
  if (!isThere) return [...words];
  const kinds = words.flatMap((word) => meaningOf(word, 'subject')?.value ?? []);
  // A stall with what is named on it is looked at by itself, too, and so is a crate.
  const isStocked = kinds.some(({ kind, key }) => kind === 'food' && !OF_ALL_KINDS.test(key));
  const isStaffed = isStocked || kinds.some(({ kind }) => kind === 'figure');
  const isCarried =
    isStocked ||
    kinds.some(({ key }) => key === 'basket' || key === 'bowl') ||
    words.some(({ text }) => FULL.test(text));
  return words.map((word) => {
    const isPart = STALLS.test(word.text) ? !isStaffed : SOLD.test(word.text) && !isCarried;
    return isPart ? { ...word, meanings: [{ is: 'scene', value: 'street' }] } : word;
  });
}

const NOOKS = /^(?:nooks?|角落|小角落|一角|角落里)$/i;

/** A nook of nowhere is one of a room. */
function nameNook(words: readonly Word[]): Word[] {
  const isElsewhere = words.some(
    (word) => means(word, 'scene', 'near-scene') || meaningOf(word, 'subject')?.value.key === 'courtyard',
  );
  return words.map((word) =>
    NOOKS.test(word.text)
      ? { ...word, meanings: isElsewhere ? [{ is: 'structure' }] : [{ is: 'scene', value: 'room' }] }
      : word,
  );
}

const JAPANESE_GARDEN = /japanese garden|日式庭院|日式花园|日式园林|日本庭院/i;
const OF_WATER: ReadonlySet<string> = new Set(['koi', 'lotus', 'bridge', 'boat', 'duck', 'stream']);

/** A garden of Japan is one of raked sand, unless water is said to be in it. */
function nameDryGarden(words: readonly Word[]): Word[] {
  const isWet =
    isAt(words, 'lake') ||
    words.some(
      (word) => OF_WATER.has(meaningOf(word, 'subject')?.value.key ?? '') || /^streams?$/i.test(word.text),
    );
  return words.map((word) =>
    isWet && JAPANESE_GARDEN.test(word.text) ? { ...word, meanings: known('japanese pond garden') } : word,
  );
}

const ISLANDS = /^(?:岛|小岛|岛屿|孤岛|islands?)$/i;
const HANGING =
  /^(?:悬浮|悬浮着|悬浮在|飘浮在|漂浮|漂浮着|飘浮|浮空|悬空|floating|hovering|flying|levitating)$/i;
const UP =
  /^(?:云上|云端|云中|云层之上|空中|天空中|天上|in the sky|in the clouds|above the clouds|among the clouds)$/i;

/** An island that hangs, or is up in the clouds, lies in no sea. */
function nameIslands(words: readonly Word[]): Word[] {
  const island = words.find(({ text }) => ISLANDS.test(text));
  if (!island) return [...words];
  const hasWater = words.some(
    (word) =>
      word !== island && (isAt([word], 'sea', 'lake') || meaningOf(word, 'subject')?.value.kind === 'boat'),
  );
  const isUp = words.some(
    ({ text, clause }) => clause === island.clause && (HANGING.test(text) || UP.test(text)),
  );
  if (hasWater || !isUp) return [...words];
  return words.map((word) => {
    if (word === island) return { ...word, meanings: known('浮空岛') };
    const isSaid = HANGING.test(word.text) && word.clause === island.clause;
    return isSaid ? { ...word, meanings: [{ is: 'scene', value: 'sky' }] } : word;
  });
}

/** What a white town over the sea is of. */
export const WHITE_TOWN_PARTS =
  /^(?:houses?|buildings?|homes|village|town|church(?:es)?|chapels?|domes?|roofs?|rooftops|房子|房屋|白房子|小屋|建筑|小镇|村庄|教堂|圆顶|顶|屋顶|穹顶)$/i;

function nameWhiteTown(words: readonly Word[]): Word[] {
  const isThere = words.some((word) => meaningOf(word, 'subject')?.value.key === 'santorini');
  return words.map((word) =>
    isThere && WHITE_TOWN_PARTS.test(word.text) ? { ...word, meanings: [{ is: 'structure' }] } : word,
  );
}

/** "A laptop with stickers" is no sticker, and nobody draws them on it. */
function nameStuckOn(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (!/^(?:travel |vinyl |laptop )?stickers$/i.test(word.text)) return word;
    const before = words.slice(0, at).findLast((one) => !means(one, 'adjective', 'colour', 'number'));
    const isStuck = before?.run === word.run && /(?:^|\s)(?:with|in|by|having|has)$/i.test(before.text);
    return isStuck ? { ...word, meanings: [] } : word;
  });
}

/** "A ski slope with a lift", 滑雪场的缆车: it has chairs. */
function nameLifts(words: readonly Word[]): Word[] {
  const isThere = words.some(({ text }) => /\bski\b|滑雪|雪道/i.test(text));
  return words.map((word) =>
    isThere && /^(?:lifts?|cable cars?|缆车|吊椅|索道)$/i.test(word.text)
      ? { ...word, meanings: known('ski lift') }
      : word,
  );
}

const TERRACE: readonly Meaning[] = [{ is: 'scene', value: 'terrace' }];

/** A café that is said to be outside, or at the water, has its tables out of doors. */
function openTerrace(words: readonly Word[]): Word[] {
  // A glass alone is seen on its table, from near, with what is around it behind.
  if (isStillLife(words)) return [...words];
  const isServed = words.some(({ text }) => SERVING.test(text));
  const isOpen = isAt(words, 'sea', 'lake', 'terrace') || words.some(({ text }) => OUTSIDE.test(text));
  const isClosed = words.some((word) => INSIDE.test(word.text) || means(word, 'window'));
  if (isClosed)
    return words.map((word) =>
      isAt([word], 'terrace') && /caf|restaurant|bar\b|咖啡|餐厅/i.test(word.text)
        ? { ...word, meanings: [{ is: 'scene', value: 'room' }] }
        : word,
    );
  if (!isServed || !isOpen) return [...words];
  return words.map((word) =>
    SERVING.test(word.text) || OUTSIDE.test(word.text) ? { ...word, meanings: TERRACE } : word,
  );
}

function isStillLife(words: readonly Word[]): boolean {
  const kinds = words.flatMap((word) => meaningOf(word, 'subject')?.value.kind ?? []);
  return kinds.includes('food') && !kinds.some((kind) => BODY_KINDS.has(kind));
}

/** The tables of a terrace are its own. */
function furnishTerrace(words: readonly Word[]): Word[] {
  if (!isAt(words, 'terrace') || isStillLife(words)) return [...words];
  return words.map((word) => {
    if (TABLES.test(word.text)) return { ...word, meanings: known('桌椅') };
    return PARASOLS.test(word.text) ? { ...word, meanings: known('遮阳伞') } : word;
  });
}

/** An animal that waters plants has a watering can beside it; people and robots have theirs in their hands. */
const ANIMAL: ReadonlySet<string> = new Set(['full', 'face']);

export function nameWatering(words: readonly Word[]): Word[] {
  const isSomebody = words.some((word) => {
    const subject = meaningOf(word, 'subject')?.value;
    return subject !== undefined && ANIMAL.has(subject.kind) && !isStranger(subject);
  });
  const hasCan = words.some((word) => meaningOf(word, 'subject')?.value.key === 'watering-can');
  if (!isSomebody || hasCan) return [...words];
  return words.map((word, at) =>
    WATERING.test(word.text) && !means(word, 'subject') && !isDoneBySomebody(words, at)
      ? { ...word, meanings: known('watering can') }
      : word,
  );
}

/** A cat on the sill waters nothing where somebody was named before the deed. */
function isDoneBySomebody(words: readonly Word[], at: number): boolean {
  const before = words.slice(0, at).filter(({ clause }) => clause === words[at]?.clause);
  const doer = before.findLast((one) => BODY_KINDS.has(meaningOf(one, 'subject')?.value.kind ?? 'item'));
  return doer !== undefined && isFigure(doer);
}

function known(word: string): Word['meanings'] {
  return VOCABULARY.get(word) ?? [];
}
