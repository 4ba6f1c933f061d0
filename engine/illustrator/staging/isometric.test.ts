// An isometric view is a model on a slab: what belongs to it is told as drawn, what else is asked for is told as left out.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('an isometric view', () => {
  it.each([
    ['an isometric tiny house with a garden', 'house'],
    ['isometric coffee shop', 'shop'],
    ['等距视角的书店', 'shop'],
    ['an isometric room with a desk and a computer', 'room'],
    ['isometric castle', 'castle'],
    ['等距风格的农场', 'farm'],
    ['isometric island with palm trees', 'island'],
    ['微缩景观，一座小房子', 'house'],
    ['a diorama of a castle', 'castle'],
  ])('is of: %s', async (prompt, kind) => {
    const { scene, reading, told } = await plan(prompt);
    expect([scene.stage.scene, reading.isometric?.kind]).toEqual(['isometric', kind]);
    expect(scene.layers.map(({ name }) => name)).toContain('furniture isometric');
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['isometric house with a dog', ['dog']],
    ['an isometric room with a tiger', ['tiger']],
  ])('tells what is not on it: %s', async (prompt, ignored) => {
    expect((await plan(prompt)).told.ignored).toEqual(ignored);
  });

  it('is told as left out where there is no model', async () => {
    const { scene, told } = await plan('an isometric tiger');
    expect(scene.stage.scene).not.toBe('isometric');
    expect(told.ignored).toEqual(['isometric']);
  });
});

describe('snow and night', () => {
  it.each(['isometric house in snow at night', '雪夜里的等距小屋', 'isometric castle, snow'])(
    'are on a model too: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('isometric');
      expect(scene.layers.map(({ name }) => name)).toContain('falling flakes');
      expect(told.ignored).toEqual([]);
    },
  );
});
