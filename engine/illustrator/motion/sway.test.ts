// What the wind bends: each row as far as it may go, and on beyond the edge of the stage.
import { expect, it } from 'vitest';
import { makeSway, type SwayPlan } from './sway.ts';

const STAGE = 400;
const TOP = 50;
const HEIGHT = 120;
const PLAN: SwayPlan = { reachAt: (row) => ((row - TOP) / HEIGHT) * 9, wave: 90, pace: 2, phase: 1 };

function open(left: number, plan = PLAN) {
  return makeSway({ width: 300, height: HEIGHT, left, top: TOP }, plan, STAGE);
}

/** How far places of a row are pushed. */
function shiftsAt(seconds: number, row: number, count = 20): number[] {
  const shifts = new Float32Array(count).fill(99);
  open(0)?.bendAt(seconds)(shifts, count, 0, 15, row);
  return Array.from(shifts);
}

it('pushes no row farther than it may go, and rows that hardly go not at all', () => {
  for (const row of [20, 60, 110]) {
    const far = PLAN.reachAt(TOP + row);
    const most = Math.max(...[0, 0.4, 1.1, 2].flatMap((at) => shiftsAt(at, row).map(Math.abs)));
    expect(most).toBeLessThanOrEqual(far);
    expect(most).toBeGreaterThan(far * 0.5);
  }
  expect(new Set(shiftsAt(1, 2))).toEqual(new Set([0]));
});

it('moves on with time, a little in a little', () => {
  const before = shiftsAt(1, 100);
  const steps = shiftsAt(1.02, 100).map((shift, at) => Math.abs(shift - (before[at] as number)));
  expect(Math.max(...steps)).toBeGreaterThan(0.01);
  expect(Math.max(...steps)).toBeLessThan(0.75);
});

it('goes on beyond the edges of the stage that it ends at', () => {
  expect(open(0)?.goesOn).toEqual({ left: true, right: false });
  expect(open(100)?.goesOn).toEqual({ left: false, right: true });
  expect(open(50)?.goesOn).toEqual({ left: false, right: false });
});

it('is not there for what stands still', () => {
  expect(open(0, { ...PLAN, reachAt: () => 0.2 })).toBeNull();
});
