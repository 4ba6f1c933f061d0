// Stands before the product and serves it as the next build, once it is told to: other names, the same code.
import http from 'node:http';
import { text } from 'node:stream/consumers';

export type NextBuildServer = {
  url: string;
  /** From now on a newer build is served. */
  deploy(): void;
  /** Holds the answers to calls below that path, as a slow network does. Returns what lets them go. */
  hold(path: string): () => void;
  /** Of all that was asked, as `GET /path`. */
  asked: string[];
  close(): Promise<void>;
};

/** What a page begins with, and what the worker says that it begins with. */
const ENTRY = /\/assets\/index-([\w-]+)\.js/g;
const NEXT_ENTRY = /\/assets\/index-next-([\w-]+)\.js/;
const WORKER_ID = /id:`(\w+)`/;

export async function startNextBuildServer(product: string): Promise<NextBuildServer> {
  let isDeployed = false;
  let held: { path: string; over: Promise<void> } | null = null;
  const asked: string[] = [];

  async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
    const address = request.url ?? '/';
    asked.push(`${request.method} ${address}`);
    const passed = await passOn(product + address.replace(NEXT_ENTRY, '/assets/index-$1.js'), request);
    if (held && address.startsWith(held.path)) await held.over;
    const isRewritten =
      isDeployed && /html|service-worker/.test(`${passed.headers['content-type']} ${address}`);
    response.writeHead(passed.statusCode ?? 502, passed.headers);
    if (!isRewritten) return void passed.pipe(response);
    const next = (await text(passed)).replace(ENTRY, '/assets/index-next-$1.js');
    response.end(next.replace(WORKER_ID, 'id:`next-$1`'));
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    deploy: () => (isDeployed = true),
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { path, over: promise };
      return resolve;
    },
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function passOn(address: string, request: http.IncomingMessage): Promise<http.IncomingMessage> {
  // Not packed, so that it can be rewritten; and never "not modified".
  const {
    'accept-encoding': _,
    'if-none-match': _tag,
    'if-modified-since': _date,
    ...headers
  } = request.headers;
  return new Promise((resolve, reject) => {
    const asking = http.request(
      address,
      { method: request.method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (passed) => {
        // What is rewritten has another length.
        delete passed.headers['content-length'];
        resolve(passed);
      },
    );
    asking.on('error', reject);
    request.pipe(asking);
  });
}
