// An effect's values in an engine's words.
import { expect, it } from 'vitest';
import { MAX_SEED } from '#contract/limits.ts';
import type { MediaSource } from '#contract/media.ts';
import type { ImageEffectParams } from './fields.ts';
import { runImageEffect } from './run.ts';
import { IMAGE_EFFECT_TEMPLATES } from './templates.ts';
import { EFFECT_RATIOS } from './fields.ts';

function photo(width: number, height: number): MediaSource {
  return { upload_id: '1', kind: 'image', width, height, duration: 0, fps: 0, has_sound: false };
}

function run(part: Partial<ImageEffectParams>, seed = 7) {
  const params: ImageEffectParams = {
    effect_id: 'felt',
    images: [photo(3000, 2000)],
    text: '',
    option: '',
    aspect_ratio: 'auto',
    count: 1,
    ...part,
  };
  return runImageEffect(params, { pickSeed: () => seed, inputs: [] });
}

it('[product 2.5] asks for one seed an image, one after the other', () => {
  expect(run({ count: 4 }).seeds).toEqual([7, 8, 9, 10]);
  expect(run({ count: 2 }, MAX_SEED).seeds).toEqual([MAX_SEED, 0]);
});

it('keeps the shape of the photo, and takes the chosen one where one was chosen', () => {
  const { width, height } = run({});
  expect(width / height).toBeCloseTo(1.5, 2);
  expect(run({ aspect_ratio: '9:16' })).toMatchObject({ width: 768, height: 1344 });
});

it('[product 2.5] makes every effect of every shape with a long side from 1,024 to 1,536', () => {
  for (const { id } of IMAGE_EFFECT_TEMPLATES) {
    for (const images of [[photo(300, 750)], [photo(4096, 1700)], [photo(300, 300)]]) {
      for (const aspect_ratio of EFFECT_RATIOS) {
        const { width, height } = run({ effect_id: id, images, aspect_ratio });
        const long = Math.max(width, height);
        expect([id, aspect_ratio, long >= 1024 && long <= 1536]).toEqual([id, aspect_ratio, true]);
      }
    }
  }
});

it('keeps the detail of a photo that is only cut out', () => {
  expect(run({ effect_id: 'remove_bg' })).toMatchObject({ width: 1536, height: 1024 });
  expect(run({ effect_id: 'remove_bg', images: [photo(1100, 600)] })).toMatchObject({ width: 1100 });
});

it('takes the first option of a template where none was chosen', () => {
  expect(run({ effect_id: 'festival' }).fields).toMatchObject({ option: 'spring' });
  expect(run({ effect_id: 'festival', option: 'christmas' }).fields).toMatchObject({ option: 'christmas' });
  expect(run({}).fields).toMatchObject({ option: '' });
});
