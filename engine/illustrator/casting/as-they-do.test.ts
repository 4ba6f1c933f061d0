// What several do, each of them: lanterns for all, a birthday without a lesson, costumes that are nobody.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { roomKindOf } from '../scenery/room-kind.ts';

beforeAll(needDrawings, 120_000);

it('gives each of several a lantern', async () => {
  const { spots } = await plan('孩子们举着灯笼');
  expect(spots.map(({ work }) => work)).toEqual(['lift', 'lift', 'lift']);
});

it('lifts no empty hands where there is one for all', async () => {
  const { spots } = await plan('three kids lifting a trophy');
  expect(spots.filter(({ work }) => work === 'lift').length).toBeLessThan(2);
});

describe('a birthday of a teacher', () => {
  it.each(['同学们给老师过生日', "students at their teacher's birthday party"])(
    'is no lesson: %s',
    async (prompt) => {
      const { spots } = await plan(prompt);
      expect(spots.map(({ work }) => work)).not.toContain('teach');
      expect(spots.map(({ work }) => work)).not.toContain('study');
    },
  );
});

it('brings nobody whom only a costume shows', async () => {
  const { reading, told } = await plan('kids dressed as a ghost, a witch and a skeleton');
  expect(reading.subjects.filter(({ words }) => words !== undefined).map(({ key }) => key)).toEqual([
    'child',
  ]);
  expect(told.ignored).toEqual(['ghost', 'witch', 'skeleton']);
});

it('puts a single costume on', async () => {
  const { reading } = await plan('a girl dressed as a witch');
  expect(reading.subjects).toHaveLength(1);
  expect(reading.subjects[0]?.person?.role).toBe('witch');
});

it('lays no bricks at lunch', async () => {
  const { spots } = await plan('a construction worker eating lunch');
  expect(spots[0]?.work).not.toBe('lay-bricks');
});

it('tells no watching that only somebody unseen does', async () => {
  const { told } = await plan('a figure skater spinning on ice, audience watching');
  expect(told.ignored).toContain('watching');
});

it('holds things up where they work', async () => {
  const { scene } = await plan('a scientist holding up a test tube');
  expect([scene.stage.scene, roomKindOf(scene.stage)]).toEqual(['room', 'laboratory']);
});

it('stands a big bell beside the monk', async () => {
  expect((await plan('a monk and a big bell')).of('bell')).toHaveLength(1);
});

it('waits at a bus stop', async () => {
  const { of, told } = await plan('穿校服的女生在雨中等公交车');
  expect(of('bus-shelter')).toHaveLength(1);
  expect(told.ignored).toEqual([]);
});

it('knows the children of school books by their names', async () => {
  expect((await plan('小明骑在牛背上')).reading.subjects.map(({ key }) => key)).toContain('boy');
});
