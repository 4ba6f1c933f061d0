// Whether all is in a room though none was named: furniture stands in one, and one looks out of its window.

import { SAID_OUTDOORS } from '../../lexicon/outdoors.ts';
import { isSportsGround } from '../../lexicon/sports-grounds.ts';
import { ROOM_FITTING_WORDS } from '../../lexicon/room-fittings.ts';
import { isTownBuilding } from '../../things/coloured-buildings.ts';
import { metresOf } from '../../things/metres.ts';
import { GLAZED_KINDS } from '../subject-kinds.ts';
import type { PromptReading, Subject } from '../prompt-reading.ts';
import { means, type Word } from '../words/word.ts';

/** Rooms are furnished with these. */
const FURNITURE: ReadonlySet<string> = new Set([
  'couch-and-lamp',
  'armchair',
  'rocking-chair',
  'office-chair',
  'bed',
  'bookshelf',
  'floor-lamp',
  'rug',
  'spiral-staircase',
  'chair',
  'bathtub',
  'television',
  'mirror',
  'framed-picture',
  'door',
  'curtains',
  'chandelier',
  ...ROOM_FITTING_WORDS.filter(({ key }) => key !== 'table-lamp' && key !== 'shower').map(({ key }) => key),
]);

/** Chairs beside them stand on a beach. */
const OF_BEACHES = /^(?:beach (?:ball|chair|umbrella|towel)s?|parasols?|遮阳伞|沙滩[球椅伞巾])$/i;
const LAMPLIGHT = /\blamp ?light$|^(?:油灯|灯光|台灯|灯)下$/i;

const CEILING = /^(?:ceiling|天花板)$/i;

/** One looks out of a window, unless something is there that has windows itself; furniture stands in a room. */
export function addRoom(reading: PromptReading, words: readonly Word[]): void {
  const { subjects, scenes, frame } = reading;
  // A giraffe at a window stands outside of the house.
  const hasGiant = subjects.some((one) => GIANT_KINDS.has(one.kind) && metresOf(one) > HIGHEST_ROOM);
  const hasWindow =
    !hasGiant &&
    words.some((word) => means(word, 'window')) &&
    !subjects.some(({ kind }) => GLAZED_KINDS.has(kind));
  // A chair under a tree, in a yard or at a stall stands where that is.
  const isOutside = subjects.some(
    (one) =>
      one.kind === 'tree' ||
      one.key === 'courtyard' ||
      one.key === 'market-stall' ||
      isSportsGround(one.key) ||
      isTownBuilding(one),
  );
  // A table under a tree stands there as well.
  if (isOutside && subjects.some(({ kind }) => kind === 'figure') && scenes.every((one) => one === 'table'))
    scenes.length = 0;
  const isOpenAir = words.some(({ text }) => SAID_OUTDOORS.test(text) || PORCH.test(text));
  // Whatever room those who sit there work in.
  if (scenes.length === 0 && words.some(({ text }) => PARK_BENCH.test(text))) scenes.push('meadow');
  // "A mushroom house with a small door": it is in the house, and no room is.
  const hasHouse = subjects.some(({ kind }) => kind === 'building');
  // By itself a shelf is all of its image.
  const isOfSomebody = subjects.some(({ kind }) => kind === 'figure');
  const isInRoom = ({ key }: Subject): boolean =>
    (FURNITURE.has(key) || (key === 'wall-shelf' && isOfSomebody)) && !(key === 'door' && hasHouse);
  // A chair under a parasol, a beach ball beside it.
  if (
    scenes.length === 0 &&
    !isOutside &&
    words.some(({ text }) => OF_BEACHES.test(text)) &&
    subjects.some(isInRoom)
  )
    scenes.push('sea');
  const hasFurniture = !hasGiant && !isOutside && !isOpenAir && subjects.some(isInRoom);
  // "A carriage before a hotel, snow falls in the lamplight": out there it is of the street.
  const isOpen = isOutside || isOpenAir || hasHouse || reading.weather.size > 0;
  const isByLamp = words.some(({ text }) => (LAMPLIGHT.test(text) && !isOpen) || CEILING.test(text));
  if (scenes.length === 0 && (hasWindow || hasFurniture || isByLamp || frame === 'interior'))
    scenes.push('room');
}

const PARK_BENCH = /^(?:park|garden) bench(?:es)?$|^picnic tables?$|^(?:公园|花园)长[椅凳]$|^野餐桌$/i;
const PORCH = /^(?:porch|front porch|veranda|patio|门廊|露台|阳台|lifeguards?|救生员)$/i;
const GIANT_KINDS: ReadonlySet<Subject['kind']> = new Set(['mount', 'full', 'face']);
/** In metres. */
const HIGHEST_ROOM = 2.5;
