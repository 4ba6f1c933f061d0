// @vitest-environment jsdom
// What a saved file is called, and where it is asked for.
import { expect, it } from 'vitest';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { addressOf, nameFile } from './download-result.ts';

const task = {
  id: '10293',
  type: 4,
  created_at: '2026-11-21T14:38:09.000Z',
  results: [{}],
} as unknown as Task;

const image = { kind: 'image', format: 'png', url: '/media/k?e=9&s=x' } as Result;
const video = { kind: 'video', format: 'mp4', url: '/media/f?e=9', subtitles: '/media/s?e=9' } as Result;

it('is named by tool, time and number; one of several says which', () => {
  expect(nameFile(task, 0, 'mp4')).toBe('atelier_image-to-video_20261121-1438_10293.mp4');
  expect(nameFile({ ...task, type: 1, results: [{}, {}] } as unknown as Task, 1, 'jpg')).toBe(
    'atelier_text-to-image_20261121-1438_10293_2.jpg',
  );
});

it('asks the server for another format of an image, and keeps the signature', () => {
  const own = addressOf(image, 'a.png', 'png');
  expect([own.searchParams.get('f'), own.searchParams.get('s'), own.searchParams.get('d')]).toEqual([
    null,
    'x',
    'a.png',
  ]);
  expect(addressOf(image, 'a.jpg', 'jpg').searchParams.get('f')).toBe('jpg');
});

it('takes a video as it is, and its subtitles from their own address', () => {
  expect(addressOf(video, 'a.mp4', 'mp4').searchParams.has('f')).toBe(false);
  expect(addressOf(video, 'a.srt', 'srt').pathname).toBe('/media/s');
});
