// A form's values in an engine's words.
import { expect, it } from 'vitest';
import type { EngineInput } from '#server/engines/engine.ts';
import type { VideoEffectParams } from './fields.ts';
import { runVideoEffect } from './run.ts';

const params: VideoEffectParams = {
  effect_id: 'squish',
  images: [],
  text: '',
  option: '',
  resolution: '720p',
  music: true,
};

function inputsOf(...sizes: [number, number][]): EngineInput[] {
  return sizes.map(([width, height], index) => ({
    role: 'image',
    index,
    key: `k${index}`,
    format: 'png',
    kind: 'image',
    width,
    height,
    duration: 0,
    fps: 0,
    has_sound: false,
  }));
}

it('[product 2.6] asks for the shape of the image and the length of the template', () => {
  const inputs = inputsOf([900, 1600]);
  expect(runVideoEffect(params, { pickSeed: () => 7, inputs })).toEqual({
    tool: 'video-effect',
    seeds: [7],
    width: 720,
    height: 1280,
    fields: { effect_id: 'squish', text: '', option: '', music: true, seconds: 5 },
    inputs,
  });
  const dance = { ...params, effect_id: 'dance', resolution: '1080p' as const };
  expect(runVideoEffect(dance, { pickSeed: () => 7, inputs })).toMatchObject({
    width: 1080,
    height: 1920,
    fields: { seconds: 8 },
  });
});

it.each([
  [
    'two upright',
    [
      [600, 800],
      [600, 900],
    ],
    [720, 1280],
  ],
  [
    'two square',
    [
      [600, 600],
      [620, 600],
    ],
    [960, 960],
  ],
  [
    'two wide',
    [
      [1600, 900],
      [800, 600],
    ],
    [1280, 720],
  ],
  [
    'one of each',
    [
      [600, 800],
      [800, 600],
    ],
    [960, 960],
  ],
] as [string, [number, number][], [number, number]][])(
  '[product 2.6] gives %s images one shape',
  (_, sizes, [width, height]) => {
    const given = { pickSeed: () => 1, inputs: inputsOf(...sizes) };
    expect(runVideoEffect({ ...params, effect_id: 'hug' }, given)).toMatchObject({ width, height });
  },
);

it('refuses an effect that is not there', () => {
  const given = { pickSeed: () => 1, inputs: [] };
  expect(() => runVideoEffect({ ...params, effect_id: 'levitate' }, given)).toThrow(RangeError);
});
