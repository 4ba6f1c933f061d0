// Keeps media as objects of a bucket: Amazon S3, or any store that speaks its API.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config } from '#server/config.ts';
import { rememberBriefly } from './remember-briefly.ts';
import { type Bucket, isMissing, nameFault, readFault } from './s3/bucket.ts';
import { listKeys, removeStale } from './s3/list-objects.ts';
import { MARK, PROBES } from './s3/object-names.ts';
import { openObject } from './s3/open-object.ts';
import { checkStorageKey, type OpenedStorage, StorageFault, type Stored } from './storage.ts';

/** What is larger goes up in parts, two at a time: so much memory does each `put` take. */
const PART_BYTES = 8 * 1024 ** 2;
const PARTS_AT_ONCE = 2;
const PROBE_BYTES = 1024;
/** A store is asked over a network, and counts what it is asked. */
const REMEMBER_MS = 10_000;
/** What `put` writes beside the bytes: a HEAD then says whose they are, even where the answer of the store was lost. */
const PUT_ID = 'put';
/** Each media stream that somebody watches holds a connection. */
const CONNECTIONS = 512;

type Limits = {
  connectMs: number;
  /** From the first byte of a request to the first of its answer. */
  answerMs: number;
  /** Without a byte of an answer that somebody waits for. */
  silentMs: number;
  attempts: number;
};
const LIMITS: Limits = { connectMs: 5000, answerMs: 60_000, silentMs: 30_000, attempts: 4 };

/** Asks for nothing yet: a store that is away, or refuses the key, is told by what is asked of it. */
export function openS3Storage(settings: NonNullable<Config['s3']>, limits: Limits = LIMITS): OpenedStorage {
  const client = openClient(settings, limits);
  const bucket: Bucket = { client, name: settings.bucket, silentMs: limits.silentMs };
  return {
    put: async (key, content) => {
      checkKeyOf(key, content);
      return await putObject(bucket, key, content);
    },
    size: async (key) => {
      checkStorageKey(key);
      return (await headObject(bucket, key))?.ContentLength;
    },
    open: async (key, range) => {
      checkStorageKey(key);
      return await openObject(bucket, key, range);
    },
    remove: async (key) => {
      checkStorageKey(key);
      await removeObject(bucket, key);
    },
    isWritable: rememberBriefly(openProbe(bucket), REMEMBER_MS),
    removeStale: (olderThanSeconds) => removeStale(bucket, olderThanSeconds),
    list: (olderThanSeconds) => listKeys(bucket, olderThanSeconds),
    place: `the bucket ${settings.bucket} at ${settings.endpoint || `Amazon S3, ${settings.region}`}`,
    markPlace: `the object ${MARK} of the bucket ${settings.bucket}`,
    readMark: () => readText(bucket, MARK),
    writeMark: (mark) => writeSmall(bucket, MARK, Buffer.from(mark)),
  };
}

function openClient(settings: NonNullable<Config['s3']>, limits: Limits): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  const agent = { keepAlive: true, maxSockets: CONNECTIONS };
  return new S3Client({
    region,
    // Names of buckets as hosts need DNS that a store of one's own seldom has.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    credentials: { accessKeyId, secretAccessKey },
    // Anything newer is refused by some stores, and by others stored with its framing.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: limits.attempts,
    requestHandler: {
      connectionTimeout: limits.connectMs,
      requestTimeout: limits.answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: 0, // a video that somebody has paused is silent; openObject knows when somebody waits
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

/** A stream that nobody reads must not end the process by its error. */
function checkKeyOf(key: string, content: Readable): void {
  content.on('error', () => {});
  checkStorageKey(key);
}

/** Nothing is seen under the key before the store has all of it: one PUT, or parts that are completed at the end. */
async function putObject(bucket: Bucket, key: string, content: Readable): Promise<Stored> {
  const hash = createHash('sha256');
  const id = randomUUID();
  const read = { bytes: 0, isWhole: false, error: null as unknown };
  async function* count() {
    try {
      for await (const chunk of content) {
        const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as string | Uint8Array);
        hash.update(bytes);
        read.bytes += bytes.length;
        yield bytes;
      }
      read.isWhole = true;
    } catch (error) {
      read.error = error;
      throw error;
    }
  }
  const upload = new Upload({
    client: bucket.client,
    partSize: PART_BYTES,
    queueSize: PARTS_AT_ONCE,
    params: { Bucket: bucket.name, Key: key, Body: Readable.from(count()), Metadata: { [PUT_ID]: id } },
  });
  try {
    await upload.done().catch(async (error: unknown) => {
      if (!read.isWhole || !(await isStored(bucket, key, id, read.bytes))) throw error;
    });
    await verify(bucket, key, id, read.bytes);
  } catch (error) {
    content.destroy();
    if (read.error !== null) throw read.error;
    throw error instanceof StorageFault ? error : new StorageFault(nameFault(error));
  }
  return { key, bytes: read.bytes, sha256: hash.digest('hex') };
}

/** After an error: was it only the answer that was lost? */
async function isStored(bucket: Bucket, key: string, id: string, bytes: number): Promise<boolean> {
  const found = await headObject(bucket, key).catch(() => undefined); // the first error tells more
  return found?.Metadata?.[PUT_ID] === id && found.ContentLength === bytes;
}

/** A store that says it has the bytes is asked for their number before anybody counts on them. */
async function verify(bucket: Bucket, key: string, id: string, bytes: number): Promise<void> {
  const found = await headObject(bucket, key);
  const isOthers = found?.Metadata?.[PUT_ID] !== undefined && found.Metadata[PUT_ID] !== id;
  if (found && (isOthers || found.ContentLength === bytes)) return; // another one wrote the same key since
  if (found) await removeObject(bucket, key);
  throw new StorageFault(
    new Error(`the store has ${found?.ContentLength ?? 'no'} bytes of ${bytes}, though it took them`),
  );
}

async function headObject({ client, name }: Bucket, key: string) {
  try {
    return await client.send(new HeadObjectCommand({ Bucket: name, Key: key }));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw readFault(error);
  }
}

/** One by one: to remove many at a time some stores want a checksum that others do not know. */
async function removeObject({ client, name }: Bucket, key: string): Promise<void> {
  try {
    await client.send(new DeleteObjectCommand({ Bucket: name, Key: key }));
  } catch (error) {
    if (!isMissing(error)) throw new StorageFault(nameFault(error));
  }
}

/** Under one name for each process, so that a kill leaves one at most. */
function openProbe(bucket: Bucket): () => Promise<boolean> {
  const probe = `${PROBES}${randomUUID()}`;
  return async () => {
    const bytes = randomBytes(PROBE_BYTES).toString('hex');
    try {
      await writeSmall(bucket, probe, Buffer.from(bytes));
      return (await readText(bucket, probe)) === bytes;
    } finally {
      await removeObject(bucket, probe);
    }
  };
}

async function writeSmall({ client, name }: Bucket, object: string, body: Buffer): Promise<void> {
  try {
    await client.send(new PutObjectCommand({ Bucket: name, Key: object, Body: body }));
  } catch (error) {
    throw new StorageFault(nameFault(error));
  }
}

async function readText({ client, name }: Bucket, object: string): Promise<string | null> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key: object }));
    return (await Body?.transformToString()) ?? '';
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return null;
    throw readFault(error);
  }
}
