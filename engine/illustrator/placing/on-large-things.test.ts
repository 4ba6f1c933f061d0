// Who stands on something large is on top of it, and not beside it with the thing in the hands.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a man standing on a giant book', 'man', 'book', 'meadow'],
  ['a tiny astronaut standing on a giant mushroom', 'astronaut', 'tall-mushroom', 'moon'],
] as const)('%s', async (prompt, who, on, place) => {
  const { scene, of, told } = await planScene(prompt);
  const [body] = of(who);
  const [thing] = of(on);
  if (!body || !thing) throw new Error('Somebody or something is missing');
  expect(body.y).toBeLessThan(thing.y - thing.tall / 2);
  expect(scene.stage.scene).toBe(place);
  expect(told.ignored).toEqual([]);
});

it.each(['a spider on its web', '蜘蛛网上的蜘蛛'])(
  'a spider is in the middle of its web: %s',
  async (prompt) => {
    const { of } = await planScene(prompt);
    const [[spider], [web]] = [of('spider'), of('spider-web')];
    if (!spider || !web) throw new Error('They are not there');
    expect(Math.abs(spider.y - spider.tall / 2 - (web.y - web.tall / 2))).toBeLessThan(web.tall * 0.1);
  },
);
