// Parts of buildings have the colours that were asked for; where a part has none it is told.

import { beforeAll, describe, expect, it } from 'vitest';
import { toRgb } from '#engine/raster/colour.ts';
import { readPixels } from '#engine/raster/surface.ts';
import { illustrate } from '../illustrate.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { drawSubject } from '../painting/draw-subject.ts';

beforeAll(needDrawings, 120_000);

/** How many pixels of the whole image are red. */
async function redOf(prompt: string): Promise<number> {
  const { image } = await illustrate({ prompt, style: 'auto', width: 128, height: 128, seed: 7 });
  let found = 0;
  for (let at = 0; at < image.data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = image.data.subarray(at, at + 3);
    if (red > 120 && red > green * 1.8 && red > blue * 1.8) found++;
  }
  return found;
}

it('paints a bridge in the colour that is asked', async () => {
  expect(await redOf('a red bridge over a river')).toBeGreaterThan(
    (await redOf('a bridge over a river')) + 100,
  );
});

/** How much of the drawing is near the colour, 0–1. */
async function shareOf(prompt: string, colour: string): Promise<number> {
  const { scene, reading } = await plan(prompt);
  const [subject] = reading.subjects;
  if (!subject) throw new Error('Nothing to draw');
  const pixels = readPixels(await drawSubject(scene.stage, subject));
  const [red, green, blue] = toRgb(colour);
  let seen = 0;
  let near = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    seen++;
    const away = Math.hypot(
      (pixels[at] ?? 0) - red,
      (pixels[at + 1] ?? 0) - green,
      (pixels[at + 2] ?? 0) - blue,
    );
    if (away < 70) near++;
  }
  return near / seen;
}

const WHITE = '#f2f0ec';
const [RED, GREEN, BLUE] = ['#d8342f', '#4a9e54', '#2f7fd8'];

describe('a part of a building', () => {
  it.each([
    ['a white church with a blue roof', 'a white church', BLUE, 0.1],
    ['蓝色屋顶的白色教堂', '白色教堂', BLUE, 0.1],
    ['一座白色教堂，蓝色的屋顶', '白色教堂', BLUE, 0.1],
    ['a castle with red roofs', 'a castle', RED, 0.03],
    ['a house with a blue door', 'a house', BLUE, 0.02],
    ['a house with green shutters and a red door', 'a house', GREEN, 0.02],
    ['有蓝色窗户的房子', '房子', BLUE, 0.02],
    ['a cottage with green windows', 'a cottage', GREEN, 0.02],
    ['一座红门的房子', '房子', RED, 0.02],
    ['蓝色的大门，白色的房子', '白色的房子', BLUE, 0.01],
    ['蓝顶的教堂', '教堂', BLUE, 0.1],
    ['a house with white walls', 'a house', WHITE, 0.1],
    ['白墙的房子', '房子', WHITE, 0.1],
    ['a log cabin with a green roof in the snow', 'a log cabin in the snow', GREEN, 0.03],
  ])('has its colour: %s', async (prompt, plain, colour, least) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects).toHaveLength(1);
    expect(told.ignored).toEqual([]);
    expect(await shareOf(prompt, colour)).toBeGreaterThan((await shareOf(plain, colour)) + least);
  });

  it.each([
    ['a white tent by the lake', WHITE, 0.5],
    ['a white umbrella', WHITE, 0.5],
    ['一艘白色的小船', WHITE, 0.5],
    ['a green hut', GREEN, 0.2],
  ])('is in the colour that is asked where it is in one piece: %s', async (prompt, colour, least) => {
    expect(await shareOf(prompt, colour)).toBeGreaterThan(least);
  });

  it('leaves the other parts as they are', async () => {
    expect(await shareOf('a yellow house', '#b5533c')).toBeGreaterThan(0.1);
  });

  it('is told where it has none', async () => {
    expect((await plan('a temple with a blue roof')).told.ignored).toEqual(['blue roof']);
    expect((await plan('a lighthouse with a green roof')).told.ignored).toEqual(['green roof']);
  });

  it('tints no land', async () => {
    const { reading } = await plan('有红色窗户的房子');
    expect(reading.colours).toEqual([]);
  });

  it('has its colour told only where it is seen: windows', async () => {
    expect((await plan('a castle with red windows')).told.ignored).toEqual(['red']);
    expect((await plan('a cat by a blue window')).told.ignored).toEqual(['blue']);
  });

  it('is a thing of its own without a building', async () => {
    expect((await plan('a red door')).reading.subjects.map(({ key }) => key)).toEqual(['house-door']);
  });
});
