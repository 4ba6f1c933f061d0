// A building on a cliff by the sea has all of its width on the land.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { headlandReach } from '../scenery/shore.ts';
import { breadthOf } from './breadths.ts';

beforeAll(needDrawings, 120_000);

it.each([
  'a woman walks three dogs along a rainy beach, a lighthouse on the cliff behind her',
  'a modern house on a cliff above the sea',
  '海边悬崖上的酒店',
  'a lighthouse on a cliff by the sea',
])('%s', async (prompt) => {
  const { scene, spots } = await planScene(prompt);
  const { stage } = scene;
  const tip = stage.width * (0.5 + stage.light.side * headlandReach(stage));
  for (const { subject, x, tall } of spots) {
    const outer = x + (stage.light.side * tall * breadthOf(stage, subject)) / 2;
    expect((tip - outer) * stage.light.side).toBeGreaterThan(0);
  }
});
