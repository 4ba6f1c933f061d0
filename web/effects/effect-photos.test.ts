// What the priced button of an effect asks for while its photos are not all there.
import { t } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import type { Effect } from '#contract/effect.ts';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import type { MediaChoice } from '#web/media/use-media-field.ts';
import { describeMissingPhoto } from './effect-photos.tsx';

beforeAll(() => speakEnglish(bundledEn));

function asked(images: number, ...choices: Partial<MediaChoice>[]): string {
  const isBusy = choices.some(({ state }) => state === 'uploading');
  return describeMissingPhoto(t, { images } as Effect, { choices: choices as MediaChoice[], isBusy });
}
const ready = { slot: 0, state: 'ready', ref: { upload_id: '1' } } as const;
const failed = { slot: 1, state: 'failed', ref: null, remedy: null } as const;

it('is the place that is empty', () => {
  expect(asked(1)).toBe('Add a photo');
  expect(asked(2, ready)).toBe('Add Person B');
  expect(asked(2, { ...ready, slot: 1 })).toBe('Add Person A');
  expect(asked(2, ready, { slot: 1, state: 'uploading' })).toBe('The photo is uploading');
});

it('is another photo where one cannot be used, or what helps that one', () => {
  expect(asked(2, ready, failed)).toBe('Choose another picture for Person B');
  expect(asked(1, { ...failed, slot: 0 })).toBe('Choose another photo');
  expect(asked(2, ready, { ...failed, remedy: 'retry' })).toBe('Retry the upload');
  expect(asked(2, ready, { ...failed, remedy: 'crop' })).toBe('Crop the picture');
});
