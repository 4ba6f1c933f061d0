// Where a ladder stands: leaning in a room, on legs of its own under the sky.

import { makeSpot, type Member, type Spot } from './spot.ts';
import { roomScale } from '../scenery/interior.ts';
import type { Stage } from '../staging/stage.ts';

/** In a room it leans on the wall, or on the shelves before it. */
export function placeLadder(stage: Stage, members: readonly Member[]): Spot[] {
  const { width, light } = stage;
  const { metre, floor } = roomScale(stage, 0.5);
  return members
    .filter(({ subject }) => subject.key === 'ladder')
    .map(({ subject, index, metres }) =>
      makeSpot(stage, subject, index, {
        x: width * (0.5 - light.side * (0.1 + index * 0.16)),
        y: floor,
        tall: metres * metre,
        depth: 0.6,
        isFlipped: false,
      }),
    );
}

/** Under the sky it has nothing to lean on, and stands by itself, unless it is said to lean. Changes the reading. */
export function setLadders({ scene, reading }: Stage): void {
  const { subjects, links } = reading;
  for (const [own, subject] of subjects.entries()) {
    const isLeaning = links.some(({ relation, from }) => from === own && relation === 'leaning_on');
    if (subject.key === 'ladder' && scene !== 'room' && scene !== 'wall' && !isLeaning)
      subject.drawing = 'own/step-ladder';
  }
}
