// Two signs of a mark are as much of it as each other; two animals keep their sizes.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

import { breadthOf } from './breadths.ts';
import type { Subject } from '../reading/prompt-reading.ts';

beforeAll(needDrawings, 120_000);

it.each(['logo of a hummingbird for a tea brand', 'logo of a fox for a coffee brand'])(
  'are of one size: %s',
  async (prompt) => {
    const { spots, breadthAt } = await planWithBreadths(prompt);
    const areas = spots.map((spot, at) => spot.tall ** 2 * breadthAt(at));
    expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.2);
  },
);

it('broad ones are one over the other', async () => {
  const { spots } = await plan('gym logo with a lion', 7);
  const [over, under] = spots;
  expect(over?.y).toBeLessThan((under?.y ?? 0) - (under?.tall ?? 0) + 2);
  expect(over?.tall).toBeGreaterThan(512 * 0.14);
});

it('long things of a square poster are one over the other', async () => {
  const { of } = await plan('端午节海报，粽子和龙舟', 7);
  expect(of('zongzi')[0]?.y).toBeLessThan((of('dragon-boat')[0]?.y ?? 0) - 40);
});

it('a dog is larger than a cat', async () => {
  const { of } = await plan('logo of a dog and a cat');
  expect(of('dog')[0]?.tall).toBeGreaterThan((of('cat')[0]?.tall ?? 0) * 1.1);
});

async function planWithBreadths(prompt: string) {
  const { scene, spots } = await plan(prompt);
  return { spots, breadthAt: (at: number) => breadthOf(scene.stage, spots[at]?.subject as Subject) };
}
