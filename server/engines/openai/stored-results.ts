// Results of calls that nobody can ask for again, in the product's storage until their task has its own: any worker, on any
// machine and after any restart, finds what was paid for.
import { Readable } from 'node:stream';
import type { Storage } from '#server/adapters/storage.ts';
import { readErrorCode } from '#server/process/start-error.ts';
import { EngineError } from '../engine.ts';

/** What lies there after its task has ended is swept away. */
export const MADE_PREFIX = 'made-';
const KEY = /^made-[\da-f-]{36}-\d+\.png$/;

export type ResultStorage = Pick<Storage, 'put' | 'size' | 'open' | 'remove'>;

export const nameResult = (run: string, index: number): string => `${MADE_PREFIX}${run}-${index}.png`;

/** Throws StorageFault. */
export async function storeResult(storage: ResultStorage, key: string, png: Buffer): Promise<void> {
  await storage.put(key, Readable.from([png]));
}

/** Throws EngineError where it is gone, RangeError for a key that is none of ours. */
export async function openResult(storage: ResultStorage, key: string): Promise<Readable> {
  if (!KEY.test(key)) throw new RangeError('this is no result of this engine');
  try {
    return await storage.open(key);
  } catch (cause) {
    if (readErrorCode(cause) !== 'ENOENT') throw cause;
    throw new EngineError('unavailable', 'the result is gone', { mayBeCharged: true, cause });
  }
}
