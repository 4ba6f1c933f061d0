// What is said to be far off stands beyond all others, small and in the haze: by the horizon, on the other bank, out at sea.

import { clamp } from '#engine/raster/noise.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage, StageScene } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';
import { sailsAmongIce } from '../staging/among-ice.ts';

type Row = {
  /** How far below the horizon, as a part of what is below it. */
  down: number;
  /** So many times as tall as near by. */
  size: number;
  depth: number;
};

const ON_LAND: Row = { down: 0.12, size: 0.42, depth: 0.56 };
/** Where land is seen so far out. */
const ROWS: Partial<Record<StageScene, Row>> = {
  meadow: ON_LAND,
  mountains: ON_LAND,
  desert: ON_LAND,
  snowfield: ON_LAND,
  village: ON_LAND,
  // On the other bank.
  lake: { down: 0.07, size: 0.5, depth: 0.45 },
};
/** In the blue of the deep. */
const IN_WATER: Row = { down: 0, size: 0.45, depth: 0.5 };
/** Of the height: over the plants of the ground. */
const DEEP = 0.4;
const AT_SEA: Row = { down: 0.06, size: 0.4, depth: 0.43 };
/** Where the water behind the floe begins. */
const AMONG_ICE: Row = { down: 0.4, size: 0.5, depth: 0.58 };
/** At the end of the street, between its houses; what drives there is before that end. */
const AT_END: Row = { down: 0.1, size: 0.34, depth: 0.3 };
const ALONG_STREET: Row = { down: 0.3, size: 0.34, depth: 0.56 };
/** Parts of the width; those in the middle of a wide land come last. */
const PLACES_IN_STREET = [0.42, 0.58, 0.36, 0.64, 0.5] as const;
const PLACES = [0.2, 0.8, 0.32, 0.68, 0.1, 0.9, 0.44, 0.56, 0.5] as const;
const HAZE = 0.26;
/** Of the shorter side: smaller nobody would find it. */
const LEAST = 0.05;

function rowOf(stage: Stage, { kind }: Subject): Row | undefined {
  const { scene } = stage;
  if (kind === 'boat') {
    if (sailsAmongIce(stage)) return AMONG_ICE;
    return scene === 'sea' || scene === 'lake' ? AT_SEA : undefined;
  }
  if (kind === 'fish') return scene === 'underwater' ? IN_WATER : undefined;
  if (scene === 'street') return kind === 'building' ? AT_END : kind === 'vehicle' ? ALONG_STREET : undefined;
  return ROWS[scene];
}

/** Whether it is seen where it was said to be. */
export function isFarOff(stage: Stage, subject: Subject): boolean {
  return (
    subject.isBehindSitter === true || (subject.far !== undefined && rowOf(stage, subject) !== undefined)
  );
}

/** Whether it takes none of the room of those who are near: what is as far as a house is placed with the houses. */
export function standsFarApart(stage: Stage, subject: Subject): boolean {
  return (
    subject.kind !== 'building' &&
    subject.kind !== 'boat' &&
    !subject.isBehindSitter &&
    isFarOff(stage, subject)
  );
}

/** Changes the spots in place. */
export function setFarOff(stage: Stage, cast: readonly Cast[]): void {
  const { width, height, horizon, short } = stage;
  const far = cast.filter(
    ({ spot: { subject, isFloating } }) =>
      subject.far !== undefined && !subject.isBehindSitter && (!isFloating || subject.kind === 'fish'),
  );
  const taken = cast.filter((one) => !far.includes(one));
  for (const one of far) {
    const { spot } = one;
    const row = rowOf(stage, spot.subject);
    if (!row) continue;
    spot.tall = Math.max(short * LEAST, spot.tall * row.size);
    spot.y = row === IN_WATER ? height * DEEP : horizon + (height - horizon) * row.down;
    const half = wideOf(one) / 2;
    // Who is as high hides what is behind.
    const hiding = taken.filter((other) => other.spot.y - other.spot.tall < spot.y - spot.tall * 0.3);
    const roomAt = (x: number): number =>
      Math.min(0, ...hiding.map((other) => Math.abs(other.spot.x - x) - wideOf(other) / 2 - half));
    const places = row === AT_END ? [0.5] : row === ALONG_STREET ? PLACES_IN_STREET : PLACES;
    const [place] = places
      .map((part) => clamp(width * part, half, width - half))
      .toSorted((a, b) => roomAt(b) - roomAt(a));
    Object.assign(spot, { x: place ?? spot.x, depth: row.depth, haze: Math.max(spot.haze, HAZE) });
    taken.push(one);
  }
}
