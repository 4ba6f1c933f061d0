// A windmill behind a barn, a rocket behind a flag: what stands in the land moves to where most of it is seen.

import { BODY_KINDS } from '../reading/subject-kinds.ts';
import { isSet, type Stage } from '../staging/stage.ts';
import type { Cast } from './cast.ts';
import { findRoom, hiddenOf } from './uncover-bodies.ts';

/** Part of it behind others: more would be missed; and so much less of it must be hidden elsewhere. */
const [MOST_HIDDEN, BETTER] = [0.4, 0.6] as const;
const BEFORE: ReadonlySet<string> = new Set([...BODY_KINDS, 'vehicle', 'building']);
/** More are a street or a skyline. */
const MOST = 3;

/** Changes the spots in place. */
export function uncoverBuildings(stage: Stage, cast: readonly Cast[]): void {
  const { links, subjects } = stage.reading;
  const standing = cast
    .filter(
      ({ spot }) =>
        BEFORE.has(spot.subject.kind) &&
        !spot.isFloating &&
        !spot.isOnWater &&
        !spot.isPerched &&
        !spot.isPortrait,
    )
    .toSorted((a, b) => a.spot.depth - b.spot.depth || a.spot.y - b.spot.y);
  const buildings = standing.filter(({ spot }) => spot.subject.kind === 'building');
  if (isSet(stage) || buildings.length > MOST) return;
  for (const one of buildings) {
    const own = subjects.indexOf(one.spot.subject);
    // A sheep beside a barn, a girl before a castle: they were put by it.
    const isTied = links.some(
      ({ from, to, relation }) =>
        to !== null &&
        (to === own || from === own) &&
        !(from === own && relation === 'behind') &&
        // To what is drawn with the land it stays near anywhere.
        cast.some(({ spot }) => spot.subject === subjects[to === own ? from : to]),
    );
    if (isTied) continue;
    const nearer = standing.slice(standing.indexOf(one) + 1);
    const hidden = Math.max(0, ...nearer.map((near) => hiddenOf(one, near)));
    if (hidden < MOST_HIDDEN) continue;
    const room = findRoom(stage.width, one, [one, ...nearer]);
    if (room.hidden < hidden * BETTER) one.spot.x = room.x;
  }
}
