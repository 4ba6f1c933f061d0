// "A bicycle leaning against a blue door", "kids knocking on a door", or a door and nothing else: the door of a house, with its wall around it, seen from the street.

import type { PromptReading, Subject } from '../prompt-reading.ts';
import { isFurniture } from '../../things/redrawn.ts';

/** These are not kept in rooms. */
const OUTSIDE: ReadonlySet<string> = new Set([
  'bike',
  'scooter',
  'motorcycle',
  'potted-flowers',
  'bench',
  'wheelbarrow',
  'watering-can',
  'sled',
  'surfboard',
]);

/** Who stands before a door, or knocks on it, is out of doors. */
const AT_DOOR: ReadonlySet<string> = new Set(['leaning_on', 'in_front']);
const WALLS: ReadonlySet<string> = new Set(['plain-wall', 'brick-wall']);

const OPEN = /\bopen(?:ed)? (?:\w+ )?door|(?:打开|敞开|开着)的?门|门(?:打开|敞开|开着)/i;

const WOODEN = /\b(?:wooden|wood|oak|timber) (?:\w+ )?door|木门|木制的?门|木头的?门/i;
const WOOD = '#7d5233';

/** Said of no door of a room. */
const OUTER = /\b(?:doorstep|knocker|ivy|front door)\b|门环|常春藤|爬山虎|门前的?台阶/i;

/** Changes what is meant in place. */
export function nameHouseDoor(reading: PromptReading, text: string): void {
  const { subjects, scenes, links } = reading;
  const door = subjects.find(({ key, count }) => key === 'door' && count === 1);
  const isInside = scenes.some((scene) => scene !== 'street' && scene !== 'city' && scene !== 'meadow');
  const isStoodAt = links.some(
    ({ relation, to }) => AT_DOOR.has(relation) && to !== null && subjects[to] === door,
  );
  // The wall that a door is in is the wall of its house.
  const wreath = subjects.find(({ key }) => key === 'wreath');
  const others = subjects.filter((one) => one !== door && one !== wreath && !WALLS.has(one.key));
  const isAlone = others.length === 0;
  // One that is open is seen from within.
  if (!door || isInside || OPEN.test(text) || others.some(isIndoors)) return;
  if (!isAlone && !others.some(isOutdoors) && !isStoodAt && !OUTER.test(text)) return;
  Object.assign(door, { key: 'house-door', drawing: 'own/house-door', kind: 'landmark' });
  if (WOODEN.test(text)) door.colour ??= WOOD;
  if (!wreath) return;
  // It is painted with the door.
  wreath.kind = 'landmark';
  const at = subjects.indexOf(wreath);
  reading.links = links.filter(({ from, to }) => from !== at && to !== at);
}

function isOutdoors({ key, kind }: Subject): boolean {
  return OUTSIDE.has(key) || kind === 'plant';
}

function isIndoors(one: Subject): boolean {
  return (isFurniture(one) && one.key !== 'bench') || one.kind === 'building';
}
