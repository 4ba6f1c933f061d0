// The image of oneself: sent, cut to a square, shown at once, and the one before it gone.
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Profile } from '#contract/people.ts';
import { media } from '#server/database/schema/media.ts';
import { expireUploads } from '#server/media/expire-uploads.ts';
import { addWork } from '#tests/fakes/add-work.ts';
import { makeImage } from '#tests/fakes/sample-media.ts';
import { type Answer, type TestApi, useTestApi } from '#tests/start-test-api.ts';

const api = useTestApi();

type Person = Awaited<ReturnType<TestApi['signIn']>>;

async function send(content: Buffer, type: string, { token }: Person): Promise<Answer<{ url: string }>> {
  const body = new FormData();
  body.set('file', new Blob([Uint8Array.from(content)], { type }), 'me');
  const response = await api.fetch('/users/avatar', { method: 'POST', body, headers: { token } });
  return {
    ...((await response.json()) as Answer<{ url: string }>),
    http: response.status,
    headers: response.headers,
  };
}

const fetchStored = async (url: string) => Buffer.from(await (await api.fetch(url)).arrayBuffer());
const headImg = async ({ token }: Person) =>
  (await api.post<Profile>('/users/profile', null, { token, method: 'GET' })).data?.head_img ?? '';

const background = (r: number, g: number) => ({ r, g, b: 0, alpha: 1 });

/** Green in the middle, red at both ends. */
async function makeWide(): Promise<Buffer> {
  const red = { create: { width: 900, height: 300, channels: 4 as const, background: background(250, 0) } };
  const green = { create: { width: 300, height: 300, channels: 4 as const, background: background(0, 250) } };
  const middle = await sharp(green).png().toBuffer();
  return await sharp(red)
    .composite([{ input: middle, left: 300, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
}

it('[§7.11] [product A14] is cut to the middle, cleaned, and the image of oneself at once', async () => {
  const [me, other] = [await api.signIn(), await api.signIn()];
  const { code, data } = await send(await makeWide(), 'image/jpeg', me);
  expect(code).toBe(200);
  const kept = await fetchStored(data?.url ?? '');
  const { format, width, height, exif } = await sharp(kept).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'jpeg',
    width: 512,
    height: 512,
    exif: undefined,
  });
  const corner = await sharp(kept).extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer();
  expect(corner[1]).toBeGreaterThan(200); // green: the red ends are off
  expect(await headImg(me)).toBe(data?.url);
  const seen = await api.post<Profile>(`/users/${me.id}`, null, { token: other.token, method: 'GET' });
  expect((await fetchStored(seen.data?.head_img ?? '')).equals(kept)).toBe(true);
});

const keyOf = (url: string) => decodeURIComponent(url.slice('/media/'.length).split('?')[0] ?? '');

it('stays when uploads expire, and goes when another one comes or it is taken off', async () => {
  const me = await api.signIn();
  const { storage, db } = api.app;
  const first = await send(await makeImage(400, 400), 'image/png', me);
  await db
    .update(media)
    .set({ expires_at: sql`now() - interval '1 minute'` })
    .where(sql`${media.expires_at} is not null`);
  expect(await expireUploads(api.app)).toBeGreaterThan(0);
  expect((await api.fetch(first.data?.url ?? '')).status).toBe(200);

  const second = await send(await makeImage(300, 500), 'image/png', me);
  expect(await storage.size(keyOf(first.data?.url ?? ''))).toBeUndefined();
  expect((await api.fetch(second.data?.url ?? '')).status).toBe(200);

  // The same address again is no change; a work of one's own in its place is.
  const edit = (head_img: string) => api.post('/api/user/edit', { head_img }, { token: me.token });
  expect(await edit(second.data?.url ?? '')).toMatchObject({ code: 200 });
  expect(await storage.size(keyOf(second.data?.url ?? ''))).toBeDefined();
  const [work] = await db
    .select()
    .from(media)
    .where(eq(media.task_id, Number(await addWork(api.app, me.id))));
  expect(await edit(`/media/${work?.key}`)).toMatchObject({ code: 200 });
  expect(await storage.size(keyOf(second.data?.url ?? ''))).toBeUndefined();
});

it('cannot be a file that will be gone', async () => {
  const me = await api.signIn();
  const body = new FormData();
  body.set('file', new Blob([Uint8Array.from(await makeImage(400, 400))], { type: 'image/png' }), 'x');
  const sent = await api.fetch('/api/task/upload', { method: 'POST', body, headers: { token: me.token } });
  const { data } = (await sent.json()) as Answer<{ url: string; upload_id: string }>;
  expect(await api.post('/api/user/edit', { head_img: data?.url }, { token: me.token })).toMatchObject({
    code: 3010001,
    data: { fields: { head_img: 'This is not a picture of yours' } },
  });
  // As an avatar it is copied, so it may.
  const upload = { file: { upload_id: data?.upload_id } };
  expect(await api.post('/users/avatar', upload, { token: me.token })).toMatchObject({ code: 200 });
  const stranger = await api.signIn();
  expect(await api.post('/users/avatar', upload, { token: stranger.token })).toMatchObject({
    code: 3010001,
    data: { fields: { file: 'The original file is no longer available, please upload it again' } },
  });
});

it('[product A14] is a JPG, PNG or WebP of at most 5 MB', async () => {
  const me = await api.signIn();
  const noise = await sharp({
    create: {
      width: 1500,
      height: 1500,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(noise.length).toBeGreaterThan(5 * 1024 * 1024);
  const video = Buffer.concat([
    Buffer.from('\0\0\0\u0020ftypisom\0\0\u0002\0isomiso2avc1mp41', 'latin1'),
    Buffer.alloc(9000),
  ]);
  for (const [content, type, words] of [
    [noise, 'image/png', 'The image must not exceed 5 MB'],
    [video, 'video/mp4', 'Only JPG, PNG and WebP images are supported'],
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/svg+xml',
      'Only JPG, PNG and WebP images are supported',
    ],
    [Buffer.from('\u0089PNG\r\n\u001a\n broken', 'latin1'), 'image/png', expect.any(String)],
  ] as const) {
    expect(await send(content, type, me)).toMatchObject({
      http: 200,
      code: 3010001,
      data: { fields: { file: words } },
    });
  }
  expect(await headImg(me)).toBe('');
  expect(await api.post('/users/avatar', {}, { token: me.token })).toMatchObject({
    code: 3010001,
    data: { fields: { file: 'Please choose a file' } },
  });
});
