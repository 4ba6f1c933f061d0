// Landscapes show the mountain, the wall, the sun and the clouds that they were asked for, in looks of few colours too.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import type { Style } from '#contract/limits.ts';
import { illustrate } from '../illustrate.ts';

beforeAll(needDrawings, 120_000);

async function layersOf(prompt: string): Promise<string[]> {
  return (await plan(prompt)).scene.layers.map(({ name }) => name);
}

async function drawnFish(prompt: string): Promise<string[]> {
  const { reading } = await plan(prompt);
  return reading.subjects.filter(({ key }) => key === 'fish').map(({ drawing }) => drawing);
}

async function shareOfRed(prompt: string, style: Style): Promise<number> {
  const { image } = await illustrate({ prompt, style, width: 384, height: 512, seed: 161 });
  let red = 0;
  for (let at = 0; at < image.data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = image.data.subarray(at, at + 3);
    if (r > 170 && g < 90 && b < 90) red += 1;
  }
  return red / (image.width * image.height);
}

describe('a mountain that has a name', () => {
  it.each(['Mount Fuji', '富士山和湖', 'a volcano', '马特洪峰', 'elephants before Kilimanjaro'])(
    'stands in the picture alone: %s',
    async (prompt) => {
      const layers = await layersOf(prompt);
      expect(layers).toContain('landmark mountain');
      expect(layers).not.toContain('far mountains');
    },
  );

  it('is not told where it is not to be seen', async () => {
    const { told } = await plan('a cat in a kitchen, Mount Fuji');
    expect(told.ignored).toContain('Mount Fuji');
  });

  it('throws out lava where the words say so', async () => {
    expect(await layersOf('火山喷发')).toContain('landmark lava');
    expect(await layersOf('a volcano')).not.toContain('landmark lava');
    expect((await plan('lava in a meadow')).told.ignored).toEqual(['lava']);
  });
});

describe('a red sun', () => {
  it.each(['auto', 'poster'] as const)('is red and large in few inks: %s', async (style) => {
    expect(await shareOfRed('minimalist poster of Mount Fuji with red sun', style)).toBeGreaterThan(0.02);
  });

  it('is not told where rain hides it', async () => {
    expect((await plan('the sea in the rain, red sun')).told.ignored).toContain('sun');
  });
});

describe('a sea of clouds', () => {
  it('takes the place of the ground', async () => {
    const layers = await layersOf('mountain peaks above a sea of clouds');
    expect(layers).not.toContain('turf');
    expect(layers).not.toContain('ledge');
  });

  it('has a ledge of rock for who stands above it', async () => {
    expect(await layersOf('一个人站在山顶看云海')).toContain('ledge');
  });
});

describe('cities that are known by their water', () => {
  it.each([
    ['Venice at sunset', 'gondola', 'mooring poles'],
    ['威尼斯运河上的贡多拉', 'gondola', 'landmark bridge'],
    ['维多利亚港的夜景', 'star-ferry', 'landmark towers'],
  ])('have their own houses and boats: %s', async (prompt, boat, layer) => {
    const { scene, of, told } = await plan(prompt);
    expect(of(boat)).toHaveLength(1);
    expect(scene.layers.map(({ name }) => name)).toContain(layer);
    expect(told.ignored).toEqual([]);
  });

  it('are not every town on a canal', async () => {
    const { scene, of } = await plan('江南水乡');
    expect(of('gondola')).toEqual([]);
    expect(scene.layers.map(({ name }) => name)).toContain('town lanterns');
  });
});

describe('sights of far countries', () => {
  it('are buildings that stand there', async () => {
    expect((await plan('比萨斜塔')).of('leaning-tower')).toHaveLength(1);
  });

  it.each(['Golden Gate Bridge in fog', '金门大桥，日落'])('span the water: %s', async (prompt) => {
    const { scene, told } = await plan(prompt);
    expect(scene.layers.map(({ name }) => name)).toContain('landmark bridge');
    expect(told.ignored).toEqual([]);
  });

  it('are told where they cannot be shown', async () => {
    expect((await plan('a suspension bridge in a kitchen')).told.ignored).toContain('suspension bridge');
  });
});

it('a fish that is caught, or lives in a lake, is none of a reef', async () => {
  expect(await drawnFish('an old man holding a big fish')).toEqual(['own/river-fish']);
  expect(await drawnFish('湖里的鱼')).toEqual(['own/river-fish']);
  expect(await drawnFish('a fish in a coral reef')).toEqual(['own/butterflyfish']);
});

it('mountains are forms of few inks in a print', async () => {
  const layers = await layersOf('poster of a sunrise over mountains');
  expect(layers).toContain('landmark ridge far');
  expect(layers).toContain('asked light');
});
