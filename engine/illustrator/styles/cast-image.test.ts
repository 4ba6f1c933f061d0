// The colours of a whole image reach all of it, but not what was asked for in a colour of its own.

import { expect, it } from 'vitest';
import { readCast } from './cast-image.ts';
import { gradePixels } from './grade-pixels.ts';
import { readLights } from './light-image.ts';

const BLUE = '#2f7fd8';
const GREEN = [70, 150, 60] as const;
const RED = [200, 50, 45] as const;
const GREY = [120, 120, 120] as const;

function castOf(colours: readonly string[], kept: readonly string[], isInk = false): number[][] {
  const pixels = new Uint8ClampedArray([GREEN, RED, GREY].flatMap((colour) => [...colour, 255]));
  gradePixels(readLights([]), readCast({ colours, kept, isInk }), 3, 1)(pixels);
  return [0, 4, 8].map((at) => [...pixels.subarray(at, at + 3)]);
}

it('makes all of it blue but the red that was asked for', () => {
  const [green = [], red = [], grey = []] = castOf([BLUE], ['#d8342f']);
  for (const [r = 0, , b = 0] of [green, grey]) expect(b).toBeGreaterThan(r + 40);
  expect(red).toEqual([...RED]);
});

it('takes each to the nearer of two', () => {
  const [green = [], red = []] = castOf(['#2bb5b0', '#f08a2c'], []);
  expect(green[2]).toBeGreaterThan(green[0] as number);
  expect(red[0]).toBeGreaterThan((red[2] as number) + 80);
});

it('leaves nothing of any other color where it is an ink', () => {
  for (const [r = 0, , b = 0] of castOf([BLUE], ['#d8342f'], true)) expect(b).toBeGreaterThan(r);
});
