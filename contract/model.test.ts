// What a model can do, as a form and a post read it.
import { expect, it } from 'vitest';
import { type Accepts, findUnable, ModelId, optionsOf } from './model.ts';

const RULES: Accepts = {
  options: {
    resolution: { values: ['1K', '2K'] },
    images: { values: [1, 2] },
    speech: { values: [false] },
    video: { values: [true] },
    'audio.seconds': { most: 4.8 },
    times: { least: 1.5, most: 4 },
  },
  except: [{ resolution: '2K', aspect_ratio: '21:9' }],
};
const audio = { upload_id: '1', kind: 'audio', duration: 3.2, fps: 0 };
const video = { ...audio, kind: 'video', fps: 24 };

it('reads options of parameters', () => {
  const params = { mode: 'edit', images: [video, video], video, length: { longer: 'cut' }, seed: undefined };
  expect(optionsOf(params)).toEqual({
    mode: 'edit',
    images: 2,
    video: true,
    'video.seconds': 3.2,
    'video.fps': 24,
    length: true,
    'length.longer': 'cut',
  });
});

it('finds what cannot be done, alone or together', () => {
  const fine = { video: true, resolution: '1K', images: 1, 'audio.seconds': 4.8, times: 4 };
  expect(findUnable(RULES, fine)).toEqual([]);
  expect(findUnable(RULES, { ...fine, resolution: '4K', images: 3, times: 1 })).toEqual([
    'resolution',
    'images',
    'times',
  ]);
  expect(findUnable(RULES, { ...fine, speech: true, 'audio.seconds': 5 })).toEqual([
    'speech',
    'audio.seconds',
  ]);
  expect(findUnable(RULES, { ...fine, resolution: '2K', aspect_ratio: '21:9' })).toEqual([
    'resolution',
    'aspect_ratio',
  ]);
});

it('takes what is missing for what was not asked for, unless it must be there', () => {
  expect(findUnable(RULES, { video: true })).toEqual([]);
  expect(findUnable(RULES, {})).toEqual(['video']);
});

it.each([
  ['fal/flux-2', true],
  ['built-in', true],
  ['openai/gpt-image-1', true],
  ['openai/x/flux:4b', true],
  ['', false],
  ['a b', false],
  ['../x', false],
  ['x'.repeat(161), false],
])('an id of a model: %s', (id, isOne) => {
  expect(ModelId.safeParse(id).success).toBe(isOne);
});
