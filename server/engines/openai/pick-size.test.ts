// Sizes that servers are asked for.
import { expect, it } from 'vitest';
import { kindOf } from './kinds.ts';
import { pickSize } from './pick-size.ts';

const first = kindOf('openai', 'gpt-image-1.5').sizes;
const later = kindOf('openai', 'gpt-image-2.6-flare').sizes;
const other = kindOf('other', '').sizes;

it.each([
  [first, 1024, 1024, 1024, 1024],
  [first, 1344, 768, 1536, 1024],
  [first, 640, 1536, 1024, 1536],
  [first, 2048, 2048, 1024, 1024],
  [later, 1344, 768, 1344, 768],
  [later, 3072, 1280, 3072, 1280],
  [later, 1152, 864, 1152, 864],
  [later, 100, 100, 816, 816],
  [other, 100, 70, 112, 80],
  [other, 1216, 832, 1216, 832],
])('of %o for %i × %i: %i × %i', (sizes, width, height, w, h) => {
  expect(pickSize({ width, height }, sizes)).toEqual({ width: w, height: h });
});

it.each([
  [4000, 400],
  [400, 4000],
  [8000, 8000],
  [3839, 2159],
  [1, 1],
])('of later models lie within their limits: %i × %i', (width, height) => {
  const size = pickSize({ width, height }, later);
  const { width: w, height: h } = size;
  expect([w % 16, h % 16]).toEqual([0, 0]);
  expect(Math.max(w, h)).toBeLessThanOrEqual(3840);
  expect(Math.max(w / h, h / w)).toBeLessThanOrEqual(3);
  expect(w * h).toBeLessThanOrEqual(3840 * 2160);
  expect(w * h).toBeGreaterThanOrEqual(655_360);
});
