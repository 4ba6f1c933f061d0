// "A man sitting at his desk", 坐在书桌前: who sits at a table sits behind it, and what stands on it leaves them to be seen.

import { isBedOf } from '../casting/beds.ts';
import { dinnerOf } from '../casting/diners.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import { wideOf, type Cast } from './cast.ts';

/** In metres: how high who sits on a chair is, with the chair. */
const SEATED = 1.32;
/** How high the drawing of a desk is at which somebody sleeps; how far aside others sit at it, in parts of its width. */
const [SLEPT_AT, ASIDE] = [1.38, 0.27] as const;
const TOP_OF_SLEPT_AT = 0.56;
/** Of the shorter side: how much farther back than the table. */
const BACK = 0.03;
/** How far from the middle of the table the things on it stand, in parts of its width. */
const [NEAREST, FARTHEST] = [0.27, 0.42] as const;

/** Changes the spots in place. */
export function sitAtDesk(stage: Stage, cast: readonly Cast[]): void {
  const { reading, short } = stage;
  const who = cast.find(({ spot }) => spot.subject.person?.isAtTable === true && !spot.isPortrait);
  const table = cast.find(({ spot }) => spot.subject.key === 'table');
  if (!who || !table || who.spot.pose !== 'seat' || who.spot.table !== undefined || dinnerOf(reading)) return;
  const { spot: desk } = table;
  // Who sleeps at it is drawn with the desk: the other sits across, where both are seen.
  const isSleptAt = reading.links.some(({ relation, from, to }) => {
    const sleeper = reading.subjects[from];
    return sleeper && reading.subjects[to ?? -1] === desk.subject && isBedOf(desk.subject, sleeper, relation);
  });
  const metre = desk.tall / (isSleptAt ? SLEPT_AT : metresOf(desk.subject));
  Object.assign(who.spot, {
    x: isSleptAt ? desk.x - wideOf(table) * ASIDE : desk.x,
    y: desk.y - short * BACK,
    tall: SEATED * metre,
    depth: desk.depth - 0.004,
  });
  setAside(reading, cast, table, isSleptAt);
}

/** What is on the table stands at its ends by turns, the first on the side where it was. */
function setAside(
  { links, subjects }: PromptReading,
  cast: readonly Cast[],
  table: Cast,
  isSleptAt: boolean,
): void {
  const own = subjects.indexOf(table.spot.subject);
  const things = cast.filter(({ spot }) =>
    links.some(
      ({ relation, from, to }) => relation === 'on' && to === own && subjects[from] === spot.subject,
    ),
  );
  const half = wideOf(table);
  for (const [at, { spot }] of things.entries()) {
    const side = at % 2 === 0 ? 1 : -1;
    const along =
      NEAREST + ((FARTHEST - NEAREST) * Math.floor(at / 2)) / Math.max(1, Math.ceil(things.length / 2) - 1);
    spot.x = table.spot.x + side * half * Math.min(FARTHEST, along);
    // Higher than its top are the head and the arms.
    if (isSleptAt) spot.y = table.spot.y - table.spot.tall * TOP_OF_SLEPT_AT;
  }
}
