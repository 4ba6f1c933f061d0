// Speaks to a running product over HTTP as one machine of the network would: from a loopback address of its own.
import { once } from 'node:events';
import http from 'node:http';
import { json } from 'node:stream/consumers';

export type Answer = { http: number; code: number; msg: string; data: Record<string, unknown> | null };

export type WireClient = {
  /** Rejects where no answer came: refused, cut off, or longer than 30 seconds. */
  call(path: string, body: object | string | Buffer, token?: string): Promise<Answer>;
  close(): void;
};

const PATIENCE_MS = 30_000;

/** `address`: any of 127.0.0.0/8, so that limits by address count each client for itself. */
export function openWireClient(url: string, address: string, sockets = 4): WireClient {
  const agent = new http.Agent({ keepAlive: true, maxSockets: sockets });
  return {
    call: async (path, body, token) => {
      const headers = {
        'content-type': 'application/json',
        'accept-language': 'en',
        ...(token === undefined ? {} : { token }),
      };
      const options = { method: 'POST', headers, agent, localAddress: address };
      const request = http.request(url + path, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) });
      // What breaks while nobody waits for the next event has been told by the one before.
      request.on('error', () => {});
      const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
      request.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
      const [response] = await answered;
      return { http: response.statusCode ?? 0, ...((await json(response)) as Omit<Answer, 'http'>) };
    },
    close: () => agent.destroy(),
  };
}
