// There and back: what is asked of Google, what of its answer is believed, and what leaves this browser.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOUND_NONCE } from '#contract/oauth.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer, PlannedAnswer } from '#tests/fakes/answer-server.ts';
import { connectApi } from '#web/api/connection.ts';
import { forgetMe, readToken } from '#web/model/me/me.ts';
import { prepareGoogle } from './go-to-google.ts';
import type { Google } from './go-to-google.ts';
import { returnFromGoogle } from './return-from-google.ts';
import { readResendSeconds } from './resend-countdown.ts';
import { endSession, signInWithCode } from './session.ts';

let server: AnswerServer;
/** Not the product: a token endpoint elsewhere. */
let elsewhere: AnswerServer;
let google: Google;
let toasts: string[];

beforeAll(async () => {
  [server, elsewhere] = await Promise.all([startAnswerServer(), startAnswerServer()]);
  connectApi({
    baseUrl: server.url,
    readToken,
    onNeedLogin: endSession,
    showToast: ({ message }) => toasts.push(message),
  });
});
afterAll(() => Promise.all([server.close(), elsewhere.close()]));
beforeEach(() => {
  localStorage.clear();
  forgetMe();
  toasts = [];
  google = {
    client_id: 'our client',
    authorization_endpoint: 'https://issuer.example/auth?tenant=1',
    token_endpoint: `${elsewhere.url}/token`,
    redirect_path: '/auth/google/callback',
  };
  server.asked.length = 0;
  elsewhere.asked.length = 0;
  answer({});
});

const user = { id: '7', name: 'Mei', email: '', head_img: '', point: 100, sub_point: 20, is_vip: false };

function answer(told: { login?: PlannedAnswer; config?: object | null }): void {
  server.answerWith(({ path }) =>
    path === '/api/config'
      ? server.ok({ google: told.config === undefined ? google : told.config })
      : (told.login ??
        server.ok({ ...user, role: 'user', token: 'fresh', first_login: true, gift: 100, restored: false })),
  );
}

const left = { from: '/creations?q=fox', place: '/ai-image/text-to-image' };
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

function writeToken(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
}

/** Leaves, and tells the token endpoint to answer with an id token for this attempt. */
async function leave(claims: object = {}): Promise<URLSearchParams> {
  const query = new URL(await prepareGoogle(google, left)).searchParams;
  const id_token = writeToken({ name: '林梅', nonce: query.get('nonce'), ...claims });
  elsewhere.answerWith({ body: { id_token, access_token: 'x', token_type: 'Bearer' } });
  return query;
}

const comeBack = (query: Record<string, string>) => returnFromGoogle(new URLSearchParams(query), 'zh');
const cancel = async (error: string) => comeBack({ error, state: (await leave()).get('state') ?? '' });
const code = 'the/code';
const asked = (path: string) => server.asked.filter((one) => one.path === path);

describe('[product A4] on the way there', () => {
  it('[§3.8] a code is asked for with a challenge, a state, and a nonce that is bound to the device', async () => {
    const address = new URL(await prepareGoogle(google, left));
    expect(address.origin + address.pathname).toBe('https://issuer.example/auth');
    const query = Object.fromEntries(address.searchParams);
    const kept = JSON.parse(localStorage.getItem('googleOAuthState') ?? '') as Record<string, string>;
    expect(query).toEqual({
      tenant: '1',
      response_type: 'code',
      client_id: 'our client',
      redirect_uri: `${location.origin}/auth/google/callback`,
      scope: 'openid email profile',
      state: kept.state,
      nonce: kept.nonce,
      code_challenge: hashOf(kept.codeVerifier ?? ''),
      code_challenge_method: 'S256',
    });
    const [, random, bound] = BOUND_NONCE.exec(kept.nonce ?? '') ?? [];
    expect(bound).toBe(hashOf(`${random}.${localStorage.getItem('device_id')}`));
    for (const secret of [kept.state, kept.codeVerifier]) expect(secret).toMatch(/^[\w-]{43}$/);
  });

  it('nothing is the same twice', async () => {
    const [one, two] = [await leave(), await leave()];
    for (const name of ['state', 'nonce', 'code_challenge']) expect(one.get(name)).not.toBe(two.get(name));
  });
});

describe('[§7.4] on the way back', () => {
  it('the code is exchanged from the browser, with nothing of ours in its headers', async () => {
    const query = await leave();
    const verifier = JSON.parse(localStorage.getItem('googleOAuthState') ?? '').codeVerifier as string;
    localStorage.setItem('auth_token', 'an older session');
    await comeBack({ code, state: query.get('state') ?? '' });
    const [exchange] = elsewhere.asked;
    expect(elsewhere.asked).toHaveLength(1);
    expect(exchange).toMatchObject({ method: 'POST', path: '/token', query: '' });
    expect(Object.fromEntries(new URLSearchParams(exchange?.text))).toEqual({
      code,
      client_id: 'our client',
      redirect_uri: `${location.origin}/auth/google/callback`,
      grant_type: 'authorization_code',
      code_verifier: verifier,
    });
    const headers: Record<string, unknown> = { ...exchange?.headers };
    expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    const names = Object.keys(headers).filter((name) =>
      /^(token|env-oneai|x-.*|cookie|authorization)$/.test(name),
    );
    expect(names).toEqual([]);
    expect(JSON.stringify(headers)).not.toContain('an older session');
  });

  it('[§7.1] the id token opens a session, as a code does', async () => {
    const query = await leave();
    const returned = await comeBack({ code, state: query.get('state') ?? '' });
    expect(returned).toEqual({ outcome: 'signed_in', ...left });
    expect(JSON.parse(asked('/api/login')[0]?.text ?? '')).toEqual({
      platform: 1,
      id_token: expect.stringContaining('e30.') as string,
      referrer: '',
      lang: 'zh',
      d_id: localStorage.getItem('device_id'),
    });
    expect(readToken()).toBe('fresh');
  });

  it('an answer counts once', async () => {
    const state = (await leave()).get('state') ?? '';
    await comeBack({ code, state });
    expect(localStorage.getItem('googleOAuthState')).toBeNull();
    expect(await comeBack({ code, state })).toEqual({ outcome: 'failed', from: '/home', place: null });
    expect(elsewhere.asked).toHaveLength(1);
  });

  it.each<[string, Record<string, string>]>([
    ['another state', { code, state: 'x' }],
    ['no state', { code }],
    ['an empty state', { code, state: '' }],
    ['a cancellation that was not asked for', { error: 'access_denied', state: 'x' }],
  ])('nothing is done with %s', async (_what, query) => {
    await leave();
    expect(await comeBack(query)).toEqual({ outcome: 'failed', ...left });
    expect([...server.asked, ...elsewhere.asked]).toEqual([]);
    expect(localStorage.getItem('googleOAuthState')).toBeNull();
  });

  it('who changed their mind is told apart from what went wrong', async () => {
    expect(await cancel('access_denied')).toEqual({ outcome: 'canceled', ...left });
    expect(await cancel('server_error')).toEqual({ outcome: 'failed', ...left });
    expect(server.asked).toEqual([]);
  });

  it('who was never sent here goes on quietly', async () => {
    expect(await comeBack({})).toEqual({ outcome: 'stray', from: '/home', place: null });
  });

  it.each<[string, PlannedAnswer]>([
    ['refuses the code', { status: 400, body: { error: 'invalid_grant' } }],
    ['gives no id token', { body: { access_token: 'x' } }],
    ['gives no JSON', { body: '<h1>Hello</h1>' }],
    ['gives what is no token', { body: { id_token: '....' } }],
    ['gives a token of another attempt', { body: { id_token: writeToken({ nonce: 'other' }) } }],
    ['gives a token without a nonce', { body: { id_token: writeToken({}) } }],
    ['sends elsewhere', { status: 307, headers: { location: 'http://127.0.0.1:9/' } }],
    ['cuts the connection', { drop: true }],
  ])('no session is asked for when the issuer %s', async (_what, told) => {
    const query = await leave();
    elsewhere.answerWith(told);
    expect(await comeBack({ code, state: query.get('state') ?? '' })).toEqual({ outcome: 'failed', ...left });
    expect(asked('/api/login')).toEqual([]);
    expect(readToken()).toBeNull();
  });

  it('nor when the product has no Google any more', async () => {
    const query = await leave();
    answer({ config: null });
    expect((await comeBack({ code, state: query.get('state') ?? '' })).outcome).toBe('failed');
    expect(elsewhere.asked).toEqual([]);
  });

  it('[§8.12] what the house refuses is said once, in its words', async () => {
    const query = await leave();
    answer({ login: { body: { code: 3010009, msg: 'Google 登录失败', data: null } } });
    expect(await comeBack({ code, state: query.get('state') ?? '' })).toEqual({ outcome: 'said', ...left });
    expect(toasts).toEqual(['Google 登录失败']);
  });

  it('an address that has to be proven leads to its code, whose challenge is kept, without a toast', async () => {
    const email = `mei-${Date.now()}@elsewhere.example`;
    const query = await leave({ email });
    const data = { challenge: 'of-this-browser', email: 'm•••@elsewhere.example', resend_after: 60 };
    answer({ login: { body: { code: 3010007, msg: 'Type it', data } } });
    expect(await comeBack({ code, state: query.get('state') ?? '' })).toEqual({
      outcome: 'code',
      email,
      ...left,
    });
    expect(toasts).toEqual([]);
    expect(readResendSeconds(email)).toBe(60);
    answer({});
    await signInWithCode(email, '123456', 'zh');
    expect(JSON.parse(asked('/api/login')[1]?.text ?? '')).toMatchObject({
      platform: 0,
      email,
      challenge: 'of-this-browser',
    });
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 7, undefined])(
    'nobody is led to %j',
    async (from) => {
      const query = await leave();
      const kept = JSON.parse(localStorage.getItem('googleOAuthState') ?? '') as object;
      localStorage.setItem('googleOAuthState', JSON.stringify({ ...kept, from, place: from }));
      const state = query.get('state') ?? '';
      expect(await comeBack({ error: 'access_denied', state })).toEqual({
        outcome: 'canceled',
        from: '/home',
        place: null,
      });
    },
  );

  it.each(['', 'text', '{}', 'null', '{"state":"","nonce":"","codeVerifier":""}'])(
    'an attempt that reads %j is none',
    async (kept) => {
      localStorage.setItem('googleOAuthState', kept);
      expect((await comeBack({ code, state: '' })).outcome).toBe('failed');
    },
  );
});
