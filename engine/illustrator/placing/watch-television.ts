// A sofa for those who watch television, and near the viewer the set that they look at.

import { makeSpot, type Member, type Spot } from './spot.ts';
import type { Stage } from '../staging/stage.ts';
import { SOFA, viewersOf } from '../casting/television.ts';
import { LONG_SOFA } from '../things/redrawn.ts';

/** Of what is seen the nearest. */
const NEAR = 0.82;

export function placeForTelevision(stage: Stage, members: readonly Member[]): Spot[] {
  if (viewersOf(stage.reading).length === 0) return [];
  const { width, height, light } = stage;
  const isLong = members.some(({ subject }) => subject.drawing === LONG_SOFA);
  const tall = Math.min((width * (isLong ? 0.84 * 86 : 0.66 * 86)) / (isLong ? 292 : 212), height * 0.29);
  return members.flatMap(({ subject, index }) => {
    if (subject.key === SOFA.key && index === 0)
      return makeSpot(stage, subject, index, {
        x: width * (0.5 + light.side * (isLong ? 0.05 : 0.12)),
        y: height * 0.83,
        tall,
        depth: 0.66,
        isFlipped: false,
      });
    if (subject.key === 'television')
      return makeSpot(stage, subject, index, {
        x: width * (0.5 - light.side * 0.36),
        y: height * 0.985,
        tall: Math.min(height * 0.3, (width * 0.36 * 136) / 164),
        depth: NEAR,
        isFlipped: false,
      });
    return [];
  });
}
