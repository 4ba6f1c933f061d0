// What is left out, and told so, since nothing of its kind is ever where the scene is: ships in rooms, fish on a floor.

import { isFlowerKey } from '../contents/products.ts';
import { isStall } from '../contents/stalls.ts';
import { isDrink } from '../lexicon/drinks.ts';
import type { LinkRelation, Subject } from '../reading/prompt-reading.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';
import { PLANET_KEYS } from '../lexicon/sky.ts';
import { sailsAmongIce } from '../staging/among-ice.ts';
import { isInShip } from '../scenery/ship-room.ts';
import { isInOpenAir, standsBehind } from '../staging/behind-table.ts';
import { isSaidOutside } from '../staging/looks-out.ts';
import type { Stage, StageScene } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import { behindGlass } from './behind-glass.ts';

/** What hangs from a ceiling has none out of doors, and neither a fish nor a ship stands on a table. */
export function hasNoPlace(stage: Stage, subject: Subject): boolean {
  const { scene } = stage;
  const { key, kind } = subject;
  if (subject.hangs && scene !== 'room') return true;
  // 甲板上晒着几条鱼: over it they would swim in the air.
  if (kind === 'fish') return scene === 'table' || isOnPlanks(stage, subject) || isOnCarpet(stage, subject);
  // "A ship on the horizon" of a field of snow.
  if (kind === 'boat' && subject.far && scene === 'snowfield') return !sailsAmongIce(stage);
  if (kind === 'figure' && isFarAboard(stage, subject)) return true;
  // Nor a barrel beside the cheese.
  if (kind === 'item' && scene === 'table' && isTooLarge(stage, subject)) return true;
  // What is drunk is neither in the boxes of a stall nor on the pavement.
  if (isDrink(key) && scene === 'street')
    return (
      stage.reading.subjects.some(isStall) &&
      !stage.reading.links.some(({ to }) => stage.reading.subjects[to ?? -1] === subject)
    );
  if (key === 'tent' && scene === 'room') return stage.reading.subjects.some((one) => one.key === 'table');
  // Nor a planet under the ceiling, unless the room flies past it.
  if (kind === 'air' && PLANET_KEYS.has(key) && scene === 'room') return !isInShip(stage);
  // Of a cake of tiers no drawing has candles, and said to be on it they do not stand beside.
  if (key === 'candle' && ON_CAKE.test(stage.words))
    return stage.reading.subjects.some((one) => one.key === 'wedding-cake');
  // Nor does a clock lie on the pavement, or a bulb between dishes.
  if (/(?<!melting-)clock$/.test(key) && kind === 'item' && CEILINGLESS.has(scene))
    return subject.size !== 'huge';
  if (key === 'light-bulb' && scene === 'table')
    return stage.reading.subjects.some((one) => one.kind === 'food');
  // Nor does a glass stand on the floor by the board that two play at.
  if (kind === 'food' && isBesideBoard(stage, subject)) return true;
  // Nor does bread lie in the road before its bakery.
  if (isDropped(stage, subject)) return true;
  if (isSpeck(stage, subject) || isOnPlayed(stage, subject)) return true;
  // "Stalls selling candles": none stand in the street.
  if (scene === 'street' && isSold(stage, subject)) return true;
  // Nor does a ship float in a room.
  if (kind === 'boat' && scene === 'room' && metresOf(subject) > LARGEST_IN_ROOM) return true;
  if (scene === 'room' && (isByTree(stage, subject) || isSaidOutside(stage.words, subject))) return true;
  // Nor does a spaceship stand in a room, also where it was said to be outside of the window.
  if (kind === 'air' && scene === 'room' && CRAFT.test(key)) return !isInShip(stage);
  // What is far out behind a table is seen nowhere on it.
  if (LARGE.has(kind) && !key.startsWith('toy-') && isInOpenAir(stage)) return true;
  return HUNG.test(key) && (scene === 'theatre' || CEILINGLESS.has(scene));
}
/** None of them stands on the ground. */
const HUNG = /^(?:pendant|chandelier)$/;
const CRAFT = /^(?:spaceship|ufo|rocket|airship|space-station)$/;
const ON_CAKE = /蛋糕[,，]?上面?(?:有|插|点|放|摆)|\bcake\b.*\bcandles? on (?:top|it)|\bcake topped with\b/;

/** 窗外有一棵大树,树下停着一辆自行车: out there with the tree, which no room has. */
function isByTree({ reading: { subjects, links } }: Stage, subject: Subject): boolean {
  return links.some(
    ({ relation, from, to }) =>
      BY.has(relation) && subjects[from] === subject && subjects[to ?? -1]?.kind === 'tree',
  );
}
const BY: ReadonlySet<LinkRelation> = new Set(['under', 'beside', 'behind', 'in_front', 'on']);

/** On the ground where people stand nobody would see one of these, or it would be as large as their heads. */
const SPECKS: ReadonlySet<string> = new Set(['coin', 'key', 'ring', 'dice', 'lipstick', 'watch']);

function isSpeck({ scene, reading: { subjects, links } }: Stage, { key, size }: Subject): boolean {
  if (!(SPECKS.has(key) || isFlowerKey(key)) || size === 'huge' || !CEILINGLESS.has(scene)) return false;
  const isOfIt = (at: number | null): boolean => at !== null && subjects[at]?.key === key;
  return (
    subjects.some(({ kind }) => kind === 'figure') &&
    links.every(({ from, to }) => !isOfIt(from) && !isOfIt(to))
  );
}

/** "A cat on top of the piano" that somebody plays: it is drawn with who plays it, and bears nobody. */
function isOnPlayed({ reading: { subjects, links } }: Stage, subject: Subject): boolean {
  const own = subjects.indexOf(subject);
  return links.some(
    ({ relation, from, to }) =>
      relation === 'on' &&
      from === own &&
      links.some((one) => one.relation === 'playing' && one.to === to && to !== null),
  );
}

/** A whale outside of a window; behind the glass of an aquarium it swims. */
function isOnCarpet(stage: Stage, fish: Subject): boolean {
  const isLarge = stage.scene === 'room' && metresOf(fish) > LARGEST_SWIMMER;
  return isLarge && behindGlass(stage, fish, 0, 0) === undefined;
}

function isOnPlanks({ reading: { subjects, links } }: Stage, fish: Subject): boolean {
  const own = subjects.indexOf(fish);
  return links.some(
    ({ relation, from, to }) =>
      relation === 'on' && from === own && PLANKS.test(subjects[to ?? -1]?.key ?? ''),
  );
}
const PLANKS = /^(?:ship-deck|pier|steps|balcony|road|bridge)$/;

function isBesideBoard({ reading: { subjects, links } }: Stage, food: Subject): boolean {
  const own = subjects.indexOf(food);
  return (
    subjects.some(({ person }) => person?.hands === 'chess') &&
    links.every(({ from, to }) => from !== own && to !== own)
  );
}

/** Food by itself, which nothing bears and nobody has. */
function isDropped({ scene, reading }: Stage, subject: Subject): boolean {
  const { subjects, links } = reading;
  if (subject.kind !== 'food' || subject.size === 'huge') return false;
  // "A bicycle with a basket of bread": its basket has room for flowers alone.
  const isOfBasket = scene !== 'table' && subjects.some(({ hasBasket }) => hasBasket);
  if (scene !== 'street' && !isOfBasket) return false;
  const own = subjects.indexOf(subject);
  return (
    (isOfBasket || subjects.some(({ kind }) => kind === 'building')) &&
    !subjects.some((one) => isStall(one) || one.kind === 'figure' || ANIMAL_KINDS.has(one.kind)) &&
    // "A bakery with bread": that says no place.
    links.every((link) => (link.from !== own && link.to !== own) || link.words === '')
  );
}

/** On a great ship that is seen from afar nobody sits on top of it. */
function isFarAboard({ reading: { links, subjects } }: Stage, who: Subject): boolean {
  const own = subjects.indexOf(who);
  return links.some(
    ({ relation, from, to }) =>
      relation === 'on' && from === own && SHIPS.test(subjects[to ?? -1]?.key ?? ''),
  );
}
const SHIPS = /^(?:ship|galleon|frigate|schooner|cruise-ship|warship|steamboat)$/;

function isSold({ words, reading }: Stage, { kind, words: name }: Subject): boolean {
  const isThing = kind === 'item' || kind === 'food' || kind === 'hat';
  if (!isThing || name === undefined || reading.subjects.some((one) => isStall(one) || one.kind === 'figure'))
    return false;
  const before = words.slice(0, Math.max(0, words.indexOf(name.toLowerCase())));
  return /\b(?:selling|sells?) (?:\S+ ){0,3}$|卖\S{0,4}$/.test(before);
}

/** What is eaten is there, and nothing on top of it. */
function isTooLarge(stage: Stage, subject: Subject): boolean {
  const { subjects, links } = stage.reading;
  const own = subjects.indexOf(subject);
  const isBearer = links.some(
    ({ relation, from, to }) =>
      ((relation === 'on' || relation === 'in') && to === own) || (relation === 'holding' && from === own),
  );
  return (
    metresOf(subject) > LARGEST_ON_TABLE &&
    !subject.key.startsWith('potted-') &&
    !isBearer &&
    !standsBehind(stage, subject) &&
    subjects.some(({ kind }) => kind === 'food')
  );
}
/** In metres. */
const LARGEST_ON_TABLE = 0.75;
/** In metres. */
const [LARGEST_IN_ROOM, LARGEST_SWIMMER] = [1, 3] as const;
const LARGE: ReadonlySet<Subject['kind']> = new Set(['boat', 'building', 'vehicle']);
const CEILINGLESS: ReadonlySet<StageScene> = new Set([
  'street',
  'city',
  'village',
  'courtyard',
  'meadow',
  'forest',
  'mountains',
  'lake',
  'sea',
  'desert',
  'snowfield',
]);

/** No fish swims over a floor or a meadow: where nothing holds it, it is left out. */
export function liesDry(stage: Stage, subject: Subject): boolean {
  const { relations, subjects } = stage.reading;
  const isSmall = subject.kind === 'fish' && metresOf(subject) < LEAST_STRANDED;
  if (!isSmall || !DRY.has(stage.scene) || relations.has('fly')) return false;
  return behindGlass(stage, subject, 0, 0) === undefined && !subjects.some(({ key }) => WET.test(key));
}
const DRY: ReadonlySet<StageScene> = new Set([
  'room',
  'street',
  'theatre',
  'metro',
  'station',
  'meadow',
  'forest',
  'desert',
  'snowfield',
  'village',
  'courtyard',
  'moon',
]);
const WET = /ice|fall|river|stream|pond|pool|fountain|puddle|spring|well|water/;
/** In metres: what is larger is meant to be seen there. */
const LEAST_STRANDED = 1.2;
