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

it.each(['a girl with a moon for a head', 'a man with a pumpkin for a head riding a bicycle'])(
  'is told where nothing shows it: %s',
  async (prompt) => {
    const { reading, told } = await planScene(prompt);
    expect(reading.subjects.every(({ headOf }) => headOf === undefined)).toBe(true);
    expect(told.ignored).toContain('head');
  },
);

it('is none where a hat is on the head', async () => {
  const { spots } = await planScene('a man with a hat on his head');
  expect(spots.every(({ subject }) => subject.headOf === undefined)).toBe(true);
});

it('leaves in the hand what is there', async () => {
  const { reading, told } = await planScene('a man holding an umbrella with a light bulb for a head');
  const [link] = reading.links;
  expect(reading.subjects[link?.to ?? -1]?.key).toBe('umbrella');
  expect(told.ignored).toEqual([]);
});
