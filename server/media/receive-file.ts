// Takes a stranger's bytes to a private place on the disk: counted, hashed, sniffed, and no more of them than allowed.
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { fieldWord } from '#contract/field-words.ts';
import type { MediaKind } from '#contract/media-kinds.ts';
import { UPLOAD_BYTES } from '#contract/media.ts';
import { Refusal } from '#server/refusal.ts';
import { HEAD_BYTES, type Sniffed, sniffFile } from './sniff-file.ts';

const MEGABYTE = 1024 * 1024;
/** One request, and what is made of it. With less than this on the disk nothing is begun. */
const LEAST_FREE_BYTES = 256 * MEGABYTE;

export type Received = Sniffed & { file: string; bytes: number; sha256: string };

/** What a call asks of its files beyond what all files must be. */
type FileRule = { kind: MediaKind; bytes: number } | null;

/** Why a file is not taken, as a packed field word. */
export type NotReceived = { problem: string };

/**
 * Reads the stream to its end whatever happens to the bytes: what follows it in a request must be reached. `expected`
 * is the kind that the field is for, or what the sender calls it; it only chooses the words. Refuses `unavailable` on
 * a full disk, and throws what the disk or the stream throws.
 */
export async function receiveFile(
  content: Readable,
  folder: string,
  expected: MediaKind,
  rule: FileRule = null,
): Promise<Received | NotReceived> {
  const file = path.join(folder, `${randomUUID()}.part`);
  const sink = await openSink(file);
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let sniffed: Sniffed | null | undefined;
  let problem: string | null = null;
  let bytes = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (problem !== null) continue;
      if (sniffed === undefined) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
        if (head.length >= HEAD_BYTES) sniffed = await sniffFile(head);
      }
      problem = findProblem(sniffed, bytes, expected, rule);
      if (problem !== null) continue;
      hash.update(chunk);
      await sink.write(chunk);
    }
    await sink.close();
    sniffed ??= await sniffFile(head);
    problem ??= findProblem(sniffed, bytes, expected, rule);
  } catch (error) {
    await sink.close().catch(() => {}); // it says the same again, or has nothing to say
    await rm(file, { force: true });
    throw error;
  }
  if (problem === null && sniffed) return { ...sniffed, file, bytes, sha256: hash.digest('hex') };
  await rm(file, { force: true });
  return { problem: problem ?? fieldWord('file_broken') };
}

/** Takes bytes whatever becomes of them; a fault of the disk is thrown by `close`, when everything has been read. */
async function openSink(
  file: string,
): Promise<{ write(bytes: Buffer): Promise<void>; close(): Promise<void> }> {
  let fault: Error | null = null;
  const recordFault = (error: Error): null => {
    fault ??= error;
    return null;
  };
  const handle = await openFile(file).catch(recordFault);
  return {
    write: async (bytes) => {
      if (fault === null) await handle?.appendFile(bytes).catch(recordFault);
    },
    close: async () => {
      await handle?.close().catch(recordFault);
      if (fault !== null) throw fault;
    },
  };
}

async function openFile(file: string): Promise<FileHandle> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!(await hasSpace(folder))) throw new Refusal('unavailable');
  return await open(file, 'wx', 0o600);
}

/** False on a disk that is as good as full. */
export async function hasSpace(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= LEAST_FREE_BYTES;
}

/** As far as is known of a file by its first bytes and its size; `sniffed` is undefined as long as there are too few. */
export function findProblem(
  sniffed: Sniffed | null | undefined,
  bytes: number,
  expected: MediaKind,
  rule: FileRule,
): string | null {
  if (sniffed === null || (sniffed && rule && sniffed.kind !== rule.kind))
    return fieldWord(`${expected}_format`);
  if (sniffed === undefined) return null;
  const most = Math.min(UPLOAD_BYTES[sniffed.kind], rule?.bytes ?? Number.POSITIVE_INFINITY);
  return bytes > most ? fieldWord(`${sniffed.kind}_size`, { n: most / MEGABYTE }) : null;
}

/** Removes what a killed process left behind. */
export async function removeOldParts(folder: string, olderThanSeconds: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    // Gone meanwhile: whoever wrote it is alive, and took it away.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > olderThanSeconds * 1000) await rm(file, { recursive: true, force: true });
  }
}
