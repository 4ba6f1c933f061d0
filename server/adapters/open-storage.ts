// Opens the storage that the settings name.
import path from 'node:path';
import type { Config } from '#server/config.ts';
import { openDiskStorage } from './storage-disk.ts';
import type { OpenedStorage } from './storage.ts';

/** A bucket where one is set, else the disk. Whoever has no bucket does not load what speaks to one. */
export async function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<OpenedStorage> {
  if (!s3) return await openDiskStorage(path.join(dataDir, 'media'));
  const { openS3Storage } = await import('./storage-s3.ts');
  return openS3Storage(s3);
}
