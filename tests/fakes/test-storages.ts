// Every kind of storage, for the tests of what all of them promise.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { openS3Storage } from '#server/adapters/storage-s3.ts';
import type { OpenedStorage } from '#server/adapters/storage.ts';
import { startS3Server } from './s3/s3-server.ts';

type TestStorage = { storage: OpenedStorage; close(): Promise<void> };

const { TEST_S3_ENDPOINT, TEST_S3_REGION, TEST_S3_BUCKET, TEST_S3_KEY, TEST_S3_SECRET } = process.env;

export const TEST_STORAGES: readonly { name: string; isHere: boolean; open(): Promise<TestStorage> }[] = [
  { name: 'a disk', isHere: true, open: openDisk },
  { name: 'the S3 of these tests', isHere: true, open: openFake },
  {
    name: 'a real S3: that of TEST_S3_ENDPOINT, TEST_S3_REGION, TEST_S3_BUCKET, TEST_S3_KEY, TEST_S3_SECRET',
    isHere: Boolean(TEST_S3_ENDPOINT),
    open: openReal,
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
function openReal(): Promise<TestStorage> {
  const storage = openS3Storage({
    endpoint: TEST_S3_ENDPOINT ?? '',
    region: TEST_S3_REGION ?? 'us-east-1',
    bucket: TEST_S3_BUCKET ?? '',
    accessKeyId: TEST_S3_KEY ?? '',
    secretAccessKey: TEST_S3_SECRET ?? '',
  });
  const close = async () => {
    for await (const key of storage.list(-60)) await storage.remove(key);
    await storage.removeStale(-60);
  };
  return Promise.resolve({ storage, close });
}
