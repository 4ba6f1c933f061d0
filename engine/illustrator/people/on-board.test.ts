// Who sits: strangers do it as people do, nobody does it for them, and on board of a train one sits on a seat of it.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { isOnBoard } from './choose-pose.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['an alien sitting beside a boy', 'alien'],
  ['外星人坐在男孩旁边', 'alien'],
  ['a robot and a girl sitting on a bench', 'robot'],
])('sits as people do: %s', async (prompt, key) => {
  const { of, told } = await plan(prompt);
  expect(of(key)[0]?.pose).toMatch(/^(?:sit|seat)$/);
  expect(told.ignored).toEqual([]);
});

it('is not done by who comes after', async () => {
  const { reading } = await plan('a monster sleeping beside a child');
  expect(reading.subjects.find(({ key }) => key === 'child')?.person?.does).toBeUndefined();
});

describe('who sits on board', () => {
  it.each([
    'a woman sitting on the train',
    '小女孩坐在公交车上',
    'passengers sitting on a bus',
    '妈妈抱着孩子坐高铁',
    'a girl reading on the airplane',
  ])('has one of its seats: %s', async (prompt) => {
    const { scene, spots } = await plan(prompt);
    expect(isOnBoard(scene.stage)).toBe(true);
    expect(spots[0]?.pose).toBe('seat');
  });

  it('is nobody in a room', async () => {
    expect(isOnBoard((await plan('a woman sitting in a kitchen')).scene.stage)).toBe(false);
  });
});
