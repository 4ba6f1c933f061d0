// The card of an image is the one that leads to where the image is looked at.
import { describe, expect, it } from 'vitest';
import { leadsTo, leavesImage } from './image-address.ts';

describe('the card of an image', () => {
  it.each([
    ['/ai-image/generate?id=41', '/ai-image/generate?id=41', true],
    ['/explore?tab=latest&id=41', '/explore?id=41&tab=foryou', true],
    ['/creations?id=41&n=1', '/creations?id=41', true],
    ['/creations?id=41&n=2', '/creations?id=41', false],
    ['/creations?id=41', '/creations?id=42', false],
    ['/ai-image/generate?id=41', '/creations?id=41', false],
    ['/home?work=41', '/home?work=41', true],
    ['/home?work=41', '/home', false],
  ])('at %s: %s? %s', (address, href, isIt) => {
    expect(leadsTo(address)({ href: location.origin + href })).toBe(isIt);
  });
});

describe('an image is left', () => {
  it.each([
    ['/ai-image/generate?id=41', '/home', true],
    ['/explore?tab=latest&id=41', '/explore?tab=latest', true],
    ['/creations?id=41&n=2', '/creations?id=40', false],
    ['/creations?id=41&n=2', '/creations', true],
    ['/creations?id=41', '/creations?id=40', false],
    ['/ai-image/generate?id=41&user=7', '/ai-image/generate?id=41', false],
  ])('from %s to %s: %s', (from, to, isLeft) => {
    expect(leavesImage(from, to)).toBe(isLeft);
  });
});
