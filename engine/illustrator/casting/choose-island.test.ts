// The stools of a kitchen are those that are named, once.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it('leaves an island without its own where some are named', async () => {
  const { of } = await planScene('a kitchen with an island and three bar stools');
  expect(of('kitchen-island').map(({ subject }) => subject.drawing)).toEqual(['own/bare-kitchen-island']);
  expect(of('stool')).toHaveLength(3);
  const alone = await planScene('a kitchen island');
  expect(alone.of('kitchen-island').map(({ subject }) => subject.drawing)).toEqual(['own/kitchen-island']);
});
