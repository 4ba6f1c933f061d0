// The thirty image effects: what each takes. Its words are texts. Source: product §2.5.
import { drawnOf, type EffectClass, type EffectTemplate, nameEach } from '#contract/effect.ts';
import { EFFECT_TEXT_CHARACTERS } from '#contract/effect-post.ts';
import en from '#texts/en/tools/image-effects.json' with { type: 'json' };
import zh from '#texts/zh/tools/image-effects.json' with { type: 'json' };
import { pairTexts, type Words } from '#texts/words.ts';
import { EFFECT_RATIOS } from './fields.ts';

const { classes: CLASSES, tips: TIPS, effects: EFFECTS } = pairTexts(en, zh);

export const IMAGE_EFFECT_CLASSES: readonly EffectClass[] = nameEach(CLASSES, [
  'portrait',
  'art',
  'toy',
  'photo',
  'edit',
  'fun',
  'festival',
]);

type Row = Pick<EffectTemplate, 'marker' | 'option'> & {
  id: keyof typeof EFFECTS;
  classId: keyof typeof CLASSES;
  /** ★ */
  isPremium?: boolean;
  images?: 2;
  /** What a line of words is for. */
  text?: Words;
  /** Which photos it takes well; else `any_photo`. */
  tips?: keyof typeof TIPS;
};

const ROWS: readonly Row[] = [
  { id: 'anime_hand', classId: 'art', marker: 'hot' },
  { id: 'toon_3d', classId: 'art', isPremium: true },
  { id: 'clay', classId: 'toy', marker: 'hot' },
  { id: 'figure_box', classId: 'toy', isPremium: true, text: EFFECTS.figure_box.text, tips: 'plain_ground' },
  { id: 'plush', classId: 'toy' },
  { id: 'brick', classId: 'toy', marker: 'new' },
  { id: 'felt', classId: 'toy' },
  { id: 'pixel', classId: 'art' },
  { id: 'watercolor', classId: 'art', marker: 'hot' },
  { id: 'oil', classId: 'art' },
  { id: 'ink', classId: 'art' },
  { id: 'sketch', classId: 'art' },
  { id: 'comic', classId: 'art', text: EFFECTS.comic.text },
  { id: 'sticker', classId: 'fun', tips: 'plain_ground', marker: 'new' },
  {
    id: 'id_photo',
    classId: 'photo',
    isPremium: true,
    option: {
      label: EFFECTS.id_photo.option.label,
      values: nameEach(EFFECTS.id_photo.option.values, [
        'white_1',
        'blue_1',
        'red_1',
        'white_2',
        'blue_2',
        'red_2',
      ]),
    },
    tips: 'portrait',
  },
  { id: 'headshot', classId: 'photo', isPremium: true, tips: 'portrait' },
  {
    id: 'hanfu',
    classId: 'photo',
    isPremium: true,
    option: {
      label: EFFECTS.hanfu.option.label,
      values: nameEach(EFFECTS.hanfu.option.values, ['tang', 'song', 'ming']),
    },
    tips: 'portrait',
  },
  { id: 'wedding', classId: 'photo', isPremium: true, images: 2, tips: 'couple' },
  { id: 'yearbook', classId: 'photo', tips: 'portrait' },
  { id: 'film_90s', classId: 'photo', marker: 'hot' },
  { id: 'instant', classId: 'photo', text: EFFECTS.instant.text },
  {
    id: 'restore',
    classId: 'edit',
    isPremium: true,
    option: {
      label: EFFECTS.restore.option.label,
      values: nameEach(EFFECTS.restore.option.values, ['colour', 'keep']),
    },
    tips: 'old_photo',
  },
  { id: 'remove_bg', classId: 'edit', tips: 'plain_ground', marker: 'hot' },
  { id: 'new_bg', classId: 'edit', text: EFFECTS.new_bg.text, tips: 'plain_ground' },
  { id: 'expand', classId: 'edit' },
  {
    id: 'hairstyle',
    classId: 'portrait',
    option: {
      label: EFFECTS.hairstyle.option.label,
      values: nameEach(EFFECTS.hairstyle.option.values, [
        'bob',
        'pixie',
        'long_straight',
        'long_wavy',
        'curly',
        'ponytail',
        'bun',
        'braids',
        'fringe',
        'undercut',
        'crew',
        'silver',
      ]),
    },
    tips: 'portrait',
  },
  {
    id: 'age',
    classId: 'portrait',
    option: {
      label: EFFECTS.age.option.label,
      values: nameEach(EFFECTS.age.option.values, ['child', '20', '40', '70']),
    },
    tips: 'portrait',
  },
  { id: 'pet_human', classId: 'fun', isPremium: true },
  { id: 'product', classId: 'photo', text: EFFECTS.product.text, tips: 'plain_ground' },
  {
    id: 'festival',
    classId: 'festival',
    option: {
      label: EFFECTS.festival.option.label,
      values: nameEach(EFFECTS.festival.option.values, ['spring', 'christmas', 'birthday', 'mid_autumn']),
    },
    marker: 'new',
  },
];

export const IMAGE_EFFECT_TEMPLATES: readonly EffectTemplate[] = ROWS.map((row) => ({
  id: row.id,
  classId: row.classId,
  name: EFFECTS[row.id].name,
  about: EFFECTS[row.id].about,
  ...drawnOf(EFFECTS[row.id]),
  images: row.images ?? 1,
  seconds: 0,
  isPremium: row.isPremium ?? false,
  hasMusic: false,
  needsFace: row.tips === 'portrait' || row.tips === 'couple',
  ratios: EFFECT_RATIOS,
  tips: TIPS[row.tips ?? 'any_photo'],
  ...(row.marker && { marker: row.marker }),
  ...(row.text && { text: { most: EFFECT_TEXT_CHARACTERS, label: row.text } }),
  ...(row.option && { option: row.option }),
}));

export function findImageEffect(id: string): EffectTemplate | undefined {
  return IMAGE_EFFECT_TEMPLATES.find((template) => template.id === id);
}
