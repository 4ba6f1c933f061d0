// Goes through a bucket: what was stored long ago, and what was never finished.
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  type ListMultipartUploadsCommandOutput,
  ListMultipartUploadsCommand,
  type ListObjectsV2CommandOutput,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import { isStorageKey, StorageFault } from '#server/adapters/storage.ts';
import { type Bucket, isMissing, nameFault, readFault } from './bucket.ts';
import { PROBES } from './object-names.ts';

const NOT_IMPLEMENTED = 501;

export async function* listKeys(bucket: Bucket, olderThanSeconds: number): AsyncGenerator<string> {
  for await (const name of listObjects(bucket, olderThanSeconds)) if (isStorageKey(name)) yield name;
}

async function* listObjects(
  { client, name }: Bucket,
  olderThanSeconds: number,
  prefix = '',
): AsyncGenerator<string> {
  const before = Date.now() - olderThanSeconds * 1000;
  let token: string | undefined;
  do {
    const asked = { Bucket: name, Prefix: prefix, ...(token !== undefined && { ContinuationToken: token }) };
    const page: ListObjectsV2CommandOutput = await client
      .send(new ListObjectsV2Command(asked))
      .catch((error: unknown) => {
        throw readFault(error);
      });
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key !== undefined && LastModified && LastModified.getTime() <= before) yield Key;
    }
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (token !== undefined);
}

/** Uploads in parts whose process was killed: the store keeps the parts, and has them paid for, until it is told. */
export async function removeStale(bucket: Bucket, olderThanSeconds: number): Promise<number> {
  const { client, name } = bucket;
  let removed = 0;
  const end = async (command: AbortMultipartUploadCommand | DeleteObjectCommand) => {
    try {
      await client.send(command as AbortMultipartUploadCommand);
      removed += 1;
    } catch (error) {
      // Another worker was faster.
      if (!isMissing(error) && !(error instanceof Error && error.name === 'NoSuchUpload'))
        throw new StorageFault(nameFault(error));
    }
  };
  for await (const { key, id } of listUploads(bucket, olderThanSeconds)) {
    await end(new AbortMultipartUploadCommand({ Bucket: name, Key: key, UploadId: id }));
  }
  for await (const probe of listObjects(bucket, olderThanSeconds, PROBES)) {
    await end(new DeleteObjectCommand({ Bucket: name, Key: probe }));
  }
  return removed;
}

async function* listUploads(
  { client, name }: Bucket,
  olderThanSeconds: number,
): AsyncGenerator<{ key: string; id: string }> {
  const before = Date.now() - olderThanSeconds * 1000;
  let marker: { KeyMarker?: string; UploadIdMarker?: string } | null = {};
  while (marker) {
    let page: ListMultipartUploadsCommandOutput;
    try {
      page = await client.send(new ListMultipartUploadsCommand({ Bucket: name, ...marker }));
    } catch (error) {
      // Whoever has no list of them ends them by a rule of the bucket.
      if (readStatus(error) === NOT_IMPLEMENTED) return;
      throw readFault(error);
    }
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Key && UploadId && isStorageKey(Key) && Initiated && Initiated.getTime() <= before)
        yield { key: Key, id: UploadId };
    }
    marker =
      page.IsTruncated && page.NextKeyMarker !== undefined
        ? {
            KeyMarker: page.NextKeyMarker,
            ...(page.NextUploadIdMarker !== undefined && { UploadIdMarker: page.NextUploadIdMarker }),
          }
        : null;
  }
}

function readStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode;
}
