// What of a request goes where in a graph.
import { describe, expect, it } from 'vitest';
import type { EngineRequest } from '../engine.ts';
import { buildGraph, transformValue } from './build-graph.ts';
import { findMisfit } from './fit-request.ts';
import { readWorkflows, SHIPPED_WORKFLOWS } from './read-workflows.ts';
import { fitFrames, fitSize, valuesOf } from './request-values.ts';
import type { Workflow } from './workflow.ts';

const { workflows } = await readWorkflows([SHIPPED_WORKFLOWS]);

function workflow(id: string): Workflow {
  const found = workflows.find((one) => one.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

const asked: EngineRequest = {
  tool: 'text-to-image',
  seeds: [41],
  width: 2048,
  height: 2048,
  fields: { prompt: 'a fox', style: 'oil', negative_prompt: 'snow' },
  inputs: [],
};
const input = (role: 'image' | 'tail' | 'audio', duration = 0, index = 0) => ({
  role,
  index,
  key: '',
  format: 'png',
  kind: role === 'audio' ? ('audio' as const) : ('image' as const),
  width: 400,
  height: 300,
  duration,
  fps: 0,
  has_sound: false,
});

function build(
  id: string,
  request: EngineRequest,
  files: { role: 'image' | 'tail'; index: number; name: string }[] = [],
) {
  const found = workflow(id);
  const [seed = 0] = request.seeds;
  const parts = {
    values: valuesOf(request, found, seed, 1),
    files,
    models: new Map<string, string>(),
    prefix: 'app/1',
  };
  return buildGraph(found, parts);
}

describe('a graph', () => {
  it('is given the prompt with the style, what is not wanted, the seed, and sizes of the model and of the request', () => {
    const graph = build('qwen-image', asked);
    expect(graph['positive']?.inputs['text']).toBe(
      'a fox. Style: an oil painting with visible brush strokes.',
    );
    expect(graph['negative']?.inputs['text']).toMatch(/^snow, low quality/);
    expect(graph['sampler']?.inputs['seed']).toBe(41);
    expect(graph['latent']?.inputs).toMatchObject({ width: 1328, height: 1328 });
    expect(graph['scale']?.inputs).toMatchObject({ width: 2048, height: 2048 });
    expect(graph['save']?.inputs['filename_prefix']).toBe('app/1');
  });

  it('is a copy: the workflow stays as it was', () => {
    const before = structuredClone(workflow('qwen-image'));
    build('qwen-image', asked);
    expect(workflow('qwen-image')).toEqual(before);
  });

  it('keeps its own words where nothing is unwanted', () => {
    const graph = build('sdxl', {
      ...asked,
      fields: { prompt: 'a fox', style: 'auto', negative_prompt: '' },
    });
    expect(graph['negative']?.inputs['text']).toBe(workflow('sdxl').graph['negative']?.inputs['text']);
    expect(graph['positive']?.inputs['text']).toBe('a fox.');
  });

  it('is left without what was not given, and without links to it', () => {
    const request = {
      ...asked,
      tool: 'image-to-video' as const,
      fields: { prompt: 'it turns', seconds: 5, fps: 24, camera: 'pan_left', motion: 'low' },
    };
    const first = { role: 'image' as const, index: 0, name: 'app/first.png' };
    const without = build('wan22-i2v', { ...request, inputs: [input('image')] }, [first]);
    expect(without['last']).toBeUndefined();
    expect(without['start']?.inputs).not.toHaveProperty('end_image');
    expect(without['first']?.inputs['image']).toBe('app/first.png');
    expect(without['start']?.inputs['length']).toBe(81);
    expect(without['positive']?.inputs['text']).toBe(
      'it turns. The camera pans to the left. There is only little, gentle motion.',
    );
    const last = { role: 'tail' as const, index: 0, name: 'app/last.png' };
    const graph = build('wan22-i2v', { ...request, inputs: [input('image'), input('tail')] }, [first, last]);
    expect(graph['start']?.inputs['end_image']).toEqual(['last', 0]);
  });

  it('says an effect in the words of its option', () => {
    const request = {
      ...asked,
      tool: 'image-effect' as const,
      fields: { effect_id: 'hairstyle', option: 'bob', text: '' },
      inputs: [input('image')],
    };
    const graph = build('qwen-image-edit-effects', request);
    expect(graph['positive']?.inputs['prompt']).toMatch(/bob/);
  });

  it('calls models what the server calls them', () => {
    const models = new Map([['sd_xl_base_1.0.safetensors', 'xl/sd_xl_base_1.0.safetensors']]);
    const graph = buildGraph(workflow('sdxl'), { values: {}, files: [], models, prefix: 'app/1' });
    expect(graph['model']?.inputs['ckpt_name']).toBe('xl/sd_xl_base_1.0.safetensors');
  });
});

describe('values', () => {
  it.each([
    [
      { width: 1920, height: 1080 },
      { multiple: 16, mostPixels: 921_600 },
      { width: 1280, height: 720 },
    ],
    [
      { width: 1344, height: 768 },
      { multiple: 8, mostPixels: 1_048_576 },
      { width: 1344, height: 768 },
    ],
    [
      { width: 1584, height: 672 },
      { multiple: 32, mostPixels: 901_120 },
      { width: 1472, height: 608 },
    ],
    [{ width: 1000, height: 20 }, { multiple: 32 }, { width: 992, height: 32 }],
    [{ width: 333, height: 777 }, undefined, { width: 333, height: 777 }],
  ])('fit %j to %j', (size, rule, fitted) => {
    expect(fitSize(size, rule)).toEqual(fitted);
  });

  it.each([
    [5, { fps: 16, step: 4, plus: 1 }, 81],
    [5, { fps: 24, step: 4, plus: 1 }, 121],
    [10, { fps: 24, step: 8, plus: 1 }, 241],
    [10, { fps: 16, step: 4, plus: 1, most: 81 }, 81],
    [0.01, { fps: 16, step: 4, plus: 1 }, 1],
    [0.01, { fps: 16, step: 4, plus: 0 }, 4],
    [2, { fps: 24, step: 1, plus: 0 }, 48],
  ])('make of %d seconds at %j %d frames', (seconds, rule, frames) => {
    expect(fitFrames(seconds, rule)).toBe(frames);
  });

  it.each([
    [50, { times: 0.01, most: 5 }, 0.5],
    [7, { multiple: 8 }, 8],
    [3, { plus: 2, times: 2 }, 8],
    [-1, { least: 0 }, 0],
    ['high', { map: { high: 0.9 } }, 0.9],
    ['other', { map: { high: 0.9 } }, 'other'],
  ])('change %j by %j to %j', (value, transform, changed) => {
    expect(transformValue(value, transform)).toBe(changed);
  });

  it('say in words what the model has no input for', () => {
    const prompt = (id: string, fields: object, tool: EngineRequest['tool'] = 'image-to-image') =>
      valuesOf({ ...asked, tool, fields: { ...fields } }, workflow(id), 1, 1).prompt;
    const restyle = { mode: 'restyle', style: 'anime', prompt: '' };
    expect(prompt('flux-kontext', { ...restyle, strength: 0.2 })).toMatch(
      /anime.* Change it only a little\.$/,
    );
    expect(prompt('flux-kontext', { ...restyle, strength: 1 })).toMatch(/Change it wholly\.$/);
    expect(prompt('flux-kontext', { ...restyle, strength: 0.6 })).toMatch(/shading\.$/);
    expect(prompt('flux-schnell', asked.fields, 'text-to-image')).toMatch(/Do not show: snow\.$/);
    expect(prompt('sdxl', asked.fields, 'text-to-image')).not.toContain('snow');
  });

  it('say an effect in the words of the workflow, where it has some', () => {
    const effects = { clay: { prompt: 'Clay {option}, {text}', options: { red: 'in red' } } };
    const request = { ...asked, fields: { effect_id: 'clay', option: 'red', text: 'hello $&' } };
    expect(valuesOf(request, { ...workflow('qwen-image-edit-effects'), effects }, 1, 1).prompt).toBe(
      'Clay in red, hello $&',
    );
  });
});

describe('what a workflow does', () => {
  const voice = [input('image'), input('audio', 7)];
  const lips = { ...asked, tool: 'lip-sync' as const, fields: { speech: null, keep_sound: false } };
  it.each([
    ['wan22-s2v-2', { ...lips, inputs: voice }, /^it fits$/],
    ['wan22-s2v-1', { ...lips, inputs: voice }, /4\.8 seconds at most, not 7/],
    ['wan22-s2v-2', { ...lips, inputs: [input('image')] }, /needs the audio 0/],
    [
      'wan22-s2v-2',
      { ...lips, fields: { ...lips.fields, keep_sound: true }, inputs: voice },
      /for keep_sound, not true/,
    ],
    [
      'wan22-s2v-2',
      { ...lips, fields: { speech: { text: 'Hello' } }, inputs: [input('image')] },
      /needs the audio/,
    ],
    ['sdxl', { ...asked, inputs: [input('image')] }, /takes no image 0/],
    ['sdxl', lips, /it is for text-to-image/],
    [
      'qwen-image-edit-effects',
      { ...asked, tool: 'image-effect', fields: { effect_id: 'clay' } },
      /effect clay/,
    ],
    ['esrgan', { ...asked, tool: 'upscale-video', fields: { fps: 60 } }, /needs the video/],
  ] as const)('%s', (id, request, why) => {
    const misfit = findMisfit(workflow(id), request as EngineRequest);
    expect(misfit ?? 'it fits').toMatch(why);
  });
});
