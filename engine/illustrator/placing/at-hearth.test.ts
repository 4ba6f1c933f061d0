// What stands and lies where a fire burns in the wall.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { pieceSpot } from '../scenery/interior.ts';

beforeAll(needDrawings, 120_000);

it('hides no flames, and the dog is warm', async () => {
  const { scene, of } = await plan(
    'a couple dancing in a living room, a dog asleep by the fireplace, a christmas tree in the corner',
  );
  const fire = pieceSpot(scene.stage, 'own/fireplace')?.x ?? 0;
  const [tree, dog] = ['christmas-tree', 'dog'].map((key) => Math.abs((of(key)[0]?.x ?? 0) - fire));
  expect(tree).toBeGreaterThan(256);
  expect(dog).toBeLessThan(90);
});
