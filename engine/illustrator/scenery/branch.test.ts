// A branch is seen where somebody sits on one, and where the picture is of nothing else.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each(['一枝红梅', '雪中的红梅', 'a cherry blossom branch', '喜鹊站在梅花枝上'])('%s', async (prompt) => {
  const { scene, told } = await plan(prompt);
  expect(scene.layers.some(({ name }) => name === 'branch')).toBe(true);
  expect(told.ignored).toEqual([]);
});

it.each(['a girl under a cherry tree', 'a house by a lake'])('none: %s', async (prompt) => {
  expect((await plan(prompt)).scene.layers.some(({ name }) => name === 'branch')).toBe(false);
});
