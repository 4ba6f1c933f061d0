// What is named with food or a cup and is too large for its table stands behind it: a fireplace, a Christmas tree, shelves.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { metresOf } from '../things/metres.ts';
import { isFromAbove } from './look-down.ts';
import type { Stage } from './stage.ts';

const BEHIND: ReadonlySet<string> = new Set(['christmas-tree', 'bookshelf', 'floor-lamp']);
const FIREPLACE = /fireplace|\bhearth\b|壁炉/i;
/** In metres: more has no room on it. */
const LARGEST = 0.5;
const INSIDE: ReadonlySet<string> = new Set(['room', 'table']);

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
  return scene === 'table' && FIREPLACE.test(words) && reading.ground === undefined && !isFromAbove(stage);
}

/** Of a fire and a window one has the wall: the fire, unless the window is asked for. */
export function isFireInPlaceOfWindow(stage: Stage): boolean {
  return hasFireBehind(stage) && !/window|窗/.test(stage.words);
}
