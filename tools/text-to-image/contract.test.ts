import { describe, expect, it } from 'vitest';
import { ASPECT_RATIOS, imageSize } from '#contract/limits.ts';
import { prices } from '#contract/prices.ts';
import { postLite, postPro, textToImage } from './contract.ts';

const quote = (params: object) => textToImage.quote.parse(params);

describe('text to image', () => {
  it.each([
    [{ engine: 'lite', count: 1 }, 1],
    [{ engine: 'lite', count: 4 }, 4],
    [{}, 4],
    [{ engine: 'pro', count: 3 }, 6],
    [{ engine: 'pro', resolution: '2K', count: 2 }, 8],
  ])('prices %j at %i points, and its lines sum up', (params, points) => {
    const { price, items } = textToImage.price(quote(params));
    expect(price).toBe(points);
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(points);
  });

  it('fills in what the form leaves open', () => {
    expect(postPro.input.parse({ prompt: ' a fox ' })).toEqual({
      prompt: 'a fox',
      style: 'auto',
      aspect_ratio: '1:1',
      count: 2,
      negative_prompt: '',
      resolution: '1K',
    });
  });

  it.each([
    ['an empty prompt', { prompt: '   ' }],
    ['1,501 characters', { prompt: '画'.repeat(1501) }],
    ['a number as text', { prompt: 'x', count: '2' }],
    ['five pictures', { prompt: 'x', count: 5 }],
    ['an unknown style', { prompt: 'x', style: 'baroque' }],
    ['an unknown field', { prompt: 'x', size: 3 }],
    ['a seed out of range', { prompt: 'x', seed: 2_147_483_648 }],
    ['a negative prompt on Lite', { prompt: 'x', negative_prompt: 'rain' }],
  ])('refuses %s', (_, input) => {
    expect(postLite.input.safeParse(input).success).toBe(false);
  });

  it('counts 1,500 characters outside the basic plane as 1,500', () => {
    expect(postLite.input.safeParse({ prompt: '🦊'.repeat(1500) }).success).toBe(true);
  });

  it('keeps 2K for the plans that have it', () => {
    const params = quote({ prompt: 'x', resolution: '2K' });
    expect(textToImage.refusePlan(params, prices().plans.free.limits)).toHaveProperty('resolution');
    expect(textToImage.refusePlan(params, prices().plans.basic.limits)).toEqual({});
  });

  it('swaps the sides of a portrait ratio', () => {
    expect(imageSize('9:16', '1K')).toEqual({ width: 768, height: 1344 });
    expect(imageSize('2:3', '2K')).toEqual({ width: 1664, height: 2432 });
    for (const ratio of ASPECT_RATIOS) {
      const { width, height } = imageSize(ratio, '1K');
      expect(width * height).toBeGreaterThan(950_000);
    }
  });
});
