// The geometry of a video of an image: what rests stays in place, what moves never leaves the image, nothing folds.
import { describe, expect, it } from 'vitest';
import { CAMERAS } from '#contract/video.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { chooseMove, relativeTo, STILL } from './camera-move.ts';
import { easeSlopes } from './ease-slopes.ts';
import { mixFrames, sampleImage, type Pixels } from './sample-image.ts';
import { coverFor, fillGrid, makeGrid, type Lens } from './warp-grid.ts';

const nearness: Mask = {
  width: 20,
  height: 12,
  values: Float32Array.from({ length: 240 }, (_, at) => (Math.floor(at / 20) / 12) * 0.8),
};
const lens: Lens = {
  width: 160,
  height: 90,
  image: { width: 320, height: 180 },
  window: { left: 0, top: 0, width: 320, height: 180 },
  nearness,
  pivot: 0.4,
  centre: { x: 0.5, y: 0.5 },
};

function image(width: number, height: number): Pixels {
  const words = Uint32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return 0xff000000 | ((x & 255) << 16) | ((y & 255) << 8) | ((x + y) & 255);
  });
  return { width, height, words };
}

describe('the warp', () => {
  it('gives the image back, pixel by pixel, while the camera rests', () => {
    const source = image(160, 90);
    const target = { ...source, words: new Uint32Array(source.words.length) };
    const same = { ...lens, image: source, window: { left: 0, top: 0, width: 160, height: 90 } };
    const grid = makeGrid(same);
    fillGrid(grid, same, STILL, 1, 0);
    sampleImage(target, source, grid);
    expect(target.words).toEqual(source.words);
  });

  it.each(CAMERAS)('keeps every place of a frame inside of the image: %s', (camera) => {
    const move = chooseMove({ camera, motion: 'high', pace: 1.5, side: 1, phase: 7 });
    const grid = makeGrid(lens);
    for (const part of [0, 0.3, 0.7, 1]) {
      const pose = move.poseAt(part, part * 5);
      const cover = coverFor(lens, pose);
      expect(cover).toBeLessThan(1.6);
      fillGrid(grid, lens, pose, cover, 0);
      // The last column and row of knots may lie beyond the frame.
      expect(Math.min(...grid.x)).toBeGreaterThan(-1);
      expect(Math.max(...grid.x.filter((_, at) => at % grid.columns <= 20))).toBeLessThan(321);
      expect(Math.min(...grid.y)).toBeGreaterThan(-1);
      expect(Math.max(...grid.y.slice(0, grid.columns * 12))).toBeLessThan(181);
    }
  });

  it('lets what is near move more than what is far', () => {
    const grid = makeGrid(lens);
    fillGrid(grid, { ...lens, pivot: 0 }, { ...STILL, trackX: 0.1 }, 1, 0);
    const shiftOf = (row: number) => (grid.x[row * grid.columns + 10] as number) - 160;
    expect(Math.abs(shiftOf(10))).toBeGreaterThan(Math.abs(shiftOf(2)) * 2);
  });

  it('turns nothing round: places keep their order along each row', () => {
    const steep: Mask = { width: 40, height: 24, values: new Float32Array(960) };
    for (let at = 0; at < 960; at++) steep.values[at] = at % 40 > 15 && at % 40 < 25 ? 0.9 : 0.05;
    const eased = easeSlopes(steep, 0.05);
    expect(eased.values[12 * 40 + 20]).toBeCloseTo(0.9, 1);
    for (let x = 1; x < 40; x++) {
      expect(Math.abs((eased.values[480 + x] as number) - (eased.values[479 + x] as number))).toBeLessThan(
        0.06,
      );
    }
  });

  it('begins every move from rest where a last frame follows', () => {
    for (const camera of CAMERAS) {
      const move = chooseMove({ camera, motion: 'auto', pace: 1, side: -1, phase: 3 });
      const begin = move.poseAt(0, 0);
      expect(relativeTo(begin, begin)).toEqual(STILL);
    }
  });

  it('mixes frames by the shares of the knots', () => {
    const size = { width: 16, height: 16 };
    const black = { ...size, words: new Uint32Array(256).fill(0xff000000) };
    const white = { ...size, words: new Uint32Array(256).fill(0xffffffff) };
    mixFrames(black, white, Float32Array.from([0, 0.5, 1, 0, 0.5, 1, 0, 0.5, 1]));
    const red = Array.from(black.words.subarray(0, 16), (word) => word & 255);
    expect(red[0]).toBe(0);
    expect(red[8]).toBeCloseTo(127, -1);
    expect(red.at(-1)).toBeGreaterThan(220);
    expect(red).toEqual(red.toSorted((a, b) => a - b));
  });
});
