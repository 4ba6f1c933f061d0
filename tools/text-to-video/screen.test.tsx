// @vitest-environment jsdom
// What the form holds, asks for and suggests.
import { getFixedT, init } from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { CAMERAS } from '#contract/video.ts';
import { effectiveVideo } from '#web/task/video-form.ts';
import { CAMERA_DIAGRAMS } from '#web/ui/form/camera-diagrams.tsx';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { bundledZh } from '#web/i18n/bundled-zh.ts';
import { postTextToVideo, textToVideo } from './contract.ts';
import { drawIdea } from './screen-idea.ts';
import { readParams } from './screen-state.ts';

beforeAll(async () => {
  await init({
    lng: 'en',
    resources: { en: { translation: bundledEn }, zh: { translation: bundledZh } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
});

it('[product 2.3] begins with what the server would fill in', () => {
  const { prompt: _, ...filled } = postTextToVideo.input.parse({ prompt: 'x' });
  expect(readParams({})).toMatchObject(filled);
});

it('takes from a draft what still makes sense and leaves the rest', () => {
  const params = readParams({
    prompt: 'a fox',
    camera: 'dolly',
    duration: 7,
    sound: 'yes',
    aspect_ratio: '21:9',
  });
  expect(params).toMatchObject({
    prompt: 'a fox',
    camera: 'auto',
    duration: 5,
    sound: false,
    aspect_ratio: '21:9',
  });
});

it('[product 2.3] asks no mode for a size that it does not make, and keeps the size in the form', () => {
  const form = readParams({ mode: 'pro', resolution: '540p', prompt: ' a fox ' });
  expect(effectiveVideo(form)).toMatchObject({ resolution: '720p', prompt: 'a fox' });
  expect(form.resolution).toBe('540p');
  for (const mode of ['standard', 'pro'] as const) {
    for (const resolution of ['540p', '720p', '1080p'] as const) {
      expect(textToVideo.refuseParams?.(effectiveVideo({ ...form, mode, resolution }))).toEqual({});
    }
  }
});

it('[product 2.3] has a diagram and a name in both languages for every move', () => {
  for (const camera of CAMERAS) {
    expect(CAMERA_DIAGRAMS[camera]).toBeDefined();
    for (const language of ['en', 'zh']) {
      expect(getFixedT(language)(`video.cameras.${camera}`)).not.toContain('video.');
    }
  }
});

it.each(['en', 'zh'] as const)('has an idea in %s that the server would take', (language) => {
  const t = getFixedT(language);
  for (const random of [() => 0, () => 0.999]) {
    const prompt = drawIdea(t, random);
    expect(prompt).not.toMatch(/[{}]/);
    expect(postTextToVideo.input.safeParse({ prompt }).success).toBe(true);
  }
});
