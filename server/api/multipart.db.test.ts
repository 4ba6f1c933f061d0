// Posts with files, as clients of all kinds write them; and what is answered when it is we who cannot take a file.
import { open } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Upload } from '#contract/media.ts';
import type { Posted, Task } from '#contract/task.ts';
import { media } from '#server/database/schema/media.ts';
import { users } from '#server/database/schema/users.ts';
import { makeImage } from '#tests/fakes/sample-media.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { type Answer, type TestApi, useTestApi } from '#tests/start-test-api.ts';

const ONE = '/api/task/image_to_video/post';
const MANY = '/api/task/image_to_image/post';

const api = useTestApi();
let me: Awaited<ReturnType<TestApi['signIn']>>;
let photos: Buffer[];
beforeAll(async () => {
  me = await api.signIn();
  await api.app.db.update(users).set({ plan: 'ultimate' }).where(eq(users.id, me.id));
  photos = await Promise.all([400, 410, 420, 430, 440, 450].map((side) => makeImage(side, 400)));
});
afterEach(() => vi.restoreAllMocks());

const photo = (index: number) => new Blob([Uint8Array.from(photos[index] ?? [])], { type: 'image/jpeg' });
const params = (input: object = {}) => JSON.stringify(input);

async function send<Data = Posted>(to: string, parts: [string, string | Blob][]): Promise<Answer<Data>> {
  const body = new FormData();
  for (const [name, content] of parts) body.append(name, content as Blob);
  const response = await api.fetch(to, { method: 'POST', body, headers: { token: me.token } });
  return { ...((await response.json()) as Answer<Data>), http: response.status, headers: response.headers };
}

const listIncoming = () => readdirSync(path.join(api.app.config.dataDir, 'incoming'));

async function keepAhead(index: number): Promise<string> {
  return (await send<Upload>('/api/task/upload', [['file', photo(index)]])).data?.upload_id ?? '';
}

async function inputsOf({ data }: Answer<Posted>): Promise<number[] | undefined> {
  const { data: task } = await api.post<Task>('/app/task/detail', { id: data?.id }, { token: me.token });
  await api.post('/api/task/cancel', { id: data?.id }, { token: me.token });
  return task?.inputs.map(({ width }) => width);
}

const EDIT = params({ prompt: 'more snow', mode: 'edit', count: 1 });

describe('[product 1.3 C2] the parts of a post', () => {
  it('may come in any order, and mark a list by its name', async () => {
    const answer = await send(MANY, [
      ['images[]', photo(0)],
      ['params', EDIT],
      ['images[]', photo(1)],
    ]);
    expect(answer.code).toBe(200);
    expect(await inputsOf(answer)).toEqual([400, 410]);
  });

  it('put new files behind the references of a list, and lose none', async () => {
    const upload_id = await keepAhead(2);
    const answer = await send(MANY, [
      ['params', params({ prompt: 'more snow', mode: 'edit', count: 1, images: [{ upload_id }] })],
      ['images', photo(0)],
    ]);
    expect(await inputsOf(answer)).toEqual([420, 400]);
  });

  it('are refused when one field is given twice', async () => {
    const upload_id = await keepAhead(2);
    const twice = { code: 3010001, data: { fields: { image: 'Please upload one image' } } };
    const withReference = params({ image: { upload_id } });
    const image: [string, Blob] = ['image', photo(0)];
    expect(await send(ONE, [['params', withReference], image])).toMatchObject(twice);
    expect(await send(ONE, [['params', params()], image, image])).toMatchObject(twice);
    const two: [string, string][] = [
      ['params', params()],
      ['params', params({ resolution: '720p' })],
    ];
    expect(await send(ONE, [...two, image])).toMatchObject({ http: 400, code: 3010001, data: null });
  });

  it('are opened no further than the field takes', async () => {
    const before = await api.app.db.$count(media);
    const images = Array.from({ length: 20 }, (_, at): [string, Blob] => ['images', photo(at % 6)]);
    expect(await send(MANY, [['params', EDIT], ...images])).toMatchObject({
      http: 200,
      code: 3010001,
      data: { fields: { images: 'Please use at most 4 images' } },
    });
    expect((await api.app.db.$count(media)) - before).toBeLessThanOrEqual(4);
  });

  it.each([
    ['a text beside the parameters', 'resolution', '540p'],
    ['a text in the place of a file', 'image', 'hello'],
    ['a file that nobody asked for', 'picture', new Blob(['x'])],
    ['a name out of every object', 'constructor[]', 'x'],
  ])('are refused by name: %s', async (_what, name, content) => {
    const answer = await send(ONE, [
      ['params', params()],
      ['image', photo(0)],
      [name, content],
    ]);
    expect(answer).toMatchObject({
      http: 200,
      code: 3010001,
      data: { fields: { [name.replace('[]', '')]: expect.any(String) } },
    });
  });
});

it('a body of JSON may not be as large as one with files', async () => {
  const large = 'x'.repeat(257 * 1024);
  expect(await send(ONE, [['params', params({ prompt: large })]])).toMatchObject({ http: 413, code: 413 });
  expect(await api.post(ONE, { prompt: large }, { token: me.token })).toMatchObject({ http: 413, code: 413 });
  expect(
    await send(ONE, [
      ['params', params()],
      ['image', new Blob([large])],
    ]),
  ).toMatchObject({
    http: 200,
    data: { fields: { image: 'Only JPG, PNG and WebP images are supported' } },
  });
});

describe('what is no fault of the sender', () => {
  it('is said when the disk is full, after the whole file was read, and the product goes on', async () => {
    const handle = await open(path.join(api.app.config.dataDir, 'any'), 'w');
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const files = Object.getPrototypeOf(handle) as typeof handle;
    await handle.close();
    vi.spyOn(files, 'appendFile').mockRejectedValue(full);
    const answer = await send('/api/task/upload', [['file', new Blob([Buffer.alloc(3_000_000, 'ÿØÿà')])]]);
    expect(answer.http).toBe(200); // no image at all, which is known without the disk
    const jpeg = Buffer.concat([photos[0] ?? Buffer.of(), Buffer.alloc(3_000_000)]);
    expect(await send('/api/task/upload', [['file', new Blob([jpeg])]])).toMatchObject({
      http: 503,
      code: 503,
      msg: 'Service unavailable',
    });
    vi.restoreAllMocks();
    expect(listIncoming()).toEqual([]);
    expect(await keepAhead(3)).not.toBe('');
  });

  it('is our own error, and not a bad request', async () => {
    vi.spyOn(api.app.storage, 'put').mockRejectedValue(new Error('a bug'));
    const answer = await send('/api/task/upload', [['file', photo(5)]]);
    expect(answer).toMatchObject({ http: 500, code: 2010001 });
    expect(listIncoming()).toEqual([]);
  });
});

/** Begins to send a file; what is answered is gathered. The clock stands until it is turned. */
async function beginToSend() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const socket = net.connect(Number(new URL(api.url).port), '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => (said += chunk));
  socket.on('error', () => {});
  const head =
    'Content-Disposition: form-data; name="file"; filename="x"\r\nContent-Type: image/jpeg\r\n\r\n';
  socket.write(
    `POST /api/task/upload HTTP/1.1\r\nHost: localhost\r\ntoken: ${me.token}\r\nContent-Length: 900000\r\n` +
      `Content-Type: multipart/form-data; boundary=B\r\n\r\n--B\r\n${head}`,
  );
  socket.write(photos[0] ?? '');
  await waitUntil('the first bytes', () => listIncoming().some((name) => name.endsWith('.part')));
  vi.advanceTimersByTime(1000);
  return { socket, said: () => said };
}

async function hearCutOff({ socket, said }: Awaited<ReturnType<typeof beginToSend>>): Promise<string> {
  await waitUntil('the end of the connection', () => socket.closed);
  await waitUntil('the end of the file', () => listIncoming().length === 0);
  return said();
}

/** Until there is an answer, and at most for so many seconds of the clock. */
async function drip(
  { socket, said }: Awaited<ReturnType<typeof beginToSend>>,
  bytes: number,
  seconds: number,
) {
  for (let second = 0; second < seconds && said() === ''; second += 1) {
    socket.write('x'.repeat(bytes));
    await sleep(10);
    vi.advanceTimersByTime(1000);
  }
}

describe('a sender in the middle of a file', () => {
  afterEach(() => vi.useRealTimers());

  it('who falls silent is cut off, and leaves nothing', async () => {
    const sending = await beginToSend();
    vi.advanceTimersByTime(28_000);
    await sleep(100);
    expect(sending.said()).toBe('');
    vi.advanceTimersByTime(3000);
    expect(await hearCutOff(sending)).toMatch(/^HTTP\/1\.1 408 [^]*"code":408,[^]*"data":null/);
  });

  it('who brings enough of it is waited for', async () => {
    const sending = await beginToSend();
    await drip(sending, 1200, 130);
    await sleep(100);
    expect(sending.said()).toBe('');
    sending.socket.destroy();
    await waitUntil('the end of the file', () => listIncoming().length === 0);
  });

  it('who sends a few bytes a second is cut off too', async () => {
    const sending = await beginToSend();
    await drip(sending, 50, 20);
    expect(sending.said()).toBe('');
    await drip(sending, 50, 60);
    expect(await hearCutOff(sending)).toMatch(/^HTTP\/1\.1 408 [^]*"code":408,[^]*"data":null/);
  });
});

describe('many at once', () => {
  it('are one upload where they are the same file of the same person', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => send<Upload>('/api/task/upload', [['file', photo(4)]])),
    );
    expect(new Set(answers.map(({ data }) => data?.upload_id)).size).toBe(1);
    expect(await api.app.db.$count(media, eq(media.user_id, me.id))).toBe(
      new Set((await api.app.db.select({ sha: media.sent_sha256 }).from(media)).map(({ sha }) => sha)).size,
    );
  });
});
