// Every kind of storage, for the tests of what all of them promise.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { openS3Storage } from '#server/adapters/storage-s3.ts';
import type { OpenedStorage } from '#server/adapters/storage.ts';
import { startS3Server } from './s3/s3-server.ts';
import { readTestS3, type S3Place } from './test-s3.ts';

type TestStorage = { storage: OpenedStorage; close(): Promise<void> };

const real = readTestS3();

export const TEST_STORAGES: readonly { name: string; isHere: boolean; open(): Promise<TestStorage> }[] = [
  { name: 'a disk', isHere: true, open: openDisk },
  { name: 'the S3 of these tests', isHere: true, open: openFake },
  {
    name: 'a real S3: that of TEST_S3_ENDPOINT, TEST_S3_REGION, TEST_S3_BUCKET, TEST_S3_KEY, TEST_S3_SECRET',
    isHere: real !== null,
    open: () => openReal(real),
  },
];

async function openDisk(): Promise<TestStorage> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-storage-'));
  const storage = await openDiskStorage(path.join(folder, 'media'));
  return { storage, close: () => rm(folder, { recursive: true, force: true }) };
}

async function openFake(): Promise<TestStorage> {
  const server = await startS3Server();
  return { storage: openS3Storage(server.settings), close: server.close };
}

/** It is empty again afterwards, but for its mark. */
async function openReal(place: S3Place | null): Promise<TestStorage> {
  if (!place) throw new Error('no store is named');
  const storage = openS3Storage(place);
  const close = async () => {
    for await (const key of storage.list(-60)) await storage.remove(key);
    await storage.removeStale(-60);
  };
  return { storage, close };
}
