// Files on disk: what storage.test.ts does not ask of every storage.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createReadStream,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { isUnavailable } from '#server/is-unavailable.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { type Storage, StorageFault } from './storage.ts';
import { locate, openDiskStorage } from './storage-disk.ts';

let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-storage-'));
  storage = await openDiskStorage(path.join(folder, 'media'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const KEY = 'task-1-1-0.png';
const listFiles = () => globSync('media/*/*', { cwd: folder });

async function* breakInTheMiddle() {
  yield Buffer.from('half');
  await Promise.resolve();
  throw new Error('the engine died');
}

it('leaves nothing behind when the source breaks in the middle', async () => {
  await expect(storage.put(KEY, Readable.from(breakInTheMiddle()))).rejects.toThrow('the engine died');
  expect(await storage.size(KEY)).toBeUndefined();
  expect(listFiles()).toEqual([]);
});

it('sweeps what killed writers left, and neither what is new nor what is finished', async () => {
  await storage.put(KEY, Readable.from([Buffer.from('finished')]));
  const shard = path.join(folder, 'media', 'ab');
  mkdirSync(shard, { recursive: true });
  const [old, fresh] = [path.join(shard, 'a.png.1.tmp'), path.join(shard, 'b.png.2.tmp')];
  for (const file of [old, fresh]) writeFileSync(file, 'half');
  const twoHoursAgo = Date.now() / 1000 - 7200;
  for (const file of [old, path.join(folder, listFiles().find((name) => name.endsWith(KEY)) ?? '')]) {
    utimesSync(file, twoHoursAgo, twoHoursAgo);
  }
  expect(await Readable.from(storage.list(3600)).toArray()).toEqual([KEY]);
  expect(await Readable.from(storage.list(3 * 3600)).toArray()).toEqual([]);
  expect(await storage.removeStale(3600)).toBe(1);
  expect(existsSync(old)).toBe(false);
  expect(existsSync(fresh)).toBe(true);
  expect(await storage.size(KEY)).toBe(8);
});

it('has nothing under its name of a file whose writer was killed in the middle, and sweeps the half', async () => {
  const program = `
    import { Readable } from 'node:stream';
    import { openDiskStorage } from './server/adapters/storage-disk.ts';
    async function* halve() {
      yield Buffer.alloc(100_000);
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    }
    const storage = await openDiskStorage(process.argv[1]);
    await storage.put('${KEY}', Readable.from(halve()));`;
  const args = ['--input-type=module-typescript', '--disable-warning=ExperimentalWarning', '-e', program];
  const writer = spawn(process.execPath, [...args, path.join(folder, 'media')], {
    cwd: path.join(import.meta.dirname, '../..'),
    stdio: 'inherit',
  });
  const ended = once(writer, 'exit');
  await waitUntil('it is in the middle', () =>
    listFiles().some((name) => statSync(path.join(folder, name)).size === 100_000),
  );
  writer.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(await storage.size(KEY)).toBeUndefined();
  expect(await Readable.from(storage.list(-60)).toArray()).toEqual([]);
  await storage.put(KEY, Readable.from([Buffer.from('whole')])); // by whoever comes next
  expect(await storage.removeStale(3600)).toBe(0);
  expect(await storage.removeStale(-60)).toBe(1);
  expect(await Readable.from(storage.list(-60)).toArray()).toEqual([KEY]);
  expect(await storage.size(KEY)).toBe(5);
});

it('says that there is room on this disk, and leaves nothing of its asking behind', async () => {
  expect(await storage.isWritable()).toBe(true);
  expect(listFiles()).toEqual([]);
});

/** As a disk that was taken away, or cannot be written: even for root. */
function takeAway(): void {
  rmSync(path.join(folder, 'media'), { recursive: true });
  writeFileSync(path.join(folder, 'media'), 'not a folder');
}

it('knows that nothing can be written, by writing', async () => {
  takeAway();
  expect(await storage.isWritable()).toBe(false);
});

it('asks the disk once for many who want to know, and again after seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await Promise.all([storage.isWritable(), storage.isWritable()])).toEqual([true, true]);
  takeAway();
  expect(await storage.isWritable()).toBe(true);
  vi.advanceTimersByTime(5001);
  expect(await storage.isWritable()).toBe(false);
});

it('tells a fault of its own from one of the content', async () => {
  const ofContent = Readable.from(breakInTheMiddle());
  await expect(storage.put(KEY, ofContent)).rejects.not.toBeInstanceOf(StorageFault);
  const missing = createReadStream(path.join(folder, 'never-there'));
  await expect(storage.put(KEY, missing)).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
  mkdirSync(locate(path.join(folder, 'media'), KEY)); // a folder where the file has to go
  const refused = storage.put(KEY, Readable.from([Buffer.from('x')]));
  await expect(refused).rejects.toMatchObject({ name: 'StorageFault', code: 'EISDIR' });
  takeAway();
  const lost = storage.put(KEY, Readable.from([Buffer.from('x')]));
  await expect(lost).rejects.toMatchObject({ name: 'StorageFault', code: 'ENOTDIR' });
  await expect(lost).rejects.toSatisfy(isUnavailable);
});
