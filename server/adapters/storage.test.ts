// What every storage promises, asked of each of them.
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_STORAGES } from '#tests/fakes/test-storages.ts';
import { type OpenedStorage, StorageFault } from './storage.ts';

const KEY = 'task-1-1-0.png';
/** Goes to S3 in three parts. */
const LARGE_BYTES = 17 * 1024 ** 2 + 3;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const put = (storage: OpenedStorage, key: string, ...chunks: (Buffer | string)[]) =>
  storage.put(key, Readable.from(chunks));

async function readAll(stream: Readable): Promise<Buffer> {
  return Buffer.concat((await stream.toArray()) as Buffer[]);
}

async function* breakAfter(...chunks: Buffer[]) {
  yield* chunks;
  await Promise.resolve();
  throw new Error('the engine died');
}

describe.each(TEST_STORAGES.filter(({ isHere }) => isHere))('$name', ({ open }) => {
  keepPromises(open);
});
describe.skipIf(true).each(TEST_STORAGES.filter(({ isHere }) => !isHere))('$name', ({ open }) => {
  keepPromises(open);
});

function keepPromises(open: (typeof TEST_STORAGES)[number]['open']): void {
  let storage: OpenedStorage;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ storage, close } = await open());
  });
  afterAll(() => close());
  beforeEach(async () => {
    for await (const key of storage.list(-60)) await storage.remove(key);
  });

  const list = async (seconds = -60) =>
    ((await Readable.from(storage.list(seconds)).toArray()) as string[]).sort();

  it('stores a stream and returns its size and hash', async () => {
    const stored = await put(storage, KEY, Buffer.from('hello '), 'wörld');
    expect(stored).toEqual({ key: KEY, bytes: 12, sha256: sha256('hello wörld') });
    expect(await storage.size(KEY)).toBe(12);
    expect((await readAll(await storage.open(KEY))).toString()).toBe('hello wörld');
  });

  it('stores what is empty', async () => {
    expect(await put(storage, KEY)).toEqual({ key: KEY, bytes: 0, sha256: sha256('') });
    expect(await storage.size(KEY)).toBe(0);
    expect(await readAll(await storage.open(KEY))).toHaveLength(0);
  });

  it('stores what is large, byte by byte', async () => {
    const bytes = randomBytes(LARGE_BYTES);
    const chunks = Array.from({ length: 9 }, (_, at) =>
      bytes.subarray(at * 2 * 1024 ** 2, (at + 1) * 2 * 1024 ** 2),
    );
    expect(await put(storage, KEY, ...chunks)).toEqual({
      key: KEY,
      bytes: LARGE_BYTES,
      sha256: sha256(bytes),
    });
    expect(await storage.size(KEY)).toBe(LARGE_BYTES);
    expect(sha256(await readAll(await storage.open(KEY)))).toBe(sha256(bytes));
  });

  it.each([
    [{ start: 3, end: 6 }, 'lo w'],
    [{ start: 0, end: 0 }, 'h'],
    [{ start: 6, end: 99 }, 'world'],
    [{ start: 11, end: 20 }, ''],
  ])('gives the part %j', async (range, part) => {
    await put(storage, KEY, 'hello world');
    expect((await readAll(await storage.open(KEY, range))).toString()).toBe(part);
  });

  it('puts a newer file in the place of an older one', async () => {
    await put(storage, KEY, 'older');
    await put(storage, KEY, 'new');
    expect((await readAll(await storage.open(KEY))).toString()).toBe('new');
    expect(await list()).toEqual([KEY]);
  });

  it.each([
    ['at once', []],
    ['in the middle', [Buffer.from('half')]],
    ['late', [randomBytes(LARGE_BYTES - 5)]],
  ])('leaves nothing behind when the source breaks %s', async (_when, chunks) => {
    const broken = storage.put(KEY, Readable.from(breakAfter(...chunks)));
    await expect(broken).rejects.toThrow('the engine died');
    await expect(broken).rejects.not.toBeInstanceOf(StorageFault);
    expect(await storage.size(KEY)).toBeUndefined();
    expect(await list()).toEqual([]);
    expect(await storage.removeStale(-60)).toBe(0);
  });

  it('keeps the older file when a newer one breaks', async () => {
    await put(storage, KEY, 'older');
    await expect(storage.put(KEY, Readable.from(breakAfter(Buffer.from('ne'))))).rejects.toThrow(
      'the engine died',
    );
    expect((await readAll(await storage.open(KEY))).toString()).toBe('older');
  });

  it('takes no source that was broken before', async () => {
    const broken = Readable.from(['x']);
    broken.on('error', () => {});
    broken.destroy(new Error('the engine died'));
    await expect(storage.put(KEY, broken)).rejects.toThrow('the engine died');
    expect(await storage.size(KEY)).toBeUndefined();
  });

  it('knows no key that leads elsewhere', async () => {
    for (const key of [
      '../secret.txt',
      '/etc/passwd',
      'a/b.png',
      '..',
      'A.png',
      'a.png\0',
      '',
      '.atelier/storage',
    ]) {
      await expect(storage.open(key)).rejects.toThrow('not a storage key');
      await expect(storage.size(key)).rejects.toThrow('not a storage key');
      await expect(storage.remove(key)).rejects.toThrow('not a storage key');
      await expect(put(storage, key, 'x')).rejects.toThrow('not a storage key');
    }
  });

  it('throws for a key that is not there, and does not mind removing it', async () => {
    await expect(storage.open('nothing.png')).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(storage.open('nothing.png', { start: 0, end: 1 })).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await storage.size('nothing.png')).toBeUndefined();
    await storage.remove('nothing.png');
    await put(storage, KEY, 'x');
    await storage.remove(KEY);
    expect(await storage.size(KEY)).toBeUndefined();
  });

  it('lists keys by their age, and never what is not one', async () => {
    await storage.writeMark('somebody');
    await put(storage, KEY, 'x');
    await put(storage, 'upload-2.jpg', 'y');
    expect(await list()).toEqual([KEY, 'upload-2.jpg']);
    expect(await list(60)).toEqual([]);
  });

  it('says that it can be written, and leaves nothing of its asking behind', async () => {
    expect(await storage.isWritable()).toBe(true);
    expect(await list()).toEqual([]);
    expect(await storage.removeStale(-60)).toBe(0);
  });

  it('remembers its mark', async () => {
    await storage.writeMark('one');
    expect(await storage.readMark()).toBe('one');
    await storage.writeMark('another');
    expect(await storage.readMark()).toBe('another');
  });

  it('lets one stop reading in the middle', async () => {
    await put(storage, KEY, randomBytes(3 * 1024 ** 2));
    const stream = await storage.open(KEY);
    for await (const chunk of stream) {
      expect((chunk as Buffer).length).toBeGreaterThan(0);
      break;
    }
    expect(stream.destroyed).toBe(true);
    expect(await storage.size(KEY)).toBe(3 * 1024 ** 2);
  });
}
