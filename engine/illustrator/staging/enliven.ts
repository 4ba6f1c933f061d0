// What lives in a place of which nothing else is said: cranes over a lake, a boat on the water of a town.

import type { Subject } from '../reading/prompt-reading.ts';
import { isHongKong } from '../scenery/hong-kong.ts';
import { isVenice } from '../scenery/palazzi.ts';
import { isBlizzard } from './blizzard.ts';
import type { Stage } from './stage.ts';

const BIRDS: Subject = { key: 'bird', drawing: 'own/crane', kind: 'bird', height: 0.07, count: 3 };
const GONDOLA: Subject = { key: 'gondola', drawing: 'own/gondola', kind: 'boat', height: 0.22, count: 1 };
const FERRY: Subject = { key: 'star-ferry', drawing: 'own/star-ferry', kind: 'boat', height: 0.18, count: 1 };
const BOAT: Subject = { key: 'boat', drawing: 'own/fisherman-boat', kind: 'boat', height: 0.17, count: 1 };

/** A place named alone gets a small sign of life, so that the eye has somewhere to rest, but nobody who was not asked for. */
export function enliven(stage: Stage): void {
  const { reading, scene, look } = stage;
  if (
    reading.subjects.some(
      (subject) =>
        !['sky', 'tree', 'plant', 'landmark', 'hang'].includes(subject.kind) && subject.key !== 'street-lamp',
    )
  )
    return;
  if (look === 'logo' || look === 'product' || scene === 'isometric') return;
  const { keys } = reading.unwanted;
  const company: Subject[] = [];
  // Somebody is in each of these boats.
  if (scene === 'water-town' && !reading.unwanted.hasPeople) company.push(isVenice(stage) ? GONDOLA : BOAT);
  else if (isHongKong(stage)) company.push(FERRY);
  else if (
    ['lake', 'sea', 'mountains', 'meadow'].includes(scene) &&
    !reading.weather.has('storm') &&
    // What was said to fly, and is not drawn, is no crane.
    !reading.relations.has('fly') &&
    !isBlizzard(stage)
  )
    company.push(BIRDS);
  reading.subjects.push(...company.filter((subject) => !keys.has(subject.key)));
}
