// Trousers of somebody who sits lie beside the shirt as well as below it.
import { expect, it } from 'vitest';
import { makePlane } from '#engine/raster/make-plane.ts';
import { findLegs } from './find-legs.ts';

const [WIDTH, HEIGHT, FACE] = [120, 120, 20];
const at = (x: number, y: number): number => y * WIDTH + x;
const xOf = (i: number): number => i % WIDTH;
const yOf = (i: number): number => Math.floor(i / WIDTH);
const isShirt = (i: number): boolean => xOf(i) > 30 && xOf(i) < 60 && yOf(i) > 25 && yOf(i) < 80;
/** From the lap to the knees, and down. */
const isLegs = (i: number): boolean =>
  (xOf(i) >= 40 && xOf(i) < 105 && yOf(i) >= 70 && yOf(i) < 90) ||
  (xOf(i) > 85 && xOf(i) < 105 && yOf(i) >= 90 && yOf(i) < 118);
const rows = makePlane(WIDTH * HEIGHT, (i) => (yOf(i) - 10) / FACE);
const clothes = makePlane(WIDTH * HEIGHT, (i) => (isShirt(i) || isLegs(i) ? 1 : 0));

function legsOf(lightAt: (i: number) => number): ReturnType<typeof findLegs> {
  const plain = new Float32Array(WIDTH * HEIGHT);
  const lab = {
    width: WIDTH,
    height: HEIGHT,
    lightness: makePlane(WIDTH * HEIGHT, lightAt),
    a: plain,
    b: plain,
  };
  return findLegs(lab, clothes, rows);
}

it('are told by their colour, wherever a row would part them', () => {
  const legs = legsOf((i) => (isLegs(i) ? 25 : 70));
  if (typeof legs === 'string') throw new Error(legs);
  expect([legs[at(45, 40)], legs[at(34, 76)], legs[at(50, 76)], legs[at(95, 110)]]).toEqual([0, 0, 1, 1]);
});

it('are one with what has their colour, and unsure where it only goes over', () => {
  expect(legsOf((i) => 60 + (xOf(i) % 3))).toBe('one');
  expect(legsOf((i) => 90 - yOf(i) * 0.6)).toBe('unsure');
});
