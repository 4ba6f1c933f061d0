// Children are no small grown people: a large head with a short throat on narrow shoulders, short legs.

import { expect, it } from 'vitest';
import { makeRandom } from '#engine/raster/random.ts';
import { makePerson } from './person.ts';
import { poseBody, type Skeleton } from './skeleton.ts';

function bodyOf(age: 'child' | 'adult'): Skeleton {
  const look = { age, sex: 'man', wears: [] } as const;
  return poseBody(
    makePerson({ ...look, wears: [] }, makeRandom(1, 'child'), {
      view: 'front',
      pose: 'stand',
      hasChair: false,
    }),
  );
}

/** In heights of the head. */
function throat({ neck, chin, head }: Skeleton): number {
  return (neck[1] - chin[1]) / head;
}

it('gives a child a body of its own', () => {
  const [child, adult] = [bodyOf('child'), bodyOf('adult')];
  expect(child.head).toBeGreaterThan(adult.head * 1.5);
  expect(throat(child)).toBeLessThan(throat(adult) * 0.7);
  expect(child.shoulderHalf).toBeLessThan(child.head / 2);
  expect(adult.shoulderHalf).toBeGreaterThan(adult.head / 2);
  expect(-child.hips[1]).toBeLessThan(-adult.hips[1] * 0.86);
});

it('dresses a boy in a shirt and shorts', () => {
  const boy = makePerson({ age: 'child', sex: 'man', wears: [] }, makeRandom(1, 'boy'), {
    view: 'front',
    pose: 'stand',
    hasChair: false,
  });
  expect([boy.outfit.top.cut, boy.outfit.bottom.cut]).toEqual(['tee', 'shorts']);
});
