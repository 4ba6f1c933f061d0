// What an upscale costs, what it makes, and what is refused.
import { describe, expect, it } from 'vitest';
import { describeIssues } from '#contract/field-words.ts';
import { planName, prices } from '#contract/prices.ts';
import { checkMedia } from '#contract/media.ts';
import { postUpscale, targetsAbove, upscaleVideo, upscaledSize } from './contract.ts';
import { DENOISE, TARGETS } from './fields.ts';

const quote = (params: object = {}) => upscaleVideo.quote.parse(params);
const refuse = (params: object) => upscaleVideo.refuseParams?.(quote(params));
const eta = (params: object) => upscaleVideo.etaSeconds(quote(params));
const { free, basic, pro, ultimate } = prices().plans;

function fieldsOf(input: object): Record<string, string> {
  const read = postUpscale.input.safeParse(input);
  return read.success ? {} : describeIssues(read.error.issues, 'en');
}

describe('[product 2.8] the price of an upscale', () => {
  const RATES = { same: 2, '1080p': 2, '2K': 3, '4K': 5 };
  const combinations = TARGETS.flatMap((target) =>
    (['keep', 60] as const).flatMap((fps) =>
      DENOISE.flatMap((denoise) =>
        [1, 5, 7.2, 15, 60, 119.4].map((duration) => ({ target, fps, denoise, duration })),
      ),
    ),
  );

  it('is the formula for every choice, and its lines sum up', () => {
    for (const chosen of combinations) {
      const rate = RATES[chosen.target] * (chosen.fps === 60 ? 1.5 : 1);
      const expected = Math.max(10, Math.ceil(Math.ceil(chosen.duration) * rate));
      const { price, items } = upscaleVideo.price(quote(chosen));
      expect([chosen, price]).toEqual([chosen, expected]);
      expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
      expect(items.every(({ amount }) => amount > 0)).toBe(true);
    }
  });

  it('does not bill a thousandth of a second as a whole one', () => {
    expect(upscaleVideo.price(quote({ duration: 12.004 })).price).toBe(24);
    expect(upscaleVideo.price(quote({ duration: 12.01 })).price).toBe(26);
  });
});

describe('[product 2.8] the size of the result', () => {
  it.each([
    [640, 360, '1080p', 1920, 1080],
    [360, 640, '1080p', 1080, 1920],
    [853, 480, '2K', 2560, 1440],
    [1280, 720, '4K', 3840, 2160],
    [1000, 427, '1080p', 2530, 1080],
    [641, 361, 'same', 642, 362],
    [1900, 240, '4K', 7680, 970],
  ] as const)('%i × %i to %s is %i × %i', (width, height, target, wide, tall) => {
    expect(upscaledSize({ width, height }, target)).toEqual({ width: wide, height: tall });
  });

  it('offers only targets above the video, and the same size', () => {
    expect(targetsAbove({ width: 640, height: 360 })).toEqual(['same', '1080p', '2K', '4K']);
    expect(targetsAbove({ width: 1920, height: 1080 })).toEqual(['same', '2K', '4K']);
    expect(targetsAbove({ width: 8000, height: 1000 })).toEqual(['same']);
  });
});

describe('[§2.0, §2.8] what is refused', () => {
  it('a post without a video, with the sentence for it', () => {
    expect(fieldsOf({})).toEqual({ video: 'Please upload a video' });
    expect(fieldsOf({ video: { upload_id: '7' } })).toEqual({});
  });

  it.each([
    ['target', '8K'],
    ['fps', 30],
    ['fps', '60'],
    ['denoise', 'off'],
    ['sharpen', 101],
    ['sharpen', 0.5],
    ['bitrate', 1],
  ])('%s %j', (field, value) => {
    expect(fieldsOf({ video: { upload_id: '7' }, [field]: value })).toHaveProperty(field);
  });

  it('a video that is at the target already', () => {
    const full = { width: 1920, height: 1080 };
    expect(refuse({ ...full, target: '1080p' })).toEqual({ target: 'video_at_target {"x":"1080p"}' });
    expect(refuse({ ...full, target: '2K' })).toEqual({});
    expect(refuse({ ...full, target: 'same' })).toEqual({});
    expect(refuse({ fps: 60, video_fps: 59.94 })).toEqual({ fps: 'video_at_fps {"n":60}' });
    expect(refuse({ fps: 60, video_fps: 50 })).toEqual({});
  });

  it('a video that is too short, too long, too small or too large', () => {
    const facts = { kind: 'video', width: 640, height: 360, duration: 12, fps: 30, has_sound: true } as const;
    const check = (part: object) => checkMedia(upscaleVideo.media['video'] as never, { ...facts, ...part });
    expect(check({})).toBeNull();
    expect(check({ duration: 0.5 })).toBe('video_duration {"a":1,"b":120}');
    expect(check({ duration: 121 })).toBe('video_duration {"a":1,"b":120}');
    expect(check({ height: 200 })).toBe('video_short_side {"a":240,"b":1080}');
    expect(check({ width: 2000, height: 1200 })).toBe('video_short_side {"a":240,"b":1080}');
    expect(check({ kind: 'image' })).toBe('video_format');
  });

  it.each([
    [{ duration: 15.1 }, free, []],
    [{ duration: 15.5 }, free, ['video']],
    [{ duration: 60 }, basic, []],
    [{ duration: 61 }, basic, ['video']],
    [{ duration: 120 }, pro, []],
    [{ target: '2K' }, free, ['target']],
    [{ target: '2K' }, basic, []],
    [{ target: '4K' }, basic, ['target']],
    [{ target: '4K' }, pro, []],
    [{ target: '4K', fps: 60, duration: 120 }, ultimate, []],
    [{ fps: 60 }, free, ['fps']],
    [{ fps: 60 }, basic, []],
  ])('%j by the plan %#', (params, plan, fields) => {
    expect(Object.keys(upscaleVideo.refusePlan(quote(params), plan.limits))).toEqual(fields);
  });

  it('names the plan that has it', () => {
    expect(upscaleVideo.refusePlan(quote({ duration: 70 }), free.limits)['video']).toContain('"x":"70 s"');
    expect(upscaleVideo.refusePlan(quote({ duration: 70 }), free.limits)['video']).toContain(
      planName('pro').zh,
    );
    expect(upscaleVideo.refusePlan(quote({ duration: 30 }), free.limits)['video']).toContain(
      planName('basic').zh,
    );
  });
});

it('[product 2.8] fills in what the form leaves open', () => {
  expect(postUpscale.input.parse({ video: { task_id: '3' } })).toEqual({
    video: { task_id: '3', index: 0 },
    target: '1080p',
    fps: 'keep',
    denoise: 'auto',
    sharpen: 50,
  });
});

it('[product 2.8] expects a larger and a smoother result to take longer', () => {
  expect(eta({ target: '1080p' })).toBeLessThan(eta({ target: '2K' }));
  expect(eta({ target: '2K' })).toBeLessThan(eta({ target: '4K' }));
  expect(eta({})).toBeLessThan(eta({ fps: 60 }));
});
