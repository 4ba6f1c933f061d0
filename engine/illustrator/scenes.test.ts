// What prompts as people write them show, and that nothing is said to be shown that is not.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { luminance } from '#engine/raster/colour.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import type { Scene } from './compose-scene.ts';
import { planReading, reportScene } from './illustrate.ts';
import { parsePrompt } from './parse-prompt.ts';
import { askedSide } from './scenery/planting.ts';
import type { Spot } from './spot.ts';

beforeAll(() => {
  execFileSync(process.execPath, [fileURLToPath(new URL('prepare-drawings.ts', import.meta.url))]);
}, 120_000);

const keysOf = (prompt: string): string[] => parsePrompt(prompt).subjects.map(({ key }) => key);

async function plan(prompt: string, seed = 1) {
  const reading = parsePrompt(prompt);
  const { scene } = await planReading(reading, { prompt, style: 'auto', width: 512, height: 512, seed });
  const spots = scene.layers.flatMap(({ spot }) => spot ?? []);
  return {
    scene,
    reading,
    spots,
    of: (key: string): Spot[] => spots.filter(({ subject }) => subject.key === key),
    told: reportScene(scene),
  };
}

describe('a portrait', () => {
  it.each([
    ['an old fisherman with a white beard, close-up portrait', 'fisherman', 'beard'],
    ['close-up of a fisherman in a yellow coat', 'fisherman', 'coat'],
    ['a smiling knight, portrait', 'knight', 'smiling'],
    ['一位白胡子老人的肖像', 'elder', '胡子'],
  ])('is of whoever is asked for, near enough to see: %s', async (prompt, key, seen) => {
    const { of, told } = await plan(prompt);
    expect(of(key)).toMatchObject([{ isPortrait: true }]);
    expect(told.understood).toContain(seen);
    expect(told.ignored).toEqual([]);
  });

  it('has a fisherman in his boat where nobody asks for his face', async () => {
    expect((await plan('a fisherman on a river')).of('fisherman')).toMatchObject([{ isOnWater: true }]);
  });
});

describe('people of a group', () => {
  it.each([1, 2, 3])('stand apart, whole, when they chase somebody (seed %i)', async (seed) => {
    const { spots, of } = await plan('two children chasing a dog on the beach', seed);
    const places = spots.map(({ x }) => x).toSorted((a, b) => a - b);
    expect(places).toHaveLength(3);
    const steps = places.slice(1).map((x, at) => x - (places[at] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(50);
    const [dog] = of('dog');
    for (const { x } of of('child')) expect(x).toBeGreaterThan(dog?.x ?? NaN);
  });

  it.each([
    ['a couple in a garden', ['adult', 'adult']],
    ['a family of three in a garden', ['adult', 'adult', 'child']],
    ['a family in a garden', ['adult', 'adult', 'child', 'child']],
    ['一家五口在公园', ['adult', 'adult', 'child', 'child', 'old']],
  ])('are as many as are said, of different ages: %s', async (prompt, ages) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.person?.age).toSorted()).toEqual(ages);
    expect(new Set(spots.map(({ subject }) => subject.key)).size).toBe(ages.length);
    expect(told.ignored).toEqual([]);
  });

  it('are none where animals are a family', () => {
    expect(keysOf('a family of ducks')).toEqual(['duck']);
    expect(keysOf('a fox family')).toEqual(['fox']);
  });
});

describe('left and right', () => {
  it.each([
    ['左边一棵树，右边一座房子', 1],
    ['a tree on the right and a house on the left', -1],
    ['a house to the left of a pine tree', -1],
  ])('are kept to by trees too: %s', async (prompt, side) => {
    for (const seed of [1, 2, 3, 4]) {
      const { scene, of, told } = await plan(prompt, seed);
      expect(Math.sign((of('house')[0]?.x ?? NaN) - 256)).toBe(side);
      expect(told.ignored).toEqual([]);
      const { reading } = scene.stage;
      const tree = reading.subjects.find(({ kind }) => kind === 'tree');
      expect(tree && askedSide(scene.stage, tree)).toBe(-side);
      expect(trunkSide(scene)).toBe(-side);
    }
  });
});

/** On which half of the image the great tree is painted. */
function trunkSide({ stage, layers }: Scene): number {
  const layer = layers.find(({ name }) => name.startsWith('tree '));
  if (layer?.kind !== 'painted') throw new Error('There is no tree');
  const pixels = readPixels(makeSurface(stage.width, stage.height, layer.paint));
  let balance = 0;
  for (let at = 3; at < pixels.length; at += 4)
    if ((pixels[at] ?? 0) > 200) balance += Math.sign((((at - 3) / 4) % stage.width) - stage.width / 2);
  return Math.sign(balance);
}

describe('who walks in the dark', () => {
  it('has a rim of light, against which clothes are darker', async () => {
    const { scene, of } = await plan('a man in a black suit at night');
    const layer = scene.layers.find(({ spot }) => spot === of('man')[0]);
    if (layer?.kind !== 'painted') throw new Error('There is no man');
    const { width, height } = scene.stage;
    const pixels = readPixels(makeSurface(width, height, layer.paint));
    const lights: number[] = [];
    const row = Math.round((of('man')[0]?.y ?? 0) - (of('man')[0]?.tall ?? 0) * 0.62);
    for (let x = 0; x < width; x++) {
      const at = (row * width + x) * 4;
      if ((pixels[at + 3] ?? 0) > 220)
        lights.push(luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]));
    }
    const edge = ((lights[1] ?? 0) + (lights.at(-2) ?? 0)) / 2;
    const middle = lights.toSorted((a, b) => a - b)[lights.length >> 1] ?? 1;
    expect(edge).toBeGreaterThan(middle + 0.06);
  });
});
