// The 32 video effects: what each takes. Its words are texts. Source: product §2.6.
import { drawnOf, type EffectClass, type EffectTemplate, nameEach } from '#contract/effect.ts';
import en from '#texts/en/tools/video-effects.json' with { type: 'json' };
import zh from '#texts/zh/tools/video-effects.json' with { type: 'json' };
import { pairTexts } from '#texts/words.ts';

const { classes: CLASSES, tips: TIPS, effects: EFFECTS } = pairTexts(en, zh);

export const VIDEO_EFFECT_CLASSES: readonly EffectClass[] = nameEach(CLASSES, [
  'love',
  'fun',
  'magic',
  'transform',
  'dance',
  'camera',
  'festival',
]);

const SECONDS = 5;
const DANCE_SECONDS = 8;

type Row = Partial<EffectTemplate> & { id: keyof typeof EFFECTS };

/** A class of templates; what a row leaves open is as most are: one image, five seconds, music. */
function listClass(classId: keyof typeof CLASSES, rows: readonly Row[]): EffectTemplate[] {
  return rows.map((row) => ({
    classId,
    name: EFFECTS[row.id].name,
    about: EFFECTS[row.id].about,
    ...drawnOf(EFFECTS[row.id]),
    images: 1,
    seconds: SECONDS,
    isPremium: false,
    hasMusic: true,
    needsFace: false,
    ...row,
  }));
}

const LOVE = listClass('love', [
  { id: 'hug', images: 2, needsFace: true, isPremium: true, tips: TIPS.one_each, marker: 'hot' },
  { id: 'kiss', images: 2, needsFace: true, isPremium: true, tips: EFFECTS.kiss.tips },
  { id: 'heart_hands', images: 2, needsFace: true, isPremium: true, tips: TIPS.one_each },
  { id: 'reunion', images: 2, needsFace: true, isPremium: true, tips: EFFECTS.reunion.tips },
  { id: 'propose', images: 2, needsFace: true, isPremium: true, tips: TIPS.one_each },
  { id: 'memory', needsFace: true, tips: EFFECTS.memory.tips },
]);

const FUN = listClass('fun', [
  { id: 'squish', tips: TIPS.clear_outline, marker: 'hot' },
  { id: 'inflate', tips: TIPS.clear_outline },
  { id: 'fuzzy', tips: TIPS.clear_outline },
  { id: 'jelly', tips: TIPS.clear_outline },
  { id: 'melt', tips: TIPS.clear_outline },
  { id: 'cake_cut', tips: TIPS.clear_outline, marker: 'hot' },
  { id: 'bubble_pop', needsFace: true, tips: TIPS.head_visible },
]);

const MAGIC = listClass('magic', [
  { id: 'flower', tips: TIPS.any_image },
  { id: 'wings', tips: EFFECTS.wings.tips },
  { id: 'fireball', tips: TIPS.clear_outline },
  { id: 'lightning', tips: TIPS.clear_outline },
  { id: 'dissolve', tips: TIPS.clear_outline },
  { id: 'freeze', tips: TIPS.any_image },
]);

const TRANSFORM = listClass('transform', [
  { id: 'liquid_metal', tips: TIPS.clear_outline, marker: 'new' },
  { id: 'muscle', needsFace: true, tips: EFFECTS.muscle.tips },
  { id: 'hero', tips: TIPS.whole_figure },
  { id: 'figure_turn', tips: TIPS.whole_figure },
  { id: 'anime_turn', tips: TIPS.any_image },
  {
    id: 'outfit',
    needsFace: true,
    tips: TIPS.whole_figure,
    option: {
      label: EFFECTS.outfit.option.label,
      values: nameEach(EFFECTS.outfit.option.values, ['suit', 'hanfu', 'street', 'sport']),
    },
  },
]);

const DANCE = listClass('dance', [
  { id: 'dance', isPremium: true, seconds: DANCE_SECONDS, tips: TIPS.whole_figure, marker: 'hot' },
  { id: 'pet_dance', isPremium: true, seconds: DANCE_SECONDS, tips: EFFECTS.pet_dance.tips },
]);

const CAMERA = listClass('camera', [
  { id: 'fly', tips: TIPS.clear_outline, marker: 'new' },
  { id: 'orbit360', tips: TIPS.clear_outline },
  { id: 'earth_zoom', tips: TIPS.any_image },
]);

const FESTIVAL = listClass('festival', [
  { id: 'money_rain', tips: TIPS.any_image },
  { id: 'new_year', tips: TIPS.any_image, text: { most: 20, label: EFFECTS.new_year.text } },
]);

export const VIDEO_EFFECT_TEMPLATES: readonly EffectTemplate[] = [
  ...LOVE,
  ...FUN,
  ...MAGIC,
  ...TRANSFORM,
  ...DANCE,
  ...CAMERA,
  ...FESTIVAL,
];

const byId = new Map(VIDEO_EFFECT_TEMPLATES.map((template) => [template.id, template]));

export function findVideoEffect(id: string): EffectTemplate | undefined {
  return byId.get(id);
}
