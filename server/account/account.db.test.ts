// The own record, the public card and the preferences, on the wire.
import { beforeAll, describe, expect, it } from 'vitest';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { useTestApi } from '#tests/start-test-api.ts';

const api = useTestApi();
let me: { token: string; id: number; email: string };
let other: typeof me;
beforeAll(async () => {
  me = await api.signIn('ada@example.com');
  other = await api.signIn('bob@example.com');
});

const as = (user: typeof me) => ({ token: user.token });

async function addWork(userId: number, key: string, isPublic: boolean): Promise<void> {
  const [task] = await api.app.db
    .insert(tasks)
    .values({
      user_id: userId,
      seq: Math.floor(Math.random() * 1e9),
      type: 1,
      status: 2,
      params: {},
      cost: 0,
      cost_detail: [],
      deadline_at: new Date(),
      public: isPublic,
    })
    .returning({ id: tasks.id });
  await api.app.db.insert(media).values({
    user_id: userId,
    task_id: task?.id ?? 0,
    role: 'result',
    kind: 'image',
    key,
    bytes: 1,
    sha256: '',
    format: 'png',
  });
}

describe('[§7.5] the calls about oneself', () => {
  it('[§3.1] mine: user, wallet, plan, limits and preferences', async () => {
    const { data } = await api.post('/api/user/mine', {}, as(me));
    expect(data).toEqual({
      id: String(me.id),
      name: 'ada',
      email: 'ada@example.com',
      head_img: '',
      point: 100,
      sub_point: 20,
      is_vip: false,
      role: 'user',
      bio: '',
      preferences: { theme: 'system', language: 'en', notifications: false },
      subscription: expect.objectContaining({ plan_id: 'free', state: 'none', period_end: null }),
      wallet: {
        point: 100,
        sub_point: 20,
        buckets: [
          { kind: 'daily', left: 20, expires_at: expect.stringMatching(/T16:00:00\.000Z$/) },
          { kind: 'gift', left: 100, expires_at: null },
        ],
        // The sign-in has brought them.
        daily: { amount: 20, resets_at: expect.stringMatching(/T16:00:00\.000Z$/), granted: 0 },
      },
      limits: expect.objectContaining({ image_running: 2, waiting: 4, max_image_resolution: '1K' }),
      unread_activities: 0,
      first_login_at: expect.stringMatching(/^\d{4}-.*Z$/),
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('mine: brings the points of a new day at its first look', async () => {
    const late = await api.signIn();
    await api.database.pool.query(`update ledger set reason = '2000-01-01' where user_id = $1 and kind = 2`, [
      late.id,
    ]);
    await api.database.pool.query(
      `update buckets set expires_at = now() - interval '1 minute' where user_id = $1 and kind = 'daily'`,
      [late.id],
    );
    const looks = await Promise.all(
      Array.from({ length: 5 }, () => api.post('/api/user/mine', {}, as(late))),
    );
    expect(looks.map(({ data }) => data?.sub_point)).toEqual([20, 20, 20, 20, 20]);
  });

  it('[§8.5] info: the public card, without the address', async () => {
    await addWork(other.id, 'bob-public.png', true);
    await addWork(other.id, 'bob-private.png', false);
    const foreign = await api.post('/api/user/info', { id: String(other.id) }, as(me));
    expect(foreign.data).toEqual({
      id: String(other.id),
      name: 'bob',
      head_img: '',
      bio: '',
      is_vip: false,
      works: 1,
      followers: 0,
      following: 0,
      followed: false,
    });
    expect(await api.post('/api/user/info', {}, as(other))).toMatchObject({ data: { works: 2 } });
    expect(await api.post('/api/user/info', { id: '987654' }, as(me))).toMatchObject({
      http: 200,
      code: 3010002,
    });
  });

  it('edit: name and bio, in characters as people count them', async () => {
    const edited = await api.post('/api/user/edit', { name: '  画家 Ada ', bio: '😀'.repeat(160) }, as(me));
    expect(edited).toMatchObject({ code: 200, data: { name: '画家 Ada', bio: '😀'.repeat(160) } });
    const refused = await api.post('/api/user/edit', { name: ' ', bio: '😀'.repeat(161) }, as(me));
    expect(refused.data).toEqual({
      fields: {
        name: 'The name needs 1–30 characters',
        bio: 'The text can have at most 160 characters',
      },
    });
    expect(await api.post('/api/user/edit', {}, as(me))).toMatchObject({ data: { name: '画家 Ada' } });
  });

  it.each([
    ['\u202Enimda', 'nimda'],
    ['Ada\nLovelace\u2028', 'Ada Lovelace'],
    ['👩\u200D🎨 Ada', '👩\u200D🎨 Ada'],
    ...['\u3164', '\u2800\u2800', '\u00AD', '\u200B', '\u202E'].map((name) => [name, undefined]),
  ])('edit: takes %j for a name as others can read it', async (given, name) => {
    const { code, data } = await api.post('/api/user/edit', { name: given }, as(other));
    expect({ code, name: data?.['name'] }).toEqual({ code: name === undefined ? 3010001 : 200, name });
  });

  it('edit: no face that is dropped for another one at the same moment', async () => {
    const { pool } = api.database;
    const late = await api.signIn();
    await addWork(late.id, 'late-face.png', false);
    const other = await pool.connect(); // as `storeAvatar` does it
    await other.query('begin');
    await other.query('select from users where id = $1 for no key update', [late.id]);
    const edited = api.post('/api/user/edit', { head_img: '/media/late-face.png' }, as(late));
    await waitUntil('the edit waits', async () => {
      const { rows } = await pool.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length > 0;
    });
    await other.query(`delete from media where key = 'late-face.png'`);
    await other.query('commit');
    other.release();
    expect(await edited).toMatchObject({ code: 3010001 });
  });

  it('edit: an image of one’s own as the face, never another’s', async () => {
    await addWork(me.id, 'ada-face.png', false);
    const edited = await api.post<{ head_img: string }>(
      '/api/user/edit',
      { head_img: '/media/ada-face.png?e=1&s=old' },
      as(me),
    );
    expect(edited.data?.head_img).toMatch(/^\/media\/ada-face\.png\?e=\d+&s=.{43}$/);
    await addWork(me.id, 'ada-hidden.png', true);
    await api.database.pool.query(`update tasks set hidden_at = now()
      where id = (select task_id from media where key = 'ada-hidden.png')`);
    for (const head_img of [
      '/media/ada-hidden.png',
      '/media/bob-private.png',
      '/media/none.png',
      '/media/%zz',
    ]) {
      expect(await api.post('/api/user/edit', { head_img }, as(me))).toMatchObject({
        code: 3010001,
        data: { fields: { head_img: 'This is not a picture of yours' } },
      });
    }
    expect(await api.post('/api/user/edit', { head_img: '' }, as(me))).toMatchObject({
      data: { head_img: '' },
    });
  });
});

const read = () => api.post('/users/preferences', null, { ...as(other), method: 'GET' });
const change = (body: object) => api.post('/users/preferences', body, { ...as(other), method: 'PATCH' });

describe('preferences', () => {
  it('[§7.12] are read, and changed one by one', async () => {
    expect((await read()).data).toEqual({ theme: 'system', language: 'en', notifications: false });
    expect((await change({ theme: 'dark' })).data).toEqual({
      theme: 'dark',
      language: 'en',
      notifications: false,
    });
    expect((await change({ notifications: true })).data).toMatchObject({
      theme: 'dark',
      notifications: true,
    });
    expect((await change({})).data).toMatchObject({ theme: 'dark', notifications: true });
    expect(await change({ theme: 'pink' })).toMatchObject({ code: 3010001 });
    expect((await read()).data).toEqual({ theme: 'dark', language: 'en', notifications: true });
  });
});
