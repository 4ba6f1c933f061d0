// Which of the places that are named together are places of their own: a table in the land is none, nor the deep under a house.

import { DINING_TABLE } from '../casting/diners.ts';
import type { SceneName } from '../lexicon/circumstances.ts';
import { isTableWork } from '../lexicon/hand-work.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { HOLDER_KINDS } from '../reading/subject-kinds.ts';
import { isSillNamed } from '../scenery/window-box.ts';
import { hasKey } from './homes-of-things.ts';
import { WILD_LANDS } from './stage.ts';

/** Of these none stands on a table, and no house in a greenhouse. */
const LARGE: ReadonlySet<Subject['kind']> = new Set(['boat', 'building', 'vehicle', 'tree']);

/** Who sits at a table in a wood, or the boats off a beach with one, are there: the table is no place of its own. */
export function outOfDoors({ scenes, subjects, links, asks }: PromptReading): SceneName[] {
  const isOpen = scenes.some((scene) => WILD_LANDS.has(scene));
  const isSeated =
    subjects.some(({ kind }) => HOLDER_KINDS.has(kind)) &&
    subjects.some(
      ({ key, person }) =>
        key === 'table' || key === DINING_TABLE || person?.hands === 'chess' || isTableWork(person?.hands),
    );
  // "Grandpa grills in the backyard, a dog steals a sausage from the plate".
  const isNamedFirst = WILD_LANDS.has(scenes[0] ?? 'room') && subjects.some(({ kind }) => kind === 'figure');
  const large = subjects.filter(({ kind, key }) => LARGE.has(kind) && !key.startsWith('toy-'));
  const hasHouse = large.some(({ kind }) => kind === 'building');
  const isOverReef =
    hasHouse && scenes[0] !== 'underwater' && scenes.some((scene) => scene === 'sea' || scene === 'lake');
  // They stand before the shop.
  const hasTrucks = subjects.some((one) => /^(?:truck|bus|double-decker)$/.test(one.key) && one.count > 1);
  const isInTown = hasHouse && scenes.some((scene) => scene === 'city' || scene === 'street');
  const isFurnished =
    !scenes.includes('room') && hasKey(subjects, 'chair', 'stool', 'armchair', 'bench', 'parasol', 'hammock');
  const isBeforeHouse = links.some(
    ({ relation, to }) =>
      relation === 'in_front' && large.some((one) => one === subjects[to ?? -1] && one.kind === 'building'),
  );
  const isSetThere =
    isInTown ||
    isNamedFirst ||
    (isBeforeHouse && isSeated) ||
    (isOpen && (isSeated || isFurnished || large.length > 1));
  // "At the garden gate, a cat watches from the windowsill": of a house that is seen from outside.
  const isOutside = isNamedFirst || hasKey(subjects, 'iron-gate', 'fence', 'mailbox');
  const isSill =
    isOutside &&
    asks.every(
      ({ words, shows }) =>
        !shows.some((one) => one.is === 'scene' && one.scene === 'room') || isSillNamed(words),
    );
  return scenes.filter(
    (scene) =>
      !(scene === 'room' && isSill) &&
      !(scene === 'table' && isSetThere) &&
      !(scene === 'greenhouse' && hasHouse) &&
      !(scene === 'underwater' && (isOverReef || hasKey(subjects, 'fish-tank', 'fish-bowl'))) &&
      !(scene === 'room' && hasTrucks),
  );
}
