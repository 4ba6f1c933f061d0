// A public work as the wire tells it: a red boat of Hana's.
import type { PublicTask } from '#contract/task.ts';

export function makePublicWork(own: Partial<PublicTask> = {}): PublicTask {
  const work = {
    id: '7',
    type: 1 as const,
    kind: 'image' as const,
    url: '/media/7',
    thumb: '/media/7t',
    preview: '',
    thumbhash: '',
    width: 1,
    height: 1,
    duration: 0,
    fps: 0,
    has_sound: false,
    title: 'a red boat',
    prompt: 'a red boat',
    params: {},
    effect: null,
    engine: { id: 'built-in', name: 'Illustrator', is_ai: false },
    author: { id: '3', name: 'Hana', head_img: '', is_vip: false, followed: false },
    likes: 0,
    liked: false,
    views: 0,
    remixes: 0,
    remixed_from: null,
    created_at: '2026-11-21T09:00:00Z',
    ...own,
  };
  const { url, thumb, thumbhash, width, height } = work;
  return { images: [{ index: 0, url, thumb, thumbhash, width, height }], ...work };
}
