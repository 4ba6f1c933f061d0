// A mirror of the Hugging Face hub on a loopback port: lists of files with their sums, files in parts, and its moods.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type HubFile = { content: Buffer; isLarge?: boolean };

/**
 * `cut`: the connection ends after half of the bytes. `whole`: parts are not understood. `elsewhere`: leads
 * to what is no web address. `silent`: stops after half of the bytes; `mute`: has none. `flipped`: a bit is wrong.
 */
export type Mood =
  | 'cut'
  | 'whole'
  | 'web-page'
  | 'elsewhere'
  | 'silent'
  | 'mute'
  | 'flipped'
  | 404
  | 403
  | 429
  | 500;

export type HubServer = {
  mirror: string;
  /** By repository and path: `tests/tiny/unet/model.onnx`. */
  files: Map<string, HubFile>;
  /** The next answers for a file, one each. */
  meet(...moods: Mood[]): void;
  /** What was asked for, as `tree`, or as a path and the first byte. */
  asked: string[];
  close(): Promise<void>;
};

/** What has arrived and was not read when a connection ends is lost: a busy machine reads it later. */
const CUT_AFTER_MS = 150;

export const HUB_COMMIT = 'c0ffee0000000000000000000000000000000000';

export async function startHubServer(): Promise<HubServer> {
  const files = new Map<string, HubFile>();
  const asked: string[] = [];
  const moods: Mood[] = [];

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const tree = /^\/api\/models\/([^/]+\/[^/]+)\/tree\/[^/]+$/.exec(url.pathname);
    const file = /^\/([^/]+\/[^/]+)\/resolve\/[^/]+\/(.+)$/.exec(url.pathname);
    const stored = /^\/stored\/(.+)$/.exec(url.pathname);
    if (tree?.[1]) return listFiles(tree[1], response);
    if (file) return lead(`${file[1]}/${file[2]}`, response);
    if (stored?.[1]) return deliver(stored[1], request, response);
    response.writeHead(404).end();
  });

  function listFiles(repo: string, response: ServerResponse): void {
    asked.push('tree');
    const entries = [...files]
      .filter(([name]) => name.startsWith(`${repo}/`))
      .map(([name, { content, isLarge = true }]) => {
        const oid = createHash('sha256').update(content).digest('hex');
        const lfs = isLarge ? { lfs: { oid, size: content.length } } : {};
        return { type: 'file', path: name.slice(repo.length + 1), size: content.length, oid: 'git', ...lfs };
      });
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify([{ type: 'directory', path: 'unet' }, ...entries]));
  }

  function deliver(name: string, request: IncomingMessage, response: ServerResponse): void {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    asked.push(`${name} ${from}`);
    const content = files.get(name)?.content;
    const mood = moods.shift();
    if (!content) return void response.writeHead(404).end();
    if (typeof mood === 'number') return void response.writeHead(mood, { 'retry-after': '0' }).end('no');
    if (mood === 'web-page')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in');
    if (mood === 'elsewhere')
      return void response.writeHead(302, { location: 'ftp://example.org/file' }).end();
    const isPart = from > 0 && mood !== 'whole';
    const bytes = Buffer.from(isPart ? content.subarray(from) : content);
    if (mood === 'flipped') bytes[0] = (bytes[0] ?? 0) ^ 0xff;
    const range = `bytes ${from}-${content.length - 1}/${content.length}`;
    response.writeHead(isPart ? 206 : 200, {
      'content-length': bytes.length,
      'content-type': 'application/octet-stream',
      ...(isPart && { 'content-range': range }),
    });
    if (mood === 'mute') return response.flushHeaders();
    if (mood !== 'cut' && mood !== 'silent') return void response.end(bytes);
    response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => {
      if (mood === 'cut') setTimeout(() => response.destroy(), CUT_AFTER_MS);
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    mirror: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    files,
    meet: (...more) => void moods.push(...more),
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The hub names the commit, and leads to where the bytes lie. */
function lead(name: string, response: ServerResponse): void {
  response.writeHead(302, { 'x-repo-commit': HUB_COMMIT, location: `/stored/${name}` }).end();
}
