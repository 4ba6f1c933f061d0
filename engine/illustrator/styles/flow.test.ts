// Forms run along edges, whichever way these turn.
import { expect, it } from 'vitest';
import { readFlow } from './flow.ts';

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
