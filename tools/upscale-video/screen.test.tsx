// @vitest-environment jsdom
// What the form of an upscale holds, asks for and takes back.
import { expect, it, vi } from 'vitest';
import type { MediaFacts } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import type { MediaFieldState } from '#web/media/use-media-field.ts';
import { postUpscale, upscaleVideo } from './contract.ts';
import { putVideo } from './screen-video.ts';
import { effectiveForm, paramsOf, quoteOf, readForm } from './screen-state.ts';

const video: MediaFacts = { kind: 'video', width: 640, height: 360, duration: 12, fps: 30, has_sound: true };

it('[product 2.8] begins with what the server would fill in', () => {
  const { video: _, ...filled } = postUpscale.input.parse({ video: { upload_id: '1' } });
  expect(readForm({})).toEqual(filled);
});

it('takes from a draft what still makes sense and leaves the rest', () => {
  expect(readForm({ target: '8K', fps: '60', denoise: 'high', sharpen: 120 })).toEqual({
    target: '1080p',
    fps: 'keep',
    denoise: 'high',
    sharpen: 50,
  });
  expect(readForm({ target: '4K', fps: 60, sharpen: 0 })).toMatchObject({
    target: '4K',
    fps: 60,
    sharpen: 0,
  });
});

it('[product 2.8] asks only for what is above the video, and keeps the wish for the next one', () => {
  const form = readForm({ target: '1080p', fps: 60 });
  const full = { ...video, width: 1920, height: 1080, fps: 60 };
  expect(effectiveForm(form, full)).toMatchObject({ target: '2K', fps: 'keep' });
  expect(effectiveForm(form, video)).toEqual(form);
  expect(form).toMatchObject({ target: '1080p', fps: 60 });
  for (const target of ['same', '1080p', '2K', '4K'] as const) {
    for (const facts of [video, full, { ...video, width: 1080, height: 1920 }]) {
      expect(upscaleVideo.refuseParams?.(paramsOf({ ...form, target }, facts))).toEqual({});
    }
  }
});

it('[product 2.8] quotes by the facts of the video', () => {
  const quoted = quoteOf(readForm({ target: '4K', fps: 60 }), video);
  expect(upscaleVideo.price(upscaleVideo.quote.parse(quoted)).price).toBe(12 * 5 * 1.5);
});

it('puts the video of an earlier upscale back, unless its file is gone', () => {
  const given = {
    role: 'video',
    url: '/media/1',
    thumb: '/t',
    thumbhash: '',
    width: 640,
    height: 360,
    duration: 12,
  };
  const params = { video: { upload_id: '7', fps: 25, has_sound: true } };
  const task = (url: string) =>
    ({ params, title: 'a video', inputs: [{ ...given, url }] }) as unknown as Task;
  const field = { clear: vi.fn<MediaFieldState['clear']>(), addRef: vi.fn<MediaFieldState['addRef']>() };
  putVideo(field, task(''));
  expect(field.clear).not.toHaveBeenCalled();
  putVideo(field, task('/media/1'));
  expect(field.clear).toHaveBeenCalledOnce();
  expect(field.addRef).toHaveBeenCalledWith(
    { upload_id: '7' },
    expect.objectContaining({
      name: 'a video',
      facts: expect.objectContaining({ fps: 25, has_sound: true }),
    }),
    0,
  );
});
