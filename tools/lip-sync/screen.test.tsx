// @vitest-environment jsdom
// What the form holds, and what it asks for.
import { getFixedT, init } from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Task } from '#contract/task.ts';
import type { MediaFieldState } from '#web/media/use-media-field.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { bundledZh } from '#web/i18n/bundled-zh.ts';
import { lipSync, postLipSync } from './contract.ts';
import { EMOTIONS, IF_LONGER, IF_SHORTER } from './fields.ts';
import { putInputs } from './screen-inputs.ts';
import { formOf, paramsOf, readForm } from './screen-state.ts';
import { nameRef } from '#web/media/name-ref.ts';
import { VOICES } from './voices.ts';

beforeAll(async () => {
  await init({
    lng: 'en',
    resources: { en: { translation: bundledEn }, zh: { translation: bundledZh } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
});

const facts = (kind: 'image' | 'video' | 'audio', duration: number) =>
  ({ kind, width: 640, height: 480, duration, fps: 25, has_sound: true }) as const;
const portrait = { ref: { upload_id: '4' }, facts: facts('image', 0) };
const video = { ref: { task_id: '9', index: 1 }, facts: facts('video', 6) };
const sound = { ref: { upload_id: '5' }, facts: facts('audio', 8) };
const mockField = () => ({ clear: vi.fn<() => void>(), addRef: vi.fn<MediaFieldState['addRef']>() });
const box = { x: 0.4, y: 0.6, width: 0.2, height: 0.1 };

describe('[product 2.7] the form', () => {
  it('begins with what the server would fill in', () => {
    const filled = postLipSync.input.parse({ consent: true, speech: { text: 'x', voice: 'emma' } });
    const params = paramsOf({ ...readForm({}), text: 'x' }, undefined, undefined, null);
    expect(params).toEqual({ ...filled, keep_sound: false });
  });

  it('takes from a draft what still makes sense and leaves the rest', () => {
    const form = readForm({
      source: 'video',
      way: 'sing',
      voice: 'nobody',
      speed: 9,
      emotion: 'calm',
      longer: 'cut',
      mouth: { box: { ...box, x: 7 }, of: 'upload 4' },
    });
    expect(form).toMatchObject({
      source: 'video',
      way: 'text',
      voice: 'emma',
      speed: 1,
      emotion: 'calm',
      longer: 'cut',
      shorter: 'cut',
      mouth: null,
    });
    expect(readForm({ mouth: { box, of: 'upload 4' } }).mouth).toEqual({ box, of: 'upload 4' });
  });

  it('begins with a voice that is at home in the language of the page', async () => {
    const { default: i18next } = await import('i18next');
    await i18next.changeLanguage('zh');
    expect(readForm({}).voice).toBe('xiaoxiao');
    expect(readForm({ voice: 'ryan' }).voice).toBe('ryan');
    await i18next.changeLanguage('en');
    expect(readForm({}).voice).toBe('emma');
  });

  it('asks for one source and one voice, whatever else stands in it', () => {
    const form = readForm({ text: ' Good evening ', keep_sound: true });
    const typed = paramsOf(form, portrait, sound, box);
    expect(typed).toMatchObject({
      image: { upload_id: '4' },
      speech: { text: 'Good evening' },
      mouth_box: box,
    });
    expect(typed).not.toHaveProperty('audio');
    expect(typed.keep_sound).toBe(false);
    const heard = paramsOf({ ...form, source: 'video', way: 'record' }, video, sound, null);
    expect(heard).toMatchObject({
      video: { task_id: '9', duration: 6 },
      audio: { duration: 8 },
      keep_sound: true,
    });
    expect(heard).not.toHaveProperty('speech');
    expect(heard).not.toHaveProperty('mouth_box');
    expect(lipSync.refuseParams?.(typed)).toEqual({});
    expect(lipSync.refuseParams?.(heard)).toEqual({});
    expect(lipSync.price(heard).price).toBe(24);
  });

  it('comes back from a task as it was, with its files', () => {
    const form = {
      ...readForm({ text: 'Good evening', voice: 'henry', speed: 1.3 }),
      mouth: { box, of: nameRef(portrait.ref) },
    };
    const params = { ...paramsOf(form, portrait, undefined, box) };
    expect(formOf(params)).toEqual(form);
    const fields = { image: mockField(), video: mockField(), audio: mockField() };
    const input = {
      kind: 'image',
      role: 'image',
      url: '/media/x',
      thumb: '',
      thumbhash: '',
      width: 640,
      height: 480,
      duration: 0,
    };
    putInputs(fields, { params, inputs: [input], title: 'Good evening' } as unknown as Task);
    expect(fields.image.addRef).toHaveBeenCalledWith(
      { upload_id: '4' },
      expect.objectContaining({ url: '/media/x', name: 'Good evening' }),
      0,
    );
    expect(fields.video.clear).not.toHaveBeenCalled();
    expect(fields.audio.addRef).not.toHaveBeenCalled();
  });

  it('knows of a video that comes back whether it has a sound to be heard', () => {
    const fields = { image: mockField(), video: mockField(), audio: mockField() };
    const input = { ...video.facts, role: 'video', url: '/media/x', thumb: '', thumbhash: '' };
    const params = { video: { ...video.ref, ...video.facts } };
    putInputs(fields, { params, inputs: [input], title: 'Good evening' } as unknown as Task);
    const shown = expect.objectContaining({ facts: video.facts });
    expect(fields.video.addRef).toHaveBeenCalledWith({ task_id: '9', index: 1 }, shown, 0);
  });
});

it.each(['en', 'zh'] as const)('has words in %s for everything that can be chosen', (language) => {
  const t = getFixedT(language);
  const keys = [
    ...EMOTIONS.map((one) => `emotions.${one}` as const),
    ...IF_LONGER.map((one) => `longer.${one}` as const),
    ...IF_SHORTER.map((one) => `shorter.${one}` as const),
    ...VOICES.map(({ gender }) => `gender.${gender}` as const),
  ];
  for (const key of keys) expect(t(`lip-sync.${key}`)).not.toContain('lip-sync.');
});
