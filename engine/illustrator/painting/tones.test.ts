// The tone of an image is in every pixel of it, in any look, and colours that it takes away are told as left out.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Style } from '#contract/limits.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import { illustrate } from '../illustrate.ts';
import { openScene } from '../motion/open-scene.ts';
import { recolour } from './recolour.ts';
import { makeTone } from '../styles/tone-image.ts';

beforeAll(needDrawings, 120_000);

type Pixels = Uint8Array | Uint8ClampedArray;

const draw = (prompt: string, style: Style = 'auto', negativePrompt?: string) =>
  illustrate({
    prompt,
    style,
    width: 160,
    height: 160,
    seed: 3,
    ...(negativePrompt ? { negativePrompt } : {}),
  });

/** The most that two channels of a pixel are apart. */
function mostColour(data: Pixels): number {
  let most = 0;
  for (let at = 0; at < data.length; at += 4) {
    const channels = [...data.subarray(at, at + 3)];
    most = Math.max(most, Math.max(...channels) - Math.min(...channels));
  }
  return most;
}

describe('an image in black and white', () => {
  it.each<[string, Style]>([
    ['black and white photo of a lighthouse', 'auto'],
    ['a lighthouse, monochrome', 'anime'],
    ['黑白照片，一座灯塔', 'watercolor'],
    ['黑色电影，一座灯塔', 'poster'],
  ])('is grey: %s, %s', async (prompt, style) => {
    const { image, ignored } = await draw(prompt, style);
    expect(mostColour(image.data)).toBeLessThan(6);
    expect(ignored).toEqual([]);
  });

  it('tells what became of colours', async () => {
    const { understood, ignored } = await draw('black and white photo of a red car');
    expect([understood, ignored]).toEqual([['black and white', 'car'], ['red']]);
  });

  it('is none where a thing is of two colours, or where it is not wanted', async () => {
    expect(mostColour((await draw('a black and white cat')).image.data)).toBeGreaterThan(60);
    const { image, ignored } = await draw('a cat, monochrome', 'auto', 'monochrome');
    expect(mostColour(image.data)).toBeGreaterThan(60);
    expect(ignored).toEqual(['monochrome']);
  });

  it('is grey as a video', async () => {
    const request = {
      prompt: '黑白电影，海边的灯塔',
      style: 'auto',
      width: 160,
      height: 96,
      seed: 3,
    } as const;
    const motion = { camera: 'auto', seconds: 2, pace: 1, isFine: false } as const;
    const painter = await openScene({ ...request, ...motion }, () => {});
    expect(mostColour(painter.paint(1))).toBeLessThan(6);
  });
});

it('sepia is warm', () => {
  const pixels = Uint8ClampedArray.of(120, 120, 120, 255);
  makeTone('sepia', 1, 1, 1)(pixels);
  const [red = 0, green = 0, blue = 0] = pixels;
  expect([red > green + 8, green > blue + 8]).toEqual([true, true]);
});

it('pastel is lighter and has less colour', () => {
  const pixels = Uint8ClampedArray.of(180, 40, 40, 255);
  makeTone('pastel', 1, 1, 1)(pixels);
  const [red = 0, green = 0] = pixels;
  expect(green).toBeGreaterThan(90);
  expect(red - green).toBeLessThan(110);
});

it.each(['#3c3c40', '#6a4a30', '#2f5a8a'])('a drawing of %s that is to be white is white', (dark) => {
  const drawing = makeSurface(8, 8, (brush) => {
    brush.fillStyle = dark;
    brush.fillRect(0, 0, 8, 8);
  });
  const pixels = readPixels(recolour(drawing, '#f4f2ee'));
  expect(Math.min(...pixels.subarray(0, 3))).toBeGreaterThan(170);
});
