// The multipart client against a real server on the loopback.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_TIMEOUT_MS } from '#contract/limits.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { CallError } from './call-error.ts';
import { connectApi } from './connection.ts';
import type { ApiToast } from './connection.ts';
import type { UploadProgress } from './send-by-xhr.ts';
import { upload } from './upload.ts';
import type { UploadFiles, UploadOptions } from './upload.ts';

const post = endpoint({
  path: '/api/task/any/post',
  summary: 'A post that takes files.',
  access: 'user',
  kind: 'act',
  files: {},
  input: z.object({ prompt: z.string() }),
  output: z.object({ id: z.string() }),
});

let server: AnswerServer;
let toasts: ApiToast[];
let token: string | null;

beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.close());
beforeEach(() => {
  toasts = [];
  token = 'the-token';
  server.asked.length = 0;
  server.answerWith(server.ok({ id: '9' }));
  connectApi({
    baseUrl: server.url,
    environment: 'test',
    readToken: () => token,
    readLanguage: () => 'en',
    say: (word) => word,
    showToast: (toast) => toasts.push(toast),
    onNeedLogin: () => {},
  });
});

const image = (bytes = 1000, name = 'a.png') => new File(['x'.repeat(bytes)], name, { type: 'image/png' });

async function fail(
  files: UploadFiles,
  options: UploadOptions & { extractData?: false } = {},
): Promise<CallError> {
  const error: unknown = await upload(post, { prompt: 'p' }, files, options).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error(`no CallError but ${String(error)}`);
  return error;
}

it('[§7.20] sends the input as one part and each file as another', async () => {
  const files = { image: image(4, 'one.png'), images: [image(4, 'two.png'), image(4, 'three.png')] };
  expect(await upload(post, { prompt: '画' }, files, { extractData: true })).toEqual({ id: '9' });
  const { headers, text, method, path } = server.asked[0] ?? { headers: {}, text: '', method: '', path: '' };
  expect([method, path]).toEqual(['POST', '/api/task/any/post']);
  expect(headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(Buffer.from(text, 'latin1').toString()).toContain('name="params"\r\n\r\n{"prompt":"画"}');
  expect([...text.matchAll(/name="(\w+)"; filename="([\w.]+)"/g)].map(([, ...found]) => found)).toEqual([
    ['image', 'one.png'],
    ['images', 'two.png'],
    ['images', 'three.png'],
  ]);
});

it('[§7.21] carries the headers of every call, without credentials', async () => {
  await upload(post, { prompt: 'p' }, { image: image() });
  const headers = server.asked[0]?.headers;
  expect(headers).toMatchObject({
    token: 'the-token',
    'env-oneai': 'test',
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
  });
  expect(headers?.['x-request-id']).toBeTruthy();
  expect(headers?.['x-request-time']).toBeTruthy();
  expect(headers?.cookie).toBeUndefined();
});

it('[§7.11] tells its progress up to the end', async () => {
  const seen: UploadProgress[] = [];
  await upload(post, { prompt: 'p' }, { image: image(2_000_000) }, { onProgress: (now) => seen.push(now) });
  const last = seen.at(-1);
  expect(last?.sentBytes).toBe(last?.totalBytes);
  expect(last?.totalBytes).toBeGreaterThan(2_000_000);
});

it('[§9.2] gives up after 60 seconds unless told otherwise', async () => {
  expect(UPLOAD_TIMEOUT_MS).toBe(60_000);
  server.answerWith({ hang: true });
  expect((await fail({ image: image() }, { timeoutMs: 80 })).kind).toBe('timeout');
  expect(toasts).toHaveLength(1);
});

it('[§9.2] sends no more than 100 MB', async () => {
  expect(UPLOAD_MAX_BYTES).toBe(100 * 1024 * 1024);
  const half = new Blob([new Uint8Array(UPLOAD_MAX_BYTES / 2)]);
  expect((await fail({ video: half, audio: half })).kind).toBe('too_large');
  expect(server.asked).toHaveLength(0);
});

it('is cancelled without a word, and can be sent again', async () => {
  server.answerWith({ hang: true });
  const stopper = new AbortController();
  const failing = fail({ image: image() }, { signal: stopper.signal });
  await expect.poll(() => server.asked.length).toBe(1);
  stopper.abort();
  expect((await failing).kind).toBe('canceled');
  await expect.poll(() => server.asked[0]?.isAborted).toBe(true);
  expect(toasts).toEqual([]);
  server.answerWith(server.ok({ id: '9' }));
  expect(await upload(post, { prompt: 'p' }, { image: image() }, { extractData: true })).toEqual({
    id: '9',
  });
});

it('[§7.24] refuses the newer of two equal uploads, but not one with another file', async () => {
  server.answerWith({ hang: true });
  const stopper = new AbortController();
  const same = image();
  const first = fail({ image: same }, { signal: stopper.signal });
  await expect.poll(() => server.asked.length).toBe(1);
  expect((await fail({ image: same })).kind).toBe('canceled');
  const other = fail({ image: image(1001) }, { signal: stopper.signal });
  await expect.poll(() => server.asked.length).toBe(2);
  stopper.abort();
  await Promise.all([first, other]);
});

it('fails in the words of the catalogue', async () => {
  server.answerWith({ body: { code: -2, msg: '', data: null, request_id: 'r' } });
  expect((await fail({ image: image() })).refusal).toBe('not_enough_points');
  server.answerWith({ drop: true });
  expect((await fail({ image: image() })).kind).toBe('network');
  server.answerWith({ status: 413, body: { code: 413, msg: 'The request is too large', data: null } });
  expect((await fail({ image: image() })).message).toBe('The request is too large');
  expect(toasts.map(({ message }) => message)).toEqual([
    'Not enough points',
    'network',
    'The request is too large',
  ]);
});
