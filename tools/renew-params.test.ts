// Run again, for every tool of the registry: stored parameters are those of a call of today.
import { expect, it } from 'vitest';
import type { ToolContract } from '#contract/tool.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { toolContracts } from './contracts.ts';
import { renewParams } from './renew-params.ts';

const work = { task_id: '7', index: 1 };
const file = { upload_id: '9' };
const facts = { kind: 'image', width: 640, height: 480, duration: 0, fps: 0, has_sound: false };

const INPUTS: Readonly<Record<ToolName, readonly object[]>> = {
  'text-to-image': [
    { prompt: 'a fox', style: 'ink', count: 3 },
    { prompt: 'a fox', resolution: '2K', negative_prompt: 'snow' },
  ],
  'image-to-image': [{ images: [work, file], prompt: 'in ink', mode: 'restyle', strength: 0.5 }],
  'text-to-video': [{ prompt: 'a wave', camera: 'orbit', sound: true }],
  'image-to-video': [{ image: work, image_tail: file, prompt: '', duration: 10 }],
  'image-effect': [{ effect_id: 'ink', images: [file], count: 2 }],
  'video-effect': [{ effect_id: 'inflate', images: [work] }],
  'lip-sync': [
    { image: file, audio: work, consent: true },
    { video: work, speech: { text: 'good evening', voice: 'emma' }, consent: true },
  ],
  'upscale-video': [{ video: file, target: '1080p', fps: 60 }],
};

const cases = (Object.keys(INPUTS) as ToolName[]).flatMap((name) =>
  (toolContracts[name] as ToolContract<object>).posts.flatMap(({ endpoint, toParams }, place) => {
    // Text to image has two calls, each with an input of its own; lip sync has one for both of its inputs.
    const inputs = name === 'text-to-image' ? INPUTS[name].slice(place, place + 1) : INPUTS[name];
    return inputs.map((input) => ({ name, endpoint, toParams, input }));
  }),
);

it.each(cases)('$name by $endpoint.path', ({ name, endpoint, toParams, input }) => {
  const contract = toolContracts[name] as ToolContract<object>;
  const params = toParams(endpoint.input.parse(input) as never) as Record<string, unknown>;
  const stored = { ...params };
  for (const field of Object.keys(contract.media)) {
    const value = stored[field];
    if (value)
      stored[field] = Array.isArray(value)
        ? value.map((ref) => ({ ...ref, ...facts }))
        : { ...value, ...facts };
  }
  expect(renewParams(contract, stored)).toEqual(params);
});

it('knows no call for parameters of another time', () => {
  expect(renewParams(toolContracts['text-to-video'], { prompt: 'a wave', camera: 'whirl' })).toBeNull();
});
