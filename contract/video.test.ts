// Shapes, sizes and prices that the two video tools share.
import { describe, expect, it } from 'vitest';
import {
  VIDEO_MODES,
  VIDEO_RATIOS,
  VIDEO_RESOLUTIONS,
  VIDEO_SECONDS,
  videoPrice,
  videoResolutions,
  videoSize,
  isVideoPair,
  nearestVideoRatio,
  refuseVideoPlan,
} from './video.ts';
import { prices } from './prices.ts';

const at = (mode: 'standard' | 'pro', resolution: '540p' | '720p' | '1080p') =>
  videoPrice({ mode, resolution, duration: 5, sound: false }).price;

describe('[product 2.3] a video', () => {
  it.each(VIDEO_RATIOS)('has even sides at %s, and the shape it was asked for', (ratio) => {
    const [w = 1, h = 1] = ratio.split(':').map(Number);
    for (const resolution of VIDEO_RESOLUTIONS) {
      const { width, height } = videoSize(ratio, resolution);
      expect([width % 2, height % 2]).toEqual([0, 0]);
      expect(Math.abs(Math.log((width * h) / (height * w)))).toBeLessThan(0.02);
    }
  });

  it('has the sizes of the product', () => {
    expect(videoSize('16:9', '720p')).toEqual({ width: 1280, height: 720 });
    expect(videoSize('9:16', '1080p')).toEqual({ width: 1080, height: 1920 });
    expect(videoSize('1:1', '540p')).toEqual({ width: 720, height: 720 });
  });

  it('costs its seconds times the rate, and one point a second for sound', () => {
    expect([at('standard', '540p'), at('standard', '720p'), at('pro', '720p'), at('pro', '1080p')]).toEqual([
      20, 30, 50, 70,
    ]);
    for (const mode of VIDEO_MODES) {
      for (const resolution of videoResolutions(mode)) {
        for (const duration of VIDEO_SECONDS) {
          const silent = videoPrice({ mode, resolution, duration, sound: false }).price;
          const quote = videoPrice({ mode, resolution, duration, sound: true });
          expect(quote.price).toBe(silent + duration);
          expect(quote.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.price);
        }
      }
    }
  });

  it('knows which mode has which resolution', () => {
    expect(videoResolutions('standard')).toEqual(['540p', '720p']);
    expect(videoResolutions('pro')).toEqual(['720p', '1080p']);
    expect(isVideoPair({ mode: 'standard', resolution: '1080p' })).toBe(false);
  });

  it.each([
    ['free', '720p', 5, []],
    ['free', '1080p', 5, ['resolution']],
    ['free', '720p', 10, ['duration']],
    ['basic', '720p', 10, []],
    ['basic', '1080p', 5, []],
    ['basic', '1080p', 10, ['duration']],
    ['pro', '1080p', 10, []],
  ] as const)('on the plan %s at %s and %i s is refused in %o', (plan, resolution, duration, fields) => {
    expect(Object.keys(refuseVideoPlan({ resolution, duration }, prices().plans[plan].limits))).toEqual(
      fields,
    );
  });

  it('[product 2.4] takes the shape that is nearest to an image', () => {
    expect([
      nearestVideoRatio(1000, 1000),
      nearestVideoRatio(1920, 1080),
      nearestVideoRatio(600, 800),
      nearestVideoRatio(2500, 1000),
    ]).toEqual(['1:1', '16:9', '3:4', '21:9']);
  });
});
