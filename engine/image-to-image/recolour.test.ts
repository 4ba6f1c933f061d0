// Why a colour that was asked for is not seen: it is there already, or nothing is seen in the dark.
import { expect, it } from 'vitest';
import type { Rgb } from '#engine/raster/colour.ts';
import { emptyMask } from '#engine/raster/mask.ts';
import type { HueName } from './instruction.ts';
import { recolour } from './recolour.ts';
import { startWork, type Work } from './work.ts';

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
  // Another hue that is as dark is seen.
  expect(await paint([60, 40, 30], [110, 22, 48], 'brown')).toBeNull();
});

it('is all of an animal, its paler fur too', async () => {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(200);
  const mask = emptyMask(WIDTH, HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    if (x <= 40 || x >= 120 || y <= 30 || y >= 90) continue;
    mask.values[i] = 1;
    data.set([...(x < 90 ? [190, 120, 50] : [225, 214, 200]), 255], i * 4);
  }
  const image = { width: WIDTH, height: HEIGHT, data };
  const seen = { mask, sureness: 1 };
  const work: Work = {
    ...startWork(image, 1, []),
    people: () => ({ faces: [], silhouette: seen, salient: seen, salientRoughly: seen }),
    subject: () => ({ mask, box: { left: 41, top: 31, width: 79, height: 59 }, face: null }),
  };
  const region = { kind: 'thing', what: 'animal' } as const;
  expect(recolour(work, { do: 'colour', colour: [46, 116, 208], amount: 1, region })).toBeNull();
  for (const x of [60, 105]) {
    const at = (60 * WIDTH + x) * 4;
    expect(work.image.data[at + 2]).toBeGreaterThan((work.image.data[at] as number) + 40);
  }
});
