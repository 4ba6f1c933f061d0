// Wild animals that are said to be nowhere are where they live; ice and mud lie where the words put them.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { isSavanna } from '../scenery/woods.ts';

beforeAll(needDrawings, 120_000);

describe('the land of animals', () => {
  it.each([
    ['a tiger', 'forest'],
    ['两只大猩猩', 'forest'],
    ['a crocodile with open mouth', 'lake'],
    ['一只螃蟹', 'sea'],
    ['a scorpion', 'desert'],
    ['an arctic fox', 'snowfield'],
    ['雪豹', 'snowfield'],
    ['a fox', 'meadow'],
    // Through leaves they would not be seen.
    ['a tiger, fireworks', 'meadow'],
    ['麋鹿，雪林，极光', 'meadow'],
    // A ship sails over it.
    ['巨型章鱼，帆船', 'sea'],
    ['an octopus', 'underwater'],
    ['一只虾', 'underwater'],
    ['小猫咪，鱼，碗', 'lake'],
    ['a whale and an airship', 'sea'],
  ])('is theirs where no other is named: %s', async (prompt, scene) => {
    expect((await plan(prompt)).scene.stage.scene).toBe(scene);
  });

  it.each([
    ['a lion and its cub', true],
    ['两只长颈鹿', true],
    ['a lion in a garden', false],
    ['a lion and a lamb', false],
    ['a girl riding an elephant', false],
  ])('is a savanna for those of it alone: %s', async (prompt, isIt) => {
    expect(isSavanna((await plan(prompt)).scene.stage)).toBe(isIt);
  });

  it.each(['five penguins sliding down an icy hill', '结冰的山坡上的企鹅', '冰坡上滑行的企鹅'])(
    'is under ice where it is said to be: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect([scene.stage.scene, told.ignored]).toEqual(['snowfield', []]);
    },
  );

  it.each(['three pigs in a mud puddle', '三只小猪在泥坑里'])(
    'has its mud under them: %s',
    async (prompt) => {
      const { scene } = await plan(prompt);
      expect([scene.stage.scene, scene.layers.some(({ name }) => name === 'puddles')]).toEqual([
        'meadow',
        true,
      ]);
    },
  );
});

it.each([
  ['a green sea turtle swimming over white sand', 'underwater'],
  ['a dolphin swimming over a sunken ship', 'underwater'],
  ['a zookeeper throws fish to three seals', 'lake'],
  ['a whale under a starry sky', 'sea'],
  ['手机壁纸，星空下的鲸鱼', 'sea'],
  ['a whale swimming over a city', 'city'],
])('sends who swims over the ground of the sea under water: %s', async (prompt, place) => {
  expect((await plan(prompt)).scene.stage.scene).toBe(place);
});
