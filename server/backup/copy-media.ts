// Copies files from one storage into another, several at a time, and knows by their hashes whether they came whole.
import { createHash, randomUUID } from 'node:crypto';
import { runInParallel } from '#server/process/run-in-parallel.ts';
import { readErrorCode, StartError } from '#server/process/start-error.ts';
import type { OpenedStorage, Storage, Stored } from '#server/adapters/storage.ts';

const AT_ONCE = 4;
const SAY_EVERY_MS = 5000;
const COPYING = 'copying';

export type Wanted = { key: string; bytes?: number; sha256?: string };
export type Copied = {
  files: number;
  bytes: number;
  /** Not there any more, or not what was expected: their keys. */
  broken: string[];
};

type Options = {
  from: Pick<Storage, 'open' | 'size'>;
  to: Storage;
  files: AsyncIterable<Wanted>;
  say: (sentence: string) => void;
  signal: AbortSignal;
  /** Else one that is not what was expected is removed again, so that the next run finds it out, too. */
  keepsBroken: boolean;
  /** Called for each, also those that an earlier run has copied. */
  onFile?: (file: Stored) => void;
};

/**
 * What is there in the same size was copied whole by an earlier run (a key that exists is whole), and is not copied
 * again. A file that is not what was expected is told in `broken`.
 */
export async function copyMedia(options: Options): Promise<Copied> {
  const { from, to, files, say, signal, keepsBroken, onFile } = options;
  const copied: Copied = { files: 0, bytes: 0, broken: [] };
  let saidAt = performance.now();
  const copyOne = async ({ key, bytes, sha256 }: Wanted): Promise<void> => {
    const stored = await copyFile(from, to, key, onFile !== undefined);
    if (!stored) {
      copied.broken.push(key);
      return;
    }
    const isOther = sha256 !== undefined && stored.sha256 !== '' && stored.sha256 !== sha256;
    if (isOther || (bytes !== undefined && stored.bytes !== bytes)) {
      copied.broken.push(key);
      if (!keepsBroken) return await to.remove(key);
    }
    copied.files += 1;
    copied.bytes += stored.bytes;
    onFile?.(stored);
    if (performance.now() - saidAt < SAY_EVERY_MS) return;
    saidAt = performance.now();
    say(`${copied.files} files (${formatBytes(copied.bytes)}) are there`);
  };
  const left = files[Symbol.asyncIterator]();
  const work = async (stopping: AbortSignal) => {
    for (;;) {
      stopping.throwIfAborted();
      const next = await left.next();
      if (next.done) return;
      await copyOne(next.value);
    }
  };
  await runInParallel(
    signal,
    Array.from({ length: AT_ONCE }, () => work),
  );
  return copied;
}

/** Null where there is nothing to copy. `needsHash`: also of what is there already; elsewhere that hash is empty. */
async function copyFile(
  from: Options['from'],
  to: Storage,
  key: string,
  needsHash: boolean,
): Promise<Stored | null> {
  const bytes = await from.size(key);
  if (bytes === undefined) return null;
  if ((await to.size(key)) === bytes) {
    return { key, bytes, sha256: needsHash ? await hashFile(to, key) : '' };
  }
  try {
    return await to.put(key, await from.open(key));
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

export async function hashFile(storage: Pick<Storage, 'open'>, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of await storage.open(key)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Marks an empty storage as one that this copy fills, so that nothing else does meanwhile; returns the mark that it will
 * have. Returns the same for the same copy, continued. Throws StartError where it is not empty.
 */
export async function reserveStorage(storage: OpenedStorage, copy: string): Promise<string> {
  const found = await storage.readMark();
  const [state, of, mark] = found?.split(':') ?? [];
  if (state === COPYING && of === copy && mark) return mark;
  const isEmpty = (await storage.list(-60)[Symbol.asyncIterator]().next()).done;
  if (found !== null || !isEmpty) {
    throw new StartError(
      `There are media in ${storage.place} already${found === null ? '' : ', or it has the mark of a database'}. Nothing was changed. Name an empty place for them.`,
    );
  }
  const next = randomUUID();
  await storage.writeMark(`${COPYING}:${copy}:${next}`);
  return next;
}

export function formatBytes(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB'];
  const at = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${(bytes / 1000 ** at).toFixed(at === 0 ? 0 : 1)} ${units[at]}`;
}
