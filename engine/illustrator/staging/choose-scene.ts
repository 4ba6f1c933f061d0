// Decides where the scene of an image is: what was named wins, else where its subjects are at home.

import { hasDwellers, isOfTowers, namedSight } from './city-sight.ts';
import { contentOf, isContained } from '../contents/containers.ts';
import { DINING_TABLE } from '../casting/diners.ts';
import { isEatenByAnimal } from '../animals/eat.ts';
import { isOnLeaf, wouldPerch } from '../placing/perches.ts';
import { isPosterSheet } from '../posters/poster-occasions.ts';
import type { Link, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { featEntry } from '../lexicon/feat-entries.ts';
import { isFeat } from '../lexicon/feats.ts';
import type { SceneName } from '../lexicon/circumstances.ts';
import { type StageScene } from './stage.ts';
import { isBeforeWall, isOnStone } from './near-grounds.ts';
import { isShopWindow } from './shop-windows.ts';
import { isOfShelf } from './shelves.ts';
import { isTownBuilding } from '../things/coloured-buildings.ts';
import { metresOf } from '../things/metres.ts';
import { isFurniture } from '../things/own-drawings.ts';
import { isSillNamed } from '../scenery/window-box.ts';
import { isChineseGarden } from '../scenery/chinese-garden.ts';
import { isCourtyard } from '../scenery/courtyard.ts';
import { isPalaceCourt } from '../scenery/palace.ts';
import { isTopping } from '../contents/toppings.ts';
import { isInVase } from '../contents/vases.ts';
import type { Look } from '../styles/look.ts';
import { placeOfWork, workplaceOf } from './workplaces.ts';

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
  if (frame === 'product' || (look === 'product' && !isOnWood(reading, prompt))) return 'studio';
  if (reading.ground !== undefined && scenes.length === 0 && isPosterSheet(reading)) return 'poster';
  if (isShopWindow(reading, prompt)) return 'shop-window';
  if (isOfShelf(reading)) return 'shelf';
  if (isBeforeWall(reading)) return 'wall';
  if (isOnLeaf(reading) && isGreen(reading)) return 'leaf';
  if (isBackdropped(reading)) return 'backdrop';
  if (hasKey(subjects, 'floating-island')) return 'sky';
  if (isOnPlainGround(reading) || isOnStone(reading) || isHeldUpByNothing(reading)) return 'studio';
  if (isPalaceCourt(reading)) return 'palace';
  if (isChineseGarden(reading)) return 'garden';
  if (isCourtyard(reading)) return 'courtyard';
  const open = outOfDoors(reading);
  const named = open.length > 1 ? open.filter((scene) => !(scene === 'sky' || scene === 'meadow')) : open;
  if (frame === 'street' && !scenes.includes('city')) return 'street';
  if (looksOut(reading, prompt)) return settle('room', reading);
  // Clouds over grass leave it where it is.
  const isUnderSky = !reading.isAloft && open.includes('sky') && open.includes('meadow');
  const rest = isUnderSky ? open.filter((scene) => scene !== 'sky') : open;
  const place = STRONGEST_FIRST.find((scene) => (named.length > 0 ? named : rest).includes(scene));
  // The street of a village is none of a city.
  if (place === 'street' && hasKey(subjects, 'village') && !scenes.includes('city')) return 'village';
  const standing = subjects.filter(
    (subject) =>
      !isInVase(reading, subject) && !isTopping(reading, subject) && !isContained(reading, subject),
  );
  // Clouds are over those who stand on the ground.
  if (place === 'sky' && !reading.isAloft && standing.some(({ kind }) => !ALOFT_KINDS.has(kind)))
    return placeOfSubjects(standing, reading, prompt);
  if (place === 'table' && ON_PAPER.has(look) && isLoneFlower(subjects)) return 'studio';
  if (place) return settle(place, reading);
  if (reading.surface && standing.every(({ kind }) => LAID.has(kind))) return 'table';
  if (subjects.length === 0) {
    if (reading.time || reading.weather.size > 0) return placeOfMood(reading);
    // A sign hangs over a shop.
    if (reading.writing.some(({ on }) => on === 'sign')) return 'street';
    // Washes of nothing would be blots of ink: a land in mist is what such sheets show.
    return look === 'ink' ? 'mountains' : 'abstract';
  }
  return placeOfSubjects(standing, reading, prompt);
}

/** What is painted on a sheet needs no table under it. */
const ON_PAPER: ReadonlySet<Look> = new Set(['ink', 'poster', 'line_art', 'watercolor', 'papercut']);

function isLoneFlower(subjects: readonly Subject[]): boolean {
  const [one] = subjects;
  return subjects.length === 1 && one !== undefined && one.drawing.startsWith('own/cut-');
}

const SEATED: ReadonlySet<Subject['kind']> = new Set(['figure', 'face', 'full']);
const OPEN_AIR: ReadonlySet<SceneName> = new Set([
  'forest',
  'meadow',
  'sea',
  'lake',
  'mountains',
  'snowfield',
  'desert',
]);

/** Who sits at a table in a wood is in the wood: the table is no place of its own. */
function outOfDoors({ scenes, subjects }: PromptReading): SceneName[] {
  const isSetThere =
    scenes.some((scene) => OPEN_AIR.has(scene)) &&
    subjects.some(({ kind }) => SEATED.has(kind)) &&
    subjects.some(({ key }) => key === 'table' || key === DINING_TABLE);
  return isSetThere ? scenes.filter((scene) => scene !== 'table') : scenes;
}

const THROUGH_WINDOW =
  /窗外|窗户外|窗台|窗边|窗前|window ?sill|(?:outside|out|out of|through|from) (?:the|a|her|his|my) window|window (?:view|seat)/i;

/** Who sits in a window is inside, and what is named as well lies outside of it. */
function looksOut({ asks, subjects, scenes }: PromptReading, prompt: string): boolean {
  const isOnTheWay = subjects.some(({ kind }) => kind === 'vehicle' || kind === 'boat');
  if (isOnTheWay) return false;
  const hasView = scenes.includes('room') && /\bviews? (?:of|over)\b|\boverlooking\b|海景|窗景/i.test(prompt);
  return hasView || asks.some(({ words }) => THROUGH_WINDOW.test(words));
}

/** Out of focus a garden is no other than a forest. */
function isGreen({ scenes }: PromptReading): boolean {
  return scenes.every((scene) => scene === 'meadow' || scene === 'forest' || scene === 'lake');
}

/** Who sits for a portrait, and is said to be nowhere, sits before a backdrop. */
function isBackdropped({ isPortrait, frame, scenes, subjects, weather }: PromptReading): boolean {
  if (scenes.length > 0 || weather.size > 0) return false;
  return (
    (isPortrait || frame === 'portrait') &&
    subjects.some(({ kind }) => ['figure', 'face', 'full', 'mount', 'bird'].includes(kind))
  );
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

const LAID: ReadonlySet<Subject['kind']> = new Set(['food', 'item', 'hat', 'plant']);

const OF_THE_DEEP: readonly string[] = ['mermaid', 'jellyfish', 'octopus', 'shark'];

/** Food, also where it is said to lie behind a counter. */
function isServed({ kind, key }: Subject): boolean {
  return kind === 'food' || key === 'counter';
}

/** A table under a mountain sky is a room; a fish in a lake is seen from above. */
function settle(place: SceneName, { subjects, scenes, links, asks }: PromptReading): StageScene {
  const isOnSill = asks.some(({ words }) => isSillNamed(words));
  if (place === 'room' && !isOnSill && subjects.length > 0 && subjects.every(isServed)) return 'table';
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
    (subjects.some((one) => isFurniture(one) && one.key !== 'potted-plant') ||
      (scenes.includes('room') && !isLaid))
  )
    return 'room';
  if (place === 'sea' && hasKey(subjects, ...OF_THE_DEEP) && !isAshore(links, subjects)) return 'underwater';
  return place;
}

/** "A mermaid on a rock" has come out of the water, and one under the moon is at the top of it. */
function isAshore(links: readonly Link[], subjects: readonly Subject[]): boolean {
  return links.some(({ relation, to }) => {
    const other = to === null ? undefined : subjects[to];
    if (!other) return false;
    return relation === 'on' ? !OF_THE_DEEP.includes(other.key) : other.kind === 'sky';
  });
}

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

const ON_SNOW: ReadonlySet<string> = new Set(['ski', 'snowboard', 'carry-snowboard']);

/** Skiers and snowmen bring the snow with them. */
export function isOnSnow({ person, key }: Subject): boolean {
  if (key === 'snowman' || key === 'igloo') return true;
  return person?.hands !== undefined && ON_SNOW.has(person.hands);
}

/** Done at what stands in rooms. */
const INDOORS: ReadonlySet<string> = new Set([
  'keys',
  'teach',
  'study',
  'type',
  'wrap',
  'knead',
  'chop',
  'roll',
  'bake',
]);

const PERCHES: ReadonlySet<string> = new Set(['branch', 'brick-wall', 'leaf']);
const PETS = /^(?:cat|black-cat|kitten|dog|poodle|puppy|corgi|hamster|mouse)$/;

/** A thing of the house, or whoever lives in it. */
function isOfHouse(subject: Subject): boolean {
  return isOfTable(subject) || PETS.test(subject.key) || subject.key === 'teddy-bear';
}

const ON_TABLES = /^(?:cat|black-cat|kitten|hamster|mouse)$/;

/** A thing that can be put down there, or an animal that jumps up. */
function isOfTable(subject: Subject): boolean {
  return ['item', 'hat', 'food'].includes(subject.kind)
    ? metresOf(subject) < 0.6
    : ON_TABLES.test(subject.key);
}

/** Beings of tales who are at home in the air, and what they have with them. */
const OF_THE_SKY: ReadonlySet<string> = new Set([
  'apsara',
  'monkey-king',
  'nezha',
  'chang-e',
  'moon',
  'rabbit',
  'staff',
  'auspicious-cloud',
]);

/** Who is tiny stands on a dish as on a table. */
function isOnFood({ links, subjects }: PromptReading): boolean {
  return links.some(
    ({ relation, from, to }) =>
      relation === 'on' && subjects[from]?.size === 'tiny' && to !== null && subjects[to]?.kind === 'food',
  );
}

/** Somebody beside food that is larger than they are. */
function isGiantFood(subjects: readonly Subject[]): boolean {
  return (
    subjects.some(({ kind, size }) => kind === 'food' && size === 'huge') &&
    subjects.some(({ kind }) => kind === 'full' || kind === 'face' || kind === 'figure')
  );
}

/** These lie about in woods. */
const OF_WOODS: ReadonlySet<string> = new Set(['tree-hollow', 'hollow-log']);

/** Where nothing but a container is, with who is in it: a box with a pet stands on a floor, a cup on a table. */
function placeOfContainers(subjects: readonly Subject[], reading: PromptReading): StageScene | undefined {
  if (subjects.some(({ key }) => OF_WOODS.has(key))) return 'forest';
  const [one] = subjects;
  const content = one && subjects.length === 1 ? contentOf(reading, one) : undefined;
  if (!one || !content) return undefined;
  if (one.key === 'wheelbarrow') return 'meadow';
  const isLarge = metresOf(one) > 0.3 && ANIMALS_INSIDE.has(content.kind);
  return isLarge ? (PETS.test(content.key) ? 'room' : 'meadow') : 'table';
}
const ANIMALS_INSIDE: ReadonlySet<Subject['kind']> = new Set(['full', 'face']);

function placeOfSubjects(subjects: Subject[], reading: PromptReading, prompt: string): StageScene {
  const { frame, links, subjects: all } = reading;
  const has = (...kinds: string[]): boolean => subjects.some((subject) => kinds.includes(subject.kind));
  if (reading.tone === 'noir' && has('figure')) return 'street';
  const sight = namedSight(reading);
  if (sight && hasDwellers(reading)) return 'street';
  if (sight && isOfTowers(sight)) return 'city';
  if (isOnFood(reading)) return 'table';
  if (hasKey(subjects, 'rocket', 'satellite', 'space-station', 'planet', 'astronaut', 'ufo', 'earth'))
    return 'space';
  if (
    hasKey(subjects, 'spaceship') &&
    subjects.every(({ kind, key }) => kind === 'air' || kind === 'sky' || key === 'alien')
  )
    return 'space';
  if (hasKey(subjects, 'rover')) return 'moon';
  if (hasKey(subjects, 'flying-car')) return 'city';
  if (subjects.every(({ key }) => OF_THE_SKY.has(key)) && subjects.some(({ key }) => key !== 'staff'))
    return 'sky';
  const atWork = placeOfWork(reading);
  if (atWork) return atWork;
  if (hasKey(subjects, 'fish-tank')) return 'room';
  if (hasKey(subjects, ...OF_THE_DEEP)) return isAshore(links, all) ? 'sea' : 'underwater';
  const feat = subjects.map(({ person }) => person?.hands).find(isFeat);
  const ofFeat = feat && featEntry(feat).place;
  if (ofFeat) return ofFeat;
  if (subjects.some(({ person }) => person?.hands === 'fish')) return 'lake';
  if (subjects.some(({ person }) => person?.hands === 'pick-lotus')) return 'lake';
  if (subjects.some(({ person }) => person?.does === 'swim') && !hasKey(subjects, 'pool')) return 'lake';
  if (
    hasKey(
      subjects,
      'lotus',
      'koi',
      'dragon-boat',
      'dragon-boat-race',
      'fishing-eagle',
      'fisherman',
      'fishing-boat',
      'bridge',
      'swan',
      'duck',
    )
  )
    return 'lake';
  if (hasKey(subjects, 'hanging-bridge', 'lighthouse', 'palm', 'sandcastle', 'pier')) return 'sea';
  if (subjects.some(({ person }) => person?.hands === 'surf' || person?.hands === 'carry-surfboard'))
    return 'sea';
  if (hasKey(subjects, 'santorini')) return 'sea';
  if (hasKey(subjects, 'highway')) return 'meadow';
  if (hasKey(subjects, 'brooklyn-bridge')) return 'city';
  if (hasKey(subjects, 'pyramids', 'petra-treasury', 'mogao-caves', 'beacon-smoke', 'far-river'))
    return 'desert';
  if (hasKey(subjects, 'sled', 'igloo', 'ice-floe', 'ski-lift') || subjects.some(isOnSnow))
    return 'snowfield';
  if (hasKey(subjects, 'market-stall', 'vending-machine', 'crowd', 'lion-dance', 'dragon-dance'))
    return 'street';
  if (hasKey(subjects, 'bus-shelter', 'phone-booth', 'traffic-light')) return 'street';
  if (
    hasKey(
      subjects,
      'waterfall',
      'great-wall',
      'volcano',
      'mount-fuji',
      'matterhorn',
      'everest',
      'train',
      'viaduct',
      'viaduct-train',
      'potala-palace',
      'machu-picchu',
      'railway',
      'hot-spring',
      'geyser',
      'eagle',
      'guest-pine',
    )
  )
    return 'mountains';
  if (hasKey(subjects, 'kilimanjaro', 'acacia')) return 'meadow';
  if (hasKey(subjects, 'bamboo', 'mushroom', 'tall-mushroom', 'torii-row')) return 'forest';
  if (isGiantFood(subjects)) return 'meadow';
  if (hasKey(subjects, 'cactus', 'camel')) return 'desert';
  if (subjects.some(isTownBuilding)) return 'street';
  if (hasKey(subjects, 'balcony')) return 'city';
  if (hasKey(subjects, 'prayer-flags')) return 'mountains';
  if (hasKey(subjects, 'puddles') && !hasKey(subjects, 'road')) return 'street';
  if (hasKey(subjects, 'steps')) return hasKey(subjects, 'temple', 'pagoda', 'torii') ? 'forest' : 'street';
  const workplace = workplaceOf(reading, prompt);
  if (workplace) return workplace;
  const housed = placeOfContainers(subjects, reading);
  if (housed) return housed;
  if (hasKey(subjects, 'ladder', 'picnic', 'bench', 'road', 'village', 'fence', 'campfire')) return 'meadow';
  if (hasKey(subjects, 'keyboard') && !has('figure')) return 'table';
  if (subjects.some(isFurniture) || hasKey(subjects, 'piano', 'counter') || frame === 'interior')
    return 'room';
  if (subjects.some(({ person }) => person?.hands !== undefined && INDOORS.has(person.hands))) return 'room';
  if (frame === 'food' || frame === 'top_down') return 'table';
  const isHeld = (food: Subject): boolean =>
    links.some(
      ({ relation, to }) =>
        (relation === 'holding' || relation === 'eating' || relation === 'drinking' || relation === 'in') &&
        to !== null &&
        all[to] === food,
    );
  // Who eats is where animals are at home.
  const isFed =
    subjects.some(({ kind }) => kind === 'food') &&
    subjects.every((one) => one.kind !== 'food' || isEatenByAnimal(reading, one));
  if (isFed && !has('figure')) return subjects.some(({ key }) => PETS.test(key)) ? 'room' : 'meadow';
  if (has('food') && !has('figure')) return 'table';
  // What is carried about is eaten anywhere, but cooks are at home in kitchens.
  if (subjects.some(({ person }) => person?.role === 'chef' || person?.hands === 'cook')) return 'room';
  if (subjects.some((subject) => subject.kind === 'food' && !isHeld(subject))) return 'room';
  if (has('fish')) return 'underwater';
  if (hasKey(subjects, 'gondola')) return 'water-town';
  if (hasKey(subjects, 'star-ferry', 'stilt-houses')) return 'city';
  if (has('boat')) return 'sea';
  if (hasKey(subjects, 'lantern')) return 'water-town';
  if (hasKey(subjects, 'penguin', 'polar-bear', 'seal')) return 'snowfield';
  if (subjects.every((subject) => subject.kind === 'sky'))
    return hasKey(subjects, 'fireworks') ? 'city' : 'lake';
  const isPerch = (subject: Subject): boolean =>
    PERCHES.has(subject.key) || wouldPerch(reading, subject) !== undefined;
  if (subjects.every(isPerch)) return 'meadow';
  if (subjects.every((subject) => ['air', 'bird'].includes(subject.kind))) return 'sky';
  if (subjects.every((subject) => ['item', 'hat'].includes(subject.kind))) return 'table';
  if (hasKey(subjects, 'books', 'candle') && subjects.every(isOfHouse))
    return subjects.every(isOfTable) ? 'table' : 'room';
  // A street of ours has no room for a house.
  if (hasKey(subjects, 'street-lamp')) return 'street';
  if (
    has('figure', 'full', 'face') &&
    !hasKey(subjects, 'skatepark') &&
    (hasKey(subjects, 'skateboard') ||
      subjects.some(({ person }) => person?.hands === 'skate' || person?.hands === 'stairs'))
  )
    return 'street';
  if (has('vehicle') && !has('building', 'plant') && !hasKey(subjects, 'tractor')) return 'street';
  return 'meadow';
}

function hasKey(subjects: Subject[], ...keys: string[]): boolean {
  return subjects.some((subject) => keys.includes(subject.key));
}
