// Takes a stranger's bytes to a private place on the disk: counted, hashed, sniffed, and no more of them than allowed.
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { fieldWord } from '#contract/field-words.ts';
import { type MediaKind, UPLOAD_BYTES } from '#contract/media.ts';
import { HEAD_BYTES, type Sniffed, sniffFile } from './sniff-file.ts';

const MEGABYTE = 1024 * 1024;

export type Received = Sniffed & { file: string; bytes: number; sha256: string };

/** Why a file is not taken, as a packed field word. */
export type NotReceived = { problem: string };

/**
 * Reads the stream to its end in any case: what follows it in a request must be reached. `expected` is the kind that
 * the field is for, or what the sender calls it; it only chooses the words.
 */
export async function receiveFile(
  content: Readable,
  folder: string,
  expected: MediaKind,
): Promise<Received | NotReceived> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${randomUUID()}.part`);
  const sink = createWriteStream(file, { flags: 'wx', mode: 0o600 });
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
      problem = findProblem(sniffed, bytes, expected);
      if (problem !== null) continue;
      hash.update(chunk);
      if (!sink.write(chunk)) await once(sink, 'drain');
    }
    sniffed ??= await sniffFile(head);
    problem ??= findProblem(sniffed, bytes, expected);
    sink.end();
    await finished(sink);
  } catch (error) {
    sink.destroy();
    await rm(file, { force: true });
    throw error;
  }
  if (problem === null && sniffed) return { ...sniffed, file, bytes, sha256: hash.digest('hex') };
  await rm(file, { force: true });
  return { problem: problem ?? fieldWord('file_broken') };
}

function findProblem(sniffed: Sniffed | null | undefined, bytes: number, expected: MediaKind): string | null {
  if (sniffed === null) return fieldWord(`${expected}_format`);
  if (sniffed === undefined) return null;
  const most = UPLOAD_BYTES[sniffed.kind];
  return bytes > most ? fieldWord(`${sniffed.kind}_size`, { n: most / MEGABYTE }) : null;
}

/** Removes what a killed process left behind. */
export async function removeOldParts(folder: string, olderThanSeconds: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > olderThanSeconds * 1000) await rm(file, { recursive: true, force: true });
  }
}
