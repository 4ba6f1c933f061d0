// Strangers who try to stop the product: each act is one of those that once did, from addresses of their own.
import { randomInt, randomUUID } from 'node:crypto';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openWireClient, type WireClient } from './wire-client.ts';

const MARKS = '\u0301\u0323\u0300\u0316';
const HOLD_MS = 20_000;

type Scene = {
  client: WireClient;
  url: URL;
  /** The loopback address that this stranger calls from. */
  address: string;
  /** A stranger may have an account, too. */
  token: string;
  /** Addresses of the people who work meanwhile. */
  victims: readonly string[];
  files: readonly { name: string; bytes: Buffer }[];
  signal: AbortSignal;
};

type Act = (scene: Scene) => Promise<unknown>;

/** Every act ends by itself within half a minute, whatever it is answered. */
export const ACTS: Readonly<Record<string, Act>> = {
  'a name of combining marks': ({ client, token }) =>
    client.call('/api/user/edit', { name: `a${MARKS.repeat(10_000)}` }, token),
  'a prompt of the rules’ own words': ({ client, token }) =>
    client.call(
      '/api/task/text_to_image_new/post',
      { prompt: `-${'儿童'.repeat(360)}${'山'.repeat(40)}${'裸身'.repeat(360)}`, count: 1 },
      token,
    ),
  'nested arrays': ({ client }) => client.call('/api/login', `${'['.repeat(400_000)}${']'.repeat(400_000)}`),
  'thousands of keys': ({ client, token }) =>
    client.call(
      '/api/task/list',
      Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`k${n}`, n])),
      token,
    ),
  'ten megabytes of text': ({ client, token }) =>
    client.call('/api/user/edit', { bio: 'x'.repeat(10_000_000) }, token),
  'wrong codes for others': async ({ client, victims }) => {
    const email = victims[randomInt(victims.length)] ?? '';
    await client.call('/api/validate_email', { email });
    for (let tries = 0; tries < 6; tries += 1) {
      await client.call('/api/login', { platform: 0, email, code: String(100_000 + randomInt(900_000)) });
    }
  },
  'a hostile file': async ({ url, address, token, files, signal }) => {
    const file = files[randomInt(files.length)];
    if (!file) return;
    const edge = randomUUID();
    const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), file.bytes, Buffer.from(`\r\n--${edge}--\r\n`)]);
    const request = [
      'POST /api/task/upload HTTP/1.1',
      `Host: ${url.host}`,
      `token: ${token}`,
      `Content-Type: multipart/form-data; boundary=${edge}`,
      `Content-Length: ${body.length}`,
    ];
    await hold(url, address, `${request.join('\r\n')}\r\n\r\n`, { body, signal });
  },
  'half a request line': ({ url, address, signal }) => holdMany(url, address, 'POST /api/lo', signal),
  'half of the headers': ({ url, address, signal }) =>
    holdMany(url, address, `POST /api/login HTTP/1.1\r\nHost: ${url.host}\r\nContent-Le`, signal),
  'half a body': ({ url, address, signal }) =>
    holdMany(
      url,
      address,
      `POST /api/login HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"email":"`,
      signal,
    ),
  'a slow upload': ({ url, address, token, signal }) =>
    hold(
      url,
      address,
      `POST /api/task/upload HTTP/1.1\r\nHost: ${url.host}\r\ntoken: ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
      { drip: true, signal },
    ),
  'no HTTP at all': ({ url, address, signal }) =>
    holdMany(url, address, `${'\0\u0001\xff'.repeat(50)}\r\n\r\n`, signal),
  'a body that is never finished': async ({ url, address, token }) => {
    const socket = net.connect({ port: Number(url.port), host: url.hostname, localAddress: address });
    socket.on('error', () => {});
    socket.write(
      `POST /api/task/list HTTP/1.1\r\nHost: ${url.host}\r\ntoken: ${token}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"page":`,
    );
    await sleep(100);
    socket.destroy();
  },
};

export type AttackLog = Map<string, { acts: number; cutOff: number; serverFaults: number }>;

type Options = Omit<Scene, 'client' | 'url'> & {
  url: string;
  log: AttackLog;
  /** How long they wait between two acts, as a share of a second or two. */
  pace: number;
};

/** One stranger: one act after the other until the signal. */
export async function attack({ url, log, pace, ...rest }: Options): Promise<void> {
  const client = openWireClient(url, rest.address, 2);
  const scene: Scene = { ...rest, client, url: new URL(url) };
  const names = Object.keys(ACTS);
  while (!rest.signal.aborted) {
    const name = names[randomInt(names.length)] ?? '';
    const kept = log.get(name) ?? { acts: 0, cutOff: 0, serverFaults: 0 };
    log.set(name, kept);
    kept.acts += 1;
    try {
      const answer = await ACTS[name]?.(scene);
      const isFault =
        typeof answer === 'object' && answer !== null && 'http' in answer && answer.http === 500;
      if (isFault) kept.serverFaults += 1;
    } catch {
      kept.cutOff += 1; // being cut off is an answer, too
    }
    await sleep((500 + randomInt(1500)) * pace, undefined, { signal: rest.signal }).catch(() => {});
  }
  client.close();
}

const MANY = 30;

async function holdMany(url: URL, address: string, words: string, signal: AbortSignal): Promise<void> {
  await Promise.all(Array.from({ length: MANY }, () => hold(url, address, words, { signal })));
}

type Hold = { body?: Buffer; drip?: boolean; signal: AbortSignal };

/** Opens a connection, says the words, and holds on for as long as it is let, at most 20 seconds. */
function hold(url: URL, address: string, words: string, { body, drip, signal }: Hold): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect({ port: Number(url.port), host: url.hostname, localAddress: address });
    const dripping = drip ? setInterval(() => socket.write('x'.repeat(50)), 1000) : undefined;
    const end = () => {
      clearInterval(dripping);
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      socket.destroy();
      resolve();
    };
    const timer = setTimeout(end, HOLD_MS);
    signal.addEventListener('abort', end, { once: true });
    socket
      .on('error', end)
      .on('close', end)
      .on('data', () => {});
    socket.write(words);
    if (body) socket.write(body);
  });
}
