// What has the main colour of something, and what only lies on it.
import { describe, expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { keepMainColour } from './main-colour.ts';

const SIDE = 60;
type Rgb = readonly [number, number, number];

function draw(colourAt: (x: number, y: number) => Rgb): Image {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) data.set([...colourAt(i % SIDE, Math.floor(i / SIDE)), 255], i * 4);
  return { width: SIDE, height: SIDE, data };
}

const whole = { width: SIDE, height: SIDE, values: new Float32Array(SIDE * SIDE).fill(1) };
const shade = ([red, green, blue]: Rgb, light: number): Rgb => [red * light, green * light, blue * light];
const light = (x: number) => 0.55 + (x / SIDE) * 0.45;
const ORANGE: Rgb = [220, 110, 50];

describe('the main colour', () => {
  it.each<[string, Rgb]>([
    ['white', [235, 235, 232]],
    ['blue', [40, 60, 140]],
  ])('leaves %s stripes out, and takes folds', (_, stripe) => {
    const image = draw((x, y) => shade(y % 10 < 4 ? stripe : ORANGE, light(x)));
    const { values } = keepMainColour(image, whole);
    for (const x of [3, 30, 57]) {
      expect(values[25 * SIDE + x]).toBeGreaterThan(0.9);
      expect(values[21 * SIDE + x]).toBeLessThan(0.1);
    }
  });

  it('leaves out a pale shirt with a trace of its hue', () => {
    const jacket: Rgb[] = [
      [70, 140, 210],
      [104, 160, 212],
      [128, 168, 208],
    ];
    const image = draw((x, y) => (x > 27 && x < 33 ? [210, 221, 246] : (jacket[(x + y) % 3] as Rgb)));
    const { values } = keepMainColour(image, whole);
    expect(values[30 * SIDE + 30]).toBeLessThan(0.1);
    for (const x of [10, 11, 12]) expect(values[30 * SIDE + x]).toBeGreaterThan(0.9);
  });

  it('takes the noise of what is dark', () => {
    const noise: Rgb[] = [
      [62, 34, 66],
      [70, 36, 58],
      [56, 36, 74],
      [74, 34, 52],
    ];
    const image = draw((x, y) => (x < 20 ? [150, 150, 60] : (noise[(x * 3 + y * y) % 4] as Rgb)));
    const { values } = keepMainColour(image, whole);
    for (let x = 25; x < 55; x++) expect(values[31 * SIDE + x]).toBeGreaterThan(0.7);
  });

  it('takes all where there is one colour only', () => {
    const image = draw((x) => shade(ORANGE, 0.5 + x / (2 * SIDE)));
    expect(keepMainColour(image, whole)).toBe(whole);
  });
});

it('of a garment is not that of the arms', () => {
  const SKIN: Rgb = [196, 132, 104];
  // A face above, an arm taken for a sleeve, and a smaller top of another colour.
  const image = draw((x, y) => (y > 30 && x > 35 ? [20, 120, 110] : SKIN));
  const worn = { ...whole, values: whole.values.map((_, i) => (i >= 30 * SIDE ? 1 : 0)) };
  const face = { left: 15, top: 0, width: 30, height: 30 };
  const at = (x: number, y: number, mask = keepMainColour(image, worn, { face })) =>
    mask.values[y * SIDE + x];
  expect(at(50, 45)).toBeGreaterThan(0.9);
  expect(at(10, 45)).toBeLessThan(0.1);
  expect(at(10, 45, keepMainColour(image, worn))).toBeGreaterThan(0.9);
});

describe('of a garment of one colour', () => {
  const SKIN: Rgb = [214, 160, 132];
  const MUSTARD: Rgb = [176, 140, 40];
  const face = { left: 15, top: 0, width: 30, height: 20 };

  it('leaves out a hand before it, in whatever light, and keeps its folds', () => {
    const image = draw((x, y) =>
      y < 20
        ? SKIN
        : x > 24 && x < 36 && y > 34 && y < 46
          ? [236, 204, 172]
          : shade(MUSTARD, y > 50 ? 0.6 : 1),
    );
    const worn = { ...whole, values: whole.values.map((_, i) => (i >= 20 * SIDE ? 1 : 0)) };
    const { values } = keepMainColour(image, worn, { face });
    expect(values[40 * SIDE + 30]).toBeLessThan(0.1);
    for (const [x, y] of [
      [10, 30],
      [30, 55],
    ] as const)
      expect(values[y * SIDE + x]).toBeGreaterThan(0.9);
  });

  it('follows it into a sleeve that was taken for something else', () => {
    // A fold of the sleeve is paler than the rest.
    const image = draw((x, y) =>
      y < 20 ? SKIN : x > 52 ? [40, 70, 160] : x === 12 && y > 30 && y < 50 ? [168, 146, 84] : MUSTARD,
    );
    const worn = {
      ...whole,
      values: whole.values.map((_, i) => (i >= 20 * SIDE && i % SIDE > 20 && i % SIDE < 50 ? 1 : 0)),
    };
    const { values } = keepMainColour(image, worn, { face, body: whole });
    const at = (x: number, y: number) => values[y * SIDE + x];
    expect(at(6, 40)).toBeGreaterThan(0.9);
    expect(at(12, 40)).toBeGreaterThan(0.5);
    expect(at(56, 40)).toBe(0);
    expect(at(30, 10)).toBe(0);
    expect(keepMainColour(image, worn, { face }).values[40 * SIDE + 6]).toBe(0);
  });

  it('goes on up a raised arm, and not to hair beside the face', () => {
    const face = { left: 28, top: 4, width: 8, height: 10 };
    const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
    const whole = { width: SIDE, height: SIDE, values: new Float32Array(SIDE * SIDE).fill(1) };
    for (let i = 0; i < SIDE * SIDE; i++) {
      const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
      const isSkin = x >= 28 && x < 36 && y >= 4 && y < 14;
      data.set(isSkin ? [214, 170, 146] : [60, 110, 190], i * 4);
    }
    const worn = { ...whole, values: whole.values.map((_, i) => (i >= 20 * SIDE ? 1 : 0)) };
    const { values } = keepMainColour({ width: SIDE, height: SIDE, data }, worn, { face, body: whole });
    expect(values[8 * SIDE + 4]).toBeGreaterThan(0.9);
    expect(values[8 * SIDE + 24]).toBe(0);
  });
});
