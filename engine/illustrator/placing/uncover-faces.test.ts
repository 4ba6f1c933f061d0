// Nobody whose face is behind another is told as seen; where there is room they stand beside each other.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { findCovered } from '../painting/find-covered.ts';
import { faceRows } from './uncover-faces.ts';

beforeAll(needDrawings, 120_000);

it.each([1, 2, 3, 4, 5])('moves one of two in one place aside, seed %i', async (seed) => {
  const { spots, told } = await plan('医生站在病床边和病人说话', seed);
  const people = spots.filter(({ subject }) => subject.kind === 'figure');
  for (const [at, one] of people.entries())
    for (const other of people.slice(at + 1))
      expect(Math.abs(one.x - other.x)).toBeGreaterThan(Math.min(one.tall, other.tall) * 0.12);
  expect(told.understood).toEqual(expect.arrayContaining(['医生', '病人']));
});

it('finds who has another before the face', async () => {
  const { spots, scene } = await plan('A doctor and a nurse standing in a park');
  const [first, second] = spots.filter(({ subject }) => subject.person);
  if (!first || !second) throw new Error('There are not two');
  expect(findCovered(scene).covered.size).toBe(0);
  const [far, near] =
    scene.layers.findIndex(({ spot }) => spot === first) <
    scene.layers.findIndex(({ spot }) => spot === second)
      ? [first, second]
      : [second, first];
  // Of a smaller one all but the feet may be seen beside who stands before it.
  Object.assign(near, { x: far.x + far.tall * 0.05, tall: far.tall * 1.1, y: far.y + 4 });
  expect([...findCovered(scene).covered]).toEqual([far.subject]);
});

it('a bird flies over a head, and not before the face', async () => {
  const { spots } = await plan('three nuns on the steps of a church, pigeons flying around them');
  const people = spots.filter(({ subject }) => subject.person);
  const birds = spots.filter(({ subject, isFloating }) => subject.kind === 'bird' && isFloating);
  const covering = birds.filter((bird) =>
    people.some((spot) => {
      const [top, foot] = faceRows(spot) ?? [0, 0];
      const isAcross = Math.abs(spot.x - bird.x) < bird.tall * 0.4;
      return isAcross && bird.depth >= spot.depth && bird.y > top && bird.y - bird.tall < foot;
    }),
  );
  expect(birds.length).toBeGreaterThan(0);
  expect(covering).toEqual([]);
});
