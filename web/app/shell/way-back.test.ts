// The way back of a studio.
import { expect, it } from 'vitest';
import { findWayBack } from './way-back.ts';

const known = [
  '/home',
  '/creations?q=fox',
  '/ai-image/generate?id=7',
  '/ai-video/generate?id=8',
  null,
  '/upscale/generate?id=9',
];

it('is the last page that is no studio, over as many studios as lie between', () => {
  expect(findWayBack(known, 2)).toEqual({ href: '/creations?q=fox', steps: 1 });
  expect(findWayBack(known, 3)).toEqual({ href: '/creations?q=fox', steps: 2 });
});

it('is unknown for who came from elsewhere, or at once', () => {
  expect(findWayBack(known, 5)).toBeUndefined();
  expect(findWayBack(known, 0)).toBeUndefined();
  expect(findWayBack([], 3)).toBeUndefined();
});
