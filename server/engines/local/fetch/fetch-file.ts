// One file from the mirror: gone on with where it was cut, compared with its sum, and only then given its name.
import { createHash } from 'node:crypto';
import { createReadStream, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { openFileToAll } from '../model-folder.ts';
import { FetchError, type HubOptions, openFile, tryAgain } from './hub.ts';

export type WantedFile = {
  /** Where it is to lie; absolute. */
  file: string;
  repo: string;
  revision: string;
  /** On the mirror. */
  path: string;
  bytes: number;
  /** Null: nobody knows it, and what came is written down. */
  sha256: string | null;
};

/** No byte for so long, and the connection is given up. */
const SILENCE_LIMIT_MS = 60_000;

/** Returns the sum of what lies there, and the commit that the mirror named. Throws FetchError, and what the disk says. */
export async function fetchFile(
  options: HubOptions & { silenceLimitMs?: number },
  wanted: WantedFile,
  onBytes: (bytes: number) => void,
): Promise<{ sha256: string; commit: string }> {
  const part = `${wanted.file}.part`;
  let commit = '';
  let reached = sizeOf(part);
  onBytes(reached);
  await tryAgain(
    options,
    async () => {
      let at = sizeOf(part);
      if (at > wanted.bytes) at = 0;
      if (at === wanted.bytes) return;
      const answer = await openFile(options, wanted, at);
      commit = answer.commit || commit;
      await append(options, part, answer, wanted, onBytes);
    },
    () => {
      const size = sizeOf(part);
      const hasMoved = size > reached;
      reached = size;
      return hasMoved;
    },
  );
  const sha256 = await sumFile(part, options.signal);
  if (wanted.sha256 !== null && sha256 !== wanted.sha256) {
    rmSync(part, { force: true });
    throw new FetchError(`${wanted.path} came with another checksum than it should have, and was removed`);
  }
  openFileToAll(part);
  renameSync(part, wanted.file);
  return { sha256, commit };
}

async function append(
  { signal, silenceLimitMs = SILENCE_LIMIT_MS }: HubOptions & { silenceLimitMs?: number },
  part: string,
  { body, from }: { body: ReadableStream<Uint8Array>; from: number },
  { path: name, bytes }: WantedFile,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const handle = await open(part, from > 0 ? 'r+' : 'w');
  const reader = body.getReader();
  let at = from;
  try {
    for (;;) {
      const { done, value } = await readInTime(reader, name, silenceLimitMs);
      signal.throwIfAborted();
      if (done) break;
      at += value.length;
      if (at > bytes) throw new FetchError(`${name} is longer than the ${bytes} bytes that it should have`);
      await handle.write(value, 0, value.length, at - value.length);
      onBytes(at);
    }
  } finally {
    await reader.cancel().catch(() => {});
    await handle.close();
  }
  if (at < bytes) throw cut(name, null);
}

async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>, name: string, limitMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('silence')), limitMs);
  });
  try {
    return await Promise.race([reader.read(), late]);
  } catch (cause) {
    throw cut(name, cause);
  } finally {
    clearTimeout(timer);
  }
}

function cut(name: string, cause: unknown): FetchError {
  return new FetchError(`the connection ended in the middle of ${name}`, { isWorthRetrying: true, cause });
}

export async function sumFile(file: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20, ...(signal && { signal }) })) {
    hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
