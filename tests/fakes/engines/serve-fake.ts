// A provider's HTTP server on a loopback port, and the troubles that a call to it can meet.
/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Trouble } from './engine-server.ts';

export type Asked = {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** Aborted when whoever asked goes away before the answer. */
  gone: AbortSignal;
};

export type Answer = {
  status?: number;
  json?: unknown;
  headers?: Record<string, string>;
  /** Instead of JSON. */
  bytes?: Buffer;
  /** Instead of both: as they come, without a length; `isCut` then ends the connection after the last. */
  parts?: AsyncIterable<Buffer>;
  /** Says that all come, and delivers half of them. */
  isCut?: boolean;
};

export type FakeServer = {
  base: string;
  close: () => Promise<void>;
};

/** `handle` is told how to meet trouble: what it does for the call is given to `meet`. */
export async function serveFake(handle: (asked: Asked) => Promise<Answer | Trouble>): Promise<FakeServer> {
  const server = createServer((request, response) => {
    const gone = new AbortController();
    response.once('close', () => {
      if (!response.writableEnded) gone.abort();
    });
    void (async () => {
      const asked = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://localhost'),
        headers: request.headers,
        body: await buffer(request),
        gone: gone.signal,
      };
      await send(response, await handle(asked));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function send(response: ServerResponse, answer: Answer | Trouble): Promise<void> {
  if (typeof answer === 'string') return meetTrouble(response, answer);
  const { status = 200, json, headers = {}, bytes, parts, isCut } = answer;
  if (parts) {
    response.writeHead(status, headers);
    for await (const part of parts) response.write(part);
    return void (isCut ? response.destroy() : response.end());
  }
  const body = bytes ?? Buffer.from(JSON.stringify(json ?? {}));
  response.writeHead(status, {
    'content-type': bytes ? 'application/octet-stream' : 'application/json',
    'content-length': body.byteLength,
    ...headers,
  });
  if (!isCut) return void response.end(body);
  response.write(body.subarray(0, Math.floor(body.byteLength / 2)), () => response.destroy());
}

function meetTrouble(response: ServerResponse, trouble: Trouble): void {
  if (trouble === 'hang' || trouble === 'hang-after') return;
  if (trouble === 'cut' || trouble === 'cut-after') return void response.destroy();
  if (trouble === 'busy') response.writeHead(429, { 'retry-after': '7' });
  if (trouble === 'broken') response.writeHead(500);
  if (trouble === 'forbidden') response.writeHead(401);
  if (trouble === 'garbage') return void response.end('<html>hello</html>');
  response.end('{"detail":"as the test wants"}');
}
