// Who are in one photo that they take of themselves stand close together, the phone at the end of the row.

import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';
import { heightOf } from './spot.ts';

/** How far apart they stand, in parts of how tall the tallest is. */
const APART = 0.27;

/** Changes the spots in place. */
export function gatherForSelfie({ width, reading }: Stage, cast: readonly Cast[]): void {
  const row = cast
    .filter(({ spot: { subject, isPortrait } }) => subject.person?.hands === 'selfie' && !isPortrait)
    .toSorted((a, b) => a.spot.x - b.spot.x);
  const first = reading.subjects.find(({ person }) => person?.hands === 'selfie');
  const holder = row.find(({ spot }) => spot.subject === first && spot.index === 0);
  if (!holder || row.length < 2) return;
  const ordered = [...row.filter((one) => one !== holder), holder];
  const tall = Math.max(...row.map(({ spot }) => heightOf(spot)));
  const step = Math.min(tall * APART, (width * 0.8) / row.length);
  const middle = row.reduce((sum, { spot }) => sum + spot.x, 0) / row.length;
  const depths = ordered.map(({ spot }) => spot.depth);
  const near = Math.max(...depths);
  for (const [at, one] of ordered.entries()) {
    const across = (at - (ordered.length - 1) / 2) * step;
    one.spot.x = middle + across + (0.5 - (one.spot.lapAcross ?? 0.5)) * wideOf(one);
    // The arm with the phone is before all of them.
    one.spot.depth = near + at * 0.0005;
  }
}
