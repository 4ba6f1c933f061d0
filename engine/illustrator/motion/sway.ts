// Bends a baked layer sideways, row by row: grass and crowns in the wind, weed in the current, lanterns on their strings.

import type { Bend } from '#engine/raster/compositor.ts';
import type { BakedSheet } from './baked-sheet.ts';

export type SwayPlan = {
  /** How far a row may go, pixels, by its place on the stage. */
  reachAt(row: number): number;
  /** Length of a wave along the row, pixels. */
  wave: number;
  /** Radians a second. */
  pace: number;
  phase: number;
};

export type Sway = {
  /** The farthest that any row goes to either side, pixels. */
  reach: number;
  bendAt(seconds: number): Bend;
  /** What ends at the edge of the stage goes on beyond it. */
  goesOn: { left: boolean; right: boolean };
};

/** Rows that go less far stand still. */
const LEAST_REACH = 0.3;

/** Null when nothing of the sheet would move. */
export function makeSway(
  { width, height, left, top }: Omit<BakedSheet, 'pixels'>,
  plan: SwayPlan,
  stageWidth: number,
): Sway | null {
  const farthest = Array.from({ length: height }, (_, row) => plan.reachAt(top + row)).reduce(
    (most, far) => Math.max(most, far),
    0,
  );
  if (farthest < LEAST_REACH) return null;
  return {
    reach: Math.ceil(farthest) + 2,
    bendAt: (seconds) => (shifts, count, x, step, row) => {
      const far = plan.reachAt(top + row);
      if (far < LEAST_REACH) shifts.fill(0, 0, count);
      else fillShifts(shifts, count, plan, { x, step, row: top + row, seconds, far });
    },
    goesOn: { left: left <= 0, right: left + width >= stageWidth },
  };
}

type Row = { x: number; step: number; row: number; seconds: number; far: number };

/** Two waves that run with the wind, and a gust over all. */
function fillShifts(
  shifts: Float32Array,
  count: number,
  { wave, pace, phase }: SwayPlan,
  { x, step, row, seconds, far }: Row,
): void {
  const gust = far * (0.7 + 0.3 * Math.sin(seconds * pace * 0.37 + phase * 2));
  const run = seconds * pace + phase;
  const slant = row * 0.6;
  for (let at = 0; at < count; at++) {
    const along = ((x + at * step + slant) / wave) * Math.PI * 2;
    shifts[at] = gust * (0.62 * Math.sin(run - along) + 0.38 * Math.sin(run * 1.63 - along * 1.9 + phase));
  }
}
