// What people read while their file is on its way.
import { init, t } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import words from '../../texts/en/screens/media.json' with { type: 'json' };
import { describeUpload } from './describe-upload.ts';

beforeAll(async () => {
  await init({
    lng: 'en',
    resources: { en: { translation: { media: words } } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
});

it.each([
  [0, { label: 'Preparing…', percent: 0 }],
  [0.5, { label: 'Uploading 50 %', percent: 50 }],
  // Not all of it yet, so not a hundred.
  [0.999, { label: 'Uploading 99 %', percent: 99 }],
  // All of it was sent: the server takes its time to look at it, and says nothing of how far it is.
  [1, { label: 'Checking…', percent: null }],
])('says of %s of a file what is going on', (share, said) => {
  expect(describeUpload(t, share)).toEqual(said);
});

it('says that it goes on by itself, but not of what was sent whole', () => {
  const paused = { label: 'Paused at 40 %. It goes on by itself', percent: 40 };
  expect(describeUpload(t, 0.4, true)).toEqual(paused);
  expect(describeUpload(t, 1, true)).toEqual({ label: 'Checking…', percent: null });
});
