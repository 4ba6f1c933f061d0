// What a work tells of itself: of every tool what was chosen, of a video its length and sound.
import { init, t } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { createTaskText } from '#web/i18n/use-task-text.ts';
import { listFacts } from './list-facts.ts';

beforeAll(async () => {
  await init({
    lng: 'en',
    resources: { en: { translation: bundledEn } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
});

const video = {
  kind: 'video',
  width: 1280,
  height: 720,
  duration: 5,
  fps: 24,
  has_sound: true,
  seed: 7,
} as Result;

function factsOf(part: Partial<Task>, result: Result = video): Record<string, string> {
  const task = {
    type: 3,
    params: {},
    effect: null,
    understood: [],
    engine: { id: 'x', name: 'Painter', is_ai: false },
    created_at: '2026-11-21T14:38:09.000Z',
    started_at: '2026-11-21T14:38:10.000Z',
    finished_at: '2026-11-21T14:38:31.000Z',
    ...part,
  } as Task;
  const facts = listFacts(task, result, { t, words: createTaskText(t, 'en') });
  return Object.fromEntries(facts.map(({ name, value }) => [name, value]));
}

it('names camera, quality, length and sound of a video', () => {
  const params = { mode: 'pro', resolution: '1080p', camera: 'push_in', aspect_ratio: '16:9' };
  expect(factsOf({ params })).toMatchObject({
    Quality: 'High quality 1080p',
    Camera: 'Push in',
    Size: '1280 × 720, 16:9',
    Length: '5.0 s, 24 fps',
    Sound: 'yes',
    Seed: '7',
    'Made by':
      'Painter. Drawn by rules on this machine; small neural networks only find faces and people, and things to cut out.',
  });
});

it('names the effect of an effect, and no seed that nobody could choose', () => {
  const facts = factsOf({
    type: 6,
    effect: { id: 'inflate', name: 'Inflate' },
    params: { resolution: '720p' },
  });
  expect(facts).toMatchObject({ Effect: 'Inflate', Quality: '720p' });
  expect(facts).not.toHaveProperty('Seed');
});

it('names the voice that spoke', () => {
  expect(
    factsOf({ type: 7, params: { resolution: '720p', speech: { text: 'hi', voice: 'emma' } } }),
  ).toMatchObject({
    Voice: 'Emma',
  });
  const params = { speech: { text: 'hi', voice: 'emma' } };
  expect(factsOf({ type: 7, params, understood: ['af_heart (kokoro)'] })).toMatchObject({
    Voice: 'Emma, af_heart (kokoro)',
  });
});

it('leaves out what was left open', () => {
  const facts = factsOf({ params: { resolution: '540p', camera: 'auto', negative_prompt: '' } });
  expect(facts).not.toHaveProperty('Camera');
  expect(facts).not.toHaveProperty('Without');
});
