import { effectPoints } from '#contract/effect-points.ts';
import { readPriceItems } from '#contract/price-words.ts';
import { describe, expect, it } from 'vitest';
import { countCharacters, describeIssues, readFieldWord } from '#contract/field-words.ts';
import type { MediaSource } from '#contract/media.ts';
import { LANGUAGES } from '#texts/words.ts';
import { imageEffect, postImageEffect } from './contract.ts';
import { EFFECT_COUNTS, type ImageEffectParams } from './fields.ts';
import { IMAGE_EFFECT_CLASSES, IMAGE_EFFECT_TEMPLATES } from './templates.ts';

const photo: MediaSource = {
  upload_id: '1',
  kind: 'image',
  width: 800,
  height: 1000,
  duration: 0,
  fps: 0,
  has_sound: false,
};

function paramsOf(part: Partial<ImageEffectParams>): ImageEffectParams {
  const plain = { effect_id: 'felt', images: [photo], text: '', option: '', count: 1 } as const;
  return { ...plain, images: [photo], aspect_ratio: 'auto', ...part };
}

function refusals(part: Partial<ImageEffectParams>): Record<string, string> {
  const fields = imageEffect.refuseParams?.(paramsOf(part)) ?? {};
  return Object.fromEntries(Object.entries(fields).map(([name, word]) => [name, readFieldWord(word, 'en')]));
}

describe('the templates of image effects', () => {
  it('[product 2.5] are 30, each once, all of a known class', () => {
    expect(new Set(IMAGE_EFFECT_TEMPLATES.map(({ id }) => id)).size).toBe(30);
    const classes = IMAGE_EFFECT_CLASSES.map(({ id }) => id);
    expect(IMAGE_EFFECT_TEMPLATES.filter(({ classId }) => !classes.includes(classId))).toEqual([]);
    const used = new Set(IMAGE_EFFECT_TEMPLATES.map(({ classId }) => classId));
    expect(classes.filter((id) => !used.has(id))).toEqual([]);
  });

  it('[product 2.5] cost 4 points, and 6 where they are premium', () => {
    const premium = IMAGE_EFFECT_TEMPLATES.filter(({ isPremium }) => isPremium).map(({ id }) => id);
    expect(premium).toEqual([
      'toon_3d',
      'figure_box',
      'id_photo',
      'headshot',
      'hanfu',
      'wedding',
      'restore',
      'pet_human',
    ]);
    expect(IMAGE_EFFECT_TEMPLATES.every((one) => effectPoints(5, one) === (one.isPremium ? 6 : 4))).toBe(
      true,
    );
  });

  it('speak both languages, briefly', () => {
    for (const { name, about, tips, text, option } of IMAGE_EFFECT_TEMPLATES) {
      const others = [text?.label, option?.label, ...(option?.values.map((value) => value.name) ?? [])];
      for (const words of [name, about, tips, ...others]) {
        if (!words) continue;
        expect(words.zh).toMatch(/[\p{Script=Han}\d]/u);
        expect(words.en).not.toMatch(/\p{Script=Han}/u);
        expect(countCharacters(words.en)).toBeLessThanOrEqual(90);
      }
    }
  });
});

describe('image effects', () => {
  const every = IMAGE_EFFECT_TEMPLATES.flatMap((template) =>
    EFFECT_COUNTS.map((count) => ({ id: template.id, count, template })),
  );
  it.each(every)('[product 2.5] prices $count × $id by the formula', ({ template, count }) => {
    const params = imageEffect.quote.parse({ effect_id: template.id, count });
    for (const language of LANGUAGES) {
      const { price, items } = imageEffect.price(params);
      expect(price).toBe(count * (template.isPremium ? 6 : 4));
      expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
      expect(readPriceItems(items, language)[0]?.label).toContain(template.name[language]);
    }
  });

  it('fills in what the form leaves open', () => {
    expect(postImageEffect.input.parse({ effect_id: 'felt', images: [{ upload_id: '4' }] })).toEqual({
      effect_id: 'felt',
      images: [{ upload_id: '4' }],
      text: '',
      option: '',
      aspect_ratio: 'auto',
      count: 1,
    });
  });

  it.each([
    ['no photo', { images: [] }, 'images', 'Please upload an image'],
    ['photos left out', { images: undefined }, 'images', 'Please upload an image'],
    ['201 characters', { text: '画'.repeat(201) }, 'text', 'The text can have at most 200 characters'],
  ])('[product 2.0] refuses %s', (_, part, field, sentence) => {
    const input = { effect_id: 'instant', images: [{ upload_id: '4' }], ...part };
    const read = postImageEffect.input.safeParse(input);
    expect(describeIssues(read.error?.issues ?? [], 'en')).toEqual({ [field]: sentence });
  });

  it.each([
    ['three pictures', { count: 3 }],
    ['a shape of films', { aspect_ratio: '21:9' }],
    ['a picture in the text', { images: ['data:image/png;base64,AAAA'] }],
    ['an unknown field', { style: 'ink' }],
  ])('refuses %s', (_, part) => {
    const input = { effect_id: 'felt', images: [{ upload_id: '4' }], ...part };
    expect(postImageEffect.input.safeParse(input).success).toBe(false);
  });

  it('[product 2.5] takes no more photos than the template, of two people one with both, too', () => {
    expect(refusals({ effect_id: 'wedding' })).toEqual({});
    expect(refusals({ effect_id: 'wedding', images: [photo, photo] })).toEqual({});
    expect(refusals({ images: [photo, photo] })).toEqual({ images: 'Please upload one image' });
  });

  it('[product 2.5] takes a face for each person, and none where it is not about people', () => {
    const face = { x: 0.2, y: 0.3 };
    expect(refusals({ effect_id: 'headshot', faces: [face] })).toEqual({});
    expect(refusals({ effect_id: 'headshot', faces: [face, face] })).toEqual({
      faces: 'This effect is of one person: please choose one face',
    });
    expect(refusals({ effect_id: 'wedding', faces: [face, face] })).toEqual({});
    expect(refusals({ effect_id: 'wedding', faces: [face] })).toEqual({
      faces: 'Please choose 2 faces, one for each person',
    });
    expect(refusals({ faces: [face] })).toEqual({
      faces: 'This effect is not about faces: none can be chosen',
    });
  });

  it.each([[[]], [[{ x: 1.2, y: 0 }]], [[{ x: 0.5 }]], [[{ x: 0.5, y: 0.5, width: 1 }]], ['left']])(
    'takes no faces %j',
    (faces) => {
      const input = { effect_id: 'headshot', images: [{ upload_id: '4' }], faces };
      expect(postImageEffect.input.safeParse(input).success).toBe(false);
    },
  );

  it('[product 2.5] takes text and options only where the template has them', () => {
    expect(refusals({ text: 'hello' })).toEqual({ text: 'This effect takes no text' });
    expect(refusals({ effect_id: 'comic', text: 'hello' })).toEqual({});
    expect(refusals({ option: 'tang' })).toEqual({ option: 'This effect has no such option' });
    expect(refusals({ effect_id: 'hanfu', option: 'tang' })).toEqual({});
    expect(refusals({ effect_id: 'hanfu', option: 'qing' })).toEqual({
      option: 'This effect has no such option',
    });
  });

  it('knows no template for an id that it does not have, so that the server can refuse it', () => {
    expect(imageEffect.templateOf?.(paramsOf({ effect_id: 'nothing' }))).toBeNull();
    expect(imageEffect.templateOf?.(paramsOf({}))).toEqual({
      id: 'felt',
      name: { en: 'Wool felt', zh: '羊毛毡' },
    });
    expect(imageEffect.refuseParams?.(paramsOf({ effect_id: 'nothing' }))).toEqual({});
  });

  it('names a work without words by its effect', () => {
    expect(imageEffect.titleOf?.(paramsOf({}), 'zh')).toBe('羊毛毡');
    expect(imageEffect.promptOf(paramsOf({ effect_id: 'comic', text: 'hello' }))).toBe('hello');
  });
});
