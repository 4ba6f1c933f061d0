// A form's values in an engine's words.
import { expect, it } from 'vitest';
import type { EngineInput } from '#server/engines/engine.ts';
import type { LipSyncParams } from './fields.ts';
import { runLipSync } from './run.ts';

const params: LipSyncParams = {
  keep_sound: false,
  length: { longer: 'loop', shorter: 'cut' },
  resolution: '720p',
  consent: true,
};

function input(role: 'image' | 'video' | 'audio', width = 0, height = 0): EngineInput {
  const format = { image: 'png', video: 'mp4', audio: 'm4a' }[role];
  const facts = { kind: role, width, height, duration: 4, fps: 0, has_sound: false };
  return { role, index: 0, key: role, format, ...facts };
}

it('[product 2.7] asks for the shape of the source, and for the voice that was typed', () => {
  const speech = { text: 'Hello', voice: 'emma', speed: 1, emotion: 'calm' } as const;
  const inputs = [input('image', 1024, 1024)];
  expect(runLipSync({ ...params, speech }, { pickSeed: () => 7, inputs })).toEqual({
    tool: 'lip-sync',
    seeds: [7],
    width: 960,
    height: 960,
    fields: {
      speech,
      said: null,
      mouth_box: null,
      keep_sound: false,
      length: { longer: 'loop', shorter: 'cut' },
    },
    inputs,
  });
});

it('has the words of a voice that was spoken of them, and nothing left to speak', () => {
  const speech = { text: 'Hello', voice: 'emma', speed: 1, emotion: 'calm' } as const;
  const inputs = [input('image', 1024, 1024), input('audio')];
  const { fields } = runLipSync({ ...params, speech }, { pickSeed: () => 7, inputs });
  expect(fields).toMatchObject({ speech: null, said: speech });
});

it.each([
  ['720p', [1920, 1080], [1280, 720]],
  ['720p', [640, 360], [1280, 720]],
  ['1080p', [720, 1280], [1080, 1920]],
  ['720p', [641, 987], [774, 1192]],
] as const)('[product 2.7] %s of %j is %j', (resolution, [w, h], [width, height]) => {
  const inputs = [input('video', w, h), input('audio')];
  const mouth_box = { x: 0.4, y: 0.6, width: 0.2, height: 0.1 };
  expect(runLipSync({ ...params, resolution, mouth_box }, { pickSeed: () => 1, inputs })).toMatchObject({
    width,
    height,
    fields: { speech: null, mouth_box },
  });
});
