// Forms run along edges, whichever way these turn.
import { expect, it } from 'vitest';
import { makeRandom } from '#engine/raster/random.ts';
import { readFlow, smearAlong } from './flow.ts';

const SIDE = 48;

it.each([0, 20, 45, 70, 90, 120, 160])('runs along an edge that is turned by %d degrees', (degrees) => {
  const angle = (degrees * Math.PI) / 180;
  const luma = Float32Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [x, y] = [(i % SIDE) - SIDE / 2, Math.floor(i / SIDE) - SIDE / 2];
    return 1 / (1 + Math.exp(x * Math.sin(angle) - y * Math.cos(angle)));
  });
  const flow = readFlow(luma, SIDE, SIDE, 2);
  const middle = (SIDE / 2) * SIDE + SIDE / 2;
  const [x, y] = [flow.x[middle] as number, flow.y[middle] as number];
  // A direction has no front.
  expect(Math.abs(x * Math.cos(angle) + y * Math.sin(angle))).toBeGreaterThan(0.995);
  expect(Math.hypot(x, y)).toBeCloseTo(1, 5);
  expect(flow.sureness[middle]).toBeGreaterThan(0.5);
});

it('says nothing of an even area', () => {
  const flow = readFlow(new Float32Array(SIDE * SIDE).fill(0.4), SIDE, SIDE, 2);
  expect(flow.sureness[SIDE * 20 + 20]).toBe(0);
  expect(Number.isFinite(flow.x[SIDE * 20 + 20])).toBe(true);
});

it('smears the same above a least value, and walks nowhere else', () => {
  const random = makeRandom(3, 'smear');
  const luma = Float32Array.from({ length: SIDE * SIDE }, () => random.next());
  const flow = readFlow(luma, SIDE, SIDE, 2);
  // One bright spot near a corner; most of the plane lies farther from it than a walk goes.
  const plane = Float32Array.from({ length: SIDE * SIDE }, () => random.next() / 60);
  plane[14 * SIDE + 14] = 1;
  for (const reach of [1, 4, 7, 10]) {
    const least = 0.02;
    const all = smearAlong(flow, plane, reach);
    const some = smearAlong(flow, plane, reach, { least });
    const above = (values: Float32Array) => values.map((value) => Math.max(least, value));
    expect(above(some)).toEqual(above(all));
    expect(all.some((value) => value > least)).toBe(true);
    expect(some).not.toEqual(all);
  }
});
