// Who walks on a headland stays on it: a row that reaches out over the water moves back together, as far as there is land.

import { hasHeadland, headlandReach } from '../scenery/shore.ts';
import { BODY_KINDS } from '../reading/subject-kinds.ts';
import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';

/** Of the width: so far from the tip of the land and from the edge of the image all stay. */
const [TIP, EDGE] = [0.04, 0.02] as const;

/** Changes the spots in place. */
export function stayOnHeadland(stage: Stage, cast: readonly Cast[]): void {
  if (!hasHeadland(stage)) return;
  const { width, light } = stage;
  const walkers = cast.filter(
    ({ spot }) =>
      BODY_KINDS.has(spot.subject.kind) &&
      !spot.isFloating &&
      !spot.isOnWater &&
      !spot.isPerched &&
      !spot.isPortrait,
  );
  // Toward the water, from the middle.
  const across = (x: number): number => light.side * (x - width / 2);
  const most = width * (headlandReach(stage) - TIP);
  const farthest = Math.max(...walkers.map((one) => across(one.spot.x) + wideOf(one) / 2));
  if (walkers.length === 0 || farthest <= most) return;
  const least = -width * (0.5 - EDGE);
  const nearest = Math.min(...walkers.map((one) => across(one.spot.x) - wideOf(one) / 2));
  const part = Math.min(1, (most - least) / (farthest - nearest));
  for (const { spot } of walkers) {
    const from = most - (farthest - across(spot.x)) * part;
    Object.assign(spot, { x: width / 2 + light.side * from, tall: spot.tall * Math.max(LEAST, part) });
  }
}
/** Smaller than this part nobody becomes. */
const LEAST = 0.7;
