// One request as the tus library answers it, with our storage behind it.
import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { UPLOAD_MAX_BYTES } from '#contract/limits.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { readHeader } from './serve-request.ts';
import { RESUMABLE_PATH, TUS_READ, TUS_SENT } from './tus-protocol.ts';
import { openTusStore, TusRefusal } from './tus-store.ts';

type Asking = Pick<IncomingMessage, 'headers'> & { method: string; url: string };

type Asked = {
  userId: number;
  request: Asking;
  /** What the request carries. */
  body: Readable | undefined;
  /** Ends what is being received, by its reason; what came until then is stored. */
  stopping: AbortSignal;
};

/** Throws a TusRefusal for what the protocol refuses, and whatever our side of it throws. */
export async function askTus(
  app: AppContext,
  { userId, request, body, stopping }: Asked,
): Promise<{ status: number; headers: Record<string, string> }> {
  const tus = await import('@tus/server'); // few processes and tests need it
  let failure: unknown = null;
  const server = new tus.Server({
    ...openTusStore(tus, app, userId, stopping),
    path: RESUMABLE_PATH,
    relativeLocation: true, // whatever name and proxy stands before us
    maxSize: UPLOAD_MAX_BYTES,
    onResponseError: (_request, error) => void (failure = error),
  });
  const response = await server.handleWeb(toWeb(app, request, body));
  const { status } = response;
  if (failure !== null && !('status_code' in (failure as object))) throw failure;
  if (status >= 400) throw refuse(status, await response.text());
  return { status, headers: pick(response.headers) };
}

function toWeb(app: AppContext, request: Asking, body: Readable | undefined): Request {
  const headers = new Headers();
  for (const name of [...TUS_SENT, 'content-type', 'content-length']) {
    const value = readHeader(request, name);
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(new URL(request.url, app.config.publicUrl), {
    method: request.method,
    headers,
    ...(body && { body: Readable.toWeb(copy(body)) as ReadableStream<Uint8Array>, duplex: 'half' }),
  });
}

/** The library may leave it unread, or end it: the request itself goes on, and its rest can be read by us. */
function copy(body: Readable): Readable {
  const copied = body.pipe(new PassThrough());
  body.once('error', (error) => copied.destroy(error));
  body.once('close', () => {
    if (!body.readableEnded) copied.destroy(new Error('The body ended before it was whole'));
  });
  return copied;
}

function refuse(status: number, says: string): Error {
  if (status === 404) return new Refusal('unknown_path');
  if (status === 413) return new Refusal('body_too_large');
  return new TusRefusal(status, says.trim());
}

/** Without what it says for browsers of other origins: that is said for all calls. */
function pick(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => TUS_READ.includes(name)));
}
