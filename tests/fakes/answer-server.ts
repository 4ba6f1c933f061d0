/// <reference types="node" />
// An API on a loopback port that answers what a test tells it to, and remembers what it was asked.
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = {
  method: string;
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  text: string;
  /** Set when the client left before it was answered. */
  isAborted: boolean;
};

/** `body` is sent as JSON, a string as it is; `hang` never answers; `drop` cuts the connection. */
export type PlannedAnswer = {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  hang?: boolean;
  drop?: boolean;
};

export type AnswerServer = {
  url: string;
  asked: Asked[];
  /** What is answered from now on, to everything or as a function of what was asked. */
  answerWith: (told: PlannedAnswer | ((asked: Asked) => PlannedAnswer | Promise<PlannedAnswer>)) => void;
  /** A successful envelope around `data`. */
  ok: (data: unknown) => PlannedAnswer;
  close: () => Promise<void>;
};

// A page of another origin is what the test environment is.
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'content-type,accept,accept-language,token,env-oneai,x-request-time,x-request-id,x-requested-with,' +
    'tus-resumable,upload-length,upload-metadata,upload-offset',
  'access-control-allow-methods': 'GET,HEAD,POST,PATCH,DELETE',
  'access-control-expose-headers': 'retry-after,location,upload-length,upload-offset',
};

export async function startAnswerServer(): Promise<AnswerServer> {
  const asked: Asked[] = [];
  let told: PlannedAnswer | ((asked: Asked) => PlannedAnswer | Promise<PlannedAnswer>) = {};

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(CROSS_ORIGIN)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const one: Asked = {
      method: request.method ?? '',
      path: pathname,
      query: search,
      headers: request.headers,
      text: '',
      isAborted: false,
    };
    const parts: Buffer[] = [];
    response.on('close', () => (one.isAborted = !response.writableFinished));
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      one.text = Buffer.concat(parts).toString('latin1');
      asked.push(one);
      const answer = typeof told === 'function' ? await told(one) : told;
      if (answer.hang) return;
      if (answer.drop) return void response.destroy();
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answerWith: (next) => (told = next),
    ok: (data) => ({ body: { code: 200, msg: '', data, request_id: 'r-1' } }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
