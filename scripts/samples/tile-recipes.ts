// The tiles of the landing page and of home: what is asked of which tool for each, and how it is shown.
import type { AspectRatio, Style } from '#contract/limits.ts';
import type { Words } from '#texts/words.ts';
import type { Recipe } from './recipes.ts';
import type { Crop } from './show-sample.ts';

/** How a recipe is shown; one that has none is only there for others. */
type Shown = {
  words: Words;
  /** Pixels of the still. */
  width: number;
  /** Of a video: which second stands for it. */
  still?: number;
  /** Of a video: what plays by itself. */
  clip?: { from: number; seconds: number; width: number };
  /** Of an upscaled video: the part that is shown, left as it came and right as it is. */
  crop?: Crop;
};

export type TileRecipe = Recipe & Partial<Shown>;

type Look = { style?: Style; ratio: AspectRatio; seed: number; width: number };

/** An image of the sentence itself. */
function image(en: string, zh: string, { style = 'auto', ratio, seed, width }: Look): TileRecipe {
  const fields = { prompt: en, style, aspect_ratio: ratio, count: 1 };
  return { tool: 'text-to-image', fields, seed, words: { en, zh }, width };
}

function imageEffect(effect: string, of: string, words: Words, more: object = {}): TileRecipe {
  const fields = { effect_id: effect, count: 1, ...more };
  return { tool: 'image-effect', fields, media: { images: [of] }, seed: 4, words, width: 420 };
}

function videoEffect(effect: string, of: string, words: Words, shown: Partial<Shown>): TileRecipe {
  const fields = { effect_id: effect, music: false };
  return { tool: 'video-effect', fields, media: { images: [of] }, seed: 5, words, width: 420, ...shown };
}

export const TILE_RECIPES = {
  pagoda: image(
    'a pagoda after the first snow, brush and ink, one touch of red',
    '初雪后的宝塔，水墨，留一点红',
    { style: 'ink', ratio: '2:3', seed: 7, width: 848 },
  ),
  sunflowers: image('a field of sunflowers, a windmill behind', '向日葵田，远处一座风车', {
    style: 'oil',
    ratio: '3:4',
    seed: 8,
    width: 640,
  }),
  whale: image('a whale over the coral reef, light from above', '珊瑚海上的鲸，光从高处来', {
    style: 'illustration',
    ratio: '16:9',
    seed: 21,
    width: 840,
  }),
  'neon-city': image('neon city after rain', '雨后霓虹城', {
    style: 'cyberpunk',
    ratio: '21:9',
    seed: 11,
    width: 960,
  }),
  'ink-fox': image('a fox in a forest, first snow', '初雪的林中，一只狐狸', {
    style: 'ink',
    ratio: '1:1',
    seed: 1074,
    width: 640,
  }),
  train: image('the evening train in the snow, mountains behind', '黄昏雪中的火车，远山', {
    ratio: '3:2',
    seed: 4,
    width: 840,
  }),
  sail: image('one sailboat under the full moon, night sea', '满月下一叶孤帆，夜海', {
    style: 'oil',
    ratio: '3:4',
    seed: 11,
    width: 600,
  }),
  balloons: image('a hot-air balloon over lavender hills at sunrise', '日出时薰衣草山丘上的热气球', {
    ratio: '16:9',
    seed: 31,
    width: 960,
  }),
  cabin: image('a cabin by the lake', '湖边小屋', { style: 'watercolor', ratio: '4:3', seed: 8, width: 640 }),
  lighthouse: image('a lighthouse at sunset', '日落时的灯塔', { ratio: '3:4', seed: 12, width: 400 }),
  'lighthouse-winter': {
    tool: 'image-to-image',
    fields: { prompt: 'make it winter', count: 1 },
    media: { images: ['lighthouse'] },
    seed: 3,
    words: { en: 'the same lighthouse, asked to be in winter', zh: '同一座灯塔，改成冬天' },
    width: 400,
  },
  cat: { photo: 'cat.jpg', words: { en: 'photo of a cat', zh: '一张猫的照片' }, width: 451 },
  'cat-ink': imageEffect('ink', 'cat', { en: 'the cat in ink', zh: '水墨的猫' }),
  'cat-comic': imageEffect('comic', 'cat', { en: 'the cat as a comic', zh: '漫画的猫' }, { text: 'Hello!' }),
  'cat-brick': imageEffect('brick', 'cat', { en: 'the cat of toy bricks', zh: '积木的猫' }),
  'cat-bloom': videoEffect(
    'flower',
    'cat',
    { en: 'flowers open around the cat', zh: '猫的四周开满花' },
    { still: 4, clip: { from: 0.4, seconds: 4, width: 352 } },
  ),
  'cat-freeze': videoEffect(
    'freeze',
    'cat',
    { en: 'frost creeps over the cat', zh: '冰霜漫过猫' },
    { still: 2.2, clip: { from: 0.3, seconds: 4, width: 352 } },
  ),
  'snow-train': {
    tool: 'text-to-video',
    fields: {
      prompt: 'a small train crossing snowy mountains at dawn',
      camera: 'tracking',
      resolution: '540p',
    },
    seed: 4,
    words: { en: 'a small train crossing snowy mountains at dawn', zh: '黎明时穿过雪山的小火车' },
    width: 640,
    still: 2,
    clip: { from: 0, seconds: 5, width: 416 },
  },
  canal: {
    tool: 'text-to-image',
    fields: { prompt: '江南水乡，石桥，红灯笼，夜晚', aspect_ratio: '4:3', count: 1 },
    seed: 5,
  },
  'canal-rain': {
    tool: 'image-to-video',
    fields: { prompt: 'rain falls', camera: 'push_in', resolution: '540p' },
    media: { image: ['canal'] },
    seed: 3,
    words: { en: 'rain over a canal town, lanterns at night', zh: '水乡夜雨，灯笼倒影' },
    width: 640,
    still: 2.5,
    clip: { from: 0, seconds: 4, width: 376 },
  },
  car: {
    tool: 'text-to-image',
    fields: { prompt: 'a red car', style: 'product', aspect_ratio: '1:1', count: 1 },
    seed: 3,
  },
  'car-cake': videoEffect(
    'cake_cut',
    'car',
    { en: 'a knife cuts a red car: it is cake', zh: '一刀切开红色汽车，里面是蛋糕' },
    { width: 560, still: 4.4, clip: { from: 0.6, seconds: 4.2, width: 380 } },
  ),
  girl: {
    tool: 'text-to-image',
    fields: { prompt: 'portrait of a girl in a garden', aspect_ratio: '1:1', count: 1 },
    seed: 5,
  },
  'girl-speaks': {
    tool: 'lip-sync',
    fields: {
      speech: { text: 'Hello! What shall we paint today?', voice: 'emma' },
      consent: true,
    },
    media: { image: ['girl'] },
    seed: 1,
    words: { en: 'a drawn girl speaks', zh: '画中的女孩开口说话' },
    width: 560,
    still: 0.35,
    clip: { from: 0, seconds: 3, width: 380 },
  },
  'small-train': { smaller: 'snow-train', height: 240 },
  'large-train': {
    tool: 'upscale-video',
    fields: { target: '1080p' },
    media: { video: ['small-train'] },
    seed: 1,
    words: {
      en: 'a detail of a video, left 240p as it came, right upscaled to 1080p',
      zh: '视频细部：左为 240p 原片，右为 1080p 超清',
    },
    width: 640,
    still: 1.5,
    clip: { from: 0, seconds: 4, width: 416 },
    crop: { x: 0.37, y: 0.63, width: 0.32, height: 0.32 },
  },
} as const satisfies Readonly<Record<string, TileRecipe>>;
