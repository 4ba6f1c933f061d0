// What a store of S3 answers: errors and lists as XML, objects as bytes.
import type { IncomingHttpHeaders } from 'node:http';

export type Bytes = Buffer;
export type StoredObject = { bytes: Bytes; etag: string; stored: Date; metadata: Record<string, string> };
export type StoredUpload = {
  key: string;
  parts: Map<number, Bytes>;
  begun: Date;
  headers: IncomingHttpHeaders;
};
export type S3Answer = { status: number; headers?: Record<string, string>; body?: Bytes };

export function xml(status: number, words: string): S3Answer {
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${words}`),
  };
}

export function answerError(status: number, code: string): S3Answer {
  return xml(status, `<Error><Code>${code}</Code><Message>This is a test.</Message></Error>`);
}

export function answerBytes(object: StoredObject, range: string | undefined): S3Answer {
  const { bytes, etag, stored, metadata } = object;
  const headers = { etag, 'last-modified': stored.toUTCString(), ...metadata };
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (first === undefined) return { status: 200, headers, body: bytes };
  const [start, end] = [Number(first), Math.min(Number(last), bytes.length - 1)];
  if (start >= bytes.length) return answerError(416, 'InvalidRange');
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${bytes.length}` },
    body: bytes.subarray(start, end + 1),
  };
}

/** By name; where a page ends, the next one begins after the name that it was told. */
export function answerObjects(
  bucket: string,
  objects: ReadonlyMap<string, StoredObject>,
  query: URLSearchParams,
  entries: number,
): S3Answer {
  const [after, prefix] = [query.get('continuation-token') ?? '', query.get('prefix') ?? ''];
  const names = [...objects.keys()].sort().filter((name) => name > after && name.startsWith(prefix));
  const page = names.slice(0, entries);
  const isTruncated = names.length > page.length;
  const contents = page.map(
    (name) =>
      `<Contents><Key>${name}</Key><LastModified>${objects.get(name)?.stored.toISOString()}</LastModified><Size>${objects.get(name)?.bytes.length}</Size></Contents>`,
  );
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return xml(
    200,
    `<ListBucketResult><Name>${bucket}</Name><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

const place = (key: string, id: string): string => `${key} ${id}`;

export function answerUploads(
  bucket: string,
  uploads: ReadonlyMap<string, StoredUpload>,
  query: URLSearchParams,
  entries: number,
): S3Answer {
  const after = query.has('key-marker')
    ? place(query.get('key-marker') ?? '', query.get('upload-id-marker') ?? '')
    : '';
  const all = [...uploads]
    .map(([id, { key, begun }]) => ({ id, key, begun }))
    .filter(({ id, key }) => place(key, id) > after)
    .sort((a, b) => (place(a.key, a.id) < place(b.key, b.id) ? -1 : 1));
  const page = all.slice(0, entries);
  const [isTruncated, last] = [all.length > page.length, page.at(-1)];
  const found = page.map(
    ({ key, id, begun }) =>
      `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begun.toISOString()}</Initiated></Upload>`,
  );
  const next = isTruncated
    ? `<NextKeyMarker>${last?.key}</NextKeyMarker><NextUploadIdMarker>${last?.id}</NextUploadIdMarker>`
    : '';
  return xml(
    200,
    `<ListMultipartUploadsResult><Bucket>${bucket}</Bucket><IsTruncated>${isTruncated}</IsTruncated>${next}${found.join('')}</ListMultipartUploadsResult>`,
  );
}
