// A few birds that were asked for fly beside each other, and none before another.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['two parrots flying', 'parrot'],
  ['两只鸽子在天上飞', 'dove'],
  ['three seagulls flying over the sea', 'gull'],
])('are a third of their heights and more apart: %s', async (prompt, key) => {
  for (const seed of [1, 2, 3, 7]) {
    const { spots } = await plan(prompt, seed);
    const birds = spots.filter(({ subject }) => subject.key === key).toSorted((a, b) => a.x - b.x);
    expect(birds.length).toBeGreaterThan(1);
    for (const [at, bird] of birds.slice(1).entries())
      expect(bird.x - (birds[at]?.x ?? 0)).toBeGreaterThan(512 * 0.2);
  }
});
