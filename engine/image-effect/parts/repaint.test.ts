// What is cared for besides faces is told to whoever paints.
import { expect, it } from 'vitest';
import { emptyMask } from '#engine/raster/mask.ts';
import { repaint } from './repaint.ts';

it('cares for an animal as it was asked to, though no face is seen', () => {
  const image = { width: 40, height: 40, data: new Uint8ClampedArray(6400).fill(120) };
  const animal = emptyMask(20, 20);
  for (let i = 0; i < animal.values.length; i++) if (i % 20 < 10) animal.values[i] = 0.7;
  const seen: number[] = [];
  const look = (more?: typeof animal): void => {
    repaint(
      image,
      [],
      1,
      (_, __, care) => seen.push(care[10 * 40 + 8] ?? -1, care[10 * 40 + 32] ?? -1),
      more,
    );
  };
  look(animal);
  look();
  expect(seen.map((care) => Math.round(care * 10))).toEqual([7, 0, 0, 0]);
});
