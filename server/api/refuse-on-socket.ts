// Refusals without the web framework: to whoever does not speak HTTP, or does not get a request together.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex, Readable } from 'node:stream';
import type { RefusalName } from '#contract/errors.ts';
import { Refusal } from '#server/refusal.ts';
import { describeError } from './describe-error.ts';

/** For an answer on its way to somebody whose connection ends with it. */
const LAST_WORDS_MS = 1000;

/** For what is no HTTP at all, or does not become a request in time: there is none that an error handler could answer. */
export function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // A browser opens connections in advance; an answer there would be taken for that to its next call.
  if (!socket.writable || socket.bytesRead === 0) return void socket.destroy();
  refuseOnSocket(socket, error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too_slow' : 'bad_request');
}

export function refuseOnSocket(socket: Duplex, name: RefusalName): void {
  const { http, code, msg } = describeError(new Refusal(name), 'en');
  const body = JSON.stringify({ code, msg, data: null, request_id: randomUUID() });
  socket.end(
    `HTTP/1.1 ${http} ${STATUS_CODES[http]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  destroySoon(socket);
}

/** A socket that was only ended stays open for as long as the other side likes. */
export function destroySoon(held: Readable): void {
  held.on('error', () => {}); // it was broken before
  setTimeout(() => held.destroy(), LAST_WORDS_MS).unref();
}
