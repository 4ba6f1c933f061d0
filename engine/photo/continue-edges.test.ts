// What goes on beyond the edges of a photo.
import { expect, it } from 'vitest';
import { meanColour } from '#tests/fakes/test-photos.ts';
import type { Image } from '#engine/raster/image.ts';
import { continueEdges } from './continue-edges.ts';

/** Grey, with a white post a tenth of its width from its left edge. */
function makePost(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) {
    const isPost = Math.abs((i % width) - width * 0.1) < width * 0.02;
    if (!isPost) data.fill(110, i * 4, i * 4 + 3);
  }
  return { width, height, data };
}

it('shows nothing of the photo a second time', () => {
  const photo = makePost(200, 150);
  const canvas = { width: 260, height: 150, left: 60, top: 0, seed: 3 };
  const { width, height, data } = continueEdges(photo, null, canvas);
  for (let x = 0; x < 58; x += 2) {
    const column = { left: x / width, top: 0, right: (x + 2) / width, bottom: 1 };
    expect(meanColour({ width, height, data }, column)[0]).toBeLessThan(150);
  }
});

/** Rows of bricks below a plain sky. */
function makeWall(width: number, height: number): Image {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isJoint = y % 12 < 2 || (x + (Math.floor(y / 12) % 2) * 12) % 24 < 2;
    data.set(y < height * 0.4 ? [150, 180, 220] : isJoint ? [200, 190, 180] : [130, 60, 45], i * 4);
  }
  return { width, height, data };
}

it('goes on with what is beside it, as sharp as that is', () => {
  const photo = makeWall(240, 180);
  const { width, height, data } = continueEdges(photo, null, {
    width: 300,
    height: 180,
    left: 0,
    top: 0,
    seed: 3,
  });
  const contrast = (left: number, right: number): number => {
    let [sum, count] = [0, 0];
    for (let y = Math.round(height * 0.55); y < height; y++)
      for (let x = left; x < right - 1; x++, count++)
        sum += Math.abs((data[(y * width + x) * 4] as number) - (data[(y * width + x + 1) * 4] as number));
    return sum / count;
  };
  expect(contrast(246, 300)).toBeGreaterThan(contrast(180, 234) * 0.7);
  // Above the wall there is sky.
  const [red, , blue] = meanColour(
    { width, height, data },
    { left: 0.84, top: 0.05, right: 1, bottom: 0.35 },
  );
  expect(blue - red).toBeGreaterThan(50);
});

it('goes on without what must not be seen twice, whose mask has few pixels', () => {
  const [width, height] = [240, 180];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) {
    const isThing = i % width < 40 && Math.abs(Math.floor(i / width) - 90) < 30;
    data.set(isThing ? [200, 20, 20] : [120, 120, 120], i * 4);
  }
  const kept = { width: 60, height: 45, values: new Float32Array(60 * 45) };
  for (let y = 14; y < 31; y++) kept.values.fill(1, y * 60, y * 60 + 11);
  const canvas = { width: 300, height: 180, left: 60, top: 0, seed: 3 };
  const image = continueEdges({ width, height, data }, kept, canvas);
  const [red, green] = meanColour(image, { left: 0, top: 0.35, right: 0.19, bottom: 0.65 });
  expect(red - green).toBeLessThan(15);
  expect(image.data.every((value, at) => at % 4 < 3 || value === 255)).toBe(true);
});

it('goes on with a meadow of which little is seen beside somebody, and not with the sky', () => {
  const [width, height] = [240, 240];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const kept = { width: 60, height: 60, values: new Float32Array(60 * 60) };
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isSky = y < height * 0.55;
    const grain = (x * 7 + y * 13) % 17;
    data.set(isSky ? [235, 225, 240] : x > 34 ? [120, 60, 50] : [90 + grain, 130 + grain, 40], i * 4);
  }
  for (let y = 30; y < 60; y++) kept.values.fill(1, y * 60 + 8, (y + 1) * 60);
  const image = continueEdges({ width, height, data }, kept, {
    width: 290,
    height: 240,
    left: 50,
    top: 0,
    seed: 4,
  });
  const [, green, blue] = meanColour(image, { left: 0, top: 0.65, right: 0.16, bottom: 1 });
  expect(green - blue).toBeGreaterThan(50);
});
