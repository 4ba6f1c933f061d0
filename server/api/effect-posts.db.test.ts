// An image effect from the wire: it shares its call with image to image, and is a tool of its own.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Upload } from '#contract/media.ts';
import type { Page } from '#contract/page.ts';
import type { Posted, Task } from '#contract/task.ts';
import { engine_reports } from '#server/database/schema/system.ts';
import { makeImage } from '#tests/fakes/sample-media.ts';
import { type Answer, useTestApi } from '#tests/start-test-api.ts';

/** It cannot tell two people of one photo apart. */
const ONLY_SEPARATE = {
  id: 'built-in',
  tool: 'image-effect' as const,
  title: { en: 'Built-in', zh: 'Built-in' },
  is_well: true,
  accepts: { options: {}, except: [{ images: 1, effect_id: 'wedding' }] },
  unused: [],
};

const api = useTestApi();
let token: string;
let photo: { upload_id: string };
beforeAll(async () => {
  ({ token } = await api.signIn());
  await api.app.db.insert(engine_reports).values({
    engine: 'built-in',
    name: 'Built-in',
    is_ai: false,
    place: 0,
    tools: ['image-effect', 'image-to-image'],
    effects: ['felt', 'comic', 'wedding', 'festival'],
    can_speak: false,
    is_well: true,
    models: [ONLY_SEPARATE],
  });
  const body = new FormData();
  body.set('file', new Blob([Uint8Array.from(await makeImage(400, 500))], { type: 'image/png' }), 'photo');
  const response = await api.fetch('/api/task/upload', { method: 'POST', body, headers: { token } });
  const { data } = (await response.json()) as Answer<Upload>;
  photo = { upload_id: data?.upload_id ?? '' };
});

const post = (input: object) =>
  api.post<Posted>('/api/task/image_to_image/post', { images: [photo], ...input }, { token });

async function listOf(effect_id: string): Promise<string[] | undefined> {
  const { data } = await api.post<Page<Task>>('/api/task/list', { effect_id }, { token });
  return data?.items.map(({ id }) => id);
}

describe('[product 2.5] an image effect', () => {
  it('is posted to image to image, and is a task of type 5 at its own price', async () => {
    const { code, data } = await post({ effect_id: 'felt', count: 2 });
    expect(code).toBe(200);
    expect(data).toMatchObject({ type: 5, cost: 8 });
    const detail = await api.post<Task>('/app/task/detail', { id: data?.id }, { token });
    expect(detail.data).toMatchObject({
      type: 5,
      title: 'Wool felt',
      effect: { id: 'felt', name: 'Wool felt' },
      params: { effect_id: 'felt', aspect_ratio: 'auto', count: 2 },
      inputs: [{ kind: 'image', width: 400, height: 500 }],
    });
  });

  it('is found among one’s own by the effect', async () => {
    const made = await post({ effect_id: 'comic', text: 'Hello' });
    expect(await listOf('comic')).toEqual([made.data?.id]);
    expect(await listOf('festival')).toEqual([]);
  });

  it('that nobody knows is refused as gone, and costs nothing', async () => {
    const before = (await api.post<{ point: number; sub_point: number }>('/api/user/mine', {}, { token }))
      .data;
    expect(await post({ effect_id: 'nothing' })).toMatchObject({ code: 2010002, data: null });
    const after = (await api.post<{ point: number; sub_point: number }>('/api/user/mine', {}, { token }))
      .data;
    expect([after?.point, after?.sub_point]).toEqual([before?.point, before?.sub_point]);
  });

  it('says of too many photos and faces how many there may be', async () => {
    const face = { x: 0.5, y: 0.5 };
    for (const [input, fields] of [
      [{ effect_id: 'wedding', images: [photo, photo, photo] }, { images: 'Please upload 2 images' }],
      [
        { effect_id: 'wedding', faces: [face, face, face] },
        { faces: 'Please choose 2 faces, one for each person' },
      ],
    ]) {
      const { code, data } = await post(input as object);
      expect({ code, data }).toMatchObject({ code: 3010001, data: { fields } });
    }
  });

  it.each([
    ['an effect that needs an engine', { effect_id: 'age', option: '70' }, 'effect_id'],
    ['one photo of two where no engine can do it', { effect_id: 'wedding' }, 'images'],
    ['a face where it is not about faces', { effect_id: 'felt', faces: [{ x: 0.5, y: 0.5 }] }, 'faces'],
    ['text where there is none', { effect_id: 'felt', text: 'x' }, 'text'],
    ['an option that it does not have', { effect_id: 'festival', option: 'easter' }, 'option'],
  ])('refuses %s, at its field', async (_, input, field) => {
    const answer = await post(input);
    expect(answer.code).toBe(3010001);
    expect(Object.keys((answer.data as unknown as { fields: object }).fields)).toEqual([field]);
  });
});
