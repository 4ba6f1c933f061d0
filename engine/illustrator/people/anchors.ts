// Where things can be put on whoever is drawn.

import type { Point } from './draft.ts';

/** Where things can be put on a figure, in its units. */
export type Anchors = { hand: Point; other: Point; lap: Point; stove: Point; shoulder: Point; crown: Point };
