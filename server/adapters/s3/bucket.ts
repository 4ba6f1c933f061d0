// A bucket as it was opened, and what its errors mean.
import { NoSuchKey, NotFound, type S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { StorageFault } from '#server/adapters/storage.ts';

export type Bucket = {
  client: S3Client;
  name: string;
  /** So long may an answer that somebody waits for be without a byte. */
  silentMs: number;
};

/** There is no such object. A bucket that is not there is another thing, wherever the store says which it is. */
export function isMissing(error: unknown): boolean {
  return error instanceof NoSuchKey || error instanceof NotFound || hasName(error, ['NoSuchKey', 'NotFound']);
}

function hasName(error: unknown, names: readonly string[]): boolean {
  return error instanceof S3ServiceException && names.includes(error.name);
}

export function readFault(error: unknown): StorageFault {
  return error instanceof StorageFault ? error : new StorageFault(nameFault(error), 'read');
}

/** The store's own name of what is wrong as its code; without the answer that the SDK carries along. */
export function nameFault(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (!(error instanceof S3ServiceException)) return error;
  const { httpStatusCode: status } = error.$metadata;
  // An answer to HEAD has no body, and so no name.
  const name = /^(Unknown|UnknownError|S3ServiceException|Error)$/.test(error.name)
    ? `HTTP ${status}`
    : error.name;
  return Object.assign(new Error(`${name}: ${error.message}`), { code: name });
}
