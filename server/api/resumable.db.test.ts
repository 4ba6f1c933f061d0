// Uploads in several requests (tus): carried on by any process, and never another's, never more, never twice.
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { Upload as TusUpload } from 'tus-js-client';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Upload } from '#contract/media.ts';
import { StorageFault } from '#server/adapters/storage.ts';
import { resumable_uploads } from '#server/database/schema/uploads.ts';
import { expireResumable } from '#server/media/resumable-uploads.ts';
import { sweepOrphans } from '#server/worker/upkeep/sweep-orphans.ts';
import { makeImage } from '#tests/fakes/sample-media.ts';
import { addSentFile } from '#tests/fakes/sent-file.ts';
import { openTusClient, TUS_PATH, type TusClient } from '#tests/fakes/tus-client.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { type Answer, useTestApi } from '#tests/start-test-api.ts';

const MEGABYTE = 1024 * 1024;
const api = useTestApi();
let me: Awaited<ReturnType<typeof api.signIn>>;
let tus: TusClient;

beforeAll(async () => {
  me = await api.signIn();
  tus = openTusClient(api.url, me.token);
});

/** Of the right beginning; nobody opens it. */
const makeMp4 = (bytes: number) =>
  Buffer.concat([
    Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex'),
    randomBytes(bytes - 24),
  ]);

const findRow = async (place: string) => {
  const id = place.split('/').at(-1) ?? '';
  const [row] = await api.app.db.select().from(resumable_uploads).where(eq(resumable_uploads.id, id));
  return row;
};
const listParts = async () => {
  const keys: string[] = [];
  for await (const key of api.app.storage.list(-60)) if (key.startsWith('partial-')) keys.push(key);
  return keys;
};

describe('an upload in several requests', () => {
  it('becomes what one request would have made of it', { timeout: 240_000 }, async () => {
    const image = await makeImage(640, 400);
    const place = await tus.create(image.length, { filetype: 'image/jpeg' });
    expect((await tus.patch(place, 0, image.subarray(0, 1000))).offset).toBe(1000);
    expect(await tus.readOffset(place)).toBe(1000);
    expect((await tus.finish(place)).http).toBe(409);
    expect((await tus.patch(place, 1000, image.subarray(1000))).offset).toBe(image.length);
    const done = await tus.finish<Upload>(place);
    expect(done).toMatchObject({ http: 200, code: 200 });
    expect(done.data).toMatchObject({ kind: 'image', width: 640, height: 400, mime: 'image/jpeg' });
    // An answer that was lost is asked for again.
    expect((await tus.finish<Upload>(place)).data?.upload_id).toBe(done.data?.upload_id);
    expect(await listParts()).toEqual([]);
    const body = new FormData();
    body.set('file', new Blob([Uint8Array.from(image)], { type: 'image/jpeg' }), 'file');
    const headers = { token: me.token };
    const response = await api.fetch('/api/task/upload', { method: 'POST', body, headers });
    const asOne = (await response.json()) as Answer<Upload>;
    expect(asOne.data?.upload_id).toBe(done.data?.upload_id);
  });
});

describe('what is there', () => {
  it('is known by its bytes, whatever the requests were cut into', async () => {
    const video = makeMp4(300_000);
    const id = await addSentFile(api.app, me.id, video);
    const place = await tus.create(video.length);
    await tus.patch(place, 0, video.subarray(0, 1));
    await tus.patch(place, 1, video.subarray(1, 200_000));
    await tus.patch(place, 200_000, video.subarray(200_000));
    const { data } = await tus.finish<Upload>(place);
    expect(data?.upload_id).toBe(id);
    expect(await listParts()).toEqual([]);
    expect(readdirSync(path.join(api.app.config.dataDir, 'incoming'))).toEqual([]);
  });

  it('is what came before the connection broke', async () => {
    const video = makeMp4(12 * MEGABYTE);
    const id = await addSentFile(api.app, me.id, video);
    const place = await tus.create(video.length);
    const readStored = async (least: number) => {
      const received = (await findRow(place))?.received ?? 0;
      return received >= least && received;
    };
    const cut = beginPatch(place, 0, video.length);
    cut.write(video.subarray(0, 10 * MEGABYTE));
    expect(await waitUntil('the first part is stored', () => readStored(1))).toBe(8 * MEGABYTE);
    await sleep(500);
    cut.destroy();
    const offset = await waitUntil('the rest of it is stored', () => readStored(8 * MEGABYTE + 1));
    expect(offset).toBeLessThanOrEqual(10 * MEGABYTE);
    expect((await tus.patch(place, offset, video.subarray(offset))).offset).toBe(video.length);
    expect((await tus.finish<Upload>(place)).data?.upload_id).toBe(id);
  });

  it('is stored while a slow sender goes on', async () => {
    const video = makeMp4(MEGABYTE);
    const place = await tus.create(video.length);
    const slow = beginPatch(place, 0, video.length);
    slow.write(video.subarray(0, 1000));
    expect(await waitUntil('a part is stored', async () => (await findRow(place))?.received || false)).toBe(
      1000,
    );
    slow.end(video.subarray(1000));
    expect((await slow.answered)?.statusCode).toBe(204);
    expect(await tus.readOffset(place)).toBe(video.length);
    await tus.send('DELETE', place);
  });

  it('belongs to who asked last: nobody waits for a dead connection, and nothing is stored twice', async () => {
    const video = makeMp4(2 * MEGABYTE);
    const id = await addSentFile(api.app, me.id, video);
    const place = await tus.create(video.length);
    const dead = beginPatch(place, 0, video.length);
    dead.write(video.subarray(0, 1000));
    await dead.received;
    expect(await tus.readOffset(place)).toBe(0);
    expect((await tus.patch(place, 0, video)).offset).toBe(video.length);
    dead.end(video.subarray(1000));
    expect((await dead.answered)?.statusCode).toBe(423);
    expect((await tus.finish<Upload>(place)).data?.upload_id).toBe(id);
    expect(await listParts()).toEqual([]);
  });

  it('is whole when many send it at once', async () => {
    const video = makeMp4(MEGABYTE);
    const id = await addSentFile(api.app, me.id, video);
    const place = await tus.create(video.length);
    const answers = await Promise.all(Array.from({ length: 8 }, () => tus.patch(place, 0, video)));
    const statuses = answers.map(({ http }) => http);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.every((status) => [204, 409, 423].includes(status))).toBe(true);
    expect(await tus.readOffset(place)).toBe(video.length);
    const done = await Promise.all(Array.from({ length: 3 }, () => tus.finish<Upload>(place)));
    expect(done.map(({ data }) => data?.upload_id)).toEqual([id, id, id]);
    expect(await listParts()).toEqual([]);
  });

  it('goes when it is stopped', async () => {
    const place = await tus.create(1000);
    await tus.patch(place, 0, makeMp4(500));
    expect(await listParts()).toHaveLength(1);
    expect((await tus.send('DELETE', place)).http).toBe(204);
    expect(await listParts()).toEqual([]);
    expect((await tus.send('HEAD', place)).http).toBe(404);
    expect((await tus.send('DELETE', place)).http).toBe(404);
  });

  it('goes when its time is over, and is said to have gone before that', async () => {
    const place = await tus.create(1000);
    const { headers } = await tus.patch(place, 0, makeMp4(500));
    const ends = Date.parse(headers.get('upload-expires') ?? '');
    expect(Math.round((ends - Date.now()) / 3_600_000)).toBe(24);
    await api.app.db.update(resumable_uploads).set({
      created_at: sql`now() - interval '25 hours'`,
      expires_at: sql`now() - interval '1 hour'`,
    });
    expect((await tus.send('HEAD', place)).http).toBe(410);
    expect((await tus.patch(place, 500, Buffer.alloc(500))).http).toBe(410);
    expect((await tus.finish(place)).http).toBe(404);
    expect(await expireResumable(api.app)).toBeGreaterThan(0);
    expect(await listParts()).toEqual([]);
    expect((await tus.send('HEAD', place)).http).toBe(404);
  });

  it('is no orphan of the storage, but a part is whose row a kill kept from being written', async () => {
    const place = await tus.create(1000);
    await tus.patch(place, 0, makeMp4(500));
    const [kept] = await listParts();
    const id = place.split('/').at(-1);
    await api.app.storage.put(`partial-${id}-500-deadbeef.bin`, Readable.from([Buffer.from('x')]));
    await api.app.storage.put(`partial-${'0'.repeat(32)}-0-deadbeef.bin`, Readable.from([Buffer.from('x')]));
    expect(await sweepOrphans(api.app, -60)).toBe(2);
    expect(await listParts()).toEqual([kept]);
    await tus.send('DELETE', place);
  });
});

describe('what is refused', () => {
  it('is a call without a session, in our envelope', async () => {
    for (const method of ['POST', 'PATCH', 'DELETE']) {
      const place = method === 'POST' ? TUS_PATH : `${TUS_PATH}/${'0'.repeat(32)}`;
      const answer = await openTusClient(api.url, 'none').send(method, place, { 'upload-length': '10' });
      expect(answer.http).toBe(401);
      expect(JSON.parse(answer.body)).toMatchObject({ code: -1 });
    }
  });

  it('is the upload of somebody else, as if it were not there', async () => {
    const place = await tus.create(1000);
    const other = openTusClient(api.url, (await api.signIn()).token);
    expect((await other.send('HEAD', place)).http).toBe(404);
    expect((await other.patch(place, 0, makeMp4(500))).http).toBe(404);
    expect((await other.send('DELETE', place)).http).toBe(404);
    expect((await other.finish(place)).http).toBe(404);
    expect((await tus.patch(place, 0, makeMp4(500))).offset).toBe(500);
    for (const id of ['x', '0'.repeat(32), '..%2f..%2fetc'])
      expect((await tus.send('HEAD', `${TUS_PATH}/${id}`)).http).toBe(404);
    await tus.send('DELETE', place);
  });

  it('is a part from elsewhere than where it goes on, and what goes over the end', async () => {
    const place = await tus.create(1000);
    expect((await tus.patch(place, 10, Buffer.alloc(10))).http).toBe(409);
    expect((await tus.patch(place, 0, Buffer.alloc(1001))).http).toBe(413);
    expect(await tus.readOffset(place)).toBe(0);
    expect((await tus.patch(place, 0, makeMp4(500))).offset).toBe(500);
    expect((await tus.patch(place, 0, makeMp4(500))).http).toBe(409);
    await tus.send('DELETE', place);
  });

  it('is more than a request of the contract takes', async () => {
    await expect(tus.create(101 * MEGABYTE)).rejects.toThrow('413');
  });

  it('is what a request of the contract refuses: at the first part, and in its words', async () => {
    const late = await tus.create(60 * MEGABYTE, { filetype: 'video/mp4' });
    const large = await tus.patch(late, 0, makeMp4(10_000));
    expect(large.http).toBe(422);
    const words = { file: 'The video must not exceed 50 MB' };
    expect(JSON.parse(large.body)).toMatchObject({ code: 3010001, data: { fields: words } });
    expect(await tus.finish(late)).toMatchObject({ http: 200, code: 3010001, data: { fields: words } });
    expect((await tus.patch(late, 10_000, Buffer.alloc(10))).http).toBe(422);
    const text = Buffer.from('<html>'.repeat(1000));
    const page = await tus.create(text.length, { filetype: 'image/png' });
    expect((await tus.patch(page, 0, text)).http).toBe(422);
    const refused = { file: 'Only JPG, PNG and WebP images are supported' };
    expect(await tus.finish(page)).toMatchObject({ http: 200, data: { fields: refused } });
    // Too little to tell at the first part: said when it is whole, and said again.
    const small = await tus.create(100, { filetype: 'audio/mpeg' });
    await tus.patch(small, 0, Buffer.alloc(100, 'a'));
    const sound = { file: 'Only MP3, WAV, M4A and AAC audio is supported' };
    for (let times = 0; times < 2; times += 1)
      expect(await tus.finish(small)).toMatchObject({ http: 200, data: { fields: sound } });
    expect(await listParts()).toEqual([]);
  });

  it('is a part whose bytes are not those of its checksum, and nothing of it stays', async () => {
    const video = makeMp4(2000);
    const sum = createHash('sha256').update(video.subarray(0, 1000)).digest('base64');
    const headers = { 'upload-checksum': `sha256 ${sum}` };
    const place = await tus.create(video.length);
    expect((await tus.patch(place, 0, Buffer.alloc(1000), headers)).http).toBe(460);
    expect(await tus.readOffset(place)).toBe(0);
    expect((await tus.patch(place, 0, video.subarray(0, 1000), headers)).offset).toBe(1000);
    const unknown = await tus.patch(place, 1000, video.subarray(1000), { 'upload-checksum': 'crc32 AAAA' });
    expect(unknown.http).toBe(400);
    const much = await tus.create(20 * MEGABYTE);
    expect((await tus.patch(much, 0, makeMp4(9 * MEGABYTE), headers)).http).toBe(413);
    for (const each of [place, much]) await tus.send('DELETE', each);
  });

  it('is one more where somebody has much under way, until the oldest was left alone for long', async () => {
    const { id, token } = await api.signIn();
    const busy = openTusClient(api.url, token);
    const first = await busy.create(1000);
    for (let n = 1; n < 12; n += 1) await busy.create(1000);
    await expect(busy.create(1000)).rejects.toThrow('429');
    await api.app.db
      .update(resumable_uploads)
      .set({ used_at: sql`now() - interval '10 minutes'` })
      .where(eq(resumable_uploads.id, first.split('/').at(-1) ?? ''));
    await busy.create(1000);
    expect((await busy.send('HEAD', first)).http).toBe(404);
    const large = openTusClient(api.url, (await api.signIn()).token);
    for (let n = 0; n < 5; n += 1) await large.create(100 * MEGABYTE);
    await expect(large.create(13 * MEGABYTE)).rejects.toThrow('429');
    await api.app.db.delete(resumable_uploads).where(eq(resumable_uploads.user_id, id));
  });

  it('is a file that comes in crumbs', async () => {
    const place = await tus.create(1000);
    await tus.patch(place, 0, makeMp4(500));
    const parts = Array.from({ length: 3000 }, (_, n) => ({ key: `partial-0-${n}-0.bin`, bytes: 1 }));
    await api.app.db
      .update(resumable_uploads)
      .set({ parts })
      .where(eq(resumable_uploads.id, place.split('/').at(-1) ?? ''));
    expect((await tus.patch(place, 500, Buffer.alloc(1))).http).toBe(429);
    await tus.send('DELETE', place);
    await sweepOrphans(api.app, -60);
  });

  it('is what another version, another method, or no protocol at all asks for', async () => {
    const place = await tus.create(1000);
    expect((await tus.send('HEAD', place, { 'tus-resumable': '0.2.2' })).http).toBe(400);
    expect((await tus.send('PUT', place)).http).toBe(405);
    expect((await tus.send('GET', TUS_PATH)).http).toBe(405);
    expect((await tus.send('POST', TUS_PATH)).http).toBe(400);
    expect((await tus.send('POST', TUS_PATH, { 'upload-defer-length': '1' })).http).toBe(501);
    expect((await tus.send('PATCH', place, { 'upload-offset': '0' }, Buffer.alloc(5))).http).toBe(403);
    const long = { 'upload-length': '5', 'upload-metadata': `filename ${'A'.repeat(8000)}` };
    expect((await tus.send('POST', TUS_PATH, long)).http).toBe(400);
    await tus.send('DELETE', place);
  });

  it('is everything while the storage is full, and what came stands', async () => {
    const place = await tus.create(1000);
    await tus.patch(place, 0, makeMp4(500));
    const { storage } = api.app;
    const full = { ...storage };
    Object.assign(storage, {
      isWritable: async () => false,
      put: async () => Promise.reject(new StorageFault(Object.assign(new Error('full'), { code: 'ENOSPC' }))),
    });
    try {
      await expect(tus.create(1000)).rejects.toThrow('503');
      const answer = await tus.patch(place, 500, Buffer.alloc(500));
      expect([answer.http, answer.headers.get('retry-after')]).toEqual([503, '5']);
    } finally {
      Object.assign(storage, full);
    }
    expect((await tus.patch(place, 500, Buffer.alloc(500))).offset).toBe(1000);
    await tus.send('DELETE', place);
  });
});

it('says to any client what it can do', async () => {
  const { http: status, headers } = await openTusClient(api.url, 'none').send('OPTIONS', TUS_PATH);
  expect(status).toBe(204);
  expect(headers.get('tus-version')).toBe('1.0.0');
  expect(headers.get('tus-extension')).toBe('creation,creation-with-upload,termination,expiration,checksum');
  expect(headers.get('tus-max-size')).toBe(String(100 * MEGABYTE));
});

it('is spoken to by the usual client, in parts and with the first bytes in the first request', async () => {
  const video = makeMp4(MEGABYTE);
  const id = await addSentFile(api.app, me.id, video);
  for (const uploadDataDuringCreation of [false, true]) {
    const place = await new Promise<string>((resolve, reject) => {
      const upload = new TusUpload(video, {
        endpoint: api.url + TUS_PATH,
        headers: { token: me.token },
        metadata: { filename: 'a film.mp4', filetype: 'video/mp4' },
        chunkSize: 400_000,
        uploadDataDuringCreation,
        onError: reject,
        onSuccess: () => resolve(upload.url ?? ''),
      });
      upload.start();
    });
    expect((await tus.send('HEAD', place)).headers.get('upload-metadata')).toContain('filetype');
    expect((await tus.finish<Upload>(place)).data?.upload_id).toBe(id);
  }
});

/** A request whose body is written by hand. */
function beginPatch(place: string, offset: number, bytes: number) {
  const request = http.request(new URL(place, api.url), {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      token: me.token,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'content-length': String(bytes - offset),
    },
  });
  const answered = new Promise<http.IncomingMessage | null>((resolve) => {
    request.once('response', (response) => resolve(response.resume()));
    request.once('error', () => resolve(null));
  });
  /** Of a first request after the creation. */
  const isBegun = async () => ((await findRow(place))?.fence ?? 0) > 1;
  const received = waitUntil('the request has begun', isBegun);
  return Object.assign(request, { answered, received });
}
