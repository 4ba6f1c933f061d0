// Whose accounts `npm run seed` makes, and what they post: each of the eight tools, most of it public.
import type { PlanId } from '#contract/prices.ts';

export type SeedPerson = {
  name: string;
  bio: string;
  plan: PlanId;
  role?: 'admin';
};

/** By the part of their address before the @; all at example.com. */
export const PEOPLE: Readonly<Record<string, SeedPerson>> = {
  mei: { name: 'Mei', bio: 'Ink, mist and mountains.', plan: 'pro' },
  ada: { name: 'Ada', bio: 'I let pictures move.', plan: 'pro' },
  noor: { name: 'Noor', bio: 'Effects of every kind. The stranger the better.', plan: 'pro' },
  tomas: { name: 'Tomás', bio: 'Mostly here to look.', plan: 'free' },
  admin: { name: 'Admin', bio: '', plan: 'pro', role: 'admin' },
};

type Ref = { task_id: string } | { upload_id: string };

/** What is there by then: works by their name, and the files that were sent ahead. */
export type There = { work(name: string): Ref; portrait: Ref; voice: Ref };

export type SeedWork = {
  by: string;
  /** By which a later work names it. */
  name: string;
  path: string;
  input(there: There): object;
  isPrivate?: true;
};

const image = (by: string, name: string, prompt: string, more: object = {}): SeedWork => ({
  by,
  name,
  path: '/api/task/text_to_image_new/post',
  input: () => ({ prompt, count: 2, ...more }),
});

const effect = (name: string, effectId: string, of: readonly string[], more: object = {}): SeedWork => ({
  by: 'noor',
  name,
  path: '/api/task/image_to_image/post',
  input: ({ work }) => ({ effect_id: effectId, images: of.map(work), ...more }),
});

const videoEffect = (name: string, effectId: string, of: readonly string[]): SeedWork => ({
  by: 'noor',
  name,
  path: '/api/task/video_effect/post',
  input: ({ work }) => ({ effect_id: effectId, images: of.map(work) }),
});

export const WORKS: readonly SeedWork[] = [
  image('mei', 'pagoda', 'a pagoda after the first snow, one touch of red', { style: 'ink' }),
  image('mei', 'village', '江南水乡，石桥，红灯笼，夜晚', { aspect_ratio: '4:3' }),
  image('mei', 'fox', 'a fox reading a book under cherry blossoms at sunset', { count: 4 }),
  image('mei', 'lighthouse', 'a lighthouse at night, stars', { aspect_ratio: '2:3', resolution: '2K' }),
  image('ada', 'street', 'neon street in the rain, a man with an umbrella', { aspect_ratio: '16:9' }),
  image('ada', 'harbour', 'the harbour in the morning, fishing boats, mist', { style: 'watercolor' }),
  image('tomas', 'cat', 'a cat on a windowsill, plants, afternoon light', { count: 1 }),
  { ...image('tomas', 'draft', 'a red bicycle', { count: 1 }), isPrivate: true },
  {
    by: 'ada',
    name: 'evening',
    path: '/api/task/image_to_image/post',
    input: ({ work }) => ({ images: [work('harbour')], prompt: 'in the evening, warm light', count: 2 }),
  },
  {
    by: 'mei',
    name: 'in-ink',
    path: '/api/task/image_to_image/post',
    input: ({ work }) => ({ images: [work('lighthouse')], mode: 'restyle', style: 'ink', count: 1 }),
  },
  effect('oil', 'oil', ['street']),
  effect('clay', 'clay', ['fox']),
  {
    by: 'ada',
    name: 'waves',
    path: '/api/task/text_to_video/post',
    input: () => ({ prompt: 'waves at a lighthouse in the evening, slow', resolution: '540p' }),
  },
  {
    by: 'ada',
    name: 'walk',
    path: '/api/task/image_to_video/post',
    input: ({ work }) => ({ image: work('street'), camera: 'push_in', resolution: '540p' }),
  },
  videoEffect('bloom', 'flower', ['pagoda']),
  videoEffect('orbit', 'orbit360', ['fox']),
  {
    by: 'noor',
    name: 'speech',
    path: '/api/task/lip_sync/post',
    input: ({ portrait, voice }) => ({ image: portrait, audio: voice, consent: true }),
  },
  {
    by: 'ada',
    name: 'larger',
    path: '/api/task/upscale_video/post',
    input: ({ work }) => ({ video: work('waves'), target: '1080p' }),
  },
];
