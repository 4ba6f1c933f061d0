// @vitest-environment jsdom
// What the form of a video of an image holds, asks for and takes back.
import { getFixedT, init } from 'i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Task } from '#contract/task.ts';
import type { MediaFieldState } from '#web/media/use-media-field.ts';
import { effectiveVideo } from '#web/task/video-form.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { bundledZh } from '#web/i18n/bundled-zh.ts';
import { imageToVideo, postImageToVideo } from './contract.ts';
import { putFrames } from './screen-frames.tsx';
import { paramsOf, readForm } from './screen-state.ts';

beforeAll(async () => {
  await init({
    lng: 'en',
    resources: { en: { translation: bundledEn }, zh: { translation: bundledZh } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
});

it('[product 2.4] begins with what the server would fill in', () => {
  const { image: _, ...filled } = postImageToVideo.input.parse({ image: { upload_id: '1' } });
  expect(readForm({})).toMatchObject(filled);
});

it('takes from a draft what still makes sense and leaves the rest', () => {
  expect(
    readForm({ prompt: 'snow', camera: 'roll', motion: 'high', duration: 7, sound: 1, seed: -3 }),
  ).toEqual({
    ...readForm({}),
    prompt: 'snow',
    motion: 'high',
  });
});

it('[product 2.4] asks no mode for a size that it does not make', () => {
  for (const mode of ['standard', 'pro'] as const) {
    for (const resolution of ['540p', '720p', '1080p'] as const) {
      const form = { ...readForm({}), mode, resolution };
      expect(imageToVideo.refuseParams?.(paramsOf(form, null))).toEqual({});
      expect(form.resolution).toBe(resolution);
    }
  }
  expect(effectiveVideo({ ...readForm({}), prompt: ' snow ' }).prompt).toBe('snow');
});

it('puts both frames of an earlier video back in their places, and leaves out the one that is gone', () => {
  const given = { kind: 'image', thumb: '', thumbhash: '', width: 800, height: 600, duration: 0 };
  const task = (tailUrl: string) =>
    ({
      title: 'a video',
      params: { image: { upload_id: '7', width: 800 }, image_tail: { task_id: '9', index: 1, width: 800 } },
      inputs: [
        { ...given, role: 'image', url: '/media/1' },
        { ...given, role: 'tail', url: tailUrl },
      ],
    }) as unknown as Task;
  const field = { clear: vi.fn<MediaFieldState['clear']>(), addRef: vi.fn<MediaFieldState['addRef']>() };
  putFrames(field, task('/media/2'));
  expect(field.addRef).toHaveBeenNthCalledWith(1, { upload_id: '7' }, expect.anything(), 0);
  expect(field.addRef).toHaveBeenNthCalledWith(2, { task_id: '9', index: 1 }, expect.anything(), 1);
  field.addRef.mockClear();
  putFrames(field, task(''));
  expect(field.addRef).toHaveBeenCalledOnce();
});

it.each(['en', 'zh'] as const)('suggests in %s only what the server would take', (language) => {
  const t = getFixedT(language);
  const ideas = t('image-to-video.ideas', { returnObjects: true }) as unknown as string[];
  expect(ideas.length).toBeGreaterThan(5);
  for (const prompt of ideas) {
    expect(postImageToVideo.input.safeParse({ image: { upload_id: '1' }, prompt }).success).toBe(true);
  }
});
