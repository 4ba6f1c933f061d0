// The line at home asks the right tool, at its price.
import { expect, it } from 'vitest';
import { useComposerDraft } from './composer-draft.ts';
import { orderOf } from './composer-order.ts';

const draft = { ...useComposerDraft.getInitialState(), prompt: 'a wave' };

it.each([
  ['image', false, 'text-to-image', 4],
  ['image', true, 'image-to-image', 6],
  ['video', false, 'text-to-video', 30],
  ['video', true, 'image-to-video', 30],
] as const)('%s, with an image: %s → %s for %s points', (kind, hasImage, tool, price) => {
  expect(orderOf(kind, draft, hasImage, 'en')).toMatchObject({ tool, price });
});

it('hands the words and the choices over, and no shape beside an image', () => {
  const video = orderOf('video', { ...draft, video_ratio: '9:16', video_seconds: 10 }, false, 'en');
  expect(video.begin).toMatchObject({ prompt: 'a wave', aspect_ratio: '9:16', duration: 10 });
  expect(orderOf('video', draft, true, 'en').begin).not.toHaveProperty('aspect_ratio');
});

it('needs words for everything but an image that is to move', () => {
  const wordless = { ...draft, prompt: '' };
  expect(orderOf('video', wordless, true, 'en').needsWords).toBe(false);
  expect(orderOf('image', wordless, true, 'en').needsWords).toBe(true);
});
