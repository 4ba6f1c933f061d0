// A photo whose air is lighter towards the land has a sky; where it ends in dark blue haze, that is of mountains.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPixels } from '#tests/fakes/open-test-photo.ts';
import { fitSky } from './fit-sky.ts';

/** Blue air over a meadow, of these colours from above to below. */
async function skyOf(...colours: string[]) {
  const stops = colours.map(
    (colour, n) => `<stop offset="${n / (colours.length - 1)}" stop-color="${colour}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><defs><linearGradient id="g" x2="0" y2="1">${stops.join('')}</linearGradient></defs><rect width="480" height="280" fill="url(#g)"/><rect y="280" width="480" height="40" fill="#5c6a3c"/></svg>`;
  return fitSky(await readPixels(sharp(Buffer.from(svg)).png()));
}

it('is no sky', async () => {
  expect(await skyOf('#5f92c8', '#8fb2d4', '#b4c8da')).not.toBeNull();
  expect(await skyOf('#9dbcd8', '#93b2d0', '#8aa8c8')).not.toBeNull();
  expect(await skyOf('#a9c4de', '#86a5c6', '#5c7ea8', '#4f709a')).toBeNull();
});
