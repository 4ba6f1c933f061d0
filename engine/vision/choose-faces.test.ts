// Who is meant of several: whom somebody pointed at, else the widest, and nobody who only passes by.
import { expect, it } from 'vitest';
import { chooseFaces, type Share } from './choose-faces.ts';
import type { Face } from './find-faces.ts';

const IMAGE = { width: 1000, height: 500 };
const face = (x: number, width: number) => ({ x, y: 250, width, height: width }) as Face;
/** The widest first, as they are found; the last one is far away. */
const [wide, left, right, far] = [face(500, 120), face(200, 110), face(800, 100), face(650, 20)];
const FACES = [wide, left, right, far];

const choose = (count: number, at?: Share[]) => chooseFaces(IMAGE, FACES, count, at).map(({ x }) => x);

it('is the widest where nobody chose, two of them from left to right', () => {
  expect(choose(1)).toEqual([500]);
  expect(choose(2)).toEqual([200, 500]);
});

it('is the nearest to where somebody pointed, in that order, and never the same one twice', () => {
  expect(choose(1, [{ x: 0.78, y: 0.5 }])).toEqual([800]);
  expect(
    choose(2, [
      { x: 0.8, y: 0.5 },
      { x: 0.2, y: 0.5 },
    ]),
  ).toEqual([800, 200]);
  expect(
    choose(2, [
      { x: 0.2, y: 0.5 },
      { x: 0.21, y: 0.5 },
    ]),
  ).toEqual([200, 500]);
  // Between the two: the one that passes by there is not meant.
  expect(choose(1, [{ x: 0.66, y: 0.5 }])).toEqual([800]);
});

it('is nobody where there are not so many', () => {
  expect(
    chooseFaces(IMAGE, [wide], 2, [
      { x: 0.5, y: 0.5 },
      { x: 0.1, y: 0.5 },
    ]),
  ).toEqual([wide]);
  expect(chooseFaces(IMAGE, [wide], 2)).toEqual([wide]);
  expect(chooseFaces(IMAGE, [], 1, [{ x: 0.5, y: 0.5 }])).toEqual([]);
});
