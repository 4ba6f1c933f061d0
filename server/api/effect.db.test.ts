// What can be picked: categories, effects by category and words, and what this deployment can do of them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Effect, Voice } from '#contract/effect.ts';
import type { Page } from '#contract/page.ts';
import { engine_reports } from '#server/database/schema/system.ts';
import { voiceSampleKey } from '#server/media/voice-sample.ts';
import { startTestApi, type TestApi } from '#tests/start-test-api.ts';

let api: TestApi;
const webFolder = mkdtempSync(path.join(os.tmpdir(), 'atelier-web-'));

beforeAll(async () => {
  mkdirSync(path.join(webFolder, 'effects'));
  for (const name of ['felt.webp', 'felt-before.webp'])
    writeFileSync(path.join(webFolder, 'effects', name), '');
  api = await startTestApi({ webFolder });
  await api.app.db.insert(engine_reports).values({
    engine: 'built-in',
    name: 'Built-in',
    is_ai: false,
    place: 1,
    tools: ['image-effect', 'video-effect'],
    effects: ['felt', 'comic', 'hug', 'kiss', 'heart_hands', 'reunion', 'propose'],
    can_speak: false,
    is_well: true,
  });
});
afterAll(async () => {
  await api.close();
  rmSync(webFolder, { recursive: true, force: true });
});

const list = (input: object) => api.post<Page<Effect>>('/api/asset/list', input);

async function readSentence(id: string) {
  const { data } = await list({ type: 6, page_size: 60 });
  return data?.items.find((effect) => effect.id === id)?.desc;
}

describe('the sentence of an effect', () => {
  const PHOTOS = { en: /photo/i, zh: /照片/ };

  it('says that two photos meet, not two people, as long as the built-in engine draws it', async () => {
    const { data } = await list({ type: 6, page_size: 60 });
    const ofTwo = data?.items.filter(({ images }) => images === 2) ?? [];
    expect(ofTwo.length).toBeGreaterThan(4);
    for (const { desc } of ofTwo) {
      expect(desc.en).toMatch(PHOTOS.en);
      expect(desc.zh).toMatch(PHOTOS.zh);
    }
  });

  it('is that of people where an engine comes first that shows them', async () => {
    const other = { name: 'Other', is_ai: true, can_speak: false, is_well: true };
    const reported = { ...other, engine: 'other', place: 0, tools: ['video-effect'], effects: ['hug'] };
    await api.app.db.insert(engine_reports).values(reported);
    expect((await readSentence('hug'))?.en).toMatch(/people/);
    await api.app.db.update(engine_reports).set({ is_well: false }).where(eq(engine_reports.engine, 'other'));
    expect((await readSentence('hug'))?.en).toMatch(PHOTOS.en);
    await api.app.db.delete(engine_reports).where(eq(engine_reports.engine, 'other'));
  });
});

describe('[product 2.5] the effects on the wire', () => {
  it('have seven categories, and no other tool has any', async () => {
    const classes = await api.post<{ items: { id: string }[] }>('/api/asset/class/list', { type: 5 });
    expect(classes.data?.items.map(({ id }) => id)).toEqual([
      'portrait',
      'art',
      'toy',
      'photo',
      'edit',
      'fun',
      'festival',
    ]);
    for (const type of [1, 99]) {
      expect(await api.post('/api/asset/class/list', { type })).toMatchObject({ code: 2010003, data: null });
    }
  });

  it('are thirty, whole on one page or in pages that follow each other', async () => {
    const whole = await list({ type: 5, page_size: 60 });
    expect(whole.data).toMatchObject({ total: 30, has_more: false, next_cursor: null });
    const ids = whole.data?.items.map(({ id }) => id) ?? [];
    const first = await list({ type: 5, page_size: 20 });
    const rest = await list({ type: 5, page_size: 20, cursor: first.data?.next_cursor });
    const second = await list({ type: 5, page_size: 20, page: 2 });
    expect([...(first.data?.items ?? []), ...(rest.data?.items ?? [])].map(({ id }) => id)).toEqual(ids);
    expect(second.data?.items).toEqual(rest.data?.items);
    expect(await list({ type: 5, cursor: 'xx' })).toMatchObject({ code: 3010001 });
  });

  it('are found by words of both languages, within a category', async () => {
    const found = async (input: object) =>
      (await list({ type: 5, ...input })).data?.items.map(({ id }) => id);
    expect(await found({ q: 'WATERCOLOR' })).toEqual(['watercolor']);
    expect(await found({ q: '羊毛毡' })).toEqual(['felt']);
    expect(await found({ q: '羊毛毡', class_id: 'edit' })).toEqual([]);
    expect(await found({ class_id: 'festival' })).toEqual(['festival']);
    expect(await list({ type: 5, class_id: 'sports' })).toMatchObject({ code: 2010003 });
  });

  it('say before the click which of them no engine here can do', async () => {
    const { data } = await list({ type: 5, page_size: 60 });
    const available = data?.items.filter((effect) => effect.available).map(({ id }) => id);
    expect(available?.toSorted()).toEqual(['comic', 'felt']);
  });

  it('name only previews that are there', async () => {
    const { data } = await list({ type: 5, q: 'felt' });
    expect(data?.items[0]).toMatchObject({
      cover: '/effects/felt.webp',
      preview: '/effects/felt-before.webp',
      price: 4,
      images: 1,
      uses: 0,
      text: null,
      options: [],
    });
    expect((await list({ type: 5, q: 'comic' })).data?.items[0]).toMatchObject({ cover: '', preview: '' });
  });
});

it('[product 2.7] the voices are sixteen, and none can be used where nothing speaks', async () => {
  const { token } = await api.signIn();
  const { data } = await api.post<{ items: Voice[] }>('/api/voice/list', {}, { token });
  expect(data?.items).toHaveLength(16);
  expect(data?.items.some(({ available }) => available)).toBe(false);
});

it('[product 2.7] a voice can be heard before it is chosen, where somebody speaks and its sample is there', async () => {
  const { token } = await api.signIn();
  await api.app.db.update(engine_reports).set({ can_speak: true });
  await api.app.storage.put(voiceSampleKey(api.app.config, 'emma'), Readable.from([Buffer.from('sound')]));
  const { data } = await api.post<{ items: Voice[] }>('/api/voice/list', {}, { token });
  const sampleOf = (voice: string) => data?.items.find(({ id }) => id === voice)?.sample_url;
  expect(data?.items.every(({ available }) => available)).toBe(true);
  expect(sampleOf('ryan')).toBe('');
  const heard = await fetch(new URL(sampleOf('emma') ?? '', api.url));
  expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/mp4']);
});
