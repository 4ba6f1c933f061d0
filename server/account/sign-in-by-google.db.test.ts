// Signing in by an id token, against a real OpenID provider, through the whole API.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { base64url, exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose';
import { eq, sql } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { identities, used_id_tokens, users } from '#server/database/schema/users.ts';
import { readEmails } from '#tests/fakes/read-emails.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { type OpenidProvider, startOpenidProvider, visitProvider } from '#tests/fakes/openid-provider.ts';
import { startTestApi, type TestApi } from '#tests/start-test-api.ts';

const RETURN = 'https://atelier.example/auth/google/callback';
const DEVICE = '0f8c9a1e-3e25-4a57-9d9c-0a4b6c0d7e11';

let provider: OpenidProvider;
let api: TestApi;
let logged = '';

beforeAll(async () => {
  provider = await startOpenidProvider({ redirectUri: RETURN });
  api = await openApi(provider);
});
afterAll(async () => {
  await api.close();
  await provider.close();
});
afterEach(() => {
  provider.mood = 'well';
  vi.useRealTimers();
});

async function listIdentities(userId: number) {
  const { issuer, subject, created_at } = identities;
  return await api.app.db
    .select({ issuer, subject, created_at })
    .from(identities)
    .where(eq(identities.user_id, userId));
}

function openApi({ settings }: OpenidProvider, more: Record<string, string> = {}): Promise<TestApi> {
  const log: Logger = pino({ level: 'trace' }, { write: (line: string) => void (logged += line) });
  return startTestApi({ config: { google: readConfig({ ...settings, ...more }).google }, log });
}

/** As if the product had started anew: nothing of the issuer is remembered. */
async function openFreshApi(from: OpenidProvider, more?: Record<string, string>): Promise<TestApi> {
  const fresh = await openApi(from, more);
  onTestFinished(fresh.close);
  return fresh;
}

type LoginData = {
  id: string;
  token: string;
  name: string;
  email: string;
  first_login: boolean;
  gift: number;
};

const login = (id_token: string, more: object = {}, at = api) =>
  at.post<LoginData>('/api/login', { platform: 1, id_token, ...more });

let people = 0;
const newSubject = () => `subject-${(people += 1)}`;

/** A right token of the provider's own key, apart from what is changed. */
function makeToken(
  changed: Record<string, unknown> = {},
  header: Parameters<OpenidProvider['sign']>[1] = {},
): Promise<string> {
  return provider.sign(makeClaims(changed), header);
}

function makeClaims(changed: Record<string, unknown> = {}): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: provider.issuer,
    aud: provider.settings.GOOGLE_CLIENT_ID,
    sub: newSubject(),
    iat: now,
    exp: now + 3600,
    jti: base64url.encode(randomBytes(8)),
  };
  return { ...claims, ...changed };
}

const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

const writeUnsigned = (header: object) =>
  [header, makeClaims()].map((part) => base64url.encode(JSON.stringify(part))).join('.');

function bindNonce(deviceId: string, random = base64url.encode(randomBytes(24))): string {
  return `${random}.${createHash('sha256').update(`${random}.${deviceId}`).digest('base64url')}`;
}

const exchange = (fields: Record<string, string>, at = api, headers: Record<string, string> = {}) =>
  at.fetch('/api/oauth/google/token', { method: 'POST', body: new URLSearchParams(fields), headers });

/** The whole way of a browser: code with a challenge, exchange by our relay. */
async function obtainToken(subject: string, { nonce = '', at = api, from = provider } = {}): Promise<string> {
  const verifier = base64url.encode(randomBytes(32));
  const back = await visitProvider(
    from,
    {
      response_type: 'code',
      client_id: from.settings.GOOGLE_CLIENT_ID,
      redirect_uri: RETURN,
      scope: 'openid email profile',
      state: 'the state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...(nonce && { nonce }),
    },
    { as: subject },
  );
  const answer = await exchange(
    {
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      client_id: from.settings.GOOGLE_CLIENT_ID,
      redirect_uri: RETURN,
      code_verifier: verifier,
    },
    at,
  );
  const { id_token } = (await answer.json()) as { id_token: string };
  expect(answer.status).toBe(200);
  return id_token;
}

const refused = { http: 200, code: 3010009, data: null };

describe('a sign-in by Google', () => {
  it('[§7.4] [§7.1] exchanges a code with its verifier, opens an account, and asks nobody but the issuer', async () => {
    const asked = watchRequests();
    const subject = newSubject();
    provider.people.push({ subject, name: 'Mei Lin', email: 'Mei.Lin@example.com', email_verified: true });
    const id_token = await obtainToken(subject, { nonce: bindNonce(DEVICE) });
    const answer = await login(id_token, { d_id: DEVICE, referrer: 'friend', lang: 'zh' });
    expect(answer).toMatchObject({
      http: 200,
      code: 200,
      data: {
        name: 'Mei Lin',
        email: 'mei.lin@example.com',
        head_img: '',
        point: 100,
        sub_point: 20,
        role: 'user',
        first_login: true,
        gift: 100,
        restored: false,
      },
    });
    const mine = await api.post('/api/user/mine', {}, { token: answer.data?.token ?? '' });
    expect(mine.data).toMatchObject({ email: 'mei.lin@example.com', preferences: { language: 'zh' } });
    const id = Number(answer.data?.id);
    expect(await listIdentities(id)).toEqual([
      { issuer: provider.issuer, subject, created_at: expect.any(Date) as Date },
    ]);
    const [user] = await api.app.db.select().from(users).where(eq(users.id, id));
    expect(user?.referrer).toBe('friend');
    expect([...asked()].sort()).toEqual([api.url, provider.issuer].sort());
  });

  it('[product A4] finds the account by issuer and subject, whatever the address says by then', async () => {
    const sub = newSubject();
    const first = await login(await makeToken({ sub, email: 'before@example.com', email_verified: true }));
    const again = await login(await makeToken({ sub, email: 'after@example.com', email_verified: true }));
    expect(again.data).toMatchObject({
      id: first.data?.id,
      email: 'before@example.com',
      first_login: false,
      gift: 0,
    });
  });

  it('signs in to the e-mail account of a verified address, and stays linked to it', async () => {
    const { id } = await api.signIn('linked@example.com');
    const sub = newSubject();
    const email = 'Linked@Example.com';
    const first = await login(await makeToken({ sub, email, email_verified: true, name: 'Other' }));
    expect(first.data).toMatchObject({ id: String(id), name: 'linked', first_login: false, gift: 0 });
    const again = await login(await makeToken({ sub }));
    expect(again.data?.id).toBe(String(id));
  });

  it.each([false, 'true', 1, undefined])(
    'never opens the account of an address that is not verified (email_verified: %j)',
    async (email_verified) => {
      const email = `victim-${String(email_verified)}@example.com`;
      const { id } = await api.signIn(email);
      const sub = newSubject();
      const { data } = await login(await makeToken({ sub, email, email_verified }));
      expect(data).toMatchObject({ email: '', first_login: true, name: email.split('@')[0] });
      expect(data?.id).not.toBe(String(id));
      const again = await login(await makeToken({ sub, email, email_verified }));
      expect(again.data?.id).toBe(data?.id);
    },
  );

  it('takes no address from its owner: who proves it later by mail gets an account of their own', async () => {
    const email = 'unproven@example.com';
    const taken = await login(await makeToken({ email, email_verified: false }));
    const owner = await api.signIn(email);
    expect(String(owner.id)).not.toBe(taken.data?.id);
  });

  it.each([
    [{ name: '  王小明 \n' }, '王小明'],
    [{ name: `${'A'.repeat(29)}👩‍🎨B` }, `${'A'.repeat(29)}👩`],
    [{ name: '👩‍🎨 Ada\tB.' }, '👩‍🎨 Ada B.'],
    [{ name: '\u202Enimda', email: 'x@example.com' }, 'nimda'],
    [{ name: ' \u200B ', email: 'before.at@example.com' }, 'before.at'],
    [{ name: 7, email: 'no address' }, 'Newcomer'],
    [{ name: 'a\0b' }, 'Newcomer'],
    [{ name: 'child porn', email: 'an.artist@example.com' }, 'an.artist'],
  ])('names a new account from %j', async (claims, name) => {
    expect((await login(await makeToken(claims))).data?.name).toBe(name);
  });

  it('opens one account when somebody comes for the first time several times at once', async () => {
    for (const more of [{}, { email: 'at-once@example.com', email_verified: true }]) {
      const sub = newSubject();
      const tokens = await Promise.all(Array.from({ length: 5 }, () => makeToken({ sub, ...more })));
      const answers = await Promise.all(tokens.map((token) => login(token)));
      expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
      expect(answers.filter(({ data }) => data?.first_login)).toHaveLength(1);
    }
    const strays = await api.app.db.execute(
      sql`select id from users where email = '' and not exists (select from identities where user_id = users.id)`,
    );
    expect(strays.rows).toEqual([]);
  });

  it('opens one account when its address is proven by mail at the same time', async () => {
    const email = 'both-ways@example.com';
    await api.post('/api/validate_email', { email });
    const code = await api.readCode(email);
    const [byMail, byGoogle] = await Promise.all([
      api.post<LoginData>('/api/login', { platform: 0, email, code }),
      login(await makeToken({ email, email_verified: true })),
    ]);
    expect(byGoogle.data?.id).toBe(byMail.data?.id);
    expect([byGoogle.data?.first_login, byMail.data?.first_login].sort()).toEqual([false, true]);
  });

  it('[§8.13] opens nothing that is blocked', async () => {
    const sub = newSubject();
    const { data } = await login(await makeToken({ sub }));
    await api.app.db
      .update(users)
      .set({ state: 'abnormal' })
      .where(eq(users.id, Number(data?.id)));
    expect(await login(await makeToken({ sub }))).toMatchObject({ http: 200, code: 3010010 });
  });

  it('gives the welcome gift once a device', async () => {
    const device = { d_id: 'a device of several people' };
    const gifts = [];
    for (let person = 0; person < 2; person += 1)
      gifts.push((await login(await makeToken(), device)).data?.gift);
    expect(gifts).toEqual([100, 0]);
  });
});

const skipWait = () =>
  api.database.pool.query(`update rate_limits set expire = now() where key like 'code-wait%'`);

const byCode = (email: string, code: string, challenge?: string) =>
  api.post<LoginData>('/api/login', { platform: 0, email, code, d_id: DEVICE, challenge });

describe('an address that the issuer does not own', () => {
  type Asked = { challenge: string; email: string; resend_after: number };
  it('opens its account only with a code that was mailed to it, and is connected then', async () => {
    const email = 'victim@elsewhere.example';
    const { id } = await api.signIn(email);
    await skipWait();
    const sub = newSubject();
    const asked = await api.post<Asked>('/api/login', {
      platform: 1,
      id_token: await makeToken({ sub, email, email_verified: true }),
    });
    expect(asked).toMatchObject({
      http: 200,
      code: 3010007,
      msg: 'We have sent a code to v•••@elsewhere.example. Type it to connect this sign-in with that address',
      data: { email: 'v•••@elsewhere.example', resend_after: 60 },
    });
    expect(await listIdentities(id)).toEqual([]);
    const challenge = asked.data?.challenge ?? '';
    const [mail] = (await readEmails(api.app.config, email)).slice(-1);
    expect(mail?.text).toContain('If you didn’t start this, don’t type the code anywhere.');
    const code = await api.readCode(email);
    // Who types it elsewhere, and for something else, lets nobody in.
    expect((await byCode(email, code)).code).toBe(3010007);
    expect((await byCode('another@elsewhere.example', code, challenge)).code).toBe(3010007);
    expect((await byCode(email, code, challenge)).data).toMatchObject({ id: String(id), first_login: false });
    const again = await login(await makeToken({ sub, email, email_verified: true }));
    expect(again.data).toMatchObject({ id: String(id), first_login: false });
    const isTold = async () =>
      (await readEmails(api.app.config, email)).filter(({ subject = '' }) => subject.includes('new way'));
    const told = await waitUntil('the letter to the owner', async () => (await isTold())[0]);
    expect(told.text).toContain('an account at 127.0.0.1 was connected');
    expect(await isTold()).toHaveLength(1);
  });

  it('opens an account where there is none, until its owner proves it by a code', async () => {
    const email = 'nobody.yet@elsewhere.example';
    const sub = newSubject();
    const first = await login(await makeToken({ sub, email, email_verified: true }));
    expect(first.data).toMatchObject({ email, first_login: true });
    const again = await login(await makeToken({ sub, email, email_verified: true }));
    expect(again.data).toMatchObject({ id: first.data?.id, first_login: false });
    // Whoever came on the issuer's word may not be the owner: nothing of theirs outlives the proof.
    const owner = await api.signIn(email);
    expect(owner.id).toBe(Number(first.data?.id));
    expect(await listIdentities(owner.id)).toEqual([]);
    const mine = async (token = '') => (await api.post('/api/user/mine', {}, { token })).http;
    expect(await Promise.all([first.data?.token, again.data?.token, owner.token].map(mine))).toEqual([
      401, 401, 200,
    ]);
    await skipWait();
    const asked = await login(await makeToken({ sub, email, email_verified: true }));
    expect(asked).toMatchObject({ code: 3010007 });
  });

  it('keeps what was connected by a code when another code is typed later', async () => {
    const email = 'kept@elsewhere.example';
    const { id } = await api.signIn(email);
    await skipWait();
    const sub = newSubject();
    const id_token = await makeToken({ sub, email, email_verified: true });
    const asked = await api.post<Asked>('/api/login', { platform: 1, id_token, lang: 'zh' });
    expect(asked.msg).toBe('验证码已发送至 k•••@elsewhere.example，输入后即可将此登录方式与该邮箱关联');
    expect(await login(id_token)).toMatchObject(refused); // the token is used up by that
    await byCode(email, await api.readCode(email), asked.data?.challenge);
    await skipWait();
    await api.signIn(email);
    expect(await listIdentities(id)).toHaveLength(1);
  });

  it('is connected by a code that was sent again, too', async () => {
    const email = 'again@elsewhere.example';
    await api.signIn(email);
    await skipWait();
    const sub = newSubject();
    const id_token = await makeToken({ sub, email, email_verified: true });
    const first = await api.post<Asked>('/api/login', { platform: 1, id_token });
    await skipWait();
    const challenge = first.data?.challenge;
    const second = await api.post<Asked>('/api/validate_email', { email, challenge });
    const opened = await byCode(email, await api.readCode(email), second.data?.challenge);
    expect((await login(await makeToken({ sub }))).data).toMatchObject({ id: opened.data?.id });
  });

  it('is not asked for again by an identity that was connected before', async () => {
    const sub = newSubject();
    const first = await login(await makeToken({ sub, email: 'here@example.com', email_verified: true }));
    const again = await login(await makeToken({ sub, email: 'x@elsewhere.example', email_verified: true }));
    expect(again.data).toMatchObject({ id: first.data?.id, email: 'here@example.com' });
  });
});

it('tells the owner of an account to which its issuer has connected an identity', async () => {
  const email = 'connected@example.com';
  await api.signIn(email);
  await login(await makeToken({ email, email_verified: true }));
  const messages = async () =>
    (await readEmails(api.app.config, email)).filter(({ subject = '' }) => subject.includes('new way'));
  expect(await waitUntil('the email', async () => (await messages())[0])).toBeDefined();
});

describe('[§8.12] an id token', () => {
  it('opens one session, however its signature is written', async () => {
    const token = await makeToken();
    const [left = '', last = ''] = [token.slice(0, -1), token.slice(-1)];
    const messages = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    // 256 bytes end in the middle of a letter: others stand for the same signature.
    const other = left + messages[messages.indexOf(last) + 1];
    const answers = await Promise.all([other, other, other, other].map((one) => login(one)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 3010009, 3010009, 3010009]);
    for (const again of [token, other, `${token}=`]) expect(await login(again)).toMatchObject(refused);
  });

  it('that was refused for a blocked account is not used up by that', async () => {
    const sub = newSubject();
    const { data } = await login(await makeToken({ sub }));
    const setState = (state: 'normal' | 'abnormal') =>
      api.app.db
        .update(users)
        .set({ state })
        .where(eq(users.id, Number(data?.id)));
    await setState('abnormal');
    const token = await makeToken({ sub });
    expect(await login(token)).toMatchObject({ code: 3010010 });
    await setState('normal');
    expect(await login(token)).toMatchObject({ code: 200 });
  });

  it('is remembered for as long as it could be used', async () => {
    const now = Math.floor(Date.now() / 1000);
    await login(await makeToken({ exp: now + 120 }));
    await login(await makeToken({ exp: 8_640_000_000_000, iat: now - 60 }));
    const rows = await api.app.db
      .select({ until: used_id_tokens.expires_at })
      .from(used_id_tokens)
      .orderBy(sql`ctid desc`)
      .limit(2);
    expect(rows.map(({ until }) => until.getTime() / 1000)).toEqual([now + 3600, now + 180]);
  });

  it.each<[string, () => Record<string, unknown>]>([
    ['for another audience', () => ({ aud: 'another-client' })],
    ['for nobody', () => ({ aud: undefined })],
    ['for several, asked for by none of them', () => ({ aud: [provider.settings.GOOGLE_CLIENT_ID, 'x'] })],
    [
      'for several, asked for by another',
      () => ({ aud: [provider.settings.GOOGLE_CLIENT_ID, 'x'], azp: 'x' }),
    ],
    ['asked for by another', () => ({ azp: 'another-client' })],
    ['of another issuer', () => ({ iss: 'https://accounts.example' })],
    ['of nearly the issuer', () => ({ iss: `${provider.issuer}/` })],
    ['of no issuer', () => ({ iss: undefined })],
    ['that has expired', () => ({ iat: ago(200), exp: ago(61) })],
    ['without an end', () => ({ exp: undefined })],
    ['without a beginning', () => ({ iat: undefined })],
    ['older than an hour, though it lasts for years', () => ({ iat: ago(3661), exp: ago(-9 * 3600) })],
    ['of the future', () => ({ iat: ago(-61) })],
    ['that is not good yet', () => ({ nbf: ago(-61) })],
    ['without a subject', () => ({ sub: undefined })],
    ['of an empty subject', () => ({ sub: '' })],
    ['of a subject that is no text', () => ({ sub: 7 })],
    ['of an endless subject', () => ({ sub: 's'.repeat(256) })],
  ])('%s is refused, signed as it may be', async (_what, change) => {
    vi.useFakeTimers({ toFake: ['Date'] }); // or a second that ends meanwhile makes it good
    expect(await login(await makeToken(change()))).toMatchObject(refused);
  });

  it('may be a minute ahead or behind, and be for several when it was asked for by us', async () => {
    vi.useFakeTimers({ toFake: ['Date'] }); // or ten seconds of a slow machine make it bad
    const client = provider.settings.GOOGLE_CLIENT_ID;
    expect(await login(await makeToken({ iat: ago(-50) }))).toMatchObject({ code: 200 });
    expect(await login(await makeToken({ iat: ago(200), exp: ago(50) }))).toMatchObject({ code: 200 });
    expect(await login(await makeToken({ aud: [client, 'x'], azp: client }))).toMatchObject({ code: 200 });
  });

  it('that was signed by another is refused, whatever its header says', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const kid = provider.publicKey().kid ?? '';
    const jwk = await exportJWK(publicKey);
    const headers = [
      { alg: 'RS256', kid },
      { alg: 'RS256' },
      { alg: 'RS256', kid: 'unknown' },
      { alg: 'RS256', kid, jwk },
      { alg: 'RS256', kid, jku: `${api.url}/keys.json` },
    ];
    for (const header of headers) {
      const forged = await new SignJWT(makeClaims()).setProtectedHeader(header).sign(privateKey);
      expect(await login(forged)).toMatchObject(refused);
    }
  });

  it('that is not signed, or signed with what everybody knows, is refused', async () => {
    const kid = provider.publicKey().kid ?? '';
    const none = writeUnsigned({ alg: 'none' });
    expect(await login(`${none}.`)).toMatchObject(refused);
    expect(await login(none)).toMatchObject(refused);
    const key = await importJWK(provider.publicKey(), 'RS256');
    if (key instanceof Uint8Array) throw new Error('a key of two halves has no bytes of its own');
    const pem = await exportSPKI(key);
    for (const alg of ['HS256', 'RS256']) {
      const input = writeUnsigned({ alg, kid });
      const signature = createHmac('sha256', pem).update(input).digest('base64url');
      expect(await login(`${input}.${signature}`)).toMatchObject(refused);
    }
  });

  it('that was changed after it was signed is refused', async () => {
    const [header = '', , signature = ''] = (await makeToken()).split('.');
    const claims = base64url.encode(JSON.stringify(makeClaims({ email: 'a@b.co', email_verified: true })));
    expect(await login([header, claims, signature].join('.'))).toMatchObject(refused);
  });

  it.each(['at+jwt', 'logout+jwt'])('is not what calls itself %s', async (typ) => {
    expect(await login(await makeToken({}, { typ }))).toMatchObject(refused);
    expect(await login(await makeToken({}, { typ: 'JWT' }))).toMatchObject({ code: 200 });
  });

  it('is not what only looks a little like one', async () => {
    const texts = ['', 'x', 'x.y', 'x.y.z', '..', 'e30.e30.', '\u{1F512}.e30.x', 'A'.repeat(10_000)];
    for (const text of texts) expect(await login(text)).toMatchObject(refused);
  });

  it('that our page asked for opens a session on its own device only', async () => {
    const nonce = bindNonce(DEVICE);
    const token = await makeToken({ nonce });
    expect(await login(token, { d_id: 'another device' })).toMatchObject(refused);
    expect(await login(token)).toMatchObject(refused);
    expect(await login(token, { d_id: '' })).toMatchObject(refused);
    expect(await login(await makeToken({ nonce: bindNonce('') }))).toMatchObject(refused);
    expect(await login(token, { d_id: DEVICE })).toMatchObject({ code: 200 });
  });

  it('without a nonce, or with one of another form, is taken from a client that knows no more than the spec', async () => {
    for (const nonce of [undefined, 'n-0S6_WzA2Mj', 'two.parts']) {
      expect(await login(await makeToken({ nonce }), { d_id: DEVICE })).toMatchObject({ code: 200 });
    }
  });

  it('that is refused tells its bearer one thing and the log another, but never the token', async () => {
    logged = '';
    const token = await makeToken({ aud: 'another-client' });
    const wrongAudience = await login(token);
    const wrongKey = await login(`${token.slice(0, -8)}AAAAAAAA`);
    expect({ ...wrongAudience, headers: null, request_id: '' }).toEqual({
      ...wrongKey,
      headers: null,
      request_id: '',
    });
    expect(logged).toContain('unexpected \\"aud\\" claim value');
    for (const part of token.split('.')) expect(logged).not.toContain(part);
  });
});

describe('the issuer', () => {
  it('may change its keys: an unknown one is asked for, at most every half minute', async () => {
    const before = await makeToken();
    expect(await login(await makeToken())).toMatchObject({ code: 200 });
    await provider.rotateKey();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    provider.asked.length = 0;
    expect(await login(await makeToken())).toMatchObject({ code: 200 });
    expect(await login(before)).toMatchObject(refused);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await login(await makeToken({}, { kid: `unknown-${tries}` }))).toMatchObject(refused);
    }
    expect(provider.asked).toEqual(['GET /jwks']);
  });

  it.each(['away', 'broken'] as const)(
    'that is %s makes a sign-in wait, refuses none, and takes the button off the page',
    async (mood) => {
      const fresh = await openFreshApi(provider);
      const token = await makeToken();
      provider.mood = mood;
      expect(await login(token, {}, fresh)).toMatchObject({ http: 503, code: 503 });
      expect(await fresh.post('/api/config', {})).toMatchObject({ code: 200, data: { google: null } });
      const away = await exchange(codeFields({}), fresh);
      expect([away.status, await away.json()]).toMatchObject([503, { code: 503 }]);
      provider.mood = 'well';
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
      expect(await fresh.post('/api/config', {})).toMatchObject({
        data: { google: { client_id: provider.settings.GOOGLE_CLIENT_ID } },
      });
      expect(await login(token, {}, fresh)).toMatchObject({ code: 200 });
    },
  );

  it('that loses its keys for a moment is not the bearer’s fault', async () => {
    const fresh = await openFreshApi(provider);
    await fresh.post('/api/config', {});
    const token = await makeToken();
    provider.mood = 'away';
    expect(await login(token, {}, fresh)).toMatchObject({ http: 503, code: 503 });
    provider.mood = 'well';
    expect(await login(token, {}, fresh)).toMatchObject({ code: 200 });
  });

  it('that calls itself otherwise is not believed', async () => {
    const fresh = await openFreshApi(provider, { GOOGLE_ISSUER: `${provider.issuer}/` });
    expect(await fresh.post('/api/config', {})).toMatchObject({ data: { google: null } });
  });

  it('is described to the browser; where none is set, there is nothing', async () => {
    expect((await api.post('/api/config', {})).data).toMatchObject({
      google: {
        client_id: provider.settings.GOOGLE_CLIENT_ID,
        authorization_endpoint: `${provider.issuer}/auth`,
        token_endpoint: '/api/oauth/google/token',
        redirect_path: '/auth/google/callback',
      },
    });
    const elsewhere = await openFreshApi(provider, { GOOGLE_TOKEN_ENDPOINT: 'https://relay.example/token' });
    expect((await elsewhere.post('/api/config', {})).data).toMatchObject({
      google: { token_endpoint: 'https://relay.example/token' },
    });
    const { headers } = await elsewhere.fetch('/api/config', { method: 'POST' });
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://relay.example;");
    const without = await startTestApi();
    onTestFinished(without.close);
    expect((await without.post('/api/config', {})).data).toMatchObject({ google: null });
    expect((await exchange(codeFields({}), without)).status).toBe(404);
  });
});

function codeFields(changed: Record<string, string>): Record<string, string> {
  const fields = {
    grant_type: 'authorization_code',
    code: 'made-up',
    client_id: provider.settings.GOOGLE_CLIENT_ID,
    redirect_uri: RETURN,
    code_verifier: 'v'.repeat(43),
  };
  return { ...fields, ...changed };
}

describe('[§7.4] the token endpoint for browsers', () => {
  it('passes on what the issuer says, and nobody may keep it', async () => {
    const answer = await exchange(codeFields({}));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('exchanges a code once, with its own verifier, and with none where none was asked for', async () => {
    const subject = newSubject();
    provider.people.push({ subject });
    const query = {
      response_type: 'code',
      client_id: provider.settings.GOOGLE_CLIENT_ID,
      redirect_uri: RETURN,
      scope: 'openid',
    };
    const challenge = createHash('sha256').update('v'.repeat(43)).digest('base64url');
    const guarded = { ...query, code_challenge: challenge, code_challenge_method: 'S256' };
    const codeOf = async (asked: Record<string, string>) =>
      (await visitProvider(provider, asked, { as: subject })).searchParams.get('code') ?? '';
    const stolen = codeFields({ code: await codeOf(guarded), code_verifier: 'w'.repeat(43) });
    expect((await exchange(stolen)).status).toBe(400);
    const { code_verifier: _none, ...bare } = codeFields({ code: await codeOf(guarded) });
    expect((await exchange(bare)).status).toBe(400);
    const right = codeFields({ code: await codeOf(guarded) });
    expect((await exchange(right)).status).toBe(200);
    expect((await exchange(right)).status).toBe(400);
    const { code_verifier: _never, ...plain } = codeFields({ code: await codeOf(query) });
    expect((await exchange(plain)).status).toBe(200);
  });

  it('speaks to an issuer that wants the secret in a header', async () => {
    const other = await startOpenidProvider({
      redirectUri: RETURN,
      people: [{ subject: 'somebody' }],
      authMethod: 'client_secret_basic',
    });
    onTestFinished(other.close);
    const fresh = await openFreshApi(other);
    const token = await obtainToken('somebody', { at: fresh, from: other });
    expect(await login(token, {}, fresh)).toMatchObject({ code: 200 });
    // What one issuer says is nothing to a product that asks another.
    expect(await login(await obtainToken('somebody', { at: fresh, from: other }))).toMatchObject(refused);
  });

  it.each<[string, Record<string, string>]>([
    ['another grant', { grant_type: 'refresh_token' }],
    ['another client', { client_id: 'another-client' }],
    ['another way back', { redirect_uri: 'https://atelier.example/elsewhere' }],
    ['a way back with more behind it', { redirect_uri: `${RETURN}?next=x` }],
    ['no way back', { redirect_uri: 'javascript:x' }],
    ['a scope', { scope: 'openid' }],
    ['a secret', { client_secret: 'guess' }],
    ['a short verifier', { code_verifier: 'v' }],
    ['no code', { code: '' }],
  ])('asks the issuer for nothing with %s', async (_what, changed) => {
    provider.asked.length = 0;
    const answer = await exchange(codeFields(changed));
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 3010001 }]);
    expect(provider.asked).toEqual([]);
  });

  it('reads a form and nothing else, and nothing else reads a form', async () => {
    const send = (path: string, body: string, type: string) =>
      api.fetch(path, { method: 'POST', body, headers: { 'content-type': type } });
    const form = new URLSearchParams(codeFields({})).toString();
    const formType = 'application/x-www-form-urlencoded';
    const place = '/api/oauth/google/token';
    expect((await send(place, JSON.stringify(codeFields({})), 'application/json')).status).toBe(400);
    expect((await send(place, `${form}&code=second`, formType)).status).toBe(400);
    expect((await send(place, 'a'.repeat(70_000), formType)).status).toBe(413);
    expect((await send('/api/login', 'platform=1&id_token=x', formType)).status).toBe(400);
    expect((await api.fetch(place)).status).toBe(405);
  });

  it('counts the calls of an address', async () => {
    const strict = await startTestApi({
      config: { google: readConfig(provider.settings).google },
      rates: { addressCalls: 2 },
    });
    onTestFinished(strict.close);
    const statuses = [];
    for (let calls = 0; calls < 3; calls += 1) statuses.push((await exchange(codeFields({}), strict)).status);
    expect(statuses).toEqual([400, 400, 429]);
  });

  it('passes on nothing else of a call, and logs neither codes nor secrets nor tokens', async () => {
    logged = '';
    const subject = newSubject();
    provider.people.push({ subject });
    const token = await obtainToken(subject);
    await login(token);
    provider.mood = 'away';
    await exchange(codeFields({ code: 'a-code-on-its-way' }));
    provider.mood = 'broken';
    await exchange(codeFields({ code: 'a-code-on-its-way' }));
    expect(logged).toContain('POST /api/oauth/google/token');
    expect(logged).toContain('could not be exchanged');
    const { GOOGLE_CLIENT_SECRET } = provider.settings;
    const secrets = [GOOGLE_CLIENT_SECRET, 'a-code-on-its-way', 'v'.repeat(43), token.slice(-40)];
    for (const secret of secrets) expect(logged).not.toContain(secret);
  });
});

/** The origins that this process has asked since then. */
function watchRequests(): () => Set<string> {
  const origins = new Set<string>();
  const note = (message: unknown) => {
    const { request } = message as { request: { origin: string } };
    origins.add(request.origin);
  };
  subscribe('undici:request:create', note);
  onTestFinished(() => void unsubscribe('undici:request:create', note));
  return () => origins;
}
