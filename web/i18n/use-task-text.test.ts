// What is said about tasks and their results.
import { init, t } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { bundledEn } from './bundled-en.ts';
import { createTaskText } from './use-task-text.ts';

beforeAll(async () => {
  await init({
    lng: 'en',
    resources: { en: { translation: bundledEn } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
});

const result = (index: number, kind = 'image', duration = 0) => ({ index, kind, duration }) as Result;

function nameOf(part: Partial<Task>, shown: Result): string {
  return createTaskText(t, 'en').result(
    { type: 4, params: {}, prompt: '', title: '', ...part } as Task,
    shown,
  );
}

it('tells each result of a run from the others, and says of a video that it is one', () => {
  const four = { prompt: 'a fox', results: [0, 1, 2, 3].map((index) => result(index)) };
  expect(nameOf(four, result(2))).toBe('a fox, 3 of 4');
  expect(nameOf({ prompt: 'a fox', results: [result(0)] }, result(0))).toBe('a fox');
  const video = result(0, 'video', 5.04);
  expect(nameOf({ title: 'Warm hug', results: [video] }, video)).toBe('Warm hug, video, 5 s');
  expect(nameOf({ results: [video] }, video)).toBe('Image to video, video, 5 s');
});

const nameWork = (prompt: string | null, kind: 'image' | 'video' = 'image') =>
  createTaskText(t, 'en').work({ prompt, title: 'Warm hug', kind, duration: 5 });

it('names what somebody shows by its title where its words are kept, or where there are none', () => {
  expect(nameWork('a fox')).toBe('a fox');
  expect(nameWork(null)).toBe('Warm hug');
  expect(nameWork('', 'video')).toBe('Warm hug, video, 5 s');
});

it('does not say the name of an effect again under itself', () => {
  const hug = {
    type: 6 as const,
    params: { resolution: '720p' },
    effect: { id: 'hug', name: 'Warm hug' },
    cost: 40,
  };
  const data = (words: { prompt: string; title: string }) =>
    createTaskText(t, 'en').data({ ...hug, ...words });
  expect(data({ prompt: '', title: 'Warm hug' })).toBe('720p · 40 points');
  expect(data({ prompt: 'us in Paris', title: 'us in Paris' })).toBe('Warm hug · 720p · 40 points');
});
