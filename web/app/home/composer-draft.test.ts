// What the line at home makes of what was stored, by this version or another one.
import { expect, it } from 'vitest';
import { useComposerDraft } from './composer-draft.ts';

const fresh = useComposerDraft.getInitialState();
const read = (kept: unknown) => useComposerDraft.persist.getOptions().merge?.(kept, fresh);

it('begins with an image, and with what the server would fill in', () => {
  expect(fresh).toEqual({
    kind: 'image',
    prompt: '',
    style: 'auto',
    aspect_ratio: '1:1',
    count: 2,
    video_ratio: '16:9',
    video_resolution: '720p',
    video_seconds: 5,
  });
});

it('takes of every field what it can hold, and nothing else', () => {
  const prompt = ` ${'a fox '.repeat(5000)}`;
  const video = { video_ratio: '21:9', video_resolution: '1080p', video_seconds: 10 } as const;
  const kept = { kind: 'effect', prompt, style: 'ink', aspect_ratio: '2:3', count: 4, ...video } as const;
  expect(read({ ...kept, engine: 'lite' })).toEqual(kept);
  expect(read({ ...kept, style: 'plasticine', count: 9 })).toEqual({ ...kept, style: 'auto', count: 2 });
  expect(read({ ...kept, prompt: 7, kind: null })).toEqual({ ...kept, prompt: '', kind: 'image' });
  expect(read({ ...kept, aspect_ratio: 1, video_ratio: '2:3', video_seconds: '10' })).toEqual({
    ...kept,
    aspect_ratio: '1:1',
    video_ratio: '16:9',
    video_seconds: 5,
  });
});

it.each([undefined, null, 'a fox', 7, [], {}])('begins anew from %j', (kept) => {
  expect(read(kept)).toEqual(fresh);
});
