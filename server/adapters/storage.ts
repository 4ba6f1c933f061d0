// What the product asks of a place for bytes; disk and S3 both keep it.
import type { Readable } from 'node:stream';
import { readErrorCode } from '#server/process/start-error.ts';

export type Stored = { key: string; bytes: number; sha256: string };

/** The place itself cannot take bytes: full, read-only, gone. Ours, and never the fault of who made the bytes. */
export class StorageFault extends Error {
  /** Of the system: `ENOSPC`, `EROFS` … */
  readonly code: string;

  constructor(cause: unknown) {
    const code = readErrorCode(cause);
    super(`The storage cannot be written (${code})`, { cause });
    this.name = 'StorageFault';
    this.code = code;
  }
}

export interface Storage {
  /**
   * Streams into a temporary name, syncs, then renames: a key that exists is whole. Overwrites the same key. Throws
   * StorageFault when the place cannot take it, and what the content itself throws.
   */
  put(key: string, content: Readable): Promise<Stored>;
  /** Undefined when there is no such key. */
  size(key: string): Promise<number | undefined>;
  /** `end` is inclusive, as in a Range header. Throws when there is no such key. */
  open(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** Throws away what writers that were killed left half-written, when it is older; returns how many. */
  removeStale(olderThanSeconds: number): Promise<number>;
  /** Keys that were stored longer ago, in no order. */
  list(olderThanSeconds: number): AsyncIterable<string>;
  /** Can bytes be written now? Writes some; remembers the answer for seconds. False also when the disk is nearly full. */
  isWritable(): Promise<boolean>;
}
