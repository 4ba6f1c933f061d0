// Whose faces an instruction means.
import { expect, it } from 'vitest';
import type { Face } from '#engine/vision/find-faces.ts';
import { facesMeant } from './faces-meant.ts';

const IMAGE = { width: 1000, height: 600, data: new Uint8ClampedArray(1000 * 600 * 4) };
const face = (x: number, width = 100): Face => ({ x, y: 200, width, height: width * 1.3 }) as Face;
/** The widest first, as they are found; the last is a passer-by. */
const FACES = [face(700, 140), face(200, 120), face(450, 100), face(950, 40)];

it.each([
  [{}, [700, 200, 450]],
  [{ across: 'left' }, [200]],
  [{ across: 'middle' }, [450]],
  [{ across: 'right' }, [700]],
] as const)('of those that the image is about, at %o: %o', (place, xs) => {
  expect(facesMeant(IMAGE, FACES, place).map(({ x }) => x)).toEqual(xs);
});

it('is the only one near the middle, and nobody where the only one is on the other side', () => {
  expect(facesMeant(IMAGE, [face(450)], { across: 'right' })).toHaveLength(1);
  expect(facesMeant(IMAGE, [face(300)], { across: 'left' })).toHaveLength(1);
  expect(facesMeant(IMAGE, [face(300)], { across: 'right' })).toEqual([]);
  expect(facesMeant(IMAGE, [face(900)], { across: 'left' })).toEqual([]);
  expect(facesMeant(IMAGE, [face(900)], { across: 'middle' })).toEqual([]);
  expect(facesMeant(IMAGE, [], { across: 'right' })).toEqual([]);
});

it('is nobody who stands behind those in front', () => {
  const standing = [face(330, 108), face(780, 94), face(510, 74), face(85, 56)];
  expect(facesMeant(IMAGE, standing, { across: 'left' }).map(({ x }) => x)).toEqual([330]);
  // A child beside one of the parents is no passer-by.
  expect(facesMeant(IMAGE, [face(330, 108), face(780, 60)], { across: 'right' }).map(({ x }) => x)).toEqual([
    780,
  ]);
});
