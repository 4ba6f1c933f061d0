// Where somebody stood before a horizon there is sky above it and land below, with a line between them.
import { expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { fillAcrossHorizon } from './fill-horizon.ts';

const [WIDTH, HEIGHT, HORIZON] = [640, 480, 300];

/** A meadow under a sky that is palest at the horizon, both uneven. */
function paintMeadow(): Image {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const down = y / HEIGHT;
    const uneven = 9 * Math.sin(x / 23 + y / 11) + 5 * Math.sin(x / 7 - y / 5);
    const colour =
      y < HORIZON ? [90 + 190 * down, 150 + 100 * down, 228] : [104 - 40 * down, 150 - 60 * down, 70];
    data.set([...colour.map((value) => value + uneven), 255], i * 4);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const mask = (isIn: (x: number, y: number) => boolean) => ({
  width: WIDTH,
  height: HEIGHT,
  values: makePlane(WIDTH * HEIGHT, (i) => (isIn(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0)),
});

it('keeps a straight horizon behind who is taken away', () => {
  const image = paintMeadow();
  // A head above the horizon, and broad shoulders down to the foot of the photo.
  const hole = mask((x, y) => Math.hypot(x - 340, y - 230) < 56 || (y > 270 && Math.abs(x - 340) < 120));
  const seen = mask((x, y) => y < HORIZON && hole.values[y * WIDTH + x] === 0);
  const sky = { mask: seen, horizon: HORIZON / HEIGHT, sureness: 1 };
  const { image: filled } = fillAcrossHorizon(image, hole, { kept: hole, sky, seed: 4 });
  for (const x of [240, 300, 340, 380, 440])
    for (const [y, isAbove] of [
      [285, true],
      [294, true],
      [306, false],
      [330, false],
      [420, false],
    ] as const) {
      const at = (y * WIDTH + x) * 4;
      const [, green = 0, blue = 0] = filled.data.subarray(at, at + 3);
      expect(blue > green, `${x}, ${y}`).toBe(isAbove);
    }
});

const slope = (x: number): number => HORIZON - 160 + x * 0.32;

it('draws no line where a hill ends the sky', () => {
  const image = paintMeadow();
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    if (y > slope(x) && y < HORIZON + 20) image.data.set([70, 84, 70, 255], i * 4);
  }
  const hole = mask((x, y) => Math.abs(x - 340) < 70 && y > 150);
  const seen = mask((x, y) => y < slope(x) && hole.values[y * WIDTH + x] === 0);
  const sky = { mask: seen, horizon: 0.6, sureness: 1 };
  const { image: filled } = fillAcrossHorizon(image, hole, { kept: hole, sky, seed: 4 });
  // Between the height of the hill on the left and that on the right it goes down.
  const topOf = (x: number): number => {
    for (let y = 160; y < HEIGHT; y++) {
      const at = (y * WIDTH + x) * 4;
      if ((filled.data[at + 2] as number) < 150) return y;
    }
    return HEIGHT;
  };
  expect(topOf(400) - topOf(285)).toBeGreaterThan(18);
});
