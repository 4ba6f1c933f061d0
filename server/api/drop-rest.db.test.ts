// A call that is refused while its body is still coming: its answer is heard, and its connection stays good for more.
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTusClient, TUS_PATH } from '#tests/fakes/tus-client.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { useTestApi } from '#tests/start-test-api.ts';

const api = useTestApi();
let token: string;
let place: string;

beforeAll(async () => {
  ({ token } = await api.signIn());
  place = await openTusClient(api.url, token).create(4_000_000);
});

const PATCH = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
const JSON_TYPE = { 'content-type': 'application/json' };

describe('a call that is refused before its body is whole', () => {
  it.each<[status: number, what: string, line: () => string, headers: Record<string, string>]>([
    [409, 'goes on elsewhere', () => `PATCH ${place}`, { ...PATCH, 'upload-offset': '10' }],
    [412, 'speaks no version', () => `PATCH ${place}`, { 'content-type': PATCH['content-type'] }],
    [
      413,
      'is too large for its checksum',
      () => `PATCH ${place}`,
      {
        ...PATCH,
        'upload-offset': '0',
        'upload-checksum': 'sha1 AAAA',
      },
    ],
    [404, 'has no such upload', () => `PATCH ${TUS_PATH}/0`, { ...PATCH, 'upload-offset': '0' }],
    [413, 'is too large', () => 'POST /api/task/publish', JSON_TYPE],
    [404, 'has no such path', () => 'POST /api/nothing', JSON_TYPE],
    [405, 'has no such method', () => 'PUT /api/task/publish', JSON_TYPE],
    [400, 'is no form', () => 'POST /api/task/upload', { 'content-type': 'multipart/form-data' }],
  ])('%i: %s', async (status, _what, line, headers) => {
    const connection = connect();
    const rest = 9_000_000;
    connection.ask(line(), { ...headers, 'content-length': String(rest) });
    await waitUntil('it is answered', () => connection.statuses().length === 1);
    for (let sent = 0; sent < rest; sent += 1_000_000) {
      connection.socket.write(Buffer.alloc(1_000_000));
      await sleep(5);
    }
    connection.ask('GET /healthz', {});
    await waitUntil('the next one is answered', () => connection.statuses().length === 2);
    expect(connection.statuses()).toEqual([status, 200]);
    connection.socket.destroy();
  });
});

function connect() {
  const { hostname, port, host } = new URL(api.url);
  const socket = net.connect(Number(port), hostname);
  let heard = '';
  socket.setEncoding('latin1').on('data', (text: string) => void (heard += text));
  return {
    socket,
    ask(line: string, headers: Record<string, string>) {
      const lines = Object.entries({ host, token, ...headers }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      socket.write(`${line} HTTP/1.1\r\n${lines.join('')}\r\n`);
    },
    statuses: () => [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
  };
}
