import { describe, expect, it } from 'vitest';
import { describeIssues, readFieldWord } from '#contract/field-words.ts';
import { ASPECT_RATIOS, IMAGE_RESOLUTIONS, STYLES } from '#contract/limits.ts';
import { prices } from '#contract/prices.ts';
import { checkMedia, type MediaSource } from '#contract/media.ts';
import { IMAGES_RULE, imageToImage, postImageToImage } from './contract.ts';
import { IMAGE_MODES } from './fields.ts';

const photo: MediaSource = {
  upload_id: '1',
  kind: 'image',
  width: 800,
  height: 1000,
  duration: 0,
  fps: 0,
  has_sound: false,
};
const ref = { upload_id: '7' };
const quote = (params: object) => imageToImage.quote.parse(params);
const parse = (input: object) => postImageToImage.input.safeParse({ images: [ref], prompt: 'x', ...input });

function fieldsOf(input: object): Record<string, string> {
  const read = parse(input);
  return read.success ? {} : describeIssues(read.error.issues, 'en');
}

/** What is said under the words of a form without any. */
function asked(mode: string): string | undefined {
  return imageToImage.refuseParams?.({ ...quote({ mode }), images: [photo] })?.['prompt'];
}

function said(facts: Partial<MediaSource>): string {
  return readFieldWord(checkMedia(IMAGES_RULE, { ...photo, ...facts }) ?? '', 'en');
}

function seconds(params: object): number {
  return imageToImage.etaSeconds(quote(params));
}

describe('image to image', () => {
  const counts = [1, 2, 3, 4];
  const combinations = IMAGE_RESOLUTIONS.flatMap((resolution) =>
    counts.flatMap((count) => IMAGE_MODES.map((mode) => ({ resolution, count, mode }))),
  );

  it.each(combinations)(
    '[product 2.2] prices $count × $resolution in $mode, and its lines sum up',
    (params) => {
      const { price, items } = imageToImage.price(quote(params));
      expect(price).toBe(params.count * (params.resolution === '2K' ? 5 : 3));
      expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
    },
  );

  it('[product 2.2] takes no more for more references', () => {
    const one = { ...quote({ count: 2 }), images: [photo] };
    const four = { ...one, images: [photo, photo, photo, photo] };
    expect(imageToImage.price(four)).toEqual(imageToImage.price(one));
  });

  it('[product 2.2] fills in what the form leaves open', () => {
    expect(parse({ prompt: ' make it night ' }).data).toEqual({
      images: [ref],
      mode: 'edit',
      prompt: 'make it night',
      strength: 0.6,
      style: 'auto',
      aspect_ratio: 'same',
      resolution: '1K',
      count: 2,
    });
  });

  it('[product 2.2] takes strengths from 0.1 to 1 in steps of 0.05', () => {
    for (let step = 2; step <= 20; step++) {
      expect(parse({ strength: step * 0.05 }).success).toBe(true);
      expect(parse({ strength: Number((step * 0.05).toFixed(2)) }).success).toBe(true);
    }
    for (const strength of [0, 0.05, 0.12, 1.05, -0.5]) expect(parse({ strength }).success).toBe(false);
    expect(fieldsOf({ strength: 0.12 })['strength']).toContain('0.05');
  });

  it('[product 2.2] takes every style, ratio and the same image twice', () => {
    for (const style of STYLES) expect(parse({ style }).success).toBe(true);
    for (const aspect_ratio of ['same', ...ASPECT_RATIOS]) expect(parse({ aspect_ratio }).success).toBe(true);
    expect(parse({ images: [ref, ref] }).success).toBe(true);
  });

  it.each([
    ['no picture', { images: [] }, 'images', 'Please upload an image'],
    [
      'five pictures',
      { images: Array.from({ length: 5 }, () => ref) },
      'images',
      'Please use at most 4 images',
    ],
    ['no list of pictures', { images: undefined }, 'images', 'Please upload an image'],
    [
      '1,501 characters',
      { prompt: '画'.repeat(1501) },
      'prompt',
      'The prompt can have at most 1500 characters',
    ],
  ])('[product 2.0] refuses %s in words', (_, input, field, words) => {
    expect(fieldsOf(input)[field]).toBe(words);
  });

  it.each([
    ['five results', { count: 5 }],
    ['a count as text', { count: '2' }],
    ['an unknown style', { style: 'baroque' }],
    ['an unknown mode', { mode: 'dream' }],
    ['an unknown field', { size: 3 }],
    ['a seed out of range', { seed: 2_147_483_648 }],
  ])('refuses %s', (_, input) => {
    expect(parse(input).success).toBe(false);
  });

  it('[product 2.2] needs words for everything but a restyle', () => {
    expect(readFieldWord(asked('edit') ?? '', 'en')).toBe('Please enter a prompt');
    expect(readFieldWord(asked('reference') ?? '', 'zh')).toBe('请输入提示词');
    expect(asked('restyle')).toBeUndefined();
  });

  it('[product 2.0] says of an image that it is too small or too long', () => {
    expect(said({})).toBe('');
    expect(said({ width: 299 })).toContain('300 px');
    expect(said({ width: 2600 })).toContain('2.5:1');
    expect(said({ kind: 'video' })).toContain('JPG');
  });

  it('[product 2.2] keeps 2K for the plans that have it', () => {
    const params = quote({ resolution: '2K' });
    expect(imageToImage.refusePlan(params, prices().plans.free.limits)).toHaveProperty('resolution');
    expect(imageToImage.refusePlan(params, prices().plans.basic.limits)).toEqual({});
    expect(imageToImage.refusePlan(quote({}), prices().plans.free.limits)).toEqual({});
  });

  it('leaves an input with an effect to the image effects', () => {
    const [post] = imageToImage.posts;
    expect(post?.toParams({ effect_id: 'felt', images: [ref] } as never)).toBeNull();
    expect(post?.toParams(parse({}).data as never)).toMatchObject({ mode: 'edit' });
  });

  it('[product 2.0] says how long it takes: longer for more and for larger', () => {
    expect(seconds({ count: 4 })).toBeGreaterThan(seconds({ count: 1 }));
    expect(seconds({ resolution: '2K' })).toBeGreaterThan(seconds({}));
  });
});
