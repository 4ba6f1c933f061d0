// A store of S3 that is slow, cut, busy, wrong or away: what is told of it, and what is left in it.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { inspect } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { isDatabaseFault, isDiskFault, isUnavailable } from '#server/is-unavailable.ts';
import { type S3Server, startS3Server } from '#tests/fakes/s3/s3-server.ts';
import { openS3Storage } from './storage-s3.ts';
import { type OpenedStorage, StorageFault } from './storage.ts';

const KEY = 'task-1-1-0.png';
const LARGE_BYTES = 17 * 1024 ** 2;
const LIMITS = { connectMs: 1000, answerMs: 1500, silentMs: 300, attempts: 3 };

let server: S3Server;
let storage: OpenedStorage;

beforeEach(async () => {
  server = await startS3Server();
  storage = openS3Storage(server.settings, LIMITS);
  return () => server.close();
});

const put = (...chunks: (Buffer | string)[]) => storage.put(KEY, Readable.from(chunks));
const readAll = async (stream: Readable) => Buffer.concat((await stream.toArray()) as Buffer[]);

/** The code of a fault that is told as ours, and as none of the database. */
async function faultOf(failing: Promise<unknown>): Promise<string> {
  const error: unknown = await failing.then(
    () => new Error('nothing failed'),
    (failed: unknown) => failed,
  );
  if (!(error instanceof StorageFault)) throw error;
  expect([isUnavailable(error), isDiskFault(error), isDatabaseFault(error)]).toEqual([true, true, false]);
  return error.code;
}

it.each(['busy', 'broken', 'cut', 'lost', 'silent'] as const)(
  'tries a small put again that was %s, and stores it once',
  async (what) => {
    server.trouble('put', what, 2);
    expect(await put('hello')).toMatchObject({ bytes: 5 });
    expect(server.calls.filter((call) => call === 'put')).toHaveLength(3);
    expect(server.objects.get(KEY)?.bytes.toString()).toBe('hello');
  },
);

it.each(['create', 'part', 'complete'] as const)('tries a step of a large put again: %s', async (call) => {
  const bytes = randomBytes(LARGE_BYTES);
  for (const what of ['busy', 'cut', 'silent'] as const) {
    server.trouble(call, what, 1);
    expect(await put(bytes)).toMatchObject({ bytes: LARGE_BYTES });
    expect(server.objects.get(KEY)?.bytes.equals(bytes)).toBe(true);
  }
});

it('knows a large put that was completed though the answer was lost', async () => {
  const bytes = randomBytes(LARGE_BYTES);
  server.trouble('complete', 'lost', 1); // the next try finds no upload any more
  expect(await put(bytes)).toMatchObject({ bytes: LARGE_BYTES });
  expect(server.objects.get(KEY)?.bytes.equals(bytes)).toBe(true);
});

it('does not take an older object of the same size for what it could not put', async () => {
  await put('older');
  server.trouble('put', 'broken');
  expect(await faultOf(put('newer'))).toBe('InternalError');
  expect(server.objects.get(KEY)?.bytes.toString()).toBe('older');
});

it.each(['put', 'create', 'part', 'complete'] as const)(
  'leaves nothing when %s fails for good',
  async (call) => {
    server.trouble(call, 'broken');
    const source = Readable.from([call === 'put' ? Buffer.from('small') : randomBytes(LARGE_BYTES)]);
    expect(await faultOf(storage.put(KEY, source))).toBe('InternalError');
    expect(source.destroyed).toBe(true);
    expect(server.objects.size).toBe(0);
    expect(server.uploads.size).toBe(0);
  },
);

it('leaves parts that it cannot throw away to the sweep', async () => {
  server.trouble('part', 'broken');
  server.trouble('abort', 'broken');
  expect(await faultOf(put(randomBytes(LARGE_BYTES)))).toBe('InternalError');
  expect(server.uploads.size).toBe(1);
  server.heal();
  expect(await storage.removeStale(3600)).toBe(0);
  server.age(3601);
  expect(await storage.removeStale(3600)).toBe(1);
  expect(server.uploads.size).toBe(0);
});

it('throws away what a store took in part, though it says that all is well', async () => {
  server.trouble('put', 'half');
  expect(await faultOf(put('hello world'))).toContain('5 bytes of 11');
  expect(server.objects.size).toBe(0);
});

it('throws away a large one of which the store has lost bytes', async () => {
  server.trouble('complete', 'half');
  expect(await faultOf(put(randomBytes(LARGE_BYTES)))).toContain(`of ${LARGE_BYTES}`);
  expect(server.uploads.size).toBe(0);
  expect(server.objects.size).toBe(0);
});

it('does not count on a put that it cannot look at afterwards', async () => {
  server.trouble('head', 'refused');
  expect(await faultOf(put('hello'))).toBe('HTTP 403');
});

it.each(['half', 'stuck'] as const)(
  'tells a read that is cut (%s) as a fault, not as a short file',
  async (what) => {
    const bytes = randomBytes(600_000);
    await put(bytes);
    server.trouble('get', what);
    const stream = await storage.open(KEY);
    const got: Buffer[] = [];
    const reading = (async () => {
      for await (const chunk of stream) got.push(chunk as Buffer);
    })();
    expect(await faultOf(reading)).toBe(what === 'half' ? 'ECONNRESET' : 'ETIMEDOUT');
    expect(Buffer.concat(got).length).toBeLessThanOrEqual(bytes.length / 2);
  },
);

it('takes no other part than it has asked for', async () => {
  await put('hello world');
  server.trouble('get', 'whole');
  expect(await faultOf(storage.open(KEY, { start: 0, end: 0 }))).toContain('not give the part');
});

it('waits for a reader that is slower than the store may be', async () => {
  const bytes = randomBytes(8 * 1024 ** 2);
  await put(bytes);
  const stream = await storage.open(KEY);
  const got: Buffer[] = [];
  let isFirst = true;
  for await (const chunk of stream) {
    got.push(chunk as Buffer);
    if (isFirst) await sleep(LIMITS.silentMs * 3);
    isFirst = false;
  }
  expect(Buffer.concat(got).equals(bytes)).toBe(true);
});

it('lets the connection go at once when a reader leaves while the store is silent', async () => {
  await put(randomBytes(600_000));
  server.trouble('get', 'stuck');
  const patient = openS3Storage(server.settings, { ...LIMITS, silentMs: 60_000 });
  const stream = await patient.open(KEY);
  stream.resume();
  stream.on('error', () => {});
  await sleep(50);
  expect(server.answering()).toBe(1);
  stream.destroy();
  await expect.poll(() => server.answering()).toBe(0);
});

it.each(['busy', 'cut'] as const)(
  'asks again for what was %s: size, reading, removing, lists',
  async (what) => {
    await put('hello');
    server.trouble('any', what, 2);
    expect(await storage.size(KEY)).toBe(5);
    server.trouble('any', what, 2);
    expect((await readAll(await storage.open(KEY))).toString()).toBe('hello');
    server.trouble('any', what, 2);
    expect(await Readable.from(storage.list(-60)).toArray()).toEqual([KEY]);
    server.trouble('any', what, 2);
    await storage.remove(KEY);
    expect(server.objects.size).toBe(0);
  },
);

it('tells a store that stays busy, and never takes it for a missing key', async () => {
  await put('hello');
  server.trouble('any', 'busy');
  expect(await faultOf(storage.size(KEY))).toBe('HTTP 503');
  expect(await faultOf(storage.open(KEY))).toBe('SlowDown');
  expect(await faultOf(storage.remove(KEY))).toBe('SlowDown');
  expect(await faultOf(Readable.from(storage.list(-60)).toArray())).toBe('SlowDown');
  expect(await faultOf(storage.removeStale(60))).toBe('SlowDown');
});

it('goes through lists of many pages', async () => {
  server.pageBy(2);
  const keys = Array.from({ length: 7 }, (_, at) => `task-${at}.png`);
  for (const key of keys) await storage.put(key, Readable.from(['x']));
  expect(await Readable.from(storage.list(-60)).toArray()).toEqual(keys);
  server.trouble('abort', 'refused');
  server.trouble('part', 'refused');
  for (let at = 0; at < 5; at += 1) await put(randomBytes(LARGE_BYTES / 2)).catch(() => {});
  server.heal();
  expect(server.uploads.size).toBe(5);
  expect(await storage.removeStale(-60)).toBe(5);
});

it('leaves alone what others put into the bucket', async () => {
  for (const name of ['Reports/2026.pdf', 'README']) {
    server.objects.set(name, { bytes: Buffer.from('x'), etag: '', stored: new Date(0), metadata: {} });
  }
  expect(await Readable.from(storage.list(3600)).toArray()).toEqual([]);
  expect(await storage.removeStale(3600)).toBe(0);
  expect(server.objects.size).toBe(2);
});

it.each([
  ['a wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
  ['a wrong key', { accessKeyId: 'AKIAOTHER' }, 'InvalidAccessKeyId'],
  ['a wrong bucket', { bucket: 'not-there' }, 'NoSuchBucket'],
  ['nobody there', { endpoint: 'http://127.0.0.1:9' }, 'ECONNREFUSED'],
])('says what is wrong: %s', async (_what, wrong, code) => {
  await put('hello');
  const other = openS3Storage({ ...server.settings, ...wrong }, LIMITS);
  expect(await faultOf(other.readMark())).toBe(code);
  expect(await faultOf(other.open(KEY))).toBe(code);
  expect(await faultOf(other.put('task-2.png', Readable.from(['x'])))).toBe(code);
  expect(await other.isWritable()).toBe(false);
});

it('says nothing of the secret in what is logged', async () => {
  server.trouble('any', 'refused');
  const told = await put('x').catch((error: unknown) => error);
  expect(inspect(told, { depth: 20, showHidden: true })).not.toContain(server.settings.secretAccessKey);
});

it('asks the store once for many who want to know whether it can be written, and again after seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await Promise.all([storage.isWritable(), storage.isWritable()])).toEqual([true, true]);
  expect(server.calls).toEqual(['put', 'get', 'delete']);
  server.trouble('put', 'refused');
  expect(await storage.isWritable()).toBe(true);
  vi.advanceTimersByTime(10_001);
  expect(await storage.isWritable()).toBe(false);
  server.heal();
  vi.advanceTimersByTime(1001);
  expect(await storage.isWritable()).toBe(true);
});

it('sweeps the probe of a process that was killed', async () => {
  server.trouble('delete', 'refused');
  expect(await storage.isWritable()).toBe(false);
  server.heal();
  expect(server.objects.size).toBe(1);
  server.age(3601);
  expect(await storage.removeStale(3600)).toBe(1);
  expect(server.objects.size).toBe(0);
});
