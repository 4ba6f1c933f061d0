// Where the chimneys of our drawings are.

import type { Subject } from '../reading/prompt-reading.ts';

/** In parts of the height of the drawing: from its middle, and over the ground. */
export const CHIMNEYS: Readonly<Record<string, { x: number; y: number }>> = {
  cabin: { x: 0.29, y: 0.97 },
  house: { x: -0.31, y: 0.97 },
  factory: { x: 0.29, y: 0.99 },
};

export function hasChimney({ key }: Pick<Subject, 'key'>): boolean {
  return key in CHIMNEYS || key === 'village';
}
