// Where a whirlpool lies in the water, and a ship that it has caught.

import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { OWN_DRAWINGS } from '../things/own-drawings.ts';
import { makeSpot, unitOf, type Spot } from './spot.ts';

const KEY = 'whirlpool';

export function isWhirlpool({ key }: Pick<Subject, 'key'>): boolean {
  return key === KEY;
}

export function hasWhirlpool({ reading }: Stage): boolean {
  return reading.subjects.some(isWhirlpool);
}

/** As broad as the water before the viewer. */
export function whirlpoolSpot(stage: Stage, subject: Subject): Spot {
  const { width, height, horizon } = stage;
  const drawing = OWN_DRAWINGS['own/whirlpool'];
  const ratio = drawing ? drawing.width / drawing.height : 3;
  const tall = Math.min((width * 0.86) / ratio, (height - horizon) * 0.78);
  return makeSpot(stage, subject, 0, {
    x: width / 2,
    y: horizon + (height - horizon) * 0.56 + tall / 2,
    tall,
    depth: 0.44,
    isFloating: true,
    isFlipped: false,
  });
}

/** On the far side of the water that turns, leaning to its middle. */
export function caughtSpot(stage: Stage, subject: Subject, index: number): Spot {
  const { width, height, horizon, light } = stage;
  const side = index % 2 === 0 ? light.side : -light.side;
  return makeSpot(stage, subject, index, {
    x: width * (0.5 + side * (0.13 + index * 0.04)),
    y: horizon + (height - horizon) * (0.42 - index * 0.08),
    tall: unitOf(stage) * subject.height * 0.95,
    depth: 0.46,
    isFloating: true,
    turn: -side * 0.13,
  });
}
