// Sky goes on below a crown: where nobody sees an edge none is made.
import { expect, it } from 'vitest';
import type { LabPlanes } from '#engine/raster/lab.ts';
import { goOnAside } from './sky-aside.ts';

const [WIDTH, HEIGHT] = [40, 30];

const isCrown = (x: number, y: number) => x >= 10 && x < 25 && y >= 5 && y < 15;

/** A pale sky over grass, with a dark crown from row 5 to 14 over the columns from 10 to 24. */
function scene(): { lab: LabPlanes; air: Float32Array; texture: Float32Array } {
  const plane = (valueAt: (x: number, y: number) => number) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => valueAt(i % WIDTH, Math.floor(i / WIDTH)));
  const pick = (crown: number, grass: number, sky: number) =>
    plane((x, y) => (isCrown(x, y) ? crown : y >= 24 ? grass : sky));
  return {
    lab: {
      width: WIDTH,
      height: HEIGHT,
      lightness: pick(25, 45, 92),
      a: pick(0, -30, -2),
      b: pick(4, 35, -6),
    },
    air: pick(0.2, 0, 0.85),
    texture: pick(9, 6, 1),
  };
}

it('goes on below what stands before it, down to the horizon and no farther', () => {
  const planes = scene();
  const border = Int32Array.from({ length: WIDTH }, (_, x) => (x >= 10 && x < 25 ? 5 : 24));
  const inside = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    Math.floor(i / WIDTH) < (border[i % WIDTH] as number) ? 1 : 0,
  );
  goOnAside(planes, inside, border, 24);
  const at = (x: number, y: number) => inside[y * WIDTH + x];
  expect([at(12, 20), at(18, 16), at(24, 23)]).toEqual([1, 1, 1]);
  expect([at(12, 8), at(18, 14), at(18, 24), at(35, 26)]).toEqual([0, 0, 0, 0]);
  expect(border[18]).toBe(24);
});

it('does not go on into what is as pale and has an edge', () => {
  const planes = scene();
  // A white wall to the right of column 30.
  for (let y = 0; y < 24; y++) for (let x = 30; x < WIDTH; x++) planes.lab.lightness[y * WIDTH + x] = 98;
  const border = Int32Array.from({ length: WIDTH }, (_, x) => (x < 30 ? 24 : 3));
  const inside = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    i % WIDTH < 30 && i < 24 * WIDTH ? 1 : 0,
  );
  goOnAside(planes, inside, border, 24);
  expect(inside[20 * WIDTH + 34]).toBe(0);
});
