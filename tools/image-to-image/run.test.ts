// A form's values in an engine's words.
import { expect, it } from 'vitest';
import { MAX_SEED } from '#contract/limits.ts';
import type { MediaSource } from '#contract/media.ts';
import type { ImageToImageParams } from './fields.ts';
import { runImageToImage } from './run.ts';

const photo: MediaSource = {
  upload_id: '1',
  kind: 'image',
  width: 3000,
  height: 2001,
  duration: 0,
  fps: 0,
  has_sound: false,
};
const params: ImageToImageParams = {
  images: [photo],
  mode: 'restyle',
  prompt: 'at night',
  strength: 0.4,
  style: 'ink',
  aspect_ratio: 'same',
  resolution: '1K',
  count: 2,
};
const given = { pickSeed: () => 7, inputs: [] };

it('[product 2.2] keeps the shape of the first image, in even pixels', () => {
  expect(runImageToImage({ ...params, seed: 41 }, given)).toEqual({
    tool: 'image-to-image',
    seeds: [41, 42],
    width: 1024,
    height: 684,
    fields: { mode: 'restyle', prompt: 'at night', strength: 0.4, style: 'ink', isCropped: false },
    inputs: [],
  });
  const tall = runImageToImage(
    { ...params, images: [{ ...photo, width: 320, height: 800 }], resolution: '2K' },
    given,
  );
  expect([tall.width, tall.height]).toEqual([820, 2048]);
});

it('[product 2.2] takes the pixels of a ratio that was chosen', () => {
  const { width, height, fields } = runImageToImage(
    { ...params, aspect_ratio: '9:16', resolution: '2K' },
    given,
  );
  expect([width, height, fields['isCropped']]).toEqual([1536, 2688, true]);
});

it('draws an open seed once, and goes round at the largest', () => {
  expect(runImageToImage(params, given).seeds).toEqual([7, 8]);
  expect(runImageToImage({ ...params, seed: MAX_SEED }, given).seeds).toEqual([MAX_SEED, 0]);
});
