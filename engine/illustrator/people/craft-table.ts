// What is drawn of a craft that is done behind a table.

import type { CRAFT_TABLES } from '../lexicon/trade-work.ts';
import type { Pen } from '../things/pen.ts';
import type { Point } from './draft.ts';

export type CraftTable = (typeof CRAFT_TABLES)[number];
/** `y`: the row of the table that the hands are on. */
export type Craft = {
  on: (pen: Pen, y: number) => void;
  /** Between the hands, over them. */
  over?: (pen: Pen, hands: readonly [Point, Point]) => void;
};
