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
