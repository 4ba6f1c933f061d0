// Why a colour that was asked for is not seen: it is there already, or nothing is seen in the dark.
import { expect, it } from 'vitest';
import type { Rgb } from '#engine/raster/colour.ts';
import type { HueName } from './instruction.ts';
import { recolour } from './recolour.ts';
import { startWork } from './work.ts';

const [WIDTH, HEIGHT] = [160, 120];

/** A square of one colour in a dim room. */
function paint(square: Rgb, colour: Rgb, hue: HueName) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isIn = x > 40 && x < 120 && y > 30 && y < 90;
    data.set([...(isIn ? square : [96, 84, 60]), 255], i * 4);
  }
  const work = startWork({ width: WIDTH, height: HEIGHT, data }, 1, []);
  return work
    .lookForPeople()
    .then(() => recolour(work, { do: 'colour', colour, amount: 1, region: { kind: 'hue', hue } }));
}

it('is too dark, and not what was asked for already', async () => {
  expect(await paint([20, 19, 19], [30, 70, 44], 'black')).toBe('too_dark');
  expect(await paint([20, 19, 19], [18, 18, 20], 'black')).toBe('there_already');
  expect(await paint([208, 44, 44], [46, 116, 208], 'red')).toBeNull();
});
