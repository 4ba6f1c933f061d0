// A candle of a colour burns with a yellow flame, a stop sign has its word on it, and a board under the arm its colour.
import { beforeAll, expect, it } from 'vitest';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

/** Which part of what is painted of a thing is like this, 0–1. */
async function shareOf(
  prompt: string,
  key: string,
  isLike: (red: number, green: number, blue: number) => boolean,
): Promise<number> {
  const { scene } = await planScene(prompt);
  const layer = scene.layers.find(({ spot }) => spot?.subject.key === key);
  if (layer?.kind !== 'painted') throw new Error(`no ${key}`);
  const pixels = readPixels(makeSurface(512, 512, (brush) => layer.paint(brush)));
  let [all, like] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 200) continue;
    all += 1;
    if (isLike(red, green, blue)) like += 1;
  }
  return like / all;
}

it.each(['three white candles', 'a blue candle on a table', '一支白色的蜡烛'])(
  '[product 2.1] keeps the colour of its flame: %s',
  async (prompt) => {
    const flame = await shareOf(
      prompt,
      'candle',
      (red, green, blue) => red > 180 && green > 110 && blue < 110,
    );
    expect(flame).toBeGreaterThan(0.04);
    expect(flame).toBeLessThan(0.4);
  },
);

it.each(['a stop sign', '停车标志'])('[product 2.1] has white letters on red: %s', async (prompt) => {
  const red = await shareOf(prompt, 'stop-sign', (r, g, b) => r > 120 && g < 100 && b < 100);
  const white = await shareOf(prompt, 'stop-sign', (r, g, b) => Math.min(r, g, b) > 170);
  expect(red).toBeGreaterThan(0.4);
  expect(white).toBeGreaterThan(0.1);
});

it.each([
  ['a surfer with a green board under his arm', 'person'],
  ['a snowboarder with a green snowboard', 'person'],
])('shows the colour of a board that is carried: %s', async (prompt, key) => {
  expect(await shareOf(prompt, key, isGreen)).toBeGreaterThan(0.15);
  expect(await shareOf(prompt.replaceAll('green', 'red'), key, isGreen)).toBeLessThan(0.05);
});

function isGreen(red: number, green: number, blue: number): boolean {
  return green > red + 25 && green > blue + 10;
}
