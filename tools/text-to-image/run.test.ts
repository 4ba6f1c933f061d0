// A form's values in an engine's words.
import { expect, it } from 'vitest';
import { MAX_SEED } from '#contract/limits.ts';
import type { TextToImageParams } from './fields.ts';
import { runTextToImage } from './run.ts';

const params: TextToImageParams = {
  engine: 'pro',
  prompt: 'a fox',
  negative_prompt: 'rain',
  style: 'ink',
  aspect_ratio: '9:16',
  resolution: '2K',
  count: 3,
};

it('[§4.2] asks for the pixels of ratio and resolution, and for one seed an image', () => {
  expect(runTextToImage({ ...params, seed: 41 }, { pickSeed: () => 7, inputs: [] })).toEqual({
    tool: 'text-to-image',
    seeds: [41, 42, 43],
    width: 1536,
    height: 2688,
    fields: { engine: 'pro', prompt: 'a fox', negative_prompt: 'rain', style: 'ink' },
    inputs: [],
  });
});

it('draws an open seed once', () => {
  const asked: number[] = [];
  const { seeds } = runTextToImage(params, { pickSeed: () => asked.push(1) && 100, inputs: [] });
  expect(seeds).toEqual([100, 101, 102]);
  expect(asked).toHaveLength(1);
});

it('goes round at the largest seed', () => {
  expect(runTextToImage({ ...params, seed: MAX_SEED }, { pickSeed: () => 0, inputs: [] }).seeds).toEqual([
    MAX_SEED,
    0,
    1,
  ]);
});
