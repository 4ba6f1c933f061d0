// The JSON client against a real server on the loopback.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPreferences, mine, patchPreferences, userEdit } from '#contract/account.ts';
import { endpoint } from '#contract/endpoint.ts';
import { JSON_MAX_BYTES, JSON_TIMEOUT_MS } from '#contract/limits.ts';
import { Empty } from '#contract/page.ts';
import { login, validateEmail } from '#contract/session.ts';
import { buildMeta, latestBuild, siteConfig } from '#contract/site.ts';
import { taskDelete, taskList, taskPublic, taskStatus } from '#contract/task.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { CALL_DEFAULTS } from './call-options.ts';
import { CallError, isCanceled } from './call-error.ts';
import { call } from './call.ts';
import { connectApi } from './connection.ts';
import type { ApiToast } from './connection.ts';
import { buildDuplicateKey, isMutating, MUTATING_METHODS } from './duplicates.ts';
import { useLoading } from './loading.ts';
import { isTokenExcluded } from './token-exclusion.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

let server: AnswerServer;
let toasts: ApiToast[];
let logins: number;
let token: string | null;

beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.close());
beforeEach(() => {
  toasts = [];
  logins = 0;
  token = 'the-token';
  server.asked.length = 0;
  server.answerWith(server.ok({}));
  connectApi({
    baseUrl: server.url,
    environment: 'test',
    readToken: () => token,
    readLanguage: () => 'en',
    say: (word, values) => `${word}${values ? JSON.stringify(values) : ''}`,
    showToast: (toast) => toasts.push(toast),
    onNeedLogin: () => (logins += 1),
  });
});

const last = () => {
  const asked = server.asked.at(-1);
  if (!asked) throw new Error('nothing was asked');
  return asked;
};
const failureOf = async (calling: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await calling.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error(`no CallError but ${String(error)}`);
  return error;
};
const key = (data: unknown, part = {}) => buildDuplicateKey({ method: 'POST', url: 'u', data, ...part });
const asked = async (count: number) => {
  await expect.poll(() => server.asked.length).toBe(count);
};

describe('headers', () => {
  it('[§7.21] sends the default and the additional headers, and no credentials', async () => {
    await call(mine, {});
    const { headers } = last();
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      token: 'the-token',
      'env-oneai': 'test',
    });
    expect(Number(headers['x-request-time'])).toBeGreaterThan(1_600_000_000_000);
    expect(headers['x-request-id']).toMatch(UUID);
    expect(headers.cookie).toBeUndefined();
    expect(headers.authorization).toBeUndefined();
  });

  it('[§7.21] gives every call an id of its own', async () => {
    await call(mine, {});
    const first = last().headers['x-request-id'];
    await call(mine, {});
    expect(last().headers['x-request-id']).not.toBe(first);
  });

  it.each([
    ['/auth/login', true],
    ['/auth/register', true],
    ['/auth/refresh', true],
    ['/public', true],
    ['/public/any/thing', true],
    ['/api/login', true],
    ['/api/validate_email', true],
    ['/_i18n/en/messages.json', true],
    ['/builds/latest.json', true],
    ['/api/config', true],
    ['/api/asset/list', true],
    ['/api/asset/class/list', true],
    ['/api/user/mine', false],
    ['/app/task/public', false],
    ['/api/logout', false],
  ])('[§6.3] keeps the token from the exclusion list: %s', (path, isExcluded) => {
    expect(isTokenExcluded(new URL(path, server.url))).toBe(isExcluded);
  });

  it('[§6.3] sends no token with an excluded call, nor to another origin', async () => {
    await call(validateEmail, { email: 'a@b.cc' });
    expect(last().headers.token).toBeUndefined();
    expect(isTokenExcluded(new URL('https://elsewhere.example/api/user/mine'))).toBe(true);
  });

  it('[§6.3] sends the token where one is optional, and the call also without', async () => {
    await call(taskPublic, {});
    expect(last().headers.token).toBe('the-token');
    token = null;
    await call(taskPublic, {});
    expect(last().headers.token).toBeUndefined();
  });
});

describe('address, input and answer', () => {
  it('[§7.25] calls the base address it is given, with its path', async () => {
    connectApi({ baseUrl: `${server.url}/behind/` });
    await call(mine, {});
    expect(last().path).toBe('/behind/api/user/mine');
    await call(siteConfig, {});
    expect(last().headers.token).toBeUndefined();
  });

  it('[§7.20] posts the input as JSON', async () => {
    await call(taskList, { type: [1, 2], page_size: 5 });
    expect(last()).toMatchObject({ method: 'POST', path: '/api/task/list' });
    expect(JSON.parse(last().text)).toEqual({ type: [1, 2], page_size: 5 });
  });

  it('fills the path of a read and puts the rest into the query', async () => {
    const search = endpoint({ ...getPreferences, path: '/users/{id}/things' });
    await call(search, { id: 'a/b', q: '画 & co', kind: [1, 2] } as never);
    expect(last()).toMatchObject({ method: 'GET', path: '/users/a%2Fb/things', text: '' });
    expect(new URLSearchParams(last().query).getAll('kind')).toEqual(['1', '2']);
    expect(new URLSearchParams(last().query).get('q')).toBe('画 & co');
  });

  it('[§7.22] returns the envelope, or the data alone where that is asked', async () => {
    server.answerWith(server.ok({ id: '7' }));
    expect(await call(mine, {})).toEqual({ code: 200, msg: '', data: { id: '7' }, request_id: 'r-1' });
    expect(await call(mine, {}, { extractData: true })).toEqual({ id: '7' });
  });

  it('takes 0 for success as well as 200', async () => {
    server.answerWith({ body: { code: 0, msg: '', data: { id: '7' }, request_id: 'r' } });
    expect(await call(mine, {}, { extractData: true })).toEqual({ id: '7' });
  });

  it('[§7.19] reads a bare answer', async () => {
    server.answerWith({ body: { id: 'b1', timestamp: 'now' } });
    expect(await call(latestBuild, {}, { extractData: true })).toEqual({ id: 'b1', timestamp: 'now' });
    await call(buildMeta, { id: 'b1' });
    expect(last()).toMatchObject({ method: 'GET', path: '/builds/meta/b1.json' });
  });

  it('sends a change by its method', async () => {
    await call(patchPreferences, { theme: 'dark' });
    expect(last()).toMatchObject({ method: 'PATCH', text: '{"theme":"dark"}' });
  });
});

describe('defaults of a request', () => {
  it('[§7.22] shows loading and errors, needs a token, extracts nothing and does not retry', () => {
    expect(CALL_DEFAULTS).toMatchObject({
      showLoading: true,
      showError: true,
      needToken: true,
      extractData: false,
      retries: 0,
    });
  });

  it('[§7.22] counts for the progress bar while it runs, unless told not to', async () => {
    const seen: number[] = [];
    const stop = useLoading.subscribe(({ count }) => seen.push(count));
    await call(mine, {});
    await call(mine, {}, { showLoading: false });
    stop();
    expect(seen).toEqual([1, 0]);
  });

  it('[§7.22] tries once, and again only when a read asks for it', async () => {
    server.answerWith({ drop: true });
    await failureOf(call(mine, {}));
    expect(server.asked).toHaveLength(1);
    await failureOf(call(userEdit, { name: 'x' }, { retries: 2 }));
    expect(server.asked).toHaveLength(2);
    let drops = 1;
    server.answerWith(() => (drops-- > 0 ? { drop: true } : server.ok({ id: '1' })));
    expect(await call(mine, {}, { retries: 1, extractData: true })).toEqual({ id: '1' });
    expect(server.asked).toHaveLength(4);
  });

  it('lets a short act outlive the page, and nothing else unless told to', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    await call(userEdit, { name: 'x' });
    await call(userEdit, { name: 'x'.repeat(5000) });
    await call(mine, {});
    await call(userEdit, { name: 'x'.repeat(5000) }, { keepalive: true });
    expect(fetching.mock.calls.map(([, request]) => request?.keepalive)).toEqual([true, false, false, true]);
    fetching.mockRestore();
  });

  it('[§7.22] is not sent without a token, and asks to sign in once', async () => {
    token = null;
    const failures = await Promise.all([failureOf(call(mine, {})), failureOf(call(taskList, {}))]);
    expect(failures.map(({ kind }) => kind)).toEqual(['need_login', 'need_login']);
    expect(server.asked).toHaveLength(0);
    expect(logins).toBe(1);
    expect(toasts).toHaveLength(1);
  });

  it('fails silently without a token in the background, and is sent where none is needed', async () => {
    token = null;
    expect((await failureOf(call(taskStatus, { id: '1' }, { isBackground: true }))).kind).toBe('need_login');
    expect([server.asked.length, logins, toasts.length]).toEqual([0, 0, 0]);
    await call(mine, {}, { needToken: false });
    expect(server.asked).toHaveLength(1);
  });
});

describe('duplicates', () => {
  it('[§7.23] knows the mutating methods', () => {
    expect(MUTATING_METHODS).toEqual(['post', 'put', 'patch', 'delete']);
    expect(['POST', 'Put', 'patch', 'DELETE'].every(isMutating)).toBe(true);
    expect(isMutating('GET')).toBe(false);
  });

  it('[§7.24] builds its key from method, url, params and data, in any order of fields', () => {
    expect(key({ a: 1, b: { c: 2, d: 3 } })).toBe(key({ b: { d: 3, c: 2 }, a: 1 }));
    expect(key({ a: 1 })).not.toBe(key({ a: 2 }));
    expect(key({ a: 1 })).not.toBe(key({ a: 1 }, { method: 'GET' }));
    expect(key({ a: 1 })).not.toBe(key({ a: 1 }, { url: 'v' }));
    expect(key({ a: 1 })).not.toBe(key({ a: 1 }, { params: { q: 1 } }));
    expect(key([1, 2])).not.toBe(key([2, 1]));
    expect(key({ a: 1, client_token: 'x' })).toBe(key({ a: 1, client_token: 'y' }));
  });

  it('[§7.24] drops the older of two equal reads, silently', async () => {
    let isFirst = true;
    server.answerWith(() => {
      if (!isFirst) return server.ok({ n: 2 });
      isFirst = false;
      return { hang: true };
    });
    const older = failureOf(call(taskList, { type: [1] }));
    await asked(1);
    const newer = call(taskList, { type: [1] }, { extractData: true });
    expect((await older).kind).toBe('canceled');
    expect(await newer).toEqual({ n: 2 });
    await expect.poll(() => server.asked[0]?.isAborted).toBe(true);
    expect(toasts).toEqual([]);
  });

  it('[§7.24] refuses the newer of two equal acts, silently and unsent', async () => {
    const held = Promise.withResolvers<void>();
    server.answerWith(async () => {
      await held.promise;
      return server.ok({ deleted: ['1'], refunded: 0 });
    });
    const older = call(taskDelete, { id: '1' }, { extractData: true });
    await asked(1);
    expect(isCanceled(await failureOf(call(taskDelete, { id: '1' })))).toBe(true);
    expect(server.asked).toHaveLength(1);
    held.resolve();
    expect(await older).toEqual({ deleted: ['1'], refunded: 0 });
    server.answerWith(server.ok({}));
    await call(taskDelete, { id: '1' });
    expect(server.asked).toHaveLength(2);
    expect(toasts).toEqual([]);
  });

  it('lets different calls run side by side', async () => {
    await Promise.all([call(taskList, { type: [1] }), call(taskList, { type: [2] }), call(mine, {})]);
    expect(server.asked).toHaveLength(3);
  });

  it('is cancelled by its caller without a word', async () => {
    server.answerWith({ hang: true });
    const stopper = new AbortController();
    const failing = failureOf(call(mine, {}, { signal: stopper.signal }));
    await asked(1);
    stopper.abort();
    expect((await failing).kind).toBe('canceled');
    const before = failureOf(call(mine, {}, { signal: AbortSignal.abort() }));
    expect((await before).kind).toBe('canceled');
    expect(toasts).toEqual([]);
  });
});

describe('limits', () => {
  it('[§9.1] gives up after 10 seconds unless told otherwise', async () => {
    expect(JSON_TIMEOUT_MS).toBe(10_000);
    server.answerWith({ hang: true });
    const error = await failureOf(call(mine, {}, { timeoutMs: 50 }));
    expect(error).toMatchObject({ kind: 'timeout', message: 'Request timed out' });
    expect(toasts).toEqual([{ type: 'error', message: 'Request timed out', durationMs: 5000 }]);
  });

  it('[§9.1] sends no more than 10 MB', async () => {
    expect(JSON_MAX_BYTES).toBe(10 * 1024 * 1024);
    const open = endpoint({ ...mine, input: Empty });
    const error = await failureOf(call(open, { text: '画'.repeat(JSON_MAX_BYTES / 3) } as never));
    expect(error.kind).toBe('too_large');
    expect(server.asked).toHaveLength(0);
    expect(toasts).toHaveLength(1);
  });

  it('[§9.1] reads no more than 10 MB', async () => {
    server.answerWith({ body: JSON.stringify({ code: 200, data: 'x'.repeat(JSON_MAX_BYTES) }) });
    expect((await failureOf(call(mine, {}))).kind).toBe('too_large');
    server.answerWith({ body: JSON.stringify({ code: 200, data: 'x'.repeat(JSON_MAX_BYTES - 100) }) });
    expect((await call(mine, {})).code).toBe(200);
  });
});

it('[§7.1] sends a sign-in as the wire has it', async () => {
  await call(login, {
    platform: 0,
    email: 'a@b.cc',
    code: '123456',
    referrer: 'r',
    browser: 'Chrome 1',
    lang: 'zh',
  });
  expect(JSON.parse(last().text)).toEqual({
    platform: 0,
    email: 'a@b.cc',
    code: '123456',
    referrer: 'r',
    browser: 'Chrome 1',
    lang: 'zh',
  });
});
