// The admin calls' guard on the wire, and what a blocked person meets there.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { audit_log } from '#server/database/schema/admin.ts';
import { users } from '#server/database/schema/users.ts';
import { sampleInput } from '#tests/conformance/sample-input.ts';
import { startApiForTest, type TestApi, useTestApi } from '#tests/start-test-api.ts';

const api = useTestApi();
let me: Awaited<ReturnType<TestApi['signIn']>>;
let admin: typeof me;
beforeAll(async () => {
  me = await api.signIn();
  admin = await api.signIn();
  await setRole(admin.id, 'admin');
});

const setRole = (id: number, role: 'user' | 'admin') =>
  api.app.db.update(users).set({ role }).where(eq(users.id, id));

const inRoom = endpoints.filter(({ path }) => path.startsWith('/api/admin/'));

describe('every call of the admin module', () => {
  it('says that it is for admins', () => {
    expect(inRoom.length).toBeGreaterThanOrEqual(11);
    expect(inRoom.filter(({ access }) => access !== 'admin')).toEqual([]);
  });

  it.each(inRoom)('[§8.7] $path is closed to users, before anything of it is read', async (endpoint) => {
    for (const body of [sampleInput(endpoint.input), { nonsense: 1 }]) {
      expect(await api.post(endpoint.path, body, { token: me.token })).toMatchObject({
        http: 403,
        code: 3010004,
        data: null,
      });
    }
    expect(await api.post(endpoint.path, {})).toMatchObject({ http: 401, code: -1 });
  });

  it('[§6.1] opens for an admin, and closes with the next call of who is none any more', async () => {
    const look = () => api.post('/api/admin/health', {}, { token: admin.token });
    expect(await look()).toMatchObject({ http: 200, code: 200 });
    expect(await api.post('/api/user/mine', {}, { token: admin.token })).toMatchObject({
      data: { role: 'admin' },
    });
    await setRole(admin.id, 'user');
    expect(await look()).toMatchObject({ http: 403, code: 3010004 });
    await setRole(admin.id, 'admin');
  });

  it('does nothing without a reason', async () => {
    const acts = inRoom.filter(({ kind }) => kind === 'act');
    expect(acts.length).toBeGreaterThanOrEqual(6);
    for (const { path, input } of acts) {
      const asked = { ...sampleInput(input), reason: '   ' };
      expect(await api.post(path, asked, { token: admin.token })).toMatchObject({
        code: 3010001,
        data: { fields: { reason: 'Please say why' } },
      });
    }
    expect(await api.app.db.$count(audit_log)).toBe(0);
  });
});

it('[§8.13] a blocked person is told so at the next call and at the next sign-in; open streams end', async () => {
  const person = await api.signIn('blocked@example.com');
  const { data } = await api.post<{ ticket: string }>('/api/task/events/ticket', {}, { token: person.token });
  const stream = await api.fetch(`/api/task/events?ticket=${data?.ticket}`);
  const setState = (state: string) =>
    api.post(
      '/api/admin/user/state',
      { id: String(person.id), state, reason: 'spam' },
      { token: admin.token },
    );
  expect(await setState('abnormal')).toMatchObject({ code: 200, data: { state: 'abnormal' } });
  await stream.text(); // ends
  expect(await api.post('/api/user/mine', {}, { token: person.token })).toMatchObject({ code: 3010010 });
  const signIn = async () => {
    await api.database.pool.query(`delete from rate_limits`);
    await api.post('/api/validate_email', { email: person.email });
    const code = await api.readCode(person.email);
    return await api.post('/api/login', { platform: 0, email: person.email, code });
  };
  expect(await signIn()).toMatchObject({ code: 3010010, msg: 'Your account is in an abnormal state' });
  expect(await setState('normal')).toMatchObject({ code: 200, data: { state: 'normal' } });
  expect(await api.post('/api/user/mine', {}, { token: person.token })).toMatchObject({
    http: 401,
    code: -1,
  });
  expect(await signIn()).toMatchObject({ code: 200 });
});

const login = (to: TestApi, email: string, code = '000000') =>
  to.post<{ role: string; token: string }>('/api/login', { platform: 0, email, code });

describe('[§6.1] the mock login', () => {
  it('is not there where nobody asked for it', async () => {
    expect(api.app.config.hasMockLogin).toBe(false);
    expect(await login(api, 'admin@example.com')).toMatchObject({ code: 3010007 });
    expect(await api.app.db.$count(users, eq(users.email, 'admin@example.com'))).toBe(0);
  });

  it('takes any six digits, and makes an address with "admin" in it an admin’s', async () => {
    const mock = await startApiForTest({ config: { hasMockLogin: true } });
    expect(await login(mock, 'ada@example.com')).toMatchObject({ code: 200, data: { role: 'user' } });
    const boss = await login(mock, 'site-admin@example.com', '123456');
    expect(boss).toMatchObject({ code: 200, data: { role: 'admin' } });
    expect(await mock.post('/api/admin/health', {}, { token: boss.data?.token ?? '' })).toMatchObject({
      code: 200,
    });
    expect(await login(mock, 'x@example.com', '12')).toMatchObject({ code: 3010007 });
    await login(mock, 'site-admin@example.com');
    expect(await mock.app.db.select().from(audit_log)).toMatchObject([
      { admin_id: null, act: 'admin_made', reason: 'MOCK_LOGIN' },
    ]);
  });
});
