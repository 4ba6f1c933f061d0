// Giving an account up and taking it back, on the wire: what closes, what an email says, what comes back.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ledger } from '#server/database/schema/points.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { readEmails } from '#tests/fakes/read-emails.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { type Answer, startApiForTest, useTestApi } from '#tests/start-test-api.ts';

type Person = { token: string; id: number; email: string };
type Left = { purge_at: string };

const api = useTestApi();

const terminate = (person: Person, email: string, language = 'en'): Promise<Answer<Left>> =>
  api.post(
    '/api/user/terminate',
    { email },
    { token: person.token, headers: { 'accept-language': language } },
  );

const post = (person: Person) =>
  api.post<{ id: string }>('/api/task/text_to_image/post', { prompt: 'a fox', count: 1 }, person);

const read = (path: string, person: Person) =>
  api.post<{ items: object[] }>(path, {}, { token: person.token, method: 'GET' });

async function findUser(id: number) {
  const [user] = await api.app.db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error(`no user ${id}`);
  return user;
}

async function signInAgain({ email }: Person) {
  await api.database.pool.query(`delete from rate_limits where key like 'code-wait%'`);
  await api.post('/api/validate_email', { email });
  const code = await api.readCode(email);
  return await api.post<{ token: string; restored: boolean; first_login: boolean; id: string }>(
    '/api/login',
    {
      platform: 0,
      email,
      code,
    },
  );
}

describe('[§7.5] [product A16] giving an account up', () => {
  it('needs its address typed again; spaces and capitals do not matter', async () => {
    const me = await api.signIn('Leaver@Example.com'.toLowerCase());
    for (const [language, words] of [
      ['en', 'This is not the email of your account'],
      ['zh', '与账号邮箱不一致'],
    ] as const) {
      expect(await terminate(me, 'other@example.com', language)).toMatchObject({
        code: 3010001,
        data: { fields: { email: words } },
      });
    }
    expect((await findUser(me.id)).purge_at).toBeNull();
    expect(await terminate(me, '  LEAVER@example.COM ')).toMatchObject({ code: 200 });
  });

  it('closes it for seven days: every session ends, and so does every open stream', async () => {
    const me = await api.signIn();
    const other = await signInAgain(me);
    const ticket = await api.post<{ ticket: string }>('/api/task/events/ticket', {}, me);
    const stream = await api.fetch(`/api/task/events?ticket=${ticket.data?.ticket}`);
    const { data } = await terminate(me, me.email);
    const days = (Date.parse(data?.purge_at ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThan(7.01);
    await stream.text(); // ends only when the server ends it
    for (const token of [me.token, other.data?.token ?? '']) {
      expect(await api.post('/api/user/mine', {}, { token })).toMatchObject({ http: 401, code: -1 });
    }
  });

  it('cancels what waits and pays it back; what runs goes on', async () => {
    const me = await api.signIn();
    const [waiting, running] = [(await post(me)).data?.id, (await post(me)).data?.id];
    const { db } = api.app;
    await db
      .update(tasks)
      .set({ status: 1, started_at: new Date(), lease_until: new Date(Date.now() + 60_000) })
      .where(eq(tasks.id, Number(running)));
    await terminate(me, me.email);
    const rows = await db.select().from(tasks).where(eq(tasks.user_id, me.id)).orderBy(tasks.id);
    expect(
      rows.map(({ id, status, error_code, refunded }) => [String(id), status, error_code, refunded]),
    ).toEqual([
      [waiting, -1, 'canceled', 1],
      [running, 1, null, 0],
    ]);
    await expectInvariants(api.app);
  });

  it.each([
    ['en', 'Your Atelier account is closed', 'Sign in before then', ' UTC'],
    ['zh', '你的画境账号已关闭', '在此之前用任意一种你用过的方式登录', '（北京时间）'],
  ])('a letter says what happens and how to come back (%s)', async (language, subject, back, zone) => {
    const me = await api.signIn();
    await terminate(me, me.email, language);
    const [message] = (await readEmails(api.app.config, me.email)).slice(-1);
    expect(message?.subject).toBe(subject);
    for (const written of [message?.text, message?.html]) {
      expect(written).toContain(back);
      expect(written).toContain(zone);
      expect(written).toContain(`${api.app.config.publicUrl}/home`);
    }
  });

  it('takes the works and the person from every wall at once; coming back brings them back', async () => {
    const [me, reader] = [await api.signIn(), await api.signIn()];
    const id = (await post(me)).data?.id ?? '';
    await api.app.db
      .update(tasks)
      .set({ status: 2, started_at: new Date(), finished_at: new Date() })
      .where(eq(tasks.id, Number(id)));
    await storeResult(api.app, Number(id));
    await api.post('/api/task/publish', { id, public: true }, me);
    await api.post(`/users/${me.id}/follow`, {}, reader);
    const [person] = me.email.split('@');
    const look = async () => ({
      wall: (await api.post<{ items: object[] }>('/app/task/public', {})).data?.items.length,
      work: (await api.post('/app/task/detail', { id }, reader)).code,
      profile: (await read(`/users/${me.id}`, reader)).code,
      search: (await read(`/users/search?q=${person}`, reader)).data?.items.length,
      following: (await read('/users/following', reader)).data?.items.length,
    });
    const shown = { wall: 1, work: 200, profile: 200, search: 1, following: 1 };
    expect(await look()).toEqual(shown);
    await terminate(me, me.email);
    expect(await look()).toEqual({ wall: 0, work: 2010002, profile: 3010002, search: 0, following: 0 });
    await signInAgain(me);
    expect(await look()).toEqual(shown);
  });

  it('an account without an address types its name', async () => {
    const me = await api.signIn();
    await api.app.db.update(users).set({ email: '', name: 'Ada 画' }).where(eq(users.id, me.id));
    const refused = await terminate(me, 'ada', 'zh');
    expect(refused.data).toMatchObject({ fields: { email: '与账号昵称不一致' } });
    expect(await terminate(me, 'ada 画')).toMatchObject({ code: 200 });
  });

  it('an admin can leave too', async () => {
    const me = await api.signIn();
    await api.app.db.update(users).set({ role: 'admin' }).where(eq(users.id, me.id));
    expect(await terminate(me, me.email)).toMatchObject({ code: 200 });
  });

  it('holds though no mail server takes the letter', async () => {
    const own = await startApiForTest();
    const me = await own.signIn();
    own.app.mail.send = () => Promise.reject(new Error('down'));
    const answer = await own.post('/api/user/terminate', { email: me.email }, me);
    expect(answer).toMatchObject({ code: 200, data: { purge_at: expect.any(String) } });
  });
});

describe('[product A16] signing in within the seven days', () => {
  it('takes everything back, points and ledger unchanged, and says so once', async () => {
    const me = await api.signIn();
    const moves = () => api.app.db.select().from(ledger).where(eq(ledger.user_id, me.id));
    const before = await moves();
    await terminate(me, me.email);
    const back = await signInAgain(me);
    expect(back.data).toMatchObject({ restored: true, first_login: false, id: String(me.id), point: 100 });
    expect((await findUser(me.id)).purge_at).toBeNull();
    expect(await moves()).toEqual(before);
    expect(await api.post('/api/user/mine', {}, { token: back.data?.token ?? '' })).toMatchObject({
      code: 200,
    });
    expect((await signInAgain(me)).data).toMatchObject({ restored: false });
  });

  it('and giving up at the same moment leave no session on a closed account', async () => {
    const me = await api.signIn();
    for (let round = 0; round < 4; round += 1) {
      const token = round === 0 ? me.token : ((await signInAgain(me)).data?.token ?? '');
      await api.database.pool.query(`delete from rate_limits where key like 'code-wait%'`);
      await api.post('/api/validate_email', { email: me.email });
      const code = await api.readCode(me.email);
      const [back] = await Promise.all([
        api.post<{ token: string }>('/api/login', { platform: 0, email: me.email, code }),
        terminate({ ...me, token }, me.email),
      ]);
      const isClosed = (await findUser(me.id)).purge_at !== null;
      const look = await api.post('/api/user/mine', {}, { token: back.data?.token ?? '' });
      expect([isClosed, look.code]).toEqual([isClosed, isClosed ? -1 : 200]);
    }
  });
});
