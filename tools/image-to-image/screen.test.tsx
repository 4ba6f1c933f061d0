// @vitest-environment jsdom
// What the form holds, and suggests.
import { getFixedT, init } from 'i18next';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readDraft, writeDraft } from '#web/task/drafts.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { bundledZh } from '#web/i18n/bundled-zh.ts';
import { postImageToImage, resultSize } from './contract.ts';
import { IMAGE_MODES } from './fields.ts';
import { drawIdea } from './screen-idea.ts';
import { effectiveForm, readForm, readStrength, TOOL } from './screen-state.ts';

const images = [{ upload_id: '1' }];

beforeAll(async () => {
  await init({
    lng: 'en',
    resources: { en: { translation: bundledEn }, zh: { translation: bundledZh } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
});

beforeEach(() => localStorage.clear());

it('[product 2.2] begins with what the server would fill in', () => {
  const { seed, model, ...form } = effectiveForm(readForm({}));
  expect(postImageToImage.input.parse({ images })).toMatchObject(form);
  expect([seed, model]).toEqual([undefined, undefined]);
});

it('takes from a draft what still makes sense and leaves the rest', () => {
  const form = readForm({
    mode: 'dream',
    prompt: 'night',
    strength: 0.33,
    style: 'plasticine',
    aspect_ratio: '21:9',
    count: 9,
    seed: -4,
  });
  expect(form).toMatchObject({
    mode: 'edit',
    prompt: 'night',
    strength: 0.35,
    style: 'auto',
    aspect_ratio: '21:9',
    count: 2,
  });
  expect(form.seed).toBeUndefined();
});

it('[product 2.2] keeps the strength on its steps, so that the server takes it', () => {
  for (let value = 0; value <= 1.2; value += 0.013) {
    const strength = readStrength(value);
    expect(postImageToImage.input.safeParse({ images, prompt: 'x', strength }).success).toBe(true);
  }
  expect(readStrength('0.5')).toBe(0.6);
});

it('keeps the words through the draft when the mode changes', () => {
  writeDraft(TOOL, { prompt: 'make it night', mode: 'reference' });
  expect(readForm(readDraft(TOOL) ?? {})).toMatchObject({ prompt: 'make it night', mode: 'reference' });
});

it('[product 2.2] says the size of the results before they are made', () => {
  const photo = { width: 3000, height: 2000 };
  expect(resultSize({ aspect_ratio: 'same', resolution: '1K' }, photo)).toEqual({ width: 1024, height: 682 });
  expect(resultSize({ aspect_ratio: '9:16', resolution: '2K' }, photo)).toEqual({
    width: 1536,
    height: 2688,
  });
});

it.each(['en', 'zh'] as const)(
  'has ideas in %s that the server would take, another each time',
  (language) => {
    const t = getFixedT(language);
    for (const mode of IMAGE_MODES) {
      for (const random of [() => 0, () => 0.999]) {
        const prompt = drawIdea(t, mode, '', random);
        expect(postImageToImage.input.safeParse({ images, mode, prompt }).success).toBe(true);
        expect(prompt).not.toBe('');
        expect(drawIdea(t, mode, prompt, random)).not.toBe(prompt);
      }
    }
  },
);
