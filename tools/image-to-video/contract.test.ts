// What a video of an image costs, what shape it has, and what is refused.
import { describe, expect, it } from 'vitest';
import { describeIssues, readFieldWord } from '#contract/field-words.ts';
import { CAMERAS, videoSize } from '#contract/video.ts';
import { prices, type PlanId } from '#contract/prices.ts';
import { checkMedia } from '#contract/media.ts';
import { imageToVideo, imageToVideoMedia, postImageToVideo, ratioOf } from './contract.ts';
import { MOTIONS } from './fields.ts';

const quote = (params: object = {}) => imageToVideo.quote.parse(params);
const first = { upload_id: '7' };

function fieldsOf(input: object): Record<string, string> {
  const read = postImageToVideo.input.safeParse(input);
  return read.success ? {} : describeIssues(read.error.issues, 'en');
}
const refuse = (params: object) => imageToVideo.refuseParams?.(quote(params));

describe('[§2.3, §2.4] the price', () => {
  const RATES = [
    ['standard', '540p', 4],
    ['standard', '720p', 6],
    ['pro', '720p', 10],
    ['pro', '1080p', 14],
  ] as const;
  const pairs = RATES.flatMap(([mode, resolution, rate]) =>
    [5, 10].flatMap((duration) =>
      [true, false].map((sound) => ({ mode, resolution, duration, sound, rate })),
    ),
  );

  it.each(pairs)('of $mode $resolution, $duration s, sound $sound is the formula', ({ rate, ...params }) => {
    const { price, items } = imageToVideo.price(quote(params));
    expect(price).toBe(params.duration * rate + (params.sound ? params.duration : 0));
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
  });

  it('does not ask more for a last frame, a camera or more motion', () => {
    const plain = imageToVideo.price(quote()).price;
    for (const camera of CAMERAS) {
      for (const motion of MOTIONS) expect(imageToVideo.price(quote({ camera, motion })).price).toBe(plain);
    }
    const both = { ...quote(), image_tail: quote().image };
    expect(imageToVideo.price(both).price).toBe(plain);
    expect(imageToVideo.etaSeconds(both)).toBeGreaterThan(imageToVideo.etaSeconds(quote()));
  });
});

describe('[product 2.4] the shape', () => {
  it.each([
    [1920, 1080, '16:9'],
    [1200, 800, '4:3'],
    [1080, 1920, '9:16'],
    [1000, 1040, '1:1'],
    [800, 1000, '3:4'],
    [2500, 1000, '21:9'],
  ] as const)('of %i × %i is %s', (width, height, ratio) => {
    expect(ratioOf(quote({ width, height }))).toBe(ratio);
  });

  it('can be asked for', () => {
    expect(ratioOf(quote({ width: 1920, height: 1080, aspect_ratio: '1:1' }))).toBe('1:1');
    expect(videoSize('21:9', '540p')).toEqual({ width: 1188, height: 504 });
  });
});

describe('[§2.0, §2.4] what is refused', () => {
  it('no first frame, and a last one without it', () => {
    expect(fieldsOf({})).toEqual({ image: 'Please upload an image' });
    expect(fieldsOf({ image_tail: first })).toEqual({
      image: 'Please upload an image',
      image_tail: 'Please add the first frame',
    });
    expect(fieldsOf({ image: first, image_tail: { task_id: '8' } })).toEqual({});
    expect(readFieldWord('first_frame_missing', 'zh')).toBe('请先添加首帧');
  });

  it.each([
    ['prompt', '画'.repeat(2001)],
    ['negative_prompt', '画'.repeat(1001)],
    ['mode', 'turbo'],
    ['camera', 'roll'],
    ['motion', 'wild'],
    ['resolution', '4K'],
    ['duration', 7],
    ['duration', '5'],
    ['sound', 'yes'],
    ['seed', -1],
    ['aspect_ratio', '2:1'],
    ['style', 'ink'],
  ])('%s', (field, value) => {
    expect(fieldsOf({ image: first, [field]: value })).toHaveProperty(field);
  });

  it('takes 2,000 characters, and none', () => {
    expect(fieldsOf({ image: first, prompt: '🦊'.repeat(2000) })).toEqual({});
    expect(fieldsOf({ image: first, prompt: ' ' })).toEqual({});
  });

  it.each([
    ['standard', '1080p'],
    ['pro', '540p'],
  ] as const)('%s in %s, which does not exist', (mode, resolution) => {
    expect(refuse({ mode, resolution })).toEqual({ resolution: `video_pair {"x":"${resolution}"}` });
    expect(refuse({ mode: 'pro', resolution: '720p' })).toEqual({});
  });

  it('images that are too small or too long', () => {
    const facts = { kind: 'image', width: 800, height: 600, duration: 0, fps: 0, has_sound: false } as const;
    for (const rule of Object.values(imageToVideoMedia)) {
      expect(checkMedia(rule, facts)).toBeNull();
      expect(checkMedia(rule, { ...facts, height: 299 })).toBe('image_small {"n":300}');
      expect(checkMedia(rule, { ...facts, width: 1600 })).toBe('image_ratio');
      expect(checkMedia(rule, { ...facts, kind: 'video' })).toBe('image_format');
    }
  });

  it.each([
    ['free', {}, []],
    ['free', { duration: 10 }, ['duration']],
    ['free', { mode: 'pro', resolution: '1080p' }, ['resolution']],
    ['basic', { duration: 10 }, []],
    ['basic', { mode: 'pro', resolution: '1080p' }, []],
    ['basic', { mode: 'pro', resolution: '1080p', duration: 10 }, ['duration']],
    ['pro', { mode: 'pro', resolution: '1080p', duration: 10 }, []],
  ] as const)('by the plan %s: %j', (plan: PlanId, params, fields) => {
    expect(Object.keys(imageToVideo.refusePlan(quote(params), prices().plans[plan].limits))).toEqual(fields);
  });
});

it('[product 2.4] fills in what the form leaves open', () => {
  expect(postImageToVideo.input.parse({ image: first })).toEqual({
    image: first,
    prompt: '',
    negative_prompt: '',
    mode: 'standard',
    camera: 'auto',
    motion: 'auto',
    resolution: '720p',
    duration: 5,
    sound: false,
  });
});
