// What is set out together, and where each of it stands.

import type { Subject } from '../reading/prompt-reading.ts';

/** One of what is set out; `ratio`: its width for a height of one. */
export type Piece = { subject: Subject; index: number; metres: number; ratio: number };

/** Where it stands, in pixels. */
export type Place = {
  x: number;
  y: number;
  tall: number;
  depth: number;
  isFlipped?: boolean;
  isFloating?: boolean;
  turn?: number;
};
