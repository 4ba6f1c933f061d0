// A sky that is painted from words has the light and the weather that they say.
import { expect, it } from 'vitest';
import { paintSky } from './paint-sky.ts';

it.each([
  ['a dramatic sunset', 'sunset', false],
  ['dramatic', 'day', true],
  ['a stormy night', 'night', true],
] as const)('%s', (words, time, isStorm) => {
  const { stage } = paintSky(words, { width: 96, height: 96 }, 60, 1);
  expect(stage.time).toBe(time);
  expect(stage.weather.has('storm')).toBe(isStorm);
});
