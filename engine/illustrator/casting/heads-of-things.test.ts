// A thing for a head is where the head would be, and nowhere beside; what has no drawing of its own is told as left out.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a man with a lightbulb for a head', 'light-bulb'],
  ['a man whose head is a pumpkin', 'pumpkin'],
  ['头是电视机的男人走在街上', 'television'],
])('is a head: %s', async (prompt, key) => {
  const { spots, told } = await planScene(prompt);
  expect(spots.map(({ subject }) => [subject.kind, subject.headOf?.key])).toEqual([['figure', key]]);
  expect(spots[0]?.eyes).toBeUndefined();
  expect(told.ignored).toEqual([]);
});

it('is told where nothing shows it', async () => {
  const { spots, told } = await planScene('a girl with a moon for a head');
  expect(spots[0]?.subject.headOf).toBeUndefined();
  expect(told.ignored).toContain('head');
});

it('is none where a hat is on the head', async () => {
  const { spots } = await planScene('a man with a hat on his head');
  expect(spots.every(({ subject }) => subject.headOf === undefined)).toBe(true);
});
