// Stores what comes of a file in parts, each as soon as it is worth it: a cut or a kill costs seconds, not the file.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { findProblem } from './receive-file.ts';
import { addPart, PART_PREFIX, type ResumableUpload, settleResumable } from './resumable-uploads.ts';
import { HEAD_BYTES, sniffFile } from './sniff-file.ts';

/** A bucket takes it in one request (`PART_BYTES` of storage-s3.ts), and the browser sends as much in one. */
const PART_BYTES = 8 * 1024 ** 2;
/** So much of a slow sender's time may be lost; more, where it has come in so many parts already. */
const PART_MS = { few: 5000, many: 30_000 };
const MANY_PARTS = 200;
/** More than come in a day of the slowest. */
const MOST_PARTS = 3000;

export type StoredParts =
  | { end: 'stored'; received: number }
  /** Somebody else has asked for the upload since. */
  | { end: 'taken-over' }
  /** It will not be taken, however it goes on: a packed field word. */
  | { end: 'refused'; problem: string };

/**
 * Reads `content` from byte `received` of the upload on. What came before the content broke, or before `stopping`, is
 * stored; then the content's error is thrown, or what `stopping` was aborted with. Throws StorageFault; refuses
 * `too_many_requests` where a file comes in crumbs.
 */
export async function storeParts(
  app: Pick<AppContext, 'db' | 'storage'>,
  upload: ResumableUpload,
  content: Readable,
  stopping: AbortSignal,
): Promise<StoredParts> {
  const { db, storage } = app;
  const source = openSource(content, stopping);
  let at = upload.received;
  for (let count = upload.parts.length; ; count += 1) {
    const first = await source.next(null);
    if (first === null) break;
    if (count >= MOST_PARTS) throw new Refusal('too_many_requests');
    const key = `${PART_PREFIX}${upload.id}-${at}-${randomUUID().slice(0, 8)}.bin`;
    const part = collectPart(first, source, count < MANY_PARTS ? PART_MS.few : PART_MS.many);
    const { bytes } = await storage.put(key, Readable.from(part.chunks(), { objectMode: false }));
    if (!(await addPart(db, upload, at, { key, bytes }))) {
      await storage.remove(key).catch(() => {}); // the sweep of orphans finds it
      return { end: 'taken-over' };
    }
    if (at === 0) {
      const sniffed = part.head().length >= HEAD_BYTES ? await sniffFile(part.head()) : undefined;
      const problem = findProblem(sniffed, upload.bytes, upload.expected, null);
      if (problem !== null) {
        await settleResumable(app, upload.id, { problem });
        return { end: 'refused', problem };
      }
    }
    at += bytes;
  }
  source.throwIfBroken();
  return { end: 'stored', received: at };
}

type Source = {
  /** The next chunk; null at the end, however it came, or after so many milliseconds without one. */
  next(withinMs: number | null): Promise<Buffer | null>;
  /** To come next. */
  giveBack(rest: Buffer): void;
  throwIfBroken(): void;
};

function openSource(content: Readable, stopping: AbortSignal): Source {
  const chunks = (content as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  let coming: Promise<IteratorResult<Buffer>> | null = null;
  let left: Buffer | null = null;
  let isOver = false;
  let error: unknown = null;
  const stop = () => content.destroy(stopping.reason as Error);
  if (stopping.aborted) stop();
  else stopping.addEventListener('abort', stop, { once: true });
  content.once('close', () => stopping.removeEventListener('abort', stop));
  return {
    async next(withinMs) {
      const given = left;
      left = null;
      if (given || isOver) return given;
      coming ??= chunks.next();
      const waiting = new AbortController();
      try {
        const result = await (withinMs === null
          ? coming
          : Promise.race([coming, sleep(Math.max(0, withinMs), null, { signal: waiting.signal })]));
        if (result === null) return null;
        coming = null;
        if (!result.done) return result.value;
        isOver = true;
      } catch (caught) {
        isOver = true;
        error = caught;
      } finally {
        waiting.abort();
      }
      return null;
    },
    giveBack: (rest) => void (left = rest),
    throwIfBroken() {
      if (error !== null) throw error;
    },
  };
}

/** From `first` on until it is large or old enough. */
function collectPart(first: Buffer, source: Source, withinMs: number) {
  const until = performance.now() + withinMs;
  let head = Buffer.alloc(0);
  return {
    async *chunks(): AsyncGenerator<Buffer> {
      let room = PART_BYTES;
      for (
        let chunk: Buffer | null = first;
        chunk !== null;
        chunk = room > 0 ? await source.next(until - performance.now()) : null
      ) {
        if (chunk.length > room) source.giveBack(chunk.subarray(room));
        const taken = chunk.subarray(0, room);
        room -= taken.length;
        if (head.length < HEAD_BYTES) head = Buffer.concat([head, taken.subarray(0, HEAD_BYTES)]);
        yield taken;
      }
    },
    head: () => head,
  };
}

/** The whole file, one part after another. It breaks where one is gone. */
export function openParts(storage: AppContext['storage'], { parts }: ResumableUpload): Readable {
  return Readable.from(
    (async function* () {
      for (const { key } of parts) {
        const part = await storage.open(key);
        yield* part as AsyncIterable<Buffer>;
      }
    })(),
    { objectMode: false },
  );
}
