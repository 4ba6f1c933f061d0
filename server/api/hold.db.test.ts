// What one client may hold: connections, turns, and what is open while it says nothing.
import http from 'node:http';
import net from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { startApiForTest, type TestApi, useTestApi } from '#tests/start-test-api.ts';

/** pino's number for it. */
const WARN = 40;

const api = useTestApi();
let token: string;
beforeAll(async () => {
  ({ token } = await api.signIn());
});
afterEach(() => vi.useRealTimers());

/** The time limits of these run while the other tests do; what came of them is looked at in the last one. */
let half: ReturnType<typeof connect>;
let silent: typeof half;
beforeAll(() => {
  half = connect(api, 'POST /api/config HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  silent = connect(api);
});

/** A client of the lowest kind: it never hangs up by itself. */
function connect(to: TestApi, words = '') {
  const socket = net.connect({ port: Number(new URL(to.url).port), host: '127.0.0.1', allowHalfOpen: true });
  let said = '';
  socket.on('data', (chunk) => (said += chunk));
  socket.on('error', () => {});
  if (words !== '') socket.write(words);
  return {
    socket,
    said: () => said,
    answer: () => JSON.parse(said.slice(said.indexOf('\r\n\r\n'))) as object,
    /** True when nobody is there any more: the other side only ended where a write still finds somebody. */
    isGone: async () => {
      if (!socket.closed) socket.write('x');
      await sleep(20);
      return socket.closed;
    },
  };
}

describe('a connection', () => {
  it.each([
    ['nonsense', 'nonsense\r\n\r\n', 400, 3010001],
    ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n', 405, 405],
  ])(
    'is gone soon after the answer to %s, whether its sender hangs up or not',
    async (_what, words, http, code) => {
      const { socket, said, answer, isGone } = connect(api, words);
      await waitUntil('the answer', () => said().endsWith('}'));
      expect(said()).toMatch(new RegExp(`^HTTP/1\\.1 ${http} `));
      expect(answer()).toMatchObject({ code, data: null });
      await waitUntil('the end', isGone, 5000);
      expect(socket.closed).toBe(true);
    },
  );

  it.each([
    ['without a host', 'POST /api/config HTTP/1.1\r\n', 400],
    ['with two hosts', 'POST /api/config HTTP/1.1\r\nHost: a\r\nHost: b\r\n', 400],
    ['with one host', 'POST /api/config HTTP/1.1\r\nHost: a\r\n', 200],
    ['of HTTP/1.0, which needs none', 'POST /api/config HTTP/1.0\r\n', 200],
  ])('carries a call %s', async (_what, head, status) => {
    const { socket, said, answer } = connect(
      api,
      `${head}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
    );
    await waitUntil('the answer', () => said().endsWith('}'));
    expect(said()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer()).toMatchObject({ code: status === 200 ? 200 : 3010001 });
    socket.destroy();
  });

  it('is closed at once where its address has enough of them, and taken again when one has gone', async () => {
    const few = await startApiForTest({ config: { addressConnections: 6 } });
    const held = Array.from({ length: 6 }, () => connect(few));
    await Promise.all(held.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))));
    const over = connect(few);
    await waitUntil('the end of the seventh', () => over.socket.readableEnded || over.socket.closed, 5000);
    held[0]?.socket.destroy();
    const call =
      'POST /api/config HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
    const isTaken = await waitUntil('a place', async () => {
      const next = connect(few, call);
      await Promise.race([new Promise((resolve) => next.socket.once('data', resolve)), sleep(300)]);
      next.socket.destroy();
      return next.said().startsWith('HTTP/1.1 200');
    });
    expect(isTaken).toBe(true);
    expect(over.said()).toBe('');
    for (const { socket } of [...held, over]) socket.destroy();
  });

  it('is not counted by address behind a proxy', async () => {
    const many = await startApiForTest({ config: { addressConnections: null } });
    const held = Array.from({ length: 600 }, () => connect(many));
    await Promise.all(held.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))));
    expect(await many.post('/api/config', {})).toMatchObject({ http: 200 });
    expect(held.some(({ socket }) => socket.readableEnded)).toBe(false);
    for (const { socket } of held) socket.destroy();
  });
});

describe('a body', () => {
  it('of JSON is whole in 15 seconds, or refused in words', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { said, answer, isGone } = connect(
      api,
      'POST /api/config HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await waitUntil('the clock that watches it', () => vi.getTimerCount() > 0);
    vi.advanceTimersByTime(14_000);
    await sleep(50);
    expect(said()).toBe('');
    vi.advanceTimersByTime(1000);
    await waitUntil('the answer', () => said().endsWith('}'));
    expect(said()).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer()).toMatchObject({
      code: 408,
      msg: 'The request took too long to arrive. Nothing was charged, please try again',
    });
    await waitUntil('the end', isGone, 5000);
  });

  it('whose sender hangs up is no error of ours', async () => {
    const lines: { level: number; msg: string }[] = [];
    const write = (line: string, _encoding: unknown, done: () => void) => {
      lines.push(JSON.parse(line));
      done();
    };
    const log = pino({ level: 'debug' }, new Writable({ write, decodeStrings: false }));
    const heard = await startApiForTest({ log });
    const { token: mine } = await heard.signIn();
    const closeConnection = (type: string, body: string, path: string) => {
      const { socket } = connect(
        heard,
        `POST ${path} HTTP/1.1\r\nHost: a\r\ntoken: ${mine}\r\nContent-Type: ${type}\r\nContent-Length: 9999\r\n\r\n${body}`,
      );
      return sleep(300).then(() => socket.destroy());
    };
    await closeConnection('application/json', '{', '/api/user/edit');
    const part = '--B\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nxx';
    await closeConnection('multipart/form-data; boundary=B', part, '/api/task/upload');
    await waitUntil(
      'what is said of it',
      () => lines.filter(({ msg }) => msg === 'A caller hung up').length === 2,
    );
    expect(lines.filter(({ level }) => level >= WARN)).toEqual([]);
    expect(await heard.post('/api/user/mine', {}, { token: mine })).toMatchObject({ http: 200 });
  });
});

/** Somebody whose row is locked, so that no edit of theirs ends before `release`. */
async function startLocked() {
  const busy = await startApiForTest();
  const greedy = await busy.signIn();
  const [holder, watcher] = [0, 1].map(() => new Client({ connectionString: busy.database.url }));
  await Promise.all([holder?.connect(), watcher?.connect()]);
  await holder?.query('begin');
  await holder?.query('select 1 from users where id = $1 for update', [greedy.id]);
  return {
    busy,
    edit: (times: number) =>
      Array.from({ length: times }, (_, at) => busy.post('/api/user/edit', { bio: `${at}` }, greedy)),
    countWaiting: async () => {
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await watcher?.query(waiting))?.rowCount ?? 0;
    },
    release: async () => {
      await holder?.query('commit');
      await Promise.all([holder?.end(), watcher?.end()]);
    },
  };
}

describe('a turn', () => {
  it('is taken by four calls of a user at a time, and another user waits for none of them', async () => {
    const { busy, edit, countWaiting, release } = await startLocked();
    const other = await busy.signIn();
    const edits = Promise.all(edit(40));
    await waitUntil('the first edits', async () => (await countWaiting()) >= 4);
    const answered = await Promise.race([busy.post('/api/user/mine', {}, other), sleep(8000, null)]);
    const waiting = await countWaiting();
    await release();
    expect(answered).toMatchObject({ http: 200 });
    expect(waiting).toBe(4);
    expect(new Set((await edits).map((answer) => answer.http))).toEqual(new Set([200]));
  });

  it('is waited for by so many, and the others are told when to come again', async () => {
    const { edit, release } = await startLocked();
    const edits = edit(75);
    const refused = await Promise.race(edits);
    await release();
    expect(refused).toMatchObject({ http: 429, code: 429 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const statuses = (await Promise.all(edits)).map((answer) => answer.http);
    expect(statuses.filter((status) => status === 429).length).toBeLessThanOrEqual(75 - 4 - 64);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});

it('a caller that hangs up leaves its connection to nobody', async () => {
  const { port } = new URL(api.url);
  const request = http.request({ port, method: 'POST', path: '/api/user/mine', headers: { token } });
  request.on('error', () => {});
  request.write('{');
  request.destroy();
  expect(await api.post('/api/user/mine', {}, { token })).toMatchObject({ http: 200 });
});

it('a connection with half of its headers is answered and closed, and one that says nothing is closed', async () => {
  await waitUntil('the end of both', () => silent.socket.readableEnded && half.socket.readableEnded);
  expect(half.said()).toMatch(/^HTTP\/1\.1 408 /);
  expect(half.answer()).toMatchObject({ code: 408, data: null });
  expect(silent.said()).toBe('');
  await waitUntil('the end of the half', half.isGone, 5000);
  await waitUntil('the end of the silent one', silent.isGone, 5000);
});
