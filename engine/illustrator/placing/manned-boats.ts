// Boats that somebody is in, of whom the image is, and how large they are.

import { clamp } from '#engine/raster/noise.ts';
import { boatOf } from '../casting/aboard.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { deckOf } from '../things/decks.ts';
import { OWN_DRAWINGS } from '../things/own-drawings.ts';
import { unitOf } from './spot.ts';

/** So wide that whoever is in it is seen; boats of ours are long and low. */
export function mannedHeight(stage: Stage, boat: Subject): number {
  const { drawing, height } = boat;
  const own = OWN_DRAWINGS[drawing];
  if (own && deckOf(boat)) return Math.min(stage.short * 0.66, (stage.width * 0.9 * own.height) / own.width);
  const [least = 0, most = Infinity] = own
    ? [LEAST_MANNED, MOST_MANNED].map((part) => (stage.width * part * own.height) / own.width)
    : [];
  if (boat.key === 'lying-surfboard' && own) return most;
  return clamp(unitOf(stage) * height * 1.7, least, most);
}

/** Parts of the width: a canoe is as low as its height tells, and whoever is in it would be lost among the reeds. */
const [LEAST_MANNED, MOST_MANNED] = [0.5, 0.56] as const;

/** Somebody is in it, of whom the image is. */
export function isBoarded({ reading: { links, subjects } }: Stage, boat: Subject): boolean {
  return links.some((link) => {
    const isOnIt = link.to !== null && subjects[link.to] === boat;
    if (isOnIt && link.relation === 'on' && boat.key === 'lying-surfboard') return true;
    return (
      subjects[link.from]?.kind === 'figure' &&
      (boatOf(link, subjects) === boat || (link.relation === 'riding' && isOnIt))
    );
  });
}
