// Signing in by mailed code, through the whole API.
import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { startApiForTest, type TestApi, useTestApi } from '#tests/start-test-api.ts';
import { login_codes, sessions, users } from '#server/database/schema/users.ts';

const api = useTestApi();

const login = (email: string, code: string, more: object = {}) =>
  api.post<{ token: string; gift: number; first_login: boolean }>('/api/login', {
    platform: 0,
    email,
    code,
    ...more,
  });

async function ask(email: string): Promise<string> {
  const asked = await api.post('/api/validate_email', { email });
  expect(asked).toMatchObject({ http: 200, code: 200, data: { resend_after: 60 } });
  return await api.readCode(email);
}

/** As if the 60 seconds between two codes had passed. */
const skipWait = ({ database }: TestApi = api) =>
  database.pool.query(
    `update rate_limits set expire = now() - interval '1 second' where key like 'code-wait%'`,
  );

describe('a sign-in code', () => {
  it('[§7.1] [§3.4] opens an account at the first sign-in, with the welcome gift and the points of the day', async () => {
    const code = await ask('Ada@Example.com'.toLowerCase());
    const { http, data } = await login(' Ada@Example.com ', code, { d_id: 'device-of-ada' });
    expect(http).toBe(200);
    expect(data).toMatchObject({
      name: 'ada',
      email: 'ada@example.com',
      head_img: '',
      point: 100,
      sub_point: 20,
      is_vip: false,
      role: 'user',
      first_login: true,
      gift: 100,
    });
    const mine = await api.post('/api/user/mine', {}, { token: data?.token ?? '' });
    expect(mine.data).toMatchObject({ email: 'ada@example.com', point: 100, sub_point: 20 });
  });

  it('welcomes back without a second gift', async () => {
    await api.signIn('back@example.com');
    await skipWait();
    const { data } = await login('back@example.com', await ask('back@example.com'));
    expect(data).toMatchObject({ first_login: false, gift: 0, point: 100 });
  });

  it('[§8.10] is good for one use', async () => {
    const code = await ask('once@example.com');
    expect(await login('once@example.com', code)).toMatchObject({ code: 200 });
    expect(await login('once@example.com', code)).toMatchObject({ http: 200, code: 3010007 });
  });

  it('opens exactly one session when it is used several times at once', async () => {
    const code = await ask('race@example.com');
    const answers = await Promise.all(Array.from({ length: 8 }, () => login('race@example.com', code)));
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, ...Array(7).fill(3010007)].sort());
    const [user] = await api.app.db
      .select()
      .from(users)
      .where(sql`email = 'race@example.com'`);
    const opened = await api.app.db
      .select()
      .from(sessions)
      .where(sql`user_id = ${user?.id}`);
    expect(opened).toHaveLength(1);
  });

  it('dies after five wrong tries', async () => {
    const code = await ask('guess@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await login('guess@example.com', wrong)).toMatchObject({ code: 3010007 });
    }
    expect(await login('guess@example.com', code)).toMatchObject({ code: 3010007 });
  });

  it('still works after four wrong tries', async () => {
    const code = await ask('four@example.com');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 4; tries += 1) await login('four@example.com', wrong);
    expect(await login('four@example.com', code)).toMatchObject({ code: 200 });
  });

  it('is void after ten minutes', async () => {
    const code = await ask('late@example.com');
    await api.database.pool.query(
      `update login_codes set expires_at = now() - interval '1 second' where email = 'late@example.com'`,
    );
    expect(await login('late@example.com', code)).toMatchObject({ code: 3010007 });
  });

  it('is replaced by a newer one', async () => {
    const first = await ask('two@example.com');
    await skipWait();
    const second = await ask('two@example.com');
    const isFirstRefused = (await login('two@example.com', first)).code === 3010007;
    expect(isFirstRefused || first === second).toBe(true);
    expect(await login('two@example.com', second)).toMatchObject({ code: 200 });
  });

  it('is not kept as it is', async () => {
    const code = await ask('hash@example.com');
    const [row] = await api.app.db
      .select()
      .from(login_codes)
      .where(sql`email = 'hash@example.com'`);
    expect(row?.code_hash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it('[§5.4] of another form than six digits is refused with words under the field', async () => {
    await ask('form@example.com');
    expect(await login('form@example.com', '')).toMatchObject({
      code: 3010007,
      data: { fields: { code: 'Please enter the verification code' } },
    });
    expect(await login('form@example.com', '12345')).toMatchObject({
      code: 3010007,
      data: { fields: { code: 'The code has 6 digits' } },
    });
  });
});

describe('asking for a code', () => {
  it('[§5.1] without an address is refused', async () => {
    expect(await api.post('/api/validate_email', { email: '' })).toMatchObject({
      http: 200,
      code: 3010006,
      data: { fields: { email: 'Please enter your email address' } },
    });
  });

  it.each(['ada', 'ada@', 'ada@example', 'a@b.com,c@d.com', 'a@b.com\r\nBcc: c@d.com', 'a <b@c.com>'])(
    '[§5.2] [§8.9] for %j is refused',
    async (email) => {
      expect(await api.post('/api/validate_email', { email })).toMatchObject({
        code: 3010006,
        msg: 'Invalid email address',
        data: { fields: { email: 'Please enter the correct email address！' } },
      });
    },
  );

  it('answers the same whether or not the address is known', async () => {
    await api.signIn('known@example.com');
    await skipWait();
    const known = await api.post('/api/validate_email', { email: 'known@example.com' });
    const unknown = await api.post('/api/validate_email', { email: 'unknown@example.com' });
    expect({ ...known, headers: null, request_id: null }).toEqual({
      ...unknown,
      headers: null,
      request_id: null,
    });
  });

  it('[§9.6] a second time within 60 seconds has to wait', async () => {
    await ask('wait@example.com');
    const again = await api.post('/api/validate_email', { email: 'wait@example.com' });
    expect(again).toMatchObject({ http: 429, code: 429 });
    const seconds = Number(again.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('speaks the language of the call', async () => {
    const asked = await api.post('/api/validate_email', { email: 'x', lang: 'zh' });
    expect(asked).toMatchObject({
      msg: '邮箱格式不正确',
      data: { fields: { email: '请输入正确的邮箱地址！' } },
    });
  });

  it('has a limit a day for an address and for a network', async () => {
    const strict = await startApiForTest({ rates: { emailCodes: 2, addressCodes: 3 } });
    const askFor = async (email: string) => {
      await skipWait(strict);
      return (await strict.post('/api/validate_email', { email })).code;
    };
    expect(await askFor('a@example.com')).toBe(200);
    expect(await askFor('a@example.com')).toBe(200);
    expect(await askFor('a@example.com')).toBe(429);
    expect(await askFor('b@example.com')).toBe(200);
    expect(await askFor('c@example.com')).toBe(429);
  });
});

describe('an account', () => {
  it('[§8.13] that is blocked gets no session, and its open sessions end', async () => {
    const { token } = await api.signIn('blocked@example.com');
    await api.database.pool.query(`update users set state = 'abnormal' where email = 'blocked@example.com'`);
    expect(await api.post('/api/user/mine', {}, { token })).toMatchObject({ http: 200, code: 3010010 });
    await skipWait();
    expect(await login('blocked@example.com', await ask('blocked@example.com'))).toMatchObject({
      code: 3010010,
    });
  });

  it('gets no name from an address that nobody may be called', async () => {
    const email = 'child-porn@example.com';
    expect((await login(email, await ask(email))).data).toMatchObject({ email, name: 'Newcomer' });
  });

  it('of the demo gallery can never be signed in to', async () => {
    await api.database.pool.query(
      `insert into users (email, name, state) values ('demo@example.com', 'Atelier', 'demo')`,
    );
    expect(await login('demo@example.com', await ask('demo@example.com'))).toMatchObject({ code: 3010010 });
  });

  it('brings no second gift from the same device', async () => {
    const first = await login('gift-one@example.com', await ask('gift-one@example.com'), { d_id: 'same' });
    const second = await login('gift-two@example.com', await ask('gift-two@example.com'), { d_id: 'same' });
    expect([first.data?.gift, second.data?.gift]).toEqual([100, 0]);
    expect(second.data).toMatchObject({ first_login: true, point: 0, sub_point: 20 });
  });

  it('brings no more gifts than a network may get in a day', async () => {
    const strict = await startApiForTest({ rates: { addressGifts: 1 } });
    const points = [];
    for (const email of ['first@example.com', 'second@example.com']) {
      const { token } = await strict.signIn(email);
      const { data } = await strict.post<{ point: number }>('/api/user/mine', {}, { token });
      points.push(data?.point);
    }
    expect(points).toEqual([100, 0]);
  });
});

describe('a session', () => {
  it('[§7.2] ends with signing out, and only that one', async () => {
    const { token, email } = await api.signIn('leave@example.com');
    await skipWait();
    const other = await login(email, await ask(email));
    expect(await api.post('/api/logout', {}, { token })).toMatchObject({ http: 200, code: 200, data: {} });
    expect(await api.post('/api/user/mine', {}, { token })).toMatchObject({ http: 401, code: -1 });
    expect(await api.post('/api/user/mine', {}, { token: other.data?.token ?? '' })).toMatchObject({
      code: 200,
    });
  });

  it('lasts 30 days from its last use, written at most once a minute', async () => {
    const { token, id } = await api.signIn('slide@example.com');
    const set = (used: string, end: string) =>
      api.database.pool.query(
        `update sessions set used_at = now() - interval '${used}', expires_at = now() + interval '${end}' where user_id = $1`,
        [id],
      );
    const readDaysLeft = async () => {
      const { rows } = await api.database.pool.query(
        'select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions where user_id = $1',
        [id],
      );
      return rows[0].days;
    };
    await set('30 seconds', '10 days');
    await api.post('/api/user/mine', {}, { token });
    expect(await readDaysLeft()).toBe(10);
    await set('2 minutes', '10 days');
    await api.post('/api/user/mine', {}, { token });
    expect(await readDaysLeft()).toBe(30);
    await set('2 minutes', '-1 second');
    expect(await api.post('/api/user/mine', {}, { token })).toMatchObject({ http: 401, code: -1 });
  });

  it('is kept by its hash alone', async () => {
    const { token } = await api.signIn('secret@example.com');
    const rows = await api.app.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('[§8.12] of Google is refused while no client is set up', async () => {
    const answer = await api.post('/api/login', { platform: 1, id_token: 'x.y.z' });
    expect(answer).toMatchObject({ http: 200, code: 3010009 });
  });
});
