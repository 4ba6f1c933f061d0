// What somebody is said to do is told as understood only where the body that was drawn shows it.

import { describe, expect, it } from 'vitest';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { anglesOf } from './people/poses.ts';
import { isSeenDoing } from './seen-deeds.ts';

describe('what somebody does with something in the hand', () => {
  it.each([
    ['an old man walking with a cane', 'stroll', 'walking'],
    ['a woman walking with an umbrella in the rain', 'stroll', 'walking'],
    ['老人拄着拐杖散步', 'stroll', '散步'],
    ['女人打着伞走在街上', 'stroll', '走在'],
    ['a girl waving with a balloon', 'greet', 'waving'],
    ['女人打着伞挥手', 'greet', '挥手'],
    ['女人打着伞跳舞', 'dance', '跳舞'],
    ['a boy jumping', 'jump', 'jumping'],
    ['孩子在草地上跳起来', 'jump', '跳起来'],
  ])('is drawn: %s', async (prompt, pose, word) => {
    const { spots, told } = await planScene(prompt);
    expect(spots.find(({ subject }) => subject.kind === 'figure')?.pose).toBe(pose);
    expect(told.understood).toContain(word);
    expect(told.ignored).toEqual([]);
  });
});

it.each([
  ['a woman kneeling and waving', 'waving'],
  ['老人坐着跳舞', '跳舞'],
  ['a woman sleeping in bed and running', 'running'],
])('what a body does not show is told as left out: %s', async (prompt, word) => {
  expect((await planScene(prompt)).told.ignored).toContain(word);
});

it('says of every body whether it shows a deed', () => {
  const spot = { subject: { key: 'man' }, isPortrait: false, view: 'front' } as Parameters<
    typeof isSeenDoing
  >[0];
  expect(isSeenDoing({ ...spot, pose: 'stand' }, 'walk')).toBe(false);
  expect(isSeenDoing({ ...spot, pose: 'walk' }, 'walk')).toBe(true);
  expect(isSeenDoing({ ...spot, pose: 'stand' }, 'watch')).toBe(false);
  expect(isSeenDoing({ ...spot, pose: 'stand', view: 'back' }, 'watch')).toBe(true);
});

it('lifts one foot, then the other, of who comes or goes', () => {
  const walker = { pose: 'walk', view: 'front' } as const;
  expect(anglesOf({ ...walker, stride: 0 }).shins).toEqual([1, 0.6]);
  expect(anglesOf({ ...walker, stride: 0.5 }).shins).toEqual([0.6, 1]);
});

it('is done by one for all in a selfie', async () => {
  const { told } = await planScene('a couple taking a selfie in front of the Eiffel Tower');
  expect(told.ignored).toEqual([]);
});
