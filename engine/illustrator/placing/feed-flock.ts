// Birds on the ground that somebody feeds: small, around the place where the grain falls, before who scatters it.

import { wideOf, type Cast } from './cast.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { metresOf } from '../things/metres.ts';
import { heightOf, makeSpot, unitOf, type Member, type Spot } from './spot.ts';
import type { Stage } from '../staging/stage.ts';

/** In metres: a goose. */
const LARGEST = 0.8;
/** Larger than life, so that they are seen: a pigeon more than a goose. */
const [TOLD, TOLD_SMALL] = [1.25, 1.9] as const;
/** In metres. */
const SMALL = 0.45;
/** But no more than so many times as large, beside who feeds them. */
const [MOST_TOLD, MOST_SMALL] = [1.6, 2.1] as const;
/** Part of the frame that a metre takes where a person stands alone. */
const METRE = 0.33;
/** The least part of that of who stands alone. */
const ALONE = 1;
/** Where they stand: parts of the feeder's height before them, and down. */
const PLACES = [
  [0.62, 0.03],
  [0.9, -0.035],
  [0.36, 0.075],
  [1.12, 0.045],
  [0.74, -0.07],
  [1.3, -0.02],
  [0.52, -0.055],
  [0.98, 0.09],
] as const;
const FARTHEST = 1.36;
/** How far above the feet those of who sits are, in parts of the height. */
const LIFT = 0.19;

/** Who scatters grain for it. */
function feederOf({ links, subjects }: PromptReading, flock: Subject): Subject | undefined {
  const own = subjects.indexOf(flock);
  const link = links.find(({ relation, to }) => relation === 'feeding' && to === own);
  const feeder = link && subjects[link.from];
  return feeder?.person?.hands === 'scatter' ? feeder : undefined;
}

/** Whether it stands around somebody's feet: not what swims, and nothing that is fed from the palm. */
export function isFedFlock(reading: PromptReading, subject: Subject): boolean {
  return subject.kind === 'full' && feederOf(reading, subject) !== undefined;
}

export function flockSpots(stage: Stage, members: readonly Member[]): Spot[] {
  return members
    .filter(({ subject, metres }) => isFedFlock(stage.reading, subject) && metres < LARGEST)
    .map(({ subject, index, metres }) =>
      makeSpot(stage, subject, index, {
        x: stage.width / 2,
        y: stage.height * 0.93,
        tall: unitOf(stage) * METRE * metres * (metres < SMALL ? TOLD_SMALL : TOLD),
        isFlipped: false,
      }),
    );
}

/** Before the hand, some nearer to the viewer than others. */
export function gatherFlock(stage: Stage, cast: readonly Cast[]): void {
  const { width, height, short, reading } = stage;
  for (const [at, one] of cast.filter(({ spot: { subject } }) => isFedFlock(reading, subject)).entries()) {
    const { spot } = one;
    const feeder = cast.find((other) => other.spot.subject === feederOf(reading, spot.subject))?.spot;
    if (!feeder) continue;
    const isSeated = feeder.pose === 'seat';
    const toward = isSeated || feeder.isFlipped ? 1 : -1;
    if (at === 0 && !isSeated) feeder.x = width * 0.5 - toward * short * 0.2;
    // Seats and who is in them are drawn smaller than who stands alone.
    if (isSeated) spot.tall *= 0.95;
    // Who stands before a house is smaller than that, and so is what is fed.
    else spot.tall *= Math.min(1, feeder.tall / (unitOf(stage) * METRE * metresOf(feeder.subject) * ALONE));
    const life = (heightOf(feeder) * metresOf(spot.subject)) / metresOf(feeder.subject);
    // Before a seat no grass stands as high.
    const isLost = metresOf(spot.subject) < SMALL && !isSeated;
    spot.tall = Math.min(spot.tall, life * (isLost ? MOST_SMALL : MOST_TOLD));
    const [along, down] = PLACES[at % PLACES.length] ?? PLACES[0];
    const far = Math.floor(at / PLACES.length) * 0.06;
    const tall = Math.min(feeder.tall, short * 0.5);
    // A seat stands at the lower edge, where what is small would be lost among grass and flowers.
    const lift = isSeated ? tall * LIFT : 0;
    // What is broad stands farther apart, all as far as there is room.
    const spread = Math.max(1, wideOf(one) / (tall * 0.3));
    const room = toward > 0 ? width * 0.94 - feeder.x : feeder.x - width * 0.06;
    const reach = Math.min(tall * spread, room / FARTHEST);
    Object.assign(spot, {
      x: feeder.x + toward * reach * (along + far),
      y: Math.min(height * 0.985, feeder.y + tall * (down + far) - lift),
      depth: feeder.depth + down * 0.1,
      // Whatever is said of it later: it stands there and eats.
      isFloating: false,
      // Drawings look to the left.
      isFlipped: toward < 0,
    });
  }
}
