// @vitest-environment jsdom
// What the form holds, asks for and suggests.
import { getFixedT, init } from 'i18next';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readDraft, writeDraft } from '#web/task/drafts.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { bundledZh } from '#web/i18n/bundled-zh.ts';
import { postPro, textToImage } from './contract.ts';
import { drawIdea } from './screen-idea.ts';
import { effectiveParams, readParams, TOOL } from './screen-state.ts';

beforeAll(async () => {
  await init({
    lng: 'en',
    resources: { en: { translation: bundledEn }, zh: { translation: bundledZh } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
});

beforeEach(() => localStorage.clear());

it('begins with Pro, two images, a square and no style', () => {
  expect(readParams({})).toMatchObject({
    engine: 'pro',
    count: 2,
    aspect_ratio: '1:1',
    style: 'auto',
    resolution: '1K',
  });
});

it('takes from a draft what still makes sense and leaves the rest', () => {
  const params = readParams({
    prompt: 'a fox',
    style: 'plasticine',
    count: 9,
    aspect_ratio: '21:9',
    seed: -4,
    engine: 'lite',
  });
  expect(params).toMatchObject({
    prompt: 'a fox',
    style: 'auto',
    count: 2,
    aspect_ratio: '21:9',
    engine: 'lite',
  });
  expect(params.seed).toBeUndefined();
});

it('asks Lite for neither 2K nor a negative prompt, and keeps both in the form', () => {
  const form = readParams({ engine: 'lite', resolution: '2K', negative_prompt: 'people', prompt: ' a fox ' });
  expect(effectiveParams(form)).toMatchObject({ resolution: '1K', negative_prompt: '', prompt: 'a fox' });
  expect(form).toMatchObject({ resolution: '2K', negative_prompt: 'people' });
  expect(textToImage.price(effectiveParams(form)).price).toBe(2);
});

it('keeps a random seed random through the draft', () => {
  writeDraft(TOOL, { seed: null, prompt: 'a fox' });
  expect(readParams(readDraft(TOOL) ?? {}).seed).toBeUndefined();
});

it.each(['en', 'zh'] as const)('has an idea in %s that the server would take', async (language) => {
  const t = getFixedT(language);
  for (const random of [() => 0, () => 0.999]) {
    const prompt = drawIdea(t, random);
    expect(prompt).not.toMatch(/[{}]/);
    expect(postPro.input.safeParse({ prompt }).success).toBe(true);
  }
});
