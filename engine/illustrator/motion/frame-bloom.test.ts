// What shines in a frame: the mean of each cell of eight by eight, multiplied by itself; smaller cells at the far edges.
import { expect, it } from 'vitest';
import { makeSurface } from '#engine/raster/surface.ts';
import { makeBloom, shineOfCells } from './frame-bloom.ts';

const [WIDTH, HEIGHT] = [20, 11];

it('is the mean of each cell, multiplied by itself', () => {
  const frame = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  frame.forEach((_, at) => {
    if (at % 4 < 3) frame[at] = (at * 37) % 256;
  });
  const target = new Uint8ClampedArray(3 * 2 * 4);
  shineOfCells(frame, WIDTH, HEIGHT, target);
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 3; column++)
      for (let channel = 0; channel < 3; channel++) {
        const values: number[] = [];
        for (let y = row * 8; y < Math.min(HEIGHT, row * 8 + 8); y++)
          for (let x = column * 8; x < Math.min(WIDTH, column * 8 + 8); x++)
            values.push(frame[(y * WIDTH + x) * 4 + channel] as number);
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        expect(target[(row * 3 + column) * 4 + channel]).toBe(Math.round((mean * mean) / 255));
      }
});

it('holds white in the whole cell, and lays light over the frame', () => {
  const target = new Uint8ClampedArray(4);
  shineOfCells(new Uint8ClampedArray(8 * 8 * 4).fill(255), 8, 8, target);
  expect([...target]).toEqual([255, 255, 255, 255]);
  const sheet = makeSurface(64, 48, (brush) => {
    brush.fillStyle = '#202020';
    brush.fillRect(0, 0, 64, 48);
    brush.fillStyle = '#ffffff';
    brush.fillRect(24, 16, 16, 16);
  });
  const bloom = makeBloom(0.5, 64, 48);
  bloom(sheet.getContext('2d'));
  const once = sheet.data();
  const at = (x: number, y: number) => once[(y * 64 + x) * 4] as number;
  expect(at(22, 24)).toBeGreaterThan(0x28);
  expect(at(2, 2)).toBeLessThan(at(22, 24));
});
