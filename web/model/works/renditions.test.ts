// Which sizes of an image a browser may choose from.
import { expect, it } from 'vitest';
import { srcSetOf } from './renditions.ts';

const image = {
  kind: 'image',
  url: '/media/a.png?e=1&s=x',
  thumb: '/media/t.webp',
  width: 2048,
  height: 1024,
} as const;

it('names each size by its width', () => {
  expect(srcSetOf(image)).toBe(
    '/media/t.webp 512w, /media/a.png?e=1&s=x&w=1024 1024w, /media/a.png?e=1&s=x&w=1536 1536w',
  );
  expect(srcSetOf({ ...image, width: 1024, height: 2048 })).toContain('/media/t.webp 256w, ');
});

it('names none that would be the same again', () => {
  expect(srcSetOf({ ...image, width: 1024, height: 1024 })).toBe(
    '/media/t.webp 512w, /media/a.png?e=1&s=x&w=1024 1024w',
  );
  expect(srcSetOf({ ...image, width: 1200, height: 600 })).toMatch(/w=1536 1200w$/);
});

it('has nothing for videos and small images', () => {
  expect(srcSetOf({ ...image, kind: 'video' })).toBeUndefined();
  expect(srcSetOf({ ...image, width: 512, height: 300 })).toBeUndefined();
});
