// Land is of the form that was named: what makes it that land is drawn there, and nowhere else.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { mountainKind } from '../scenery/mountain-kind.ts';

beforeAll(needDrawings, 120_000);

describe('a form of land', () => {
  it.each([
    ['an oasis in the desert', 'desert', 'oasis'],
    ['荒漠绿洲', 'desert', 'oasis'],
    ['a geyser erupting', 'mountains', 'geyser'],
    ['cliffs of Dover', 'sea', 'cliffs'],
    ['vineyard hills of Tuscany', 'meadow', 'cypresses'],
    ['Brooklyn bridge at dusk', 'city', 'landmark bridge'],
  ])('%s', async (prompt, place, layer) => {
    const { scene, told } = await plan(prompt);
    expect(scene.stage.scene).toBe(place);
    expect(scene.layers.map(({ name }) => name)).toContain(layer);
    expect(told.ignored).toEqual([]);
  });

  it('is drawn nowhere else', async () => {
    for (const prompt of ['a desert', 'the sea', 'a meadow', 'mountains']) {
      const names = (await plan(prompt)).scene.layers.map(({ name }) => name);
      for (const layer of ['oasis', 'geyser', 'cliffs', 'cypresses']) expect(names).not.toContain(layer);
    }
  });
});

describe('a canyon', () => {
  it.each(['a hot air balloon over a desert canyon', 'a cowboy in the badlands', '丹霞地貌'])(
    'has walls of red rock: %s',
    async (prompt) => {
      const { scene, told } = await plan(prompt);
      expect([scene.stage.scene, mountainKind(scene.stage)]).toEqual(['mountains', 'mesa']);
      expect(told.ignored).toEqual([]);
    },
  );
});

describe('a cliff', () => {
  it.each(['a man standing on a cliff by the sea', '海边悬崖上的女孩'])(
    'is under the feet of who stands on it: %s',
    async (prompt) => {
      const { scene } = await plan(prompt);
      const names = scene.layers.map(({ name }) => name);
      expect(names).toContain('headland');
      expect(names).not.toContain('cliffs');
    },
  );
});

it.each([
  'a white house on a cliff by the sea, mountains behind',
  '海边的悬崖上有一座小屋，远处是雪山',
  'a beach with mountains in the background',
])('has mountains where they are told, whatever the seed: %s', async (prompt) => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { scene, told } = await plan(prompt, seed);
    expect(told.ignored).toEqual([]);
    expect(mountainKind(scene.stage)).toBe('alps');
    expect(scene.layers.map(({ name }) => name)).toContain('far mountains');
  }
});

describe('the edge', () => {
  it.each([
    ['a deer at the edge of the forest', 'forest'],
    ['森林边缘的小屋', '森林'],
    ['a cottage at the edge of a snowy forest', 'forest'],
  ])('of a forest is seen from outside: %s', async (prompt, word) => {
    const { scene, told } = await plan(prompt);
    expect(scene.layers.map(({ name }) => name)).toContain('wood edge');
    expect(told.understood).toContain(word);
    expect(told.ignored).toEqual([]);
  });

  it('of a cliff is under the feet', async () => {
    const { scene } = await plan('a wolf at the edge of a cliff');
    expect(scene.layers.map(({ name }) => name)).toContain('headland');
  });
});
