// Of which colour clothes are.

import { expect, it } from 'vitest';
import { makeRandom } from '#engine/raster/random.ts';
import { outfitOf } from './outfit.ts';
import { readRole } from './roles.ts';

it('takes the colour that is said of who wears what their trade does', () => {
  const who = { isFemale: false, age: 'adult', colour: '#f4f2ee' };
  const topOf = (words: string) =>
    outfitOf(
      [{ garment: 't-shirt', words, colour: '#d0483c' }],
      readRole(undefined),
      who,
      makeRandom(1, 'outfit'),
    ).top.colour;
  expect(Math.min(...topOf(''))).toBeGreaterThan(200);
  // "A man in white with a red t-shirt".
  expect(topOf('t-shirt')[1]).toBeLessThan(100);
});

it('is a swimsuit, or trunks', () => {
  const [hers, his] = [true, false].map((isFemale) =>
    outfitOf(
      [{ garment: 'swimsuit', words: 'swimsuit', colour: '#c02020' }],
      readRole(undefined),
      { isFemale, age: 'adult' },
      makeRandom(1, 'outfit'),
    ),
  );
  expect([hers?.top.cut, hers?.bottom.cut]).toEqual(['swimsuit', 'none']);
  expect([his?.top.cut, his?.bottom.cut]).toEqual(['bare', 'shorts']);
  expect(his?.bottom.colour[0]).toBeGreaterThan(150);
});
