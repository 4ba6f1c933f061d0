// An upscale in an engine's words.
import { expect, it } from 'vitest';
import type { EngineInput } from '#server/engines/engine.ts';
import { upscaleVideo } from './contract.ts';
import type { UpscaleParams } from './fields.ts';
import { runUpscaleVideo } from './run.ts';

const video: EngineInput = {
  role: 'video',
  index: 0,
  key: 'videos/1.mp4',
  format: 'mp4',
  kind: 'video',
  width: 640,
  height: 360,
  duration: 12,
  fps: 30,
  has_sound: true,
};
const params = (part: object): UpscaleParams => upscaleVideo.quote.parse(part);
const fields = (part: object) => runUpscaleVideo(params(part), given).fields;
const given = { pickSeed: () => 9, inputs: [video] };

it('[product 2.8] asks for the pixels of the target, and hands the video on', () => {
  expect(runUpscaleVideo(params({ target: '2K', fps: 60, denoise: 'high', sharpen: 20 }), given)).toEqual({
    tool: 'upscale-video',
    seeds: [9],
    width: 2560,
    height: 1440,
    fields: { fps: 60, denoise: 'high', sharpen: 20, follows_motion: true },
    inputs: [video],
  });
});

it('[product 2.8] follows what moves only where that ends in time', () => {
  expect(fields({ width: 1280, height: 720, duration: 20 })).toMatchObject({ follows_motion: true });
  expect(fields({ width: 1280, height: 720, duration: 60 })).toMatchObject({ follows_motion: false });
});
