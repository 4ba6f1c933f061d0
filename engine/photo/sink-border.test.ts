// The border of a sky lies where something ends, however the photo was cut, enlarged or lightened.
import { describe, expect, it, test } from 'vitest';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { findSky } from './find-sky.ts';
import { sinkBorder } from './sink-border.ts';

const WIDTH = 4;
const HEIGHT = 40;

/** A sky that grows lighter down to row 30, over dark ground. */
function dusk() {
  const of = (value: (y: number) => number) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => value(Math.floor(i / WIDTH)));
  const lab = {
    width: WIDTH,
    height: HEIGHT,
    lightness: of((y) => (y < 30 ? 20 + y / 2 : 5)),
    a: of(() => 0),
    b: of(() => -12),
  };
  return { lab, air: of(() => 0.8), texture: of(() => 1) };
}

test('a border at which nothing ends is lowered to where something does', () => {
  const border = Int32Array.from([12, 20, 30, 29]);
  sinkBorder(dusk(), border, HEIGHT);
  expect([...border].map((row) => Math.abs(row - 30) <= 1)).toEqual([true, true, true, true]);
});

test('it stays where nothing ends below either, or where what is below is no sky', () => {
  const plain = dusk();
  plain.lab.lightness.fill(40);
  const border = Int32Array.from([12, 20, 22, 24]);
  sinkBorder(plain, border, HEIGHT);
  expect([...border]).toEqual([12, 20, 22, 24]);
  const rough = dusk();
  rough.texture.fill(9);
  sinkBorder(rough, border, HEIGHT);
  expect([...border]).toEqual([12, 20, 22, 24]);
});

describe('the sky of a launch at dusk', () => {
  it.each([
    ['smaller', { width: 400 }, 1, 1, 1],
    ['darker', {}, 0.7, 1, 1],
    ['paler', {}, 1, 0.6, 1],
    ['cut at a side', { right: 50 }, 1, 1, 1],
    ['cut at its foot', { bottom: 12 }, 1, 1, 427 / 415],
  ] as const)('is found down to the horizon: %s', async (_, how, brightness, saturation, taller) => {
    const cut = { right: 0, bottom: 0, width: 640, ...how };
    const photo = openTestPhoto('rocket')
      .extract({ left: 0, top: 0, width: 640 - cut.right, height: 427 - cut.bottom })
      .modulate({ brightness, saturation });
    const sky = findSky(await readPixels(photo.resize(cut.width)));
    expect(sky?.sureness).toBeGreaterThan(0.6);
    expect(sky?.horizon).toBeCloseTo(0.88 * taller, 0.9);
  });
});
