import { describe, expect, it } from 'vitest';
import type { Planes } from '#engine/raster/planes.ts';
import { bordersOf, findAreas } from './superpixels.ts';

const width = 40;
const height = 30;
/** Dark to the left of a column, light to its right. */
const plane = Float32Array.from({ length: width * height }, (_, at) => (at % width < 17 ? 0.1 : 0.9));
const image: Planes = { width, height, red: plane, green: plane.slice(), blue: plane.slice() };

describe('the areas of an image', () => {
  it('end where its forms end', () => {
    const areas = findAreas(image, 8, { evenness: 0.2, jitter: 0.5, seed: 3 });
    for (let y = 0; y < height; y++) expect(areas.of[y * width + 16]).not.toBe(areas.of[y * width + 17]);
    expect(areas.count).toBe(20);
  });

  it('have borders between them, and none inside', () => {
    const areas = findAreas(image, 8, { evenness: 0.2, jitter: 0, seed: 3 });
    const borders = bordersOf(areas, width, height);
    expect(borders[16]).toBe(1);
    expect([...borders].filter((one) => one === 1).length).toBeLessThan((width * height) / 2);
  });
});
