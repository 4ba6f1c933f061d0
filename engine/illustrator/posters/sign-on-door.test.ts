// A sign at a door hangs on it, and not behind it.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

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
