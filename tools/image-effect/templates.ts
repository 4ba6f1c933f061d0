// The thirty image effects: what each is called, what it does, what it takes. Source: product §2.5.
import type { EffectClass, EffectTemplate } from '#contract/effect.ts';
import { EFFECT_TEXT_CHARACTERS } from '#contract/effect-post.ts';
import type { Words } from '#texts/words.ts';

/** `auto` keeps the shape of the first photo, or the one that the effect has of itself. */
export const EFFECT_RATIOS = ['auto', '1:1', '3:4', '4:3', '9:16', '16:9'] as const;
export type EffectRatio = (typeof EFFECT_RATIOS)[number];

const NORMAL_POINTS = 4;
const PREMIUM_POINTS = 6;

export const IMAGE_EFFECT_CLASSES: readonly EffectClass[] = [
  { id: 'portrait', name: { en: 'Portrait', zh: '人像' } },
  { id: 'art', name: { en: 'Art', zh: '艺术' } },
  { id: 'toy', name: { en: 'Toy', zh: '玩物' } },
  { id: 'photo', name: { en: 'Photo', zh: '写真' } },
  { id: 'edit', name: { en: 'Restore & edit', zh: '修复编辑' } },
  { id: 'fun', name: { en: 'Fun', zh: '趣味' } },
  { id: 'festival', name: { en: 'Festival', zh: '节日' } },
];

type Row = Pick<EffectTemplate, 'id' | 'classId' | 'marker' | 'tips'> & {
  name: readonly [en: string, zh: string];
  about: readonly [en: string, zh: string];
  /** ★ */
  isPremium?: boolean;
  images?: 2;
  /** What a line of words is for. */
  text?: readonly [en: string, zh: string];
  option?: {
    label: readonly [en: string, zh: string];
    values: readonly (readonly [id: string, en: string, zh: string])[];
  };
};

const words = ([en, zh]: readonly [string, string]): Words => ({ en, zh });

/** The first line says which photos are good, the second which are not. */
const tips = (en: string, zh: string): Words => ({ en, zh });
const ANY_PHOTO = tips('clear subject, even light\nblurred, very dark', '主体清楚、光线均匀\n模糊、过暗');
const PORTRAIT = tips(
  'one person, facing the camera\nsunglasses, groups, side view',
  '单人、正面看镜头\n墨镜、合影、侧脸',
);
const PLAIN_GROUND = tips(
  'one subject before a plain wall\ncrowds, busy backgrounds',
  '单一主体、背景干净\n人群、背景杂乱',
);
const OLD_PHOTO = tips(
  'a straight scan of the whole print\na photo taken at an angle',
  '整张平整扫描\n斜着翻拍',
);

const ROWS: readonly Row[] = [
  {
    id: 'anime_hand',
    classId: 'art',
    name: ['Hand-drawn anime', '手绘动漫'],
    about: [
      'Soft light and hand-painted colour, like one frame of an animated film.',
      '柔光与手绘色彩，像动画里的一帧。',
    ],
    marker: 'hot',
  },
  {
    id: 'toon_3d',
    classId: 'art',
    name: ['3D cartoon', '3D 卡通'],
    about: [
      'Rounded forms, glossy colour and studio light, as in a 3D film.',
      '圆润的造型、光洁的色彩，像三维动画电影。',
    ],
    isPremium: true,
  },
  {
    id: 'clay',
    classId: 'toy',
    name: ['Clay figure', '黏土世界'],
    about: ['Modelled in clay, with fingerprints left in it.', '用黏土捏成，还留着指纹。'],
    marker: 'hot',
  },
  {
    id: 'figure_box',
    classId: 'toy',
    name: ['Boxed figure', '盒装手办'],
    about: ['A collectible figure behind the window of its own box.', '变成收藏手办，装进专属展示盒。'],
    isPremium: true,
    text: ['Name on the box', '盒子上的名字'],
    tips: PLAIN_GROUND,
  },
  {
    id: 'plush',
    classId: 'toy',
    name: ['Plush toy', '毛绒玩偶'],
    about: ['Covered all over in soft, short fur.', '浑身长满柔软的短绒。'],
  },
  {
    id: 'brick',
    classId: 'toy',
    name: ['Brick minifigure', '积木小人'],
    about: ['Rebuilt from studded toy bricks, piece by piece.', '一块一块，用积木重新拼出来。'],
    marker: 'new',
  },
  {
    id: 'felt',
    classId: 'toy',
    name: ['Wool felt', '羊毛毡'],
    about: ['Needle-felted from coloured wool, fibre by fibre.', '彩色羊毛一针一针戳成。'],
  },
  {
    id: 'pixel',
    classId: 'art',
    name: ['Pixel hero', '像素英雄'],
    about: ['A game screen of big pixels and few colours.', '大像素、少颜色，回到街机年代。'],
  },
  {
    id: 'watercolor',
    classId: 'art',
    name: ['Watercolour', '水彩画'],
    about: ['Loose washes that bleed and dry on rough paper.', '水色在粗纹纸上晕开、风干。'],
    marker: 'hot',
  },
  {
    id: 'oil',
    classId: 'art',
    name: ['Oil portrait', '油画肖像'],
    about: ['Thick strokes of oil under an old varnish.', '厚涂的油彩，罩一层旧光油。'],
  },
  {
    id: 'ink',
    classId: 'art',
    name: ['Chinese ink', '国风水墨'],
    about: ['Brush and ink wash on rice paper, with a red seal.', '宣纸上的笔墨浓淡，落一枚朱印。'],
  },
  {
    id: 'sketch',
    classId: 'art',
    name: ['Pencil sketch', '铅笔素描'],
    about: ['Graphite lines and hatching on drawing paper.', '石墨线条与排线，画在素描纸上。'],
  },
  {
    id: 'comic',
    classId: 'art',
    name: ['Comic panel', '美式漫画'],
    about: ['Bold ink, printed dots, and a bubble if somebody speaks.', '粗黑线、网点印刷，还能加一句对白。'],
    text: ['In the bubble', '气泡里的话'],
  },
  {
    id: 'sticker',
    classId: 'fun',
    name: ['Sticker set', '表情贴纸'],
    about: [
      'The subject cut out six times, each with a mood of its own.',
      '把主体剪下来，做成六张情绪各异的贴纸。',
    ],
    tips: PLAIN_GROUND,
    marker: 'new',
  },
  {
    id: 'id_photo',
    classId: 'photo',
    name: ['ID photo', '证件照'],
    about: [
      'A plain background and the right crop, laid out to print.',
      '纯色背景、标准裁切，排好版即可打印。',
    ],
    isPremium: true,
    option: {
      label: ['Background and size', '底色与尺寸'],
      values: [
        ['white_1', 'White · 1″', '白底 · 一寸'],
        ['blue_1', 'Blue · 1″', '蓝底 · 一寸'],
        ['red_1', 'Red · 1″', '红底 · 一寸'],
        ['white_2', 'White · 2″', '白底 · 二寸'],
        ['blue_2', 'Blue · 2″', '蓝底 · 二寸'],
        ['red_2', 'Red · 2″', '红底 · 二寸'],
      ],
    },
    tips: PORTRAIT,
  },
  {
    id: 'headshot',
    classId: 'photo',
    name: ['Business headshot', '职业形象照'],
    about: ['A studio backdrop, even light and calm colours.', '影棚背景、均匀布光、沉稳色调。'],
    isPremium: true,
    tips: PORTRAIT,
  },
  {
    id: 'hanfu',
    classId: 'photo',
    name: ['Hanfu portrait', '古风汉服'],
    about: ['In the dress of the Tang, the Song or the Ming.', '换上唐、宋或明代的衣裳。'],
    isPremium: true,
    option: {
      label: ['Dynasty', '朝代'],
      values: [
        ['tang', 'Tang', '唐'],
        ['song', 'Song', '宋'],
        ['ming', 'Ming', '明'],
      ],
    },
    tips: PORTRAIT,
  },
  {
    id: 'wedding',
    classId: 'photo',
    name: ['Wedding photo', '婚纱写真'],
    about: ['Two portraits side by side in a wreath of flowers.', '两个人的肖像，合在一圈花里。'],
    isPremium: true,
    images: 2,
    tips: PORTRAIT,
  },
  {
    id: 'yearbook',
    classId: 'photo',
    name: ['Yearbook', '校园年册'],
    about: [
      'The mottled backdrop and soft light of a nineties school photo.',
      '九十年代毕业照的幕布与柔光。',
    ],
    tips: PORTRAIT,
  },
  {
    id: 'film_90s',
    classId: 'photo',
    name: ['Film snapshot', '胶片随拍'],
    about: ['Direct flash, warm film and a date in the corner.', '直闪、暖调胶片，角落印着日期。'],
    marker: 'hot',
  },
  {
    id: 'instant',
    classId: 'photo',
    name: ['Instant film', '拍立得'],
    about: ['A print with a white frame and a line written below.', '白边相纸，下面手写一句话。'],
    text: ['Written below', '写在下面的话'],
  },
  {
    id: 'restore',
    classId: 'edit',
    name: ['Restore old photo', '老照片修复'],
    about: [
      'Takes out scratches, dust and fading, and sharpens what is left.',
      '去掉划痕、灰尘与褪色，找回清晰。',
    ],
    isPremium: true,
    option: {
      label: ['Colour', '色彩'],
      values: [
        ['colour', 'Recover colour', '恢复色彩'],
        ['keep', 'Keep as it is', '保持原色'],
      ],
    },
    tips: OLD_PHOTO,
  },
  {
    id: 'remove_bg',
    classId: 'edit',
    name: ['Remove background', '智能抠图'],
    about: ['Leaves the subject alone on a transparent ground.', '只留主体，背景变为透明。'],
    tips: PLAIN_GROUND,
    marker: 'hot',
  },
  {
    id: 'new_bg',
    classId: 'edit',
    name: ['New background', '更换背景'],
    about: ['Puts the subject into a painted scene that you describe.', '把主体放进你描述的画中场景。'],
    text: ['The new scene', '新的场景'],
    tips: PLAIN_GROUND,
  },
  {
    id: 'expand',
    classId: 'edit',
    name: ['Expand image', '智能扩图'],
    about: [
      'Continues the edges of the picture to a wider or taller shape.',
      '顺着画面边缘延展，变宽或变高。',
    ],
  },
  {
    id: 'hairstyle',
    classId: 'portrait',
    name: ['Hairstyle', '换发型'],
    about: ['Tries one of twelve haircuts on you.', '十二款发型，先试后剪。'],
    option: {
      label: ['Style', '发型'],
      values: [
        ['bob', 'Bob', '波波头'],
        ['pixie', 'Pixie', '精灵短发'],
        ['long_straight', 'Long straight', '黑长直'],
        ['long_wavy', 'Long wavy', '大波浪'],
        ['curly', 'Curly', '羊毛卷'],
        ['ponytail', 'Ponytail', '高马尾'],
        ['bun', 'Bun', '丸子头'],
        ['braids', 'Braids', '双麻花'],
        ['fringe', 'Fringe', '齐刘海'],
        ['undercut', 'Undercut', '底切'],
        ['crew', 'Crew cut', '寸头'],
        ['silver', 'Silver', '银灰发'],
      ],
    },
    tips: PORTRAIT,
  },
  {
    id: 'age',
    classId: 'portrait',
    name: ['Age shift', '年龄穿越'],
    about: ['Shows you as a child, or decades from now.', '看看小时候，或几十年后的你。'],
    option: {
      label: ['Age', '年龄'],
      values: [
        ['child', 'Child', '童年'],
        ['20', '20', '20 岁'],
        ['40', '40', '40 岁'],
        ['70', '70', '70 岁'],
      ],
    },
    tips: PORTRAIT,
  },
  {
    id: 'pet_human',
    classId: 'fun',
    name: ['Pet as person', '萌宠拟人'],
    about: ['Your pet as a character in clothes.', '让你的宠物穿上衣服，变成角色。'],
    isPremium: true,
  },
  {
    id: 'product',
    classId: 'photo',
    name: ['Product shot', '商品大片'],
    about: [
      'An object on a lit studio table, with shadow and reflection.',
      '给商品一张影棚台面，有光、有影、有倒影。',
    ],
    text: ['The setting', '想要的布景'],
    tips: PLAIN_GROUND,
  },
  {
    id: 'festival',
    classId: 'festival',
    name: ['Spring Festival', '新春写真'],
    about: [
      'Framed for the day: lanterns, snow, candles or the full moon.',
      '应景的边框：灯笼、雪花、烛光或满月。',
    ],
    option: {
      label: ['Festival', '节日'],
      values: [
        ['spring', 'Spring Festival', '春节'],
        ['christmas', 'Christmas', '圣诞'],
        ['birthday', 'Birthday', '生日'],
        ['mid_autumn', 'Mid-autumn', '中秋'],
      ],
    },
    marker: 'new',
  },
];

export const IMAGE_EFFECT_TEMPLATES: readonly EffectTemplate[] = ROWS.map((row) => ({
  id: row.id,
  classId: row.classId,
  name: words(row.name),
  about: words(row.about),
  images: row.images ?? 1,
  price: row.isPremium ? PREMIUM_POINTS : NORMAL_POINTS,
  seconds: 0,
  isPremium: row.isPremium ?? false,
  hasMusic: false,
  ratios: EFFECT_RATIOS,
  tips: row.tips ?? ANY_PHOTO,
  ...(row.marker && { marker: row.marker }),
  ...(row.text && { text: { most: EFFECT_TEXT_CHARACTERS, label: words(row.text) } }),
  ...(row.option && {
    option: {
      label: words(row.option.label),
      values: row.option.values.map(([id, en, zh]) => ({ id, name: { en, zh } })),
    },
  }),
}));

export function findImageEffect(id: string): EffectTemplate | undefined {
  return IMAGE_EFFECT_TEMPLATES.find((template) => template.id === id);
}
