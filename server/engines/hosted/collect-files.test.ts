// The files in what models answer, each in its own way.
import { expect, it } from 'vitest';
import { collectFiles } from './collect-files.ts';

it.each([
  ['image', 'https://a/1.png', ['https://a/1.png']],
  ['image', ['https://a/1.png', 'https://a/2.png'], ['https://a/1.png', 'https://a/2.png']],
  ['image', { images: [{ url: 'https://a/1.png', width: 1 }], seed: 3 }, ['https://a/1.png']],
  ['image', { image: { url: 'https://a/1.png' }, seed: 3 }, ['https://a/1.png']],
  ['video', { video: { url: 'https://a/1.mp4' }, seed: 3 }, ['https://a/1.mp4']],
  ['video', { videos: [{ url: 'https://a/1.mp4' }] }, ['https://a/1.mp4']],
  [
    'video',
    { video: { url: 'https://a/1.mp4' }, image: { url: 'https://a/still.png' } },
    ['https://a/1.mp4'],
  ],
  ['video', { image: { url: 'https://a/still.png' } }, []],
  ['image', { images: [] }, []],
  ['image', null, []],
  ['image', 7, []],
] as const)('%s of %j', (kind, output, files) => {
  expect(collectFiles(output, kind)).toEqual(files);
});
