// Colours changed by tables: with a light of their own and without one it is the same reckoning.
import { expect, it } from 'vitest';
import { readCast } from './cast-image.ts';
import { gradePixels, NO_CAST, type CastTables, type LightTables } from './grade-pixels.ts';
import { readLights } from './light-image.ts';

/** Larger than a strip of what is cast at a time, and no multiple of four pixels. */
const SIDE = 131;

/** Colours of all kinds, and the greys; opaque. */
function manyColours(): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const grey = at < 256;
    pixels.set(
      [grey ? at : (at * 37) % 256, grey ? at : (at * 101) % 256, grey ? at : (at * 59) % 256, 255],
      at * 4,
    );
  }
  return pixels;
}

/** As the tables are described, a channel after the other. */
function gradeSlowly(pixels: Uint8ClampedArray, light: LightTables, cast: CastTables): Uint8ClampedArray {
  return pixels.map((own, at) => {
    if (at % 4 === 3) return own;
    const pixel = at - (at % 4);
    const lit = litAt((pixel / 4) % SIDE, Math.floor(pixel / 4 / SIDE), light.corners);
    const [red, green, blue] = [light.reds, light.greens, light.blues].map(
      (table, channel) => ((table[pixels[pixel + channel] as number] as number) * lit) >> 12,
    ) as [number, number, number];
    const cell = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const share = cast.shares[cell] as number;
    const luma = (red * 54 + green * 183 + blue * 19) >> 8;
    const ink = cast.ramps[cast.chosen[cell] as number]?.[luma] ?? [0, 0, 0];
    return (([red, green, blue][at % 4] as number) * (256 - share) + (ink[at % 4] as number) * share) >> 8;
  });
}

/** Half the square of the way from the middle, of 4096. */
function half(at: number): number {
  return Math.trunc(((((at + 0.5) / SIDE) * 2 - 1) ** 2 / 2) * 4096);
}

/** Of 4096. */
function litAt(x: number, y: number, corners: number): number {
  const beyond = Math.max(0, (half(x) + half(y)) / 4096 - 0.2) / 0.8;
  return Math.trunc((1 - corners * beyond) * 4096);
}

it('stays in its colors under a light', () => {
  const light = readLights(['dark']);
  const none = { ...NO_CAST };
  const [plain, cast] = [manyColours(), manyColours()];
  gradePixels(light, NO_CAST, SIDE, SIDE)(plain, 0);
  gradePixels(light, none, SIDE, SIDE)(cast, 0);
  expect(plain).toEqual(cast);
  expect(plain).toEqual(gradeSlowly(manyColours(), light, NO_CAST));
});

it.each([
  ['without a light', []],
  ['in a warm light', ['warm']],
  ['in a dramatic light', ['dramatic']],
] as const)('goes to two colours %s', (_, lights) => {
  const light = readLights(lights);
  const cast = readCast({ colours: ['teal', 'orange'], isInk: false, kept: ['red'] });
  // The inks are kept as whole numbers.
  const ramps = cast.ramps.map((ramp) => ramp.map(([r, g, b]) => [r | 0, g | 0, b | 0] as const));
  const expected = gradeSlowly(manyColours(), light, { ...cast, ramps });
  const pixels = manyColours();
  gradePixels(light, cast, SIDE, SIDE)(pixels, 0);
  expect(pixels).toEqual(expected);
});
