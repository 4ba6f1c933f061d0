// What is asked of things by their names: done where they are what stands out, and of nothing else in their stead.
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { distance, meanColour } from '#tests/fakes/test-photos.ts';
import type { Image } from '#engine/raster/image.ts';
import { toLab } from '#engine/raster/lab.ts';
import { applyOperation } from './apply-operation.ts';
import { readInstruction } from './read-instruction.ts';
import { startWork } from './work.ts';

beforeAll(needDrawings, 120_000);

async function ask(image: Image, words: string): Promise<{ after: Image; why: string | null }> {
  const [part] = readInstruction(words).parts;
  if (!part) throw new Error(`nothing is read in ${words}`);
  const work = startWork(image, 3, []);
  const { why } = await applyOperation(work, part.operation);
  return { after: work.image, why };
}

const around = (x: number, y: number, far = 0.012) => ({
  left: x - far,
  top: y - far,
  right: x + far,
  bottom: y + far,
});
/** In parts of the photo of the cup. */
const SAUCER = around(0.72, 0.45);
const COFFEE = around(0.47, 0.4);
/** Where coffee is seen in the wall of the cup. */
const RING = around(0.45, 0.26, 0.008);
const TABLE = around(0.9, 0.3);
const RIM = around(0.475, 0.066, 0.006);

it('a cup that is seen from above stays on its table before another background', async () => {
  const cup = await readPixels(openTestPhoto('cup'));
  const { after, why } = await ask(cup, 'change the background to a lake in the mountains');
  expect(why).toBeNull();
  const [red, , blue] = meanColour(after, around(0.95, 0.75));
  const [own, , ownBlue] = meanColour(cup, around(0.95, 0.75));
  expect(red - blue).toBeGreaterThan((own - ownBlue) * 0.6);
  const [skyRed, , skyBlue] = meanColour(after, around(0.92, 0.1));
  expect(skyBlue).toBeGreaterThan(skyRed);
});

describe('a thing that is named', () => {
  it('takes a colour, and not what is in it or around it', async () => {
    const cup = await readPixels(openTestPhoto('cup'));
    const { after, why } = await ask(cup, 'make the cup blue');
    expect(why).toBeNull();
    const [red, , blue] = meanColour(after, SAUCER);
    expect(blue).toBeGreaterThan(red + 60);
    for (const part of [COFFEE, RING, TABLE])
      expect(distance(meanColour(after, part), meanColour(cup, part))).toBeLessThan(6);
  });

  it('is the wall of a cup in a close-up, not the white within its rim', async () => {
    const part = { left: 112, top: 45, width: 255, height: 225 };
    const cup = await readPixels(openTestPhoto('cup').extract(part).resize(900));
    const { after } = await ask(cup, 'make the cup green');
    const [red, green] = meanColour(after, around(0.2, 0.56));
    expect(green).toBeGreaterThan(red + 30);
    for (const inner of [around(0.2, 0.12), around(0.4, 0.3)])
      expect(distance(meanColour(after, inner), meanColour(cup, inner))).toBeLessThan(6);
  });

  it('is not what a drink leaves on the inner wall, where too much light hides the drink', async () => {
    const cup = await readPixels(openTestPhoto('cup').modulate({ brightness: 1.3 }));
    const { after } = await ask(cup, 'make the cup black');
    expect(Math.max(...meanColour(after, SAUCER))).toBeLessThan(80);
    expect(distance(meanColour(after, RING), meanColour(cup, RING))).toBeLessThan(6);
  });

  it.each([
    ['make the cup dark blue', 230, 300, 8, 34],
    ['make the cup yellow', 68, 104, 48, 90],
  ] as const)('is as dark or as light as was asked: %s', async (words, from, to, darkest, lightest) => {
    const { after } = await ask(await readPixels(openTestPhoto('cup')), words);
    const { lightness, a, b } = toLab(...meanColour(after, SAUCER));
    expect(lightness).toBeGreaterThan(darkest);
    expect(lightness).toBeLessThan(lightest);
    const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
    expect(hue).toBeGreaterThan(from);
    expect(hue).toBeLessThan(to);
  });

  it.each(['make the coffee green', 'change the coffee to matcha', '把咖啡变成抹茶'])(
    'is in the cup that holds it: %s',
    async (words) => {
      const cup = await readPixels(openTestPhoto('cup'));
      const { after, why } = await ask(cup, words);
      expect(why).toBeNull();
      const [red, green, blue] = meanColour(after, COFFEE);
      expect(green).toBeGreaterThan(Math.max(red, blue) + 10);
      for (const part of [SAUCER, TABLE, RIM])
        expect(distance(meanColour(after, part), meanColour(cup, part))).toBeLessThan(2);
    },
  );

  it.each([
    ['rocket', 'make the rocket red'],
    ['cup', 'make the coffee cup green'],
    ['cat', 'crop to the cat'],
  ] as const)('in a photo of a %s is what stands out: %s', async (photo, words) => {
    expect((await ask(await readPixels(openTestPhoto(photo)), words)).why).toBeNull();
  });

  it.each(['put it on a black table', '放到黑色的桌子上'])(
    'is left on a table of another colour: %s',
    async (words) => {
      const cup = await readPixels(openTestPhoto('cup'));
      const { after, why } = await ask(cup, words);
      expect(why).toBeNull();
      expect(Math.max(...meanColour(after, TABLE))).toBeLessThan(60);
      expect(distance(meanColour(after, SAUCER), meanColour(cup, SAUCER))).toBeLessThan(6);
    },
  );

  it('keeps the eyes of an animal of which the fur is painted', async () => {
    const cat = await readPixels(openTestPhoto('cat'));
    const { after } = await ask(cat, 'make the cat white');
    const iris = around(0.345, 0.39);
    expect(distance(meanColour(after, iris), meanColour(cat, iris))).toBeLessThan(4);
  });

  it('is no table, which takes its own', async () => {
    const cup = await readPixels(openTestPhoto('cup'));
    const { after } = await ask(cup, 'make the table green');
    const [red, green] = meanColour(after, TABLE);
    expect(green).toBeGreaterThan(red + 30);
    expect(distance(meanColour(after, SAUCER), meanColour(cup, SAUCER))).toBeLessThan(6);
  });

  it('is come nearer to', async () => {
    const rocket = await readPixels(openTestPhoto('rocket'));
    const { after, why } = await ask(rocket, 'crop to the rocket');
    expect(why).toBeNull();
    expect(after.width * after.height).toBeLessThan(rocket.width * rocket.height * 0.8);
    expect(after.height).toBeGreaterThan(after.width);
  });

  it.each([
    ['cat', 'make the car red', 'not_such'],
    ['cat', 'crop to the bird', 'not_such'],
    ['cup', 'remove the car', 'not_such'],
    ['cup', 'make the cat red', 'not_such'],
    ['cup', 'make the apple green', 'not_such'],
    ['cup', 'make the house red', 'not_such'],
    ['rocket', 'remove the tower', 'not_apart'],
    ['rocket', 'make the lighthouse red', 'not_apart'],
    ['rocket', '去掉路灯', 'not_apart'],
    ['rocket', 'remove the guitar', 'not_apart'],
    ['rocket', 'remove the left rocket', 'no_subject'],
    ['rocket', 'remove the car', 'not_such'],
    // The tip of a tower would be left in the air.
    ['rocket', '去掉火箭', 'not_fillable'],
    ['rocket', 'crop to the cat', 'not_such'],
    ['rocket', 'add steam to the tower', 'not_apart'],
    ['rocket', 'make the coffee green', 'no_drink'],
    ['cat', 'paint the wall blue', 'no_wall'],
    ['cat', 'make the table red', 'no_table'],
    ['astronaut', 'make the car red', 'not_apart'],
    ['astronaut', 'make the floor red', 'no_ground'],
    ['astronaut', 'grey beard', 'no_beard'],
    ['astronaut', 'make the suit orange', 'there_already'],
    ['rocket', 'paint the wall blue', 'no_wall'],
  ] as const)('in a photo of a %s is nothing to %s', async (photo, words, reason) => {
    const image = await readPixels(openTestPhoto(photo));
    const { after, why } = await ask(image, words);
    expect(why).toBe(reason);
    // Not compared as arrays: telling how two of them differ takes minutes.
    expect(Buffer.from(after.data).equals(Buffer.from(image.data))).toBe(true);
  });

  it('is one of two on the side that is named, or has to be named', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240"><rect width="400" height="240" fill="#d9dee4"/><circle cx="100" cy="130" r="60" fill="#c33a2c"/><circle cx="300" cy="130" r="60" fill="#c33a2c"/></svg>`;
    const balls = await readPixels(sharp(Buffer.from(svg)).png());
    expect((await ask(balls, 'make the ball green')).why).toBe('which');
    const { after, why } = await ask(balls, 'make the left ball green');
    expect(why).toBeNull();
    const [left, right] = [around(0.25, 0.54), around(0.75, 0.54)];
    expect(distance(meanColour(after, left), meanColour(balls, left))).toBeGreaterThan(60);
    expect(distance(meanColour(after, right), meanColour(balls, right))).toBeLessThan(2);
  });

  it('has walls behind a person, who keeps their colours', async () => {
    const image = await readPixels(openTestPhoto('astronaut'));
    const { after, why } = await ask(image, 'paint the wall blue');
    expect(why).toBeNull();
    const wall = around(0.33, 0.04);
    const [red, , blue] = meanColour(after, wall);
    expect(blue).toBeGreaterThan(red + 50);
    for (const part of [around(0.43, 0.26), around(0.25, 0.6)])
      expect(distance(meanColour(after, part), meanColour(image, part))).toBeLessThan(2);
  });
});

describe('what is asked of a face', () => {
  const MOUTH = { left: 0.41, top: 0.285, right: 0.45, bottom: 0.3 };

  it('is a moustache above the lip, and a mask over it', async () => {
    const image = await readPixels(openTestPhoto('astronaut'));
    const lip = around(0.42, 0.277, 0.006);
    const light = (of: Image, part: typeof lip) =>
      meanColour(of, part).reduce((sum, value) => sum + value, 0);
    const { after: hairy } = await ask(image, 'add a moustache');
    expect(light(hairy, lip)).toBeLessThan(light(image, lip) * 0.75);
    const { after: masked } = await ask(image, 'add a mask');
    const [red, , blue] = meanColour(masked, MOUTH);
    expect(blue).toBeGreaterThan(red);
    const eye = around(0.4, 0.2, 0.01);
    for (const after of [hairy, masked])
      expect(distance(meanColour(after, eye), meanColour(image, eye))).toBeLessThan(2);
  });

  it('is narrower where it is to be slimmer, and the hall behind it stays', async () => {
    const image = await readPixels(openTestPhoto('astronaut'));
    const { after, why } = await ask(image, '瘦脸');
    expect(why).toBeNull();
    expect(after.data).not.toEqual(image.data);
    const suit = around(0.25, 0.6, 0.05);
    expect(meanColour(after, suit)).toEqual(meanColour(image, suit));
  });
});

describe('more of an image', () => {
  it('comes on the side that is named, and the rest stays as it was', async () => {
    const image = await readPixels(openTestPhoto('cup'));
    const { after, why } = await ask(image, 'extend the left side');
    expect(why).toBeNull();
    expect(after.height).toBe(image.height);
    expect(after.width).toBeGreaterThan(image.width * 1.2);
    const from = (after.width - image.width + 300 + 200 * after.width) * 4;
    expect([...after.data.subarray(from, from + 3)]).toEqual([
      ...image.data.subarray((300 + 200 * image.width) * 4, (300 + 200 * image.width) * 4 + 3),
    ]);
  });

  it.each([
    ['astronaut', 'extend the bottom'],
    ['cat', 'extend the top'],
  ] as const)('does not come where a %s is cut off: %s', async (photo, words) => {
    const image = await readPixels(openTestPhoto(photo));
    const { after, why } = await ask(image, words);
    expect(why).toBe('cut_off');
    expect(after).toBe(image);
  });

  it('comes until the image has the shape that was asked for', async () => {
    const image = await readPixels(openTestPhoto('rocket'));
    const { after } = await ask(image, 'extend to a square');
    expect(after.width).toBe(image.width);
    expect(after.height).toBe(image.width);
  });

  it('loses the clouds of a dusk and stays one', async () => {
    const image = await readPixels(openTestPhoto('rocket'));
    const { after, why } = await ask(image, 'remove the clouds');
    expect(why).toBeNull();
    const sky = around(0.4, 0.1, 0.05);
    expect(distance(meanColour(after, sky), meanColour(image, sky))).toBeLessThan(30);
  });
});
