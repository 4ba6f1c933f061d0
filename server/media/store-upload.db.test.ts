// Two processes that take files of one person at the same moment, and what a day allows.
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { media } from '#server/database/schema/media.ts';
import { makeImage } from '#tests/fakes/sample-media.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { storeUpload } from './store-upload.ts';
import { type MediaLab, openMediaLab } from './media-lab.ts';
import { receiveFile } from './receive-file.ts';

let app: TaskApp;
let lab: MediaLab;

beforeAll(async () => {
  app = await openTaskApp();
  lab = openMediaLab(app);
});
afterAll(async () => {
  await lab.close();
  await app.close();
});

async function keep(userId: number, content: Buffer) {
  const received = await receiveFile(Readable.from([content]), lab.folder, 'image');
  if ('problem' in received) throw new Error(received.problem);
  return await storeUpload(app, lab, userId, received);
}

const listOf = (userId: number) => app.db.select().from(media).where(eq(media.user_id, userId));

async function countStored(): Promise<number> {
  let files = 0;
  for await (const _ of app.storage.list(-60)) files += 1;
  return files;
}

it('keeps the same file once, and no bytes that nobody knows', async () => {
  const userId = await addUser(app);
  const image = await makeImage();
  const [one, other] = await Promise.all([keep(userId, image), keep(userId, image)]);
  expect(one).toEqual({ ...other, expires_at: expect.any(Date) });
  expect(await listOf(userId)).toHaveLength(1);
  expect(await countStored()).toBe(2); // itself and its thumb
});

it('takes no more of the last files of a day than there are', async () => {
  const userId = await addUser(app);
  const row = {
    user_id: userId,
    role: 'upload',
    kind: 'image',
    bytes: 1,
    sha256: '',
    format: 'jpg',
  } as const;
  const before = Array.from({ length: 299 }, (_, at) => ({ ...row, key: `upload-${userId}-${at}.jpg` }));
  await app.db.insert(media).values(before);
  const stored = await countStored();
  const images = await Promise.all([401, 402, 403].map((side) => makeImage(side, 300)));
  const results = await Promise.all(images.map((image) => keep(userId, image)));
  expect(results.filter((one) => 'problem' in one && one.problem === 'files_full')).toHaveLength(2);
  expect(await listOf(userId)).toHaveLength(300);
  expect((await countStored()) - stored).toBe(2);
});

it('opens nothing that it cannot store, and says that it is not the sender’s fault', async () => {
  const userId = await addUser(app);
  const full = vi.spyOn(app.storage, 'isWritable').mockResolvedValue(false);
  await expect(keep(userId, await makeImage(404, 300))).rejects.toMatchObject({ refusal: 'unavailable' });
  full.mockRestore();
  expect(await listOf(userId)).toHaveLength(0);
});
