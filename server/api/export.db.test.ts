// Taking everything along: what is asked for, packed by a worker, mailed as a link, and gone after a day.
import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { expireExports } from '#server/account/expire-exports.ts';
import { mailExport, packExport } from '#server/account/pack-exports.ts';
import { purgeAccounts } from '#server/account/purge-accounts.ts';
import { blocked_tries } from '#server/database/schema/admin.ts';
import { activities, follows, likes, reports } from '#server/database/schema/community.ts';
import { media, task_inputs } from '#server/database/schema/media.ts';
import { tasks, unlabelled_downloads } from '#server/database/schema/tasks.ts';
import { data_exports, identities, users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { MailError } from '#server/adapters/mail.ts';
import { Refusal } from '#server/refusal.ts';
import { createTask } from '#server/task/create-task.ts';
import type { PrepareDownload } from '#server/task/prepare-download.ts';
import { sweepOrphans } from '#server/worker/upkeep/sweep-orphans.ts';
import { openPackContext } from '#tests/fakes/pack-context.ts';
import { readEmails } from '#tests/fakes/read-emails.ts';
import { readZip } from '#tests/fakes/read-zip.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { type TestApi, useTestApi } from '#tests/start-test-api.ts';

const api = useTestApi();
let me: Awaited<ReturnType<TestApi['signIn']>>;
beforeEach(async () => {
  await api.app.db.delete(data_exports);
  me = await api.signIn();
});

const running = () => new AbortController().signal;
/** What a worker does for my newest export, as often as jobs of it come: packs what is due, mails what is packed. */
async function pack(app: AppContext = api.app, signal = running()): Promise<void> {
  const export_id = (await readRow()).id;
  await packExport(openPackContext(app), { export_id }, signal);
  await mailExport(openPackContext(app), { export_id });
}
const ask = (language = 'en', wish: object = {}) =>
  api.post<{ id: string; fields?: Record<string, string> }>('/api/user/export', wish, {
    token: me.token,
    headers: { 'accept-language': language },
  });

async function complete(user = me.id): Promise<number> {
  const params = { engine: 'pro', prompt: 'a lamp', aspect_ratio: '1:1', resolution: '1K', count: 1 };
  const id = Number((await createTask(api.app, user, { type: 1, params, language: 'en' })).id);
  await api.app.db
    .update(tasks)
    .set({ status: 2, finished_at: sql`now()`, started_at: sql`now()` })
    .where(eq(tasks.id, id));
  await storeResult(api.app, id);
  return id;
}

const put = (key: string, content: string) => api.app.storage.put(key, Readable.from([Buffer.from(content)]));

async function upload(key: string) {
  const facts = { kind: 'image', format: 'jpg', role: 'upload' } as const;
  const [row] = await api.app.db
    .insert(media)
    .values({ ...facts, ...(await put(key, `bytes of ${key}`)), user_id: me.id })
    .returning();
  if (!row) throw new Error('no upload');
  return row;
}

const newestEmail = async () => (await readEmails(api.app.config, me.email)).at(-1);

async function readLink(): Promise<string> {
  const message = await newestEmail();
  const link = /https?:\/\/\S+/.exec(message?.text ?? '')?.[0] ?? '';
  expect(link.startsWith(`${api.app.config.publicUrl}/media/export-`)).toBe(true);
  return link.slice(api.app.config.publicUrl.length);
}

async function fetchExport(): Promise<Map<string, Buffer>> {
  const response = await api.fetch(await readLink());
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toMatch(/filename="?atelier_data_\d{8}-\d{4}\.zip"?/);
  return await readZip(Buffer.from(await response.arrayBuffer()));
}

async function readRow() {
  const [row] = await api.app.db
    .select()
    .from(data_exports)
    .where(eq(data_exports.user_id, me.id))
    .orderBy(desc(data_exports.id));
  if (!row) throw new Error('no export');
  return row;
}

const listLog = () =>
  api.app.db
    .select({
      kind: unlabelled_downloads.kind,
      email: unlabelled_downloads.email,
      task_id: unlabelled_downloads.task_id,
      export_id: unlabelled_downloads.export_id,
    })
    .from(unlabelled_downloads)
    .where(eq(unlabelled_downloads.user_id, me.id))
    .orderBy(unlabelled_downloads.id);

async function listKeys(exportId: number): Promise<string[]> {
  const keys = (await Readable.from(api.app.storage.list(-60)).toArray()) as string[];
  return keys.filter((key) => key.startsWith(`export-${exportId}-`));
}

describe('an export', () => {
  it('brings everything that is kept, every file as it was where it is asked for without labels', async () => {
    const { db } = api.app;
    const other = await api.signIn();
    const [work, strange] = [await complete(), await complete(other.id)];
    const deleted = await complete();
    await storeResult(api.app, work, undefined, 1);
    await api.post('/api/task/favorite', { id: String(work), favorite: true, images: [0] }, me);
    await api.post('/api/task/delete', { id: String(work), images: [1] }, me);
    await api.post('/api/task/delete', { id: String(deleted) }, me);
    const photo = await upload('upload-photo.jpg');
    await db.insert(task_inputs).values([{ task_id: work, role: 'image', index: 0, media_id: photo.id }]);
    const face = await upload('upload-face.jpg');
    await db.update(users).set({ head_img: face.key, bio: '画画的人' }).where(eq(users.id, me.id));
    await db.insert(identities).values({ issuer: 'https://id.example', subject: 's-1', user_id: me.id });
    await db.insert(likes).values({ user_id: me.id, task_id: strange });
    await db.insert(follows).values([
      { follower_id: me.id, followee_id: other.id },
      { follower_id: other.id, followee_id: me.id },
    ]);
    await db.insert(activities).values({ user_id: me.id, kind: 'followed', actor_id: other.id });
    await db
      .insert(reports)
      .values({ reporter_id: me.id, task_id: strange, reason: 'violence', text: 'look' });
    await db.insert(blocked_tries).values({ user_id: me.id, stage: 'prompt', reason: 'hateful' });

    expect(await ask('zh', { unlabelled: true, accept: true })).toMatchObject({ code: 200 });
    await pack();
    const files = await fetchExport();
    const text = (name: string) => files.get(name)?.toString('utf8') ?? '';
    const list = (name: string) => JSON.parse(text(name)) as Record<string, unknown>[];

    expect(text('README.txt')).toContain('画境保存的你的全部数据');
    expect(JSON.parse(text('profile.json'))).toMatchObject({
      id: String(me.id),
      email: me.email,
      bio: '画画的人',
      image: expect.stringMatching(new RegExp(`^atelier_upload_.*_${face.id}\\.jpg$`)),
      preferences: { theme: 'system' },
      identities: [{ issuer: 'https://id.example', subject: 's-1' }],
      sessions: [{ browser: expect.any(String) }],
    });
    expect(text('profile.json')).not.toContain('token_hash');
    expect(list('points.json').map(({ kind, amount }) => [kind, amount])).toEqual([
      ['gift', 100],
      ['daily', 20],
      ['task_charge', -2],
      ['task_charge', -2],
    ]);
    const works = list('works.json');
    expect(works.map(({ id }) => id)).toEqual([String(work), String(deleted)]);
    expect(works[0]).toMatchObject({
      tool: 'text-to-image',
      state: 'done',
      prompt: 'a lamp',
      parameters: { aspect_ratio: '1:1' },
      cost: 2,
      receipt: [{ kind: 'task_charge', points: -2 }],
      inputs: [{ role: 'image', file: expect.stringMatching(/^atelier_upload_.*\.jpg$/) }],
      results: [
        {
          file: expect.stringMatching(/^atelier_text-to-image_.*_1\.png$/),
          favorite: true,
          public: false,
          deleted_at: null,
        },
        {
          file: expect.stringMatching(/^atelier_text-to-image_.*_2\.png$/),
          favorite: false,
          deleted_at: expect.any(String),
        },
      ],
    });
    expect(works[1]?.['deleted_at']).not.toBeNull();
    expect(list('likes.json')).toMatchObject([{ work_id: String(strange) }]);
    expect(list('follows.json').map(({ direction, user_id }) => [direction, user_id])).toEqual([
      ['following', String(other.id)],
      ['follower', String(other.id)],
    ]);
    expect(list('activities.json')).toMatchObject([{ kind: 'followed', by: { id: String(other.id) } }]);
    expect(list('rules.json')).toMatchObject([{ event: 'report' }, { event: 'blocked', reason: 'hateful' }]);

    const rows = await db.select().from(media).where(eq(media.user_id, me.id));
    const hashes = rows.map(({ sha256 }) => sha256);
    const stored = [...files].filter(([name]) => name.startsWith('media/'));
    const found = stored.map(([, content]) => createHash('sha256').update(content).digest('hex'));
    expect(found.sort()).toEqual(hashes.sort());
    const named = works.flatMap(({ results, inputs }) => [...(results as object[]), ...(inputs as object[])]);
    for (const one of named) expect([...files.keys()]).toContain(`media/${(one as { file: string }).file}`);
  });

  it('[product 2.0] brings results under their label, uploads as they were', async () => {
    await complete();
    const photo = await upload('upload-plain.jpg');
    await ask();
    await pack();
    const files = await fetchExport();
    const media = [...files].filter(([name]) => name.startsWith('media/'));
    const [result] = media.flatMap(([name, content]) => (name.includes('text-to-image') ? [content] : []));
    const [sent] = media.flatMap(([name, content]) => (name.includes('_upload_') ? [content] : []));
    expect(String(sent)).toBe(`bytes of ${photo.key}`);
    // One colour as it was made; the label is the only thing on it.
    const { channels } = await sharp(result).stats();
    expect(channels.some(({ min, max }) => min !== max)).toBe(true);
    expect(files.get('README.txt')?.toString()).toContain('Each result carries its label');
    expect(await listLog()).toEqual([]);
  });

  it('[product 2.0] without labels wants the statement once, and is on record', async () => {
    await complete();
    const refused = await ask('en', { unlabelled: true });
    expect(refused).toMatchObject({
      code: 3010001,
      data: { fields: { accept: 'Please accept the statement of responsibility first' } },
    });
    expect(await api.app.db.$count(data_exports, eq(data_exports.user_id, me.id))).toBe(0);
    const first = await ask('en', { unlabelled: true, accept: true });
    await pack();
    const files = await fetchExport();
    const [result] = [...files].flatMap(([name, content]) => (name.endsWith('.png') ? [content] : []));
    const { channels } = await sharp(result).stats();
    expect(channels.every(({ min, max }) => min === max)).toBe(true);
    expect(files.get('README.txt')?.toString()).toContain('Label what you publish');
    const again = await ask('en', { unlabelled: true });
    const [a, b] = [Number(first.data?.id), Number(again.data?.id)];
    expect(await listLog()).toEqual([
      { kind: 'accepted', email: me.email, task_id: null, export_id: a },
      { kind: 'exported', email: me.email, task_id: null, export_id: a },
      { kind: 'exported', email: me.email, task_id: null, export_id: b },
    ]);
    const told = JSON.parse(files.get('unlabelled.json')?.toString() ?? '') as object[];
    expect(told).toMatchObject([
      { event: 'accepted', work_id: null, export_id: String(a) },
      { event: 'exported', work_id: null, export_id: String(a) },
    ]);
  });

  it('waits for a label as long as that takes, and is left when its worker must stop', async () => {
    await complete();
    await ask();
    const { id } = await readRow();
    const full = new Refusal('unavailable', { retryAfterSeconds: 0.05 });
    const app = openPackContext(api.app);
    const prepareDownload = vi
      .fn<PrepareDownload>(app.prepareDownload)
      .mockRejectedValueOnce(full)
      .mockRejectedValueOnce(full);
    await packExport({ ...app, prepareDownload }, { export_id: id }, running());
    expect(prepareDownload).toHaveBeenCalledTimes(3);
    expect((await readRow()).key).not.toBe('');

    await api.app.db.update(data_exports).set({ key: '', state: 'waiting' });
    const stopping = new AbortController();
    const later = () => {
      stopping.abort(new Error('stopping'));
      return Promise.reject(new Refusal('unavailable', { retryAfterSeconds: 3600 }));
    };
    const left = packExport({ ...app, prepareDownload: later }, { export_id: id }, stopping.signal);
    await expect(left).rejects.toThrow('stopping');
    expect(await readRow()).toMatchObject({ key: '', state: 'waiting' });
  });

  it('of somebody who has nothing yet is whole too', async () => {
    await ask();
    await pack();
    const files = await fetchExport();
    expect(files.get('works.json')?.toString()).toBe('[]\n');
    expect([...files.keys()].filter((name) => name.startsWith('media/'))).toEqual([]);
    expect(files.get('README.txt')?.toString()).toContain('Everything that Atelier keeps of you');
  });

  it.each([
    ['en', 'Your Atelier data is ready', 'The link works for 24 hours'],
    ['zh', '你的画境数据已打包完成', '下载链接 24 小时内有效'],
  ])('comes by a letter in the words of who asked (%s)', async (language, subject, life) => {
    await ask(language);
    await pack();
    const message = await newestEmail();
    expect(message?.subject).toBe(subject);
    for (const written of [message?.text, message?.html]) expect(written).toContain(life);
    expect(message?.html).toContain('/media/export-');
  });

  it('is asked for once while one waits or is packed, and three times a day', async () => {
    const first = await ask();
    expect((await ask()).data?.id).toBe(first.data?.id);
    await api.app.db.update(data_exports).set({ state: 'packing' });
    expect((await ask()).data?.id).toBe(first.data?.id);
    await pack();
    for (let more = 0; more < 2; more += 1) {
      expect((await ask()).data?.id).not.toBe(first.data?.id);
      await pack();
    }
    for (const [language, words] of [
      ['en', 'You can ask for your data 3 times a day. Please ask again tomorrow'],
      ['zh', '每天最多可申请 3 次数据导出，请明天再试'],
    ] as const) {
      const answer = await ask(language);
      expect(answer).toMatchObject({ http: 429, code: 429, msg: words });
      const hours = Number(answer.headers.get('retry-after')) / 3600;
      expect(hours).toBeGreaterThan(23.9);
      expect(hours).toBeLessThanOrEqual(24);
    }
  });

  it('asked for twice at the same moment is one', async () => {
    const [a, b] = await Promise.all([ask(), ask()]);
    expect(a.data?.id).toBe(b.data?.id);
  });

  it('needs an address for its email', async () => {
    await api.app.db.update(users).set({ email: '' }).where(eq(users.id, me.id));
    expect((await ask('zh')).data).toMatchObject({ fields: { email: '你的账号没有邮箱，无法接收下载链接' } });
  });

  it('is gone after a day, and its link says so', async () => {
    await ask();
    await pack();
    const link = await readLink();
    const { key } = await readRow();
    const now = Date.now();
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: now + 23.9 * 3_600_000 });
    expect((await api.fetch(link)).status).toBe(200);
    vi.setSystemTime(now + 24.1 * 3_600_000);
    expect((await api.fetch(link)).status).toBe(404);
    vi.useRealTimers();

    expect(await expireExports(api.app)).toBe(0);
    await api.app.db.update(data_exports).set({ expires_at: sql`now() - interval '1 second'` });
    expect(await expireExports(api.app)).toBe(1);
    expect(await api.app.storage.size(key)).toBeUndefined();
    expect((await api.fetch(link)).status).toBe(404);
    expect(await expireExports(api.app)).toBe(0);
  });

  it('is still sent when it was asked for before the account was given up', async () => {
    await ask();
    await api.post('/api/user/terminate', { email: me.email }, me);
    await pack();
    expect(await fetchExport()).toBeDefined();
  });
});

const broken = () => Promise.reject(new Error('broken'));
const noSpace = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));

describe('packing', () => {
  it('belongs to who took it up last: the one before writes nothing more, and mails nothing', async () => {
    await ask();
    const { id, key: none } = await readRow();
    const slow = Promise.withResolvers<void>();
    const put = async (key: string, content: Readable) => {
      await slow.promise;
      return await api.app.storage.put(key, content);
    };
    const first = packExport(
      openPackContext({ ...api.app, storage: { ...api.app.storage, put } }),
      { export_id: id },
      running(),
    );
    await expect.poll(async () => (await readRow()).state).toBe('packing');
    await pack();
    const { key, ...sent } = await readRow();
    expect(sent).toMatchObject({ state: 'sent' });
    expect(key).not.toBe(none);
    const emails = (await readEmails(api.app.config, me.email)).length;
    slow.resolve();
    await first;
    expect(await readRow()).toEqual({ key, ...sent });
    expect(await listKeys(id)).toEqual([key]);
    expect((await readEmails(api.app.config, me.email)).length).toBe(emails);
  });

  it('waits again after a fault of the storage, and tells it to the queue', async () => {
    await ask();
    const packing = pack({ ...api.app, storage: { ...api.app.storage, put: broken } });
    await expect(packing).rejects.toThrow('broken');
    expect(await readRow()).toMatchObject({ state: 'waiting', key: '' });
    await pack();
    expect((await readRow()).state).toBe('sent');
  });

  it.each([
    ['en', 'The storage has no room for the file'],
    ['zh', '当前存储空间不足'],
  ])('without space fails at once, with an email that says so (%s)', async (language, words) => {
    for (const full of [{ isWritable: () => Promise.resolve(false) }, { put: noSpace }]) {
      await ask(language);
      await pack({ ...api.app, storage: { ...api.app.storage, ...full } });
      expect((await newestEmail())?.text).toContain(words);
    }
    expect(await api.app.db.$count(data_exports, ne(data_exports.state, 'failed'))).toBe(0);
  });

  it('that fills the storage on its way leaves nothing there', async () => {
    await complete();
    await ask();
    let looks = 0;
    const filling = { ...api.app.storage, isWritable: () => Promise.resolve((looks += 1) === 1) };
    await pack({ ...api.app, storage: filling });
    expect((await newestEmail())?.text).toContain('no room');
    expect(await listKeys((await readRow()).id)).toEqual([]);
  });

  it('is not done again when only the email was not taken', async () => {
    await ask();
    const silent = {
      ...api.app,
      mail: { ...api.app.mail, send: () => Promise.reject(new MailError('unavailable', null)) },
    };
    await expect(pack(silent)).rejects.toThrow('The mail server failed');
    const packed = await readRow();
    expect(packed).toMatchObject({ state: 'waiting', key: expect.stringMatching(/^export-/) });
    await pack({ ...api.app, storage: { ...api.app.storage, put: () => Promise.reject(new Error()) } });
    expect(await readRow()).toMatchObject({ state: 'sent', key: packed.key });
    await fetchExport();
  });

  it('without a mailbox fails at once', async () => {
    await ask();
    const { mail } = api.app;
    const send = vi.fn<typeof mail.send>(() => Promise.reject(new MailError('no_mailbox', null)));
    await pack({ ...api.app, mail: { ...mail, send } });
    expect((await readRow()).state).toBe('failed');
    expect(send.mock.calls.map(([{ subject }]) => subject)).toEqual([
      'Your Atelier data is ready',
      'Your Atelier data could not be packed',
    ]);
  });

  it('is packed again when its file is gone before it was mailed', async () => {
    await ask();
    const export_id = (await readRow()).id;
    await packExport(openPackContext(api.app), { export_id }, running());
    const { key } = await readRow();
    await api.app.storage.remove(key);
    await mailExport(openPackContext(api.app), { export_id });
    expect(await readRow()).toMatchObject({ state: 'waiting', key: '' });
    await pack();
    expect((await readRow()).state).toBe('sent');
    await fetchExport();
  });

  it('ends early when the worker must stop, and is left for the next', async () => {
    await ask();
    const stopping = new AbortController();
    const put = async (_key: string, content: Readable) => {
      stopping.abort(new Error('stopping'));
      await pipeline(content, new Writable({ write: (_chunk, _encoding, done) => done() }));
      throw new Error('it was not stopped');
    };
    const packing = pack({ ...api.app, storage: { ...api.app.storage, put } }, stopping.signal);
    await expect(packing).rejects.toThrow('stopping');
    expect(await readRow()).toMatchObject({ state: 'waiting', key: '' });
    await pack();
    expect((await readRow()).state).toBe('sent');
  });

  it('never holds more than a little of many gigabytes', async () => {
    await complete();
    await upload('upload-large.jpg');
    await ask();
    const CHUNK = 64 * 1024;
    const CHUNKS = 300;
    let [made, written, most] = [0, 0, 0];
    const open = () => {
      let left = CHUNKS;
      const content = new Readable({
        read() {
          made += CHUNK;
          most = Math.max(most, made - written);
          this.push(left-- > 0 ? Buffer.alloc(CHUNK) : null);
        },
      });
      return Promise.resolve(content);
    };
    const put = async (key: string, content: Readable) => {
      const disk = new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          written += chunk.length;
          setImmediate(done);
        },
      });
      await pipeline(content, disk);
      return { key, bytes: written, sha256: '' };
    };
    const size = () => Promise.resolve(written);
    await pack({ ...api.app, storage: { ...api.app.storage, open, put, size } });
    expect((await readRow()).state).toBe('sent');
    expect(written).toBeGreaterThan(2 * CHUNKS * CHUNK);
    expect(most).toBeLessThan(4 * 1024 * 1024);
  });

  it('of an account that is erased meanwhile leaves nothing', async () => {
    const { data } = await ask();
    const { storage } = api.app;
    const put = async (key: string, content: Readable) => {
      const stored = await storage.put(key, content);
      await api.app.db
        .update(users)
        .set({ purge_at: sql`now()` })
        .where(eq(users.id, me.id));
      expect(await purgeAccounts(api.app)).toBe(1);
      return stored;
    };
    const messages = (await readEmails(api.app.config, me.email)).length;
    await pack({ ...api.app, storage: { ...storage, put } });
    expect(await api.app.db.$count(data_exports, eq(data_exports.user_id, me.id))).toBe(0);
    expect((await readEmails(api.app.config, me.email)).length).toBe(messages);
    expect(await listKeys(Number(data?.id))).toEqual([]);
  });

  it('that was killed before its row knew the file is swept away, one that is known stays', async () => {
    await ask();
    await pack();
    const { key } = await readRow();
    await put('export-1-killed.zip', 'x');
    await sweepOrphans(api.app, -60);
    expect(await api.app.storage.size('export-1-killed.zip')).toBeUndefined();
    expect(await api.app.storage.size(key)).toBeGreaterThan(0);
  });

  it('is done by one of two workers that look at the same moment', async () => {
    await ask();
    const emails = (await readEmails(api.app.config, me.email)).length;
    const { id } = await readRow();
    const packOnce = () => packExport(openPackContext(api.app), { export_id: id }, running());
    await Promise.all([packOnce(), packOnce()]);
    await mailExport(openPackContext(api.app), { export_id: id });
    await mailExport(openPackContext(api.app), { export_id: id });
    expect(await listKeys(id)).toHaveLength(1);
    expect((await readEmails(api.app.config, me.email)).length).toBe(emails + 1);
    const isSent = and(eq(data_exports.user_id, me.id), eq(data_exports.state, 'sent'));
    expect(await api.app.db.$count(data_exports, isSent)).toBe(1);
  });
});
