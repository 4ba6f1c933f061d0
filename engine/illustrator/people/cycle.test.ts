// Who rides a bicycle has the hands at its bar, a foot on each pedal, and is as large as people are beside one.

import { describe, expect, it } from 'vitest';
import { SADDLE } from '../things/bicycle.ts';
import { findOwnDrawing } from '../painting/render-own.ts';
import { redrawnAs } from '../things/redrawn.ts';
import { poseBody } from './skeleton.ts';
import type { Person } from './person.ts';

const grown = { age: 'adult', isFemale: false, pose: 'cycle', view: 'side' } as Person;

describe('a cyclist', () => {
  it('rides a drawing of our own', () => {
    const name = redrawnAs({ key: 'bike', drawing: 'bicycle' });
    expect(findOwnDrawing(name)).toBeDefined();
    expect(SADDLE.y).toBeLessThan(0.3);
  });

  it('holds the bar', () => {
    const { hips, arms } = poseBody(grown);
    for (const { end } of arms) {
      // The bar is 32 units before the saddle and 9 above it.
      expect(Math.hypot(end[0] - hips[0] - 32, end[1] - hips[1] + 9)).toBeLessThan(9);
    }
  });

  it('[product 2.3] turns the pedals in a video, the feet opposite to one another', () => {
    for (const stride of [0, 0.25, 0.5, 0.75]) {
      const { hips, legs } = poseBody({ ...grown, stride });
      const [far, near] = legs.map(({ end }) => [end[0] - hips[0], end[1] - hips[1]] as const);
      // Around what is 8 units ahead of the hips and 32 under them.
      expect(((far?.[0] ?? 0) + (near?.[0] ?? 0)) / 2).toBeCloseTo(8.3, 0);
      expect(((far?.[1] ?? 0) + (near?.[1] ?? 0)) / 2).toBeCloseTo(32.4, 0);
      const turn = Math.atan2((near?.[1] ?? 0) - 32.4, (near?.[0] ?? 0) - 8.3) / (Math.PI * 2);
      // Down at first, behind a quarter of a turn later.
      expect(((turn - stride + 2) % 1) - 0.21).toBeCloseTo(0, 1);
    }
  });

  it('has one pedal up, the other down', () => {
    const { hips, legs } = poseBody(grown);
    const [up, down] = legs.map(({ end }) => [end[0] - hips[0], end[1] - hips[1]] as const);
    expect(down?.[1]).toBeCloseTo(41, -1);
    expect(up?.[1]).toBeCloseTo(21, -1);
    expect(Math.abs((up?.[0] ?? 99) - (down?.[0] ?? 0))).toBeLessThan(10);
  });
});
