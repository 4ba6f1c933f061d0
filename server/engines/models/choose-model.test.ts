// Which model does what, and with which parameters: of each tool, at both providers.
import { describe, expect, it } from 'vitest';
import { INPUTS, REQUESTS } from '#tests/fakes/engines/example-requests.ts';
import { EngineError, type EngineInput, type EngineRequest } from '../engine.ts';
import { chooseModel } from './choose-model.ts';
import { priceRun } from './price-run.ts';
import { readModels } from './read-models.ts';

const CATALOGS = { fal: readModels('fal'), replicate: readModels('replicate') };
type Provider = keyof typeof CATALOGS;

function choose(provider: Provider, request: EngineRequest) {
  const { model, mapped } = chooseModel(CATALOGS[provider], request);
  return { id: model.id, ...mapped, usd: (priceRun(model, request, mapped.params).micros ?? 0) / 1e6 };
}

/** What is said where no model can do it; that nothing was charged is part of it. */
function refusal(provider: Provider, request: EngineRequest): string {
  try {
    return `done by ${choose(provider, request).id}`;
  } catch (error) {
    if (!(error instanceof EngineError) || error.kind !== 'refused' || error.mayBeCharged) throw error;
    return error.message;
  }
}

type Change = Partial<EngineRequest>;
const change = (tool: EngineRequest['tool'], fields: object, rest: Change = {}): EngineRequest => ({
  ...REQUESTS[tool],
  ...rest,
  fields: { ...REQUESTS[tool].fields, ...fields },
});
const videoEffect = (effect_id: string, rest: Change = {}) => change('video-effect', { effect_id }, rest);
const say = (duration: number, width = 1280, height = 720) =>
  change('lip-sync', {}, { width, height, inputs: [INPUTS.PHOTO, { ...INPUTS.VOICE, duration }] });
const videoOf = (width: number, height: number) => change('text-to-video', {}, { width, height });
const second: EngineInput = { ...INPUTS.PHOTO, index: 1, key: 'second.jpg' };

describe('text to image', () => {
  it('is done fast as a draft, and well otherwise', () => {
    expect(choose('fal', change('text-to-image', { engine: 'lite' })).id).toBe('flux-schnell');
    expect(choose('replicate', change('text-to-image', { engine: 'lite' })).id).toBe('flux-schnell');
    expect(choose('fal', REQUESTS['text-to-image'])).toMatchObject({
      id: 'flux-2',
      params: {
        prompt: 'a red fox. Style: an oil painting with visible brush strokes. Do not show: text.',
        image_size: { width: 1024, height: 1024 },
      },
      usd: 0.012,
    });
    expect(choose('replicate', REQUESTS['text-to-image'])).toMatchObject({
      id: 'seedream-4',
      params: { size: '1K', aspect_ratio: '1:1', sequential_image_generation: 'disabled' },
      usd: 0.03,
    });
  });

  it('in 2K is done by the model that is large enough', () => {
    const wide = { width: 2688, height: 1536 };
    expect(choose('fal', change('text-to-image', {}, wide))).toMatchObject({
      id: 'nano-banana-2',
      params: { aspect_ratio: '16:9', resolution: '2K' },
      usd: 0.12,
    });
    expect(choose('replicate', change('text-to-image', {}, wide))).toMatchObject({
      params: { size: '2K', aspect_ratio: '16:9' },
    });
  });

  it.each([
    [1024, 1024, '1:1'],
    [1344, 768, '16:9'],
    [768, 1344, '9:16'],
    [1152, 864, '4:3'],
    [864, 1152, '3:4'],
    [1216, 832, '3:2'],
    [832, 1216, '2:3'],
    [1536, 640, '21:9'],
  ] as const)('of %i × %i is %s', (width, height, ratio) => {
    const { params } = choose('replicate', change('text-to-image', {}, { width, height }));
    expect(params['aspect_ratio']).toBe(ratio);
  });
});

describe('image to image', () => {
  it('restyles with a strength', () => {
    const request = change('image-to-image', { mode: 'restyle', style: 'ink', prompt: '' });
    expect(choose('fal', request)).toMatchObject({
      id: 'flux-dev-restyle',
      params: { strength: 0.6 },
      places: { image_url: { input: 0 } },
    });
    expect(choose('fal', request).params['prompt']).toBe(
      'Redraw the image in a new style and keep its composition and its subject. The new style: a Chinese ink wash painting on rice paper.',
    );
    expect(choose('replicate', request)).toMatchObject({
      id: 'flux-dev-restyle',
      params: { prompt_strength: 0.6 },
      places: { image: { input: 0 } },
    });
  });

  it('edits with all images that are given, in the shape that is wanted', () => {
    const request = change('image-to-image', { isCropped: true }, { inputs: [INPUTS.PHOTO, second] });
    expect(choose('fal', request)).toMatchObject({
      id: 'flux-2-edit',
      places: { image_urls: { inputs: [0, 1] } },
      usd: 0.036,
    });
    expect(choose('replicate', request)).toMatchObject({
      id: 'seedream-4-edit',
      params: { aspect_ratio: '1:1' },
      places: { image_input: { inputs: [0, 1] } },
    });
  });

  it('keeps the shape of the first image', () => {
    const request = change('image-to-image', {}, { width: 1000, height: 700 });
    expect(choose('replicate', request).params['aspect_ratio']).toBe('match_input_image');
    expect(choose('fal', request).params['image_size']).toEqual({ width: 1000, height: 704 });
  });
});

const wedding = (...inputs: EngineInput[]) =>
  change('image-effect', { effect_id: 'wedding' }, { inputs, width: 768, height: 1024 });

describe('two people on one photo', () => {
  it.each(['fal', 'replicate'] as const)('are asked for in words of one image, at %s', (provider) => {
    expect(choose(provider, wedding(INPUTS.PHOTO, second)).params['prompt']).toMatch(/in the second image/);
    const { prompt } = choose(provider, wedding(INPUTS.PHOTO)).params;
    expect(prompt).toMatch(/^Make one wedding photo of the two people in the image,/);
  });

  it.each(['fal', 'replicate'] as const)(
    'are refused by models that take an image of each, at %s',
    (provider) => {
      expect(refusal(provider, videoEffect('hug', { inputs: [INPUTS.PHOTO] }))).toMatch(
        /needs a photo of each of the two people/,
      );
      expect(refusal(provider, videoEffect('hug', { inputs: [INPUTS.PHOTO, second] }))).toMatch(/^done by /);
    },
  );
});

describe('videos', () => {
  it('of text say what the camera does, in the length that the model has', () => {
    const sound = change('text-to-video', { sound: true, seconds: 10 });
    expect(choose('fal', sound)).toMatchObject({
      id: 'seedance-text',
      params: {
        prompt: 'a fox runs. The camera pushes in slowly.',
        duration: '10',
        resolution: '720p',
        aspect_ratio: '16:9',
        generate_audio: true,
      },
      usd: 0.518,
    });
    expect(choose('fal', REQUESTS['text-to-video']).usd).toBe(0.1295);
    expect(choose('replicate', REQUESTS['text-to-video'])).toMatchObject({
      id: 'seedance-text',
      params: { duration: 5, resolution: '720p' },
      usd: 0.3,
    });
    expect(refusal('replicate', sound)).toBe('seedance-text makes no sound');
  });

  it('hold the camera still by a parameter', () => {
    const still = change('text-to-video', { camera: 'static' });
    expect(choose('fal', still).params['camera_fixed']).toBe(true);
    expect(choose('fal', REQUESTS['text-to-video']).params).not.toHaveProperty('camera_fixed');
  });

  it('in 540p are made larger, in 1080p as they are, in more not at all', () => {
    expect(choose('fal', videoOf(960, 540)).params['resolution']).toBe('720p');
    expect(choose('fal', videoOf(1920, 1080))).toMatchObject({
      params: { resolution: '1080p' },
      usd: 0.2915,
    });
    expect(refusal('fal', videoOf(3840, 2160))).toBe('seedance-text makes nothing as large as 3840 × 2160');
    expect(refusal('fal', videoOf(2000, 400))).toBe('seedance-text makes nothing of the shape 2000 × 400');
  });

  it('of an image begin in it and end in another, where there is one', () => {
    expect(choose('fal', REQUESTS['image-to-video'])).toMatchObject({
      places: { image_url: { input: 0 }, end_image_url: { input: 1 } },
      params: { prompt: 'it turns its head. There is only little, gentle motion.' },
    });
    expect(choose('replicate', REQUESTS['image-to-video']).places).toEqual({
      image: { input: 0 },
      last_frame_image: { input: 1 },
    });
    const alone = change('image-to-video', {}, { inputs: [INPUTS.PHOTO] });
    expect(choose('fal', alone).places).toEqual({ image_url: { input: 0 } });
  });
});

describe('effects', () => {
  it('are words to a model that edits, with what was chosen and written', () => {
    const box = change('image-effect', { effect_id: 'figure_box', text: 'Mia\n&  Co' });
    expect(choose('fal', box).params['prompt']).toContain('and the name “Mia & Co” printed on the box.');
    expect(choose('fal', change('image-effect', { effect_id: 'figure_box' })).params['prompt']).not.toMatch(
      /name|\[|\{/,
    );
    const age = change('image-effect', { effect_id: 'age', option: '70' });
    expect(choose('replicate', age).params['prompt']).toContain('at the age of 70');
  });

  it('do not take what was written for a part of the words', () => {
    const box = change('image-effect', { effect_id: 'figure_box', text: '{option} $& [x]' });
    expect(choose('fal', box).params['prompt']).toContain('“{option} $& [x]”');
  });

  it('are the templates of a model that has them', () => {
    expect(choose('fal', videoEffect('wings'))).toMatchObject({
      id: 'pixverse-effects',
      params: { effect: 'Holy Wings', duration: '5', resolution: '720p' },
      usd: 0.2,
    });
    expect(choose('fal', videoEffect('hug', { inputs: [INPUTS.PHOTO, second] }))).toMatchObject({
      id: 'kling-effects',
      params: { effect_scene: 'hug', duration: '5' },
      places: { input_image_urls: { inputs: [0, 1] } },
    });
    expect(choose('fal', videoEffect('melt')).id).toBe('seedance-effects');
    expect(choose('replicate', videoEffect('hug', { inputs: [INPUTS.PHOTO, second] })).id).toBe(
      'seedance-lite-couples',
    );
  });

  it('of eight seconds are made by those that make eight', () => {
    const dance = change('video-effect', { effect_id: 'dance', seconds: 8 });
    expect(choose('fal', dance)).toMatchObject({ id: 'pixverse-effects', params: { duration: '8' } });
    expect(choose('replicate', dance)).toMatchObject({ params: { duration: 8 } });
  });

  it('with a shape of their own have it, and that of the photo otherwise', () => {
    const of = { width: 1536, height: 1024 };
    const sticker = change('image-effect', { effect_id: 'sticker' }, of);
    expect(choose('replicate', sticker).params['aspect_ratio']).toBe('3:2');
    expect(choose('replicate', REQUESTS['image-effect']).params['aspect_ratio']).toBe('match_input_image');
    const instant = change('image-effect', { effect_id: 'instant' }, { width: 1024, height: 1229 });
    expect(choose('replicate', instant).params['aspect_ratio']).toBe('match_input_image');
  });

  it('cut a subject out by a model for that alone', () => {
    expect(choose('fal', change('image-effect', { effect_id: 'remove_bg' })).id).toBe('birefnet');
    expect(refusal('replicate', change('image-effect', { effect_id: 'remove_bg' }))).toBe(
      'seedream-4-effects does not know the effect remove_bg',
    );
  });
});

describe('lip sync', () => {
  it.each([
    [4, 'loop', 'cut', 'cut_off'],
    [4, 'loop', 'keep', 'silence'],
    [9, 'loop', 'keep', 'loop'],
    [9, 'cut', 'keep', 'cut_off'],
  ] as const)('of a voice of %i s for a video of 6 s, %s or %s, is %s', (duration, longer, shorter, mode) => {
    const inputs = [INPUTS.VIDEO, { ...INPUTS.VOICE, duration }];
    const request = change('lip-sync', { length: { longer, shorter } }, { inputs });
    expect(choose('fal', request)).toMatchObject({ id: 'sync-lipsync', params: { sync_mode: mode } });
    expect(choose('replicate', request)).toMatchObject({ id: 'sync-lipsync', params: { sync_mode: mode } });
  });

  it('of a portrait is done by another model, by how long the voice is', () => {
    expect(choose('fal', say(20))).toMatchObject({ id: 'omnihuman', usd: 3.2 });
    expect(choose('fal', say(50)).id).toBe('omnihuman-long');
    expect(refusal('fal', say(50, 1920, 1080))).toContain(
      'omnihuman-long makes nothing as large as 1920 × 1080',
    );
    expect(choose('replicate', say(12)).id).toBe('omni-human');
  });

  it('that must keep the sound, or speak, is left to others', () => {
    expect(refusal('fal', change('lip-sync', { keep_sound: true }))).toContain(
      'does not keep the sound of the video',
    );
    const speech = { text: 'hello', voice: 'en-1', speed: 1, emotion: 'neutral' };
    expect(refusal('fal', change('lip-sync', { speech }))).toContain('does not speak what was typed');
    // Spoken before, it is a voice as any other.
    expect(choose('fal', change('lip-sync', { said: speech })).id).toBe('sync-lipsync');
  });
});

describe('upscale', () => {
  it('is done by its shorter side', () => {
    expect(choose('fal', REQUESTS['upscale-video'])).toMatchObject({
      id: 'seedvr-upscale',
      params: { upscale_mode: 'target', target_resolution: '1080p' },
    });
    expect(choose('replicate', REQUESTS['upscale-video'])).toMatchObject({
      id: 'topaz-upscale',
      params: { target_resolution: '1080p', target_fps: 24 },
    });
    const portrait = { ...INPUTS.VIDEO, width: 720, height: 1280 };
    expect(
      choose('fal', change('upscale-video', {}, { width: 2160, height: 3840, inputs: [portrait] })).params,
    ).toMatchObject({ target_resolution: '2160p' });
  });

  it('is never made larger than was asked for: that costs more', () => {
    const small = { ...INPUTS.VIDEO, width: 854, height: 480 };
    const same = change('upscale-video', {}, { width: 854, height: 480, inputs: [small] });
    expect(choose('fal', same)).toMatchObject({ id: 'topaz-upscale', params: { upscale_factor: 1 } });
    expect(refusal('replicate', same)).toContain('topaz-upscale makes nothing of 854 × 480');
    const to2K = change('upscale-video', {}, { width: 2560, height: 1440 });
    expect(choose('fal', to2K).params['target_resolution']).toBe('1440p');
    expect(refusal('replicate', to2K)).toContain('topaz-upscale makes nothing of 2560 × 1440');
  });

  it('to 60 frames a second is done by the models that add frames', () => {
    expect(choose('fal', change('upscale-video', { fps: 60 }))).toMatchObject({
      id: 'bytedance-upscaler',
      params: { target_fps: '60fps', target_resolution: '1080p' },
      usd: 0.0864,
    });
    expect(choose('replicate', change('upscale-video', { fps: 60 }))).toMatchObject({
      id: 'topaz-upscale-60',
      params: { target_fps: 60 },
    });
  });
});

it('says of each model why it cannot', () => {
  const request = change('text-to-image', {}, { width: 3000, height: 3000, seeds: [1, 2, 3, 4, 5] });
  expect(refusal('fal', request)).toBe(
    'flux-schnell is not meant for engine “pro”; flux-2 makes no side above 2048 pixels; nano-banana-2 makes up to 4 results',
  );
});
