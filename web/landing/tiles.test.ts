// The images of the landing page are part of the build.
import { expect, it } from 'vitest';
import table from './tiles.json';
import { type TileName, tileNamed } from './tiles.ts';

it.each(Object.keys(table) as TileName[])('%s has been painted', (name) => {
  expect(tileNamed(name).src).toContain(`${name}.webp`);
});
