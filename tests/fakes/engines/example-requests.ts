// A request of each tool, as the tools' own run.ts makes them of what a user may post.
import type { EngineContext, EngineInput, EngineRequest } from '#server/engines/engine.ts';
import { Readable } from 'node:stream';

const PHOTO: EngineInput = {
  role: 'image',
  index: 0,
  key: 'photo.jpg',
  format: 'jpg',
  kind: 'image',
  width: 1024,
  height: 1024,
  duration: 0,
  fps: 0,
  has_sound: false,
};
const TAIL: EngineInput = { ...PHOTO, role: 'tail', key: 'tail.jpg' };
const VIDEO: EngineInput = {
  role: 'video',
  index: 0,
  key: 'video.mp4',
  format: 'mp4',
  kind: 'video',
  width: 1280,
  height: 720,
  duration: 6,
  fps: 24,
  has_sound: true,
};
const VOICE: EngineInput = {
  ...VIDEO,
  role: 'audio',
  key: 'voice.m4a',
  format: 'm4a',
  kind: 'audio',
  width: 0,
  height: 0,
  fps: 0,
  duration: 4,
};
export const INPUTS = { PHOTO, TAIL, VIDEO, VOICE };

const video = { negative_prompt: '', mode: 'standard', camera: 'auto', sound: false, seconds: 5, fps: 24 };
const lips = {
  speech: null,
  mouth_box: null,
  keep_sound: false,
  length: { longer: 'loop', shorter: 'cut' },
};

export const REQUESTS = {
  'text-to-image': {
    tool: 'text-to-image',
    seeds: [7, 8],
    width: 1024,
    height: 1024,
    fields: { engine: 'pro', prompt: 'a red fox', style: 'oil', negative_prompt: 'text' },
    inputs: [],
  },
  'image-to-image': {
    tool: 'image-to-image',
    seeds: [7],
    width: 1024,
    height: 1024,
    fields: { mode: 'edit', prompt: 'make it night', strength: 0.6, style: 'auto', isCropped: false },
    inputs: [PHOTO],
  },
  'text-to-video': {
    tool: 'text-to-video',
    seeds: [9],
    width: 1280,
    height: 720,
    fields: { ...video, prompt: 'a fox runs', camera: 'push_in' },
    inputs: [],
  },
  'image-to-video': {
    tool: 'image-to-video',
    seeds: [9],
    width: 960,
    height: 960,
    fields: { ...video, prompt: 'it turns its head', motion: 'low' },
    inputs: [PHOTO, TAIL],
  },
  'image-effect': {
    tool: 'image-effect',
    seeds: [3],
    width: 1024,
    height: 1024,
    fields: { effect_id: 'clay', text: '', option: '', aspect_ratio: 'auto' },
    inputs: [PHOTO],
  },
  'video-effect': {
    tool: 'video-effect',
    seeds: [3],
    width: 960,
    height: 960,
    fields: { effect_id: 'melt', text: '', option: '', music: true, seconds: 5 },
    inputs: [PHOTO],
  },
  'lip-sync': {
    tool: 'lip-sync',
    seeds: [3],
    width: 1280,
    height: 720,
    fields: lips,
    inputs: [VIDEO, VOICE],
  },
  'upscale-video': {
    tool: 'upscale-video',
    seeds: [3],
    width: 1920,
    height: 1080,
    fields: { fps: 'keep', denoise: 'auto', sharpen: 50, follows_motion: true },
    inputs: [VIDEO],
  },
} as const satisfies Readonly<Record<EngineRequest['tool'], EngineRequest>>;

/** Opens each input as a few bytes that hold its name. */
export function testContext(signal = new AbortController().signal): EngineContext {
  return {
    taskId: '17',
    signal,
    openInput: async ({ key }) => Readable.from([Buffer.from(`the bytes of ${key}`)]),
  };
}
