// Reads a result from the server that made it.
import { Readable } from 'node:stream';
import * as z from 'zod';
import { EngineError, type EngineOutput } from '../engine.ts';
import { fetchFrom, refusalOf } from './client.ts';
import type { MadeFile } from './read-history.ts';
import type { Server } from './servers.ts';

const Location = z.object({
  server: z.string(),
  filename: z.string().min(1),
  subfolder: z.string(),
  type: z.string(),
});

/** Two minutes in 4K are some hundred megabytes. */
const MOST_BYTES = 2 * 1024 ** 3;
const HEAD_LIMIT_MS = 30_000;
/** A connection over which nothing comes for so long is lost. */
const SILENT_MS = 60_000;

export function locate(server: string, { filename, subfolder, type }: MadeFile): string {
  return JSON.stringify({ server, filename, subfolder, type });
}

/** Throws EngineError; the stream fails when the connection breaks, or is silent, or brings too much. */
export async function openFile(
  output: EngineOutput,
  find: (url: string) => Server | undefined,
): Promise<Readable> {
  const { server: url, ...file } = Location.parse(JSON.parse(output.location));
  const server = find(url);
  if (!server) throw new EngineError('unavailable', `${url} is none of the servers any more`);
  const headLimit = new AbortController();
  const timer = setTimeout(() => headLimit.abort(new DOMException('late', 'TimeoutError')), HEAD_LIMIT_MS);
  try {
    const call = { limitMs: 60 * 60_000, signal: headLimit.signal };
    const response = await fetchFrom(server, `/view?${new URLSearchParams(file)}`, call);
    if (response.ok && response.body) {
      return Readable.from(readBody(response.body, `${server.url}: ${file.filename}`));
    }
    const text = (await response.text()).slice(0, 1000);
    if (response.status === 404) {
      throw new EngineError('unavailable', `${server.url} has lost ${file.filename}`);
    }
    throw refusalOf(server, response, text);
  } catch (error) {
    if (headLimit.signal.aborted) {
      throw new EngineError('unavailable', `${server.url} does not deliver ${file.filename} in time`);
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function* readBody(body: ReadableStream<Uint8Array>, what: string): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await withinTime(reader.read(), what);
      if (done) return;
      bytes += value.byteLength;
      if (bytes > MOST_BYTES) throw new EngineError('unavailable', `${what} does not end`);
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

async function withinTime<Value>(read: Promise<Value>, what: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new EngineError('unavailable', `${what}: nothing comes any more`));
    timer = setTimeout(fail, SILENT_MS);
  });
  try {
    return await Promise.race([read, late]);
  } finally {
    clearTimeout(timer);
  }
}
