// What food is said to be by stands behind its table, and out of doors the land does.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('behind a table', () => {
  it.each([
    ['a cup of hot chocolate with marshmallows by a fireplace'],
    ['壁炉前的一杯热可可'],
    ['a croissant by the fireplace'],
  ])('a fire burns: %s', async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('table');
    expect(scene.layers.map(({ name }) => name)).toContain('fireplace');
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['a mug of tea and cookies in front of a Christmas tree', 'christmas-tree'],
    ['圣诞树前的一盘饼干和一杯牛奶', 'christmas-tree'],
    ['a cup of coffee in front of a bookshelf', 'bookshelf'],
    ['书架前的一杯咖啡', 'bookshelf'],
  ])('stands what is too large for it: %s', async (prompt, key) => {
    const { scene, of, spots, told } = await plan(prompt);
    const [behind] = of(key);
    const ground = scene.layers.find(({ name }) => name === 'ground')?.depth ?? 0;
    expect(scene.stage.scene).toBe('table');
    expect(behind?.depth).toBeLessThan(ground);
    const before = spots.filter((one) => one !== behind);
    expect(Math.min(...before.map(({ y }) => y))).toBeGreaterThan(scene.stage.horizon);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['a glass of lemonade in the garden', 'open air'],
    ['一杯红酒和奶酪放在海边的桌子上', 'open air'],
    ['a cocktail by the sea at sunset', 'open air'],
    ['a glass of iced lemonade on a sunny terrace', 'open air'],
    ['露台上的一杯柠檬水', 'open air'],
    ['a cup of coffee on a table in a Paris street', 'open air'],
    ['a cup of coffee by the window, sea outside', 'window'],
  ])('is the land, or the window: %s', async (prompt, layer) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('table');
    expect(scene.layers.map(({ name }) => name)).toContain(layer);
    expect(told.ignored).toEqual([]);
  });

  it('is nothing of what lies on the beach itself', async () => {
    expect((await plan('a cocktail on the beach')).scene.stage.scene).toBe('sea');
  });
});

it.each([
  [
    'a bottle of perfume on a white marble table, a sunny beach behind, two lemons beside it',
    'white marble table',
  ],
  ['一瓶精华液立在白色大理石台面上，左边放着一朵白色茉莉花，后面是水面', '白色大理石台面'],
])('what is shown on a top that is named stands there, before the land: %s', async (prompt, top) => {
  const { scene, told } = await plan(prompt);
  expect(scene.stage.scene).toBe('table');
  expect(scene.layers.map(({ name }) => name)).toContain('open air');
  expect(told.understood).toContain(top);
});
