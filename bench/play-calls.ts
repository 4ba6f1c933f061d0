// A process of its own that makes calls of several kinds over kept connections, many on the way on each (bench/memory.ts):
// so the memory that is measured is the API's alone. Each message is a part to play, each answer what came of it.
import { randomUUID } from 'node:crypto';
import net from 'node:net';

export type Part = {
  url: string;
  people: readonly { token: string; task: string }[];
  calls: number;
  /** It ends then, with fewer calls. */
  seconds: number;
};
/** How often each code was answered (contract: in the body). */
export type Played = { calls: number; codes: Record<string, number> };

const CONNECTIONS = 16;
/** Calls on the way on each connection. */
const DEPTH = 8;

type Person = Part['people'][number];
type Kind = { path: string; body: (person: Person) => object };

const post: Kind = {
  path: '/api/task/text_to_image/post',
  body: () => ({ prompt: 'A lighthouse on a cliff at dusk', count: 1, client_token: randomUUID() }),
};
/** Everybody who waits asks for a state; the other kinds come in turn, each twentieth call. The last two are refused. */
const status: Kind = { path: '/api/task/status', body: ({ task }) => ({ id: task }) };
const OTHERS: readonly Kind[] = [
  { path: '/api/task/list', body: () => ({ page_size: 24 }) },
  { path: '/api/user/mine', body: () => ({}) },
  { path: '/api/user/point_detail/list', body: () => ({}) },
  { path: '/api/task/price/get', body: () => ({ type: 1, params: { prompt: 'a boat', count: 2 } }) },
  post,
  { path: '/api/task/status', body: () => ({ id: 'no number', more: 'x'.repeat(1000) }) },
  { path: '/api/task/unknown', body: () => ({}) },
];
const EACH = 20;

function write(host: string, n: number, person: Person): string {
  const kind = n % EACH === 0 ? (OTHERS[(n / EACH) % OTHERS.length] ?? status) : status;
  const body = JSON.stringify(kind.body(person));
  return (
    `POST ${kind.path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
    `content-length: ${Buffer.byteLength(body)}\r\ntoken: ${person.token}\r\n\r\n${body}`
  );
}

/** Every answer has a content-length. Returns what is left of the next one. */
function readAnswers(bytes: Buffer, onAnswer: (code: string) => void): Buffer {
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return rest;
    const head = rest.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error(`an answer without its length: ${head}`);
    const next = end + 4 + Number(length);
    if (rest.length < next) return rest;
    const code = /^\{"code":(\d+)/.exec(rest.toString('latin1', end + 4, Math.min(next, end + 40)))?.[1];
    onAnswer(code ?? head.slice(9, 12));
    rest = rest.subarray(next);
  }
}

async function play({ url, people, calls, seconds }: Part): Promise<Played> {
  const { host, hostname, port } = new URL(url);
  const until = performance.now() + seconds * 1000;
  const played: Played = { calls: 0, codes: {} };
  let sent = 0;
  const next = () => {
    const person = people[sent % people.length];
    if (!person || sent >= calls || performance.now() >= until) return null;
    sent += 1;
    return write(host, sent, person);
  };
  const connect = () =>
    new Promise<void>((resolve, reject) => {
      const socket = net.connect(Number(port), hostname);
      let left: Buffer = Buffer.alloc(0);
      let underWay = 0;
      const goOn = () => {
        let text = '';
        while (underWay < DEPTH) {
          const call = next();
          if (call === null) break;
          text += call;
          underWay += 1;
        }
        if (text) socket.write(text);
        else if (underWay === 0) socket.end(resolve);
      };
      socket.once('error', reject);
      socket.once('close', () => (underWay > 0 ? reject(new Error('a connection was closed')) : resolve()));
      socket.on('data', (chunk) => {
        left = readAnswers(left.length > 0 ? Buffer.concat([left, chunk]) : chunk, (code) => {
          underWay -= 1;
          played.calls += 1;
          played.codes[code] = (played.codes[code] ?? 0) + 1;
        });
        goOn();
      });
      socket.once('connect', goOn);
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, connect));
  return played;
}

process.on('message', (part: Part) => {
  void play(part).then(
    (played) => process.send?.(played),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
