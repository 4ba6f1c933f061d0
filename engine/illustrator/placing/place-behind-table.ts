// Where what is too large for a table stands behind it: its foot is hidden by the table, most of it is in the frame.

import type { Subject } from '../reading/prompt-reading.ts';
import { standsBehind } from '../staging/behind-table.ts';
import type { Stage } from '../staging/stage.ts';
import { makeSpot, type Spot } from './spot.ts';

/** A tree is told by its top; shelves and lamps go on over the frame. */
const TALL: Readonly<Record<string, number>> = { 'christmas-tree': 1.14, 'floor-lamp': 1.2, bookshelf: 1.5 };

/** Spots of those that stand there: the first away from the window, the next on the other side. */
export function placeBehindTable(stage: Stage, subjects: readonly Subject[]): Spot[] {
  const { width, horizon, light } = stage;
  return subjects
    .filter((subject) => standsBehind(stage, subject))
    .map((subject, at) =>
      makeSpot(stage, subject, 0, {
        x: width * (0.5 + (at % 2 === 0 ? -1 : 1) * light.side * (at < 2 ? 0.22 : 0.4)),
        y: horizon * 1.14,
        tall: horizon * (TALL[subject.key] ?? 1.1),
        depth: 0.3,
        isPerched: true,
        isFloating: true,
      }),
    );
}
