// Who flies something is in it, large enough to be seen; all who are named together are.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { roomKindOf } from '../scenery/room-kind.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('in a cabin', () => {
  it.each([
    ['a bear flying a biplane', 'bear', 'biplane'],
    ['a rabbit in a biplane', 'rabbit', 'biplane'],
    ['狐狸开直升机', 'fox', 'helicopter'],
    ['熊开拖拉机', 'bear', 'tractor'],
    ['a mouse in a rocket', 'mouse', 'rocket'],
    ['an alien in a ufo', 'alien', 'ufo'],
    ['a cat in a hot air balloon', 'cat', 'hot-air-balloon'],
    ['小女孩坐在热气球上', 'girl', 'hot-air-balloon'],
    ['a pig flying a spaceship', 'pig', 'spaceship'],
  ])('is drawn as one with it: %s', async (prompt, who, vehicle) => {
    const { of, reading, told } = await planScene(prompt);
    expect(reading.subjects.map(({ key }) => key).toSorted()).toEqual([who, vehicle].toSorted());
    expect(of(who)).toEqual([]);
    expect(Math.max(...of(vehicle).map(({ tall }) => tall))).toBeGreaterThan(100);
    expect(told.ignored).toEqual([]);
  });

  it.each(['a cat and a dog driving a car', 'a cat and a dog flying a biplane over mountains'])(
    'are both: %s',
    async (prompt) => {
      const { of } = await planScene(prompt);
      expect([of('cat'), of('dog')]).toEqual([[], []]);
    },
  );
});

it.each(['a woman flying a plane', '一只熊开飞机'])('is in the cockpit: %s', async (prompt) => {
  const { scene } = await planScene(prompt);
  expect(scene.stage.scene).toBe('room');
  expect(roomKindOf(scene.stage)).toBe('cockpit');
});

it('is in no room in the air', async () => {
  const { scene } = await planScene('a pilot bear in a red biplane');
  expect(scene.stage.scene).not.toBe('room');
});
