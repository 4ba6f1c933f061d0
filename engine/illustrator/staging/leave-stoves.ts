// "A woman cooking on the beach", 妻子在船尾煮饭: no stove stands in the open land, so that nobody is seen to cook there.

import type { Stage, StageScene } from './stage.ts';

const LANDS: ReadonlySet<StageScene> = new Set([
  'lake',
  'sea',
  'meadow',
  'forest',
  'mountains',
  'desert',
  'snowfield',
]);

/** Changes the people of the reading. */
export function leaveStoves({ scene, reading: { subjects } }: Stage): void {
  const isCamp = subjects.some(({ key, kind }) => key === 'stove' || key === 'tent' || kind === 'building');
  if (!LANDS.has(scene) || isCamp) return;
  for (const { person } of subjects) {
    if (person?.hands !== 'cook' && person?.hands !== 'stir-fry') continue;
    delete person.hands;
    if (person.does === 'cook') delete person.does;
  }
}
