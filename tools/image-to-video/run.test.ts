// A form's values and its images in an engine's words.
import { expect, it } from 'vitest';
import type { EngineInput } from '#server/engines/engine.ts';
import { imageToVideo } from './contract.ts';
import type { ImageToVideoParams } from './fields.ts';
import { runImageToVideo } from './run.ts';

const params = (part: object): ImageToVideoParams => imageToVideo.quote.parse(part);
const image: EngineInput = {
  role: 'image',
  index: 0,
  key: 'pictures/1.png',
  format: 'png',
  kind: 'image',
  width: 800,
  height: 1000,
  duration: 0,
  fps: 0,
  has_sound: false,
};

it('[product 2.4] asks for the size of the first frame’s shape, and for the seed that was fixed', () => {
  const asked = params({
    width: 800,
    height: 1000,
    prompt: 'snow',
    camera: 'orbit',
    motion: 'high',
    seed: 41,
  });
  expect(runImageToVideo(asked, { pickSeed: () => 7, inputs: [image] })).toEqual({
    tool: 'image-to-video',
    seeds: [41],
    width: 832,
    height: 1104,
    fields: {
      prompt: 'snow',
      negative_prompt: '',
      mode: 'standard',
      camera: 'orbit',
      motion: 'high',
      sound: false,
      seconds: 5,
      fps: 24,
    },
    inputs: [image],
  });
});

it('draws an open seed', () => {
  expect(runImageToVideo(params({}), { pickSeed: () => 7, inputs: [] }).seeds).toEqual([7]);
});
