// The measure of the looks: rounding passes, mud does not.
import { expect, it } from 'vitest';
import { compareLooks, measureLook } from './looks.ts';

const WIDTH = 60;
const HEIGHT = 40;

type Shade = (x: number, y: number) => readonly [red: number, green: number, blue: number];

function paint(shade: Shade): { width: number; height: number; data: Uint8ClampedArray } {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) data.set([...shade(x, y), 255], (y * WIDTH + x) * 4);
  return { width: WIDTH, height: HEIGHT, data };
}

/** A sky over hatched ground. */
const scene: Shade = (x, y) => (y < 22 ? [90 + x, 150 + y, 220] : x % 4 < 2 ? [150, 90, 40] : [110, 60, 20]);

/** Each channel of the scene by `change`, which knows its pixel's luminance too. */
function changed(change: (value: number, light: number, x: number, y: number) => number) {
  return paint((x, y) => {
    const [red, green, blue] = scene(x, y);
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    return [change(red, light, x, y), change(green, light, x, y), change(blue, light, x, y)];
  });
}

const accepted = measureLook(paint(scene));

it('is the same for an image that was rounded otherwise', () => {
  const rounded = changed((value, _light, x, y) => value + ((x * 7 + y * 3) % 5 === 0 ? 1 : 0));
  expect(compareLooks(accepted, measureLook(rounded))).toEqual([]);
});

it.each([
  ['colour', changed((value, light) => light + (value - light) * 0.67), /colourfulness/],
  ['contrast', changed((value) => 128 + (value - 128) * 0.67), /contrast/],
  ['detail', paint((x, y) => scene(y < 22 ? x : 0, y)), /detail/],
  ['the right hue', paint((x, y) => scene(x, y).toReversed() as [number, number, number]), /colours/],
])('is another one without %s', (_, image, words) => {
  expect(compareLooks(accepted, measureLook(image)).join()).toMatch(words);
});
