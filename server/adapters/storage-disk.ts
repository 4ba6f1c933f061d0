// Keeps media as files under one folder.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  unlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readErrorCode } from '#server/process/start-error.ts';
import { rememberBriefly } from './remember-briefly.ts';
import { checkStorageKey, type OpenedStorage, StorageFault, type Stored } from './storage.ts';

const TEMPORARY = '.tmp';
/** Whoever may see a file is told by its address, not by an account on this machine. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** Below this share of free space nothing new is promised. */
const LEAST_FREE_SHARE = 0.05;
const ENOUGH_FREE_BYTES = 2 * 1024 ** 3;
/** Beside the folders of two letters. */
const PROBES = 'probes';
const PROBE_BYTES = 4096;
const REMEMBER_MS = 5000;
/** Beside the folders, too: no key, and no folder in which keys are looked for. */
const MARK = '.atelier-storage';

/** Makes the folder. Keys are flat names; two letters of their hash become folders, so that none grows too large. */
export async function openDiskStorage(folder: string): Promise<OpenedStorage> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  return {
    put: async (key, content) => await putFile(locate(folder, key), key, content),
    size: async (key) => (await stat(locate(folder, key)).catch(ignoreMissing))?.size,
    open: async (key, range) => await openFile(locate(folder, key), range),
    remove: async (key) => {
      await unlink(locate(folder, key)).catch(ignoreMissing);
    },
    isWritable: rememberBriefly(
      async () => (await hasSpace(folder)) && (await canWrite(folder)),
      REMEMBER_MS,
    ),
    removeStale: (olderThanSeconds) => removeStale(folder, olderThanSeconds),
    list: (olderThanSeconds) => listKeys(folder, olderThanSeconds),
    place: `the folder ${folder}`,
    markPlace: path.join(folder, MARK),
    readMark: () => readMark(path.join(folder, MARK)),
    writeMark: (mark) => writeMark(path.join(folder, MARK), mark),
  };
}

/** Where the file of a key lies. Throws for what is no key. */
export function locate(folder: string, key: string): string {
  checkStorageKey(key);
  const shard = createHash('sha256').update(key).digest('hex').slice(0, 2);
  return path.join(folder, shard, key);
}

async function hasSpace(folder: string): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail * bsize > ENOUGH_FREE_BYTES || bavail / blocks > LEAST_FREE_SHARE;
}

/** For real: a disk may be full for us alone, read-only or gone though its numbers look well. */
async function canWrite(folder: string): Promise<boolean> {
  const shard = path.join(folder, PROBES);
  await mkdir(shard, { recursive: true, mode: FOLDER_MODE });
  const file = path.join(shard, `${randomUUID()}${TEMPORARY}`); // swept like others that a kill leaves
  const bytes = randomBytes(PROBE_BYTES);
  try {
    await writeFile(file, bytes, { flag: 'wx', flush: true });
    return bytes.equals(await readFile(file));
  } finally {
    await rm(file, { force: true });
  }
}

async function readMark(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8').catch(ignoreMissing))?.trim() ?? null;
  } catch (error) {
    throw new StorageFault(error, 'read');
  }
}

async function writeMark(file: string, mark: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}${TEMPORARY}`;
  try {
    await writeFile(temporary, `${mark}\n`, { mode: FILE_MODE, flush: true });
    await rename(temporary, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    throw new StorageFault(error);
  }
}

async function putFile(file: string, key: string, content: Readable): Promise<Stored> {
  const folder = path.dirname(file);
  const temporary = `${file}.${randomUUID()}${TEMPORARY}`;
  const hash = createHash('sha256');
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  // A pipeline that breaks hands one error to all its streams: whose it is tells the first that had it. From the
  // beginning, for content may break while the folder is made, and an error that nobody hears would end the process.
  let isContentBroken = content.errored !== null;
  let isWriterBroken = false;
  content.once('error', () => (isContentBroken = !isWriterBroken));
  try {
    await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
    if (content.errored) throw content.errored;
    // `flush` syncs the bytes to the disk before the file is closed.
    const writer = createWriteStream(temporary, { flags: 'wx', mode: FILE_MODE, flush: true });
    writer.once('error', () => (isWriterBroken = !isContentBroken));
    await pipeline(content, counter, writer);
    await rename(temporary, file);
    await syncFolder(folder);
  } catch (error) {
    const isOurs = !isContentBroken && isSystemError(error);
    content.destroy();
    await rm(temporary, { force: true }).catch(() => {}); // the sweep finds it
    throw isOurs ? new StorageFault(error) : error;
  }
  return { key, bytes, sha256: hash.digest('hex') };
}

/** Without it a power cut may forget the new name, though the bytes are on the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null); // Windows opens no folders
  if (!handle) return;
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openFile(file: string, range: { start: number; end: number } | undefined): Promise<Readable> {
  const handle = await open(file, 'r'); // throws here, not in the middle of an answer
  return createReadStream('', { fd: handle, ...range });
}

async function removeStale(folder: string, olderThanSeconds: number): Promise<number> {
  let removed = 0;
  for await (const file of listFiles(folder, olderThanSeconds)) {
    if (!file.endsWith(TEMPORARY)) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

async function* listKeys(folder: string, olderThanSeconds: number): AsyncGenerator<string> {
  for await (const file of listFiles(folder, olderThanSeconds)) {
    if (!file.endsWith(TEMPORARY)) yield path.basename(file);
  }
}

async function* listFiles(folder: string, olderThanSeconds: number): AsyncGenerator<string> {
  const before = Date.now() - olderThanSeconds * 1000;
  for (const shard of await readdir(folder)) {
    const names = await readdir(path.join(folder, shard)).catch(() => []);
    for (const name of names) {
      const file = path.join(folder, shard, name);
      const found = await stat(file).catch(ignoreMissing);
      if (found && found.mtimeMs <= before) yield file;
    }
  }
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'errno' in error && typeof error.errno === 'number';
}

function ignoreMissing(error: unknown): undefined {
  if (readErrorCode(error) !== 'ENOENT') throw error;
}
