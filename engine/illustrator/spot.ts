// Where a subject stands in a scene, and how.
import type { Subject } from './prompt-reading.ts';

export type Spot = {
  subject: Subject;
  /** Which of several of the same. */
  index: number;
  /** Middle of the feet (or of the lower edge), pixels. */
  x: number;
  y: number;
  /** Height of the sprite, pixels. */
  tall: number;
  /** No wider than this, pixels: room that is kept free for others. */
  widest?: number;
  depth: number;
  /** Hangs in the air or in water: no shadow at its feet. */
  isFloating: boolean;
  isOnWater: boolean;
  isPortrait: boolean;
  haze: number;
  isFlipped: boolean;
  /** Radians: what drifts in space or soars is not upright. */
  turn: number;
};
