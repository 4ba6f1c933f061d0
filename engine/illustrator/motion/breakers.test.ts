// Waves break on rocks in a video where they are said to, and nowhere else.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { videoLayers } from './video-layers.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['waves crashing against a lighthouse in a storm', 2],
  ['惊涛拍岸', 2],
  ['a calm rocky beach at noon', 0],
  ['a calm lake', 0],
])('[product 2.3] throws up spray where waves break: %s', async (prompt, count) => {
  const { scene } = await planScene(prompt);
  const layers = videoLayers(scene.stage, scene.layers, { length: 4, follow: null }, new Set());
  expect(layers.filter(({ name }) => name.startsWith('breakers '))).toHaveLength(count);
});
