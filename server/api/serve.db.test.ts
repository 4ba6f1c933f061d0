// What every call of the wire keeps, whoever answers it.
import http from 'node:http';
import net from 'node:net';
import process from 'node:process';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Envelope } from '#contract/endpoint.ts';
import { JSON_MAX_BYTES } from '#contract/limits.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { startApiForTest, type TestApi, useTestApi } from '#tests/start-test-api.ts';
import { startApi } from './start-api.ts';

const api = useTestApi();
let token: string;
beforeAll(async () => {
  ({ token } = await api.signIn());
});
afterEach(() => vi.restoreAllMocks());

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

async function send(path: string, init: RequestInit) {
  const response = await api.fetch(path, init);
  return {
    http: response.status,
    headers: response.headers,
    ...((await response.json()) as Envelope<unknown>),
  };
}

const postKilobytes = (to: string, kilobytes: number) =>
  api.post(to, { x: 'x'.repeat(kilobytes * 1024) }, { token, headers: { 'accept-language': 'en' } });

const postMarks = (to: string, method: string, marks: number) =>
  api.post(to, { name: `a${'\u0301\u0323\u0300\u0316'.repeat(marks / 4)}` }, { token, method });

describe('the envelope', () => {
  it('stands around every success', async () => {
    const answer = await api.post('/api/user/mine', {}, { token });
    expect(answer).toMatchObject({ http: 200, code: 200, msg: 'ok', data: { is_vip: false } });
    expect(answer.request_id).toMatch(UUID);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('carries the id of the request, if it is a uuid', async () => {
    const id = '11111111-2222-4333-8444-555555555555';
    const mine = await api.post('/api/config', {}, { headers: { 'x-request-id': id } });
    expect(mine.request_id).toBe(id);
    expect(mine.headers.get('x-request-id')).toBe(id);
    const other = await api.post('/api/config', {}, { headers: { 'x-request-id': 'evil" id' } });
    expect(other.request_id).toMatch(UUID);
  });

  it('[§8.1] says that a sign-in is needed, without a token and with a wrong one', async () => {
    for (const wrong of [undefined, 'x', 'A'.repeat(43)]) {
      const answer = await api.post('/api/user/mine', {}, wrong === undefined ? {} : { token: wrong });
      expect(answer).toMatchObject({ http: 401, code: -1, msg: 'Please sign in first', data: null });
    }
  });

  it('[§8.4] names the fields that are wrong, and coerces nothing', async () => {
    const answer = await api.post('/api/user/edit', { name: 7, bio: 'x'.repeat(161), age: 3 }, { token });
    expect(answer).toMatchObject({ http: 200, code: 3010001, msg: 'Invalid parameters' });
    expect(Object.keys(answer.data?.fields ?? {}).sort()).toEqual(['age', 'bio', 'name']);
    expect(answer.data).toMatchObject({ fields: { bio: 'The text can have at most 160 characters' } });
  });

  it('speaks the language of the caller: lang, then Accept-Language, then the preference', async () => {
    const msg = async (headers: Record<string, string>, body: object = { id: '999999' }) =>
      (await api.post('/api/user/info', body, { token, headers })).msg;
    expect(await msg({})).toBe('User not found');
    await api.post('/users/preferences', { language: 'zh' }, { token, method: 'PATCH' });
    expect(await msg({ 'accept-language': '*' })).toBe('用户不存在');
    expect(await msg({ 'accept-language': 'fr, en;q=0.3, zh-CN;q=0.8' })).toBe('用户不存在');
    expect(await msg({ 'accept-language': 'fr, en;q=0.9, zh-CN;q=0.8' })).toBe('User not found');
    const login = await api.post(
      '/api/login',
      { platform: 1, id_token: 'x', lang: 'zh' },
      { headers: { 'accept-language': 'en' } },
    );
    expect(login.msg).toBe('Google 登录失败（ID 令牌无效）');
  });

  it('refuses what is not JSON with 400', async () => {
    const json = { 'content-type': 'application/json' };
    for (const body of ['{', '', '{"a":1', '{"__proto__":{"x":1}}']) {
      expect(await send('/api/config', { method: 'POST', body, headers: json })).toMatchObject({
        http: 400,
        code: 3010001,
        data: null,
      });
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await send('/api/config', { method: 'POST', body: 'a=1', headers: form })).toMatchObject({
      http: 400,
      code: 3010001,
    });
    expect(await send('/api/config', { method: 'POST' })).toMatchObject({ http: 400, code: 3010001 });
    const text = { 'content-type': 'text/plain' };
    expect(await send('/api/config', { method: 'POST', body: '{}', headers: text })).toMatchObject({
      http: 400,
      code: 3010001,
    });
  });

  it('refuses text that cannot be stored by its field, in every call', async () => {
    const calls: [string, object, string][] = [
      ['/api/validate_email', { email: 'a\0@example.com' }, 'email'],
      ['/api/login', { platform: 0, email: 'a@example.com', code: '1', d_id: '\0' }, 'd_id'],
      ['/api/user/edit', { name: '\0' }, 'name'],
      ['/api/task/text_to_image/post', { prompt: 'half a fox \ud83e' }, 'prompt'],
      ['/api/task/list', { q: '\0' }, 'q'],
      ['/app/task/public', { effect_id: '\0' }, 'effect_id'],
    ];
    for (const [path, body, field] of calls) {
      expect(await api.post(path, body, { token, headers: { 'accept-language': 'en' } })).toMatchObject({
        http: 200,
        code: 3010001,
        data: { fields: { [field]: 'This text has characters that cannot be stored' } },
      });
    }
    const edit = await api.post('/api/user/edit', { head_img: '/media/%00' }, { token });
    expect(edit).toMatchObject({ code: 3010001, data: { fields: { head_img: expect.any(String) } } });
  });

  it('refuses a body of endless fields with a short answer', async () => {
    const many = Object.fromEntries(Array.from({ length: 1200 }, (_, n) => [`key${n}`, n]));
    const answer = await api.post('/api/config', many);
    expect(answer).toMatchObject({ http: 200, code: 3010001 });
    expect(Object.keys(answer.data?.fields ?? {})).toHaveLength(50);
    const fields = { '': 'This is more than one request can hold' };
    for (const body of [`[${'1,'.repeat(6000)}1]`, '['.repeat(40) + ']'.repeat(40)]) {
      expect(await api.post('/api/config', body)).toMatchObject({
        http: 200,
        code: 3010001,
        data: { fields },
      });
    }
  });

  it('[§9.1] refuses a body over what its call can need, never over 64 KB of a visitor and 256 KB of a user', async () => {
    const tooLarge = { http: 413, code: 413, msg: 'The request is too large', data: null };
    expect(await postKilobytes('/api/config', 15)).toMatchObject({ http: 200, code: 3010001 });
    expect(await postKilobytes('/api/config', 16)).toMatchObject(tooLarge);
    expect(await postKilobytes('/api/login', 58)).toMatchObject({ http: 200, code: 3010001 });
    expect(await postKilobytes('/api/login', 64)).toMatchObject(tooLarge);
    expect(await postKilobytes('/api/task/price/get', 255)).toMatchObject({ http: 200, code: 3010001 });
    expect(await postKilobytes('/api/task/price/get', 256)).toMatchObject(tooLarge);
    expect(await postKilobytes('/api/config', JSON_MAX_BYTES / 1024)).toMatchObject(tooLarge);
  });

  it('composes no name that is too long, however it is sent', async () => {
    for (const [path, method] of [
      ['/api/user/edit', 'POST'],
      ['/users/profile', 'PUT'],
    ] as const) {
      const before = process.cpuUsage();
      expect(await postMarks(path, method, 200_000)).toMatchObject({ http: 413 });
      expect(await postMarks(path, method, 7000)).toMatchObject({
        http: 200,
        code: 3010001,
        data: { fields: { name: expect.any(String) } },
      });
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1e6).toBeLessThan(5); // composed, the first alone took 28 seconds
    }
  });

  it('counts a body whose sender does not say how large it is', async () => {
    const { port } = new URL(api.url);
    const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const request = http.request({ port, method: 'POST', path: '/api/config', headers }, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      });
      request.on('error', reject);
      request.write('{"x":"'); // and never the rest
      request.write('x'.repeat(17 * 1024));
    });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 413, data: null });
  });

  it('says 404 for an unknown path before its body is looked at', async () => {
    expect(await api.post('/api/nothing', 'x'.repeat(100_000))).toMatchObject({ http: 404, code: 404 });
  });

  it('says so to a caller who is still sending, and takes the next call on the same connection', async () => {
    const { port } = new URL(api.url);
    const socket = net.connect(Number(port), '127.0.0.1');
    let got = '';
    socket.on('data', (chunk) => (got += chunk));
    const hears = async (words: RegExp) => {
      await expect.poll(() => got).toMatch(words);
    };
    const head = 'POST /api/config HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ';
    socket.write(`${head}${JSON_MAX_BYTES + 1}\r\n\r\n`);
    await hears(/^HTTP\/1\.1 413 /);
    got = '';
    socket.write(Buffer.alloc(JSON_MAX_BYTES + 1, 'x'));
    socket.write(`${head}2\r\n\r\n{}`);
    await hears(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  it('refuses multipart where no file may ride along', async () => {
    const body = new FormData();
    body.set('params', '{}');
    expect(await send('/api/config', { method: 'POST', body })).toMatchObject({ http: 400, code: 3010001 });
  });

  it('refuses a multipart body that is broken', async () => {
    const broken: [string, string][] = [
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=b', 'x'],
      ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="params"\r\n\r\n{'],
    ];
    for (const [type, body] of broken) {
      const headers = { 'content-type': type, token };
      expect(await send('/api/task/text_to_image/post', { method: 'POST', body, headers })).toMatchObject({
        http: 400,
        code: 3010001,
      });
    }
  });

  it('answers 404 for an unknown path and 405 with Allow for a wrong method', async () => {
    expect(await api.post('/api/nothing', {})).toMatchObject({ http: 404, code: 404 });
    const wrong = await send('/api/config', { method: 'PUT' });
    expect(wrong).toMatchObject({ http: 405, code: 405 });
    expect(wrong.headers.get('allow')).toBe('POST');
    for (const method of ['DELETE', 'OPTIONS', 'POST']) {
      expect(await send('/users/preferences', { method })).toMatchObject({ http: 405, code: 405 });
    }
  });

  it('answers a monitor that asks with HEAD as it would with GET, without the body', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await api.fetch(path, { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await response.text()).toBe('');
      expect((await send(path, { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD');
    }
  });

  it('answers in the same form when the address itself is broken', async () => {
    expect(await send('/api/%zz', { method: 'POST', body: '{}' })).toMatchObject({
      http: 400,
      code: 3010001,
    });
  });

  it('answers in the same form to what is not HTTP', async () => {
    const { port } = new URL(api.url);
    const text = await new Promise<string>((resolve, reject) => {
      const socket = net.connect(Number(port), '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      let got = '';
      socket.on('data', (chunk) => (got += chunk));
      socket.on('end', () => resolve(got));
      socket.on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({ code: 3010001, data: null });
  });
});

describe('a bug', () => {
  it('[§8.3] is shown as 2010001 with the request id, logged whole, and leaks nothing', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const broken = await startApiForTest({ log, ownsDatabase: true });
    await broken.database.pool.query('alter table users rename to no_users');
    const secret = 'A'.repeat(43);
    const answer = await broken.post('/api/user/mine', {}, { token: secret });
    expect(answer).toMatchObject({ http: 500, code: 2010001, data: null });
    expect(answer.msg).toBe('System error, please try again later');
    expect(JSON.stringify(answer)).not.toMatch(/users|select|relation/);
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged.find((line) => line.request_id === answer.request_id)?.err.stack).toContain('users');
    expect(lines.join('')).not.toContain(secret);
  });

  it('is told from a database that is away, which is 503 and may be tried again', async () => {
    const away = await startApiForTest();
    const wrongPort = Object.assign(new URL(away.database.url), { port: '1' }).href;
    const lost = connectDatabase(wrongPort);
    const app = { ...away.app, db: lost.db };
    const lone = await startApi(app, { port: 0, host: '127.0.0.1', webFolder: null });
    const response = await fetch(`${lone.url}/api/user/mine`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', token: 'A'.repeat(43) },
    });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: 503, data: null });
    expect((await fetch(`${lone.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${lone.url}/healthz`)).status).toBe(200);
    await lone.close();
    await lost.close();
  });
});

describe('limits', () => {
  it('[§8.20] let a user make so many calls a minute', async () => {
    const strict = await startApiForTest({ rates: { userCalls: 7 } });
    const { token: mine } = await strict.signIn();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => strict.post('/api/user/info', {}, { token: mine })),
    );
    const refused = answers.filter((answer) => answer.http === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ code: 429, msg: 'Too many requests, please try later' });
    const seconds = Number(refused[0]?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    const { token: other } = await strict.signIn();
    expect(await strict.post('/api/user/info', {}, { token: other })).toMatchObject({ http: 200 });
  });

  it('hold for all processes of a deployment together', async () => {
    const first = await startApiForTest({ rates: { userCalls: 60 } });
    const second = await startApi(first.app, { port: 0, host: '127.0.0.1', webFolder: null });
    const { token: mine } = await first.signIn();
    let passed = 0;
    for (let at = 0; at < 90; at += 1) {
      const response = await fetch(`${at % 2 ? first.url : second.url}/api/user/info`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json', token: mine },
      });
      if (response.status === 200) passed += 1;
    }
    await second.close();
    expect(passed).toBe(60);
  });

  it('let a user post so many tasks a minute, retries included', async () => {
    const strict = await startApiForTest({ rates: { userTasks: 2 } });
    const { token: mine } = await strict.signIn();
    const input = { prompt: 'a fox', count: 1 };
    const post = (path: string, body: object) => strict.post(path, body, { token: mine });
    expect(await post('/api/task/text_to_image/post', input)).toMatchObject({ http: 200, code: 200 });
    expect(await post('/api/task/text_to_image_new/post', input)).toMatchObject({ http: 200, code: 200 });
    expect(await post('/api/task/retry/post', { id: '1' })).toMatchObject({ http: 429, code: 429 });
    expect(await post('/api/task/list', {})).toMatchObject({ http: 200 });
  });

  it('count who has no token by address, also with a wrong token', async () => {
    const strict = await startApiForTest({ rates: { addressCalls: 4 } });
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      const sending = at % 2 ? { token: 'A'.repeat(43) } : {};
      statuses.push((await strict.post('/api/user/mine', {}, sending)).http);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
    expect((await strict.fetch('/healthz')).status).toBe(200);
  });
});

const countParsed = async (app: TestApi) => {
  const parses = vi.spyOn(JSON, 'parse');
  await (await app.fetch('/_i18n/en/messages.json')).arrayBuffer();
  const { length } = parses.mock.calls;
  parses.mockRestore();
  return length;
};

describe('files, texts and pages', () => {
  it('are counted by address, without a look at the database', async () => {
    const strict = await startApiForTest({ rates: { addressFiles: 5 } });
    const asks = vi.spyOn(strict.database.pool, 'query');
    const fetchEach = async (paths: string[]) => {
      const statuses: number[] = [];
      for (const path of paths) {
        const response = await strict.fetch(path);
        statuses.push(response.status);
        await response.arrayBuffer();
      }
      return statuses;
    };
    const texts = '/_i18n/en/messages.json';
    expect(await fetchEach([texts, texts, '/media/x', '/media/x', '/media/x', texts])).toEqual([
      200, 200, 404, 404, 404, 429,
    ]);
    const refused = await strict.fetch(texts);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 429, data: null });
    // Pages have a window of their own: no number of images locks somebody out.
    const pages = ['/', '/explore', '/assets/x.js', '/x', '/'];
    expect(await fetchEach([...pages, '/'])).toEqual([404, 404, 404, 404, 404, 429]);
    expect(asks).not.toHaveBeenCalled();
    expect((await strict.fetch('/healthz')).status).toBe(200);
  });

  it('read the texts once, and each time only while they are written', async () => {
    for (const isDevelopment of [false, true]) {
      const app = await startApiForTest({ config: { isDevelopment } });
      expect(await countParsed(app)).toBeGreaterThan(5);
      expect((await countParsed(app)) > 5).toBe(isDevelopment);
    }
  });
});

describe('the headers', () => {
  it('let a page run our own scripts only, and no other origin read an answer', async () => {
    const { headers } = await api.post('/api/config', {}, { headers: { origin: 'https://evil.example' } });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
  });

  it('let a browser forget the images of who leaves', async () => {
    const leaver = await api.signIn();
    const other = await api.post('/api/user/mine', {}, leaver);
    expect(other.headers.get('clear-site-data')).toBeNull();
    const gone = await api.post('/api/logout', {}, leaver);
    expect(gone.headers.get('clear-site-data')).toBe('"cache"');
    const { token: mine, email } = await api.signIn();
    expect(
      (await api.post('/api/user/terminate', { email: 'x' }, { token: mine })).headers.get('clear-site-data'),
    ).toBeNull();
    const ended = await api.post('/api/user/terminate', { email }, { token: mine });
    expect(ended.headers.get('clear-site-data')).toBe('"cache"');
  });

  it('ask for https where the site has it', async () => {
    const https = await startApiForTest({ config: { publicUrl: 'https://atelier.example' } });
    const { headers } = await https.post('/api/config', {});
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  });
});

describe('the probes', () => {
  it('tell that the process lives and can serve', async () => {
    expect(await api.post('/healthz', null, { method: 'GET' })).toMatchObject({
      http: 200,
      code: 200,
      data: {},
    });
    expect(await api.post('/readyz', null, { method: 'GET' })).toMatchObject({
      http: 200,
      data: { checks: { database: true, storage: true } },
    });
  });

  it('give the numbers to this machine only', async () => {
    await api.post('/api/config', {});
    const response = await api.fetch('/metrics');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toContain(
      'http_request_duration_seconds_count{method="POST",path="/api/config",status="200"}',
    );
    const { port } = new URL(api.url);
    const ask = (headers: Record<string, string>) =>
      new Promise((resolve) => {
        http.get({ port, path: '/metrics', headers }, (answer) => resolve(answer.resume().statusCode));
      });
    expect(await ask({ host: `localhost:${port}` })).toBe(200);
    for (const [name, value] of [
      ['x-forwarded-for', '203.0.113.9'],
      ['x-forwarded-proto', 'https'],
      ['x-real-ip', '203.0.113.9'],
      ['forwarded', 'for=203.0.113.9'],
      ['via', '1.1 gate'],
      ['host', 'atelier.example.com'],
    ] as const) {
      expect(await ask({ [name]: value })).toBe(404);
    }
  });
});
