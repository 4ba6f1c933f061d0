// What a painter on paper or silk paints alone hangs in the middle of the sheet; meals that nobody has alone have company.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['ink painting of a peony', 'flower'],
  ['水墨荷花', 'lotus'],
  ['工笔荷花', 'lotus'],
  ['水墨梅花', 'cherry-tree'],
  ['工笔蜻蜓', 'dragonfly'],
])('hangs in the middle of its sheet, large enough: %s', async (prompt, key) => {
  const { of, scene, told } = await plan(prompt);
  const spots = of(key);
  expect(scene.stage.scene).toBe('studio');
  expect(spots.length).toBeGreaterThan(0);
  for (const { y, tall, isFloating } of spots) {
    expect(isFloating).toBe(true);
    expect(Math.abs(y - tall / 2 - 256)).toBeLessThan(8);
  }
  expect(told.ignored).toEqual([]);
});

it.each(['水墨画，荷塘', '水墨梅花树', '荷花'])('is seen in its land otherwise: %s', async (prompt) => {
  expect((await plan(prompt)).scene.stage.scene).not.toBe('studio');
});

it.each(['火锅聚餐', 'a dinner party'])('nobody has such a meal alone: %s', async (prompt) => {
  const { reading } = await plan(prompt);
  expect(reading.subjects.find(({ kind }) => kind === 'figure')?.count).toBe(4);
});

it('sits before a television to watch a film', async () => {
  const { of } = await plan('情侣看电影');
  expect(of('television')).toHaveLength(1);
});
