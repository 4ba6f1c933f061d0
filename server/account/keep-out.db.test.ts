// Strangers at sign-in: what they ask and try keeps nobody out of their account, and lets nobody in. Decision 27.
import { readFileSync } from 'node:fs';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readEmails } from '#tests/fakes/read-emails.ts';
import { startApiForTest, type TestApi, useTestApi } from '#tests/start-test-api.ts';
import { canonicalMailbox } from './canonical-mailbox.ts';

const OWN = '198.51.100.1';
const DEVICE = '0f8c9a1e-3e25-4a57-9d9c-0a4b6c0d7e11';
/** Callers are told apart by the address that a proxy names. */
const BEHIND_PROXY = { trustedProxies: 1 };

const api = useTestApi({ config: BEHIND_PROXY });

type Asked = { resend_after: number; challenge?: string; proof?: Challenge };
type In = { id: string; token: string; first_login: boolean; email: string; proof?: Challenge };
type Who = { from?: string; at?: TestApi } & Record<string, unknown>;

const ask = (email: string, { from = OWN, at = api, ...more }: Who = {}) =>
  at.post<Asked>('/api/validate_email', { email, ...more }, { headers: { 'x-forwarded-for': from } });
const login = (email: string, code: string, { from = OWN, at = api, ...more }: Who = {}) =>
  at.post<In>('/api/login', { platform: 0, email, code, ...more }, { headers: { 'x-forwarded-for': from } });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const skipWait = ({ database }: TestApi = api) =>
  database.pool.query(
    `update rate_limits set expire = now() - interval '1 second' where key like 'code-wait%'`,
  );

/** As our browser does it. */
async function askAsBrowser(email: string, who: Who = {}) {
  const { data, code } = await ask(email, { d_id: DEVICE, ...who });
  expect(code).toBe(200);
  return { challenge: data?.challenge ?? '', code: await (who.at ?? api).readCode(email) };
}

async function signInFrom(device: string, email: string, at = api): Promise<In> {
  const { challenge, code } = await askAsBrowser(email, { d_id: device, at });
  const { data } = await login(email, code, { challenge, d_id: device, at });
  await skipWait(at);
  if (!data) throw new Error('the sign-in was refused');
  return data;
}

async function solve(challenge: Challenge | undefined): Promise<string> {
  if (!challenge) throw new Error('no proof was asked for');
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('a code belongs to the browser that asked for it', () => {
  it('so that wrong tries of strangers do not use it up', async () => {
    const email = 'tried@example.com';
    const { challenge, code } = await askAsBrowser(email);
    const theirs = await askAsBrowser(email, { from: '203.0.113.1' });
    for (let tries = 0; tries < 7; tries += 1) {
      for (const more of [{}, { challenge: theirs.challenge }, { challenge: 'x'.repeat(43) }]) {
        const answer = await login(email, wrong(code), { from: '203.0.113.1', ...more });
        expect(answer.code).toBe(3010007);
      }
      expect((await login(email, wrong(code))).code).toBe(3010007); // in the owner's own network
    }
    expect((await login(email, code, { challenge })).code).toBe(200);
  });

  it('so that requests of strangers do not take its place, also in the same network', async () => {
    const email = 'asked@example.com';
    const { challenge, code } = await askAsBrowser(email);
    await ask(email, { from: '203.0.113.2' });
    await skipWait();
    await ask(email, { from: OWN });
    expect((await login(email, code, { challenge })).code).toBe(200);
  });

  it('so that it is of no use to who has the code and nothing else', async () => {
    const email = 'read@example.com';
    const { challenge, code } = await askAsBrowser(email);
    expect((await login(email, code, { from: '203.0.113.3' })).code).toBe(3010007);
    expect((await login(email, code, { challenge: 'x'.repeat(43) })).code).toBe(3010007);
    expect((await login('other@example.com', code, { challenge })).code).toBe(3010007);
    expect((await login(email, code, { challenge, from: '203.0.113.3' })).code).toBe(200);
  });

  it('which may ask again: its first code is void then', async () => {
    const email = 'again@example.com';
    const first = await askAsBrowser(email);
    await skipWait();
    const second = await askAsBrowser(email, { challenge: first.challenge });
    expect((await login(email, first.code, { challenge: first.challenge })).code).toBe(3010007);
    expect((await login(email, second.code, { challenge: second.challenge })).code).toBe(200);
  });

  it('and dies there after five wrong tries, and after one use whichever way', async () => {
    const email = 'five@example.com';
    const { challenge, code } = await askAsBrowser(email);
    for (let tries = 0; tries < 5; tries += 1) await login(email, wrong(code), { challenge });
    expect((await login(email, code, { challenge })).code).toBe(3010007);

    const both = 'both@example.com';
    const sent = await askAsBrowser(both);
    const ways = [{ challenge: sent.challenge }, {}, { challenge: sent.challenge }, {}];
    const answers = await Promise.all(ways.map((way) => login(both, sent.code, way)));
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, 3010007, 3010007, 3010007]);
  });

  it('tells a client of the specification nothing but when to ask again', async () => {
    expect((await ask('plain@example.com')).data).toEqual({ resend_after: 60 });
  });
});

describe('limits over strangers', () => {
  it('[product A1] leave a device that signed in before a wait and a day of its own', async () => {
    const strict = await startApiForTest({
      config: BEHIND_PROXY,
      rates: { emailCodes: 2, addressCodes: 4 },
    });
    const email = 'owner@example.com';
    await signInFrom(DEVICE, email, strict);
    // Of four networks, the owner's among them, all that can be had: 429 in each in the end.
    for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3', OWN]) {
      for (let tries = 0; tries < 3; tries += 1) {
        await ask(email, { from, at: strict });
        await skipWait(strict);
      }
      expect((await ask(email, { from, at: strict })).code).toBe(429);
    }
    expect((await ask(email, { d_id: 'a stranger who guesses', at: strict })).code).toBe(429);
    const { challenge, code } = await askAsBrowser(email, { at: strict });
    expect((await login(email, code, { challenge, d_id: DEVICE, at: strict })).code).toBe(200);
    // Product A1 holds for the device, too.
    expect((await ask(email, { d_id: DEVICE, at: strict })).http).toBe(429);
    await skipWait(strict);
    expect((await ask(email, { d_id: DEVICE, at: strict })).http).toBe(200);
    await skipWait(strict);
    expect((await ask(email, { d_id: DEVICE, at: strict })).http).toBe(429);
  });

  it('do not know a device by the account of another', async () => {
    const strict = await startApiForTest({ config: BEHIND_PROXY, rates: { emailCodes: 1 } });
    await signInFrom(DEVICE, 'mine@example.com', strict);
    expect((await ask('yours@example.com', { at: strict })).code).toBe(200);
    await skipWait(strict);
    expect((await ask('yours@example.com', { d_id: DEVICE, at: strict })).code).toBe(429);
  });

  it('ask for a proof of work where a mailbox gets very many codes, and take each once', async () => {
    const strict = await startApiForTest({ config: BEHIND_PROXY, rates: { emailCodes: 1 } });
    const email = 'flood@example.com';
    const from = (n: number) => ({ from: `203.0.113.${n}`, at: strict });
    for (let n = 1; n <= 3; n += 1) expect((await ask(email, from(n))).code).toBe(200);
    const refused = await ask(email, from(4));
    expect(refused).toMatchObject({ http: 429, code: 429 });
    const proof = await solve(refused.data?.proof);
    const other = await ask(email, from(5));
    for (const bad of [
      '',
      'x',
      btoa('{}'),
      await solve(other.data?.proof).then((text) => text.slice(0, -8)),
    ]) {
      expect((await ask(email, { ...from(4), proof: bad })).http).toBe(429);
    }
    expect((await ask(email, { ...from(4), proof })).http).toBe(200);
    expect((await ask(email, { ...from(6), proof })).http).toBe(429);
    // One for another mailbox is none.
    for (let n = 1; n <= 3; n += 1) await ask('second@example.com', from(n));
    const elsewhere = await ask('second@example.com', from(7));
    expect((await ask(email, { ...from(8), proof: await solve(elsewhere.data?.proof) })).http).toBe(429);
  });

  it('close the way without a challenge after fifty wrong tries an hour, and that way only', async () => {
    const email = 'plainly@example.com';
    const { challenge, code } = await askAsBrowser(email);
    for (let tries = 0; tries < 50; tries += 1) {
      expect((await login(email, wrong(code), { from: `203.0.113.${tries}` })).code).toBe(3010007);
    }
    const refused = await login(email, wrong(code), { from: '203.0.113.77' });
    expect(refused).toMatchObject({ http: 429, code: 429, data: null });
    expect((await login(email, code)).http).toBe(429);
    expect((await login(email, code, { challenge })).code).toBe(200);
  });

  it('ask for a proof after a hundred wrong tries a day, but not of a device that signed in before', async () => {
    const email = 'guessed@example.com';
    await signInFrom(DEVICE, email);
    const mine = await askAsBrowser(email);
    const elsewhere = await askAsBrowser(email, { d_id: 'another device of the owner' });
    const guess = { challenge: 'x'.repeat(43), from: '203.0.113.5' };
    for (let tries = 0; tries < 100; tries += 1) {
      expect((await login(email, wrong(mine.code), guess)).code).toBe(3010007);
    }
    const refused = await login(email, elsewhere.code, { challenge: elsewhere.challenge });
    expect(refused.http).toBe(429);
    const proof = await solve(refused.data?.proof);
    const { challenge } = elsewhere;
    expect((await login(email, elsewhere.code, { challenge, proof })).code).toBe(200);
    expect((await login(email, mine.code, { challenge: mine.challenge, d_id: DEVICE })).code).toBe(200);
  });

  it('count parallel tries before they look at the code', async () => {
    const email = 'parallel@example.com';
    const { challenge, code } = await askAsBrowser(email);
    const tries = Array.from({ length: 20 }, () => login(email, wrong(code), { challenge }));
    expect(new Set((await Promise.all(tries)).map((answer) => answer.code))).toEqual(new Set([3010007]));
    const { rows } = await api.database.pool.query(
      `select max(wrong_tries) as n from login_codes where email = '${email}'`,
    );
    expect(rows[0].n).toBe(5);
  });
});

describe('a wrong code', () => {
  it('asks the same of the database whether or not a code is outstanding', async () => {
    await ask('outstanding@example.com');
    const statements = watchStatements();
    await login('outstanding@example.com', '000000');
    const withCode = statements();
    await login('nothing-there@example.com', '000000');
    const without = statements();
    expect(without).toEqual(withCode);
    expect(withCode.filter((verb) => verb === 'write').length).toBeGreaterThan(2);
  });
});

/** What this process asks of PostgreSQL: one word for each statement. */
function watchStatements(): () => string[] {
  const seen: string[] = [];
  const query = Client.prototype.query as (...args: unknown[]) => unknown;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: unknown, ...args: unknown[]) {
    const given = args[0] as string | { text?: string };
    const text = typeof given === 'string' ? given : (given.text ?? '');
    if (!text.includes('pgboss')) {
      const verb = text.trim().split(/\s/, 1)[0]?.toLowerCase() ?? '';
      seen.push(['insert', 'update', 'delete'].includes(verb) ? 'write' : verb);
    }
    return Reflect.apply(query, this, args);
  } as never);
  onTestFinished(() => void vi.restoreAllMocks());
  return () => seen.splice(0);
}

describe('one mailbox is one mailbox', () => {
  it.each([
    'victim@gm\u00adail.com',
    'victim@gm\u200bail.com',
    'a\u001b[31m@b.co',
    'a\u200d@b.co',
    'a\ufe0f@b.co',
    'victim@x.co\u0001',
    'victim@0x7f.1',
    'victim@1.2.3.4',
    'victim@[1.2.3.4]',
    'victim@１.２.３.４',
    'victim@example.c_m',
    'victim@-example.com',
    'victim@a..com',
    'victim@gmail.com/x.y',
    'victim@gmail.com:25.co',
    'victim@gmail%2ecom.co',
    `victim@${'a'.repeat(64)}.com`,
  ])('%j is no address', async (email) => {
    expect(await ask(email)).toMatchObject({
      code: 3010006,
      data: { fields: { email: 'Please enter the correct email address！' } },
    });
  });

  it.each([
    ['full-width@ｇmail.com', 'full-width@gmail.com'],
    ['dot@gmail。com', 'dot@gmail.com'],
    ['CAPITAL@Gｍail.com', 'capital@gmail.com'],
    ['bücher@bücher.example', 'bücher@xn--bcher-kva.example'],
  ])('%j is %j', async (typed, stored) => {
    const email = stored.replace(/[^\w.@+-]/g, '_');
    expect((await ask(typed)).code).toBe(200);
    const { data } = await login(typed, await api.readCode(email));
    expect(data?.email).toBe(stored);
    await skipWait();
    await ask(stored);
    expect((await login(stored, await api.readCode(email))).data).toMatchObject({
      id: data?.id,
      first_login: false,
    });
  });

  it('an account whose domain was kept in its own letters is found', async () => {
    await api.database.pool.query(`insert into users (email, name) values ('old@例え.jp', 'Old')`);
    await ask('old@例え.jp');
    const { data } = await login('old@例え.jp', await api.readCode('old@xn--r8jz45g.jp'));
    expect(data).toMatchObject({ email: 'old@例え.jp', first_login: false });
  });

  it('whatever stands behind a plus: limits, gift and daily points are one', async () => {
    const strict = await startApiForTest({ rates: { emailCodes: 2 } });
    const signIn = async (email: string) => {
      expect((await strict.post('/api/validate_email', { email })).code).toBe(200);
      const code = await strict.readCode(email);
      return (await strict.post('/api/login', { platform: 0, email, code })).data;
    };
    expect(await signIn('one.person@gmail.com')).toMatchObject({
      gift: 100,
      daily: 20,
      point: 100,
      sub_point: 20,
    });
    expect(await strict.post('/api/validate_email', { email: 'oneperson+2@googlemail.com' })).toMatchObject({
      http: 429,
    });
    await skipWait(strict);
    expect(await signIn('oneperson+2@googlemail.com')).toMatchObject({
      email: 'oneperson+2@googlemail.com',
      first_login: true,
      gift: 0,
      daily: 0,
      point: 0,
      sub_point: 0,
    });
    await skipWait(strict);
    expect(await strict.post('/api/validate_email', { email: 'o.n.e.person@gmail.com' })).toMatchObject({
      http: 429,
    });
  });

  it('in SQL as in the program', async () => {
    const emails = [
      'Ada@Example.com',
      'ada+tag@example.com',
      'a.d.a+x+y@gmail.com',
      'A.da@GoogleMail.com',
      'a.d.a@not-gmail.com',
      '+all@example.com',
      'x@xn--r8jz45g.jp',
      'o’brien@example.com',
    ];
    const migration = readFileSync('server/database/migrations/0010_hold_against_attacks.sql', 'utf8');
    const [, expression = ''] = /SET "mailbox" = (CASE[\s\S]+?END)\s+WHERE/.exec(migration) ?? [];
    const { rows } = await api.database.pool.query(
      `select ${expression} as mailbox from unnest($1::text[]) with ordinality as t(email, n) order by n`,
      [emails],
    );
    expect(rows.map(({ mailbox }) => mailbox)).toEqual(emails.map(canonicalMailbox));
    expect(canonicalMailbox('a.d.a+x+y@gmail.com')).toBe('ada@gmail.com');
  });

  it('however long it is: no email fails for the name of its file', async () => {
    const email = `${'l'.repeat(240)}@example.co`;
    expect(await ask(email)).toMatchObject({ http: 200, code: 200 });
  });
});

const mine = (token: string) => api.post('/api/user/mine', {}, { token });

describe('[product A5] sessions', () => {
  it('end after ninety days, however much they are used', async () => {
    const { token, id } = await api.signIn('ninety@example.com');
    const setAge = (age: string) =>
      api.database.pool.query(
        `update sessions set created_at = now() - interval '${age}', used_at = now() - interval '2 minutes' where user_id = $1`,
        [id],
      );
    await setAge('80 days');
    expect((await mine(token)).code).toBe(200);
    const { rows } = await api.database.pool.query(
      `select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions where user_id = $1`,
      [id],
    );
    expect(rows[0].days).toBe(10);
    await setAge('91 days');
    await mine(token);
    expect(await mine(token)).toMatchObject({ http: 401, code: -1 });
  });

  it('are twenty at most: the one that was not used the longest ends', async () => {
    const email = 'twenty@example.com';
    const tokens: string[] = [];
    for (let n = 0; n < 21; n += 1) tokens.push((await signInFrom(DEVICE, email)).token);
    expect((await mine(tokens[0] ?? '')).http).toBe(401);
    expect((await mine(tokens[1] ?? '')).http).toBe(200);
    expect((await mine(tokens[20] ?? '')).http).toBe(200);
  });

  it('can all be ended at once', async () => {
    const email = 'everywhere@example.com';
    const [one, two] = [await signInFrom(DEVICE, email), await signInFrom(DEVICE, email)];
    const other = await signInFrom(DEVICE, 'somebody.else@example.com');
    expect(await api.post('/api/logout', { everywhere: true }, { token: one.token })).toMatchObject({
      code: 200,
      data: {},
    });
    for (const { token } of [one, two]) expect(await mine(token)).toMatchObject({ http: 401, code: -1 });
    expect((await mine(other.token)).code).toBe(200);
  });
});

/** Subjects of the emails that bring no code; a sign-in waits for its own no longer than a second. */
const news = async (email: string) =>
  (await readEmails(api.app.config, email))
    .map(({ subject = '' }) => subject)
    .filter((subject) => !/\d{6}/.test(subject));

describe('the owner', () => {
  it('is told of a new device in their language, not of the first one, and not twice', async () => {
    const email = 'told@example.com';
    const { token } = await signInFrom(DEVICE, email);
    await api.post('/users/preferences', { language: 'zh' }, { token, method: 'PATCH' });
    await signInFrom(DEVICE, email);
    await signInFrom('a phone that is quite new', email);
    await signInFrom('a phone that is quite new', email);
    await expect.poll(() => news(email)).toEqual(['你的画境账号在新设备上登录']);
  });

  it('is told so often and no more by a client that names no device', async () => {
    const email = 'nameless@example.com';
    for (let n = 0; n < 8; n += 1) {
      await api.signIn(email);
      await skipWait();
    }
    await expect.poll(() => news(email)).toHaveLength(5);
    expect(new Set(await news(email))).toEqual(
      new Set(['A new device has signed in to your Atelier account']),
    );
  });

  it('gets in when the email cannot be sent, and when the mail server hangs', async () => {
    const email = 'unmailed@example.com';
    await signInFrom(DEVICE, email);
    const codes = [await askAsBrowser(email)];
    await skipWait();
    codes.push(await askAsBrowser(email));
    const send = vi.spyOn(api.app.mail, 'send').mockRejectedValueOnce(new Error('no room'));
    onTestFinished(() => send.mockRestore());
    send.mockReturnValueOnce(new Promise(() => {}));
    for (const [n, { challenge, code }] of codes.entries()) {
      expect((await login(email, code, { challenge, d_id: `a device of theirs, no. ${n}` })).code).toBe(200);
    }
    await expect.poll(() => send).toHaveBeenCalledTimes(2);
  });
});
