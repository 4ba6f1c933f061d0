// Decides where the scene of an image is: what was named wins, else where its subjects are at home.

import { isContained } from '../contents/containers.ts';
import { hangsIndoors } from '../placing/hung-spots.ts';
import { isOnLeaf } from '../placing/perches.ts';
import { isPosterSheet } from '../posters/poster-occasions.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { SceneName } from '../lexicon/circumstances.ts';
import type { StageScene } from './stage.ts';
import { outOfDoors } from './out-of-doors.ts';
import { isBeforeThings, isServedOutside } from './behind-table.ts';
import { isBeforeWall, isOnStone } from './near-grounds.ts';
import { isShopWindow } from './shop-windows.ts';
import { isOfShelf } from './shelves.ts';
import { looksOut } from './looks-out.ts';
import { metresOf } from '../things/metres.ts';
import { isFurniture } from '../things/redrawn.ts';
import { isBeforeWood } from '../scenery/wood-edge.ts';
import { isSillNamed } from '../scenery/window-box.ts';
import { isWaterGarden } from '../scenery/water-garden.ts';
import { isPondFromAbove } from '../scenery/pond.ts';
import { isCourtyard } from '../scenery/courtyard.ts';
import { isPalaceCourt } from '../scenery/palace.ts';
import { isTopping } from '../contents/toppings.ts';
import { isInVase } from '../contents/vases.ts';
import type { Look } from '../styles/look.ts';
import { namedSight } from './city-sight.ts';
import { hasKey } from './homes-of-things.ts';
import { isAshore, OF_THE_DEEP, placeOfSubjects } from './place-of-subjects.ts';
import { BODY_KINDS } from '../reading/subject-kinds.ts';

// Which place wins when several are named: the one that is hardest to see inside another.
const STRONGEST_FIRST: readonly SceneName[] = [
  'moon',
  'underwater',
  'space',
  'cave',
  'theatre',
  'metro',
  'station',
  'greenhouse',
  'terrace',
  'street',
  'water-town',
  'table',
  'room',
  'city',
  'sea',
  'lake',
  'snowfield',
  'desert',
  'forest',
  'mountains',
  'sky',
  'meadow',
];

const ALOFT_KINDS: ReadonlySet<Subject['kind']> = new Set(['sky', 'air', 'bird', 'building']);

/** "On a wooden table", 放在木桌上: said of a product, it stands there and not in a studio. */
function isOnWood({ scenes }: PromptReading, prompt: string): boolean {
  return (
    scenes.includes('table') && /\b(?:wood|wooden|oak|walnut|pine) (?:table|desk)|木桌|木头桌/i.test(prompt)
  );
}

/**
 * The place that was asked for, or that its subjects, its hour or its weather speak of. `prompt` as typed: a shop window
 * is told by several words together.
 */
export function chooseScene(reading: PromptReading, look: Look, prompt = ''): StageScene {
  const { subjects, scenes, frame } = reading;
  if (look === 'logo' || frame === 'logo') return 'emblem';
  if (reading.isometric) return 'isometric';
  // What stands on a nightstand of a bedroom is shown there.
  const isAtHome = scenes.includes('room') && subjects.some((one) => isFurniture(one));
  const isShown = look === 'product' && frame !== 'top_down' && !isOnWood(reading, prompt) && !isAtHome;
  if (frame === 'product' || isShown) return 'studio';
  if (frame === 'specimen' && subjects.length > 0) return 'studio';
  if (reading.ground !== undefined && scenes.length === 0 && isPosterSheet(reading)) return 'poster';
  if (isShopWindow(reading, prompt)) return 'shop-window';
  if (isOfShelf(reading)) return 'shelf';
  if (hangsIndoors(reading)) return 'room';
  if (isBeforeThings(reading) || isServedOutside(reading, prompt)) return 'table';
  // What is on a map is no land around it.
  const isThere = scenes.includes('room') || MAP_THERE.test(prompt);
  if (!isThere && hasKey(subjects, 'map', 'treasure-map') && subjects.every(isPaper)) return 'table';
  if (isBeforeWall(reading)) return 'wall';
  if (hasKey(subjects, 'plain-wall') && isStillBeforeWall(reading)) return 'table';
  if (isPondFromAbove(reading)) return 'pond';
  if (isOnLeaf(reading) && isGreen(reading) && reading.ground === undefined) return 'leaf';
  if (isBackdropped(reading) && (look !== 'cyberpunk' || BACKDROP.test(prompt))) return 'backdrop';
  // Of a street the houses would hide it.
  if (namedSight(reading)?.isBehindSitter) return 'meadow';
  if (hasKey(subjects, 'floating-island')) return 'sky';
  if (hasKey(subjects, 'ice-floe') && !scenes.includes('underwater')) return 'snowfield';
  if (isOnPlainGround(reading) || isOnStone(reading))
    return frame === 'top_down' && subjects.every(isLaidDown) ? 'table' : 'studio';
  if (isHeldUpByNothing(reading)) return 'studio';
  if (hasKey(subjects, 'overpass')) return 'city';
  if (isPalaceCourt(reading)) return 'palace';
  if (isWaterGarden(reading)) return 'garden';
  if (isCourtyard(reading)) return 'courtyard';
  const open = inSnowyWood(outOfDoors(reading));
  const named = open.length > 1 ? open.filter((scene) => !(scene === 'sky' || scene === 'meadow')) : open;
  if (frame === 'street' && !scenes.includes('city')) return 'street';
  if (looksOut(reading, prompt)) return settle('room', reading);
  // Clouds over grass leave it where it is.
  const isUnderSky = !reading.isAloft && open.includes('sky') && open.includes('meadow');
  const rest = isUnderSky ? open.filter((scene) => scene !== 'sky') : open;
  // A cliff that stands out of the clouds, or that water falls from, has no sea below it.
  if ((reading.isAloft || hasKey(subjects, 'waterfall')) && CLIFF_UP_THERE.test(prompt)) return 'mountains';
  const place = STRONGEST_FIRST.find((scene) => (named.length > 0 ? named : rest).includes(scene));
  const standing = subjects.filter(
    (subject) =>
      !isInVase(reading, subject) && !isTopping(reading, subject) && !isContained(reading, subject),
  );
  // Ships lie before the cave of an island, and not in it.
  if (place === 'cave' && scenes.includes('sea') && subjects.some(({ kind }) => kind === 'boat'))
    return 'sea';
  // A hole in the ice is no cave of theirs.
  const isInSnow = scenes.includes('snowfield') || reading.weather.has('snow');
  if (place === 'cave' && isInSnow && subjects.some(({ key }) => OF_ICE.test(key))) return 'snowfield';
  // Sharks and ships of pirates are in no lake that nobody named.
  if (place === 'lake' && subjects.some(({ key }) => OF_SEA.test(key)) && !FRESH_WATER.test(prompt))
    return 'sea';
  // Guests of a food truck have their tables beside it.
  if (place === 'table' && open.length === 1 && subjects.some(({ kind }) => kind === 'vehicle'))
    return placeOfSubjects(standing, reading, prompt);
  // A table and chairs on a roof stand over the city, and in no room of it.
  if (place === 'table' && scenes.includes('city') && ON_ROOF.test(prompt) && hasKey(subjects, 'table'))
    return 'city';
  // The street of a village is none of a city.
  if (place === 'street' && hasKey(subjects, 'village') && !scenes.includes('city')) return 'village';
  // Clouds are over those who stand on the ground.
  const isBelow = !UP_THERE.test(prompt) && standing.some(({ kind }) => kind === 'building');
  // 飘浮在空中 said in a space station.
  if (place === 'sky' && hasKey(subjects, 'space-station')) return 'space';
  if (place === 'sky' && !reading.isAloft && (isBelow || standing.some(({ kind }) => !ALOFT_KINDS.has(kind))))
    return placeOfSubjects(standing, reading, prompt);
  if (place === 'table' && ON_PAPER.has(look) && isLoneFlower(subjects)) return 'studio';
  // At the edge of a forest one stands on the land before it.
  if (place === 'forest' && isBeforeWood(reading, prompt)) return 'meadow';
  // A map hangs in a class, and lies on no desk of it.
  if (place === 'table' && scenes.includes('room') && CLASS.test(prompt)) return 'room';
  if (place) return settle(place, reading);
  if (reading.surface && standing.every(({ kind }) => LAID.has(kind))) return 'table';
  if (subjects.length === 0) {
    // Light that is bent into letters hangs on a wall.
    if (reading.writing.some(({ on }) => on === 'neon')) return 'wall';
    // A sign hangs over a shop, and a banner between houses, at any hour.
    if (reading.writing.some(({ on }) => on === 'sign' || on === 'banner')) return 'street';
    if (reading.time || reading.weather.size > 0) return placeOfMood(reading);
    if (LANDSCAPE.test(prompt)) return 'mountains';
    // Washes of nothing would be blots of ink: a land in mist is what such sheets show.
    return look === 'ink' ? 'mountains' : 'abstract';
  }
  const home = placeOfSubjects(standing, reading, prompt);
  const isCyberpunk = look === 'cyberpunk' || reading.looks.includes('cyberpunk');
  return home === 'meadow' && isCyberpunk && standing.some(isOfTown) ? 'street' : home;
}

/** Of whoever is nowhere at home, a street of neon tells what cyberpunk is; a meadow in its colours would not. */
function isOfTown({ kind }: Subject): boolean {
  return BODY_KINDS.has(kind) || kind === 'vehicle';
}

const BACKDROP = /background|backdrop|studio|背景|[白黑]底/i;
const MAP_THERE =
  /\bmap\b[^,，。]*\b(?:on|in|at|under|buried)\b|[上里中]的?[^,，。]*地图|地图[^,，。]*[在上里]/i;

function isPaper({ key }: Subject): boolean {
  return /^(?:map|treasure-map|world-map|scroll|letter|compass)$/.test(key);
}

const OF_ICE = /^(?:polar-bear|penguin|seal|walrus)$/;
const OF_SEA = /^(?:pirate-ship|shark|whale|dolphin|leaping-dolphin|octopus|orca)$/;
const FRESH_WATER = /lake|pond|river|pool|湖|池|河|塘/i;
const ON_ROOF = /天台上|楼顶上|\bon (?:an?|the) rooftop\b|\brooftop (?:terrace|bar|party)\b/i;
const CLASS = /\bclass ?room\b|教室/i;
const CLIFF_UP_THERE = /\bcliff(?!.*\b(?:sea|ocean)\b)|悬崖(?!.*海)/i;
/** "Sky castle", 天空之城: a building that is in it. */
const UP_THERE =
  /天空(?:之|中的?|里的?|上的?)|空中|云(?:端|中|上|海)|\b(?:in|above|among|on|over|through|of) (?:the |a )?(?:\w+ )?(?:sky|skies|clouds?|heavens?)\b|\b(?:sky|cloud|heavenly|celestial|floating|flying)[ -]?(?:\w+ )?(?:castle|city|palace|temple|tower|house|island|kingdom)|漂浮|悬浮|飘浮|天宫/i;

/** Of no kind that is named. */
const LANDSCAPE = /\b(?:landscape|scenery|nature|vista|panorama)\b|风景|风光|景色|自然|大自然/i;

/** What is painted on a sheet needs no table under it. */
const ON_PAPER: ReadonlySet<Look> = new Set(['ink', 'poster', 'line_art', 'watercolor', 'papercut']);

function isLoneFlower(subjects: readonly Subject[]): boolean {
  const [one] = subjects;
  return subjects.length === 1 && one !== undefined && one.drawing.startsWith('own/cut-');
}

/** 雪地里的白桦林: a wood that stands in snow is seen, and the snow in it. */
function inSnowyWood(scenes: readonly SceneName[]): SceneName[] {
  return scenes.filter((scene) => scene !== 'snowfield' || !scenes.includes('forest'));
}

/** Out of focus a garden is no other than a forest. */
function isGreen({ scenes }: PromptReading): boolean {
  return scenes.every((scene) => scene === 'meadow' || scene === 'forest' || scene === 'lake');
}

/**
 * Who sits for a portrait, and is said to be nowhere, sits before a backdrop. Who is seen from near though no portrait was
 * asked for has the land behind, out of focus.
 */
function isBackdropped({ isPortrait, frame, scenes, subjects, weather }: PromptReading): boolean {
  if (scenes.length > 0 || weather.size > 0 || subjects.some((one) => one.isBehindSitter)) return false;
  const isAsked = frame === 'portrait' || (isPortrait && frame !== undefined);
  return isAsked && subjects.some(({ kind }) => BODY_KINDS.has(kind));
}

/** Before paper of one colour, and nowhere else. */
function isOnPlainGround({ ground, scenes, subjects, weather, time }: PromptReading): boolean {
  const isNowhere = scenes.length === 0 && weather.size === 0 && time === undefined;
  return ground !== undefined && isNowhere && subjects.length > 0;
}

/** "Sneakers floating in the air": nothing but things, which no table bears. */
function isHeldUpByNothing({ relations, scenes, subjects, weather, time }: PromptReading): boolean {
  const isNowhere = scenes.every((scene) => scene === 'sky') && weather.size === 0 && time === undefined;
  return (
    relations.has('fly') &&
    isNowhere &&
    subjects.length > 0 &&
    subjects.every(({ kind, key }) => ['item', 'hat', 'food'].includes(kind) && !FLOWN.test(key))
  );
}

const FLOWN = /^(?:broom|crystals|campfire|staff|magic-wand|auspicious-cloud|rock|parachute|feather)$/;

/** "A plate on a white wall": nothing hangs there, nor does it lie on a meadow. */
function isStillBeforeWall({ subjects, scenes }: PromptReading): boolean {
  const things = subjects.filter(({ key }) => key !== 'plain-wall');
  return (
    scenes.length === 0 && things.length > 0 && things.every((one) => isLaidOut(one) && !isFurniture(one))
  );
}

const LAID: ReadonlySet<Subject['kind']> = new Set(['food', 'item', 'hat', 'plant']);

/** Small, as what lies on a sheet that is looked down upon. */
function isLaidDown({ kind }: Subject): boolean {
  return LAID.has(kind);
}

/** Food, also where it is said to lie behind a counter. */
function isServed({ kind, key }: Subject): boolean {
  return kind === 'food' || key === 'counter';
}

/** A plant stands on tables, too, and a lamp where nothing larger does. */
function isOnDesk({ key }: Subject, subjects: readonly Subject[]): boolean {
  return key.startsWith('potted-') || (key === 'table-lamp' && subjects.every((one) => isLaidOut(one)));
}

function isLaidOut(one: Subject): boolean {
  return LAID.has(one.kind) && (!isFurniture(one) || /^potted-|^table-lamp$/.test(one.key));
}

/** A table under a mountain sky is a room; a fish in a lake is seen from above. */
function settle(place: SceneName, { subjects, scenes, links, asks }: PromptReading): StageScene {
  const isOnSill = asks.some(({ words }) => isSillNamed(words));
  const standing = subjects.filter(
    ({ kind }) => kind !== 'sky' && kind !== 'tree' && kind !== 'landmark' && kind !== 'hang',
  );
  if (place === 'room' && !isOnSill && standing.length > 0 && standing.every(isServed)) return 'table';
  // What is eaten stands on no pavement.
  const isMeal = standing.some(isServed) && standing.every((one) => isServed(one) || CUTLERY.test(one.key));
  const isMarket = asks.some(({ words }) => /market|bazaar|集市|市集|市场|夜市|早市/i.test(words));
  if (place === 'street' && isMeal && !isMarket) return 'table';
  // 花瓶，窗边光线: by a window, and nothing else is said of the room.
  const isByWindow = asks.every(({ words, shows }) => !shows.some(isOfRoom) || /窗|window/i.test(words));
  const isStill = subjects.some(({ kind, key }) => kind === 'food' || key === 'vase');
  if (
    place === 'room' &&
    !isOnSill &&
    isByWindow &&
    isStill &&
    subjects.every(
      (one) => isSmall(one) || one.key === 'curtains' || (one.kind === 'plant' && hasKey(subjects, 'vase')),
    )
  )
    return 'table';
  // Alone on the floor of a room they would be as large as what they are models of.
  if (place === 'room' && subjects.length > 0 && subjects.every(({ key }) => key.startsWith('toy-')))
    return asks.some(({ words }) => /shop|store|店/i.test(words)) ? 'shop-window' : 'table';
  if (place === 'table' && subjects.some((subject) => ['figure', 'face', 'full'].includes(subject.kind)))
    return 'room';
  // A boat needs water, and a lake has mountains around it.
  if (place === 'mountains' && subjects.some(({ kind }) => kind === 'boat')) return 'lake';
  // A desk in an office, without anything on it, is furniture.
  const isLaid = subjects.some(({ kind }) => kind === 'food' || kind === 'item');
  if (
    place === 'table' &&
    (subjects.some((one) => isFurniture(one) && !isOnDesk(one, subjects)) ||
      (scenes.includes('room') && !isLaid))
  )
    return 'room';
  // Small fish are not seen from over the sea.
  if (
    place === 'sea' &&
    subjects.length > 0 &&
    subjects.every(({ key, kind }) => kind === 'fish' && SMALL_FISH.has(key))
  )
    return 'underwater';
  const isByIsland = asks.some(({ words }) => /\bisland|岛/i.test(words));
  const isUnderShip = subjects.some(({ kind, key }) => kind === 'boat' && key !== 'submarine');
  if (
    place === 'sea' &&
    hasKey(subjects, ...OF_THE_DEEP) &&
    !isByIsland &&
    !isUnderShip &&
    !isAshore(links, subjects)
  )
    return 'underwater';
  return place;
}

const CUTLERY = /^(?:chopsticks|spoon|fork|kitchen-knife|fork-and-knife|napkin|plate|bowl)$/;

function isOfRoom(shown: PromptReading['asks'][number]['shows'][number]): boolean {
  return shown.is === 'scene' && shown.scene === 'room';
}

/** In metres: what stands on any table. */
const ON_TABLES = 0.6;

function isSmall(one: Subject): boolean {
  return (one.kind === 'food' || one.kind === 'item') && metresOf(one) <= ON_TABLES && !isFurniture(one);
}

const SMALL_FISH: ReadonlySet<string> = new Set([
  'fish',
  'jellyfish',
  'octopus',
  'blowfish',
  'squid',
  'lionfish',
  'manta',
  'stingray',
  'eel',
  'seahorse',
  'manatee',
  'tadpole',
]);

function placeOfMood(reading: PromptReading): StageScene {
  if (reading.weather.has('snow')) return 'mountains';
  if (reading.weather.has('leaves') || reading.weather.has('fireflies')) return 'forest';
  if (reading.weather.has('rain')) return 'street';
  return reading.time === 'night'
    ? 'lake'
    : reading.time === 'sunset' || reading.weather.has('storm')
      ? 'sea'
      : 'meadow';
}
