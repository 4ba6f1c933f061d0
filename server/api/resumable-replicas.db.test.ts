// Several API processes on one database and one bucket: what one began another goes on with, though the first was killed.
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Upload } from '#contract/media.ts';
import { openSession } from '#server/account/session-token.ts';
import { resumable_uploads } from '#server/database/schema/uploads.ts';
import { users } from '#server/database/schema/users.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { type S3Server, startS3Server } from '#tests/fakes/s3/s3-server.ts';
import { addSentFile } from '#tests/fakes/sent-file.ts';
import { openTusClient } from '#tests/fakes/tus-client.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { type AppProcess, makeDataDir, removeApp, startApp } from '#tests/start-app.ts';

const MEGABYTE = 1024 * 1024;
let store: S3Server;
let database: TestDatabase;
let replicas: AppProcess[] = [];
let token: string;
let userId: number;

beforeAll(async () => {
  [store, database] = await Promise.all([startS3Server(), createTestDatabase()]);
  const env = {
    ROLE: 'api',
    DATABASE_URL: database.url,
    SECRET: randomBytes(32).toString('hex'),
    S3_ENDPOINT: store.settings.endpoint,
    S3_REGION: store.settings.region,
    S3_BUCKET: store.settings.bucket,
    S3_ACCESS_KEY_ID: store.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
  };
  replicas = await Promise.all([1, 2].map(() => startApp({ env, dataDir: makeDataDir() })));
  const [user] = await database.db
    .insert(users)
    .values({ email: 'person@example.com', name: 'Person' })
    .returning();
  userId = user?.id ?? 0;
  token = await openSession(database.db, { userId, deviceId: '', browser: '' });
}, 240_000);

afterAll(async () => {
  for (const replica of replicas) await removeApp(replica);
  await database.close();
  await store.close();
});

const client = (n: number) => openTusClient(replicas[n]?.url ?? '', token);
const listParts = () => [...store.objects.keys()].filter((key) => key.startsWith('partial-'));
const readRow = async (place: string) => {
  const isIt = eq(resumable_uploads.id, place.split('/').at(-1) ?? '');
  return (await database.db.select().from(resumable_uploads).where(isIt))[0];
};

const head = Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex');
const video = Buffer.concat([head, randomBytes(12 * MEGABYTE)]);

it('goes on elsewhere after kill -9 in the middle of a request', async () => {
  const id = await addSentFile(database, userId, video);
  const place = await client(0).create(video.length, { filetype: 'video/mp4' });
  const request = http.request(new URL(place, replicas[0]?.url), {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      token,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'content-length': String(video.length),
    },
  });
  request.on('error', () => {});
  request.write(video.subarray(0, 9 * MEGABYTE));
  await waitUntil('a part is stored', async () => ((await readRow(place))?.received ?? 0) > 0);
  await replicas[0]?.kill();

  const other = client(1);
  const offset = (await other.readOffset(place)) ?? 0;
  expect(offset).toBeGreaterThanOrEqual(8 * MEGABYTE);
  const cut = video.length - 1000;
  expect((await other.patch(place, offset, video.subarray(offset, cut))).offset).toBe(cut);
  expect((await other.patch(place, cut, video.subarray(cut))).offset).toBe(video.length);
  const done = await other.finish<Upload>(place);
  expect(done).toMatchObject({ http: 200, data: { upload_id: id } });
  expect(listParts()).toEqual([]);
  // Nothing can lie there half: each part was one request to the store.
  expect(store.calls).not.toContain('create');
});

it('keeps what came when it is stopped in order, and says so', async () => {
  const place = await client(1).create(video.length);
  const request = http.request(new URL(place, replicas[1]?.url), {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      token,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'content-length': String(video.length),
    },
  });
  const answered = new Promise<number | undefined>((resolve) => {
    request.once('response', (response) => resolve(response.resume().statusCode));
    request.once('error', () => resolve(undefined));
  });
  request.write(video.subarray(0, MEGABYTE));
  await waitUntil('it has begun', async () => ((await readRow(place))?.fence ?? 0) > 1);
  const stopped = replicas[1]?.stop();
  expect(await answered).toBe(503);
  request.destroy();
  await stopped;
  // What it had read; what was still in its buffers is sent again.
  const received = (await readRow(place))?.received ?? 0;
  expect(received).toBeGreaterThan(0);
  expect(received).toBeLessThanOrEqual(MEGABYTE);
});
