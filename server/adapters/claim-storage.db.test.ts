// A storage belongs to one database, and a database to one storage; whoever brings others together is refused in words.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { media } from '#server/database/schema/media.ts';
import { storage_mark } from '#server/database/schema/system.ts';
import { isUnavailable } from '#server/is-unavailable.ts';
import { StartError } from '#server/process/start-error.ts';
import { startS3Server } from '#tests/fakes/s3/s3-server.ts';
import { borrowTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { claimStorage } from './claim-storage.ts';
import { guardStorage } from './guard-storage.ts';
import { openDiskStorage } from './storage-disk.ts';
import { openS3Storage } from './storage-s3.ts';
import { type OpenedStorage, StorageFault } from './storage.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await borrowTestDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-claim-'));
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const openDisk = (name = 'media') => openDiskStorage(path.join(folder, name));
const claim = (storage: OpenedStorage) => claimStorage(database.db, storage);

async function openBucket(): Promise<OpenedStorage> {
  const server = await startS3Server();
  onTestFinished(server.close);
  return openS3Storage(server.settings);
}

async function refusalOf(claiming: Promise<void>): Promise<string> {
  const error: unknown = await claiming.then(
    () => new Error('it was taken'),
    (failed: unknown) => failed,
  );
  if (!(error instanceof StartError)) throw error;
  return error.message;
}

it('marks the first storage of a database, and knows it again', async () => {
  const disk = await openDisk();
  await claim(disk);
  await claim(disk);
  const rows = await database.db.select().from(storage_mark);
  expect(rows).toMatchObject([{ place: disk.place, mark: await disk.readMark() }]);
  expect(rows[0]?.written_at).not.toBeNull();
});

it('refuses another storage, names both and says what to do', async () => {
  const [disk, bucket] = [await openDisk(), await openBucket()];
  await claim(disk);
  const refusal = await refusalOf(claim(bucket));
  expect(refusal).toContain(disk.place);
  expect(refusal).toContain(bucket.place);
  expect(refusal).toContain('has no mark of any database');
  expect(refusal).toContain('npm run move');
  expect(await bucket.readMark()).toBeNull();
  await claim(disk);
});

it('knows a storage that was copied with its mark, and remembers where it is now', async () => {
  const [disk, bucket] = [await openDisk(), await openBucket()];
  await claim(disk);
  await bucket.writeMark((await disk.readMark()) ?? '');
  await claim(bucket);
  expect(await database.db.select().from(storage_mark)).toMatchObject([{ place: bucket.place }]);
});

it('refuses the storage of another database', async () => {
  const disk = await openDisk();
  await disk.writeMark(randomUUID());
  expect(await refusalOf(claim(disk))).toContain('another database');
  expect(await database.db.select().from(storage_mark)).toEqual([]);
  await claim(await openDisk('own'));
  expect(await refusalOf(claim(disk))).toContain('the mark of another database');
});

it('lets many processes begin at once, on one storage', async () => {
  const disk = await openDisk();
  await Promise.all(Array.from({ length: 6 }, () => claim(disk)));
  expect(await database.db.select().from(storage_mark)).toMatchObject([{ mark: await disk.readMark() }]);
});

it('takes one of two storages that begin at once', async () => {
  const storages = [await openDisk('one'), await openDisk('two')];
  const taken = await Promise.allSettled(storages.map(claim));
  expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it.each(['before it is written', 'before that is remembered'])('goes on after a kill: %s', async (when) => {
  const disk = await openDisk();
  const writeMark = async (mark: string) => {
    if (when !== 'before it is written') await disk.writeMark(mark);
    throw new Error('killed');
  };
  await expect(claim({ ...disk, writeMark })).rejects.toThrow('killed');
  await claim(disk);
  expect(await database.db.select().from(storage_mark)).toMatchObject([{ mark: await disk.readMark() }]);
});

it('refuses a bucket without the media of a database from before marks', async () => {
  const [disk, bucket] = [await openDisk(), await openBucket()];
  const { key, bytes, sha256 } = await disk.put('task-1-1-0.png', Readable.from(['x']));
  const row = { user_id: 1, role: 'upload', kind: 'image', format: 'png' } as const;
  await database.db.insert(media).values({ ...row, key, bytes, sha256 });
  expect(await refusalOf(claim(bucket))).toContain('not one of the newest 1 files is there');
  expect(await bucket.readMark()).toBeNull();
  await claim(disk);
});

it('says nothing about whose a storage is that cannot be asked', async () => {
  const server = await startS3Server();
  onTestFinished(server.close);
  const bucket = openS3Storage(server.settings);
  server.trouble('any', 'refused');
  await expect(claim(bucket)).rejects.toMatchObject({ name: 'StorageFault', code: 'AccessDenied' });
  expect(await database.db.select().from(storage_mark)).toEqual([]);
  server.heal();
  await claim(bucket);
});

it('lets nothing through to a storage that is not ours, and all of it once it is', async () => {
  const disk = await openDisk();
  await disk.put('task-1.png', Readable.from(['of another database']));
  await disk.writeMark(randomUUID());
  const guarded = guardStorage(disk, () => claim(disk));
  const content = Readable.from(['x']);
  const tries = [
    guarded.size('task-1.png'),
    guarded.open('task-1.png'),
    guarded.remove('task-1.png'),
    guarded.put('task-1.png', content),
    guarded.removeStale(-60),
    Readable.from(guarded.list(-60)).toArray(),
  ];
  for (const refused of await Promise.allSettled(tries)) {
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'OTHER_STORAGE' } });
    expect((refused as PromiseRejectedResult).reason).toSatisfy(isUnavailable);
    expect((refused as PromiseRejectedResult).reason).toBeInstanceOf(StorageFault);
  }
  expect(content.destroyed).toBe(true);
  expect(await guarded.isWritable()).toBe(false);
  expect(await disk.size('task-1.png')).toBe(19);
  rmSync(disk.markPlace);
  expect(await guarded.size('task-1.png')).toBe(19);
  expect(await guarded.isWritable()).toBe(true);
  expect(await Readable.from(guarded.list(-60)).toArray()).toEqual(['task-1.png']);
});
