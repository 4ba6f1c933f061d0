// Two processes that take files of one person at the same moment, and what a day allows.
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { media } from '#server/database/schema/media.ts';
import { makePicture } from '#tests/fakes/sample-media.ts';
import { addUser, openTaskHouse, type TaskHouse } from '#tests/fakes/task-house.ts';
import { keepUpload } from './keep-upload.ts';
import { type MediaLab, openMediaLab } from './media-lab.ts';
import { receiveFile } from './receive-file.ts';

let house: TaskHouse;
let lab: MediaLab;

beforeAll(async () => {
  house = await openTaskHouse();
  lab = openMediaLab(house);
});
afterAll(async () => {
  await lab.close();
  await house.close();
});

async function keep(userId: number, content: Buffer) {
  const received = await receiveFile(Readable.from([content]), lab.folder, 'image');
  if ('problem' in received) throw new Error(received.problem);
  return await keepUpload(house, lab, userId, received);
}

const listOf = (userId: number) => house.db.select().from(media).where(eq(media.user_id, userId));

async function countStored(): Promise<number> {
  let files = 0;
  for await (const _ of house.storage.list(-60)) files += 1;
  return files;
}

it('keeps the same file once, and no bytes that nobody knows', async () => {
  const userId = await addUser(house);
  const picture = await makePicture();
  const [one, other] = await Promise.all([keep(userId, picture), keep(userId, picture)]);
  expect(one).toEqual({ ...other, expires_at: expect.any(Date) });
  expect(await listOf(userId)).toHaveLength(1);
  expect(await countStored()).toBe(2); // itself and its thumb
});

it('takes no more of the last files of a day than there are', async () => {
  const userId = await addUser(house);
  const row = {
    user_id: userId,
    role: 'upload',
    kind: 'image',
    bytes: 1,
    sha256: '',
    format: 'jpg',
  } as const;
  const before = Array.from({ length: 299 }, (_, at) => ({ ...row, key: `upload-${userId}-${at}.jpg` }));
  await house.db.insert(media).values(before);
  const stored = await countStored();
  const pictures = await Promise.all([401, 402, 403].map((side) => makePicture(side, 300)));
  const kept = await Promise.all(pictures.map((picture) => keep(userId, picture)));
  expect(kept.filter((one) => 'problem' in one && one.problem === 'files_full')).toHaveLength(2);
  expect(await listOf(userId)).toHaveLength(300);
  expect((await countStored()) - stored).toBe(2);
});

it('opens nothing that it cannot store, and says that it is not the sender’s fault', async () => {
  const userId = await addUser(house);
  const full = vi.spyOn(house.storage, 'isWritable').mockResolvedValue(false);
  await expect(keep(userId, await makePicture(404, 300))).rejects.toMatchObject({ refusal: 'unavailable' });
  full.mockRestore();
  expect(await listOf(userId)).toHaveLength(0);
});
