import { effectPoints } from '#contract/effect-points.ts';
import { readPriceItems } from '#contract/price-words.ts';
import { describe, expect, it } from 'vitest';
import { EFFECT_IMAGES_RULE } from '#contract/effect-post.ts';
import { countCharacters, readFieldWord } from '#contract/field-words.ts';
import { prices } from '#contract/prices.ts';
import { checkMedia, type MediaSource } from '#contract/media.ts';
import { LANGUAGES } from '#texts/words.ts';
import { postVideoEffect, videoEffect } from './contract.ts';
import { VIDEO_EFFECT_RESOLUTIONS, type VideoEffectParams } from './fields.ts';
import { VIDEO_EFFECT_CLASSES, VIDEO_EFFECT_TEMPLATES } from './templates.ts';

const image: MediaSource = {
  upload_id: '1',
  kind: 'image',
  width: 800,
  height: 1000,
  duration: 0,
  fps: 0,
  has_sound: false,
};

function paramsOf(part: Partial<VideoEffectParams>): VideoEffectParams {
  return {
    effect_id: 'squish',
    images: [image],
    text: '',
    option: '',
    resolution: '720p',
    music: true,
    ...part,
  };
}

function priceOf(effect_id: string, resolution: '720p' | '1080p'): number {
  return videoEffect.price(paramsOf({ effect_id, resolution })).price;
}

const every = VIDEO_EFFECT_TEMPLATES.flatMap((template) =>
  VIDEO_EFFECT_RESOLUTIONS.map((resolution) => ({ id: template.id, template, resolution })),
);

describe('the templates of video effects', () => {
  it('[product 2.6] are 32, each once, in the seven classes', () => {
    expect(new Set(VIDEO_EFFECT_TEMPLATES.map(({ id }) => id)).size).toBe(32);
    expect(VIDEO_EFFECT_TEMPLATES).toHaveLength(32);
    const classes = new Set(VIDEO_EFFECT_TEMPLATES.map(({ classId }) => classId));
    expect([...classes]).toEqual(VIDEO_EFFECT_CLASSES.map(({ id }) => id));
  });

  it('[product 2.6] take two images, or eight seconds, exactly where they are premium', () => {
    for (const { images, seconds, isPremium, id } of VIDEO_EFFECT_TEMPLATES) {
      expect([id, isPremium]).toEqual([id, images === 2 || seconds === 8]);
      expect([id, effectPoints(6, { isPremium })]).toEqual([id, isPremium ? 40 : 30]);
    }
  });

  it('speak both languages', () => {
    for (const { name, about, tips } of VIDEO_EFFECT_TEMPLATES) {
      expect([tips?.en.split('\n').length, tips?.zh.split('\n').length]).toEqual([2, 2]);
      for (const words of [name, about, tips]) {
        expect(words?.en).toMatch(/[a-z]/);
        expect(words?.zh).toMatch(/\p{Script=Han}/u);
        expect(countCharacters(words?.en ?? '')).toBeLessThanOrEqual(100);
      }
    }
  });
});

describe('video effects', () => {
  it.each(every)('[product 2.6] prices $id at $resolution by the formula', ({ template, resolution }) => {
    for (const language of LANGUAGES) {
      const { price, items } = videoEffect.price(paramsOf({ effect_id: template.id, resolution }));
      expect(price).toBe(Math.ceil(effectPoints(6, template) * (resolution === '1080p' ? 1.5 : 1)));
      expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
      expect(readPriceItems(items, language)[0]?.label).toContain(template.name[language]);
    }
  });

  it('[product 2.6] has the prices that are printed: 30, 40, and 45, 60 in 1080p', () => {
    expect(priceOf('squish', '720p')).toBe(30);
    expect(priceOf('squish', '1080p')).toBe(45);
    expect(priceOf('dance', '720p')).toBe(40);
    expect(priceOf('hug', '1080p')).toBe(60);
  });

  it('quotes a form that has no image yet, and refuses an effect that does not exist', () => {
    const quoted = videoEffect.quote.parse({ effect_id: 'hug', resolution: '1080p' });
    expect(videoEffect.price(quoted).price).toBe(60);
    expect(videoEffect.quote.safeParse({ effect_id: 'levitate' }).success).toBe(false);
  });

  it('fills in what the form leaves open', () => {
    const [post] = videoEffect.posts;
    const input = postVideoEffect.input.parse({
      effect_id: 'outfit',
      images: [{ upload_id: '7' }],
    });
    expect(post?.toParams(input as never)).toEqual({
      effect_id: 'outfit',
      images: [{ upload_id: '7' }],
      text: '',
      option: '',
      resolution: '720p',
      music: true,
    });
  });

  it.each([
    ['no picture', { images: [] }],
    ['three pictures', { images: [1, 2, 3].map((n) => ({ upload_id: String(n) })) }],
    ['an unknown resolution', { resolution: '540p' }],
    ['201 characters', { text: '福'.repeat(201) }],
    ['an unknown field', { seed: 3 }],
    ['music as a word', { music: 'on' }],
  ])('refuses %s', (_, part) => {
    const input = { effect_id: 'squish', images: [{ upload_id: '7' }], ...part };
    expect(postVideoEffect.input.safeParse(input).success).toBe(false);
  });

  it.each([
    [
      'one face of two',
      { effect_id: 'hug', faces: [{ x: 0.5, y: 0.5 }] },
      { faces: 'Please choose 2 faces, one for each person' },
    ],
    ['one picture too many', { images: [image, image] }, { images: 'Please upload one image' }],
    ['words where none are taken', { text: 'hello' }, { text: 'This effect takes no text' }],
    [
      '21 characters',
      { effect_id: 'new_year', text: '福'.repeat(21) },
      { text: 'The text can have at most 20 characters' },
    ],
    ['a choice where there is none', { option: 'suit' }, { option: 'This effect has no such option' }],
    [
      'a choice that is not there',
      { effect_id: 'outfit', option: 'toga' },
      { option: 'This effect has no such option' },
    ],
  ])('refuses %s in words', (_, part, said) => {
    const refused = videoEffect.refuseParams?.(paramsOf(part)) ?? {};
    const spoken = Object.entries(refused).map(([field, word]) => [field, readFieldWord(word, 'en')]);
    expect(Object.fromEntries(spoken)).toEqual(said);
  });

  it('takes 20 characters outside the basic plane, a choice that is there, and two images for two', () => {
    expect(videoEffect.refuseParams?.(paramsOf({ effect_id: 'new_year', text: '🧧'.repeat(20) }))).toEqual(
      {},
    );
    expect(videoEffect.refuseParams?.(paramsOf({ effect_id: 'outfit', option: 'hanfu' }))).toEqual({});
    expect(videoEffect.refuseParams?.(paramsOf({ effect_id: 'hug', images: [image, image] }))).toEqual({});
  });

  it('[product 2.0] refuses images that are too small, too long, or videos', () => {
    expect(checkMedia(EFFECT_IMAGES_RULE, image)).toBeNull();
    expect(checkMedia(EFFECT_IMAGES_RULE, { ...image, width: 299 })).toContain('image_small');
    expect(checkMedia(EFFECT_IMAGES_RULE, { ...image, width: 3000 })).toContain('image_ratio');
    expect(checkMedia(EFFECT_IMAGES_RULE, { ...image, kind: 'video' })).toContain('image_format');
  });

  it('[product 2.6] keeps 1080p for the plans that have it', () => {
    const params = paramsOf({ resolution: '1080p' });
    expect(videoEffect.refusePlan(params, prices().plans.free.limits)).toHaveProperty('resolution');
    expect(videoEffect.refusePlan(params, prices().plans.basic.limits)).toEqual({});
    expect(videoEffect.refusePlan(paramsOf({}), prices().plans.free.limits)).toEqual({});
  });

  it('does not know an effect that is not there', () => {
    expect(videoEffect.templateOf?.(paramsOf({ effect_id: 'levitate' }))).toBeNull();
    expect(videoEffect.templateOf?.(paramsOf({}))).toMatchObject({ id: 'squish', name: { zh: '捏捏乐' } });
    expect(videoEffect.titleOf?.(paramsOf({}), 'en')).toBe('Squish it');
  });
});
