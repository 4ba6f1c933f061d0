// A store that speaks S3 on a loopback port: it checks signatures, knows parts and ranges, and misbehaves when it is told to.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkSignature } from './check-signature.ts';
import {
  answerBytes,
  answerError,
  answerObjects,
  answerUploads,
  type Bytes,
  type S3Answer,
  type StoredObject,
  type StoredUpload,
  xml,
} from './answers.ts';

export type S3Call =
  | 'put'
  | 'get'
  | 'head'
  | 'delete'
  | 'list'
  | 'create'
  | 'part'
  | 'complete'
  | 'abort'
  | 'uploads';
/**
 * `busy`: 503 SlowDown; `broken`: 500; `refused`: 403; `cut`: nothing is done and the connection ends; `lost`: it is done
 * and the connection ends; `silent`: it is done and no answer comes; `half`: half of the bytes are stored, or given before
 * the connection ends; `stuck`: half of the bytes are given and no more; `whole`: all of them as if they were a part.
 */
export type S3Trouble =
  | 'busy'
  | 'broken'
  | 'refused'
  | 'cut'
  | 'lost'
  | 'silent'
  | 'half'
  | 'stuck'
  | 'whole';

export type S3Server = {
  settings: {
    endpoint: string;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  objects: Map<string, StoredObject>;
  uploads: Map<string, StoredUpload>;
  /** What was asked, refused or not. */
  calls: S3Call[];
  /** What the next calls of a kind meet; for ever where no number is said. */
  trouble(call: S3Call | 'any', what: S3Trouble, times?: number): void;
  /** Nothing more goes wrong. */
  heal(): void;
  /** Makes all that is there so much older. */
  age(seconds: number): void;
  /** Connections on which an answer is under way. */
  answering(): number;
  /** Entries of a list at a time. */
  pageBy(entries: number): void;
  close(): Promise<void>;
};

type Request = { method: string; url: string; headers: http.IncomingHttpHeaders; body: Buffer };

export async function startS3Server(): Promise<S3Server> {
  const keys = {
    region: 'eu-test-1',
    accessKeyId: 'AKIATEST',
    secretAccessKey: randomBytes(20).toString('hex'),
  };
  const bucket = 'atelier-media';
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, StoredUpload>();
  const calls: S3Call[] = [];
  let troubles: { call: S3Call | 'any'; what: S3Trouble; left: number }[] = [];
  let pageEntries = 1000;
  let answering = 0;

  const takeTrouble = (call: S3Call): S3Trouble | undefined => {
    const found = troubles.find((trouble) => [call, 'any'].includes(trouble.call) && trouble.left > 0);
    if (found) found.left -= 1;
    return found?.what;
  };

  const act = (call: S3Call, key: string, asked: Request, isHalf: boolean): S3Answer => {
    const query = new URL(asked.url, 'http://store').searchParams;
    const body = isHalf ? asked.body.subarray(0, asked.body.length / 2) : asked.body;
    const upload = uploads.get(query.get('uploadId') ?? '');
    switch (call) {
      case 'put': {
        objects.set(key, makeObject(body, asked.headers));
        return { status: 200, headers: { etag: objects.get(key)?.etag ?? '' } };
      }
      case 'get':
      case 'head': {
        const found = objects.get(key);
        return found ? answerBytes(found, asked.headers.range) : answerError(404, 'NoSuchKey');
      }
      case 'delete':
        objects.delete(key);
        return { status: 204 };
      case 'list':
        return answerObjects(bucket, objects, query, pageEntries);
      case 'uploads':
        return answerUploads(bucket, uploads, query, pageEntries);
      case 'create': {
        const id = randomUUID();
        uploads.set(id, { key, parts: new Map(), begun: new Date(), headers: asked.headers });
        return xml(
          200,
          `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        );
      }
      case 'part': {
        if (!upload) return answerError(404, 'NoSuchUpload');
        upload.parts.set(Number(query.get('partNumber')), body);
        return { status: 200, headers: { etag: tag(body) } };
      }
      case 'complete':
        return upload
          ? complete(query.get('uploadId') ?? '', upload, asked, isHalf)
          : answerError(404, 'NoSuchUpload');
      case 'abort':
        return uploads.delete(query.get('uploadId') ?? '')
          ? { status: 204 }
          : answerError(404, 'NoSuchUpload');
    }
  };

  const complete = (id: string, upload: StoredUpload, { body }: Request, isHalf: boolean): S3Answer => {
    const named = [...body.toString().matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      etag: /<ETag>(.+?)</.exec(part)?.[1]?.replaceAll('&quot;', '"'),
    }));
    const parts = named.map(({ number, etag }) => {
      const part = upload.parts.get(number);
      return part && etag === tag(part) ? part : null;
    });
    const isWhole = parts.length > 0 && parts.every((part) => part !== null);
    if (!isWhole) return answerError(400, 'InvalidPart');
    if (parts.slice(0, -1).some((part) => part.length < 5 * 1024 ** 2))
      return answerError(400, 'EntityTooSmall');
    uploads.delete(id);
    objects.set(
      upload.key,
      makeObject(isHalf ? Buffer.concat(parts.slice(1)) : Buffer.concat(parts), upload.headers),
    );
    return xml(
      200,
      `<CompleteMultipartUploadResult><Key>${upload.key}</Key></CompleteMultipartUploadResult>`,
    );
  };

  const server = http.createServer((request, response) => {
    answering += 1;
    response.once('close', () => (answering -= 1));
    void (async () => {
      const chunks = (await request.toArray()) as Buffer[];
      const { method = '', url = '', headers } = request;
      const asked: Request = { method, url, headers, body: Buffer.concat(chunks) };
      const call = nameCall(asked);
      calls.push(call);
      const what = takeTrouble(call);
      if (what === 'cut') return request.socket.destroy(); // the request itself is over once it was read
      const answer = answerAsked(call, asked, what);
      if (what === 'lost') return request.socket.destroy();
      if (what === 'silent') return undefined;
      return send(response, method, answer, what);
    })().catch(() => request.socket.destroy());
  });

  const answerAsked = (call: S3Call, asked: Request, what: S3Trouble | undefined): S3Answer => {
    if (what === 'busy') return answerError(503, 'SlowDown');
    if (what === 'broken') return answerError(500, 'InternalError');
    if (what === 'refused') return answerError(403, 'AccessDenied');
    const wrong = checkSignature(asked, keys);
    if (wrong) return answerError(wrong === 'AuthorizationHeaderMalformed' ? 400 : 403, wrong);
    const [, name, ...rest] = new URL(asked.url, 'http://store').pathname.split('/');
    if (name !== bucket) return answerError(404, 'NoSuchBucket');
    const key = decodeURIComponent(rest.join('/'));
    const answer = act(call, key, asked, what === 'half');
    return what === 'whole' ? { ...answer, body: objects.get(key)?.bytes ?? Buffer.alloc(0) } : answer;
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, ...keys },
    objects,
    uploads,
    calls,
    trouble: (call, what, times = Infinity) => void troubles.push({ call, what, left: times }),
    heal: () => void (troubles = []),
    age: (seconds) => {
      for (const object of objects.values())
        object.stored = new Date(object.stored.getTime() - seconds * 1000);
      for (const upload of uploads.values()) upload.begun = new Date(upload.begun.getTime() - seconds * 1000);
    },
    answering: () => answering,
    pageBy: (entries) => void (pageEntries = entries),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function nameCall({ method, url }: Pick<Request, 'method' | 'url'>): S3Call {
  const { searchParams: query, pathname } = new URL(url, 'http://store');
  const isBucket = pathname.split('/').filter(Boolean).length < 2;
  if (isBucket) return query.has('uploads') ? 'uploads' : 'list';
  if (method === 'POST') return query.has('uploads') ? 'create' : 'complete';
  if (method === 'PUT') return query.has('uploadId') ? 'part' : 'put';
  if (method === 'DELETE') return query.has('uploadId') ? 'abort' : 'delete';
  return method === 'HEAD' ? 'head' : 'get';
}

function makeObject(bytes: Bytes, headers: http.IncomingHttpHeaders): StoredObject {
  const metadata = Object.entries(headers).flatMap(([name, value]) =>
    name.startsWith('x-amz-meta-') ? [[name, String(value)] as const] : [],
  );
  return { bytes, etag: tag(bytes), stored: new Date(), metadata: Object.fromEntries(metadata) };
}

function tag(bytes: Bytes): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function send(
  response: http.ServerResponse,
  method: string,
  { status, headers = {}, body = Buffer.alloc(0) }: S3Answer,
  what: S3Trouble | undefined,
): void {
  response.writeHead(status, { 'x-amz-request-id': randomUUID(), 'content-length': body.length, ...headers });
  if (method === 'HEAD') return void response.end();
  if (method !== 'GET' || (what !== 'half' && what !== 'stuck')) return void response.end(body);
  response.write(body.subarray(0, body.length / 2), () => what === 'half' && response.destroy());
}
