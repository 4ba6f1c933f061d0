// Whether the storage of the settings is that of the database, and can be used: said at the start.
import { setTimeout as sleep } from 'node:timers/promises';
import { claimStorage } from '#server/adapters/claim-storage.ts';
import { openStorage } from '#server/adapters/open-storage.ts';
import { StorageFault } from '#server/adapters/storage.ts';
import type { Config } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { readErrorCode, StartError } from './start-error.ts';

const PATIENCE_MS = 10_000;

const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^NoSuchBucket$/, 'There is no such bucket: make it, or correct S3_BUCKET.'],
  [
    /^(PermanentRedirect|AuthorizationHeaderMalformed|HTTP 301)$/,
    'The bucket is in another region: correct S3_REGION.',
  ],
  [
    /^(InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|HTTP 40[13])$/,
    'Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and that the key may read, write, remove and list in the bucket.',
  ],
  [/^RequestTimeTooSkewed$/, 'The clock of this machine is wrong.'],
  [
    /^(ENOTFOUND|EAI_AGAIN|ECONN\w+|E(HOST|NET)UNREACH|ETIMEDOUT|TimeoutError)$/,
    'Check S3_ENDPOINT, and that the store runs.',
  ],
];

/**
 * Throws StartError when the storage is that of another database. One that cannot be used now is said, and no reason to
 * end: the processes are not ready until it can.
 */
export async function checkStorage(config: Config, say: (sentence: string) => void): Promise<void> {
  const { db, close } = connectDatabase(config.databaseUrl, { part: 'admin', connections: 1 });
  try {
    const storage = await openStorage(config).catch((error: unknown) => {
      throw new StartError(
        `The media cannot be kept below ${config.dataDir} (${readErrorCode(error)}). Start as the owner of that folder, or choose another one by DATA_DIR.`,
      );
    });
    const fault = await Promise.race([
      claimStorage(db, storage).then(() => null, readFault),
      sleep(PATIENCE_MS, 'it does not answer', { ref: false }),
    ]);
    if (fault === null) return;
    say(
      `The media cannot be used: ${storage.place} (${fault}). ${findAdvice(fault)} Atelier is not ready until then, and tries again by itself`,
    );
  } finally {
    void close(); // not waited for: what is late may have it still
  }
}

function readFault(error: unknown): string {
  if (error instanceof StorageFault) return error.code;
  throw error;
}

function findAdvice(fault: string): string {
  return ADVICE.find(([code]) => code.test(fault))?.[1] ?? 'Look into its log.';
}
