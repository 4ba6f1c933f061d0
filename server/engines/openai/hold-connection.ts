// fetch for one call whose answer may take long to begin: the built-in one gives up after five minutes.
import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';

/** So that nobody on the way takes the connection for dead. */
const KEEP_ALIVE_MS = 30_000;
const WITHOUT_BODY = new Set([204, 205, 304]);

/** On a connection of its own, following nobody elsewhere. Throws TypeError with the cause, as fetch does. */
export async function holdConnection(url: string, init: RequestInit): Promise<Response> {
  const { method, headers, body } = await readRequest(url, init);
  try {
    return await new Promise<Response>((resolve, reject) => {
      const { request } = url.startsWith('https:') ? https : http;
      const asked = request(url, { method, headers, agent: false, signal: init.signal ?? undefined });
      asked.once('error', reject);
      asked.once('socket', (socket) => socket.setKeepAlive(true, KEEP_ALIVE_MS));
      asked.once('response', (answer) => resolve(asResponse(answer)));
      asked.end(body);
    });
  } catch (cause) {
    throw new TypeError('fetch failed', { cause });
  }
}

/** As fetch would send it: a form is given its boundary. */
async function readRequest(url: string, { method = 'GET', headers, body }: RequestInit) {
  const request = new Request(url, { method, ...(headers && { headers }), ...(body && { body }) });
  const bytes = Buffer.from(await request.arrayBuffer());
  const length = bytes.byteLength > 0 ? { 'content-length': String(bytes.byteLength) } : {};
  return { method, headers: { ...Object.fromEntries(request.headers), ...length }, body: bytes };
}

function asResponse(answer: http.IncomingMessage): Response {
  const status = answer.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (!WITHOUT_BODY.has(status)) {
    return new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array>, { status, headers });
  }
  answer.resume();
  return new Response(null, { status, headers });
}
