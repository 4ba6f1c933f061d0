// Every row of the error catalogue, as a person meets it: what is said, how loudly, for how long.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mine } from '#contract/account.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { HTTP_WORDS } from '#contract/errors.ts';
import { taskRetry } from '#contract/task.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer, PlannedAnswer } from '#tests/fakes/answer-server.ts';
import en from '#texts/en/screens/errors.json';
import zh from '#texts/zh/screens/errors.json';
import type { Language } from '#texts/words.ts';
import { CallError } from './call-error.ts';
import { call } from './call.ts';
import type { CallOptions } from './call-options.ts';
import { connectApi } from './connection.ts';
import type { ApiToast } from './connection.ts';
import { readRetryAfter } from './errors.ts';

let server: AnswerServer;
let language: Language;
let token: string | null;
let toasts: ApiToast[];
let logins: number;
let now = 1_800_000_000_000;

beforeAll(async () => {
  server = await startAnswerServer();
});
afterAll(() => server.close());
beforeEach(() => {
  language = 'en';
  token = 'the-token';
  toasts = [];
  logins = 0;
  // Far enough from the test before, so that nothing collapses with what it said.
  now += 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
  connectApi({
    baseUrl: server.url,
    readToken: () => token,
    readLanguage: () => language,
    say: (word, values = {}) =>
      (language === 'zh' ? zh : en)[word].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name])),
    showToast: (toast) => toasts.push(toast),
    onNeedLogin: () => (logins += 1),
  });
});
afterEach(() => void vi.useRealTimers());

async function fail(
  told: PlannedAnswer,
  options: CallOptions & { extractData?: false } = {},
  endpoint: Endpoint = mine,
): Promise<CallError> {
  server.answerWith(told);
  const error: unknown = await call(endpoint, {}, options).catch((reason: unknown) => reason);
  if (!(error instanceof CallError)) throw new Error(`no CallError but ${String(error)}`);
  return error;
}

const business = (code: number, msg = '', data: unknown = null): PlannedAnswer => ({
  body: { code, msg, data, request_id: 'r' },
});
const error = (message: string, durationMs = 5000) => [{ type: 'error', message, durationMs }];
const warning = (message: string, durationMs = 4000) => [{ type: 'warning', message, durationMs }];

describe('business codes', () => {
  it('[§8.1] -1: warning for 4 s, logout and login modal', async () => {
    const failure = await fail(business(-1));
    expect(failure).toMatchObject({ kind: 'need_login', refusal: 'need_login', code: -1 });
    expect(toasts).toEqual(warning('Your session has expired, please sign in again'));
    expect(logins).toBe(1);
  });

  it('[§8.1] -1 without a session asks to sign in', async () => {
    token = null;
    await fail(business(-1), { needToken: false });
    expect(toasts).toEqual(warning('Please sign in first'));
    expect(logins).toBe(1);
  });

  it('[§8.2] -2: not enough points, warning for 4 s', async () => {
    expect((await fail(business(-2))).refusal).toBe('not_enough_points');
    expect(toasts).toEqual(warning('Not enough points'));
  });

  it.each([
    ['[§8.3] 2010001', 2010001, 'System error, please try again later', '系统错误，请稍后重试'],
    ['[§8.4] 3010001', 3010001, 'Invalid parameters', '参数解析错误'],
    ['[§8.5] 3010002', 3010002, 'User not found', '用户不存在'],
    ['[§8.6] 3010003', 3010003, 'Wrong password', '密码错误'],
    ['[§8.7] 3010004', 3010004, "You don't have permission", '没有权限'],
    ['[§8.8] 3010005', 3010005, 'This email is already registered', '邮箱已存在'],
    ['[§8.9] 3010006', 3010006, 'Invalid email address', '邮箱格式不正确'],
    ['[§8.10] 3010007', 3010007, 'The code is wrong or has expired', '验证码错误或已过期'],
    ['[§8.11] 3010008', 3010008, 'Registration failed', '注册失败'],
    [
      '[§8.12] 3010009',
      3010009,
      'Google sign-in failed (invalid ID token)',
      'Google 登录失败（ID 令牌无效）',
    ],
    ['[§8.13] 3010010', 3010010, 'Your account is in an abnormal state', '账号状态异常'],
    ['[§8.14] 3010011', 3010011, 'Could not issue a session, please retry', '令牌签发失败，请重试'],
    ['[§8.15] 2010002', 2010002, 'This item no longer exists', '作品或素材已不存在'],
  ])('%s: error for 5 s, in both languages', async (_, code, inEnglish, inChinese) => {
    expect(await fail(business(code))).toMatchObject({ code, message: inEnglish, kind: 'refused' });
    language = 'zh';
    await fail(business(code));
    expect(toasts).toMatchObject([...error(inEnglish), ...error(inChinese)]);
  });

  it('[product 1.4] only of 3010010 the toast offers to write to people', async () => {
    for (const code of [3010010, 3010004, 3010011]) await fail(business(code));
    expect(toasts.map(({ offersSupport }) => offersSupport)).toEqual([true, undefined, undefined]);
  });

  it('[§8.16] 2010003: warning for 4 s', async () => {
    await fail(business(2010003));
    expect(toasts).toEqual(warning('This category no longer exists'));
  });

  it('[§8.17] 2010004: nothing but the words for the place itself', async () => {
    expect((await fail(business(2010004))).message).toBe('Could not load the categories');
    expect(toasts).toEqual([]);
  });

  it('shows what the server said of a known code, and of an unknown one', async () => {
    await fail(business(3010010, 'Paused until tomorrow'));
    await fail(business(4711, 'Only on Sundays'));
    await fail(business(4712));
    expect(toasts.map(({ message }) => message)).toEqual([
      'Paused until tomorrow',
      'Only on Sundays',
      'Something went wrong',
    ]);
    expect(toasts.every(({ type, durationMs }) => type === 'error' && durationMs === 5000)).toBe(true);
  });

  it('hands over the sentence of each refused field', async () => {
    const failure = await fail(business(3010001, '', { fields: { prompt: 'too long', odd: 3 } }));
    expect(failure.fields).toEqual({ prompt: 'too long' });
  });

  it('promises that a task post which broke was not charged', async () => {
    await fail({ status: 500, ...business(2010001) }, {}, taskRetry);
    expect(toasts).toEqual(error('System error, please try again later. You were not charged.'));
    // A broken gateway cannot know that.
    await fail({ status: 502, body: 'Bad Gateway' }, {}, taskRetry);
    expect(toasts.at(-1)?.message).toBe('System error, please try again later');
  });
});

describe('HTTP statuses', () => {
  it('[§8.18] 401: login warning and logout', async () => {
    await fail({ status: 401, body: { code: -1, msg: 'Please sign in first', data: null } });
    expect(toasts).toEqual(warning('Your session has expired, please sign in again'));
    expect(logins).toBe(1);
  });

  it('[§8.18] 401 of several calls at once is one warning and one modal', async () => {
    server.answerWith({ status: 401, body: '' });
    await Promise.all([1, 2, 3].map((id) => call(mine, { id } as never).catch(() => {})));
    expect([toasts.length, logins]).toEqual([1, 1]);
    vi.setSystemTime(now + 2001);
    await fail({ status: 401, body: '' });
    expect([toasts.length, logins]).toEqual([2, 2]);
  });

  it('[§8.18] 401 counts also where errors are not shown, or nobody waits', async () => {
    await fail({ status: 401, body: '' }, { showError: false });
    expect(logins).toBe(1);
    vi.setSystemTime(now + 5000);
    await fail({ status: 401, body: '' }, { isBackground: true, showError: false });
    expect(logins).toBe(2);
  });

  it('[§8.18] 401 to a session that is over by now ends no other', async () => {
    server.answerWith(() => {
      token = 'the-next-token';
      return { status: 401, body: '' };
    });
    const failure: unknown = await call(mine, {}).catch((reason: unknown) => reason);
    expect(failure).toMatchObject({ kind: 'canceled' });
    expect([toasts.length, logins]).toEqual([0, 0]);
  });

  it('[§8.19] [§6.4] 403: no-permission words for 5 s', async () => {
    await fail({ status: 403, body: { code: 4711, msg: 'secret reason', data: null } });
    expect(toasts).toEqual(error("You don't have permission"));
  });

  it('[§8.20] 429: warning for 4 s, with the seconds where they are told', async () => {
    await fail({ status: 429, body: '' });
    const told = { status: 429, headers: { 'retry-after': '30' } };
    const failure = await fail({ ...told, body: { code: 429, msg: '4 tasks are waiting', data: null } });
    expect(failure.retryAfterSeconds).toBe(30);
    expect(toasts).toEqual([
      ...warning('Too many requests, please try later'),
      ...warning('4 tasks are waiting (30 s)'),
    ]);
  });

  it.each([500, 502, 503, 504])('[§8.21] %i: system error for 5 s', async (status) => {
    const failure = await fail({ status, body: '<html>' });
    expect(toasts).toEqual(error('System error, please try again later'));
    expect(failure.message).toBe(HTTP_WORDS[status]?.en);
  });

  it('[§8.22] any other status: what the server said, for 4 s', async () => {
    await fail({ status: 409, body: { code: 409, msg: 'Somebody was faster', data: null } });
    expect(toasts).toEqual(error('Somebody was faster', 4000));
  });

  it('[§8.22] any other status with a known business code: the row of that code', async () => {
    await fail({ status: 400, ...business(3010001) });
    expect(toasts).toEqual(error('Invalid parameters'));
  });

  it.each([400, 404, 405, 408, 409, 422])(
    '[§8.24] %i without a word: the map, in both languages',
    async (status) => {
      await fail({ status, body: '' });
      language = 'zh';
      await fail({ status, body: '' });
      expect(toasts).toEqual([
        ...error(HTTP_WORDS[status]?.en ?? '', 4000),
        ...error(HTTP_WORDS[status]?.zh ?? '', 4000),
      ]);
    },
  );

  it('[§8.24] has words for every status of the list', () => {
    const statuses = [400, 401, 403, 404, 405, 408, 409, 422, 429, 500, 502, 503, 504];
    expect(Object.keys(HTTP_WORDS).map(Number)).toEqual(statuses);
  });

  it('names a status that is on no list', async () => {
    await fail({ status: 418, body: '' });
    expect(toasts).toEqual(error('Request failed (418)', 4000));
  });
});

describe('no answer', () => {
  it('[§8.23] network failure: error for 5 s', async () => {
    expect((await fail({ drop: true })).kind).toBe('network');
    expect(toasts).toEqual(error('Network connection failed, please check your network'));
  });

  it('leaves it to the bar while the browser is offline', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const failure = await fail({ drop: true });
    offline.mockRestore();
    expect(failure.message).toBe('Network connection failed, please check your network');
    expect(toasts).toEqual([]);
  });

  it('answers whoever pressed something, offline, too', async () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fail({ drop: true }, {}, taskRetry);
    offline.mockRestore();
    expect(toasts).toEqual(error('Network connection failed, please check your network'));
  });

  it('says nothing where the caller wants to say it', async () => {
    await fail({ drop: true }, { showError: false });
    await fail(business(3010001), { showError: false });
    expect(toasts).toEqual([]);
  });
});

it('reads Retry-After as seconds or as a date', () => {
  expect(readRetryAfter('12')).toBe(12);
  expect(readRetryAfter(new Date(now + 90_000).toUTCString())).toBe(90);
  expect([null, '', 'soon', '0', '-3'].map(readRetryAfter)).toEqual([null, null, null, null, null]);
});
