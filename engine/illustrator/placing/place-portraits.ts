// Where those sit who are seen from near: busts that fill the frame, with what is behind them and beside their shoulders.

import type { Stage } from '../staging/stage.ts';
import { breadthOf } from './breadths.ts';
import { makeSpot, type Member, type Spot } from './spot.ts';

/** Busts that fill the frame, or a part of it from the left; two or three side by side. */
export function placePortraits(stage: Stage, members: readonly Member[], part = 1): Spot[] {
  const { height } = stage;
  const width = stage.width * part;
  const isClose = stage.reading.frame === 'close_up';
  const each = width / members.length;
  if (stage.reading.isOfHands)
    return members.map(({ subject, index }, place) =>
      makeSpot(stage, subject, index, {
        x: each * (place + 0.5),
        y: height * 1.03,
        tall: height * 1.06,
        depth: 0.9 + place * 0.002,
        isPortrait: true,
      }),
    );
  const tall = Math.min(height * 0.93, (each / 0.84) * (members.length > 1 ? 1.3 : 1)) * (isClose ? 1.3 : 1);
  const near = stage.reading.isHalfLength ? CLOSE : 1;
  return members.map(({ subject, index }, place) =>
    makeSpot(stage, subject, index, {
      x: width / 2 + (each * (place + 0.5) - width / 2) * near,
      y: height + 2 + (isClose ? tall * 0.2 : 0),
      tall,
      depth: 0.9 + place * 0.002,
      isPortrait: true,
    }),
  );
}

/** As far apart as their places, where two stand there together. */
const CLOSE = 0.8;
/** Of the width, for those who have something behind or beside them. */
export const SITTERS_PART = 0.72;
/** What is behind takes at most so much of both sides of the frame; and of its height for each metre. */
const [BEHIND_TALL, BEHIND_WIDE, A_METRE] = [0.62, 0.56, 0.22] as const;
/** Of the width from the right; of the land from the horizon down, for houses and for whoever is nearer. */
const [FROM_EDGE, FAR_DOWN, NEAR_DOWN] = [0.22, 0.14, 0.4] as const;
/** Before the houses of a street. */
const BEHIND = 0.86;
/** As tall as a head; its sheet is as wide as it is tall. */
const PET = { fromEdge: 0.2, tall: 0.5, down: 1.02, depth: 0.96 } as const;

/** Behind the sitters beside their heads, and the pet at their shoulder. */
export function aroundSitters(stage: Stage, members: readonly Member[]): Spot[] {
  const { width, height, short, horizon } = stage;
  const pets = members
    .filter(({ subject }) => subject.isBesideSitter)
    .map(({ subject, index }) =>
      makeSpot(stage, subject, index, {
        x: width * (1 - PET.fromEdge),
        y: height * PET.down,
        tall: short * PET.tall,
        depth: PET.depth,
      }),
    );
  const behind = members.filter(({ subject }) => subject.isBehindSitter);
  const spots = behind.map(({ subject, index, metres }, place) => {
    const isNear = metres < 3 && subject.kind !== 'building';
    return makeSpot(stage, subject, index, {
      x: width * (1 - FROM_EDGE - (place % 2) * 0.5),
      y: horizon + (height - horizon) * (isNear ? NEAR_DOWN : FAR_DOWN),
      tall: Math.min(
        height * Math.min(BEHIND_TALL, metres * A_METRE),
        (width * BEHIND_WIDE) / breadthOf(stage, subject),
      ),
      depth: BEHIND + place * 0.002,
    });
  });
  return [...spots, ...pets];
}
