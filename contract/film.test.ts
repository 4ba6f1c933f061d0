// Shapes, sizes and prices that the two film tools share.
import { describe, expect, it } from 'vitest';
import {
  FILM_MODES,
  FILM_RATIOS,
  FILM_RESOLUTIONS,
  FILM_SECONDS,
  filmPrice,
  filmResolutions,
  filmSize,
  isFilmPair,
  nearestFilmRatio,
  refuseFilmPlan,
} from './film.ts';
import { PLANS } from './limits.ts';

const at = (mode: 'standard' | 'pro', resolution: '540p' | '720p' | '1080p') =>
  filmPrice({ mode, resolution, duration: 5, sound: false }, 'en').price;

describe('[product 2.3] a film', () => {
  it.each(FILM_RATIOS)('has even sides at %s, and the shape it was asked for', (ratio) => {
    const [w = 1, h = 1] = ratio.split(':').map(Number);
    for (const resolution of FILM_RESOLUTIONS) {
      const { width, height } = filmSize(ratio, resolution);
      expect([width % 2, height % 2]).toEqual([0, 0]);
      expect(Math.abs(Math.log((width * h) / (height * w)))).toBeLessThan(0.02);
    }
  });

  it('has the sizes of the product', () => {
    expect(filmSize('16:9', '720p')).toEqual({ width: 1280, height: 720 });
    expect(filmSize('9:16', '1080p')).toEqual({ width: 1080, height: 1920 });
    expect(filmSize('1:1', '540p')).toEqual({ width: 720, height: 720 });
  });

  it('costs its seconds times the rate, and one point a second for sound', () => {
    expect([at('standard', '540p'), at('standard', '720p'), at('pro', '720p'), at('pro', '1080p')]).toEqual([
      20, 30, 50, 70,
    ]);
    for (const mode of FILM_MODES) {
      for (const resolution of filmResolutions(mode)) {
        for (const duration of FILM_SECONDS) {
          const silent = filmPrice({ mode, resolution, duration, sound: false }, 'en').price;
          const quote = filmPrice({ mode, resolution, duration, sound: true }, 'zh');
          expect(quote.price).toBe(silent + duration);
          expect(quote.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.price);
        }
      }
    }
  });

  it('knows which mode has which resolution', () => {
    expect(filmResolutions('standard')).toEqual(['540p', '720p']);
    expect(filmResolutions('pro')).toEqual(['720p', '1080p']);
    expect(isFilmPair({ mode: 'standard', resolution: '1080p' })).toBe(false);
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
    expect(Object.keys(refuseFilmPlan({ resolution, duration }, PLANS[plan].limits))).toEqual(fields);
  });

  it('[product 2.4] takes the shape that is nearest to a picture', () => {
    expect([
      nearestFilmRatio(1000, 1000),
      nearestFilmRatio(1920, 1080),
      nearestFilmRatio(600, 800),
      nearestFilmRatio(2500, 1000),
    ]).toEqual(['1:1', '16:9', '3:4', '21:9']);
  });
});
