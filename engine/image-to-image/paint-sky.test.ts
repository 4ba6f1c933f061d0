// A sky that is painted from words has the light and the weather that they say.
import { expect, it } from 'vitest';
import { namesSkyAlone, paintSky } from './paint-sky.ts';

it.each([
  ['a dramatic sunset', 'sunset', false],
  ['dramatic', 'day', true],
  ['a stormy night', 'night', true],
] as const)('%s', (words, time, isStorm) => {
  const { stage } = paintSky(words, { width: 96, height: 96 }, 60, 1);
  expect(stage.time).toBe(time);
  expect(stage.weather.has('storm')).toBe(isStorm);
});

it('is all that is asked for where no place below it is', () => {
  for (const words of ['a starry night sky', '蓝天白云', '银河']) expect(namesSkyAlone(words)).toBe(true);
  for (const words of ['a meadow with a blue sky', '蓝天白云草地', 'a city at night', '日落'])
    expect(namesSkyAlone(words)).toBe(false);
});
