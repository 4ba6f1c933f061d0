// What is not done lying, what is tied together, and what hands and dishes hold.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it('paints nothing lying on the ground, and says so', async () => {
  const { of, told } = await planScene('小男孩趴在地上画画');
  expect(of('boy')[0]?.work).toBeUndefined();
  expect(told.ignored).toEqual(['画画']);
});

it.each(['小丑拿着一束彩色气球', 'a clown holding a bunch of colorful balloons'])(
  'ties several balloons together: %s',
  async (prompt) => {
    const { reading } = await planScene(prompt);
    expect(reading.subjects.find(({ key }) => key === 'balloon')?.count).toBe(5);
  },
);

it.each([
  ['green tea ice cream in a cup', ['ice-cream-bowl']],
  ['a basket of freshly baked bread', ['basket']],
])('serves in one vessel: %s', async (prompt, keys) => {
  const { spots, told } = await planScene(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual(keys);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['一位老木匠在锯木头', 'old'],
  ['老师在教室里', undefined],
])('knows who is old by the name: %s', async (prompt, age) => {
  expect((await planScene(prompt)).reading.subjects[0]?.person?.age).toBe(age);
});
