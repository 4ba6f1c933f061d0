// A large file on its way, against a server on the loopback that loses it, restarts, forgets it and refuses it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer, Asked, PlannedAnswer } from '#tests/fakes/answer-server.ts';
import { buildUpload } from '#tests/fakes/media-browser.ts';
import { openFakeTus, TUS_PATH } from '#tests/fakes/tus-server.ts';
import type { FakeTus } from '#tests/fakes/tus-server.ts';
import { CallError } from './call-error.ts';
import { connectApi } from './connection.ts';
import { forgetResumable, uploadResumable } from './upload-resumable.ts';

const MEGABYTE = 1024 * 1024;
const PART = 8 * MEGABYTE;
const file = new File([new Uint8Array(9 * MEGABYTE)], 'a.mp4', { type: 'video/mp4' });

let server: AnswerServer;
let tus: FakeTus;
let shares: number[];
let waits: boolean[];
let places: string[];

beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.close());
beforeEach(() => {
  [shares, waits, places] = [[], [], []];
  server.asked.length = 0;
  tus = openFakeTus(() => server.ok(buildUpload('7', [640, 480])));
  server.answerWith(tus.answer);
  connectApi({ baseUrl: server.url, readToken: () => 'the-token', readLanguage: () => 'en' });
});

const send = (place: string | null = null, signal = new AbortController().signal) =>
  uploadResumable(file, {
    signal,
    place,
    onPlace: (found) => places.push(found),
    onProgress: (share) => shares.push(share),
    onWaiting: (isWaiting) => waits.push(isWaiting),
  });

const fail = async (sending: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await sending.catch((reason: unknown) => reason);
  if (error instanceof CallError) return error;
  throw new Error(`no CallError but ${String(error)}`);
};

/** `trouble` answers instead, as long as it has something to say. */
const meet = (trouble: (asked: Asked, nth: number) => PlannedAnswer | null) => {
  let parts = 0;
  server.answerWith((asked) => {
    if (asked.method === 'PATCH') parts += 1;
    return trouble(asked, parts) ?? tus.answer(asked);
  });
};
const listAsked = () => server.asked.map(({ method }) => method);

it('goes in parts of 8 MB, each with what every call has, and becomes what one request makes of it', async () => {
  expect(await send()).toMatchObject({ upload_id: '7', width: 640 });
  expect(listAsked()).toEqual(['POST', 'PATCH', 'PATCH', 'POST']);
  const [created, first, second, finished] = server.asked;
  expect(created?.headers).toMatchObject({
    'upload-length': String(file.size),
    'upload-metadata': `filetype ${btoa('video/mp4')}`,
    'tus-resumable': '1.0.0',
  });
  expect([first?.text.length, second?.text.length]).toEqual([PART, MEGABYTE]);
  expect(second?.headers['upload-offset']).toBe(String(PART));
  for (const { headers } of server.asked) expect(headers.token).toBe('the-token');
  expect(finished?.path).toBe(places[0]);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(waits).toEqual([]);
});

describe('it goes on by itself', () => {
  it('when the network is lost, from where the server has it', async () => {
    meet((asked, nth) => {
      if (asked.method !== 'PATCH' || nth !== 1) return null;
      const upload = tus.uploads.get(asked.path);
      if (upload) upload.offset = 3 * MEGABYTE; // what came before the cut
      return { drop: true };
    });
    expect(await send()).toMatchObject({ upload_id: '7' });
    expect(listAsked()).toEqual(['POST', 'PATCH', 'HEAD', 'PATCH', 'POST']);
    expect(server.asked[3]?.headers['upload-offset']).toBe(String(3 * MEGABYTE));
    expect(waits).toEqual([true, false]);
  });

  it('when the server says that it is away, after the time that it says', async () => {
    const began = performance.now();
    meet((asked, nth) =>
      asked.method === 'PATCH' && nth === 2
        ? { status: 503, body: {}, headers: { 'retry-after': '2' } }
        : null,
    );
    expect(await send()).toMatchObject({ upload_id: '7' });
    expect(listAsked()).toEqual(['POST', 'PATCH', 'PATCH', 'HEAD', 'PATCH', 'POST']);
    expect(performance.now() - began).toBeGreaterThan(1900);
  });

  it('when only the answer of the check was lost: nothing is sent again', async () => {
    let isLost = false;
    meet((asked) => {
      if (asked.method !== 'POST' || asked.path === TUS_PATH || isLost) return null;
      isLost = true;
      return { drop: true };
    });
    expect(await send()).toMatchObject({ upload_id: '7' });
    expect(listAsked()).toEqual(['POST', 'PATCH', 'PATCH', 'POST', 'HEAD', 'POST']);
  });

  it('in a page that was loaded anew', async () => {
    const place = `${TUS_PATH}/${'a'.repeat(32)}`;
    tus.uploads.set(place, { length: file.size, offset: PART });
    expect(await send(place)).toMatchObject({ upload_id: '7' });
    expect(listAsked()).toEqual(['HEAD', 'PATCH', 'POST']);
    expect(shares[0]).toBeCloseTo(8 / 9);
  });
});

describe('it begins anew', () => {
  it('where the server has nothing of it any more, or has another file', async () => {
    expect(await send(`${TUS_PATH}/${'b'.repeat(32)}`)).toMatchObject({ upload_id: '7' });
    expect(listAsked()).toEqual(['HEAD', 'POST', 'PATCH', 'PATCH', 'POST']);
    expect(places).toHaveLength(1);
    server.asked.length = 0;
    const other = `${TUS_PATH}/${'c'.repeat(32)}`;
    tus.uploads.set(other, { length: 5, offset: 5 });
    await send(other);
    expect(listAsked()).toEqual(['HEAD', 'POST', 'PATCH', 'PATCH', 'POST']);
  });

  it('where another page goes on with the same upload', async () => {
    meet((asked, nth) => (asked.method === 'PATCH' && nth === 1 ? { status: 423, body: {} } : null));
    await send();
    expect(places).toHaveLength(2);
    expect(places[0]).not.toBe(places[1]);
  });
});

describe('it ends', () => {
  it('with the refusal of the server, in its words', async () => {
    const refusal = { code: 3010001, msg: 'Invalid parameters', data: { fields: { file: 'Too large' } } };
    meet((asked) => (asked.method === 'PATCH' ? { status: 422, body: refusal } : null));
    expect(await fail(send())).toMatchObject({ kind: 'refused', fields: { file: 'Too large' } });
    meet((asked) => (asked.path === places[1] && asked.method === 'POST' ? { body: refusal } : null));
    expect(await fail(send())).toMatchObject({ kind: 'refused', fields: { file: 'Too large' } });
  });

  it('where it would have to wait for hours', async () => {
    const tomorrow = {
      status: 429,
      body: { code: 429, msg: 'Tomorrow' },
      headers: { 'retry-after': '80000' },
    };
    meet(({ method }) => (method === 'POST' ? tomorrow : null));
    expect(await fail(send())).toMatchObject({ status: 429, retryAfterSeconds: 80_000 });
    expect(server.asked).toHaveLength(1);
  });

  it('when it is stopped, also while it waits', async () => {
    meet((asked) => (asked.method === 'PATCH' ? { drop: true } : null));
    const stopper = new AbortController();
    const sending = fail(send(null, stopper.signal));
    await expect.poll(() => waits).toEqual([true]);
    stopper.abort();
    expect((await sending).kind).toBe('canceled');
  });

  it('before a byte is sent where it is larger than anything that is taken', async () => {
    const huge = { size: 101 * MEGABYTE } as File;
    const options = { place: null, onPlace() {}, onProgress() {}, onWaiting() {} };
    const sending = uploadResumable(huge, { ...options, signal: new AbortController().signal });
    expect((await fail(sending)).kind).toBe('too_large');
    expect(server.asked).toEqual([]);
  });
});

it('is forgotten by the server when nobody wants it', async () => {
  const place = `${TUS_PATH}/${'d'.repeat(32)}`;
  tus.uploads.set(place, { length: 10, offset: 1 });
  await forgetResumable(place);
  expect(tus.uploads.size).toBe(0);
  await forgetResumable(place);
});
