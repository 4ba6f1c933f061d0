// Ideas by themselves are shown as something that stands for them, and told as they were written.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['loneliness', 'bench'],
  ['孤独', 'bench'],
  ['the passage of time', 'hourglass-done'],
  ['freedom', 'eagle'],
  ['梦境', 'whale'],
  ['love', 'woman'],
  ['国潮', 'dragon'],
  ['国潮风', 'dragon'],
])('shows what stands for %s', async (prompt, key) => {
  const { spots, scene, told } = await plan(prompt);
  expect(scene.stage.scene).not.toBe('abstract');
  expect(spots.map(({ subject }) => subject.key)).toContain(key);
  expect(told).toMatchObject({ understood: [prompt], ignored: [], share: 1 });
});

it.each([
  ['禅意', 'meadow'],
  ['人间烟火', 'street'],
  ['dark academia', 'room'],
])('shows a place for %s', async (prompt, place) => {
  const { scene, told } = await plan(prompt);
  expect(scene.stage.scene).toBe(place);
  expect(told).toMatchObject({ understood: [prompt], ignored: [] });
});

it('keeps what else is said', async () => {
  const { told, reading } = await plan('watercolor of loneliness');
  expect(reading.looks).toEqual(['watercolor']);
  expect(told.understood).toEqual(['loneliness', 'watercolor']);
});

it.each([
  'a lonely dog',
  'abstract painting of hope',
  'a poster of hope',
  '自由女神像',
  'hope at night',
  'love letter',
  '新年快乐贺卡',
  'dream catcher',
  'youth hostel',
  'a peace treaty',
  'freedom fighters',
])('leaves alone what is of more than an idea: %s', async (prompt) => {
  expect((await plan(prompt)).reading.picture).toBeUndefined();
});

it('has a sun in a sunset of neon colours', async () => {
  const { scene } = await plan('vaporwave sunset');
  expect(scene.stage).toMatchObject({ time: 'sunset', isDark: false });
});
