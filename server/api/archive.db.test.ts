// Own works as one zip: for whom, which of them, under which names, and for how long.
import http from 'node:http';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { signMediaUrl } from '#server/media/sign-media-url.ts';
import { signArchiveTicket } from '#server/task/archive-ticket.ts';
import { createTask } from '#server/task/create-task.ts';
import { readZip } from '#tests/fakes/read-zip.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { type TestApi, useTestApi } from '#tests/start-test-api.ts';

type Archive = { url: string; files: number };

const api = useTestApi();
let me: Awaited<ReturnType<TestApi['signIn']>>;
beforeEach(async () => {
  me = await api.signIn();
  await setPlan('pro');
});

const setPlan = (plan: 'basic' | 'pro' | 'ultimate') =>
  api.app.db.update(users).set({ plan }).where(eq(users.id, me.id));

async function complete(user = me.id): Promise<string> {
  const params = { engine: 'pro', prompt: 'a lamp', aspect_ratio: '1:1', resolution: '1K', count: 1 };
  const { id } = await createTask(api.app, user, { type: 1, params, language: 'en' });
  await api.app.db
    .update(tasks)
    .set({
      status: 2,
      finished_at: sql`now()`,
      started_at: sql`now()`,
      created_at: new Date('2026-11-21T14:38:00Z'),
    })
    .where(eq(tasks.id, Number(id)));
  await storeResult(api.app, Number(id));
  return id;
}

const ask = (ids: string[], language = 'en') =>
  api.post<Archive>(
    '/api/task/archive',
    { ids },
    { token: me.token, headers: { 'accept-language': language } },
  );

async function fetchZip(url = '') {
  const response = await api.fetch(url);
  return { response, zip: Buffer.from(await response.arrayBuffer()) };
}

/** As it is downloaded alone, and as it is looked at. */
async function readAlone(taskId: string): Promise<{ downloaded: Buffer; shown: Buffer }> {
  const [row] = await api.app.db
    .select()
    .from(media)
    .where(eq(media.task_id, Number(taskId)));
  const url = signMediaUrl(api.app.config, row?.key ?? '');
  const read = async (address: string) => Buffer.from(await (await api.fetch(address)).arrayBuffer());
  return { downloaded: await read(`${url}&d=a.png`), shown: await read(url) };
}

describe('[product 3.2] [product 4.1] works as one zip', () => {
  it('comes without a session, as long as it says, every file labelled and named as downloads are', async () => {
    const ids = [await complete(), await complete()];
    const { data } = await ask(ids.toReversed());
    const { response, zip } = await fetchZip(data?.url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-length')).toBe(String(zip.length));
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?atelier_works_\d{8}-\d{4}\.zip"?/,
    );
    const files = await readZip(zip);
    expect([...files.keys()]).toEqual(
      ids.toReversed().map((id) => `atelier_text-to-image_20261121-1438_${id}.png`),
    );
    expect(data?.files).toBe(2);
    for (const [at, content] of [...files.values()].entries()) {
      const { downloaded, shown } = await readAlone(ids.toReversed()[at] ?? '');
      expect(content.equals(downloaded)).toBe(true);
      expect(content.equals(shown)).toBe(false);
    }
    const head = await api.fetch(data?.url ?? '', { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(zip.length));
  });

  it('begins at the Pro plan, and says so', async () => {
    const id = await complete();
    await setPlan('basic');
    for (const [language, words] of [
      ['en', 'Download as a zip is available from the Pro plan'],
      ['zh', '批量打包下载 需专业版及以上会员'],
    ] as const) {
      expect(await ask([id], language)).toMatchObject({ code: 3010001, data: { fields: { ids: words } } });
    }
    await setPlan('ultimate');
    expect(await ask([id])).toMatchObject({ code: 200 });
  });

  it('leaves out what is not finished, deleted or another’s, and refuses when nothing is left', async () => {
    const other = await api.signIn();
    const strange = await complete(other.id);
    const [kept, deleted] = [await complete(), await complete()];
    const waiting = await api.post<{ id: string }>('/api/task/text_to_image/post', { prompt: 'x' }, me);
    await api.post('/api/task/delete', { id: deleted }, me);
    const rest = [strange, deleted, waiting.data?.id ?? '', '999999'];
    expect(await ask(rest)).toMatchObject({ code: 2010002 });
    const { data } = await ask([...rest, kept, kept]);
    expect(data?.files).toBe(1);
    expect([...(await readZip((await fetchZip(data?.url)).zip)).keys()]).toEqual([
      expect.stringContaining(`_${kept}.png`),
    ]);
  });

  it('takes some images of a work, named as they are downloaded alone', async () => {
    const [four, other] = [await complete(), await complete()];
    for (const index of [1, 2, 3]) await storeResult(api.app, Number(four), undefined, index);
    await api.post('/api/task/delete', { id: four, images: [0] }, me);
    const items = [{ id: four, images: [0, 3] }, { id: four, images: [1] }, { id: other }];
    const { data } = await api.post<Archive>('/api/task/archive', { items }, me);
    expect(data?.files).toBe(3);
    expect([...(await readZip((await fetchZip(data?.url)).zip)).keys()]).toEqual([
      expect.stringContaining(`_${four}_2.png`),
      expect.stringContaining(`_${four}_4.png`),
      expect.stringContaining(`_${other}.png`),
    ]);
    const deleted = [{ id: four, images: [0] }];
    expect(await api.post('/api/task/archive', { items: deleted }, me)).toMatchObject({ code: 2010002 });
  });

  it('has an address that fits, for fifty works of long numbers', async () => {
    const parts = Array.from({ length: 50 }, (_, at) => 10 ** 14 + at);
    const ticket = { user: 10 ** 14, tasks: parts, images: parts.map(() => 0xff_ff) };
    expect(signArchiveTicket(api.app.config, ticket).length).toBeLessThanOrEqual(2000);
  });

  it('takes at most fifty', async () => {
    const ids = Array.from({ length: 51 }, (_, at) => String(at + 1));
    expect(await ask(ids)).toMatchObject({ code: 3010001, data: { fields: { ids: expect.any(String) } } });
  });

  it('leaves out what was deleted between the asking and the fetching', async () => {
    const [kept, deleted] = [await complete(), await complete()];
    const { data } = await ask([kept, deleted]);
    await api.post('/api/task/delete', { id: deleted }, me);
    const { response, zip } = await fetchZip(data?.url);
    expect(response.headers.get('content-length')).toBe(String(zip.length));
    expect([...(await readZip(zip)).keys()]).toEqual([expect.stringContaining(`_${kept}.png`)]);
    await api.post('/api/task/delete', { id: kept }, me);
    expect((await fetchZip(data?.url)).response.status).toBe(404);
  });

  it('is good for ten minutes, and only as it was signed', async () => {
    const { data } = await ask([await complete()]);
    const url = data?.url ?? '';
    for (const wrong of [
      url.slice(0, -1),
      url.replace(/t=..../, 't=AAAA'),
      '/archives/works.zip?t=x',
      '/archives/works.zip?t=e30.e30',
      '/archives/works.zip',
    ]) {
      expect((await fetchZip(wrong)).response.status).toBe(404);
    }
    const asked = Date.now();
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: asked + 9.9 * 60_000 });
    expect((await fetchZip(url)).response.status).toBe(200);
    vi.setSystemTime(asked + 10.1 * 60_000);
    expect((await fetchZip(url)).response.status).toBe(404);
  });

  it('is nothing any more when its owner has left', async () => {
    const { data } = await ask([await complete()]);
    await api.post('/api/user/terminate', { email: me.email }, me);
    expect((await fetchZip(data?.url)).response.status).toBe(404);
  });

  it('is not read on when the reader goes away', async () => {
    const ids = [await complete(), await complete(), await complete()];
    const { storage } = api.app;
    onTestFinished(() => void vi.restoreAllMocks());
    const opened: { destroyed: boolean }[] = [];
    const { data } = await ask(ids);
    // The files have their labels before one is read.
    await api.fetch(data?.url ?? '', { method: 'HEAD' });
    vi.spyOn(storage, 'open').mockImplementation(async (key) => {
      const size = (await storage.size(key)) ?? 0;
      const endless = new Readable({ read: () => void endless.push(Buffer.alloc(size + 1)) });
      opened.push(endless);
      return endless;
    });
    await new Promise<void>((resolve) => {
      const request = http.get(api.url + data?.url, (response) => {
        response.once('data', () => {
          request.destroy();
          resolve();
        });
      });
      request.on('error', () => {});
    });
    await waitUntil('the file is closed', () => opened.length > 0 && opened.every((file) => file.destroyed));
    expect(opened).toHaveLength(1);
  });
});
