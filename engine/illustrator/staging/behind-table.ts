// What is named with food or a cup and is too large for its table stands behind it: a fireplace, a Christmas tree, shelves.

import { isDish } from '../contents/toppings.ts';
import type { SceneName } from '../lexicon/circumstances.ts';
import { HEARTH } from '../lexicon/hearths.ts';
import { isDrink } from '../lexicon/drinks.ts';
import type { PromptReading, Subject, Surface } from '../reading/prompt-reading.ts';
import { metresOf } from '../things/metres.ts';
import { isFromAbove } from './look-down.ts';
import type { Stage } from './stage.ts';

const BEHIND: ReadonlySet<string> = new Set(['christmas-tree', 'bookshelf', 'floor-lamp']);
/** In metres: more has no room on it. */
const LARGEST = 0.5;
const INSIDE: ReadonlySet<string> = new Set(['room', 'table']);
const OPEN_AIR: ReadonlySet<SceneName> = new Set<SceneName>([
  'meadow',
  'sea',
  'lake',
  'forest',
  'mountains',
  'snowfield',
  'desert',
  'terrace',
  'city',
  'street',
]);
/** Said of the ground itself: it lies there. */
const ON_GROUND =
  /\bon (?:the |a )?(?:\w+ )?(?:beach|sand|grass|lawn|meadow|snow|ice|shore|rocks?|ground)\b|(?:沙滩|草地|草坪|雪地|海滩|岩石|地)上/i;

/** Whether the image is of what is on a table, before something that stands in the room. */
export function isBeforeThings({ subjects, scenes, isPortrait }: PromptReading): boolean {
  const set = subjects.filter(({ key }) => !BEHIND.has(key));
  return (
    set.length > 0 &&
    set.length < subjects.length &&
    !isPortrait &&
    scenes.every((scene) => INSIDE.has(scene)) &&
    set.some(({ kind }) => kind === 'food') &&
    set.every((one) => (one.kind === 'food' || one.kind === 'item') && metresOf(one) < LARGEST)
  );
}

/** Whether it stands there, out of focus. */
export function standsBehind(stage: Stage, { key }: Pick<Subject, 'key'>): boolean {
  return stage.scene === 'table' && BEHIND.has(key) && !isFromAbove(stage);
}

/** Whether a fire burns in the wall behind the table. */
export function hasFireBehind(stage: Stage): boolean {
  const { scene, words, reading } = stage;
  return scene === 'table' && HEARTH.test(words) && reading.ground === undefined && !isFromAbove(stage);
}

/** Of a fire and a window one has the wall: the fire, unless the window is asked for. */
export function isFireInPlaceOfWindow(stage: Stage): boolean {
  return hasFireBehind(stage) && !/window|窗/.test(stage.words);
}

/** Whether the image is of what is drunk, served or shown out of doors: it stands on a table there. */
export function isServedOutside({ subjects, scenes, surface }: PromptReading, prompt: string): boolean {
  return (
    subjects.length > 0 &&
    scenes.some((scene) => OPEN_AIR.has(scene)) &&
    scenes.every((scene) => OPEN_AIR.has(scene) || scene === 'table') &&
    subjects.every((one) => one.size === undefined) &&
    (isMeal(subjects) || isShownOnTop({ subjects, surface })) &&
    !ON_GROUND.test(prompt)
  );
}

function isMeal(subjects: readonly Subject[]): boolean {
  return (
    subjects.every((one) => one.kind === 'food' || isSmallItem(one)) &&
    subjects.filter(({ kind }) => kind === 'food').length * 2 >= subjects.length &&
    subjects.some((one) => isDrink(one.key) || isDish(one) || SERVED.test(one.words ?? ''))
  );
}

/** "A bottle on white marble, the sea behind": the top that was named bears it, and no meadow. */
function isShownOnTop({ subjects, surface }: Pick<PromptReading, 'subjects' | 'surface'>): boolean {
  return (
    surface !== undefined &&
    TOPS.has(surface.material) &&
    subjects.some(isSmallItem) &&
    subjects.every((one) => one.kind === 'food' || one.kind === 'plant' || isSmallItem(one))
  );
}
const TOPS: ReadonlySet<Surface['material']> = new Set(['marble', 'stone', 'concrete', 'wood', 'cloth']);

/** "A plate of fish". */
const SERVED = /\b(?:plate|bowl|platter) of\b|^一[盘碗碟]/i;

function isSmallItem(one: Subject): boolean {
  return one.kind === 'item' && metresOf(one) < LARGEST && !/basket|cooler|picnic|blanket/.test(one.key);
}

/** Whether the table stands out of doors, and its place is seen behind it. */
export function isInOpenAir(stage: Pick<Stage, 'scene' | 'words' | 'reading'>): boolean {
  const { scene, words, reading } = stage;
  return (
    scene === 'table' &&
    reading.frame !== 'top_down' &&
    reading.ground === undefined &&
    reading.scenes.some((one) => OPEN_AIR.has(one)) &&
    !reading.scenes.includes('room') &&
    !/window|indoors|窗|室内|屋里|屋内/.test(words) &&
    !HEARTH.test(words)
  );
}

/** Whether that is a terrace: its balustrade is seen behind the table. */
export function isOnTerrace(stage: Pick<Stage, 'scene' | 'words' | 'reading'>): boolean {
  return isInOpenAir(stage) && stage.reading.scenes.includes('terrace');
}
