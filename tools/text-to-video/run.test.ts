// A form's values in an engine's words.
import { expect, it } from 'vitest';
import type { TextToVideoParams } from './fields.ts';
import { runTextToVideo } from './run.ts';

const params: TextToVideoParams = {
  prompt: 'a fox',
  negative_prompt: 'rain',
  mode: 'pro',
  camera: 'crane_up',
  aspect_ratio: '21:9',
  resolution: '1080p',
  duration: 10,
  sound: true,
};

it('[product 2.3] asks for one video with the pixels of ratio and resolution, at 24 frames a second', () => {
  expect(runTextToVideo({ ...params, seed: 41 }, { pickSeed: () => 7, inputs: [] })).toEqual({
    tool: 'text-to-video',
    seeds: [41],
    width: 2376,
    height: 1008,
    fields: {
      prompt: 'a fox',
      negative_prompt: 'rain',
      mode: 'pro',
      camera: 'crane_up',
      sound: true,
      seconds: 10,
      fps: 24,
    },
    inputs: [],
  });
});

it('draws an open seed', () => {
  expect(runTextToVideo(params, { pickSeed: () => 7, inputs: [] }).seeds).toEqual([7]);
});
