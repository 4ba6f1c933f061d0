// Roads and villages lie where they are asked for, and nobody is told of one that is not to be seen.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planReading, reportScene } from '../illustrate.ts';
import { parsePrompt } from '../reading/parse-prompt.ts';

beforeAll(needDrawings, 120_000);

async function see(prompt: string) {
  const wish = { prompt, style: 'auto' as const, width: 384, height: 384, seed: 1 };
  const { scene } = await planReading(parsePrompt(prompt), wish);
  return {
    place: scene.stage.scene,
    layers: scene.layers.map(({ name }) => name),
    ...reportScene(scene),
  };
}

describe('roads and villages', () => {
  it.each([
    ['a village street with snowy mountains behind', 'village', ['village houses', 'road']],
    ['山脚下的小镇街道,远处是雪山', 'village', ['village houses', 'road']],
    ['a road through wheat fields leading to a farmhouse', 'meadow', ['road', 'field wheat']],
    ['一条穿过田野的小路通向村庄', 'meadow', ['village', 'road']],
    ['a winding path through a forest', 'forest', ['road']],
    ['a girl riding a bicycle along a country road', 'meadow', ['road']],
    ['a horse on a mountain road', 'mountains', ['road']],
    ['a stone bridge over a river to a small town', 'lake', ['bridge', 'village']],
    ['小河上的石桥,对岸是小镇', 'lake', ['bridge', 'village']],
    ['a small town by the sea', 'sea', ['village']],
    ['a harbor at dawn with boats', 'sea', ['village']],
    ['a village with a church', 'meadow', ['village']],
    ['雪山脚下的藏族村庄', 'mountains', ['village']],
  ])('are drawn: %s', async (prompt, place, layers) => {
    const seen = await see(prompt);
    expect(seen.place).toBe(place);
    expect(seen.layers).toEqual(expect.arrayContaining(layers));
    expect(seen.ignored).toEqual([]);
    expect(seen.share).toBe(1);
  });

  it.each([
    ['a small town in a cave', 'small town'],
    ['a path in a living room', 'path'],
    ['a village under water, fish', 'village'],
  ])('are told to be missing where nothing shows them: %s', async (prompt, word) => {
    const { ignored, layers } = await see(prompt);
    expect(ignored).toContain(word);
    expect(layers).not.toContain('road');
    expect(layers).not.toContain('village');
  });

  it('leave a street of a city what it is', async () => {
    const { place, layers } = await see('a street in the city');
    expect(place).toBe('street');
    expect(layers).not.toContain('village houses');
  });
});
