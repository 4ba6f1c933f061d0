// A sign at a door hangs on it, and not behind it; an art studio has what a painter works with.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { pieceSpot } from '../scenery/interior.ts';

beforeAll(needDrawings, 120_000);

it.each(['a wooden sign that says "Welcome" hanging on a door', 'a red door with a sign that says "OPEN"'])(
  '[product 2.1] is read before the door: %s',
  async (prompt) => {
    const { scene } = await planScene(prompt);
    const names = scene.layers.map(({ name }) => name);
    expect(names.indexOf('sign 0')).toBeGreaterThan(names.indexOf('landmark house door'));
    const [lettering] = scene.letterings;
    expect(lettering?.wide).toBeLessThan(scene.stage.short * 0.4);
    expect(lettering?.y).toBeLessThan(scene.stage.height * 0.6);
  },
);

it.each(["a painter's studio", '画室'])('[product 2.1] has an easel: %s', async (prompt) => {
  const { scene } = await planScene(prompt);
  expect(pieceSpot(scene.stage, 'own/easel')).toBeDefined();
  expect(pieceSpot(scene.stage, 'own/wall-picture')).toBeDefined();
});

it.each(['a painter in an art studio, painting a landscape', 'an art studio with an easel'])(
  '[product 2.1] has no second easel: %s',
  async (prompt) => {
    const { scene, of } = await planScene(prompt);
    const own = of('easel').length + of('painter').length + of('person').length;
    expect(own).toBeGreaterThan(0);
    expect(pieceSpot(scene.stage, 'own/stool')).toBeUndefined();
  },
);

it('[product 2.1] draws no sword of steel for one of light', async () => {
  expect((await planScene('战士手持光剑')).told.ignored.join()).toContain('光剑');
});
