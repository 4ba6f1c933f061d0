// The demo gallery: who is said to have made what, and how it is made. In the order in which it is published; what a work
// is made of stands before it.
import type { AspectRatio, Style } from '#contract/limits.ts';
import type { ToolRecipe } from './recipes.ts';

/** Names say that there is nobody behind them. */
export const GALLERY_AUTHORS = {
  lin: { name: '林遥 · 示例', bio: '示例作者：这些作品随 Atelier 一起提供，由它自己的工具制成。' },
  shen: { name: '沈知秋 · 示例', bio: '示例作者：这些作品随 Atelier 一起提供，由它自己的工具制成。' },
  mina: {
    name: 'Mina Hart · demo',
    bio: 'A demo author: works that came with Atelier, made by its own tools.',
  },
  ada: {
    name: 'Ada Reyes · demo',
    bio: 'A demo author: works that came with Atelier, made by its own tools.',
  },
  tomas: {
    name: 'Tomas Vega · demo',
    bio: 'A demo author: works that came with Atelier, made by its own tools.',
  },
} as const;

type Author = keyof typeof GALLERY_AUTHORS;

export type GalleryRecipe = ToolRecipe & { author: Author };

function image(author: Author, prompt: string, ratio: AspectRatio, seed: number, style: Style = 'auto') {
  const fields = { prompt, style, aspect_ratio: ratio, count: 1 };
  return { author, tool: 'text-to-image', fields, seed } as const;
}

/** Made of another image of the gallery. */
function change(author: Author, of: string, seed: number, asked: object) {
  const fields = { count: 1, ...asked };
  return { author, tool: 'image-to-image', fields, media: { images: [of] }, seed } as const;
}

function imageEffect(author: Author, effect: string, of: string, seed: number, more: object = {}) {
  const fields = { effect_id: effect, count: 1, ...more };
  return { author, tool: 'image-effect', fields, media: { images: [of] }, seed } as const;
}

function video(author: Author, prompt: string, seed: number, more: object) {
  return { author, tool: 'text-to-video', fields: { prompt, resolution: '540p', ...more }, seed } as const;
}

function animate(author: Author, of: string, seed: number, asked: object) {
  const fields = { resolution: '540p', ...asked };
  return { author, tool: 'image-to-video', fields, media: { image: [of] }, seed } as const;
}

function videoEffect(author: Author, effect: string, of: string, seed: number, more: object = {}) {
  const fields = { effect_id: effect, ...more };
  return { author, tool: 'video-effect', fields, media: { images: [of] }, seed } as const;
}

export const GALLERY_RECIPES = {
  meadow: image('mina', 'a girl in a yellow dress under a big tree in a flower field', '3:2', 5),
  bear: image('tomas', 'a bear in an autumn forest', '1:1', 3, 'illustration'),
  lotus: image('lin', '荷塘月色', '3:2', 6),
  silence: image('mina', 'the sound of silence', '1:1', 13),
  desert: image('shen', '大漠，骆驼，落日', '16:9', 2),
  perfume: image('ada', 'perfume bottle', '1:1', 9, 'product'),
  wheat: image('shen', '金色的麦田，风车，蓝天', '3:2', 13, 'oil'),
  couple: image('mina', 'autumn park, maple trees, a couple', '3:2', 5),
  jellyfish: image('lin', '深海水母，发光', '2:3', 4),
  car: image('tomas', 'a red car', '1:1', 3, 'product'),
  peach: image('shen', '桃花林，小木屋', '4:3', 3, 'watercolor'),
  balloons: image('mina', 'hot air balloons over lavender fields at sunrise', '4:3', 4, 'oil'),
  fireworks: image('lin', '烟花下的城市，江边', '3:2', 20),
  ramen: image('ada', 'a bowl of ramen on a wooden table', '1:1', 4, 'photo'),
  penguins: image('shen', '两只企鹅，雪地，极光', '1:1', 16, '3d'),
  'fox-logo': image('tomas', 'a fox logo', '1:1', 10, 'logo'),
  temple: image('lin', '古寺，枫林，薄雾', '4:3', 7),
  girl: image('ada', 'portrait of a girl in a garden', '1:1', 5),
  'red-boat': video('ada', 'a sailing boat at dawn, clouds drifting over the sea', 4, { camera: 'push_in' }),
  castle: image('mina', 'a castle in the clouds', '1:1', 3, 'fantasy'),
  beacon: image('shen', '海边灯塔，日落', '3:4', 6, 'poster'),
  'temple-ink': change('shen', 'temple', 3, { mode: 'restyle', style: 'ink', strength: 0.8 }),
  umbrella: image('tomas', 'neon street in the rain, a man with an umbrella', '9:16', 7, 'cyberpunk'),
  canal: image('lin', '江南水乡，石桥，红灯笼，夜晚', '4:3', 5),
  whale: image('mina', 'a whale in the sea at sunset', '4:3', 2),
  cherry: image('shen', '樱花树下的汉服少女', '9:16', 6, 'anime'),
  aurora: image('lin', '雪山下的小木屋，夜晚，极光', '16:9', 4),
  'castle-storm': videoEffect('tomas', 'lightning', 'castle', 5),
  'wheat-pixels': change('ada', 'wheat', 3, { mode: 'restyle', style: 'pixel', strength: 0.8 }),
  fisherman: image('lin', '一个渔夫在江上，薄雾，远山', '16:9', 7, 'ink'),
  'large-boat': {
    author: 'ada',
    tool: 'upscale-video',
    fields: { target: '1080p' },
    media: { video: ['red-boat'] },
    seed: 1,
  },
  rocket: image('tomas', 'a rocket and a ringed planet in deep space', '1:1', 18, 'pixel'),
  'cherry-print': imageEffect('shen', 'instant', 'cherry', 5, { text: '春天见' }),
  lane: image('lin', '雪夜的小巷，路灯', '2:3', 3),
  'girl-speaks': {
    author: 'ada',
    tool: 'lip-sync',
    fields: { speech: { text: 'Hello! What shall we paint today?', voice: 'emma' }, consent: true },
    media: { image: ['girl'] },
    seed: 1,
  },
  'meadow-night': change('mina', 'meadow', 4, { prompt: 'make it night' }),
  panda: image('shen', '竹林里的熊猫', '3:4', 3, 'ink'),
  'aurora-snow': animate('lin', 'aurora', 3, { prompt: '雪花飘落', camera: 'pull_out' }),
  'rocket-bricks': imageEffect('tomas', 'brick', 'rocket', 7),
  'snow-train': video('ada', 'a small train crossing snowy mountains at dawn', 4, { camera: 'tracking' }),
  'fireworks-wish': videoEffect('shen', 'new_year', 'fireworks', 5, { text: '新年快乐 万事如意' }),
  'whale-oil': imageEffect('mina', 'oil', 'whale', 5),
  lanterns: video('lin', '孔明灯升起，湖边，夜晚', 12, { aspect_ratio: '9:16', camera: 'tilt_up' }),
  'car-cake': videoEffect('tomas', 'cake_cut', 'car', 5),
  'canal-rain': animate('ada', 'canal', 3, { prompt: 'rain falls', camera: 'push_in' }),
} as const satisfies Readonly<Record<string, GalleryRecipe>>;
