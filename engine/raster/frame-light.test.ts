// Light and a tint over a frame are what plain arithmetic makes of them, for sides that are no whole number of cells, too.
import { describe, expect, it } from 'vitest';
import { CELL, makeFrameLight } from './frame-light.ts';

const TINT = [20, 10, 40] as const;
const SIZES = [
  { width: 64, height: 48 },
  { width: 20, height: 11 },
  { width: 30, height: 17 },
  { width: 5, height: 3 },
  { width: 127, height: 9 },
];

function within(value: number, end: number): number {
  return Math.min(end - 1, Math.max(0, value));
}

function paint(width: number, height: number): Uint8Array {
  return Uint8Array.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (at * 37 + Math.floor(at / 11)) % 256,
  );
}

describe.each(SIZES)('a frame of $width × $height', ({ width, height }) => {
  const cover = Uint8Array.from({ length: width * height }, (_, at) => (at * 13) % 120);

  it('is added up by cells', () => {
    const pixels = paint(width, height);
    const light = makeFrameLight(width, height, TINT, cover);
    const sums = light.take(pixels);
    expect(sums).toHaveLength(light.columns * light.rows * 4);
    const expected = new Int32Array(sums.length);
    pixels.forEach((value, at) => {
      const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
      const cell = Math.floor(y / CELL) * light.columns + Math.floor(x / CELL);
      expected[cell * 4 + (at % 4)] = (expected[cell * 4 + (at % 4)] as number) + value;
    });
    expect([...sums]).toEqual([...expected]);
  });

  it('gets light, mixed from cell to cell, and then the tint', () => {
    const pixels = paint(width, height);
    const light = makeFrameLight(width, height, TINT, cover);
    const { columns, rows } = light;
    light.take(pixels);
    const planes = [0, 1, 2].map((channel) =>
      Float32Array.from({ length: columns * rows }, (_, cell) => ((cell * 7 + channel * 5) % 11) / 10),
    );
    const lit = new Uint8Array(pixels.length);
    light.give(lit, planes, 0.5);
    /** As a canvas enlarges: between the middles of cells, which are repeated at the edges. */
    const at = (plane: Float32Array, x: number, y: number): number => {
      const [u, v] = [(x + 0.5) / CELL - 0.5, (y + 0.5) / CELL - 0.5];
      const [left, top] = [Math.floor(u), Math.floor(v)];
      const read = (column: number, row: number) =>
        plane[within(row, rows) * columns + within(column, columns)] as number;
      const mix = (row: number) => read(left, row) + (read(left + 1, row) - read(left, row)) * (u - left);
      return mix(top) + (mix(top + 1) - mix(top)) * (v - top);
    };
    let most = 0;
    for (let pixel = 0; pixel < width * height; pixel++) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      expect(lit[pixel * 4 + 3]).toBe(255);
      for (const channel of [0, 1, 2] as const) {
        const dark = 1 - 0.5 * at(planes[channel] as Float32Array, x, y);
        const shone = 255 - (255 - (pixels[pixel * 4 + channel] as number)) * dark;
        const hidden = (cover[pixel] as number) / 255;
        const expected = shone * (1 - hidden) + TINT[channel] * hidden;
        most = Math.max(most, Math.abs(expected - (lit[pixel * 4 + channel] as number)));
      }
    }
    expect(most).toBeLessThan(2);
  });
});

it('leaves a frame as it is where there is neither light nor tint', () => {
  const pixels = paint(33, 10);
  const light = makeFrameLight(33, 10, TINT, new Uint8Array(330));
  light.take(pixels);
  const lit = new Uint8Array(pixels.length);
  const none = new Float32Array(light.columns * light.rows);
  light.give(lit, [none, none, none], 1);
  expect([...lit]).toEqual([...pixels]);
});
