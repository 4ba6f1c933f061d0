// Where subjects are at home, of whom nobody says where they are: a lighthouse by the sea, cooks in a kitchen.

import { isBelowBalcony } from './underfoot.ts';
import { isSportsGround } from '../lexicon/sports-grounds.ts';
import { hasLanded } from '../placing/landed.ts';
import { SAID_OUTDOORS } from '../lexicon/outdoors.ts';
import { PLANET_KEYS, SKY_SEATS } from '../lexicon/sky.ts';
import { hasDwellers, isOfTowers, namedSight } from './city-sight.ts';
import { contentOf } from '../contents/containers.ts';
import { isEatenByAnimal } from '../animals/eat.ts';
import { wouldPerch } from '../placing/perches.ts';
import type { Link, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { featEntry } from '../lexicon/feat-entries.ts';
import { isFeat } from '../lexicon/feats.ts';
import type { StageScene } from './stage.ts';
import { isTownBuilding } from '../things/coloured-buildings.ts';
import { metresOf } from '../things/metres.ts';
import { FAR_LANDS, STREETS_AND_HEIGHTS, WATERS, hasKey, homeAmong } from './homes-of-things.ts';
import { homeOfAnimals } from './homes-of-animals.ts';
import { isFurniture } from '../things/redrawn.ts';
import {
  AT_HOME,
  isOfHouse,
  isOfOpenAir,
  isOfTable,
  isParty,
  OF_HOMES,
  PETS,
  TALL_THINGS,
} from './things-of-houses.ts';
import { isOnSnow } from './season-of-subjects.ts';
import { placeOfWork, workplaceOf } from './workplaces.ts';

export const OF_THE_DEEP: readonly string[] = ['mermaid', 'jellyfish', 'octopus', 'shark'];

/** "A mermaid on a rock" has come out of the water, and one under the moon is at the top of it. */
export function isAshore(links: readonly Link[], subjects: readonly Subject[]): boolean {
  return links.some(({ relation, to }) => {
    const other = to === null ? undefined : subjects[to];
    if (!other) return false;
    return relation === 'on' ? !OF_THE_DEEP.includes(other.key) : other.kind === 'sky';
  });
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
  'pour',
  'knit',
]);
/** What nobody does out of doors in snow or rain. */
const DRY_WORK: ReadonlySet<string> = new Set(['read', 'write', 'draw', 'sew']);
const WET = ['snow', 'rain', 'storm'] as const;

const PERCHES: ReadonlySet<string> = new Set(['branch', 'brick-wall', 'leaf']);

/** They come up to breathe, and leap. */
function isOfSurface({ key }: Subject): boolean {
  return /whale|dolphin|orca/.test(key);
}
/** No sky is to be seen from below. */
const SKY_SEEN =
  /\b(?:starry|stars?|night sky|milky way|galaxy|aurora|rainbow|moon|fireworks)\b|星空|繁星|星星|夜空|银河|极光|彩虹|月亮|月光|烟花/i;

/** Cats and dogs look at fish from the bank. */
function isDry({ key, person }: Subject): boolean {
  return person === undefined && /^(?:cat|black-cat|dog|poodle|rabbit|fox|bear|panda|tiger)$/.test(key);
}

/** Birds eat of fruit where it grows. */
function isPecked(subjects: readonly Subject[]): boolean {
  const isFruit = subjects.every(({ kind, key }) => kind !== 'food' || FRUIT.test(key));
  return isFruit && subjects.some(({ kind }) => kind === 'bird');
}
const FRUIT = /berr|cherr|grape|apple|persimmon|pomegranate|fruit|seed|corn/;

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
/** Of these, what is there only with one of the others: the rabbit of the moon. */
const ON_EARTH: ReadonlySet<string> = new Set(['rabbit', 'staff']);

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
  if (OUTDOORS.has(one.key)) return 'meadow';
  const isLarge = metresOf(one) > 0.3 && ANIMALS_INSIDE.has(content.kind);
  return isLarge ? (PETS.test(content.key) ? 'room' : 'meadow') : 'table';
}
const OUTDOORS: ReadonlySet<string> = new Set(['wheelbarrow', 'leaf-heap', 'hay-heap', 'snow-heap']);
const ANIMALS_INSIDE: ReadonlySet<Subject['kind']> = new Set(['full', 'face']);

/** In metres; what is smaller floats as bubbles do. */
const AIRCRAFT = 2;

/** Before the door of a house. */
const PORCH = /\b(?:porch|veranda|patio)\b|门廊/i;

/** "A street musician", 街头艺人. */
const OF_THE_STREET = /^street\b|\bbuskers?\b|^街头/i;

/** Where those who are named, and nothing about where, are at home. `prompt` as typed. */
/** Who stands or sits on something that stands on the ground does not float in space. */
function isLandedAstronaut(subjects: readonly Subject[], { links, subjects: all }: PromptReading): boolean {
  return links.some(({ relation, from, to }) => {
    const on = to === null ? undefined : all[to];
    const isOnGround = on !== undefined && GROUNDED.has(on.kind) && subjects.includes(on);
    return relation === 'on' && isOnGround && all[from]?.key === 'astronaut';
  });
}
/** Princesses live in castles, and knights keep them. */
function isOfCourt({ key, person }: Subject): boolean {
  return /^(?:princess|prince|queen|king|knight)$/.test(person?.role ?? key);
}

const GROUNDED: ReadonlySet<Subject['kind']> = new Set(['item', 'plant', 'tree', 'full']);

export function placeOfSubjects(subjects: Subject[], reading: PromptReading, prompt: string): StageScene {
  const { frame, links, subjects: all } = reading;
  const has = (...kinds: string[]): boolean => subjects.some((subject) => kinds.includes(subject.kind));
  if (reading.tone === 'noir' && has('figure')) return 'street';
  const sight = namedSight(reading);
  if (sight && hasDwellers(reading)) return 'street';
  if (sight && isOfTowers(sight)) return 'city';
  if (hasKey(subjects, ...SKY_SEATS)) return 'sky';
  if (isOnFood(reading)) return 'table';
  if (hasKey(subjects, 'space-base')) return 'moon';
  if (isLandedAstronaut(subjects, reading)) return 'moon';
  if (hasKey(subjects, 'rocket', 'satellite', 'space-station', 'astronaut', 'earth', 'black-hole', 'galaxy'))
    return 'space';
  // Over a village a planet stands in the sky.
  if (hasKey(subjects, ...PLANET_KEYS) && !has('landmark', 'building', 'tree', 'vehicle')) return 'space';
  if (
    hasKey(subjects, 'spaceship', 'ufo') &&
    subjects.every(({ kind, key }) => kind === 'air' || kind === 'sky' || key === 'alien')
  )
    return 'space';
  if (hasKey(subjects, 'rover')) return 'moon';
  if (hasKey(subjects, 'flying-car')) return 'city';
  const isUnder = links.some(({ relation }) => relation === 'under');
  if (
    !isUnder &&
    subjects.every(({ key }) => OF_THE_SKY.has(key)) &&
    subjects.some(({ key }) => !ON_EARTH.has(key))
  )
    return 'sky';
  const atWork = placeOfWork(reading);
  if (atWork) return atWork;
  if (subjects.some(({ person, words = '' }) => person !== undefined && OF_THE_STREET.test(words)))
    return 'street';
  // A diver is with what swims there, and not ashore.
  if (subjects.some(({ person }) => person?.role === 'diver') && has('fish')) return 'underwater';
  if (hasKey(subjects, 'fish-tank')) return 'room';
  // Somebody is at home with it.
  if (hasKey(subjects, 'fish-bowl') && has('full', 'face', 'mount', 'figure')) return 'room';
  // Who rides a wave is over the sharks.
  if (subjects.some(({ person }) => person?.hands === 'surf')) return 'sea';
  const hasAircraft = subjects.some((one) => one.kind === 'air' && metresOf(one) > AIRCRAFT);
  // A ship sails over it.
  const isOver = hasAircraft || subjects.some(({ kind, key }) => kind === 'boat' && key !== 'submarine');
  if (hasKey(subjects, ...OF_THE_DEEP)) return isOver || isAshore(links, all) ? 'sea' : 'underwater';
  if (subjects.some(({ key }) => TRAIN.test(key)) && PLATFORM.test(prompt)) return 'station';
  const feat = subjects.map(({ person }) => person?.hands).find(isFeat);
  const ofFeat = feat && featEntry(feat).place;
  if (ofFeat) return ofFeat;
  if (subjects.some(({ person }) => person?.hands === 'fish')) return 'lake';
  if (subjects.some(({ person }) => person?.hands === 'pick-lotus')) return 'lake';
  if (subjects.some(({ person }) => person?.does === 'swim') && !hasKey(subjects, 'pool')) return 'lake';
  // Ducks cross a road on foot.
  if (hasKey(subjects, 'road') && hasKey(subjects, 'duck', 'swan')) return 'meadow';
  // A palm beside camels is no palm of a beach.
  const isInSand = hasKey(subjects, 'camel', 'pyramids', 'cactus') && !has('boat');
  const byWater = isInSand ? undefined : homeAmong(WATERS, subjects);
  if (byWater) return byWater;
  if (subjects.some(({ person }) => person?.hands === 'surf' || person?.hands === 'carry-surfboard'))
    return 'sea';
  // A boat under a willow, a village behind it: on the water.
  const isOnLake = hasKey(all, 'village') || all.some(({ kind, key }) => kind === 'tree' && key !== 'palm');
  if (isOnLake && subjects.some((one) => one.kind === 'boat' && metresOf(one) > LEAST_BOAT)) return 'lake';
  const far = homeAmong(FAR_LANDS, subjects);
  if (far) return far;
  if (subjects.some(isOnSnow)) return 'snowfield';
  if (PORCH.test(prompt) && subjects.some(isFurniture)) return 'meadow';
  // A crowd that sees a rocket off stands in no street.
  if (hasKey(subjects, 'rocket-launch')) return 'meadow';
  const home = homeAmong(STREETS_AND_HEIGHTS, subjects);
  if (home) return home;
  if (isGiantFood(subjects)) return 'meadow';
  if (hasKey(subjects, 'cactus', 'camel')) return 'desert';
  if (subjects.some(isTownBuilding)) return 'street';
  // No towers of glass rise around a castle.
  const isOfCastle = hasKey(subjects, 'castle', 'palace', 'temple', 'pagoda') || subjects.some(isOfCourt);
  if (hasKey(subjects, 'balcony') && isOfCastle) return 'meadow';
  if (hasKey(subjects, 'balcony') && !isBelowBalcony(reading)) return 'city';
  if (hasKey(subjects, 'ship-deck')) return 'sea';
  if (hasKey(subjects, 'pavilion-floor')) return 'lake';
  if (hasKey(subjects, 'prayer-flags')) return 'mountains';
  if (subjects.some(({ key, words = '' }) => key === 'puddles' && /mud|泥/i.test(words))) return 'meadow';
  if (hasKey(subjects, 'puddles') && !hasKey(subjects, 'road') && !has('building')) return 'street';
  if (hasKey(subjects, 'log', 'tree-stump') && has('figure')) return 'forest';
  if (hasKey(subjects, 'steps'))
    return hasKey(subjects, 'temple', 'pagoda', 'torii', 'shrine') ? 'forest' : 'street';
  // What stands on a desk, and nobody at it, is seen from near.
  if (hasKey(subjects, 'desktop-computer', 'laptop') && hasKey(subjects, 'keyboard') && !has('figure'))
    return 'table';
  // A stool in a boxing ring stands there.
  if (subjects.some(({ key }) => isSportsGround(key))) return 'meadow';
  const workplace = workplaceOf(reading, prompt);
  if (workplace && !(workplace === 'street' && has('building'))) return workplace;
  const housed = placeOfContainers(subjects, reading);
  if (housed) return housed;
  if (subjects.some(({ person }) => person?.hands === 'keys') && !has('tree', 'building')) return 'room';
  if (
    hasKey(
      subjects,
      'football-goal',
      'basketball-hoop',
      'ladder',
      'picnic',
      'bench',
      'road',
      'village',
      'fence',
      'campfire',
    )
  )
    return 'meadow';
  if (hasKey(subjects, 'keyboard') && !has('figure')) return 'table';
  // Who cooks or paints where a tent or a house stands is outside.
  const isInYard = has('building');
  const isGiant = hasKey(subjects, 'giraffe', 'elephant');
  const isLivedIn = has('figure') || subjects.some(({ key }) => PETS.test(key));
  if (isLivedIn && hasKey(subjects, ...OF_HOMES)) return 'room';
  if (
    // A chair under a tree or before a house stands where that does.
    (subjects.some(isFurniture) &&
      !has('tree', 'vehicle') &&
      !isInYard &&
      !isGiant &&
      !SAID_OUTDOORS.test(prompt)) ||
    hasKey(subjects, 'piano', 'counter') ||
    (hasKey(subjects, ...TALL_THINGS) && !isInYard && !isGiant) ||
    frame === 'interior'
  )
    return 'room';
  const works = subjects.flatMap(({ person }) => person?.hands ?? []);
  const isWet =
    WET.some((one) => reading.weather.has(one)) &&
    !has('tree', 'vehicle', 'mount') &&
    !hasKey(subjects, 'umbrella');
  if (!isInYard && works.some((work) => INDOORS.has(work) || (isWet && DRY_WORK.has(work)))) return 'room';
  if (frame === 'food' || frame === 'top_down') return 'table';
  const isHeld = (thing: Subject): boolean =>
    links.some(
      ({ relation, to }) =>
        (relation === 'holding' || relation === 'eating' || relation === 'drinking' || relation === 'in') &&
        to !== null &&
        all[to] === thing,
    );
  // Who eats is where animals are at home.
  const isFed =
    subjects.some(({ kind }) => kind === 'food') &&
    subjects.every((one) => one.kind !== 'food' || isEatenByAnimal(reading, one));
  if (isFed && !has('figure')) return subjects.some(({ key }) => PETS.test(key)) ? 'room' : 'meadow';
  // 树下坐着一只熊,有一罐蜂蜜, "apples under an apple tree": where the tree grows.
  const isLaidUnder = links.some(
    ({ relation, to }) => relation === 'under' && all[to ?? -1]?.kind === 'tree',
  );
  const isUnderTree =
    isLaidUnder || (all.some(({ kind }) => kind === 'tree') && has('full', 'face', 'mount'));
  if (has('food') && !has('figure'))
    return isUnderTree ||
      isInYard ||
      (!isParty(subjects) && (subjects.some(isOfOpenAir) || isPecked(subjects)))
      ? (homeOfAnimals(subjects) ?? 'meadow')
      : 'table';
  // What is carried about is eaten anywhere, but cooks are at home in kitchens.
  if (!isInYard && subjects.some(({ person }) => person?.role === 'chef' || person?.hands === 'cook'))
    return 'room';
  // Before a house it is out of doors.
  if (subjects.some((subject) => subject.kind === 'food' && !isHeld(subject)))
    return has('vehicle') && has('figure') && !hasKey(subjects, 'tractor')
      ? 'street'
      : has('building', 'vehicle', 'mount') ||
          all.some(({ kind, key }) => kind === 'tree' || key === 'branch')
        ? 'meadow'
        : 'room';
  // 鲸鱼，飞翔: somebody says so of whom nobody would expect it.
  if (has('fish') && reading.relations.has('fly') && !has('figure')) return 'sky';
  if (subjects.some((subject) => subject.kind === 'fish' && !isHeld(subject)))
    // Who feeds them stands at the water, and no bear is below it.
    return (links.some(({ relation }) => relation === 'feeding') && has('figure')) ||
      has('face', 'mount') ||
      (has('figure') && hasKey(subjects, 'seal', 'penguin', 'flamingo', 'otter')) ||
      subjects.some(isDry)
      ? 'lake'
      : hasAircraft || (subjects.some(isOfSurface) && SKY_SEEN.test(prompt))
        ? 'sea'
        : 'underwater';
  if (hasKey(subjects, 'gondola')) return 'water-town';
  if (hasKey(subjects, 'star-ferry', 'stilt-houses')) return 'city';
  if (has('boat')) return all.some(({ key }) => key === 'reeds') ? 'lake' : 'sea';
  const hasLantern = hasKey(subjects, 'lantern', 'rabbit-lantern');
  if (hasLantern && subjects.length > 1 && subjects.every((one) => one.kind === 'hang' || isOfTable(one)))
    return 'room';
  // Who camps or lives somewhere has it there.
  if (hasLantern && !hasKey(subjects, 'couplets') && !has('building') && !isLanternElsewhere(subjects))
    return 'water-town';
  if (hasKey(subjects, 'penguin', 'polar-bear', 'seal', 'walrus')) return 'snowfield';
  if (subjects.every((subject) => subject.kind === 'sky'))
    return hasKey(subjects, 'fireworks') ? 'city' : 'lake';
  const isPerch = (subject: Subject): boolean =>
    PERCHES.has(subject.key) || wouldPerch(reading, subject) !== undefined;
  if (subjects.every(isPerch)) return 'meadow';
  const isOnGround = subjects.some((one) =>
    hasLanded({ scene: 'meadow', words: prompt.toLowerCase(), reading }, one),
  );
  if (subjects.every(({ kind }) => ['air', 'bird'].includes(kind))) return isOnGround ? 'meadow' : 'sky';
  if (subjects.every((subject) => ['item', 'hat'].includes(subject.kind))) return 'table';
  if (hasKey(subjects, ...AT_HOME) && subjects.every(isOfHouse))
    // Nobody plays with a ball of yarn on a table.
    return subjects.every(isOfTable) && !hasKey(subjects, 'yarn') ? 'table' : 'room';
  // A street of ours has no room for a house.
  if (hasKey(subjects, 'street-lamp')) return 'street';
  if (
    has('figure', 'full', 'face') &&
    !hasKey(subjects, 'skatepark') &&
    (hasKey(subjects, 'skateboard') ||
      subjects.some(({ person }) => person?.hands === 'skate' || person?.hands === 'stairs'))
  )
    return 'street';
  if (subjects.some(({ words = '' }) => OFF_ROAD.test(words))) return 'forest';
  // On safari.
  if (has('vehicle') && subjects.some(({ key }) => WILD.test(key)))
    return homeOfAnimals(subjects) ?? 'meadow';
  if (has('vehicle') && !has('building', 'plant') && !hasKey(subjects, 'tractor')) return 'street';
  return homeOfAnimals(subjects) ?? 'meadow';
}

/** In metres: no duck. */
const LEAST_BOAT = 0.6;
const TRAIN = /^(?:high-speed-)?train$/;
const PLATFORM = /\bplatform\b|[站月]台/i;
const WILD = /^(?:giraffe|elephant|zebra|lion|rhino.*|hippo.*|antelope|gazelle|leopard|cheetah|buffalo)$/;
/** Ridden where there is no street. */
const OFF_ROAD = /mountain bik|dirt bike|山地车|山地自行车|越野摩托/i;

/** It hangs from a branch, an animal has it, or somebody from another land holds it. */
function isLanternElsewhere(subjects: readonly Subject[]): boolean {
  return (
    subjects.some(({ key, kind }) => key === 'lantern' && kind === 'item') ||
    subjects.some(({ person }) => person !== undefined && person.land !== 'east')
  );
}
