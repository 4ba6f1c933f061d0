// What the product asks of a place for bytes; disk and S3 both keep it.
import type { Readable } from 'node:stream';
import { readErrorCode } from '#server/process/start-error.ts';

export type Stored = { key: string; bytes: number; sha256: string };

/** The place itself cannot take or give bytes: full, read-only, gone. Ours, and never the fault of who made the bytes. */
export class StorageFault extends Error {
  /** Of the system or the store: `ENOSPC`, `EROFS`, `SlowDown` … */
  readonly code: string;

  constructor(cause: unknown, act: 'written' | 'read' = 'written') {
    const code = readErrorCode(cause);
    super(`The storage cannot be ${act} (${code})`, { cause });
    this.name = 'StorageFault';
    this.code = code;
  }
}

export interface Storage {
  /**
   * A key that exists is whole: bytes are seen under it once all are there. Overwrites the same key. Throws
   * StorageFault when the place cannot take it, and what the content itself throws.
   */
  put(key: string, content: Readable): Promise<Stored>;
  /** Undefined when there is no such key. */
  size(key: string): Promise<number | undefined>;
  /**
   * `end` is inclusive, as in a Range header. Throws (ENOENT) when there is no such key. What is cut on its way ends
   * with an error, and never as a shorter file.
   */
  open(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** Throws away what writers that were killed left half-written, when it is older; returns how many. */
  removeStale(olderThanSeconds: number): Promise<number>;
  /** Keys that were stored longer ago, in no order. */
  list(olderThanSeconds: number): AsyncIterable<string>;
  /** Can bytes be written now? Writes some; remembers the answer for seconds. False also when a disk is nearly full. */
  isWritable(): Promise<boolean>;
}

/** A storage as it is opened, before it is known whether it is that of our database (claim-storage.ts). */
export type OpenedStorage = Storage & {
  /** For people: which folder or bucket it is. */
  place: string;
  /** For people: what in it is the mark. */
  markPlace: string;
  /** What `writeMark` wrote last, by whichever process; null where nothing was. */
  readMark(): Promise<string | null>;
  writeMark(mark: string): Promise<void>;
};

const KEY = /^[a-z0-9][a-z0-9-]{0,120}\.[a-z0-9]{1,8}$/;

/** Keys are flat names, as they stand in addresses of media. */
export function isStorageKey(name: string): boolean {
  return KEY.test(name);
}

/** Throws RangeError for what is no key. */
export function checkStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new RangeError(`not a storage key: ${JSON.stringify(key)}`);
}
