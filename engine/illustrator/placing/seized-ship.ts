// Where an octopus is that holds a ship, and the ship between its arms.

import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { OWN_DRAWINGS } from '../things/own-drawings.ts';
import { makeSpot, unitOf, type Spot } from './spot.ts';

const KEY = 'kraken';
/** How tall the ship is for the arms around it. */
const SHIP = 0.86;

/** Undefined for all that has nothing to do with it. */
export function seizedSpot(stage: Stage, subject: Subject, index: number): Spot | undefined {
  const { subjects } = stage.reading;
  if (subject.kind !== 'boat' || !subjects.some(({ key }) => key === KEY)) return undefined;
  const ship = subjects.find(({ kind, key }) => kind === 'boat' && key !== KEY);
  if (index > 0 || (subject.key !== KEY && subject !== ship)) return undefined;
  const { width, height, horizon, short } = stage;
  const own = OWN_DRAWINGS['own/kraken'];
  const ratio = own ? own.width / own.height : 2;
  const tall = Math.min(unitOf(stage) * 0.62, (width * 0.92) / ratio);
  const isArms = subject.key === KEY;
  return makeSpot(stage, subject, 0, {
    x: width * 0.5,
    y: horizon + (height - horizon) * 0.5 + (isArms ? short * 0.012 : 0),
    tall: isArms ? tall : tall * SHIP,
    depth: isArms ? 0.47 : 0.46,
    isOnWater: !isArms,
    isFloating: isArms,
    isFlipped: false,
  });
}
