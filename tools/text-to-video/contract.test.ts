// Text to video: every combination has its price, and every refusal its words.
import { describe, expect, it } from 'vitest';
import { VIDEO_MODES, VIDEO_RATIOS, VIDEO_RESOLUTIONS, VIDEO_SECONDS, videoSize } from '#contract/video.ts';
import { prices, type PlanId } from '#contract/prices.ts';
import { postTextToVideo, textToVideo } from './contract.ts';

const quote = (params: object) => textToVideo.quote.parse(params);
const RATES = { 'standard 540p': 4, 'standard 720p': 6, 'pro 720p': 10, 'pro 1080p': 14 } as const;

const refusedFor = (choice: object, plan: PlanId) =>
  Object.keys(textToVideo.refusePlan(quote({ mode: 'pro', ...choice }), prices().plans[plan].limits));
const eta = (choice: object) => textToVideo.etaSeconds(quote(choice));

const combinations = VIDEO_MODES.flatMap((mode) =>
  VIDEO_RESOLUTIONS.flatMap((resolution) =>
    VIDEO_SECONDS.flatMap((duration) =>
      [false, true].map((sound) => ({ mode, resolution, duration, sound })),
    ),
  ),
);

type Choice = (typeof combinations)[number];
const rateOf = ({ mode, resolution }: Choice) => RATES[`${mode} ${resolution}` as keyof typeof RATES];
const isOffered = (choice: Choice) => rateOf(choice) !== undefined;

describe('text to video', () => {
  it.each(combinations.filter(isOffered))('[product 2.3] has a price for %j', (choice) => {
    const params = quote(choice);
    const points = choice.duration * rateOf(choice) + (choice.sound ? choice.duration : 0);
    expect(textToVideo.refuseParams?.(params)).toEqual({});
    const { price, items } = textToVideo.price(params);
    expect(price).toBe(points);
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(points);
  });

  it.each(combinations.filter((choice) => !isOffered(choice)))('[product 2.3] refuses %j', (choice) => {
    expect(textToVideo.refuseParams?.(quote(choice))).toHaveProperty('resolution');
  });

  it('[product 2.3] fills in what the form leaves open', () => {
    expect(postTextToVideo.input.parse({ prompt: ' a fox ' })).toEqual({
      prompt: 'a fox',
      negative_prompt: '',
      mode: 'standard',
      camera: 'auto',
      aspect_ratio: '16:9',
      resolution: '720p',
      duration: 5,
      sound: false,
    });
  });

  it.each([
    ['an empty prompt', { prompt: '   ' }],
    ['2,001 characters', { prompt: '画'.repeat(2001) }],
    ['1,001 unwanted characters', { prompt: 'x', negative_prompt: 'y'.repeat(1001) }],
    ['seven seconds', { prompt: 'x', duration: 7 }],
    ['seconds as text', { prompt: 'x', duration: '5' }],
    ['an unknown camera', { prompt: 'x', camera: 'dolly_zoom' }],
    ['an image ratio', { prompt: 'x', aspect_ratio: '3:2' }],
    ['an unknown field', { prompt: 'x', count: 2 }],
    ['a seed out of range', { prompt: 'x', seed: -1 }],
  ])('refuses %s', (_, input) => {
    expect(postTextToVideo.input.safeParse(input).success).toBe(false);
  });

  it('takes 2,000 characters outside the basic plane', () => {
    expect(postTextToVideo.input.safeParse({ prompt: '🦊'.repeat(2000) }).success).toBe(true);
  });

  it('[product 2.3] keeps 1080p, 10 seconds, and both, for the plans that have them', () => {
    expect(refusedFor({ resolution: '1080p' }, 'free')).toEqual(['resolution']);
    expect(refusedFor({ duration: 10 }, 'free')).toEqual(['duration']);
    expect(refusedFor({ resolution: '1080p', duration: 10 }, 'basic')).toEqual(['duration']);
    expect(refusedFor({ resolution: '1080p', duration: 10 }, 'pro')).toEqual([]);
    expect(refusedFor({}, 'free')).toEqual([]);
  });

  it('[product 2.3] has even sides in every shape, and waits longer for more pixels, seconds and care', () => {
    for (const ratio of VIDEO_RATIOS) {
      for (const resolution of VIDEO_RESOLUTIONS) {
        const { width, height } = videoSize(ratio, resolution);
        expect([width % 2, height % 2]).toEqual([0, 0]);
      }
    }
    expect(eta({ duration: 10 })).toBeGreaterThan(eta({}));
    expect(eta({ mode: 'pro' })).toBeGreaterThan(eta({}));
    expect(eta({ mode: 'pro', resolution: '1080p' })).toBeGreaterThan(eta({ mode: 'pro' }));
  });
});
